# The table in the browser.

## Whose turn it is

turn-yours = Your turn
turn-claim = Knock?
turn-yours-draw = Your turn: draw
turn-yours-lay = Your turn: lay
turn-yours-hit = Your turn: hit or discard
turn-yours-discard = Your turn: discard
turn-yours-roll = Your turn: roll
turn-of = { $player }’s turn
turn-next = You are next
turn-you = You
turn-watching = You are watching

## Groups on the table: whose, and what

laid-set = { $player }’s set
laid-run = { $player }’s run
laid-group = { $player }’s group
laid-set-you = your set
laid-run-you = your run
laid-group-you = your group
# The same after “hit a card on”, and alone on a button.
place-set = { $player }’s set
place-run = { $player }’s run
place-group = { $player }’s group
place-set-you = your set
place-run-you = your run
place-group-you = your group

## The log

log = Log
# $place is a group, such as “Nora’s run”.
log-hit = { $player } hits { $cards } on { $place }.
log-hit-you = You hit { $cards } on { $place }.
# What somebody did in one go, as one sentence: $deeds are two or more of those below.
log-deeds = { $player } { $deeds }.
log-deeds-you = You { $deeds }.
deed-drew = draws { $count ->
    [one] a card
   *[other] { $count } cards
}
deed-drew-card = draws { $card }
deed-drew-card-you = draw { $card }
deed-took = takes { $card }
deed-took-you = take { $card }
deed-laid = lays phase { $phase }: { $groups }
deed-laid-you = lay phase { $phase }: { $groups }
deed-hit = hits { $cards } on { $place }
deed-hit-you = hit { $cards } on { $place }
deed-discarded = discards { $card }
deed-discarded-you = discard { $card }
deed-skipped = plays a Skip in front of { $target }
deed-skipped-you = play a Skip in front of { $target }
deed-skips-you = plays a Skip in front of you
log-taken-back = { $player } takes back the last move.
log-taken-back-you = You take back your last move.
log-timer = time ran out
log-standin = by a stand-in
log-empty = Nothing has happened yet.
# What a press on a line of the log does.
log-look = Shows what the table looked like then.
look-back = This is the table as you saw it then.
look-back-end = Back to now

## What can be done now, and what the hand is worth

# $phase is a number, $groups its groups.
aim-brief-short = { $count ->
    [one] 1 card short of phase { $phase }
   *[other] { $count } cards short of phase { $phase }
}
aim-brief-ready = You have all of phase { $phase }.
aim-brief-laid = Phase { $phase } is laid.
say-draw-or-take = Draw a card, or take { $card }?
say-draw = Draw a card.
say-draw-several = { $count ->
    [one] Take 1 card: from which pile?
   *[other] Take { $count } cards: from which pile?
}
say-draw-none = There is no card to draw.
say-discard = Choose a card to discard.
say-hit = { $count ->
    [one] One of your cards fits on the table: it has a dot.
   *[other] { $count } of your cards fit on the table: they have a dot.
}
say-ready-more = { $count ->
    [0] Lay it, or go on collecting.
    [one] Lay it: one more of your cards fits on the table then.
   *[other] Lay it: { $count } more of your cards fit on the table then.
}
say-where = Where does { $card } go?
say-where-detail = Choose one of the lit places, or another card.
say-where-brief = Choose a lit place.
say-fits = { $count ->
    [one] { $cards } fits on { $place }.
   *[other] { $cards } fit on { $place }.
}
# A chosen Wild of the phase could stand for something else: $card.
say-other = Press it again for { $card }.
say-chosen = You chose { $cards }.
say-cannot-go = You cannot play { $card } now.
say-skip = Who misses a turn?
say-skip-detail = The Skip stays in front of that player until then.
say-last-card = You cannot play your last card now.
say-claim = Do you want { $card }?
say-claim-detail = Knock before the time runs out, or let it go.
say-watch = You are watching; the hands are hidden from you.
say-sending = Sending …
say-over = The game is over.

## Buttons

