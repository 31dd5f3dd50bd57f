# Le partite finite nel browser: rivederle, analizzarle, e il controllo della distribuzione.

## Rivedere

replay-heading = Rivedi la partita
replay-hand-name = In mano
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
replay-record = Conserva la partita
replay-first = All’inizio della manche
replay-speed = Velocità { $times }×
replay-costly = le più care
replay-cost-short = è costata { $cost }
replay-of = di { $count }
replay-share = Condividi questa mossa
replay-try = Prova da qui
replay-seen-you = Come l’hai vista
replay-panel = Mosse, punteggio e analisi
replay-moves = Mosse

## Analisi

judged-heading = Analisi
judged-working = Ogni decisione viene valutata…
judged-figure = { $name } ha giocato { $accuracy } su 100.
judged-figure-you = Hai giocato { $accuracy } su 100.
judged-nothing = Non c’era niente da decidere.
judged-judged = Valutata mossa per mossa, in base a quello che ognuno poteva sapere.
judged-player = Giocatore
judged-accuracy = Precisione
judged-luck = Fortuna
judged-costly = Che cosa è costato di più a { $name }
judged-costly-you = Che cosa ti è costato di più
judged-minus = −{ $cost }
judged-go = Vai lì
judged-flawless = Nessuna decisione è costata cara.
judged-accuracy-of = precisione, su 100
judged-good-luck = fortuna
judged-bad-luck = sfortuna
judged-best = Mossa migliore
judged-best-of = { $best } su { $decisions }
judged-luck-rounds = La fortuna, manche per manche
judged-luck-rounds-help = Quanto le carte hanno cambiato le probabilità di vincere, in percentuale, sommato.
judged-round = Manche
# $shown sono le più care di $decisions; $cost è quanto sono costate le altre.
judged-of = { $shown ->
    [1] Una
    [2] Due
    [3] Tre
   *[other] { $shown }
} di { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}. Tutte le altre insieme sono costate { $cost }.
judged-at = Manche { $round }, mossa { $move }
judged-did-discard = scartata
judged-did-take = presa
judged-did-draw = pescata
judged-did-lay = calate
judged-did-hit = attaccata
judged-did-other = giocato
judged-was-better = meglio
judged-instead = Meglio: { $move }.
judged-see-all = Vedi tutte le { $count } che non erano le migliori
judged-see-few = Solo le più care
judged-explain = Come si valuta
judged-explain-worth = Prima di ogni mossa si stimano le probabilità di vincere per tutto ciò che si poteva fare, secondo ciò che chi giocava poteva sapere in quel momento, e nient’altro. La mossa migliore meno quella giocata: ecco quanto è costata.
judged-explain-accuracy = La precisione è la parte conservata di tutto ciò che si poteva vincere o perdere: 100 per sempre la mossa migliore, 0 per sempre la peggiore. Ciò che conta poco pesa poco.
judged-explain-luck = La fortuna è quanto le carte ricevute e pescate, e i dadi, hanno dato in più della media. Le carte prese dagli scarti non sono fortuna: sono state scelte.
judged-explain-trust = È una stima: niente viene giocato fino in fondo, e non si indovina che cosa hanno in mano gli altri.
judged-how = Come hai giocato
judged-how-they = Come si è giocato
judged-costliest = La tua mossa più cara: manche { $round }, −{ $cost }
judged-costliest-short = La tua mossa più cara è costata { $cost }.
judged-whole = Vedi tutta l’analisi
judged-share = Condividi
judged-copied = Link copiato

## Distribuzioni oneste

fair-heading = Le carte sono state date onestamente?
fair-help = Il tuo dispositivo può ridistribuire tutta la partita e confrontare ogni carta.
fair-check = Controlla qui
fair-deal = Controlla le carte
fair-record = Partita
fair-yes = Sì.
fair-no = No.
fair-yes-help = Tutto ciò che il caso ha deciso deriva dal segreto: { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}, { $draws ->
    [one] una carta pescata
   *[other] { $draws } carte pescate
}.
fair-wrong-proof = Le carte di questa partita non vengono da un server che aveva prima fissato il suo segreto.
fair-wrong-commitment = Il segreto non corrisponde a quello che è stato mostrato prima della distribuzione.
fair-wrong-entropy = Quello che questo dispositivo ha aggiunto alla distribuzione non è nella registrazione.
fair-wrong-dealer = A dare le carte per primo doveva essere un altro giocatore.
fair-wrong-deal = Nella manche { $round } le carte distribuite dovevano essere altre.
fair-wrong-draw = Nella manche { $round } la carta pescata doveva essere un’altra.
fair-wrong-roll = Nella manche { $round } i dadi dovevano segnare altro.
fair-wrong-shuffle = Nella manche { $round } il nuovo mazzo non è quello giusto.
fair-wrong-pile = Nella manche { $round } una carta presa dagli scarti non era lì.
