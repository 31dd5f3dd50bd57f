# A first game, at a table that explains each step as it comes.

lessons = Lessons
lesson-got = Got it
lesson-skip = Skip the lessons
lesson-again = Explain again
# So many of all lessons have come.
lesson-progress = { $met } of { $all }
# $advice is the move that a hint names.
lesson-try = Try this: { $advice }

## The phase, and the kinds of groups; the title has the phase itself

lesson-goal = { $rounds ->
    [yes] There is one round for each phase, and whoever has the fewest points at the end wins.
   *[no] Collect this now, then go on phase by phase: whoever gets through them all first wins.
}
lesson-group-set = In a set all cards have the same number; colours do not matter.
lesson-group-run = In a run the numbers follow one another; colours do not matter.
lesson-group-colour = In a colour group all cards have the same colour; numbers do not matter.
lesson-group-odd = Odd cards can be any odd numbers, and numbers may repeat.
lesson-group-even = Even cards can be any even numbers, and numbers may repeat.
lesson-group-pairs = In a run of pairs the numbers follow one another, each of them twice.
lesson-group-colour-run = In a colour run the numbers follow one another, all in one colour.
lesson-group-odd-run = A run of odd cards leaves out the even numbers: 3, 5, 7, say.
lesson-group-even-run = A run of even cards leaves out the odd numbers: 4, 6, 8, say.
lesson-group-odd-pairs = Here odd numbers follow one another, each of them twice: 3, 3, 5, 5, say.
lesson-group-even-pairs = Here even numbers follow one another, each of them twice: 4, 4, 6, 6, say.

## A turn

lesson-draw = Draw or take
# $card lies open.
lesson-draw-text = Take the open { $card } only if it helps your phase: the others see what you take. If not, draw from the draw pile.
lesson-draw-blocked = A Skip on top
lesson-draw-blocked-text = A Skip cannot be taken from the discard pile. Draw from the draw pile.
lesson-draw-empty = No card to draw
lesson-draw-empty-text = Neither pile has a card for you now. You go on without one.
lesson-missing = What is missing
lesson-missing-text = { $count ->
    [one] You are one card short: the dashed gap shows what would fill it.
   *[other] You are { $count } cards short: the dashed gaps show what would fill them.
} “Sort” puts your hand in another order.
lesson-discard = Discard a card
lesson-discard-text = Every turn ends with a discard: choose a card that your phase does not need, then press the button.
lesson-lay = Lay your phase
lesson-lay-text = You have all of it: the lit button lays it, all at once. Then it is made, whoever ends the round.
lesson-free-order = In any order
lesson-free-order-text = You may make your phases in any order, one a round. The one you are nearest to is shown.
lesson-rid = Get rid of your cards
lesson-rid-text = Your phase is made. Now, in each turn, hit what fits on the table and discard a card at the end.
lesson-hit = Hit
lesson-hit-text = Cards with a dot fit on groups on the table, other players’ too. Choose one, then where it goes.
lesson-hit-pair = Hit a pair
lesson-hit-pair-text = A run of pairs grows by whole pairs only: you hit two cards at once.
lesson-two-discards = Two discards
lesson-two-discards-text = Only full runs are on the table, and no number fits on them any more: you may discard two cards instead of one.
lesson-out = Going out
lesson-out-text = { $how ->
    [discard] Your last card must be discarded, so keep one for that.
   *[any] Your last card may be hit or discarded, as you like.
} Whoever has no cards left ends the round for everybody.
lesson-last-kept = Your last card
lesson-last-kept-text = You can go out only if your phase is on the table. So you keep this card, and your turn ends.
lesson-claim = Knocking
lesson-claim-text = You may have the card that was just discarded: knock, and you play a turn with it. Or let it go.

## Special cards

lesson-wild = { $letter ->
    [J] A Joker
   *[W] A Wild
}
lesson-wild-text = [W] stands for any number or colour that you need. { $points ->
    [0] Keep it for your phase.
    [one] Left in your hand when the round ends, it costs 1 point.
   *[other] Left in your hand when the round ends, it costs { $points } points.
}
lesson-joker = A Joker
lesson-joker-text = A card held the wrong way round is a Joker: it stands for any number or colour that you need. The others see its face.
lesson-skip-card = A Skip
lesson-skip-card-text = Play [S] as your discard, in front of another player, who then misses a turn. It fits in no phase{ $points ->
    [0] .
    [one] , and left in your hand it costs 1 point.
   *[other] , and left in your hand it costs { $points } points.
}

## What others do

lesson-skipped = A Skip for you
lesson-skipped-text = Somebody has played a Skip in front of you. It costs you one turn, then it is gone.
lesson-skipped-start = A Skip at the start
lesson-skipped-start-text = The discard pile started with a Skip: you were to begin, so you miss your first turn.
lesson-other-laid = { $player } has laid a phase
lesson-other-laid-text = That phase is made and stays on the table. You can hit on it once your own phase is there too.
lesson-reshuffled = A new draw pile
lesson-reshuffled-text = The draw pile was empty. All discards but the top one were shuffled: they are the new draw pile.

## On the ring; what an action does stands before these

lesson-roll = Roll the dice
lesson-roll-text = A turn begins with both dice. Then you choose one: your pawn walks that far, and you do what its space says.
lesson-walk = Choose a die
lesson-walk-text = Each button tells where a die takes you, and what you do there. You jump over occupied spaces and do not count them.
lesson-double = A double
lesson-double-text = Both dice show the same number: walk that many spaces, or twice as many.
lesson-action-draw-text = You see each card before you choose where the next one comes from.
lesson-action-search-text = The rest goes back in the same order.
lesson-action-again-text = So this space is worth two turns in a row.
lesson-action-swap-text = Discard what helps you least: either way, you then have one card more.
lesson-action-everyone-text = The others draw after you, clockwise.
lesson-action-joker-text = It stands for any number or colour that you need.
lesson-action-ask-text = Name a number that you need; if nobody has it, you draw a card.
lesson-action-star-text = So choose what helps you most.
lesson-give = You are asked for a card
lesson-give-text = Somebody asks for the number { $number }, and you have it: you must give one such card. If you have several, you choose which. Then you draw a card in its place.
lesson-keep = Keep cards
lesson-keep-text = You have not laid your phase, so you try it again. { $most ->
    [one] You may keep one card; the others go back, and you are dealt new ones.
   *[other] You may keep up to { $most } cards; the others go back, and you are dealt new ones.
}

## The end of a round

lesson-round = The round is over
lesson-round-text = { $how ->
    [all] Everyone goes on to the next phase, made or not.
    [more] Whoever ended the round moves on { $steps } phases, everyone else who laid moves on one. The others try theirs again.
   *[one] Whoever has laid moves on to the next phase. The others try theirs again.
}
lesson-points = Points
# $numbers tells what numbers cost; $wild and $skip are 0 where there are none.
lesson-points-text = { $kind ->
    [none] Cards left in hand cost nothing in this game.
    [face] A number left in hand costs its value{ $skip ->
        [0] { "" }
       *[other] , a Skip { $skip }
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] a Joker
           *[W] a Wild
        } { $wild }
    }. The fewer points, the better.
   *[some] What is left in hand costs points: { $numbers }{ $skip ->
        [0] { "" }
       *[other] , { $skip } for a Skip
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] { $wild } for a Joker
           *[W] { $wild } for a Wild
        }
    }. The fewer points, the better.
}
# Numbers that cost the same: “5 each for 1 to 9”.
lesson-class = { $points } each for { $first } to { $last }
lesson-class-one = { $points } for a { $first }
lesson-classes = { $first }, { $rest }
