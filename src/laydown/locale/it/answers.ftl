# Le domande che nascono giocando, e che cosa rispondere: vedi src/laydown/answers. faq-words sono altre
# parole con cui si trova una domanda. Una risposta sta dopo il suo sì o no e non lo ripete.

faq-verdict-yes = Sì.
faq-verdict-no = No.
faq-verdict-depends = Dipende.
# Parole che non dicono nulla di quello che si chiede.
faq-small-words = un uno una il lo la i gli le l d di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella su sul sulla con per tra e o ed se io tu lui lei noi mio mia miei mie tuo tua suo sua mi ti si ci ne è sono ho ha hai hanno essere avere posso può puoi possono devo deve devi devono che chi cosa come quando quale quali quanto questo questa non più già anche allora succede fa

## Come si risponde

# The rulebook of the edition says nothing; a clause of ours follows.
faq-silent = Il regolamento non ne parla; questa risposta è una nostra decisione.
# $edition is the name of an edition, or of several; its answer follows.
faq-edition = { $edition }:
faq-by = Secondo { $clauses }.
faq-with = Con l’opzione «{ $option }»:
faq-heading = Domande sulle regole
faq-search = Per esempio: ultima carta
faq-elsewhere = Altrove
faq-everywhere = Nelle altre edizioni la risposta è la stessa.
faq-nearby = Domande simili
faq-none = Nessuna domanda trovata per «{ $query }». Prova con altre parole.
faq-none-help = Per vedere tutte le domande, scrivi laydown ask.
faq-list-help = Per leggere una risposta, scrivi laydown ask e qualche parola della domanda.

## Temi

faq-theme-setup = Prima della partita
faq-theme-drawing = Pescare e scartare
faq-theme-laying = Fasi
faq-theme-wilds = Jolly
faq-theme-skips = Carte Salta turno
faq-theme-hitting = Attaccare
faq-theme-round = La fine di una manche
faq-theme-game = La fine della partita
faq-theme-ring = Sul tabellone

## Risposte a più domande

faq-answer-no-skips = In questa edizione non ci sono carte Salta turno.
faq-answer-no-points = In questa edizione non si contano punti.
faq-answer-no-ring = Questa edizione si gioca solo con le carte: niente dadi, niente pedine e niente caselle d’azione.

## Prima della partita

faq-players = In quanti si può giocare?
faq-words-players = numero giocatori persone due tre sei sette massimo minimo
faq-answer-players-six = Da 2 a 6 giocatori.

faq-deck = Quante carte ci sono nel mazzo?
faq-words-deck = contenuto numero jolly salta turno colori numeri
faq-answer-deck-classic = 108: i numeri da 1 a 12, due volte in ognuno dei quattro colori, poi 8 Jolly e 4 carte Salta turno.
faq-answer-deck-assumed = Supponiamo 108, come nel gioco classico: 96 carte numerate, 8 Jolly e 4 carte Salta turno. Il regolamento non le elenca.
faq-answer-deck-express = 54: i numeri da 1 a 12, una volta in ognuno dei quattro colori, poi 3 Jolly e 3 carte Salta turno.
faq-answer-deck-board = 96: i numeri da 1 a 12, due volte in ognuno dei quattro colori. Non ci sono carte Salta turno, e un Jolly è una carta girata durante il gioco.

faq-deal = Quante carte riceve ogni giocatore?
faq-words-deal = distribuire distribuzione dare mano inizio
faq-answer-deal-ten = 10 carte a testa.
faq-answer-deal-five = 5 carte a testa.
faq-answer-deal-seven = 7 carte a testa.

faq-first-card = E se la prima carta scoperta è un Jolly o una carta Salta turno?
faq-words-first-card = iniziale inizio scarti girata partenza
faq-answer-first-card-counts = Valgono entrambe. Il primo giocatore può prendere il Jolly; una carta Salta turno gli costa quel turno.
faq-answer-first-card-under = Non resta né l’uno né l’altra. La carta va sotto il mazzo di pesca, e se ne scopre un’altra.
faq-answer-first-card-neither = Non può capitare: ci sono solo carte numerate. Cinque di queste aprono gli scarti.

