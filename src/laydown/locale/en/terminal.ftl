# The game in the terminal, replays, and the rules on the command line.
# Words that are typed (draw, lay, hit, rules, quit ...) are the same in all languages.

## The start

welcome = Laydown, edition { $edition }, { $players } players
welcome-options = Options: { $options }
welcome-help = Type the number of a choice and press Enter. { ask-help }

## The table

# "Round 3: your turn", as a heading.
heading-turn = Round { $round }: your turn
count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
phase-numbered = phase { $phase } ({ $groups })
table-phase = phase { $phase }: { $groups }
table-phases = phases to make: { $phases }
table-laid = phase { $phase } laid
table-skip = Skip in front
table-watching = watches: only the tied players play
table-group = Group { $place }: { $cards }.
pile-draw = Draw pile: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}.
pile-discard = Discard pile: { $card } on top.
pile-discard-skip = Discard pile: { $card } on top, which nobody can take.
pile-discard-empty = Discard pile: empty.
hand = Your hand ({ $count }): { $cards }
aim-short = { $count ->
    [one] You are 1 card short of { $phase }.
   *[other] You are { $count } cards short of { $phase }.
}
aim-ready = You have all the cards for { $phase }.
aim-laid = Your phase lies on the table: now get rid of your cards.

## Choices

choice-draw = Draw from the draw pile
choice-take = Take { $card } from the discard pile
choice-lay = Lay { $groups }
choice-lay-phase = Lay phase { $phase }: { $groups }
choice-hit = Hit { $cards } on { $place }: { $group }
choice-hit-low = Hit { $cards } on the low end of { $place }: { $group }
choice-hit-high = Hit { $cards } on the high end of { $place }: { $group }
choice-discard = Discard { $card }
# Several cards to choose from, each with its number.
choice-discards = Discard: { $cards }
choice-skip = Play your Skip in front of { $player }
choice-knock = Knock and take { $card }
choice-pass-draw = Go on without a card: there is none to draw
choice-pass-play = Keep your last card and end your turn
choice-pass-claim = Let it go
prompt-draw = Draw or take?
prompt-play = Your move?
prompt-claim = Knock?
no-such-choice = There is no choice { $number }, only 1 to { $count }.
ask-rules = To read the rule, type rules { $clause }.
ask-help = For help, type ? and press Enter.
move-allowed = That move is allowed now.

## Scores

score-player = Player
score-phase = Phase
score-left = Left in hand
score-points = Points
score-total = Total
score-laid = { $phase } made
score-not-laid = not made
score-nothing-left = nothing
score-line = { $player }: phase { $laid }; left in hand: { $left }; points { $points }, total { $total }.
standing-made = Phases made
standing-line = { $player }: { $made } of { $agreed } phases made, total { $total }.
phase-made = made

## Ends

next-round = Press Enter for the next round:
goodbye = Goodbye!
record-offer = To keep the record of this game, type a file name; Enter for no:
record-saved = The record is in { $file }.
replay-unfinished = { $moves ->
    [one] After 1 move the game is not over.
   *[other] After { $moves } moves the game is not over.
}
# A move that was not made by the player.
mark-timer = (by the timer)
mark-standin = (by a stand-in)

## Help

help-heading = What you can type
help-goal = Lay your phase, then get rid of all your cards. Few points are good; whoever first makes the last phase wins.
help-number = the choice with that number
help-draw = take the top card of the draw pile
help-take = take the top card of the discard pile
help-lay = lay your phase, with | between its groups
help-lay-wild = a Wild as a 5, where that is not plain
help-hit = add a card to a group on the table
help-hit-end = a Wild at the high end of a run (or low)
help-discard = end your turn
help-skip = end your turn: player 3 misses a turn
help-knock = claim the card just discarded
help-table = show the table again
help-phases = the phases and those you have made
help-score = phases and points of all players
help-why = is that move allowed? If not, why?
help-rules = one rule (rules alone: which there are)
help-quit = leave the game
help-cards = On the cards: { $cards }.

## Rules and editions

rules-phases = The phases
rules-assumed = (assumed)
rules-assumed-why = Assumed: our rulebook pictures it or leaves it out. With the box at hand you can correct it in the edition's file.
rules-assumed-others = Also assumed, as named in that file: { $facts }
unknown-clause = There is no rule { $clause }. Do you mean one of these: { $near }?
editions-facts = { $players } players, { $hand } cards each
editions-variants = Printed variants: { $variants }
editions-options = Options of a game, in every edition
option-ten-rounds = a round for each phase: everyone goes on, made or not; the fewest points win
option-phases = only these phases: 5 (the first five), 1-5, 1,3,7, even, odd
option-free-order = each player makes the phases in any order
option-knocking = claim a card that another player has just discarded
option-last-card = how the last card may go: any way (any), or only as a discard (discard)
option-wild-minimum = a number card is needed in the phase (phase), in each group (group), or nowhere (none)

## Errors

bad-seat = There is no seat { $seat } at a table of { $players }.
file-missing = There is no file { $file }.
file-not-text = { $file } is not a text file.
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
file-exists = { $file } exists already: choose another name.
