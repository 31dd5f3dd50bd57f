# Che cosa succede in una partita. Ogni frase c’è due volte: su qualcuno, e rivolta a te.

## Giocatori

player-you = Tu
player-bot = Bot { $seat }
player-seat = Giocatore { $seat }
# $first è un nome, o più nomi separati da virgole.
list-and = { $first } e { $last }

## Comincia una manche

# $player dà le carte.
event-round = Manche { $round }: { $player } dà le carte.
event-round-you = Manche { $round }: dai tu le carte.
# Sul percorso: $player comincia.
event-round-begins = Manche { $round }: { $player } comincia.
event-round-begins-you = Manche { $round }: cominci tu.
event-tie-break = Manche { $round }: chi è in parità gioca ancora una volta l’ultima fase. { $player } dà le carte.
event-tie-break-you = Manche { $round }: chi è in parità gioca ancora una volta l’ultima fase. Dai tu le carte.
# $cards sono $count carte che non possono aprire la pila degli scarti.
event-under = { $cards } { $count ->
    [one] va
   *[other] vanno
} sotto il mazzo di pesca.
event-start = La pila degli scarti comincia con { $card }.

## Un turno

event-drew = { $player } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-drew-card = { $player } pesca { $card }.
event-drew-card-you = Hai pescato { $card }.
event-took = { $player } prende { $card } dagli scarti.
event-took-you = Hai preso { $card } dagli scarti.
event-knocked = { $player } bussa e prende { $card }.
event-knocked-you = Hai bussato e preso { $card }.
event-laid = { $player } cala la fase { $phase }: { $groups }.
event-laid-you = Hai calato la fase { $phase }: { $groups }.
# $place è un gruppo sul tavolo, per esempio 2.1; $group sono le sue carte adesso.
event-hit = { $player } attacca { $cards } a { $place }: { $group }.
event-hit-you = Hai attaccato { $cards } a { $place }: { $group }.
event-discarded = { $player } scarta { $card }.
event-discarded-you = Hai scartato { $card }.
event-skipped = { $player } mette una carta Salta turno davanti a { $target }.
event-skipped-you = Hai messo una carta Salta turno davanti a { $target }.
event-skips-you = { $player } mette una carta Salta turno davanti a te.
event-turn-lost = { $player } salta il turno.
event-turn-lost-you = Salti il turno.
event-turn-lost-start = Per via di quella carta Salta turno, { $player } salta il primo turno.
event-turn-lost-start-you = Per via di quella carta Salta turno, salti il primo turno.
event-passed-draw = Per { $player } non c’è nessuna carta da pescare.
event-passed-draw-you = Per te non c’è nessuna carta da pescare.
event-passed-discard = { $player } tiene l’ultima carta.
event-passed-discard-you = Ti tieni l’ultima carta.
event-passed-claim = { $player } non bussa.
event-passed-claim-you = Non hai bussato.
event-reshuffled = Gli scarti vengono mescolati e diventano il nuovo mazzo di pesca ({ $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}).
## Sul percorso

event-rolled = { $player } tira { $one } e { $other }.
event-rolled-you = Hai tirato { $one } e { $other }.
# $action è il nome di ciò che fa la casella.
event-walked = { $player } va su «{ $action }».
event-walked-you = Sei su «{ $action }».
event-rolled-walked = { $player } tira { $one } e { $other } e va su «{ $action }».
event-everyone-drew = Tutti pescano una carta.
event-found = { $player } prende una carta dalla pila degli scarti senza farla vedere.
event-found-card = { $player } trova { $card } negli scarti.
event-found-card-you = Hai trovato { $card } negli scarti.
event-uncovered = Ora in cima agli scarti c’è { $card }.
# Ciò che si cambia viene scartato; $card è in cima, ed è una delle $count.
event-swapped = { $player } scarta { $count } carte, con { $card } in cima.
# $cards sono Jolly sotto la cima.
event-swapped-jokers = { $player } scarta { $count } carte, tra cui { $cards }, con { $card } in cima.
event-swapped-cards = { $player } scarta { $cards }.
event-swapped-cards-you = Hai scartato { $cards }.
event-swapped-none = { $player } non scarta niente.
event-swapped-none-you = Non hai scartato niente.
event-joker = { $player } pesca un Jolly: { $card }.
event-joker-you = Hai pescato un Jolly: { $card }.
event-asked-left = { $player } chiede un { $number } verso sinistra.
event-asked-left-you = Hai chiesto un { $number } verso sinistra.
event-asked-right = { $player } chiede un { $number } verso destra.
event-asked-right-you = Hai chiesto un { $number } verso destra.
# $players è un nome, o $count nomi.
event-lacking = { $count ->
    [one] { $players } non ne ha.
   *[other] { $players } non ne hanno.
}
event-lacking-you = Tu non ne hai.
event-gave = { $player } ne dà uno a { $target }.
event-gave-card = { $player } dà { $card } a { $target }.
event-gave-card-you = Hai dato { $card } a { $target }.
event-gives-you = { $player } ti dà { $card }.
event-kept = { $player } ha scelto le sue carte.
event-kept-cards = { $player } tiene { $cards } per la prossima manche.
event-kept-cards-you = Ti tieni { $cards } per la prossima manche.
event-kept-none = { $player } non tiene nessuna carta.
event-kept-none-you = Non ti tieni nessuna carta.

## Il turno più comune, in una frase

event-drew-discarded = { $player } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
} e scarta { $card }.
event-took-discarded = { $player } prende { $taken } e scarta { $card }.

## Fine

event-round-ended = { $player } chiude: la manche { $round } è finita.
event-round-ended-you = Hai chiuso: la manche { $round } è finita.
event-round-ended-nobody = La manche { $round } è durata abbastanza e finisce; nessuno chiude.
event-won = { $player } vince la partita!
event-won-you = Hai vinto la partita!
event-shared = { $players } si dividono la vittoria.
# $players sono gli altri.
event-shared-you = Tu e { $players } vi dividete la vittoria.