faq-begins = Chi comincia la partita?
faq-words-begins = inizia primo giocatore turno mazziere sinistra giovane orario
faq-answer-begins-left = Il giocatore a sinistra del mazziere; poi si va in senso orario. Il primo mazziere lo decidete insieme.
faq-answer-begins-youngest = Il più giovane, o chi decidete insieme; poi si va in senso orario.

faq-next-round = Chi comincia la manche successiva?
faq-words-next-round = mazziere distribuisce nuova prossima mescolare inizia dà carte
faq-answer-next-round-dealer = Il mazzo passa a sinistra, e comincia chi sta a sinistra del nuovo mazziere.
faq-answer-next-round-board = Il giocatore a sinistra di chi ha finito la manche precedente.

## Pescare e scartare

faq-must-draw = Devo pescare una carta nel mio turno?
faq-words-must-draw = obbligatorio obbligo prendere passare senza rinunciare
faq-answer-must-draw-draw = Ogni turno comincia con una carta, dal mazzo di pesca o dagli scarti. Non puoi rinunciarci.
faq-answer-must-draw-roll = Qui un turno comincia con i dadi. Tirare, muovere e fare l’azione della casella è obbligatorio; è l’azione a dire quali carte ricevi.

faq-take-deeper = Posso prendere una carta in mezzo agli scarti?
faq-words-take-deeper = sotto fondo più carte tutta seconda vecchia cercare
faq-answer-take-deeper-top = Solo quella in cima, e una sola carta per turno.
faq-answer-take-deeper-search = Di solito solo quella in cima. Con l’azione Cerca guardi tutti gli scarti e prendi la carta che vuoi.

faq-take-wild = Posso prendere un Jolly dagli scarti?
faq-words-take-wild = raccogliere pescare cima
faq-answer-take-wild-yes = Se un Jolly è in cima, puoi prenderlo come ogni altra carta.
faq-answer-take-wild-ordinary = Puoi prendere la carta in cima. Ma un Jolly scartato torna una normale carta numerata.

faq-take-skip = Posso prendere una carta Salta turno dagli scarti?
faq-words-take-skip = raccogliere pescare cima
faq-answer-take-skip-no = Sugli scarti resta dov’è: pesca dal mazzo di pesca.

faq-under-skip = In cima c’è una carta Salta turno: posso prendere quella sotto?
faq-words-under-skip = blocca bloccati scarti coperta
faq-answer-under-skip-blocked = Blocca gli scarti finché un’altra carta non la copre. Peschi dal mazzo di pesca.
faq-answer-under-skip-rarely = Se è in cima, blocca gli scarti. Qui è raro, perché una carta Salta turno usata va in fondo.

faq-draw-empty = E se il mazzo di pesca è vuoto?
faq-words-draw-empty = finito esaurito carte finite rimescolare mescolare terminato
faq-answer-draw-empty-shuffle = Quando serve una carta dal mazzo, si mescolano tutti gli scarti tranne quello in cima: è il nuovo mazzo di pesca. Se non ce ne sono, prendi lo scarto in cima dove si può, o vai avanti senza carta.

faq-discard-drawn = Posso scartare la carta che ho appena pescato?
faq-words-discard-drawn = stessa rimettere buttare subito presa
faq-answer-discard-drawn-yes = Puoi liberartene subito, da qualunque parte venga.

faq-knock = Posso prendere uno scarto quando non è il mio turno?
faq-words-knock = bussare fuori turno comprare reclamare variante
faq-answer-knock-printed = Non nel gioco normale. È una variante di questo regolamento, in cui si bussa: mettetevi d’accordo prima della partita.
faq-answer-knock-house = Questo regolamento non lo prevede. Prima della partita potete decidere di bussare, come regola della casa.
faq-answer-knock-never = Il gioco da tavolo non ha questa regola, e nemmeno varianti.
faq-answer-knock-knocking = Bussa, e la carta appena scartata è tua: vale come quella che avresti pescato. Giochi il tuo turno, poi tocca al tuo vicino di sinistra. Chi viene saltato perde quel turno; le carte Salta turno non si prendono così.

