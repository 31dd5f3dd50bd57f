# Why something cannot be done: one sentence for each code of an error.
#
# What stands for cards ($card, $group), groups ($pattern) and phases ($phase as text) is put into
# this language before it gets here; $found stands in quotation marks already.

# What was read, as errors quote it.
quoted = “{ $text }”
quoted-nothing = nothing

## Turns and draws

error-not-your-turn = You cannot do that now: player { $seat } has to move first.
error-game-over = The game is over.
error-draw-first = First draw a card, or take the top of the discard pile.
error-already-drawn = You already have your card for this turn.
error-cannot-pass = You cannot pass: end your turn with a discard.
error-nothing-to-draw = There is no card left to draw.
error-nothing-to-take = The discard pile is empty.
error-must-draw = You cannot pass: there is still a card to draw or take.
error-skip-on-top = There is a Skip on top of the discard pile, and nobody can take it.
error-no-such-seat = There is no player { $seat } in this round.

## Knocking

error-no-claim = There is no discard to knock for right now.
error-no-knocking = Knocking is not played at this table.
error-cannot-claim = You cannot knock for this card: it is your own discard, you have passed, or there is a Skip in front of you.
error-knock-or-pass = First say whether you want the card just discarded: knock or pass.

## Laying

error-already-laid = You have already laid your phase in this round.
# $current is the phase the player is on, 0 if the order is free.
error-wrong-phase = { $current ->
    [0] Phase { $phase } is not played in this game.
   *[other] You cannot lay phase { $phase } now: you are on phase { $current }.
}
error-phase-made = You have already made phase { $phase }.
error-name-the-phase = Say which phase you are laying, as in “lay 5: …”.
error-wrong-groups = { $groups ->
    [one] Your phase is not a single group: { $phase }.
   *[other] Your phase is not made of { $groups } groups: { $phase }.
}
error-card-not-held = You do not have this card, or not that many of them: { $card }.
error-no-such-card = There is no such card in this deck: { $card }.
error-group-too-short = { $cards ->
    [one] One card is too few for this group: { $pattern }.
   *[other] { $cards } cards are too few for this group: { $pattern }.
}
error-mixed-numbers = All cards of this group ({ $pattern }) must have the same number, but this one does not: { $card }.
error-not-in-order = These numbers are not consecutive: { $pattern }.
error-number-twice = This group ({ $pattern }) has too many { $number }s.
error-mixed-colours = All cards of this group ({ $pattern }) must have the same colour, but this one does not: { $card }.
error-wrong-parity = This card does not belong in the group ({ $pattern }): { $card }.
error-run-out-of-range = The numbers in this group ({ $pattern }) must stay between 1 and { $highest }.
error-number-out-of-range = There is no { $number } in this deck ({ $pattern }).
error-pair-incomplete = Here every number comes twice, and one card has no partner: { $pattern }.
error-skip-in-group = A Skip is never part of a group.
error-wild-value-needed = Say what each Wild or Joker stands for, as in W=5, W=R or (R7)=5: { $pattern }.
error-wild-value-wrong = In this group ({ $pattern }) it cannot stand for that: { $card }.
# $minimum: where a number card is needed.
error-number-card-needed = { $minimum ->
    [group] Each group needs at least one number card.
   *[phase] Your phase needs at least one number card.
}
error-keep-one-card = Keep one card: your last card has to be a discard.

## Hitting

error-not-laid-yet = You can hit only once your own phase is on the table.
error-no-such-group = There is no group { $group } on the table.
error-does-not-fit = This does not fit on the group ({ $group }): { $card }.
error-which-end = That fits at both ends; add “low” or “high”: { $group }.
error-no-ends-here = This group has no ends; leave out “low” and “high”: { $pattern }.
error-pair-needed = A run of pairs takes a whole pair at a time, two cards in one hit.
error-one-card-at-a-time = Hit one card at a time.

## Ending the turn

error-skip-needs-target = Put the Skip in front of another player, as in “skip S on 2”.
error-not-a-skip = Only a Skip makes somebody miss a turn, not this card: { $card }.
error-last-card-not-laid = You cannot go out before your phase is on the table: keep your last card and pass.
error-skip-own-seat = You cannot skip yourself.
error-skip-already-there = Player { $seat } already has a Skip in front of them.
error-skip-once-a-round = Player { $seat } has already been skipped once in this round.
error-one-discard = Discard one card. You may discard two only in the board game, once you have laid your phase and while there are only full runs on the table.
error-not-on-this-table = That is not possible now: lay, hit, or end your turn.

## On the ring

