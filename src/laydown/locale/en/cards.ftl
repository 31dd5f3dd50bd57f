# Cards, groups and phases.
#
# One word for each thing, as docs/glossary.md has them: draw pile, discard pile, hand, round, turn,
# lay, hit, discard, knock, go out, set, run, colour group, number card, Wild or Joker, Skip, bot.

## Colours

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-orange = orange
colour-purple = purple
colour-black = black
colour-turquoise = turquoise

## Cards

# $colour is the name of a colour in this language, as above.
card-number = { $colour } { $number }
card-wild = Wild
card-skip = Skip
# $value is a number or the name of a colour.
wild-as = { card-wild } as { $value }
# Which letter stands on a Wild: J where the rulebook of the edition calls it a Joker. Same in all languages.
wild-letter = { $edition ->
    [ravensburger] J
    [pocket] J
    [board] J
   *[other] W
}
card-joker-plain = Joker
joker-plain-as = { card-joker-plain } as { $value }
# A card held reversed; $card is its face.
card-joker = Joker ({ $card })
joker-as = Joker ({ $card }) as { $value }

## Groups: $size is the number of cards, or of pairs in a run of pairs

group-set = set of { $size }
group-run = run of { $size }
group-colour = { $size } cards of one colour
group-odd = { $size } odd cards
group-even = { $size } even cards
group-pairs = run of { $size } pairs
group-colour-run = run of { $size } in one colour
group-odd-run = run of { $size } odd cards
group-even-run = run of { $size } even cards
group-odd-pairs = run of { $size } pairs of odd cards
group-even-pairs = run of { $size } pairs of even cards

## Several equal groups: $count is their number

group-set-many = { $count ->
    [1] { group-set }
   *[other] { $count } sets of { $size }
}
group-run-many = { $count ->
    [1] { group-run }
   *[other] { $count } runs of { $size }
}
group-colour-many = { $count ->
    [1] { group-colour }
   *[other] { $count } groups of { $size } cards of one colour
}
group-odd-many = { $count ->
    [1] { group-odd }
   *[other] { $count } groups of { $size } odd cards
}
group-even-many = { $count ->
    [1] { group-even }
   *[other] { $count } groups of { $size } even cards
}
group-pairs-many = { $count ->
    [1] { group-pairs }
   *[other] { $count } runs of { $size } pairs
}
group-colour-run-many = { $count ->
    [1] { group-colour-run }
   *[other] { $count } runs of { $size } in one colour
}
group-odd-run-many = { $count ->
    [1] { group-odd-run }
   *[other] { $count } runs of { $size } odd cards
}
group-even-run-many = { $count ->
    [1] { group-even-run }
   *[other] { $count } runs of { $size } even cards
}
group-odd-pairs-many = { $count ->
    [1] { group-odd-pairs }
   *[other] { $count } runs of { $size } pairs of odd cards
}
group-even-pairs-many = { $count ->
    [1] { group-even-pairs }
   *[other] { $count } runs of { $size } pairs of even cards
}
# What no other message names: $group is one of those above, $count of them.
group-one-colour = { $count ->
    [1] { $group }, all of one colour
   *[other] { $group }, each of one colour
}

## Phases

# $first is one group or several equal ones; $rest is the same, or joined again.
phase-joined = { $first } + { $rest }
phase-numbered = phase { $phase } ({ $groups })
phase-choice = { $phase }: { $groups }
group-cards = { $name }: { $cards }