## Fasi

faq-lay-part = Posso calare una parte della fase e il resto dopo?
faq-words-lay-part = metà incompleta pezzo prima volte
faq-answer-lay-part-no = Una fase si cala intera, in una volta, dalla mano.

faq-must-lay = Devo calare la mia fase appena posso?
faq-words-must-lay = obbligo obbligatorio tenere aspettare trattenere più tardi subito
faq-answer-must-lay-no = Puoi tenerla in mano e calarla in un turno successivo. Ma se la manche finisce prima, resti a quella fase.

faq-lay-longer = Posso calare più carte di quelle chieste dalla fase?
faq-words-lay-longer = lunga extra aggiuntive quattro invece tre necessarie
faq-answer-lay-longer-yes = Ogni gruppo può essere più lungo del richiesto, mai più corto.

faq-extra-group = Posso calare un altro set o un’altra sequenza oltre alla fase?
faq-words-extra-group = terzo nuovo gruppo combinazione aggiuntivo
faq-answer-extra-group-no = Cali esattamente i gruppi della tua fase. Le altre carte puoi solo attaccarle ai gruppi che sono già sul tavolo.

faq-two-phases = Posso calare due fasi in una manche?
faq-words-two-phases = seconda successiva stessa insieme
faq-answer-two-phases-no = Una fase a testa per manche; la prossima aspetta la manche successiva.

faq-longer-counts = Una sequenza più lunga vale anche per una fase successiva?
faq-words-longer-counts = sequenza di 8 otto sette nove conta allungata diventa
faq-answer-longer-counts-no = Quello che cali è la tua fase in corso e nient’altro, per quanto si allunghi.
faq-answer-longer-counts-free = Quando cali dici quale fase è, e conta solo quella; le carte attaccate non ne fanno un’altra.

faq-same-number = Due set di una fase possono avere lo stesso numero?
faq-words-same-number = uguali identici sei dieci otto
faq-answer-same-number-yes = Se hai abbastanza carte dello stesso numero, puoi farne tutti e due i set.

faq-colours = Le carte di un set o di una sequenza devono avere lo stesso colore?
faq-words-colours = colori misti diversi importa
faq-answer-colours-free = Lì i colori non contano. Contano solo dove una fase chiede carte dello stesso colore.
faq-answer-colours-but-one = Nei set e nelle sequenze semplici i colori non contano. Solo la sequenza di colore della fase 7 e le carte della fase 10 vogliono un colore solo.

faq-twelve-one = L’1 segue il 12 in una sequenza?
faq-words-twelve-one = 1 11 dodici uno dopo collegare giro continua
faq-answer-twelve-one-no = Una sequenza resta fra 1 e 12: dopo il 12 non viene nulla, e nemmeno prima dell’1.

faq-order = Posso fare le fasi in un altro ordine?
faq-words-order = libero scegliere saltare qualsiasi
faq-answer-order-fixed = Le fasi vengono in ordine, e resti alla tua finché non l’hai calata.
faq-answer-order-free = Cala la fase che vuoi tra quelle che ti mancano, una per manche, e di’ qual è.

faq-not-made = Non ho calato la mia fase: vado avanti?
faq-words-not-made = riuscita mancata ripetere rifare restare manche successiva avanzo
faq-answer-not-made-again = Nella manche successiva riprovi la stessa fase.
faq-answer-not-made-keep = Resti alla tua fase e puoi tenere fino a 5 carte della mano per la manche successiva.
faq-answer-not-made-ten-rounds = Dopo ogni manche tutti passano alla fase successiva, che abbiano completato la loro o no.

faq-laid-not-out = Ho calato ma non ho chiuso: vado avanti?
faq-words-laid-not-out = altro vinto manche fase successiva conta avanzo
faq-answer-laid-not-out-yes = Per completare la fase basta calarla. Non importa chi vince la manche.
faq-answer-laid-not-out-one = Il tuo segnalino avanza di una fase; due sono solo per chi ha finito la manche.

