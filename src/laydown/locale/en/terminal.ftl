# The game in the terminal, replays, and the rules on the command line.
# Words that are typed (draw, lay, hit, rules, quit ...) are the same in all languages.

## The start

welcome = Laydown: { $edition }, { $players } players
welcome-options = Options: { $options }
welcome-help = Type the number of a choice and press Enter. { ask-help }

## The table

# "Round 3: your turn", as a heading.
heading-turn = Round { $round }: your turn
# Before the next round, as a heading.
heading-keep = Before round { $round }: which cards do you keep?
count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-phase = phase { $phase }: { $groups }
table-phases = phases to make: { $phases }
table-laid = phase { $phase } laid
table-skip = Skip in front
# Jokers that a player holds, whose faces all see.
table-jokers = { $count ->
    [one] Joker { $cards }
   *[other] Jokers { $cards }
}
table-watching = watching: only the tied players play
table-group = Group { $place }: { $cards }.
pile-draw = Draw pile: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}.
pile-discard = Discard pile: { $card } on top.
pile-discard-skip = Discard pile: { $card } on top, which nobody can take.
pile-discard-empty = Discard pile: empty.
# The whole pile, for the player who searches it.
pile-searched = The discard pile ({ $count }), from the top: { $cards }
hand = Your hand ({ $count }): { $cards }

## The ring

# Short, beside the space where all pawns start.
ring-start = (start)
ring-size = The ring has { $spaces } spaces, numbered clockwise from the start, which is space 0.
ring-at = On space { $space }, { $action }: { $players }.
ring-at-you = Your pawn is on space { $space }, { $action }.
ring-at-start = On the start, { $action }: { $players }.
ring-at-start-you = Your pawn is on the start, { $action }.
ring-space = { $space } { $action }
ring-spaces = The spaces by number: { $spaces }.

## Choices

# Several cards to choose from, each with its number.
choice-discards = Discard: { $cards }
# Several cards to choose from, each with its number.
choice-searches = Take: { $cards }
# $example are two cards of the hand.
hint-swap = Or type the cards to discard, { $most } at most, the top one last: swap { $example }
hint-keep = Or type the cards to keep, { $most } at most: keep { $example }
# $numbers are a few numbers to ask for.
hint-ask = These numbers would help you: { $numbers }
hint-two = You may discard two cards, the top one last: discard { $example }
prompt-draw = Draw or take?
prompt-play = Your move?
prompt-claim = Knock? Enter for no:
prompt-draw-several = Draw or take? { $count } cards to go.
prompt-roll = Press Enter to roll the dice:
no-such-choice = { $count ->
    [one] There is no choice { $number }, only 1.
   *[other] There is no choice { $number }, only 1 to { $count }.
}
roll-first = There is nothing to choose yet: just press Enter.
ask-rules = To read the rule, type rules { $clause }.
ask-help = For help, type h; for a hint, type ?.
# After “why” alone.
why-example = Type a move after it: { $example }
move-allowed = That move is allowed now.

## Scores

score-player = Player
score-phase = Phase
score-left = Left in hand
score-points = Points
score-total = Total
# The phase that a player is on after the round, and its groups.
score-now = Now on phase
score-place = { $phase }: { $groups }
score-laid = { $phase } made
score-not-laid = not made
score-nothing-left = nothing
score-line = { $player }: phase { $laid }; left in hand: { $left }; points { $points }, total { $total }.
score-line-replay = { $player }: phase { $laid }.
# $now is a phase with its number, or that the game is finished.
score-line-phase = { $player }: phase { $laid }; now: { $now }.
standing-made = Phases made
standing-line = { $player }: phases made: { $made } of { $agreed }, total { $total }.
standing-line-phase = { $player }: { $now }.
# The marker has passed the last phase.
standing-finish = finish
phase-made = made
phase-laid = laid in this round
# Beside the phase that a player is on.
phase-now = now

## Ends

next-round = Press Enter for the next round:
between-rounds = Between two rounds there is nothing to decide: just press Enter. You can also type score, phases, rules, or q to leave the game.
goodbye = Goodbye!
come-back = Your game is saved. To continue it: { $command }
game-kept = This game is saved: laydown games lists it.
# Several people at one keyboard: the hand of one is hidden until the next one is alone with it.
hand-over = { $player }: when nobody else can see the screen, press Enter:
# A bot gave no move; $why is what happened.
bot-stumbled = { $player } could not decide and makes a safe move ({ $why }).
record-saved = The record is in { $file }.
replay-unfinished = { $moves ->
    [one] After 1 move the game is not over.
   *[other] After { $moves } moves the game is not over.
}
replay-position = The position, as laydown hint and laydown play --position read it:
# A move that was not made by the player.
mark-timer = (time ran out)
mark-standin = (by a stand-in)

## Help

