# Chiedi all’arbitro: una situazione, composta nel browser toccando le carte, e la risposta.

referee-heading = L’arbitro
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
referee-situation = La situazione
referee-setup = { $edition } · { $players } giocatori · fase { $phase }
referee-clear = Svuota tutto
referee-laid = Che cosa è stato calato

## La domanda

referee-question = La tua domanda
referee-ask-lay = Posso { $act }?
referee-ask-hit = Posso { $act } { $card } { $place }?
referee-ask-discard = Posso { $act } { $card }?
referee-ask-skip = Posso { $act } { $whom }?
referee-ask-out = Posso { $act }?
referee-ask-draw = Posso { $act }?
referee-ask-take = Posso { $act }?
referee-ask-written = Questa mossa è permessa: { $act }?
referee-act = Che cosa vorresti fare?
referee-my-set = al mio set
referee-my-run = alla mia sequenza
referee-my-group = al mio gruppo
referee-act-lay = calare la mia fase
referee-act-hit = attaccare
referee-act-discard = scartare
referee-act-skip = far saltare il turno a
referee-act-out = chiudere
referee-act-draw = pescare una carta
referee-act-take = prendere dagli scarti
referee-card = Quale carta?
referee-on = A quale gruppo?
referee-whom = A chi?
referee-choose = scegli

## Le carte

referee-you = Tu
referee-table = Sul tavolo
referee-laid-none = niente di calato
referee-lay-there = Cala lì una fase
referee-skips = Una carta Salta turno è davanti a: { $players }
referee-skip = Una carta Salta turno davanti
referee-discard = Pila degli scarti
referee-hand = La tua mano
referee-have-laid = hai calato la fase { $phase }
referee-on-phase = sei alla fase { $phase }
referee-lay = Quello che caleresti
referee-put = Metti le carte
referee-put-hand = nella tua mano
referee-put-lay = nel gruppo { $group } della tua fase
referee-put-table = { $place }
referee-put-discard = sugli scarti
referee-here = { $place }: le prossime carte vanno qui
referee-here-cards = { $place }: { $cards }. Le prossime carte vanno qui
referee-remove = Togli { $card }
referee-joker = Girata, come Jolly
referee-colour = Colore
referee-back = Annulla

## La risposta

referee-verdict = La risposta
referee-yes = Sì.
referee-no = No.
referee-problem = Non può essere.
referee-begin = Tocca le carte della tua mano.
referee-begin-help = Poi di’ che cosa vorresti fare: l’arbitro risponde subito, con la regola.
referee-what = Che cosa vorresti fare?
referee-waiting = Scegli nella frase che cosa vorresti fare, o tocca una carta della tua mano.
referee-out = In questo turno puoi liberarti di tutte le carte.
referee-not-out = { $left ->
    [one] Resta una carta di cui non puoi liberarti in questo turno.
   *[other] Restano { $left } carte di cui non puoi liberarti in questo turno.
}
referee-may = Che cosa puoi fare con questa mano
referee-may-not = Che cosa non puoi fare
referee-fits-nowhere = { $card } non si attacca a nessun gruppo sul tavolo.
referee-any-discard = Scarta qualsiasi carta
referee-nothing-yet = Appena hai mostrato la tua mano, qui leggi che cosa puoi farne.
referee-best = Il modo migliore di calare
referee-best-leaves = { $cards ->
    [one] Ti liberi di una carta
   *[other] Ti liberi di { $cards } carte
}{ $points ->
    [0] .
    [one] , cioè un punto.
   *[other] , cioè { $points } punti.
}
referee-lay-so = Cala così
referee-missing-heading = Che cosa manca
referee-lacks = manca:
referee-any = a scelta
referee-missing = { $short ->
    [one] Per la fase { $phase } manca una carta.
   *[other] Per la fase { $phase } mancano { $short } carte.
} Probabilità che la prossima carta coperta ti avvicini: { $percent }.
referee-send = Manda questa domanda
referee-sent = Il link è copiato: mandalo a chi non è d’accordo.
referee-offline = L’arbitro ha bisogno del server, che non risponde.
