# What happens in a game. Each sentence stands twice: about a player, and spoken to you.

## Players

player-you = You
player-bot = Bot { $seat }
player-seat = Player { $seat }
# $first is one name, or several with commas between them.
list-and = { $first } and { $last }

## A round begins

# $player deals.
event-round = Round { $round }: { $player } deals.
event-round-you = Round { $round }: you deal.
# On the ring: $player begins.
event-round-begins = Round { $round }: { $player } begins.
event-round-begins-you = Round { $round }: you begin.
event-tie-break = Round { $round }: the tied players play the last phase again. { $player } deals.
event-tie-break-you = Round { $round }: the tied players play the last phase again. You deal.
# $cards are $count cards that may not start the discard pile.
event-under = { $cards } { $count ->
    [one] goes
   *[other] go
} under the draw pile.
event-start = The discard pile starts with { $card }.

## A turn

event-drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew-card = { $player } draws { $card }.
event-drew-card-you = You draw { $card }.
event-took = { $player } takes { $card } from the discard pile.
event-took-you = You take { $card } from the discard pile.
event-knocked = { $player } knocks and takes { $card }.
event-knocked-you = You knock and take { $card }.
event-laid = { $player } lays phase { $phase }: { $groups }.
event-laid-you = You lay phase { $phase }: { $groups }.
# $place is a group on the table, such as 2.1; $group are its cards now.
event-hit = { $player } hits { $cards } on { $place }: { $group }.
event-hit-you = You hit { $cards } on { $place }: { $group }.
event-discarded = { $player } discards { $card }.
event-discarded-you = You discard { $card }.
event-skipped = { $player } plays a Skip in front of { $target }.
event-skipped-you = You play a Skip in front of { $target }.
event-skips-you = { $player } plays a Skip in front of you.
event-turn-lost = { $player } misses a turn.
event-turn-lost-you = You miss a turn.
event-turn-lost-start = Because of that Skip, { $player } misses the first turn.
event-turn-lost-start-you = Because of that Skip, you miss the first turn.
event-passed-draw = There is no card for { $player } to draw.
event-passed-draw-you = There is no card for you to draw.
event-passed-discard = { $player } keeps the last card.
event-passed-discard-you = You keep your last card.
event-passed-claim = { $player } does not knock.
event-passed-claim-you = You do not knock.
event-reshuffled = The discard pile is shuffled and becomes the new draw pile ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).

## On the ring

event-rolled = { $player } rolls { $one } and { $other }.
event-rolled-you = You roll { $one } and { $other }.
# $action is the name of what the space does.
event-walked = { $player } moves to “{ $action }”.
event-walked-you = You move to “{ $action }”.
event-rolled-walked = { $player } rolls { $one } and { $other } and moves to “{ $action }”.
event-everyone-drew = Everyone draws a card.
event-found = { $player } takes a card out of the discard pile without showing it.
event-found-card = { $player } takes { $card } out of the discard pile.
event-found-card-you = You take { $card } out of the discard pile.
event-uncovered = { $card } is now on top of the discard pile.
# What is swapped is discarded; $card lies on top, and is one of the $count.
event-swapped = { $player } discards { $count } cards, { $card } on top.
# $cards are Jokers below the top.
event-swapped-jokers = { $player } discards { $count } cards, { $cards } among them and { $card } on top.
event-swapped-cards = { $player } discards { $cards }.
event-swapped-cards-you = You discard { $cards }.
event-swapped-none = { $player } discards nothing.
event-swapped-none-you = You discard nothing.
event-joker = { $player } draws a Joker: { $card }.
event-joker-you = You draw a Joker: { $card }.
event-asked-left = { $player } asks to the left for { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}.
event-asked-left-you = You ask to the left for { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}.
event-asked-right = { $player } asks to the right for { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}.
event-asked-right-you = You ask to the right for { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}.
# $players is one name, or $count of them.
event-lacking = { $count ->
    [one] { $players } has none.
   *[other] { $players } have none.
}
event-lacking-you = You have none.
event-gave = { $player } gives one to { $target }.
event-gave-card = { $player } gives { $card } to { $target }.
event-gave-card-you = You give { $card } to { $target }.
event-gives-you = { $player } gives you { $card }.
event-kept = { $player } has decided what to keep.
event-kept-cards = { $player } keeps { $cards } for the next round.
event-kept-cards-you = You keep { $cards } for the next round.
event-kept-none = { $player } keeps no card.
event-kept-none-you = You keep no card.

## The most usual turn, in one sentence

event-drew-discarded = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
} and discards { $card }.
event-took-discarded = { $player } takes { $taken } and discards { $card }.

## Ends

event-round-ended = { $player } goes out: round { $round } is over.
event-round-ended-you = You go out: round { $round } is over.
event-round-ended-nobody = Round { $round } has gone on long enough and ends; nobody goes out.
event-won = { $player } wins the game!
event-won-you = You win the game!
event-shared = { $players } share the win.
# $players are the others.
event-shared-you = You and { $players } share the win.
