# Le regole, un messaggio per ognuna; il nome del messaggio è quello della regola.
# Un titolo con tre segni apre un’edizione, con il suo nome nel programma (editions.ftl ha il nome
# per i giocatori); un titolo con due segni apre una parte, e i giocatori lo vedono.


### mattel

## Materiale e preparazione

M-01 = Il mazzo ha 108 carte: i numeri da 1 a 12, ognuno due volte in verde, giallo, arancione e rosso (96 carte), 8 Jolly e 4 carte Salta turno. Si gioca al massimo in 6: ci sono sei tabelle delle fasi e sei pedine.
M-02 = Uno di voi dà le carte. Si mescola tutto il mazzo e ognuno riceve 10 carte, coperte.
M-03 = Quello che non viene distribuito resta coperto: è il mazzo di pesca. La sua prima carta si scopre accanto, e da lì comincia la pila degli scarti.
M-04 = Se la pila degli scarti comincia con un Jolly, chi gioca per primo può prenderlo.
M-05 = Se la pila degli scarti comincia con una carta Salta turno, chi doveva giocare per primo salta il turno. Non serve che qualcuno la giochi.
M-06 = Si gioca in senso orario, e comincia chi siede alla sinistra del mazziere.

## Un turno

M-07 = Il tuo turno ha quattro passi, sempre in quest’ordine: peschi una carta; cali la tua fase, se puoi; attacchi carte, se puoi; scarti una carta.
M-08 = Scegli tu da dove viene la tua carta: dal mazzo di pesca o dagli scarti. Prendi sempre quella in cima.
M-09 = Una fase si cala scoperta, tutta insieme e dalla mano. Non puoi calarne una parte adesso e il resto dopo.
M-10 = In ogni manche puoi calare una fase, mai due. Nella prima manche tutti sono alla fase 1.
M-11 = Vai avanti dalla fase 1 alla fase 10 senza saltarne nessuna. Una fase che non ti riesce in questa manche la ritenti nella prossima: così ognuno può essere a una fase diversa.
M-12 = Quello che conta è calare. Quando la tua fase è sul tavolo è completata, e vai avanti anche se la manche la vince un altro.

## Combinazioni

M-13 = Carte che hanno tutte lo stesso numero sono un set: almeno due, di qualsiasi colore. Due set della stessa fase possono avere lo stesso numero: sei 10 fanno due set di 3.
M-14 = Carte con i numeri uno dopo l’altro sono una sequenza: almeno quattro, di qualsiasi colore.
M-15 = In un gruppo di colore conta solo il colore: è lo stesso su tutte le carte. I numeri possono essere qualsiasi, senza ordine.
M-16 = Le dieci fasi sono: 1) 2 set di 3; 2) set di 3 + sequenza di 4; 3) set di 4 + sequenza di 4; 4) sequenza di 7; 5) sequenza di 8; 6) sequenza di 9; 7) 2 set di 4; 8) 7 carte dello stesso colore; 9) set di 5 + set di 2; 10) set di 5 + set di 3.

## Jolly

M-17 = In una fase un Jolly vale il numero o il colore che ti serve.
M-18 = Una fase non si fa con soli Jolly: ci vuole almeno una carta numerata. Per il resto, usa tutti i Jolly che vuoi.
M-19 = Un Jolly messo in una fase resta al suo posto fino alla fine della manche.

## Carte Salta turno

M-20 = Una carta Salta turno si gioca al posto dello scarto: non va sugli scarti, la metti davanti a un altro giocatore a tua scelta. Così finisce il tuo turno.
M-21 = Con una carta Salta turno davanti, perdi il tuo prossimo turno: non fai altro che mettere la carta in cima agli scarti. Poi tocca al prossimo.
M-22 = Una carta Salta turno negli scarti non si tocca: da lì nessuno può pescarla.
M-23 = In una fase una carta Salta turno non ha posto: non vale nessun numero e nessun colore.
M-24 = Una carta Salta turno alla volta basta. Puoi mettere la tua solo davanti a chi non ne ha.

## Attaccare

M-25 = Attaccare vuol dire aggiungere carte della tua mano ai gruppi sul tavolo. Puoi farlo solo nel tuo turno, e solo quando la tua fase è sul tavolo, anche già nel turno in cui la cali.
M-26 = Puoi attaccare quante carte vuoi, a tutte le fasi sul tavolo: alla tua, a quelle degli altri o a tutte e due.
M-27 = Una carta che attacchi deve corrispondere esattamente: a un set, lo stesso numero; a una sequenza, il numero subito prima o subito dopo (a 3-4-5-6 un 2, oppure un 7 e poi un 8); a un gruppo di colore, lo stesso colore.
M-28 = Un Jolly si può attaccare a ogni set, sequenza o gruppo di colore.

## Fine di una manche

