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
event-tie-break = Round { $round }: the tied players play the last phase once more. { $player } deals.
event-tie-break-you = Round { $round }: the tied players play the last phase once more. You deal.
# $cards are $count cards that may not start the discard pile.
event-under = { $cards } { $count ->
    [one] goes
   *[other] go
} under the draw pile.
event-start = The discard pile starts with { $card }.

## A turn

event-drew = { $player } draws a card.
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
event-turn-lost-start = Because of that Skip { $player } misses the first turn.
event-turn-lost-start-you = Because of that Skip you miss the first turn.
event-passed-draw = { $player } finds no card to draw.
event-passed-draw-you = You find no card to draw.
event-passed-discard = { $player } keeps the last card.
event-passed-discard-you = You keep your last card.
event-passed-claim = { $player } does not knock.
event-passed-claim-you = You do not knock.
event-reshuffled = The discard pile is shuffled and becomes the new draw pile ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).

## The most usual turn, in one sentence

event-drew-discarded = { $player } draws a card and discards { $card }.
event-took-discarded = { $player } takes { $taken } and discards { $card }.

## Ends

event-round-ended = { $player } goes out: round { $round } is over.
event-round-ended-you = You go out: round { $round } is over.
event-round-ended-nobody = Round { $round } has lasted long enough and ends; nobody goes out.
event-won = { $player } wins the game!
event-won-you = You win the game!
event-shared = { $players } share the win.
# $players are the others.
event-shared-you = You and { $players } share the win.