act-draw = Draw a card
act-take = Take { $card }
act-lay = Lay phase { $phase }
act-hit = Hit { $cards } on { $place }
act-discard = Discard { $cards }
act-pass-draw = Go on without a card
act-pass-play = Keep your last card
act-knock = Knock
act-let-go = Let it go
act-really = Really? { $act }
act-hold = Keep pressing: { $act }
tool-hint = Hint
tool-sort = Sort
tool-undo = Undo
tool-again = Last turn again
tools = Tools
sort-heading = Sort the hand
sort-number = By number
sort-colour = By colour
sort-phase = By what the phase needs
sort-own = As you arranged them
sort-which-phase = Which phase do you want to lay?
step-draw = Draw
step-lay = Lay and hit
step-discard = Discard
step-roll = Roll
step-walk = Walk
steps = Steps of your turn

## Seats, piles, groups

opponents = The others
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
seat-phase = Phase { $phase }
seat-phase-groups = Phase { $phase }: { $groups }
seat-phases-open = Phases to make: { $phases }
seat-laid = Phase { $phase } laid
seat-skips = { $count ->
    [one] misses the next turn
   *[other] misses the next { $count } turns
}
seat-away = is away
seat-back = { $player } is back
seat-bot-plays = { $bot } plays until { $player } is back
seat-bot-plays-on = { $bot } plays on for { $player }
pile-draw-name = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-draw-label = Draw pile, { $count }
pile-draw-short = Draw, { $count }
pile-discard-label = Discard pile
pile-discard-short = Discard
pile-discard-name = Discard pile, { $card } on top
pile-discard-none = Discard pile, empty
# The same where only the short labels have room.
pile-draw-short-name = Draw, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-discard-short-name = Discard, { $card } on top
pile-discard-short-none = Discard, empty
piles = Piles
your-phase = Your phase { $phase }
your-hand = Your hand
left-over = Left over
left-over-fit = { $count ->
    [one] One of them fits on the table once you have laid.
   *[other] { $count } of them fit on the table once you have laid.
}
# A card of the hand, for screen readers: what else there is to know about it.
card-drawn = { $card }, just drawn
card-fits = { $card }, fits on the table
# A group that waits for cards; $missing is how many it lacks.
tray-ready = { $group }, complete
tray-missing = { $group }, { $missing ->
    [one] 1 card missing
   *[other] { $missing } cards missing
}
tray-wrong = { $group }: { $reason }
# Buttons that move the chosen cards.
tray-buttons = Into a group of the phase
tray-into = Into group { $number }: { $group }
tray-out = Out of the group
# A lit place on the table; $value is what the card will stand for.
place-lit = Hit { $cards } on { $place }
place-lit-as = Hit { $cards } as { $value } on { $place }
place-lit-low = Hit { $cards } as { $value } at the low end of { $place }
place-lit-high = Hit { $cards } as { $value } at the high end of { $place }
place-at-low = Hit { $cards } on { $place }, at the low end
place-at-high = Hit { $cards } on { $place }, at the high end
places = Where it fits
skip-targets = Who misses a turn?
# Under the name of that player.
skip-not-there = already has a Skip
skip-not-again = already skipped in this round
knock-left = { $seconds } s left

## Notes

note-rule = Rule { $clause }
note-ask = Ask the referee
note-others = Other moves
note-none = There is nothing to suggest right now.
undo-none = There is nothing that you can take back now.
note-close = Put the note away

## The panel

panel = Score and log
panel-score = Score
panel-phases = Phases
panel-log = Log
panel-rules = Rules
score-phases = Phases
score-points-short = Points

## The line

line-lost = No connection.
line-lost-kept = No connection. Your move is safe.
line-connecting = Connecting …
line-outdated = There is a newer version of this page.
line-reload = Load it
line-closed = This table is closed.
line-shut-heading = You cannot come to this table
line-shut-text = Its link may be mistyped, or the table may be gone; or the game has begun, and nobody may look on.
line-left = You have left this table.

## The top bar and the menu