faq-out-two-phases = Chi vince una manche avanza di due fasi?
faq-words-out-two-phases = chiude finito segnalino vincitore
faq-answer-out-two-phases-no = Chi ha calato avanza di una fase, anche chi ha chiuso.
faq-answer-out-two-phases-yes = Chi finisce la manche avanza di due fasi e così ne salta una; gli altri che hanno calato avanzano di una.

## Jolly

faq-wild-exchange = Si può scambiare un Jolly sul tavolo?
faq-words-wild-exchange = sostituire riprendere recuperare cambiare rubare
faq-answer-wild-exchange-no = Resta dov’è fino alla fine della manche, anche se hai la carta che sostituisce.

faq-rearrange = Si possono spostare le carte sul tavolo?
faq-words-rearrange = riordinare muovere altro gruppo riprendere calate jolly
faq-answer-rearrange-no = Quello che è sul tavolo resta così fino alla fine della manche. Si aggiungono solo carte dalla mano.

faq-wild-many = Quanti Jolly posso usare in una fase?
faq-words-wild-many = numero limite massimo
faq-answer-wild-many-number-card = Quanti vuoi, purché la fase abbia almeno una carta numerata.
faq-answer-wild-many-no-limit = Quanti vuoi: non c’è limite.
faq-answer-wild-many-each-group = Quanti vuoi, purché ogni gruppo abbia almeno una carta vera.

faq-wild-all = Un set può essere fatto solo di Jolly?
faq-words-wild-all = soltanto interamente tutti gruppo sequenza
faq-answer-wild-all-beside = Un gruppo può essere di soli Jolly se un altro gruppo della fase ha una carta numerata. Una fase intera di Jolly non è ammessa.
faq-answer-wild-all-yes = Questo regolamento non mette limiti. Di’ solo che cosa valgono.
faq-answer-wild-all-no = In ogni gruppo ci vuole almeno una carta vera.

faq-wild-run = Che numero vale un Jolly in una sequenza?
faq-words-wild-run = quanto conta valore posto buco cambiare sostituisce
faq-answer-wild-run-fixed = Il numero del suo posto. Lo decide chi lo cala, e poi non cambia più.
faq-answer-wild-run-plain = Il numero del suo posto, e deve essere chiaro quale: un 3 e poi due Jolly sono 3-4-5, quindi può seguire un 2 o un 6.

faq-wild-colour = Un Jolly può valere come colore?
faq-words-wild-colour = sostituire fase 8 sette carte stesso
faq-answer-wild-colour-yes = Prende il colore che serve al gruppo, e qualsiasi numero.

faq-wild-hit = Posso attaccare un Jolly a un gruppo sul tavolo?
faq-words-wild-hit = aggiungere sequenza set altri
faq-answer-wild-hit-yes = Una volta calata la tua fase, va su set, sequenze e gruppi di colore.

faq-wild-discard = Posso scartare un Jolly?
faq-words-wild-discard = buttare liberarsi scarti
faq-answer-wild-discard-yes = Nulla lo vieta. Ma chi gioca dopo può prenderlo.
faq-answer-wild-discard-ordinary = Un Jolly si può scartare, e allora è una carta normale.

faq-wild-skip = Un Jolly può fare da carta Salta turno?
faq-words-wild-skip = sostituire usare invece come
faq-answer-wild-skip-no = Sostituisce solo numeri e colori. Per far saltare un turno ci vuole una vera carta Salta turno.

faq-wild-points = Quanti punti costa un Jolly?
faq-words-wild-points = vale valore punteggio mano rimasto penalità
faq-answer-wild-points-more = 25 punti se ti resta in mano.
faq-answer-wild-points-less = 20 punti se ti resta in mano.

## Carte Salta turno

faq-skip-whom = Posso scegliere chi salta il turno?
faq-words-skip-whom = giocatore prossimo chiunque bersaglio carta
faq-answer-skip-whom-any = Qualsiasi altro giocatore che può ancora riceverne una, non solo il prossimo.