error-roll-first = First roll the dice.
error-walk-first = First move your pawn by one of the dice.
error-not-rolled = { $spaces ->
    [one] The dice do not let you walk one space.
   *[other] The dice do not let you walk { $spaces } spaces.
}
# $step is what the space, or the moment, asks for.
error-action-first = { $step ->
    [star] First choose an action for your star.
    [search] First take a card out of the discard pile.
    [swap] First say which cards you swap: none, or up to four.
    [ask] First ask for a number, to the left or to the right.
    [give] First give a card of the number you were asked for.
    [keep] First say which cards you keep for the next round, if any.
   *[other] First do the action of your space.
}
# $action is the word of an action, as in “star search”.
error-no-free-space = { $action ->
    [draw] Every Draw space is occupied: choose another action.
    [search] Every Search space is occupied: choose another action.
    [again] Every Again space is occupied: choose another action.
    [swap] Every Swap space is occupied: choose another action.
    [everyone] Every Everyone space is occupied: choose another action.
    [joker] Every Joker space is occupied: choose another action.
    [ask] Every Ask space is occupied: choose another action.
   *[other] Every space of that action is occupied: choose another one.
}
error-not-an-action = A star cannot choose “{ $action }”. It can choose: draw, search, again, swap, everyone, joker, ask.
error-not-in-discards = This card is not in the discard pile: { $card }.
error-too-many-cards = { $most ->
    [one] You can swap one card at most.
   *[other] You can swap { $most } cards at most.
}
error-bad-ask = Ask for a number that is in the deck, to the left or to the right; { $number } is not.
error-not-that-number = You were asked for the number { $number }, and this card has a different one: { $card }.
error-joker-last = You give a Joker only if you have no other card of that number: { $card }.
error-keep-too-many = { $most ->
    [one] You can keep one card at most.
   *[other] You can keep { $most } cards at most.
}
error-nothing-to-keep = You have laid your phase in this round, so you keep no cards.
error-already-kept = You have already chosen which cards you keep.

## Cards and moves as text

error-bad-card = A card is written like this: { $expected }. Found: { $found }.
error-bad-wild-value = What a Wild or Joker stands for is written like this: { $expected }. Found: { $found }.
error-one-card-expected = Only one card goes here. Leave out: { $found }.
error-unknown-move = No move begins with { $found }. Moves: { $expected }.
error-move-too-long = The move is already complete. Leave out: { $found }.
error-bad-place = A place is written like this: { $expected }. Found: { $found }.
error-word-expected = Expected “{ $expected }” here. Found: { $found }.
error-bad-phase = A phase is written like this: { $expected }. Found: { $found }.

## Positions and records

error-bad-line = This line should have: { $expected }. Found: { $found }.
error-no-colon = This line has no colon after its name: { $found }.
error-unknown-line = There is no such line: { $found }.
error-line-twice = This line appears twice: { $found }.
error-missing-line = A line is missing: { $expected }
error-record-not-position = This is the record of a game; a position is expected here.
error-position-not-record = This is a position; the record of a game is expected here.
error-unknown-format = Unknown format: { $found }. Known: { $expected }.
error-unknown-rules = Unknown version of the rules: { $found }. Known: { $expected }.
error-bad-number = A number is expected: { $expected }. Found: { $found }.
error-bad-seed = A seed is written in pairs of hexadecimal digits ({ $expected }). Found: { $found }.
error-bad-position = The position contradicts itself: { $found }. Expected: { $expected }.
error-empty-hand = The seat to move has no cards, but a player without cards has gone out.
error-wrong-result = The moves lead to another result: { $expected }. Found: { $found }.
error-seat-twice = A seat is named twice: { $found }.
error-card-not-in-deck = This card is not in the deck: { $found }.
error-cards-do-not-add-up = The cards do not add up to the deck. Too many or not placed: { $found }.
error-position-not-full = The position hides cards, so nobody can play on from it: { $found }.
error-own-hand-hidden = A seat knows its own hand and the discard pile, so its view has no “?” there.

## Setting up a game

error-bad-players = { $found ->
    [one] One player cannot play this; it takes { $expected }.
   *[other] { $found } players cannot play this; it takes { $expected }.
}
error-bad-dealer = There is no player { $found } to deal. Players: { $expected }.
error-bad-name = A name is a single line with no spaces around it, and each player has at most one. Found: { $found }.
error-unknown-edition = There is no such edition. Editions: { $expected }.
error-unknown-option = There is no option “{ $option }”. Options: { $expected }.
error-bad-option = The option “{ $option }” can be: { $expected }. Found: { $found }.
error-option-twice = The option “{ $option }” is given twice.
error-options-exclude = The options “{ $option }” and “{ $other }” cannot be combined.
error-no-options = The edition “{ $edition }” has no variants to choose from.
# $reason comes from the reader of TOML files, in English.
error-bad-toml = This is not a valid TOML file: { $reason }.
error-bad-edition = The edition’s “{ $fact }” should be: { $expected }. Found: { $found }.

## Requests of programs

error-bad-json = Each line must be one JSON object in UTF-8.
error-line-too-long = A line may have at most { $limit } bytes.
error-unknown-request = There is no such request: { $found }. Requests: { $expected }.
error-missing-field = The request lacks the field “{ $field }”.
error-unknown-field = The request has no field “{ $field }”. Fields: { $expected }.
error-bad-field = The field “{ $field }” should be: { $expected }. Found: { $found }.
error-unknown-game = There is no game “{ $game }”.
error-game-exists = There is already a game “{ $game }”.
error-too-many-games = No more than { $limit } games can be open at once: close one first.
error-internal = Something went wrong in the program. Nothing was changed; please report it.

