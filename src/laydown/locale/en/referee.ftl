# Ask the referee: a situation, put together by tapping in the browser client, and the answer.

referee-heading = Ask the referee
referee-edition = Edition
referee-players = Players
referee-phase = Your phase
referee-moment = When?
referee-moment-draw = Before I draw
referee-moment-play = After I have drawn
referee-moment-wait = In another player’s turn
referee-options = Variants
referee-option-yes = yes
referee-option-no = no
referee-situation = The situation
# Names what is set up, in one line.
referee-setup = { $edition } · { $players } players · phase { $phase }
referee-clear = Start empty
referee-laid = What has been laid

## The question

referee-question = Your question
# The choices stand in the sentence: what one does, the card, the group, whom.
referee-ask-lay = May I { $act }?
referee-ask-hit = May I { $act } { $card } on { $place }?
referee-ask-discard = May I { $act } { $card }?
referee-ask-skip = May I { $act } { $whom }?
referee-ask-out = May I { $act }?
referee-ask-draw = May I { $act }?
referee-ask-take = May I { $act }?
referee-act = What would you like to do?
referee-my-set = my set
referee-my-run = my run
referee-my-group = my group
referee-act-lay = lay my phase
referee-act-hit = hit
referee-act-discard = discard
referee-act-skip = skip
referee-act-out = go out
referee-act-draw = draw a card
referee-act-take = take the discard
referee-card = Which card?
referee-on = On which group?
referee-whom = Whom?
referee-choose = choose

## The cards

referee-you = You
referee-table = On the table
referee-laid-none = nothing laid
referee-lay-there = Lay a phase there
referee-skips = A Skip lies in front of: { $players }
referee-skip = A Skip in front
referee-discard = Discard pile
referee-hand = Your hand
referee-have-laid = you have laid phase { $phase }
referee-on-phase = you are on phase { $phase }
referee-lay = What you would lay
referee-put = Put cards there
referee-put-hand = into your hand
referee-put-lay = into group { $group } of your phase
referee-put-table = onto { $place }
referee-put-discard = onto the discard pile
# The name of the empty place behind the cards.
referee-here = { $place }: put the next cards here
referee-here-cards = { $place }: { $cards }. Put the next cards here
referee-remove = Take { $card } away
referee-joker = Reversed, as a Joker
referee-colour = Colour
referee-back = Take back

## The answer

referee-yes = Yes.
referee-no = No.
referee-problem = That cannot be.
referee-begin = Tap the cards of your hand.
referee-begin-help = Then say what you would like to do: the referee answers at once, with the rule.
referee-what = What would you like to do?
referee-waiting = Choose in the sentence what you would like to do, or tap a card of your hand.
referee-out = All your cards can go in this turn.
referee-not-out = { $left ->
    [one] One card is left that you cannot get rid of in this turn.
   *[other] { $left } cards are left that you cannot get rid of in this turn.
}
referee-may = What you may do with this hand
referee-may-not = What you may not do
referee-fits-nowhere = { $card } fits on none of the groups on the table.
referee-any-discard = Discard any card
referee-nothing-yet = As soon as your hand lies there, this says what you may do with it.
referee-best = The best way to lay
referee-best-leaves = { $cards ->
    [one] One card leaves your hand
   *[other] { $cards } cards leave your hand
}{ $points ->
    [0] .
    [one] , worth one point.
   *[other] , worth { $points } points.
}
referee-lay-so = Lay it so
referee-missing-heading = What is missing
referee-lacks = missing:
referee-any = any
referee-missing = { $short ->
    [one] One card is missing for phase { $phase }.
   *[other] { $short } cards are missing for phase { $phase }.
} The next hidden card brings you closer with a chance of { $percent }.
referee-send = Send this question
referee-sent = The link is copied: send it to whoever disagrees.
referee-offline = The referee needs the server, which does not answer.