help-heading = What you can type
help-goal = Lay your phase, then get rid of all your cards. The fewer points, the better; whoever makes the last phase first wins.
# Everyone goes on to the next phase after each round, made or not; $rounds is how many there are.
help-goal-rounds = There { $rounds ->
    [one] is 1 round
   *[other] are { $rounds } rounds
}, one for each phase; made or not, everyone then goes on to the next. Lay your phase, then get rid of all your cards: the fewest points win.
# Each player makes the phases in any order.
help-goal-free = Lay any phase that you have not made yet, then get rid of all your cards. The fewer points, the better; whoever makes all the phases first wins.
# Behind help-goal, where going out counts for more than one phase.
help-goal-out = Whoever goes out moves on { $steps ->
    [one] one phase
    [2] two phases
   *[other] { $steps } phases
}.
# Where no points are counted.
help-goal-markers = Lay your phase, then get rid of all your cards. Whoever discards the last one moves on { $steps ->
    [one] one phase
    [2] two phases
   *[other] { $steps } phases
}, everyone else who has laid moves on one. The first to get past the last phase wins.
help-number = the choice with that number
help-draw = take the top card of the draw pile
help-take = take the top card of the discard pile
help-lay = lay your phase, with | between its groups
help-lay-phase = lay phase 5, say
help-lay-wild = a Wild as a 5, where that is not clear
help-lay-joker = a Joker as a 4, where that is not clear
help-hit = add a card to a group on the table
help-hit-end = a Wild at the high end of a run (or low)
help-hit-joker = a Joker at the high end of a run (or low)
help-discard = end your turn
help-discard-two = two, while only full runs are on the table
# $player is the number of another seat.
help-skip = end your turn: player { $player } misses one
help-roll = roll both dice (Enter will do)
help-walk = move your pawn by one of the dice
help-search = take this card out of the discard pile
help-swap = discard these, the top one last (swap alone: none)
help-ask = ask the others for a 7, to the left (or right)
help-give = give the card you were asked for
help-star = choose an action for your star
help-keep = keep these for the next round (keep alone: none)
help-knock = claim the card just discarded
help-pass = let it go (Enter will do)
help-hint = what is best to do now, and why
help-help = this list
help-table = show the table again
help-phases = the phases, and which you have made
help-score = phases and points of all players
help-phases-markers = the phases, and who is on which
help-score-markers = the phases of all players
help-why = is that move allowed? If not, why?
help-rules = one rule (rules alone: a list of them)
help-quit = leave the game
help-cards = On the cards: { $cards }.
# $card is a card held reversed.
help-joker = { $card } a Joker: a card held reversed

## Saved games

games-none = There are no saved games. To start one: laydown play
games-running = Games in progress
games-finished = Finished games
games-round = round { $round }
# $players is one name, or several.
games-won = won by { $players }
games-continue = To continue: { $command }
games-folder = They are in { $folder }; laydown replay FILE replays one.
game-none = There is no game to continue.
game-missing = There is no game { $game }. To list the games: laydown games
game-over = Game { $game } is over.

## Rules and editions

rules-phases = The phases
rules-ring = The ring, clockwise
rules-assumed = (assumed)
rules-assumed-why = Assumed: the rulebook shows it only in a picture, or not at all. If you have the box, you can correct it in the edition’s file.
rules-assumed-others = Some other facts are assumed too: see { $clauses }.
unknown-clause = There is no rule { $clause }. Did you mean one of these: { $near }?
editions-facts = { $players } players, { $hand } cards each
editions-variants = Printed variants: { $variants }
editions-no-options = Has no options.
editions-options = Options for a game of any other edition

## Errors

bad-seat = There is no seat { $seat } at a table of { $players }.
seat-twice = Two people cannot have the same seat.
too-many-people = { $people } people do not fit at a table of { $players }.
file-missing = There is no file { $file }.
folder-missing = There is no folder { $folder }.
sheets-none = There are no score sheets in { $folder }.
file-not-text = { $file } is not a text file.
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
file-exists = { $file } already exists: choose another name.

## The command line

usage-command = There is no command { $command }. Commands: { $known }.
usage-option = There is no option { $option }.
usage-option-near = There is no option { $option }. Did you mean one of these: { $near }?
# $name is an argument or an option, such as FILE.
usage-missing = { $name } is missing.
usage-needs-value = { $option } needs a value after it.
usage-no-value = { $option } takes no value.
usage-whole = { $option } takes a whole number.
usage-from = { $option } takes a number of at least { $least }.
usage-range = { $option } takes a number from { $least } to { $most }.
usage-choice = { $option } takes one of these: { $expected }.
usage-both = Give { $option } or { $other }, not both.
usage-needs = { $option } needs { $other }.
usage-extra = This does not belong here: { $found }.
usage-other = I did not understand that. For help: { $command } --help
