# The first page, making a table, and the waiting room of the browser client.

## Editions

# The name that tells an edition from the others.
edition-short-mattel = Mattel
edition-short-ravensburger = Ravensburger
edition-short-express = Express
edition-short-pocket = Pocket
edition-short-board = Board
# The small word beside it.
edition-kind-mattel = Classic
edition-kind-ravensburger = Classic
edition-kind-express = short
edition-kind-pocket = quicker
edition-kind-board = dice
edition-long-mattel = Classic, Mattel
edition-long-ravensburger = Classic, Ravensburger
edition-long-express = Express
edition-long-pocket = Pocket
edition-long-board = Board game
edition-line-mattel = Also in ten rounds, or with fewer phases.
edition-line-ravensburger = Also with knocking, or in free order.
edition-line-express = Odd, even, pairs: ten phases of its own.
edition-line-pocket = The classic game with smaller phases.
edition-line-board = 32 spaces, eight actions.
# The same in a few words, for small screens.
edition-brief-mattel = A Wild costs 25, go out any way
edition-brief-ravensburger = A Joker costs 20, go out by discarding
edition-brief-express = 5 cards, odd and even phases
edition-brief-pocket = 7 cards, face values count
edition-brief-board = dice, 32 spaces, no points

## Home

home-play-now = Play now
home-motto = Ten phases. Lay yours, then get rid of your cards.
home-edition = Edition
home-players = Players
home-bots = Bots
home-play = Play
home-first = First time?
home-learn = Learn it at the table
# $bot is its name, $help a sentence about it.
home-level = { $bot }: { $help }
home-free = Free and open source. No ads. Every deal can be checked.
home-about = About Laydown
home-more = Your games and other ways to play
home-row-hand = Hand
home-row-hand-value = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
home-row-points = { $kind ->
    [none] Points
    [face] Cards
   *[wild] { $letter ->
        [J] Joker
       *[W] Wild
    }
}
home-row-points-value = { $kind ->
    [none] none
    [face] face value
   *[wild] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
home-row-last = Last card
home-row-last-value = { $how ->
    [discard] discarded
   *[any] any way
}
home-your-turn = It is your turn
home-goes-on = { $status ->
    [waiting] Your table is waiting for players
    [paused] Your game is paused
   *[playing] Your game goes on
}
home-round = Round { $round }
home-game-with = { $count ->
    [0] { $edition }
   *[other] { $edition }, with { $names }
}
home-continue = Continue
home-friends = With friends
home-friends-help = A table is a link: open it and sit down.
home-make = Make a table
home-code = Code or link
home-join = Join
home-join-code = Join by code
home-open = Open tables
home-open-seats = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
home-rules = Rules
home-rules-help = learn it in two minutes
home-ask = Questions
home-ask-help = what players ask most
home-referee = Ask the referee
home-referee-help = may I lay this?
home-sheet = Score sheet
home-sheet-help = for real cards, also offline
web-unreached = The server is not answering. Are you online?
offline-needs = You need a network to play: tables are on the server.
offline-works = What works without it

## Making a table

make-how-long = How long?
make-length-chosen = Chosen phases
make-length-chosen-help = Only odd or only even ones.
make-length-half = { $half ->
    [one] First phase only
    [5] First five phases
   *[other] First { $half } phases
}
make-length-half-help = Whoever makes phase { $half } first wins.
make-length-rounds = { $phases ->
    [one] One round
    [10] Ten rounds
   *[other] { $phases } rounds
}
make-length-rounds-help = A round for each phase, made or not; fewest points wins.
make-length-all = { $phases ->
    [one] The only phase
    [10] All ten phases
   *[other] All { $phases } phases
}
make-length-all-help = The whole game, until somebody makes phase { $phases }.
make-length-minutes = { $days ->
    [0] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
    [one] 1 day
   *[other] { $days } days
}
make-phases-odd = Odd phases
make-phases-even = Even phases
make-variants = Variants
make-no-variants = This edition has no variants.
make-printed = printed
make-house-rule = house rule
make-knocking = Knocking
make-knocking-help = Knock for a card somebody else has just discarded.
make-free-order = Free order
make-free-order-help = Make the phases in any order, one a round.
make-free-order-excluded = Not with ten rounds: there each round has its phase.
make-last-card = Last card
make-last-card-help = How you may get rid of your last card.
make-last-card-value = { $value ->
    [discard] discarded
   *[any] any way
}
make-wild-minimum = Number cards
make-wild-minimum-help = Where a Wild needs a real card beside it.
make-wild-minimum-value = { $value ->
    [group] in each group
    [phase] in the phase
   *[none] nowhere
}
make-at-table = At the table
make-clock = Clock
make-clock-none = none
make-clock-none-help = Everyone takes the time they need.
make-clock-quick = quick
make-clock-quick-help = A minute on the clock, plus 15 seconds for each turn.
make-clock-calm = calm
make-clock-calm-help = Two minutes on the clock, plus 20 seconds for each turn.
make-clock-slow = a day
make-clock-slow-help = A day for each turn: come back when you like. After a whole day away, a bot plays for you.
make-hints = Hints
make-hints-help = Anyone may ask what is best, and why.
make-undo = Takebacks
make-undo-help = You may undo a move as long as nobody has seen a new card.
make-spectators = Spectators
make-spectators-help = Others may watch; they see only open cards.
make-open = Open to all
make-open-help = The table is listed on the home page; strangers may sit down.
make-your-table = Your table
make-minutes = About { $days ->
    [0] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
    [one] 1 day
   *[other] { $days } days
}
make-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, with { $players } players
make-summary-edition = { $edition }: { $count ->
    [one] one card each
   *[other] { $count } cards each
}
make-summary-allowed = { $hints ->
    [true] { $undo ->
        [true] Hints and takebacks for everyone
       *[false] Hints, but no takebacks
    }
   *[false] { $undo ->
        [true] Takebacks, but no hints
       *[false] No hints, no takebacks
    }
}
make-later = Next you choose bots and seats.
make-the-table = Make the table

## A table in words

table-game-all = { $phases ->
    [one] The only phase
    [10] All ten phases
   *[other] All { $phases } phases
}
table-game-phases = { $phases ->
    [first] { $last ->
        [1] Phase 1 only
       *[other] Phases 1 to { $last }
    }
    [odd] Odd phases
    [even] Even phases
   *[other] Phases { $phases }
}
table-game-order = { $free ->
    [yes] { $which }, in any order
   *[no] { $which }, in order
}
table-game-rounds = { $phases ->
    [one] One round, fewest points wins
    [10] Ten rounds, fewest points wins
   *[other] { $phases } rounds, fewest points wins
}
table-last-card = { $value ->
    [discard] Go out only by discarding
   *[any] Go out any way you like
}
table-wild-minimum = { $value ->
    [group] A number card in each group
    [phase] A number card in the phase
   *[none] Wilds alone may make a phase
}
table-clock-none = No clock
table-clock-bank = { $bank ->
    [one] One minute
   *[other] { $bank } minutes
} and { $gift } seconds a turn
table-clock-days = { $days ->
    [one] A day for each turn
   *[other] { $days } days for each turn
}

## The waiting room

waiting-heading = Who plays?
waiting-help = Send the link, or put bots in the empty seats. Turns go in this order.
waiting-come = Come and sit down
waiting-qr = QR code of this table
waiting-code = Code
waiting-send = Send the link
waiting-copy = Copy link
waiting-copied = Link copied
waiting-only-here = This link opens on this computer only. For others in your network, start Laydown with --lan.
waiting-game = Game
waiting-no-variants = none: as in the rulebook
waiting-hints = { $allowed ->
    [true] for everyone, with the reason
   *[false] none
}
waiting-undo = { $allowed ->
    [true] until a card is seen
   *[false] no
}
waiting-seat = Seat { $seat }
waiting-you = You
waiting-you-named = { $name } (you)
waiting-bot = a bot
waiting-host = starts the game
waiting-away = away
waiting-ready = ready
waiting-not-ready = not ready yet
waiting-empty = Empty
waiting-stays-out = stays empty at the start
waiting-sit = Sit here
waiting-sit-down = Take a seat
waiting-sit-bot = Sit a bot here
waiting-rename = Change your name
waiting-stand = Stand up
waiting-level = Level
waiting-remove = Remove { $name }
waiting-start = Start with { $count }
waiting-two = It takes two: send the link, or sit a bot here.
waiting-say-ready = I am ready
waiting-am-ready = Not ready after all
waiting-length = About { $days ->
    [0] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
    [one] 1 day
   *[other] { $days } days
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
waiting-awaited = { $count ->
    [one] { $names } is not ready yet; the game can start anyway.
   *[other] { $names } are not ready yet; the game can start anyway.
}
waiting-unseated = { $count ->
    [one] One person is here without a seat.
   *[other] { $count } people are here without a seat.
}
waiting-name = Your name
waiting-name-ok = That is me

## Another device

device-heading = Go on with another device
device-give = From this device
device-give-help = Take your seats along to your phone or to another computer. You keep them here, too.
device-show = Show a code
device-show-another = Show another code
device-scan = Scan this with the camera of the other device, or type the code there: Settings, then Another device.
device-qr = QR code for your other device
device-until = It works once, until { $time }. Whoever has it sees your cards: show it to nobody else.
device-take = To this device
device-take-help = Type the code that your other device shows. If you sit at tables on this device already, you leave those seats behind.
device-code = Code from the other device
device-go = Take my seats