faq-skip-two-players = In due, chi salta il turno?
faq-words-skip-two-players = giocatori altro rigiocare carta
faq-answer-skip-two-players-other = L’altro giocatore, e così tocca subito di nuovo a te.
faq-answer-skip-two-players-once = L’altro giocatore, e così tocca subito di nuovo a te; ma una sola volta per manche.

faq-skip-twice = Possono farmi saltare il turno due volte?
faq-words-skip-twice = fila seguito più volte due carte
faq-answer-skip-twice-one-at-a-time = Davanti a te ci può essere una sola carta Salta turno. Quando ti è costata un turno, può arrivarne un’altra.
faq-answer-skip-twice-once = Ognuno ne riceve al massimo una per manche.

faq-skipped-turn = Posso calare o attaccare nel turno che salto?
faq-words-skipped-turn = perso saltato comunque pescare durante
faq-answer-skipped-turn-nothing = Metti solo via la carta Salta turno: non si pesca, non si cala, non si attacca e non si scarta.

faq-skip-after = Dove va la carta Salta turno dopo il turno perso?
faq-words-skip-after = usata poi mazzo scarti
faq-answer-skip-after-top = In cima agli scarti, dove nessuno può prenderla.
faq-answer-skip-after-under = In fondo agli scarti.

faq-skip-discard = Posso scartare una carta Salta turno senza far saltare il turno a nessuno?
faq-words-skip-discard = buttare normale effetto
faq-answer-skip-discard-no = Finché può andare davanti a qualcuno, va lì. Solo se nessuno può riceverne finisce sugli scarti, senza effetto.

faq-skip-phase = Una carta Salta turno può far parte di una fase?
faq-words-skip-phase = set sequenza gruppo calare attaccare
faq-answer-skip-phase-no = Non si cala e non si attacca.

faq-skip-last = La mia ultima carta può essere una carta Salta turno?
faq-words-skip-last = chiudere finire manche fine
faq-answer-skip-last-yes = Finisce la manche, e nessuno salta il turno.

faq-skip-points = Quanti punti costa una carta Salta turno?
faq-words-skip-points = vale valore punteggio mano rimasta penalità
faq-answer-skip-points-fifteen = 15 punti se ti resta in mano.
faq-answer-skip-points-ten = 10 punti se ti resta in mano.

## Attaccare

faq-hit-before = Posso attaccare prima di aver calato la mia fase?
faq-words-hit-before = senza propria aggiungere carte
faq-answer-hit-before-no = Prima la tua fase deve essere sul tavolo.

faq-hit-others = Posso attaccare alle fasi degli altri?
faq-words-hit-others = avversari giocatori gruppi aggiungere carte
faq-answer-hit-others-yes = Una volta che hai calato, a ogni gruppo sul tavolo: ai tuoi e a quelli degli altri.

faq-hit-same-turn = Posso attaccare nel turno in cui calo?
faq-words-hit-same-turn = stesso subito immediatamente aggiungere carte
faq-answer-hit-same-turn-yes = Appena la tua fase è sul tavolo.

faq-hit-other-turn = Posso attaccare nel turno di un altro?
faq-words-hit-other-turn = fuori turno durante aggiungere carte
faq-answer-hit-other-turn-no = Attacchi solo nel tuo turno.

faq-hit-many = Posso attaccare più carte in un turno?
faq-words-hit-many = quante molte più di una aggiungere
faq-answer-hit-many-any = Tutte quelle che vanno bene, fino all’ultima.
faq-answer-hit-many-but-one = Tutte quelle che vanno bene, ma tienine una da scartare.

faq-hit-fit = Quali carte si attaccano a un gruppo?
faq-words-hit-fit = dove estremi sequenza mezzo set esattamente stesso numero buco
faq-answer-hit-fit-exactly = A un set lo stesso numero, a una sequenza il numero successivo a una delle due estremità, a un gruppo di colore lo stesso colore. In mezzo a una sequenza non va nulla.
faq-answer-hit-fit-express = A un set lo stesso numero, a una sequenza il numero successivo a una delle due estremità, a carte di un colore quel colore. A un gruppo di carte dispari o pari va bene ogni carta dispari o pari, a una sequenza di queste carte il prossimo numero dispari o pari, a una sequenza di coppie una coppia intera.

