# Games that are over, in the browser: replay, review, and the check of the deals.

## Replay

replay-heading = Replay
replay-hand-name = Hand
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
replay-record = Keep the record
replay-first = To the start of the round
replay-speed = Speed { $times }×
replay-costly = cost most
replay-cost-short = cost { $cost }
replay-of = of { $count }
replay-share = Share this move
replay-try = Try it from here
replay-seen-you = As you saw it
replay-panel = Moves, score and review
replay-moves = Moves

## Review

judged-heading = Review
judged-working = Judging every decision …
judged-figure = { $name } played { $accuracy } of 100.
judged-figure-you = You played { $accuracy } of 100.
judged-nothing = There was nothing to decide.
judged-judged = Judged move by move, on what each player could know.
judged-player = Player
judged-accuracy = Accuracy
judged-luck = Luck
judged-costly = What cost { $name } most
judged-costly-you = What cost you most
judged-minus = −{ $cost }
judged-go = Go there
judged-flawless = No decision cost anything worth mentioning.
judged-accuracy-of = accuracy, of 100
judged-good-luck = good luck
judged-bad-luck = bad luck
judged-best = Best move
judged-best-of = { $best } of { $decisions }
judged-luck-rounds = Luck, round by round
judged-luck-rounds-help = What the cards changed about the chance of winning, in percent, added up.
judged-round = Round
# $shown are the dearest of all $decisions; $cost is what the others cost.
judged-of = { $shown ->
    [1] One
    [2] Two
    [3] Three
   *[other] { $shown }
} of { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}. All others together cost { $cost }.
judged-at = Round { $round }, move { $move }
judged-did-discard = discarded
judged-did-take = taken
judged-did-draw = drawn
judged-did-lay = laid
judged-did-hit = hit
judged-did-other = played
judged-was-better = better
judged-instead = Better: { $move }.
judged-see-all = See all { $count } that were not best
judged-see-few = Only what cost most
judged-explain = How this is judged
judged-explain-worth = Before each move the chance of winning is estimated for all that could be done, by what this player could know then, and by nothing else. The best of them less what was done is what the move cost.
judged-explain-accuracy = Accuracy is the share that was kept of all that could be won or lost: 100 for always the best move, 0 for always the worst. What matters little counts little.
judged-explain-luck = Luck is what the cards dealt and drawn, and the dice, gave beyond the average. Cards taken from the discard pile are no luck: they were chosen.
judged-explain-trust = It is an estimate: nothing is played out, and what the others hold is not guessed.
judged-how = How you played
judged-how-they = How it was played
judged-costliest = Your costliest move: round { $round }, −{ $cost }
judged-costliest-short = Your costliest move cost { $cost }.
judged-whole = See the whole review
judged-share = Share
judged-copied = Link copied

## Fair deals

fair-heading = Was it dealt fairly?
fair-help = Your device can deal the whole game again and compare every card.
fair-check = Check it here
fair-deal = Check the deal
fair-record = Record
fair-yes = Yes.
fair-no = No.
fair-yes-help = All that chance decided follows from the secret: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $draws ->
    [one] one draw
   *[other] { $draws } draws
}.
fair-wrong-proof = This game was not dealt by a server that fixed its secret first.
fair-wrong-commitment = The secret does not match what was shown before the deal.
fair-wrong-entropy = What this device added to the deal is not in the record.
fair-wrong-dealer = A different player should have dealt first.
fair-wrong-deal = In round { $round } different cards should have been dealt.
fair-wrong-draw = In round { $round } a different card should have been drawn.
fair-wrong-roll = In round { $round } the dice should have shown something else.
fair-wrong-shuffle = In round { $round } the new draw pile is not the right one.
fair-wrong-pile = In round { $round } somebody took a card from the discard pile that was not there.
