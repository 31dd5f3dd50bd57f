# Le edizioni e le opzioni di una partita: i loro nomi, e che cosa significa un’opzione.

## Edizioni

edition-mattel = Classico, edizione 40 anni di Mattel
edition-ravensburger = Classico, edizione Ravensburger
edition-express = Express
edition-pocket = Pocket
edition-board = Gioco da tavolo
# Non è un’edizione: le nostre decisioni, che valgono insieme alle regole di ciascuna.
edition-rulings = Le nostre decisioni: quello che i regolamenti non dicono

## Opzioni

option-ten-rounds = Dieci manche
option-ten-rounds-help = Una manche per ogni fase: tutti vanno avanti, fase completata o no. Vince chi ha meno punti.
option-phases = Fasi a scelta
option-phases-help = Si giocano solo queste fasi: 5 (le prime cinque), 1-5, 1,3,7, even (pari) o odd (dispari).
option-free-order = Ordine libero
option-free-order-help = Ognuno completa le fasi nell’ordine che vuole.
option-knocking = Bussare
option-knocking-help = Chi bussa può prendere la carta che un altro ha appena scartato.
option-last-card = L’ultima carta
option-last-card-help = Te ne liberi come vuoi (any) o solo scartandola (discard).
option-wild-minimum = Carte numerate in una fase
option-wild-minimum-help = Ne serve almeno una nella fase (phase), in ogni gruppo (group), oppure nessuna (none).

# Con il valore scelto per la partita.
option-phases-set = Fasi { $value }
option-last-card-set = { $value ->
    [any] dell’ultima carta ci si libera come si vuole
   *[discard] l’ultima carta solo con lo scarto
}
option-wild-minimum-set = { $value ->
    [group] una carta numerata in ogni gruppo
    [none] permesse fasi di soli Jolly
   *[phase] una carta numerata in ogni fase
}
