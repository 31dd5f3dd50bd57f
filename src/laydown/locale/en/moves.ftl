# What a move is called, in a list of choices.

choice-draw = Draw from the draw pile
choice-take = Take { $card } from the discard pile
choice-lay = Lay { $groups }
choice-lay-phase = Lay phase { $phase }: { $groups }
choice-hit = Hit { $cards } on { $place }: { $group }
choice-hit-low = Hit { $cards } on the low end of { $place }: { $group }
choice-hit-high = Hit { $cards } on the high end of { $place }: { $group }
# The same where no number stands beside a group; $place is a group, such as “Nora’s run”.
choice-hit-named = Hit { $cards } on { $place }: { $group }
choice-hit-named-low = Hit { $cards } on the low end of { $place }: { $group }
choice-hit-named-high = Hit { $cards } on the high end of { $place }: { $group }
choice-discard = Discard { $card }
choice-skip = Play your Skip in front of { $player }
choice-knock = Knock and take { $card }
choice-pass-draw = Go on without a card: there is none to draw
choice-pass-play = Keep your last card and end your turn
choice-pass-claim = Let it go
choice-roll = Roll the dice
# $action is the name of what the space does.
choice-walk = Walk { $spaces }: { $action }
choice-search = Take { $card }
# $draws is one more than the cards.
choice-swap = Discard { $cards } and draw { $draws }
choice-swap-none = Discard none and draw 1
# $player is asked first.
choice-ask-left = To the left: { $player } first
choice-ask-right = To the right: { $player } first
# $direction is choice-ask-left or choice-ask-right.
choice-ask = Ask for { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
}. { $direction }
choice-give = Give { $card }
choice-keep = Keep { $cards }
choice-keep-none = Keep none
