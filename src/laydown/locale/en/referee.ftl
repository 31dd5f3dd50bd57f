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

## The question

referee-question = Your question
# A list of acts follows: lay, hit ...
referee-may-i = May I
referee-act-lay = lay this
referee-act-hit = hit
referee-act-discard = discard
referee-act-skip = skip somebody
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
referee-skip = A Skip in front
referee-discard = Top of the discard pile
referee-hand = Your hand
referee-lay = What you would lay
referee-put = Put cards there
referee-put-hand = into your hand
referee-put-lay = into group { $group } of your phase
referee-put-table = into group { $place } on the table
referee-put-discard = onto the discard pile
# The name of the empty place behind the cards.
referee-here = { $place }: put the next cards here
referee-remove = Take { $card } away
referee-joker = Reversed, as a Joker

## The answer

referee-yes = Yes.
referee-no = No.
referee-problem = That cannot be.
referee-waiting = Put the cards together, and choose what you would like to do.
referee-out = All your cards can go in this turn.
referee-not-out = { $left ->
    [one] One card is left that you cannot get rid of in this turn.
   *[other] { $left } cards are left that you cannot get rid of in this turn.
}
referee-may = What you may do
referee-may-not = What you may not do
referee-missing = { $short ->
    [one] One card is missing for phase { $phase }.
   *[other] { $short } cards are missing for phase { $phase }.
} The next hidden card brings you closer with a chance of { $percent }.
referee-send = Copy the link to this question
referee-sent = The link is copied: send it to whoever disagrees.
referee-offline = The referee needs the server, which does not answer.
