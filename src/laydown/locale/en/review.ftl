# Hints and reviews: why a move is good or less good, and what a finished game shows.

## Reasons. $card and $other are cards, $player is a name, $phase a number

reason-forced = It is your only move.
reason-no-matter = It does not matter: every choice is just as good.
reason-card-completes = { $card } completes phase { $phase }.
reason-card-nearer = { $short ->
    [one] { $card } brings you closer to phase { $phase }: then you are 1 card short.
   *[other] { $card } brings you closer to phase { $phase }: then you are { $short } cards short.
}
# $place is a group on the table, such as 2.1.
reason-card-hit = You can hit { $card } on group { $place } at once.
# The same where no number stands beside a group; $place is a group, such as “Nora’s run”.
reason-card-hit-named = You can hit { $card } on { $place } at once.
reason-card-along = Your phase is complete, and { $card } can go down with it at once.
reason-card-wild = { $card } is useful in any hand.
reason-card-useless = { $card } does not bring you closer to your phase.
reason-card-stuck = You cannot hit { $card } anywhere.
reason-card-left = Your phase is complete, and { $card } would be left over.
reason-hidden-helps = { $outs ->
    [0] None of the { $total } unseen cards brings you closer to your phase.
    [one] 1 of the { $total } unseen cards brings you closer to your phase: a draw helps { $percent }% of the time.
   *[other] { $outs } of the { $total } unseen cards bring you closer to your phase: a draw helps { $percent }% of the time.
}
reason-hidden-hit = { $outs ->
    [0] You could hit none of the { $total } unseen cards.
    [one] You could hit 1 of the { $total } unseen cards: a draw gets you one { $percent }% of the time.
   *[other] You could hit { $outs } of the { $total } unseen cards: a draw gets you one { $percent }% of the time.
}
reason-hidden-along = { $outs ->
    [0] Your phase is complete. None of the { $total } unseen cards can go down with it.
    [one] Your phase is complete. 1 of the { $total } unseen cards can go down with it: a draw gets you one { $percent }% of the time.
   *[other] Your phase is complete. { $outs } of the { $total } unseen cards can go down with it: a draw gets you one { $percent }% of the time.
}
# $count: all cards that go, hits included.
reason-lay = { $count ->
    [one] You lay phase { $phase } and get rid of 1 card.
   *[other] You lay phase { $phase } and get rid of { $count } cards, hits included.
}
reason-lay-out = You lay phase { $phase } and go out this turn.
reason-lay-hardest = Phase { $phase } is the hardest one you can lay: the easier ones can wait.
# $left, $fewer: cards left in the hand.
reason-lay-leaves = This leaves { $left } cards in your hand; another way leaves { $fewer ->
    [0] none
   *[other] { $fewer }
}.
# $left: cards left in the hand after laying and hitting.
reason-lay-early = You would have { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}, and { $player } could hit on your groups: your phase can wait.
reason-holds = Hold your phase back for now: after laying it you would have { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}, and { $player } could hit on your groups; { $player } still holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
reason-misses-lay = You could lay phase { $phase } now.
reason-hit = { $count ->
    [one] You get rid of 1 card.
   *[other] You can hit { $count } cards, this one first.
}
reason-hit-out = This lets you go out this turn.
reason-hit-fewer = { $count ->
    [one] Then you can hit only 1 card instead of { $more }.
   *[other] Then you can hit only { $count } cards instead of { $more }.
}
reason-misses-hit = { $count ->
    [one] You could still hit a card.
   *[other] You could still hit { $count } cards.
}
reason-dead = After that too few cards could be hit for anybody to go out.
reason-waits = Better to wait: after a lay or a hit nobody could go out any more.
reason-skip-out = { $cards ->
    [one] { $player } has laid, has 1 card left and may go out soon.
   *[other] { $player } has laid, has { $cards } cards left and may go out soon.
}
reason-skip-leads = { $count ->
    [one] { $player } is in the lead with 1 phase made, and misses a turn.
   *[other] { $player } is in the lead with { $count } phases made, and misses a turn.
}
reason-skip-ahead = { $count ->
    [one] None of the others is further ahead than { $player }, with 1 phase made.
   *[other] None of the others is further ahead than { $player }, with { $count } phases made.
}
reason-skip-points = Of the others, { $player } has the fewest points, { $points }, and misses a turn.
reason-skip-laid = { $player } has already laid, and misses a turn.
reason-skip-fewest = None of the others has fewer cards than { $player }, with { $cards } left.
reason-skip-next = { $player } plays next and misses a turn; nobody else is more dangerous.
reason-skip-first = Of the players you can still skip, { $player } plays first.
reason-skip-only = { $player } is the only one you can still skip.
reason-skip-again = { $player } misses a turn, and you play again at once.
reason-skip-weaker = It hurts { $player } more.
reason-misses-skip = Your Skip would cost { $player } a turn.
reason-discard-out = It is your last card: you go out.
reason-discard-two = You get rid of two cards at once.
reason-discard-one = You could get rid of two cards instead of one.
reason-keeps-skip = You may still need your Skip.
reason-gives-skip = That wastes your Skip.
reason-keeps-wild = Keep { $other }: it stands for any card.
reason-gives-wild = It stands for any card: better to keep it than { $other }.
reason-nearer = { $short ->
    [0] Your phase stays complete; without { $other } you would be { $other_short } short.
    [one] You are still 1 card short of your phase; without { $other } it would be { $other_short }.
   *[other] You are still { $short } cards short of your phase; without { $other } it would be { $other_short }.
}
reason-further = { $short ->
    [one] You would be 1 card short of your phase; without { $other } it stays complete.
   *[other] You would be { $short } cards short of your phase; without { $other } only { $other_short }.
}
reason-outs-more = { $outs ->
    [one] Then 1 unseen card helps you
   *[other] Then { $outs } unseen cards help you
}; after { $other }, { $other_outs ->
    [0] none would
   *[other] only { $other_outs } would
}.
reason-outs-fewer = { $outs ->
    [0] Then no unseen card helps you; after { $other }, { $other_outs } would.
    [one] Then only 1 unseen card helps you; after { $other }, { $other_outs } would.
   *[other] Then only { $outs } unseen cards help you; after { $other }, { $other_outs } would.
}
reason-denies-hit = Not { $card }: { $player } could hit it.
reason-gives-hit = { $player } can hit { $card }.
# $took is a card that the player took.
reason-denies-took = Not { $card }: { $player } took { $took } and would like { $card } too.
reason-gives-took = { $player } took { $took } and may want { $card } too.
reason-denies-phase = Not { $card }: it is more likely to help { $player } with the phase.
reason-gives-phase = { $card } may help { $player } with the phase.
# $left_card is a card that the player refused or discarded.
reason-safe = { $player } did not want { $left_card } either, so this is safer than { $other }.
reason-keeps-along = Keep { $other }: it can go down with your phase.
reason-loses-along = { $card } could go down with your phase.
reason-points-more = In your hand it costs { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $other } costs { $other_points }.
reason-points-fewer = In your hand it costs only { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $other } costs { $other_points }.
reason-sheds = { $player } may go out soon and your phase is far off: this saves you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-keeps-points = { $player } may go out soon and your phase is far off: { $other } would save you more than { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-held = The round is dragging on: somebody has to give up a card that can be hit.
reason-partner = { $outs ->
    [0] No unseen card goes with what you keep; after { $other }, { $other_outs } would.
    [one] 1 unseen card goes with what you keep; after { $other }, { $other_outs } would.
   *[other] { $outs } unseen cards go with what you keep; after { $other }, { $other_outs } would.
}
reason-equal = It is just as good as { $other }.
# What games have taught, and why: $better is yes or no.
ring-lesson = { $better ->
    [yes] In positions like this “{ $action }” has won more games than “{ $instead }”
   *[no] In positions like this “{ $action }” has won fewer games than “{ $instead }”
}
reason-ring-turn = { ring-lesson }: another turn is worth more.
reason-ring-cards = { ring-lesson }: every card drawn has to leave your hand again.
reason-ring-joker = { ring-lesson }: a Joker { $effect ->
    [completes] completes your phase
    [nearer] is sure to bring you closer to your phase
   *[hit] can be hit at once
}.
reason-ring-star = { ring-lesson }: with “{ action-star }” you choose the action that suits you best.
reason-ring-others = { ring-lesson }: “{ action-everyone }” gives the others a card too.
reason-ring-taught = { ring-lesson }.
# $gain, $instead_gain: cards on average, with decimals.
reason-ring-nearer = “{ $action }” is worth { $gain ->
    [0] nothing
    [one] 1 card
   *[other] { NUMBER($gain, maximumFractionDigits: 2) } cards
} towards your phase on average, “{ $instead }” { $instead_gain ->
    [0] nothing
   *[other] { NUMBER($instead_gain, maximumFractionDigits: 2) }
}.
reason-ring-sheds = With “{ $action }” your hand { $effect ->
    [shrinks] shrinks by { $gain ->
        [one] 1 card
       *[other] { NUMBER($gain, maximumFractionDigits: 2) } cards
    } on average
    [grows] grows by { $gain ->
        [one] 1 card
       *[other] { NUMBER($gain, maximumFractionDigits: 2) } cards
    } on average
   *[stays] does not grow on average
}, with “{ $instead }” { $instead_effect ->
    [shrinks] it shrinks by { NUMBER($instead_gain, maximumFractionDigits: 2) }
    [grows] it grows by { NUMBER($instead_gain, maximumFractionDigits: 2) }
   *[stays] it does not grow
}.
reason-ring-equal = “{ $action }” is just as good as “{ $instead }”.
reason-ring-same = The other way leads to “{ $action }” too.
reason-ask-known = You know that { $player } has { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}.
reason-ask-chance = Asking for { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
} helps { $percent }% of the time.
reason-swap-spare = { $count ->
    [0] You keep all your cards; the new one helps { $percent }% of the time.
    [one] You do not need this card; each of the { $draws } new ones helps { $percent }% of the time.
   *[other] You do not need these { $count } cards; each of the { $draws } new ones helps { $percent }% of the time.
}
reason-swap-breaks = { $count ->
    [one] You need one of these cards for your phase.
   *[other] You need { $count } of these cards for your phase.
}
reason-give-spare = It is the one you need least.
reason-give-breaks = You need it for your phase.
reason-keep-short = { $count ->
    [0] With no cards
    [one] With this card
   *[other] With these { $count } cards
} you are { $short ->
    [one] 1 card
   *[other] { $short } cards
} short of your phase.
# $percent, $instead_percent: how likely a card that is dealt helps, with these cards and with the others.
reason-keep-chance = { $short ->
    [one] Either way you are 1 card short; with these a new card helps { $percent }% of the time instead of { $instead_percent }%.
   *[other] Either way you are { $short } cards short; with these a new card helps { $percent }% of the time instead of { $instead_percent }%.
}
# $count: cards that are kept; $percent: how likely a card dealt for another one helps.
reason-keep-needed = { $count ->
    [0] None of these cards is any use: a new one helps { $percent }% of the time.
   *[other] Keep only what your phase needs: a new card helps { $percent }% of the time.
}
# $count: those that are of no use.
reason-keep-useless = { $count ->
    [one] 1 of these cards does nothing for your phase: a new one helps { $percent }% of the time.
   *[other] { $count } of these cards do nothing for your phase: each new one helps { $percent }% of the time.
}

## Hints

# $move is what to do, as in the list of choices.
hint-best = Hint: { $move }
# $typed is a number or a move, as one types it.
hint-type = Type { $typed }
# $move and $reason; $loss is what it costs, in percent.
hint-next = Next best: { $move } ({ $loss })
hint-line = { $number }: { $move }, chance of winning { $chance }. { $reason }
# Instead of what it costs, where that is nothing.
hint-alike = just as good
# The same, where it costs less than would be shown.
hint-nearly = nearly as good
hint-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-more = { $count ->
    [one] 1 other move is worse.
   *[other] { $count } other moves are worse.
}
hint-more-alike = { $count ->
    [one] 1 other move is just as good.
   *[other] { $count } other moves are just as good.
}
hint-over = The game is over: there is nothing to decide.
hint-seats = Several seats can move: { $seats }. Choose one with --seat.
hint-not-asked = Seat { $seat } has nothing to decide now. To move: { $seats }.
hint-other-view = This position shows what seat { $seat } sees: there is no hint for another seat.
hint-no-seat = There is no seat { $seat } at a table of { $players }.

## Reviews

review-title = Review: { $edition }, { $players } players, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
review-unfinished = The game is not over yet; this covers what has been played so far.
review-won = Won by { $players }.
review-player = Player
review-accuracy = Accuracy
review-decisions = Decisions
# What the decisions cost, in points of the chance of winning.
review-lost = Lost
review-luck = Luck
review-deal = Deal
review-cards = Cards
review-dice = Dice
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
review-none = none
# In sentences, for screen readers.
review-line = { $player }: accuracy { $accuracy }, decisions { $decisions }, lost { $lost }; luck { $luck } (deal { $deal }, cards { $cards }).
review-line-dice = { $player }: accuracy { $accuracy }, decisions { $decisions }, lost { $lost }; luck { $luck } (deal { $deal }, cards { $cards }, dice { $dice }).
review-explained = Accuracy: how much of what was at stake the decisions kept, out of 100. Lost and luck: percentage points of the chance of winning, added up; luck above 0 is good luck.
review-costliest = { $count ->
    [one] The decision that cost most
   *[other] The { $count } decisions that cost most
}
review-faultless = No decision cost anything, as far as we can see.
review-decision = { $player }, round { $round }, turn { $turn }, move { $number }: { $loss }
review-hand = Hand: { $cards }
review-played = Played: { $move }
review-better = Better: { $move }
# Beside the progress bar.
review-progress = moves reviewed