## At a table

error-stale = The game has moved on in the meantime.
error-not-seated = You have no seat at this table.
error-not-host = Only the host of the table can do this.
error-no-such-place = There is no seat { $found } at this table. Seats: { $expected }.
error-seat-taken = Seat { $seat } is taken.
error-one-seat-each = One seat each, please: leave the rest for the others.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet.
error-too-few-players = It takes { $expected } players to begin; so far there are { $found }.
error-nobody-plays = At least one seat must be for a person.
error-no-guest = Please choose a name first; it is kept in a cookie.
error-bad-setting = The setting “{ $setting }” can be: { $expected }. Found: { $found }.
error-unknown-bot = There is no such bot: { $found }. Bots: { $expected }.
error-bad-entropy = What you add to the deal is 1 to { $expected } bytes in hexadecimal digits.
error-entropy-added = You have already added to the deal.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-abandoned = This game was given up.
error-unplayable = This game was played under different rules from this version’s, and cannot go on.
error-already-over = This game is already over.
error-not-over = This game is not over yet.
error-round-not-begun = The next round has not begun yet.
error-no-undo-here = Moves cannot be taken back at this table.
error-nothing-to-take-back = You have nothing to take back now.
error-no-hints-here = There are no hints at this table.
error-no-hint-now = There is nothing for you to decide now.
error-bad-arrangement = That is not your hand in another order.
error-bad-vote = You can vote on: { $expected }. Found: { $found }.
error-nobody-away = Nobody is missing from that seat.
error-no-such-table = There is no such table, or it is closed.
error-unknown-code = There is no such code, or it no longer works.
error-no-such-page = There is nothing here.
error-wrong-host = This is not an address of this server: use the link that it shows when it starts.
error-bad-request = This request cannot be read.
error-bad-frame = This message cannot be read.
error-too-fast = That was too much at once: please wait a moment.
error-stopping = The server is about to restart; the game goes on in a moment.
error-not-stored = The server cannot write to its disk just now. Nothing was changed; try again in a while.
error-no-proof = This record does not say where its seed comes from: only games played on a server can be verified.
error-other-commitment = The record’s commitment is not the one you were shown: { $found }
error-wrong-secret = The secret does not match the commitment made before the deal.
error-wrong-seed = The cards do not follow from the secret and what the players added.
error-wrong-dealer = A different player should have dealt first: the seed decides that.

## Score sheets

error-sheet-file = This is not a Laydown score sheet, or it is damaged.
error-sheet-full = A sheet has room for { $most } entries, and this one is full.
error-sheet-twice = The same entry appears twice.
error-sheet-no-start = A sheet begins with the players and the edition, once.
error-sheet-edition = There is no such edition, or it cannot be played with these options.
error-sheet-players = { $count ->
    [one] One player cannot play this; it takes { $least } to { $most }.
   *[other] { $count } players cannot play this; it takes { $least } to { $most }.
}
error-sheet-name = A name has 1 to { $most } characters, with no space at either end.
error-sheet-same-name = Two players have the same name; add a letter to one of them.
error-sheet-title = A title has at most { $most } characters.
error-sheet-player = This player is not playing in this round.
error-sheet-round = There is no such round on this sheet.
error-sheet-undo = There is nothing to take back here.
error-sheet-too-late = Nobody can join any more: the game is decided, or only the tied players are still playing.
error-sheet-after-end = The game is over; correct a round if something is wrong.
error-sheet-which-phase = Say which phase was laid: the order is free.
error-sheet-no-choice = The order of the phases is fixed; leave the phase out.
error-sheet-two-ways = Say what is left in one way only: the cards, how many of each, or the points.
error-sheet-no-points = There are no points in this edition.
error-sheet-points = { $found } cannot be the points of a hand: they range from 0 to { $most }.
error-sheet-step = { $found } cannot be the points of a hand: every card counts a multiple of { $step }.
error-sheet-counts = Give { $count } numbers, one for each kind of card.
error-sheet-count = { $found } is too many: there are only { $most } of these cards.
error-sheet-card = There is no such card in the deck, or not that many of them: { $found }.
error-sheet-out-elsewhere = The player who went out is not playing in this round.
error-sheet-out-not-laid = Only a player who has laid a phase can go out.
error-sheet-out-with-cards = A player who goes out has no cards left.
error-sheet-nothing-left = Somebody who did not go out has nothing left. Enter their cards, or say who went out.
error-sheet-phase-not-open = This phase cannot be laid in this round: it has been made already.
error-no-such-sheet = There is no such score sheet, or it is no longer kept.
error-sheet-read-only = This link only shows the sheet; ask for the one that lets you edit it.
