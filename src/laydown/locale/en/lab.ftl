# The arena, in which bots play against each other.

## The table

arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-rate = Rate
# The interval that holds the rate with 95% confidence.
arena-interval = 95% interval
# The rate of somebody who plays like all the others.
arena-fair = Fair
# Points at the end of a game, on average.
arena-points = Points
# Phases made in a game, on average.
arena-phases = Phases
# On average.
arena-time = Time/move
arena-faults = Faults
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($number, maximumFractionDigits: 1, useGrouping: 0) }
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } ms
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ $high }

## Below the table

arena-played = { NUMBER($games, useGrouping: 0) } { $games ->
    [one] game
   *[other] games
} in { NUMBER($deals, useGrouping: 0) } { $deals ->
    [one] deal
   *[other] deals
}, { NUMBER($rounds, maximumFractionDigits: 1, useGrouping: 0) } { $rounds ->
    [one] round
   *[other] rounds
} a game, { NUMBER($seconds, maximumFractionDigits: 1, useGrouping: 0) } s.
# $rounds, $games: how many ended because they reached the greatest length.
arena-bounds = Ended by the limit of X-02: { $rounds ->
    [one] 1 round
   *[other] { NUMBER($rounds, useGrouping: 0) } rounds
}, { $games ->
    [one] 1 game
   *[other] { NUMBER($games, useGrouping: 0) } games
}.
# A bot that had not laid when a round ended at its bound; $rounds is how often.
arena-stuck = { $bot } had not laid by then: { $rounds ->
    [one] once
   *[other] { NUMBER($rounds, useGrouping: 0) } times
}.
arena-seed = Seed: { $seed }
arena-interrupted = Interrupted: this is what had been played.
arena-lost = { $count ->
    [one] A process died; what it was playing was played again.
   *[other] { $count } processes died; what they were playing was played again.
}
arena-died = Stopped: a process died twice while playing deals { $first } to { $last }.
# $error is the greatest probability that this is wrong.
arena-above = Decided: { $bot } wins more than { $rate } (chance of error { $error } at most; { $low } to { $high }).
arena-below = Decided: { $bot } wins less than { $rate } (chance of error { $error } at most; { $low } to { $high }).
arena-undecided = Undecided: { $bot } may win more or less than { $rate } ({ $low } to { $high }).
# $counts: kinds of faults, each with its number.
arena-made-faults = { $bot } made mistakes, each of which cost it a safe move: { $counts }.
arena-first-fault = The first one: game { $game }, seat { $seat }, move { $move }: { $fault }
# Kinds of faults, before a number.
fault-bad = bad answer
fault-illegal = illegal move
fault-silent = silence
fault-crashed = crash
fault-absent = absence
# Beside the progress bar: the rate of the first bot.
arena-progress = { $rate } for the first bot

## Errors

arena-no-bots = Name the bots that should play, for example: laydown arena steady random
arena-no-name = This is not the name of a bot: “{ $found }”.
arena-bad-budget = A budget is written like 5000moves or 200ms. Found: “{ $found }”.
arena-no-budget = { $found } does not think ahead and takes no budget.
arena-bad-command = This command has an unclosed quotation mark: { $found }
arena-no-command = Name a command after “exec:”. Found: “{ $found }”.
arena-bad-name = A program’s name has 1 to 30 characters and is not that of one of our bots. Found: “{ $found }”.
arena-bad-places = { $bots ->
    [one] One bot does
   *[other] { $bots } bots do
} not fill a table of { $players } evenly: name as many bots as players, or a number of bots that divides it.
arena-records-there = The folder { $folder } is not empty: name a new one.
arena-no-records = No records can be written to { $folder }: { $why }.
arena-bad-until = A rate lies between 0 and 1: 0.55, 55%, or fair. Found: “{ $found }”.
arena-bad-timeout = A timeout is a number of seconds. Found: “{ $found }”.
arena-alone = One bot alone wins every game: there is nothing to decide.
bot-unknown = There is no bot “{ $bot }”. There are: { $why }.
bot-twice = Several packages have a bot “{ $bot }”: { $why }. Remove all but one of them.
bot-broken = The bot “{ $bot }” cannot be used. { $why }
bot-hidden = Note: { $bot } is our own bot; the one in the package { $package } needs another name.
program-crashed = The program could not be started, or ended at once. { $why }
program-silent = The program did not answer “hello” in time.
program-bad = The program did not answer “hello” as the player protocol requires: { $why }
