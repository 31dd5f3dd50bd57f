# Les éditions et les options d’une partie : leurs noms, et ce que veut dire une option.

## Éditions

edition-mattel = Classique, édition 40 ans de Mattel
edition-ravensburger = Classique, édition Ravensburger
edition-express = Express
edition-pocket = Pocket
edition-board = Jeu de plateau
# Ce n’est pas une édition : nos décisions, qui s’ajoutent aux règles de chacune.
edition-rulings = Nos décisions : ce que les livrets ne disent pas

## Options

option-ten-rounds = Dix manches
option-ten-rounds-help = Une manche par phase : tout le monde avance, phase réussie ou non. Le plus petit total gagne.
option-phases = Phases au choix
option-phases-help = On ne joue que ces phases : 5 (les cinq premières), 1-5, 1,3,7, even (paires) ou odd (impaires).
option-free-order = Ordre libre
option-free-order-help = Chacun réalise les phases dans l’ordre qu’il veut.
option-knocking = Frapper
option-knocking-help = Frappez, et vous pouvez prendre la carte qu’un autre vient de défausser.
option-last-card = La dernière carte
option-last-card-help = On s’en débarrasse comme on veut (any), ou seulement en la défaussant (discard).
option-wild-minimum = Cartes numérotées dans une phase
option-wild-minimum-help = Il en faut au moins une dans la phase (phase) ou dans chaque groupe (group), ou bien aucune (none).

# Avec la valeur choisie pour la partie.
option-phases-set = Phases { $value }
option-last-card-set = { $value ->
    [any] la dernière carte part comme on veut
   *[discard] la dernière carte seulement à la défausse
}
option-wild-minimum-set = { $value ->
    [group] une carte numérotée dans chaque groupe
    [none] phases de Jokers seuls permises
   *[phase] une carte numérotée dans chaque phase
}
