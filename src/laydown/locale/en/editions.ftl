# The editions and the options of a game: their names, and what an option means.

## Editions

edition-mattel = Classic, Mattel’s 40th-anniversary edition
edition-ravensburger = Classic, Ravensburger’s edition
edition-express = Express
edition-pocket = Pocket
edition-board = Board game
# Not an edition: our rulings, which stand behind the rules of each.
edition-rulings = Rulings: what the rulebooks leave open

## Options

option-ten-rounds = Ten rounds
option-ten-rounds-help = A round for each phase: everyone moves on, made or not. Fewest points wins.
option-phases = Chosen phases
option-phases-help = Play only these phases: 5 (the first five), 1-5, 1,3,7, even or odd.
option-free-order = Free order
option-free-order-help = Everyone makes the phases in any order.
option-knocking = Knocking
option-knocking-help = Knock to take the card that someone has just discarded.
option-last-card = The last card
option-last-card-help = You may get rid of it any way you like (any), or only by discarding it (discard).
option-wild-minimum = Number cards in a phase
option-wild-minimum-help = You need at least one in the phase (phase), one in each group (group), or none at all (none).

# With the value that a table has chosen.
option-phases-set = Phases { $value }
option-last-card-set = { $value ->
    [any] go out any way you like
   *[discard] go out only by discarding
}
option-wild-minimum-set = { $value ->
    [group] a number card in each group
    [none] phases of Wilds alone allowed
   *[phase] a number card in each phase
}
