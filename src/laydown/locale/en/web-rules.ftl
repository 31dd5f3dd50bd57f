# The rules to read, in the browser client; the clauses stand in rules.ftl.

## The page

rules-heading = Rules
rules-editions = Editions
rules-contents = Contents
rules-two-minutes = In two minutes
rules-learn = Learn it at the table
rules-part-phases = The phases
rules-rulings = Our rulings
rules-rulings-help = Where the rulebooks are silent or unclear, this is how we decide, and why.
rules-compare = The editions side by side
# Before the reason for a ruling.
rules-why = Why: { $reason }
rules-is-assumed = assumed
rules-assumed-help = “Assumed” means that the rulebook shows it only in a picture, or not at all.
rules-example = Example
rules-fits = fits
rules-fits-not = does not fit
rules-link = Link to rule { $clause }
rules-print = Print the phases
rules-print-all = Print the rules
rules-no-facts = The server is not answering, so the phases and the comparison are missing.
rules-search = Search the rules
rules-search-none = No rule has these words. Try fewer or other ones.
rules-search-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}

## Learn it in two minutes

learn-goal = Be the first to make all ten phases. A phase is one or more groups of cards: { $groups }, for example. You start on phase 1.
learn-turn = { $ring ->
    [yes] On your turn you roll two dice, choose one and move your pawn round the ring. The space you land on says which cards you get.
   *[no] On your turn you draw one card: the top one of the draw pile or of the discard pile.
}
learn-lay = Do you have your whole phase? Then lay it on the table, all at once. You may lay one phase a round.
learn-hit = Once your phase is down, get rid of more cards: hit those that fit on groups on the table, other players’ too.
learn-discard = At the end of your turn you discard one card.
learn-special = { $letter ->
    [J] A Joker stands for any number or colour you need.
   *[W] A Wild stands for any number or colour you need.
} { $skips ->
    [0] { "" }
   *[other] A Skip makes another player miss a turn.
}
learn-reversed = A card held the wrong way round is a Joker: it stands for any number or colour you need.
learn-round = { $points ->
    [none] The round ends when someone has no cards left. That player moves on two phases, everyone else who has laid moves on one. The others try the same phase again.
   *[some] The round ends when someone has no cards left. The others score the cards they still have; the fewer points, the better. Whoever has laid moves on to the next phase; the others try the same one again.
}
learn-end = { $points ->
    [none] Whoever is first past phase 10 wins.
   *[some] Whoever makes phase 10 wins. If several do in the same round, the fewest points decide.
}

## What differs

fact-hand = Cards in a hand
fact-players = Players
fact-players-value = { $least } to { $most }
fact-deck = Cards in the deck
fact-wilds = Wilds or Jokers
fact-skips = Skips
fact-none = none
fact-turned = cards turned round
fact-number-points = Points for numbers
fact-face-points = face value
fact-wild-points = Points for a Wild or Joker
fact-skip-points = Points for a Skip
fact-last = Last card
fact-kept = Kept for the next round
fact-kept-value = up to { $count }
fact-variants = Printed variants
fact-phase = Phase { $phase }

## Why we decide so

why-X-01 = The game has to go on when the draw pile is empty, and the next player may count on the top of the discard pile.
why-X-02 = No rulebook says what happens if nobody ever goes out. A limit that people never reach keeps programs from playing forever.
why-X-03 = Two rulebooks print it, and nothing in the others speaks against it.
why-X-24 = “The top card” is all that the rulebooks offer; reaching below it would be a new rule.
why-X-27 = No rulebook forbids it, and a ban would have to be printed.
why-X-04 = A Skip has one use, and the rulebooks name no other. But a player who has only Skips must be able to end the turn.
why-X-05 = Pocket’s rulebook says little about Skips and dealing; the Mattel edition has the fullest rules for them.
why-X-18 = You must be able to go out with any card, and after the round there is no turn left to lose.
why-X-06 = The rulebooks say “in the phase”, not “in each group”.
why-X-07 = Laying a longer group is the same as laying and then hitting, which you may do on the same turn.
why-X-08 = The numbers end at 1 and 12, and a Wild that could change would make every hit uncertain.
why-X-09 = Each of these groups must still be what it is called after a hit.
why-X-29 = Four rulebooks agree; we see no reason why the fifth should differ.
why-X-28 = A laid card belongs to the table: otherwise players could undo what others have built on.
why-X-12 = R-05 says that every turn must end with a discard, and names no exception.
why-X-16 = B-28 names the discard as the only way to end a round.
why-X-17 = Otherwise you could win a round without a phase, against the spirit of the game.
why-X-10 = One rulebook prints it; two others have boards or cards for six, the rest name no number, and nobody can play alone.
why-X-11 = The classic rulebook has an answer, and we use it where the others have none. After ten rounds there is no phase left to replay.
why-X-15 = That is up to the table, not the rules; and chance is fair.
why-X-19 = The laurel is behind phase 10, and a marker cannot go any further.
why-X-25 = M-35 says only that phase 10 is played again; the rest follows from an ordinary round.
why-X-21 = A game of hidden hands makes no sense otherwise, and points can be checked only if the cards are shown.
why-X-22 = The variants were made for the card game’s turns; they suit the card editions, but not the ring.
why-X-13 = R-V3 leaves open who comes first and how long to wait; this way the game goes on without a quarrel.
why-X-23 = The rulebook says that a run of 7 never becomes phase 5 or 6, so what was named must count.
why-X-14 = The action is an advantage; an empty pile should not turn it into a lost turn.
why-X-20 = A Joker is an ordinary card held the wrong way round; discarded, it is an ordinary card again.
why-X-26 = The rulebook leaves these steps open; we take the reading that needs the fewest further rules.