table-menu = Menu
table-round = Round { $round }
# The code to join this table by.
table-code = Code of this table: { $code }
sound-off = Switch the sound off
sound-on = Switch the sound on
menu-pause = Ask for a pause
menu-pause-later = Ask for a pause at my next turn
menu-resume = Ask to resume
menu-end = Ask to end the game
menu-end-sure = It ends at once and for everyone, without a winner.
menu-end-sure-vote = It ends without a winner as soon as enough players agree.
menu-end-yes = End the game
menu-leave = Leave the game for good
menu-leave-sure = A bot plays on for you, and you cannot come back.
menu-leave-yes = Leave for good
menu-explain = Explain each step
menu-explain-off = Skip the lessons
points-word = { $count ->
    [one] point
   *[other] points
}
clock-left = { $time } left
key-enter = Enter
score-player-name = Player
own-skips = { $count ->
    [one] There is a Skip in front of you: you miss your next turn.
   *[other] There are { $count } Skips in front of you: you miss that many turns.
}
look-back-before = Before
look-back-after = After

## The board game

say-swap = { $most ->
    [one] One card at most.
   *[other] Up to { $most } cards; the last one you choose lies on top.
}
say-keep = Which do you keep?
say-keep-detail = { $most ->
    [one] One card at most; the others go back, and you are dealt new ones.
   *[other] Up to { $most } cards; the others go back, and you are dealt new ones.
}
act-ask = { $number ->
    [8] Ask { $player } first for an 8
    [11] Ask { $player } first for an 11
   *[other] Ask { $player } first for a { $number }
}
act-keep = { $count ->
    [one] Keep this one
   *[other] Keep these { $count }
}
die = { $value } on a die
ring = The ring
space-start = Start
# Short, on a space of the ring whose sign tells how many.
space-draw = Draw
# $action is the name of what the space does.
space-name = Space { $space }, { $action }
# What a space does, in a few words.
action-draw-brief = { $number ->
    [one] Take a card.
   *[other] Take { $number } cards.
}
action-search-brief = Take a discard.
action-again-brief = Play another turn.
action-swap-brief = Swap some cards.
action-everyone-brief = Everyone draws.
action-joker-brief = Draw a Joker.
action-ask-brief = Ask for a number.
action-star-brief = Choose an action.
seat-jokers = { $count ->
    [one] has a Joker
   *[other] has { $count } Jokers
}
search-title = The discard pile, from the top
search-help = { $count ->
    [one] The others see only that you take it.
   *[other] Take any one of { $count }; nobody sees which. Cards with a dot help your phase.
}
# $card is a card or a number: it would help the phase.
card-helps = { $card }, helps your phase
ask-number = { $number }, you have { $count }
ask-help-line = The first player who has it gives you one. If nobody has it, you draw a card. Below each number: how many you have.
ask-left = To the left
ask-right = To the right
keep-count = Kept, { $count } of { $most }
keep-for = for phase { $phase }
keep-back = Do not keep { $card }

## The sheet between two rounds, and the end

sheet = Score sheet
sheet-out = out
sheet-left = Left in hand
sheet-nothing = nothing
# Earlier rounds in one row, with the sum of their points.
sheet-rounds = Rounds 1–{ $last }
sheet-total = Total
sheet-next = Next
sheet-on-to = on to phase { $phase }
sheet-again = phase { $phase } again
sheet-on-to-groups = on to phase { $phase }: { $groups }
sheet-moving = { $count ->
    [0] Nobody moves on.
    [1] One of you moves on.
    [2] Two of you move on.
    [3] Three of you move on.
    [4] Four of you move on.
    [5] Five of you move on.
    [6] Six of you move on.
   *[other] { $count } of you move on.
}
# On a phone, in two lines.
sheet-goes-out = { $player } goes out.
sheet-goes-out-you = You go out.
sheet-nobody-out = Nobody goes out.
sheet-over = Round { $round } is over.
# $names are $count players.
sheet-awaited = { $count ->
    [one] { $names } is still looking.
   *[other] { $names } are still looking.
}
sheet-look = Look at the table
sheet-back = Back to the sheet
sheet-next-round = Next round
sheet-result = See the result
sheet-waiting = Waiting for the others
# Seconds, short.
seconds-short = { $seconds } s
end-abandoned = The game was ended early.
end-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
end-rematch = Rematch
end-rematch-join = Join the rematch
# Why the game is won: $phase is the last one.
end-only = Phase { $phase } in round { $round }, and the only one to make it.
end-only-short = The only one to make phase { $phase }.
end-fewest = Fewest points of { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} with phase { $phase }.
end-replayed = Level on points; phase { $phase }, played again, decided it.
end-made = Phase { $phase } made in round { $round }.
end-all = All phases made in round { $round }.
end-phases = { $count ->
    [one] 1 phase made
   *[other] { $count } phases made
}