M-29 = La manche finisce subito e per tutti quando un giocatore non ha più carte, perché ha attaccato, perché ha scartato l’ultima o per tutte e due le cose. Per chiudere non serve scartare.
M-30 = Alla fine della manche chi ha chiuso e tutti gli altri che hanno calato passano alla fase successiva. Gli altri restano alla loro.
M-31 = Chi ha chiuso segna 0 punti. Gli altri contano le carte che hanno ancora in mano: 5 punti per ogni numero da 1 a 9, 10 per ogni numero da 10 a 12, 15 per una carta Salta turno e 25 per un Jolly. Le carte sul tavolo non contano. Meno punti hai, meglio è.
M-32 = Nella prossima manche dà le carte chi siede alla sinistra del mazziere, e si mescola di nuovo tutto il mazzo.

## Fine della partita

M-33 = La partita finisce alla fine della manche in cui qualcuno completa la fase 10, e quel giocatore vince.
M-34 = Se nella stessa manche siete in più d’uno a completare la fase 10, confrontate i totali, punti di quella manche compresi. Vince il totale più basso tra voi.
M-35 = Se anche i totali sono uguali, chi è in parità, e nessun altro, gioca ancora una volta la fase 10. Vince il primo che chiude.

## Chiudere, e mani nascoste

M-36 = Puoi chiudere solo se la tua fase è sul tavolo.
M-37 = Gli altri non vedono la tua mano.

## Varianti

M-V1 = Dieci manche, una per ogni fase: dopo ogni manche tutti passano alla fase successiva, che abbiano completato la loro o no. Alla fine vince il totale più basso.
M-V2 = Meno fasi: prima della partita decidete quante fasi bastano per vincere, per esempio 5 o 7. Il resto non cambia.


### ravensburger

## Materiale e preparazione

R-01 = Il mazzo ha 108 carte: i numeri da 1 a 12, ognuno due volte in ognuno dei quattro colori (96 carte), 4 carte Salta turno e 8 Jolly. Quali siano i quattro colori è supposto: il regolamento non lo dice. Si gioca al massimo in 6: ci sono sei carte riassuntive.
R-02 = Il mazziere mescola e dà 10 carte a ognuno.
R-03 = Le carte che restano sono il mazzo di pesca, coperto. La prima si scopre accanto e apre la pila degli scarti. Un Jolly o una carta Salta turno non può aprirla: va sotto il mazzo di pesca, e se ne scopre un’altra.
R-04 = Comincia chi siede alla sinistra del mazziere, poi si va avanti in senso orario.

## Un turno

R-05 = All’inizio del turno devi prendere la carta in cima al mazzo di pesca o agli scarti. Poi puoi calare la tua fase. Alla fine devi scartare una carta.
R-06 = Ognuno lavora a una fase per volta, nell’ordine della carta riassuntiva. Se la completi, la successiva è per la prossima manche; se no, ritenti la stessa.
R-07 = Le dieci fasi sono quelle dell’edizione Mattel (M-16): 1) 2 set di 3; 2) set di 3 + sequenza di 4; 3) set di 4 + sequenza di 4; 4) sequenza di 7; 5) sequenza di 8; 6) sequenza di 9; 7) 2 set di 4; 8) 7 carte dello stesso colore; 9) set di 5 + set di 2; 10) set di 5 + set di 3. Il regolamento dà le fasi 1, 2, 4 e 8, e dal suo esempio sull’ordine libero (R-V4) si ricavano 5 e 6. Le fasi 3, 7, 9 e 10 sono supposte: erano sulla carta riassuntiva.

## Combinazioni

R-08 = Un set è fatto di carte dello stesso valore; i colori non contano. Un set di 2 è una coppia, un set di 3 una terzina, un set di 4 una quartina e un set di 5 una cinquina.
R-09 = Carte con i valori uno dopo l’altro sono una sequenza: almeno quattro, di qualsiasi colore. Una sequenza si ferma al 12 e non continua con un 1.
R-10 = Nella fase 8 conta solo il colore: servono sette carte dello stesso, con qualsiasi valore.
R-11 = I set di una fase possono essere uguali: due terzine possono essere sei carte uguali, e due quartine otto.
R-12 = Aspetta di avere in mano tutta la tua fase. Una fase incompleta non si può calare.
R-13 = Cali esattamente i gruppi che la tua fase chiede. Se chiede due terzine non puoi calarne una terza, ma ognuna delle due può essere più lunga (X-07).
R-14 = A una fase si possono attaccare carte da quando è sul tavolo, anche nello stesso turno: alla terzina di 5 un altro 5, a 8-9-10-11 un 7 o un 12.
R-15 = Da quando la tua fase è sul tavolo, in ogni tuo turno puoi attaccare una o più carte adatte, alla tua fase e a quelle degli altri.

## Jolly e carte Salta turno

R-16 = Un Jolly può essere qualsiasi carta ti serva, in una fase e quando attacchi. Non c’è limite: puoi usare tutti quelli che hai.
R-17 = I Jolly servono anche nella fase 8: lì prendono il colore di cui hai bisogno.
R-18 = Un Jolly sul tavolo resta lì, anche se hai la carta che sostituisce: non si scambia.
R-19 = Con un Jolly non fai saltare il turno a nessuno: non vale mai come carta Salta turno.
R-20 = Una carta Salta turno si gioca come ultima carta del turno, davanti a uno qualsiasi degli altri giocatori invece che sugli scarti. (Una nota a margine del regolamento parla solo del giocatore successivo; vale il testo della regola.)
R-21 = Con una carta Salta turno davanti, salti il tuo prossimo turno e metti la carta sotto gli scarti.
R-22 = Chi ha già una carta Salta turno davanti non ne riceve una seconda.
R-23 = Puoi finire la manche con una carta Salta turno; allora non fa saltare il turno a nessuno.