faq-full-run = Che cosa si attacca a una sequenza da 1 a 12?
faq-words-full-run = piena completa dodici carte jolly
faq-answer-full-run-no = Più nulla, nemmeno un Jolly.
faq-answer-full-run-joker = Solo Jolly: si possono ancora aggiungere, e non sostituiscono nessuna carta.

## La fine di una manche

faq-last-discard = L’ultima carta deve essere scartata?
faq-words-last-discard = chiudere finire attaccare fine scartare necessario senza
faq-answer-last-discard-no = Si chiude anche calando o attaccando l’ultima carta.
faq-answer-last-discard-reading = Ogni turno finisce con uno scarto, quindi tieni una carta per questo. Così leggiamo il regolamento.
faq-answer-last-discard-yes = Solo lo scarto alla fine del tuo turno finisce la manche: l’ultima carta non si cala e non si attacca.
faq-answer-last-discard-any = Con questa opzione si chiude anche calando o attaccando l’ultima carta.
faq-answer-last-discard-agreed = Con questa opzione l’ultima carta deve essere scartata.

faq-out-unlaid = Posso chiudere senza aver calato la mia fase?
faq-words-out-unlaid = finire manche prima mano vuota
faq-answer-out-unlaid-no = La tua fase deve essere sul tavolo. Se ti resta una sola carta, la tieni e il tuo turno è finito.

faq-out-at-once = Gli altri giocano ancora quando qualcuno chiude?
faq-words-out-at-once = ultimo turno subito fine manche finisce
faq-answer-out-at-once-no = La manche finisce subito per tutti.

faq-out-points = Quanti punti prende chi vince una manche?
faq-words-out-points = zero chiude segna vincitore
faq-answer-out-points-zero = 0 punti: non resta nulla da contare.

faq-number-points = Quanti punti costano le carte numerate?
faq-words-number-points = numeri valgono valore punteggio mano rimaste penalità dieci nove
faq-answer-number-points-five = 5 punti per ogni carta da 1 a 9 e 10 per ogni carta da 10 a 12, se ti resta in mano.
faq-answer-number-points-face = Quanti ne dice il loro numero, se ti restano in mano: 7 punti per un 7.

faq-table-points = Le mie carte sul tavolo mi costano punti?
faq-words-table-points = calate fase contano punteggio gruppi
faq-answer-table-points-no = Conta solo quello che ti resta in mano.

faq-endless = E se una manche non finisce mai?
faq-words-endless = infinita lunga bloccata limite senza fine nessuno chiude
faq-answer-endless-bound = Dopo 100 turni a testa la fermiamo: nessuno vince la manche, chi ha calato avanza, e dove ci sono punti si conta quello che resta in mano. Una partita finisce dopo 100 manche.

## La fine della partita

faq-wins = Chi vince la partita?
faq-words-wins = vincitore fine finisce fase dieci
faq-answer-wins-first = Il primo ad aver completato la fase 10 alla fine di una manche.
faq-answer-wins-laurel = Chi arriva per primo con il segnalino alla corona d’alloro, la casella dopo la fase 10.

faq-two-finish = E se due completano la fase 10 nella stessa manche?
faq-words-two-finish = più giocatori finiscono insieme entrambi dieci
faq-answer-two-finish-points = Vince chi ha il totale più basso, compresa questa manche.
faq-answer-two-finish-first = I segnalini avanzano uno dopo l’altro: prima quello di chi ha finito la manche, poi quelli degli altri in senso orario. Il primo alla corona vince, e lì ci si ferma.

faq-tie = Chi vince in caso di parità?
faq-words-tie = pareggio stessi punti spareggio uguali
faq-answer-tie-replay = Chi è in parità rigioca la fase 10, senza gli altri. Vince chi chiude per primo.
faq-answer-tie-none = Non c’è: i segnalini avanzano uno dopo l’altro, e vince il primo alla corona.
faq-answer-tie-shared = In una partita di dieci manche chi è in parità si divide la vittoria.

