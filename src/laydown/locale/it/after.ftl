# Le partite finite nel browser: rivederle, analizzarle, e il controllo della distribuzione.

## Rivedere

replay-heading = Rivedi la partita
replay-laid = Fase { $phase } calata
replay-phase = Fase { $phase }
replay-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
replay-hand = In mano: { $cards }
replay-group = Gruppo { $group }
replay-nothing = niente calato
replay-controls = Rivedi la partita
replay-before = Una mossa indietro
replay-after = Una mossa avanti
replay-play = Avvia
replay-pause = Pausa
replay-slider = Mossa
replay-at = Manche { $round }, mossa { $move }
replay-cost = È costato { $cost }. Meglio: { $better }.
replay-seen = Vista da
replay-all = Tutte le carte
replay-record = Scarica la partita

## Analisi

judged-heading = Analisi
judged-working = Ogni decisione viene valutata…
judged-figure = { $name }: { $accuracy } su 100
judged-judged = Valutata mossa per mossa, in base a quello che ognuno poteva sapere.
judged-player = Giocatore
judged-accuracy = Precisione
judged-decisions = Decisioni
judged-luck = Fortuna
judged-luck-heading = Fortuna
judged-luck-help = Quanto il caso ha cambiato le probabilità di vincere.
judged-luck-deal = Smazzata
judged-luck-cards = Carte
judged-luck-dice = Dadi
judged-costly = Che cosa è costato di più a { $name }
judged-done = Giocato:
judged-better = Meglio:
judged-minus = − { $cost }
judged-go = Vai lì
judged-flawless = Nessuna decisione è costata cara.

## Distribuzioni oneste

fair-heading = Le carte sono state date onestamente?
fair-help = Il tuo dispositivo può ridistribuire tutta la partita e confrontare ogni carta.
fair-check = Controlla qui
fair-yes = Sì.
fair-no = No.
fair-yes-help = Ogni carta e ogni lancio derivano dal segreto: { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}, { $draws ->
    [one] una carta pescata
   *[other] { $draws } carte pescate
}.
fair-wrong-proof = Le carte di questa partita non vengono da un server che aveva prima fissato il suo segreto.
fair-wrong-commitment = Il segreto non corrisponde a quello che è stato mostrato prima della distribuzione.
fair-wrong-dealer = A dare le carte per primo doveva essere un altro giocatore.
fair-wrong-deal = Nella manche { $round } le carte distribuite dovevano essere altre.
fair-wrong-draw = Nella manche { $round } la carta pescata doveva essere un’altra.
fair-wrong-roll = Nella manche { $round } i dadi dovevano segnare altro.
fair-wrong-shuffle = Nella manche { $round } il nuovo mazzo non è quello giusto.
fair-wrong-pile = Nella manche { $round } una carta presa dagli scarti non era lì.
