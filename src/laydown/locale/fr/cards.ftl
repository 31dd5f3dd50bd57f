# Cartes, groupes et phases.
#
# Un seul mot pour chaque chose : pioche, défausse, main, manche, tour, poser, ajouter, défausser,
# frapper, terminer, série, suite, groupe de couleur, carte numérotée, Joker, carte Passer, bot.
# On dit « vous ». Les règles de R ont aussi leurs mots : paire, triplé, quadruplé, quintuplé.

## Couleurs

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-orange = orange
colour-purple = violet
colour-black = noir
colour-turquoise = turquoise

## Cartes

# $colour est le nom de la couleur dans cette langue, comme ci-dessus.
card-number = { $number } { $colour }
card-wild = Joker
card-skip = Passer
# $value est un nombre ou le nom d’une couleur.
wild-as = { card-wild } valant { $value }
# Which letter stands on a Wild: J where the rulebook of the edition calls it a Joker. Same in all languages.
wild-letter = { $edition ->
    [ravensburger] J
    [pocket] J
    [board] J
   *[other] W
}
card-joker-plain = Joker
joker-plain-as = { card-joker-plain } valant { $value }
# A card held reversed; $card is its face.
card-joker = Joker ({ $card })
joker-as = Joker ({ $card }) valant { $value }

## Groupes : $size est le nombre de cartes, ou de paires dans une suite de paires

group-set = série de { $size }
group-run = suite de { $size }
group-colour = { $size } cartes de la même couleur
group-odd = { $size } cartes impaires
group-even = { $size } cartes paires
group-pairs = suite de { $size } paires
group-colour-run = suite de { $size } cartes de la même couleur
group-odd-run = suite de { $size } cartes impaires
group-even-run = suite de { $size } cartes paires
group-odd-pairs = suite de { $size } paires de cartes impaires
group-even-pairs = suite de { $size } paires de cartes paires

## Plusieurs groupes égaux : $count en est le nombre

group-set-many = { $count ->
    [1] { group-set }
   *[other] { $count } séries de { $size }
}
group-run-many = { $count ->
    [1] { group-run }
   *[other] { $count } suites de { $size }
}
group-colour-many = { $count ->
    [1] { group-colour }
   *[other] { $count } groupes de { $size } cartes de la même couleur
}
group-odd-many = { $count ->
    [1] { group-odd }
   *[other] { $count } groupes de { $size } cartes impaires
}
group-even-many = { $count ->
    [1] { group-even }
   *[other] { $count } groupes de { $size } cartes paires
}
group-pairs-many = { $count ->
    [1] { group-pairs }
   *[other] { $count } suites de { $size } paires
}
group-colour-run-many = { $count ->
    [1] { group-colour-run }
   *[other] { $count } suites de { $size } cartes de la même couleur
}
group-odd-run-many = { $count ->
    [1] { group-odd-run }
   *[other] { $count } suites de { $size } cartes impaires
}
group-even-run-many = { $count ->
    [1] { group-even-run }
   *[other] { $count } suites de { $size } cartes paires
}
group-odd-pairs-many = { $count ->
    [1] { group-odd-pairs }
   *[other] { $count } suites de { $size } paires de cartes impaires
}
group-even-pairs-many = { $count ->
    [1] { group-even-pairs }
   *[other] { $count } suites de { $size } paires de cartes paires
}
# Ce qu’aucun autre message ne nomme : $group est un de ceux ci-dessus, $count fois.
group-one-colour = { $count ->
    [1] { $group }, d’une seule couleur
   *[other] { $group }, chaque groupe d’une seule couleur
}

## Phases

# $first est un groupe ou plusieurs groupes égaux ; $rest de même, ou déjà joint.
phase-joined = { $first } + { $rest }
phase-numbered = phase { $phase } ({ $groups })
phase-choice = { $phase } : { $groups }
group-cards = { $name } : { $cards }
