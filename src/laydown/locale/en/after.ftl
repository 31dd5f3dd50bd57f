# Games that are over, in the browser: replay, review, and the check of the deals.

## Replay

replay-heading = Replay
replay-laid = Phase { $phase } laid
replay-phase = Phase { $phase }
replay-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
replay-hand = Hand: { $cards }
replay-group = Group { $group }
replay-nothing = nothing laid
replay-controls = Step through the game
replay-before = One move back
replay-after = One move forward
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-at = Round { $round }, move { $move }
replay-cost = This cost { $cost }. Better: { $better }.
replay-seen = Seen by
replay-all = All hands
replay-record = Download the record

## Review

judged-heading = Review
judged-working = Judging every decision …
judged-figure = { $name }: { $accuracy } of 100
judged-judged = Judged move by move, on what each player could know.
judged-player = Player
judged-accuracy = Accuracy
judged-decisions = Decisions
judged-luck = Luck
judged-luck-heading = Luck
judged-luck-help = How much chance changed the odds of winning.
judged-luck-deal = Deal
judged-luck-cards = Cards
judged-luck-dice = Dice
judged-costly = What cost { $name } most
judged-done = Played:
judged-better = Better:
judged-minus = − { $cost }
judged-go = Go there
judged-flawless = No decision cost anything worth mentioning.

## Fair deals

fair-heading = Was it dealt fairly?
fair-help = Your device can deal the whole game again and compare every card.
fair-check = Check it here
fair-yes = Yes.
fair-no = No.
fair-yes-help = Every card and every roll follows from the secret: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $draws ->
    [one] one draw
   *[other] { $draws } draws
}.
fair-wrong-proof = This game was not dealt by a server that fixed its secret first.
fair-wrong-commitment = The secret does not match what was shown before the deal.
fair-wrong-dealer = A different player should have dealt first.
fair-wrong-deal = In round { $round } different cards should have been dealt.
fair-wrong-draw = In round { $round } a different card should have been drawn.
fair-wrong-roll = In round { $round } the dice should have shown something else.
fair-wrong-shuffle = In round { $round } the new draw pile is not the right one.
fair-wrong-pile = In round { $round } somebody took a card from the discard pile that was not there.