## Keys, commands, and what is read aloud

keys-heading = Keys and commands
keys-turn = Your turn
keys-ask = Questions
keys-cards = Cards and page
keys-foot = There is a button for everything a key does. You can type moves as they stand in the record: “discard R5”. Letter keys can be switched off in the settings.
key-space = Space
key-shift = Shift
key-home = Home
key-end = End
key-act = The lit button
key-through = Through the hand
key-ends = To its first and last card
key-choose = Select, deselect
key-move-card = Move the card
key-into = Into a group, out of it
key-places = Through the lit places
key-let-go = Deselect everything
key-command = Commands
key-list = This list
key-draw = Draw
key-take = Take the discard
key-lay = Lay the phase
key-knock = Knock
key-hint = Hint, with its reason
key-undo = Take back
key-sort = Sort the hand another way
key-hand = Your hand
key-table = What lies on the table
key-pile = The piles
key-phases = Phases and points
key-counts = Cards left
key-clock = Clocks
key-last = The last turn
key-missing = What you still need
command-label = A move or a question
command-example = discard R5, why hit R8 on 2.1, hand
command-why = Type a move after it: why hit R8 on 2.1
command-allowed = That move is allowed now.
command-wait = Your last move is still on its way.
answer-hand = { $count ->
    [one] You have 1 card: { $cards }.
   *[other] You have { $count } cards: { $cards }.
}
# $place is a group, such as “Nora’s run”.
answer-group = { $place }: { $cards }.
answer-group-none = Nothing has been laid yet.
answer-pile = On top of the discard pile: { $card }.
answer-draw = { $count ->
    [one] The draw pile has 1 card.
   *[other] The draw pile has { $count } cards.
}
answer-phase = { $player }: phase { $phase }, { $groups }.
answer-phase-points = { $player }: phase { $phase }, { $groups }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
answer-count = { $player }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
answer-clock = { $player }: { $seconds } s.
answer-clock-none = There is no clock at this table.
# $values are numbers or colours.
answer-missing = Missing: { $values }.
answer-value = { $card }
announce-few = { $player } has only { $count ->
    [one] 1 card
   *[other] { $count } cards
} left.

## What the table decides together

vote-paused = The game is paused.
vote-away = { $player } is away; a bot takes over in { $seconds } s.
vote-waits = The table waits for { $player }.
vote-wait = Wait
vote-standin = Let a bot play
vote-yes = I agree
vote-no = Take my vote back
vote-queued = { $player } would like a pause at their next turn.
vote-queued-own = You ask for a pause when it is your turn.
# $names have voted for it: $yes of $needed votes; $player is whom it is about.
vote-about-pause = A pause? In favour: { $names } ({ $yes } of { $needed }).
vote-about-resume = Go on? In favour: { $names } ({ $yes } of { $needed }).
vote-about-wait = Wait for { $player }? In favour: { $names } ({ $yes } of { $needed }).
vote-about-standin = A bot for { $player }? In favour: { $names } ({ $yes } of { $needed }).
vote-about-end = End the game? In favour: { $names } ({ $yes } of { $needed }).

## The table on a large screen, for all in the room

screen-heading = Table screen
screen-open = Show this table on a large screen
# Beside the QR code: while the game runs, and before it.
screen-join = Join or watch
screen-come = Scan and sit down
screen-close = Leave the table screen