## Manche, punti e fine

R-24 = La manche finisce quando un giocatore si è liberato dell’ultima carta. Ogni turno finisce con uno scarto (R-05), quindi quell’ultima carta si scarta o si gioca come carta Salta turno (X-12). Gli altri contano le carte che hanno in mano: 5 punti per ogni numero da 1 a 9, 10 per ogni numero da 10 a 12, 15 per una carta Salta turno e 20 per un Jolly.
R-25 = Il foglio segnapunti mostra per ognuno i punti di ogni manche, il totale e le fasi completate, che si barrano. Dopo cinque manche può essere così: 5 fasi e 35 punti; 3 fasi e 170 punti; 4 fasi e 125 punti; 2 fasi e 230 punti.
R-26 = Per ogni nuova manche si mescolano tutte le carte, e le dà chi siede alla sinistra del mazziere.
R-27 = Chi ha calato la decima fase vince la partita. Se nella stessa manche ci riesce più d’uno, si confrontano i totali, punti di quella manche compresi. Vince il totale più basso tra loro.

## Varianti

R-V1 = Dieci manche esatte, una per ogni fase: dopo ognuna tutti passano alla fase successiva, che abbiano completato la loro o no. Chi finisce una manche segna 0 punti, gli altri contano le loro carte. Alla fine vince il totale più basso.
R-V2 = Fasi a scelta: prima della partita decidete quali fasi giocare e lasciate fuori le altre. Per esempio le prime cinque, solo le pari o solo le dispari.
R-V3 = Bussare: se vuoi la carta che un altro ha appena scartato, bussa e prendila. Poi vai avanti come in un turno tuo: puoi calare la tua fase e così via, e alla fine devi scartare una carta. Dopo tocca al tuo vicino di sinistra.
R-V4 = Ordine libero: fai le fasi nell’ordine che vuoi, una per manche. Una fase si barra sul foglio segnapunti appena è calata, e le carte che si attaccano non ne fanno mai un’altra: una sequenza di 7 non diventa la fase 5 o 6. Vince chi per primo le ha calate tutte e dieci; in parità, il totale più basso.


### express

## Materiale e preparazione

E-01 = Il mazzo ha 54 carte da gioco: i numeri da 1 a 12, ognuno una volta in blu, verde, rosso e giallo (48 carte), 3 Jolly e 3 carte Salta turno. Due carte riassuntive stanno dove tutti le vedono.
E-02 = Il mazziere mescola e dà 5 carte a ognuno, coperte.
E-03 = Quello che non viene distribuito è il mazzo di pesca, e la sua prima carta apre la pila degli scarti. Se è un Jolly, chi gioca per primo può prenderlo. Se è una carta Salta turno, chi doveva giocare per primo salta il turno.
E-04 = Si gioca in senso orario, e comincia chi siede alla sinistra del mazziere.

## Un turno

E-05 = Il tuo turno ha quattro passi, sempre in quest’ordine: peschi una carta, quella in cima al mazzo di pesca o agli scarti; cali la tua fase, se puoi; attacchi carte, se puoi; scarti una carta.
E-06 = In ogni manche puoi calare una fase, intera e dalla mano. Vai avanti dalla fase 1 alla fase 10. Una fase calata è completata; una che non ti riesce la ritenti nella prossima manche.

## Combinazioni

E-07 = Carte che hanno tutte lo stesso numero sono un set: almeno due, di qualsiasi colore. I due set di una fase possono avere lo stesso numero.
E-08 = Carte con i numeri uno dopo l’altro sono una sequenza: almeno tre, di qualsiasi colore.
E-09 = Una sequenza di coppie è fatta di coppie con i numeri uno dopo l’altro: per esempio due 6 e due 7. La chiede la fase 4.
E-10 = Una sequenza di carte dispari è fatta di numeri dispari uno dopo l’altro, come 1, 3, 5, 7. Una sequenza di carte pari fa lo stesso con i numeri pari. Le chiedono le fasi 8 e 9.
E-11 = Una sequenza di colore è una sequenza con tutte le carte dello stesso colore. La chiede la fase 7.
E-12 = In un gruppo di colore conta solo il colore: è lo stesso su tutte le carte, e non c’è ordine. Lo chiede la fase 10.
E-13 = Un gruppo di carte dispari ha solo numeri dispari, un gruppo di carte pari solo numeri pari, mescolati come si vuole. Sono tutte 4 carte dispari: 1, 3, 5, 7 o 3, 3, 5, 5 o 7, 7, 7, 7 o 1, 5, 9, 11.
E-14 = Le dieci fasi sono: 1) 4 carte dispari; 2) 2 set di 2; 3) 4 carte pari; 4) sequenza di 2 coppie; 5) set di 3; 6) sequenza di 4; 7) sequenza di 3 carte dello stesso colore; 8) sequenza di 4 carte dispari; 9) sequenza di 4 carte pari; 10) 4 carte dello stesso colore.

