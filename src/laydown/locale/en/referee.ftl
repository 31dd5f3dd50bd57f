# Ask the referee: a situation, put together by tapping in the browser client, and the answer.

referee-heading = Ask the referee
referee-edition = Edition
referee-players = Players
referee-phase = Your phase
referee-moment = When?
referee-moment-draw = Before I draw
referee-moment-play = After I have drawn
referee-moment-wait = On another player’s turn
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
referee-ask-written = Is this move allowed: { $act }?
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
referee-skips = A Skip is in front of: { $players }
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

referee-verdict = The answer
referee-yes = Yes.
referee-no = No.
referee-problem = That is not possible.
referee-begin = Tap the cards in your hand.
referee-begin-help = Then say what you would like to do: the referee answers at once, with the rule.
referee-what = What would you like to do?
referee-waiting = Choose what you would like to do in the sentence, or tap a card in your hand.
referee-out = You can get rid of all your cards this turn.
referee-not-out = { $left ->
    [one] There is one card you cannot get rid of this turn.
   *[other] There are { $left } cards you cannot get rid of this turn.
}
referee-may = What you may do with this hand
referee-may-not = What you may not do
referee-fits-nowhere = { $card } does not fit on any group on the table.
referee-any-discard = Discard any card
referee-nothing-yet = Once you have put in your hand, you see here what you may do with it.
referee-best = The best way to lay
referee-best-leaves = { $cards ->
    [one] You get rid of one card
   *[other] You get rid of { $cards } cards
}{ $points ->
    [0] .
    [one] , worth one point.
   *[other] , worth { $points } points.
}
referee-lay-so = Lay it like this
referee-missing-heading = What is missing
referee-lacks = missing:
referee-any = any
referee-missing = { $short ->
    [one] You are one card short of phase { $phase }.
   *[other] You are { $short } cards short of phase { $phase }.
} The next card you draw brings you closer { $percent } of the time.
referee-send = Send this question
referee-sent = The link is copied: send it to whoever disagrees.
referee-offline = The referee needs the server, which is not answering.
