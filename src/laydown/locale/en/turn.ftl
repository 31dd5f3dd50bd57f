# What is said to the player in turn, by every client.

## How far the hand is

aim-short = { $count ->
    [one] You are 1 card short of { $phase }.
   *[other] You are { $count } cards short of { $phase }.
}
aim-ready = You have all the cards for { $phase }.
# Several phases, in any order.
aim-ready-several = You have all the cards for one of these phases: { $phases }.
aim-laid = Your phase is on the table: now get rid of your cards.
# When cards are kept for the next round.
aim-keep = Next round you are on { $phase } again.
# On the ring, after Again.
aim-again = { $count ->
    [one] After this you have another whole turn.
   *[other] After this you have { $count } more whole turns.
}

## Questions

prompt-walk = How far do you walk?
prompt-star = Which action?
prompt-search = Which card?
prompt-swap = Which cards?
prompt-ask = Which number do you ask for?
prompt-direction = In which direction?
prompt-give = Which { $number } do you give?
prompt-keep = Which cards?