## Jolly e carte Salta turno

E-15 = Un Jolly vale il numero o il colore che ti serve. Usane quanti vuoi, purché nella fase ci sia almeno una carta numerata. Un Jolly resta dove è stato calato fino alla fine della manche.
E-16 = Una carta Salta turno si gioca al posto dello scarto, davanti a un altro giocatore a tua scelta, e finisce il tuo turno. Nel suo prossimo turno quel giocatore non fa altro che mettere la carta in cima agli scarti.
E-17 = Le carte Salta turno non entrano in nessuna fase, non si pescano dagli scarti e si mettono solo davanti a chi non ne ha.

## Attaccare, fine di una manche, fine della partita

E-18 = Si attacca come da M-25 a M-28. Prima la tua fase deve essere sul tavolo, e attacchi solo nel tuo turno; poi puoi attaccare quante carte vuoi, alla tua fase e a quelle degli altri. Ogni carta deve corrispondere esattamente, e un Jolly si può attaccare a ogni set, sequenza o gruppo di colore. Per i gruppi che ci sono solo in Express, vedi X-09.
E-19 = Chiudi quando non hai più carte, perché hai attaccato, perché hai scartato l’ultima o per tutte e due le cose. Allora la manche finisce subito per tutti (M-29).
E-20 = Chi ha chiuso e tutti quelli che hanno calato passano alla fase successiva. Chi ha chiuso segna 0 punti; gli altri contano solo le carte che hanno in mano: 5 punti per ogni numero da 1 a 9, 10 per ogni numero da 10 a 12, 15 per una carta Salta turno e 25 per un Jolly.
E-21 = Nella prossima manche dà le carte chi siede alla sinistra del mazziere, e si mescola di nuovo tutto il mazzo.
E-22 = La partita finisce alla fine della manche in cui qualcuno completa la fase 10, e quel giocatore vince. Se sono più d’uno, vince il totale più basso tra loro, punti di quella manche compresi. Se anche quei totali sono uguali, giocano ancora una volta la fase 10, e vince il primo che chiude.
E-23 = Ogni carta ha un simbolo per il suo colore: così può giocare anche chi ha una qualsiasi forma di daltonismo.

## Chiudere, e mani nascoste

E-24 = Puoi chiudere solo se la tua fase è sul tavolo.
E-25 = Gli altri non vedono la tua mano.

## Varianti

E-V1 = Dieci manche, una per ogni fase: dopo ogni manche tutti passano alla fase successiva, che abbiano completato la loro o no. Alla fine vince il totale più basso.
E-V2 = Meno fasi: prima della partita decidete quante fasi bastano per vincere, per esempio cinque o sette. Il resto non cambia.


### pocket

## Materiale e preparazione

P-01 = Ognuno riceve 7 carte. Quello che resta è il mazzo di pesca, e la sua prima carta, scoperta, apre la pila degli scarti.
P-02 = Si suppone che le carte siano quelle dell’edizione Mattel (M-01): 108 carte, con i numeri da 1 a 12 due volte in ognuno dei quattro colori, 8 Jolly e 4 carte Salta turno. Il regolamento non elenca né le carte né i colori.
P-03 = Si gioca in senso orario, e comincia chi siede alla sinistra del mazziere.

## Un turno

P-04 = Nel tuo turno prendi la carta in cima al mazzo di pesca o agli scarti, cali la tua fase se puoi, attacchi carte se puoi e scarti una carta. Così finisce il tuo turno.
P-05 = In ogni manche puoi calare una fase. Tutti cominciano dalla fase 1 e vanno avanti fino alla fase 10 senza saltarne nessuna. Cali una fase solo se ce l’hai tutta in mano, e quando è calata è completata. Una che non ti riesce la ritenti nella prossima manche.

## Combinazioni

P-06 = Ci sono tre tipi di gruppi. Un set ha almeno due carte, tutte con lo stesso numero. Una sequenza ha almeno tre carte con i numeri uno dopo l’altro. In un gruppo di colore tutte le carte hanno lo stesso colore. Nei set e nelle sequenze i colori non contano (X-29).
P-07 = Le dieci fasi sono supposte, perché il regolamento non le dice; sono quelle classiche, ridotte a sette carte: 1) 2 set di 2; 2) set di 2 + sequenza di 3; 3) set di 3 + sequenza di 3; 4) sequenza di 5; 5) sequenza di 6; 6) sequenza di 7; 7) 2 set di 3; 8) 5 carte dello stesso colore; 9) set di 4 + set di 2; 10) set di 4 + set di 3.

## Jolly e carte Salta turno

P-08 = Un Jolly vale il numero o il colore che ti serve. Usane insieme quanti vuoi, ma mai senza una carta numerata. Un Jolly sul tavolo resta lì: non puoi scambiarlo, anche se hai la carta che sostituisce.
P-09 = Una carta Salta turno costa a un altro giocatore il suo prossimo turno. In una manche ognuno può riceverne una sola.

## Attaccare, fine di una manche, fine della partita

