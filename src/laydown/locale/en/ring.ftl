# The actions on the ring of the board game: their names, what each does in one line, and a short
# form, of 7 letters at most, for the picture of the ring.

# $number is how many cards the space gives.
action-draw = Draw { $number }
action-draw-help = { $number ->
    [one] Take a card from the draw pile or from the discard pile.
   *[other] Take { $number } cards one by one, each from the draw pile or from the discard pile.
}
action-draw-short = +{ $number }
action-search = Search
action-search-help = Look through the discard pile and take any card, without showing it.
action-search-short = Search
action-again = Again
action-again-help = Take a card from either pile, lay and hit if you want to, and discard; then play another whole turn.
action-again-short = Again
action-swap = Swap
action-swap-help = Discard up to four cards, then draw one more than that from the draw pile.
action-swap-short = Swap
action-everyone = Everyone
action-everyone-help = Draw a card from the draw pile; then all the others draw one too.
action-everyone-short = All
action-joker = Joker
action-joker-help = Draw a card and hold it reversed: the others see it, and for you it is a Joker.
action-joker-short = Joker
action-ask = Ask
action-ask-help = Ask for a number to the left or to the right; the first player who has it gives you one.
action-ask-short = Ask
action-star = Star
action-star-help = Choose another action: your pawn moves on to its next free space, and you do it.
action-star-short = Star
