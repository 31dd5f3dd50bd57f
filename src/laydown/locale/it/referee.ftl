# Chiedi all’arbitro: una situazione, composta nel browser toccando le carte, e la risposta.

referee-heading = Chiedi all’arbitro
referee-edition = Edizione
referee-players = Giocatori
referee-phase = La tua fase
referee-moment = Quando?
referee-moment-draw = Prima di pescare
referee-moment-play = Dopo aver pescato
referee-moment-wait = Nel turno di un altro
referee-options = Varianti
referee-option-yes = sì
referee-option-no = no

## La domanda

referee-question = La tua domanda
referee-may-i = Posso
referee-act-lay = calare questo
referee-act-hit = attaccare
referee-act-discard = scartare
referee-act-skip = far saltare il turno a qualcuno
referee-act-out = chiudere
referee-act-draw = pescare una carta
referee-act-take = prendere lo scarto
referee-card = Quale carta?
referee-on = A quale gruppo?
referee-whom = A chi?
referee-choose = scegli

## Le carte

referee-you = Tu
referee-table = Sul tavolo
referee-laid-none = niente di calato
referee-skip = Ha davanti un Salta turno
referee-discard = In cima agli scarti
referee-hand = La tua mano
referee-lay = Quello che caleresti
referee-put = Metti le carte
referee-put-hand = nella tua mano
referee-put-lay = nel gruppo { $group } della tua fase
referee-put-table = nel gruppo { $place } sul tavolo
referee-put-discard = sugli scarti
referee-here = { $place }: le prossime carte vanno qui
referee-remove = Togli { $card }
referee-joker = Capovolta, come Jolly

## La risposta

referee-yes = Sì.
referee-no = No.
referee-problem = Non può essere.
referee-waiting = Metti insieme le carte e scegli che cosa vorresti fare.
referee-out = In questo turno puoi liberarti di tutte le carte.
referee-not-out = { $left ->
    [one] Resta una carta di cui non puoi liberarti in questo turno.
   *[other] Restano { $left } carte di cui non puoi liberarti in questo turno.
}
referee-may = Che cosa puoi fare
referee-may-not = Che cosa non puoi fare
referee-missing = { $short ->
    [one] Per la fase { $phase } manca una carta.
   *[other] Per la fase { $phase } mancano { $short } carte.
} La prossima carta coperta ti avvicina con una probabilità del { $percent }.
referee-send = Copia il link a questa domanda
referee-sent = Il link è copiato: mandalo a chi non è d’accordo.
referee-offline = L’arbitro ha bisogno del server, che non risponde.