P-10 = Quando hai calato la tua fase, puoi attaccare carte alle fasi sul tavolo. Devono corrispondere esattamente. Attacchi solo nel tuo turno, anche già in quello in cui cali.
P-11 = Vinci la manche se resti per primo senza carte, attaccando o scartando l’ultima. Tu e tutti gli altri che hanno calato giocate la fase successiva nella prossima manche.
P-12 = Quello che hai ancora in mano conta contro di te: ogni carta numerata il suo valore, ogni carta Salta turno 10 punti e ogni Jolly 20.
P-13 = Si mescolano tutte le carte e comincia una nuova manche.
P-14 = La partita finisce alla fine della manche in cui qualcuno completa la fase 10, e quel giocatore vince. Se sono più d’uno, vince il totale più basso tra loro, punti di quella manche compresi.


### board

## Materiale e preparazione

B-01 = Sul tabellone ci sono un percorso di 32 caselle d’azione di otto tipi, dieci caselle delle fasi e in fondo il traguardo, una corona d’alloro. Ognuno ha una pedina per il percorso e un segnalino per le fasi. Ci sono due dadi e 96 carte: i numeri da 1 a 12, ognuno due volte in ognuno dei quattro colori (quali, è supposto), senza Jolly né carte Salta turno. Possono giocare da 2 a 6 persone.
B-02 = Tutte le pedine partono dalla grande casella stella, e tutti i segnalini dalla fase 1.
B-03 = Le carte si danno una per volta, in senso orario, finché ognuno ne ha 10. Poi cinque carte scoperte aprono la pila degli scarti, di cui si vede solo la cima. Il resto è il mazzo di pesca, coperto. Il più giovane comincia la prima manche.

## Un turno

B-04 = Il tuo turno ha tre passi, sempre in quest’ordine. Prima devi tirare i due dadi, muovere la pedina e fare l’azione della sua casella. Poi puoi calare la tua fase e attaccare. Alla fine devi scartare una carta.
B-05 = Scegli uno dei due dadi e muovi la pedina di altrettante caselle, in senso orario. Se i dadi sono uguali, puoi muoverla di quel numero o del doppio.
B-06 = Una casella dove c’è un’altra pedina la salti, e non la conti.
B-07 = Devi fare l’azione della casella dove arriva la tua pedina.
B-08 = Una fase si cala intera, con tutte le sue carte insieme, e mai in parte. Può essere più lunga di quanto chiesto: per una sequenza di 9 vanno bene anche dieci numeri di fila.
B-09 = Da quando la tua fase è sul tavolo puoi attaccare nel secondo passo, alla tua fase e a quelle degli altri, anche già nel turno in cui cali. Una carta attaccata allunga quello che c’è e non comincia mai un gruppo nuovo.
B-10 = Un esempio: sul tavolo ci sono 8-8-8-8 e 11-11-11-11 e una sequenza da 3 a 11. Puoi attaccare degli 8 e degli 11, e alla sequenza un 2 (e poi un 1) e un 12. Non puoi mettere giù quattro 4 o un’altra sequenza: sarebbero gruppi nuovi.

## Le otto azioni

B-11 = Pesca: prendi tante carte quante dice la casella, due o tre, dal mazzo di pesca, dagli scarti o un po’ da tutti e due. Arrivano una per volta: puoi guardare ognuna prima di decidere da dove viene la prossima.
B-12 = Cerca: prendi tutta la pila degli scarti, tieni la carta che vuoi senza farla vedere e rimetti il resto nello stesso ordine.
B-13 = Ancora: prendi la carta in cima al mazzo di pesca o agli scarti, cali e attacchi se vuoi, e scarti. Poi giochi un altro turno intero, con tutti e tre i passi; se ti riporta su una casella così, vale di nuovo. Se finisci la manche con il primo dei due turni, il secondo è perso.
B-14 = Cambia: prima metti sugli scarti fino a quattro carte della tua mano, e gli altri vedono solo quella in cima. Poi dal mazzo di pesca ne prendi una in più di quante ne hai messe.
B-15 = Tutti: prendi la carta in cima al mazzo di pesca, poi anche tutti gli altri ne pescano una, uno dopo l’altro.
B-16 = Jolly: prendi la carta in cima al mazzo di pesca e tienila girata, così che gli altri ne vedano la faccia. Da adesso è un Jolly e vale il numero o il colore che vuoi.
B-17 = Chiedi: dici un numero da 1 a 12, ma nessun colore, e una direzione, sinistra o destra. Si chiede agli altri in quella direzione; il primo che ha il numero deve darti una di quelle carte, e al suo posto prende quella in cima al mazzo di pesca. Se nessuno ce l’ha, la carta in cima al mazzo di pesca la prendi tu.
B-18 = Chi riceve la richiesta di un numero e lo ha solo come faccia di un Jolly deve dare quel Jolly. La carta data e quella pescata al suo posto si tengono tutte e due per il verso giusto: nessuna delle due è un Jolly. (Così leggiamo il regolamento.)
B-19 = Stella: scegli una qualsiasi altra azione, muovi la pedina in senso orario fino alla prossima casella libera di quell’azione e la fai. Se tutte le sue caselle sono occupate, ne scegli un’altra. Pescare due o tre carte è la stessa azione: la pedina va alla prossima casella libera dove si pesca, qualunque sia. Con una stella non puoi scegliere una stella.