faq-low-score = Vince chi ha meno punti, anche con meno fasi?
faq-words-low-score = punteggio basso totale indietro importa
faq-answer-low-score-no = Prima contano le fasi. I punti decidono solo fra chi ha completato la fase 10 nella stessa manche.
faq-answer-low-score-ten-rounds = In una partita di dieci manche conta solo il totale più basso.

faq-shorter = Si può giocare una partita più breve?
faq-words-shorter = veloce rapida corta meno fasi variante tempo cinque manche
faq-answer-shorter-printed = Il regolamento propone due modi: esattamente dieci manche in cui tutti avanzano ogni volta, oppure solo alcune fasi. Mettetevi d’accordo prima.
faq-answer-shorter-house = Il regolamento non ne parla, ma come regola della casa potete giocare dieci manche, o solo alcune fasi.
faq-answer-shorter-no = Il gioco da tavolo non ha varianti.

## Sul tabellone

faq-dice = Avanzo con tutti e due i dadi?
faq-words-dice = somma tirare doppio sommare pedina caselle dado
faq-answer-dice-one = Scegli uno dei due. Con un doppio vai avanti di quel numero, o di due volte quel numero.

faq-occupied = Le caselle occupate contano quando mi muovo?
faq-words-occupied = pedina altra saltare stessa casella presa
faq-answer-occupied-jump = Si saltano senza contarle.

faq-must-act = Devo fare l’azione della mia casella?
faq-words-must-act = obbligatorio obbligo rifiutare
faq-answer-must-act-yes = Qualunque casella tu raggiunga, fai quello che dice.

faq-again = Che cosa dà l’azione Ancora?
faq-words-again = turno extra secondo altro freccia rigiocare
faq-answer-again-turn = Prendi una carta dal mazzo di pesca o dagli scarti, puoi calare e attaccare, e scarti. Poi giochi un altro turno intero. Ma cali al massimo una fase per manche.

faq-swap = Che cosa fa l’azione Cambia?
faq-words-swap = scambiare mano carte scartare quattro nuove frecce
faq-answer-swap-four = Prima scarti fino a quattro carte, poi ne peschi una in più di quante ne hai scartate.

faq-ask-give = Devo dare la carta che mi chiedono?
faq-words-ask-give = azione chiedi numero rifiutare giocatore chiesta
faq-answer-ask-give-must = Il primo che ha quel numero dà una di quelle carte e ne pesca una al suo posto. Scegli tu quale dare; un Jolly con quel numero parte solo se non ne hai altre.

faq-star = Che cosa fa la casella stella?
faq-words-star = azione scegliere libera prossima
faq-answer-star-choose = Scegli un’altra azione, avanzi fino alla prossima casella libera di quell’azione e la esegui.

faq-joker-made = Come si ottiene un Jolly?
faq-words-joker-made = avere girata carta casella azione ricevere
faq-answer-joker-made-turned = Con l’azione Jolly: peschi una carta e la tieni girata. Ora vale qualsiasi numero o colore.
faq-answer-joker-made-deck = I Jolly sono nel mazzo fin dall’inizio: ne peschi uno, o ne prendi uno in cima agli scarti.

faq-keep-cards = Posso tenere delle carte per la manche successiva?
faq-words-keep-cards = conservare cinque mano resto
faq-answer-keep-cards-five = Se non hai calato, fino a 5. Scarti il resto e ricevi carte fino ad averne di nuovo dieci.
faq-answer-keep-cards-shuffled = Tutte le carte si mescolano, e ognuno riceve una nuova mano.

faq-two-discards = Posso scartare due carte?
faq-words-two-discards = più di una seconda sequenze piene complete
faq-answer-two-discards-full-runs = Se hai calato e sul tavolo ci sono solo sequenze piene, da 1 a 12, puoi scartarne due. Altrimenti una.
faq-answer-two-discards-one = Un turno finisce con una sola carta scartata.
