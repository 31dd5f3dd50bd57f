# Le regole da leggere, nel browser; le singole regole sono in rules.ftl.

## La pagina

rules-heading = Regole
rules-editions = Edizioni
rules-contents = Indice
rules-two-minutes = In due minuti
rules-learn = Impara al tavolo
rules-part-phases = Le fasi
rules-rulings = Le nostre decisioni
rules-rulings-help = Qui i regolamenti tacciono o non sono chiari. Ecco che cosa decidiamo, e perché.
rules-compare = Le edizioni a confronto
# Prima della ragione di una decisione.
rules-why = Perché: { $reason }
rules-is-assumed = supposto
rules-assumed-help = «Supposto» vuol dire: il nostro regolamento lo mostra solo in figura, o non ne parla.
rules-example = Esempio
rules-fits = va bene
rules-fits-not = non va bene
rules-link = Link alla regola { $clause }
rules-print = Stampa le fasi
rules-print-all = Stampa le regole
rules-no-facts = Il server non risponde: mancano le fasi e il confronto.
rules-search = Cerca nelle regole
rules-search-none = Nessuna regola contiene queste parole. Provane meno, o altre.
rules-search-found = { $count ->
    [one] Una regola trovata
   *[other] { $count } regole trovate
}

## Imparare in due minuti

learn-goal = Completa per primo tutte e dieci le fasi. Una fase è fatta di uno o più gruppi di carte, per esempio: { $groups }. Cominci dalla fase 1.
learn-turn = { $ring ->
    [yes] Nel tuo turno tiri due dadi, ne scegli uno e avanzi sul percorso. La casella dove arrivi dice quali carte ricevi.
   *[no] Nel tuo turno prendi una carta: quella in cima al mazzo di pesca o agli scarti.
}
learn-lay = Hai in mano tutta la tua fase? Allora calala sul tavolo, tutta insieme. In ogni manche puoi calare una fase.
learn-hit = Quando la tua fase è sul tavolo, liberati di altre carte: attacca quelle che vanno bene ai gruppi sul tavolo, anche a quelli degli altri.
learn-discard = Alla fine del tuo turno scarti una carta.
learn-special = { $letter ->
    [J] Un Jolly vale qualsiasi numero o colore ti serva.
   *[W] Un Jolly vale qualsiasi numero o colore ti serva.
} { $skips ->
    [0] { "" }
   *[other] Con una carta Salta turno un altro giocatore perde un turno.
}
learn-reversed = Una carta tenuta girata è un Jolly: vale qualsiasi numero o colore ti serva.
learn-round = { $points ->
    [none] La manche finisce quando qualcuno non ha più carte. Quel giocatore avanza di due fasi, gli altri che hanno calato di una. Chi non ha calato riprova la stessa fase.
   *[some] La manche finisce quando qualcuno non ha più carte. Gli altri contano le carte rimaste in mano: meno punti si hanno, meglio è. Chi ha calato passa alla fase successiva; gli altri riprovano la stessa.
}
learn-end = { $points ->
    [none] Vince chi supera per primo la fase 10.
   *[some] Vince chi completa la fase 10. Se nella stessa manche ci riesce più d’uno, vince chi ha meno punti.
}

## Che cosa cambia

fact-hand = Carte in mano
fact-players = Giocatori
fact-players-value = da { $least } a { $most }
fact-deck = Carte del mazzo
fact-wilds = Jolly
fact-skips = Carte Salta turno
fact-none = non ce ne sono
fact-turned = girando le carte
fact-number-points = Punti di una carta numerata
fact-face-points = il suo valore
fact-wild-points = Punti di un Jolly
fact-skip-points = Punti di una carta Salta turno
fact-last = Ultima carta
fact-kept = Tenute per la prossima manche
fact-kept-value = fino a { $count }
fact-variants = Varianti del regolamento
fact-phase = Fase { $phase }

## Perché decidiamo così

why-X-01 = La partita deve andare avanti anche quando il mazzo di pesca è vuoto, e chi gioca dopo deve poter contare sulla carta in cima agli scarti.
why-X-02 = Nessun regolamento dice che cosa succede se nessuno chiude mai. Un limite che nelle partite vere non si raggiunge impedisce ai programmi di giocare all’infinito.
why-X-03 = Due regolamenti lo dicono, e negli altri niente lo esclude.
why-X-24 = I regolamenti parlano solo della carta in cima; prendere più sotto sarebbe una regola nuova.
why-X-27 = Nessun regolamento lo vieta, e un divieto dovrebbe esserci scritto.
why-X-04 = Una carta Salta turno serve a una cosa sola, e i regolamenti non ne citano altre. Ma chi ha solo carte Salta turno deve poter finire il turno.
why-X-05 = Il regolamento di Pocket dice poco delle carte Salta turno e della distribuzione; l’edizione Mattel ha le regole più complete.
why-X-18 = Si deve poter chiudere con qualsiasi carta, e dopo la manche non c’è più un turno da perdere.
why-X-06 = I regolamenti dicono «nella fase», non «in ogni gruppo».
why-X-07 = Un gruppo più lungo è come calare e poi attaccare, che nello stesso turno è permesso.
why-X-08 = I numeri finiscono a 1 e a 12, e se un Jolly potesse cambiare non si saprebbe mai che cosa si può attaccare.
why-X-09 = Anche quando si attacca, ognuno di questi gruppi deve restare quello che dice il suo nome.
why-X-29 = Quattro regolamenti sono d’accordo; non vediamo perché il quinto dovrebbe fare eccezione.
why-X-28 = Una carta calata è del tavolo: altrimenti si potrebbe disfare quello su cui altri hanno costruito.
why-X-12 = R-05 dice che ogni turno deve finire con uno scarto, senza eccezioni.
why-X-16 = Secondo B-28 solo lo scarto finisce una manche.
why-X-17 = Altrimenti si potrebbe vincere una manche senza fase, contro il senso del gioco.
why-X-10 = Un regolamento lo dice; altri due giochi hanno tabelle o carte per sei, gli ultimi due non dicono nessun numero, e da soli non si gioca.
why-X-11 = Il regolamento classico ha una risposta, e la usiamo dove gli altri non ne hanno. Dopo dieci manche non c’è più una fase da rigiocare.
why-X-15 = Lo decide chi gioca, non le regole; e il caso è imparziale.
why-X-19 = La corona d’alloro sta dopo la fase 10, e un segnalino non può andare oltre.
why-X-25 = M-35 dice solo che si rigioca la fase 10; il resto è come in una manche normale.
why-X-21 = Senza mano nascosta il gioco non ha senso, e i punti si controllano solo se si mostrano le carte.
why-X-22 = Le varianti sono fatte per i turni del gioco di carte; per il percorso del tabellone non vanno bene.
why-X-13 = R-V3 non dice chi ha la precedenza né quanto si aspetta; così la partita va avanti senza litigi.
why-X-23 = Il regolamento dice che una sequenza di 7 non diventa mai la fase 5 o 6: quindi deve contare quella nominata.
why-X-14 = L’azione è un vantaggio; una pila vuota non deve farne un turno perso.
why-X-20 = Un Jolly è una carta normale tenuta girata; scartata, torna normale.
why-X-26 = Il regolamento non precisa questi passi; scegliamo la lettura che chiede meno regole in più.