## Fasi

B-20 = Ci sono tre tipi di gruppi. In un set tutti i numeri sono uguali; le fasi chiedono set di 2, 3, 4 o 6, e possono avere lo stesso numero: 3-3, 3-3, 7-7, 7-7 sono quattro set di 2. In una sequenza almeno tre numeri sono uno dopo l’altro; dopo il 12 non viene l’1. Nei set e nelle sequenze i colori non contano. In un gruppo di colore almeno cinque o sei carte hanno lo stesso colore, e i numeri non contano.
B-21 = Le dieci fasi sono: 1) 5 carte dello stesso colore + sequenza di 3; 2) 4 set di 2; 3) set di 3 + sequenza di 4; 4) 2 sequenze di 4; 5) 6 carte dello stesso colore + set di 3; 6) sequenza di 8; 7) set di 2 + set di 3 + set di 4; 8) 2 set di 4; 9) sequenza di 9; 10) set di 6 + set di 3. La sequenza della fase 1, il set della fase 5 e le fasi 3, 4, 7 e 10 intere sono supposte: erano sulla carta delle fasi, non nel regolamento. (Un’altra fonte dà set di 5 + set di 3 per la fase 10, ma il regolamento conosce set di 6 e nessuno di 5.)
B-22 = L’ordine delle caselle sul percorso è supposto, perché il regolamento lo mostra solo in figura; sono certe le 32 caselle, gli otto tipi, più caselle Jolly e la grande stella come partenza. In senso orario dalla partenza: Stella, Pesca 2, Cerca, Chiedi, Pesca 2, Cambia, Jolly, Tutti, Ancora, Stella, Pesca 3, Chiedi, Cerca, Pesca 2, Cambia, Ancora, Stella, Jolly, Cerca, Chiedi, Pesca 2, Cambia, Pesca 3, Tutti, Ancora, Stella, Pesca 2, Chiedi, Cerca, Jolly, Cambia, Ancora.

## Jolly sul tavolo

B-23 = In ogni fase un Jolly vale il numero o il colore che ti serve. Lo cali come lo tenevi, cioè girato. Sul tavolo resta lì: nessuno può scambiarlo con la carta che sostituisce.
B-24 = Si possono attaccare Jolly anche a un set o a una sequenza piena: a un set di otto e a una sequenza da 1 a 12, che ci siano già dei Jolly o no. Un Jolly così non sostituisce nessuna carta.
B-25 = Nessun gruppo è fatto di soli Jolly: in ognuno ci vuole almeno una carta vera.
B-26 = In una sequenza si deve vedere quale numero vale ogni Jolly. Un 3 e due Jolly calati come 3-Jolly-Jolly sono 3-4-5: poi va bene un 2, un 6 o un Jolly. A Jolly-3-Jolly va bene un 1, un 5 o un Jolly; a Jolly-Jolly-3 solo un 4 o un Jolly.
B-27 = Finché sul tavolo ci sono solo sequenze piene, chi ha calato può scartare alla fine del turno due carte invece di una, nell’ordine che vuole. Conta il tavolo nel terzo passo, dopo aver attaccato; basta un set o un gruppo di colore per impedirlo. Le due carte possono essere le tue ultime e finire la manche. Puoi farlo in tutti e due i turni di «Ancora».

## Fine di una manche, fine della partita

B-28 = La manche finisce quando un giocatore scarta l’ultima carta nel terzo passo, anche nel turno in cui ha calato. Finisce solo così: quindi non puoi attaccare la tua ultima carta.
B-29 = Il segnalino di chi ha finito la manche avanza di due caselle delle fasi e così salta una fase. Poi, in senso orario, tutti gli altri che hanno calato avanzano di una casella e mettono sugli scarti le carte rimaste in mano.
B-30 = Se non hai calato la tua fase, ci resti. Ma puoi tenere fino a cinque carte della tua mano per la prossima manche; le altre vanno agli scarti.
B-31 = In questo gioco non ci sono punti di penalità: le carte che ti restano in mano non costano niente.
B-32 = Per una nuova manche si mescolano tutte le carte tranne quelle tenute. Si danno una per volta, in senso orario, finché ognuno ne ha di nuovo 10; poi cinque carte aprono la pila degli scarti, e il resto è il mazzo di pesca (B-03). Le pedine restano dove sono.
B-33 = Chi siede alla sinistra di chi ha finito la manche comincia la prossima.
B-34 = La partita finisce subito, anche a metà dei conti di una manche, quando un segnalino arriva alla corona d’alloro. Chi ha finito la manche avanza per primo, gli altri seguono in senso orario; vince chi arriva per primo.

## Mani nascoste, una fase per manche

B-35 = Gli altri non vedono la tua mano, ma un Jolly che tieni mostra a tutti la sua faccia.
B-36 = In ogni manche puoi calare una fase, anche se «Ancora» ti dà più turni. La fase successiva è per la prossima manche.


### rulings

## Mazzo e scarti

X-01 = Quando serve una carta dal mazzo di pesca e il mazzo è vuoto, e non prima, si mescolano gli scarti senza la carta in cima, e diventano il nuovo mazzo di pesca. Se anche così non c’è una carta, prendi quella in cima agli scarti dove è permesso; se no non peschi niente, e il tuo turno continua. Dove si pescano più carte, questo vale per ognuna. Nel gioco da tavolo, chi riceve una richiesta (B-17) dà la carta anche se non ce n’è una da pescare al suo posto.
X-02 = Ogni partita finisce. Una manche che arriva a 100 turni per giocatore finisce senza vincitore: tutti contano la loro mano, e chi ha calato va avanti. (Nel gioco da tavolo si avanza di una fase, in senso orario da chi ha cominciato la manche; chi siede alla sua sinistra comincia la prossima.) Anche una partita che arriva a 100 manche finisce: vince chi ha più fasi, poi chi ha il totale più basso. Chi è pari in tutti e due si divide la vittoria.
X-03 = In ogni edizione una carta Salta turno non si pesca mai dagli scarti, non fa mai parte di una fase e non si attacca mai. (I regolamenti di Mattel e di Express lo dicono per la pesca e per le fasi.)
X-24 = Nelle edizioni Mattel, Express e Pocket una carta Salta turno in cima blocca gli scarti: la carta sotto non si può prendere. Nell’edizione Ravensburger una carta Salta turno usata va sotto gli scarti; se non ce ne sono, è lei la cima e li blocca. Lo stesso fa una carta Salta turno che si mette lì perché nessuno può riceverla (X-04). Una carta Salta turno messa davanti a qualcuno lascia la cima degli scarti com’era.
X-27 = Puoi scartare proprio la carta che hai appena pescato, da qualunque parte venga. Puoi anche scartare un Jolly.

## Carte Salta turno

X-04 = Finché c’è qualcuno davanti a cui puoi mettere una carta Salta turno, puoi giocarla solo così. Se non c’è nessuno, puoi metterla sugli scarti, senza effetto, qualunque altra carta tu abbia. (In Pocket può succedere: lì ognuno salta il turno solo una volta per manche.)
X-05 = In Pocket, per le carte Salta turno e per dare le carte vale l’edizione Mattel. Giochi una carta Salta turno al posto dello scarto, davanti a un altro giocatore (M-20), che nel suo prossimo turno non fa altro che metterla in cima agli scarti (M-21). Non entra in nessuna fase (M-23) e non si mette davanti a chi ne ha già una (M-24). Poi dà le carte chi siede alla sinistra del mazziere (M-32). Un Jolly che apre la pila degli scarti si può prendere. Una carta Salta turno che la apre fa saltare il turno al primo giocatore, ma non conta come l’unica che può ricevere nella manche.
X-18 = In ogni edizione la tua ultima carta può essere una carta Salta turno; allora non ha effetto. Le carte Salta turno che alla fine di una manche sono davanti a qualcuno si mescolano con le altre e non fanno saltare il turno a nessuno.

## Calare e attaccare

X-06 = La carta numerata che serve accanto ai Jolly (M-18, E-15, P-08) la chiede la fase intera, non ogni gruppo. Se cali un gruppo di soli Jolly, di’ che cosa vale: il numero di un set, il primo numero di una sequenza, il colore di un gruppo di colore. L’edizione Ravensburger non chiede nessuna carta numerata, il gioco da tavolo una in ogni gruppo (B-25), e per attaccare non la chiede nessuna edizione.
X-07 = Puoi calare un gruppo più lungo di quanto la fase chiede, e le carte in più contano come attaccate; ma mai un gruppo più corto, e mai un gruppo in più. (Lo dice il regolamento del gioco da tavolo.) Nelle edizioni Mattel, Express e Pocket la manche finisce se calando resti senza carte.
X-08 = Una sequenza resta tra 1 e 12, quando si cala e quando cresce: niente collega 12 e 1, e cresce solo alle estremità. Chi la cala dice che cosa vale ogni Jolly, e questo non cambia più. Un Jolly attaccato diventa il numero successivo all’estremità che scegli; se la sequenza è già a 1 o a 12, resta solo l’altra. A una sequenza da 1 a 12 non si attacca più niente, tranne i Jolly nel gioco da tavolo (B-24). I set e i gruppi di colore crescono senza limite.
X-09 = Ecco come crescono i gruppi che ci sono solo in Express. A un gruppo di carte dispari (pari) va bene ogni carta dispari (pari) o un Jolly. A una sequenza di coppie va bene una coppia intera in una volta, a una delle estremità, e una o tutte e due le carte possono essere Jolly; una carta sola non va bene, e anche calandola la si allunga solo di coppie intere. A una sequenza di carte dispari va bene il prossimo numero dispari, tra 1 e 11, e a una di carte pari il prossimo numero pari, tra 2 e 12; un Jolly diventa quel numero. A una sequenza di colore va bene il prossimo numero nel suo colore.
X-29 = Dove un regolamento non dice niente, nei set e nelle sequenze i colori non contano, e due set di una fase possono avere lo stesso numero. (I regolamenti di Mattel, di Ravensburger e di Express lo dicono, quello del gioco da tavolo lo mostra; solo quello di Pocket tace.)
X-28 = Nessuna carta sul tavolo si muove durante una manche, nemmeno un Jolly attaccato.

## Chiudere

X-12 = Nell’edizione Ravensburger ogni turno finisce con uno scarto, quindi non puoi né calare né attaccare la tua ultima carta. Un’opzione permette la lettura più morbida, in cui per chiudere non serve scartare (M-29). Nelle edizioni Mattel, Express e Pocket non serve: lo dicono i loro regolamenti.
X-16 = Nel gioco da tavolo non puoi né calare né attaccare la tua ultima carta. Se resti senza carte nel primo passo, con «Cambia» o «Chiedi», la manche non finisce. Dopo «Ancora», lo scarto del primo dei due turni può finirla.
X-17 = In ogni edizione può chiudere solo chi ha calato una fase. Se non hai calato la tua e al momento di scartare hai una carta sola, la tieni, e il tuo turno finisce.

## Giocatori, mazzieri, fine

X-10 = In ogni edizione possono giocare da 2 a 6 persone. (Lo dice il regolamento del gioco da tavolo; altri due parlano solo di sei tabelle o carte, e due non dicono nessun numero.)
X-11 = Dove un regolamento non dice come si risolve una parità di punti: nelle edizioni Ravensburger e Pocket chi è in parità gioca ancora una volta l’ultima fase come in M-35, e vince il primo che chiude; in una partita di dieci manche si dividono la vittoria.
X-15 = Il primo mazziere lo decidete insieme; nel gioco da tavolo, dove il regolamento nomina il più giovane, decidete insieme chi comincia. Se no, decide il caso.
X-19 = Nel gioco da tavolo la corona d’alloro è la casella dopo la fase 10. Dalla fase 9 ci si arriva con due passi e si vince; dalla fase 10 il secondo passo è perso. I conti finiscono lì.
X-25 = Quando si rigioca per la parità (M-35), dà le carte il prossimo in parità, in senso orario. Solo chi è in parità riceve carte, e solo a loro si può far saltare il turno. Per chiudere bisogna calare la fase, e i punti non contano. Una manche senza vincitore si rigioca; dopo cinque volte senza decisione, si dividono la vittoria.
X-21 = Anche nelle edizioni Ravensburger e Pocket le mani sono nascoste. Le mani che si contano alla fine di una manche si mostrano allora a tutti; nel gioco da tavolo, dove non si conta niente, no. Nel gioco da tavolo tutti vedono la carta in cima agli scarti, ma quelle sotto solo chi cerca, mentre cerca. Tutti sentono quale numero viene chiesto e vedono chi lo dà, ma non di che colore.

## Varianti

X-22 = Una variante è prima di tutto delle edizioni che la riportano; gli altri giochi di carte la offrono come regola della casa, il gioco da tavolo non ne ha nessuna. Dieci manche e ordine libero si escludono. Dieci manche con fasi a scelta vuol dire tante manche quante fasi. Le fasi scelte si fanno in ordine crescente, tranne che con l’ordine libero, e chi le completa tutte vince. Dove una regola dice fase 10, leggi l’ultima fase stabilita. Bussare va con tutte le altre varianti.
X-13 = Bussare (R-V3): prima che il prossimo peschi, tutti tranne chi ha scartato possono chiedere la carta appena scartata. Non si bussa per una carta Salta turno, né per la carta che apre la pila degli scarti, né per quella che finisce una manche; per lo scarto di chi ha bussato invece sì. Con una carta Salta turno davanti non si può bussare. Il primo che bussa prende subito la carta; quando hanno passato tutti quelli che possono bussare, il prossimo pesca come al solito. Senza orologio si chiede a tutti in senso orario, fino al primo che bussa; con l’orologio, chi tace fino allo scadere del tempo passa. La carta presa vale come quella pescata. Si va avanti alla sinistra di chi ha bussato: chi sta in mezzo perde quel turno, e una carta Salta turno davanti a lui resta lì.
X-23 = Ordine libero (R-V4): quando cali, dici quale fase è. Se le tue carte vanno bene per più fasi, conta solo quella che hai detto.

## Il gioco da tavolo

X-14 = Se non ci sono scarti, la carta di «Cerca», e ogni carta di «Pesca», viene dal mazzo di pesca.
X-20 = Puoi scartare un Jolly, nel terzo passo o con «Cambia»; allora è di nuovo una carta normale. Un Jolly che tieni per la prossima manche (B-30) resta un Jolly; tutti gli altri si rimettono per il verso giusto quando si mescola. In mano si possono avere più di dieci carte.
X-26 = Le pedine condividono solo la casella di partenza, e solo perché partono da lì; finché c’è un’altra pedina, è una casella occupata. All’inizio nessuno fa un’azione. Con «Cambia» scarti da zero a quattro carte, nell’ordine che vuoi; se non ne scarti nessuna, ne peschi comunque una. Con «Tutti» gli altri pescano in senso orario. Chi riceve la richiesta di un numero sceglie quale carta dare, ma una vera prima di un Jolly. La prima carta va a chi comincia la manche.
