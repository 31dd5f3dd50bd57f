# La partie dans le terminal, la relecture, et les règles en ligne de commande.
# Les mots que l'on tape (draw, lay, hit, rules, quit ...) sont les mêmes dans toutes les langues.

## Le début

welcome = Laydown, édition { $edition }, { $players } joueurs
welcome-options = Options : { $options }
welcome-help = Tapez le numéro d'un choix, puis Entrée. { ask-help }

## La table

# « Manche 3 : à vous de jouer », comme titre.
heading-turn = Manche { $round } : à vous de jouer
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
phase-numbered = phase { $phase } ({ $groups })
table-phase = phase { $phase } : { $groups }
table-phases = phases à réussir : { $phases }
table-laid = phase { $phase } posée
table-skip = doit passer
table-watching = regarde : seuls les joueurs à égalité jouent
table-group = Groupe { $place } : { $cards }.
pile-draw = Pioche : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
pile-discard = Défausse : { $card } sur le dessus.
pile-discard-skip = Défausse : { $card } sur le dessus, que personne ne peut prendre.
pile-discard-empty = Défausse : vide.
hand = Votre main ({ $count }) : { $cards }
aim-short = { $count ->
    [one] Il vous manque { $count } carte pour la { $phase }.
   *[other] Il vous manque { $count } cartes pour la { $phase }.
}
aim-ready = Vous avez toutes les cartes de la { $phase }.
aim-laid = Votre phase est sur la table : débarrassez-vous maintenant de vos cartes.

## Ce que l'on peut faire

choice-draw = Prendre une carte de la pioche
choice-take = Prendre { $card } dans la défausse
choice-lay = Poser { $groups }
choice-lay-phase = Poser la phase { $phase } : { $groups }
choice-hit = Compléter { $place } avec { $cards } : { $group }
choice-hit-low = Compléter { $place } par le bas avec { $cards } : { $group }
choice-hit-high = Compléter { $place } par le haut avec { $cards } : { $group }
choice-discard = Défausser { $card }
# Plusieurs cartes au choix, chacune avec son numéro.
choice-discards = Défausser : { $cards }
choice-skip = Faire passer son tour à { $player }
choice-knock = Frapper et prendre { $card }
choice-pass-draw = Continuer sans carte : il n'y en a pas à piocher
choice-pass-play = Garder votre dernière carte et finir votre tour
choice-pass-claim = Ne pas frapper
prompt-draw = Piocher ou prendre ?
prompt-play = Que faites-vous ?
prompt-claim = Frapper ?
no-such-choice = Il n'y a pas de choix { $number }, seulement de 1 à { $count }.
ask-rules = Pour lire la règle, tapez rules { $clause }.
ask-help = Pour l'aide, tapez ? puis Entrée.
move-allowed = Ce coup est permis maintenant.

## Points

score-player = Joueur
score-phase = Phase
score-left = Reste en main
score-points = Points
score-total = Total
score-laid = { $phase } réussie
score-not-laid = non réussie
score-nothing-left = rien
score-line = { $player } : phase { $laid } ; reste en main : { $left } ; points { $points }, total { $total }.
standing-made = Phases réussies
standing-line = { $player } : phases réussies { $made } sur { $agreed }, total { $total }.
phase-made = réussie

## Fins

next-round = Appuyez sur Entrée pour la manche suivante :
goodbye = À bientôt !
record-offer = Pour garder cette partie, tapez un nom de fichier ; sinon, Entrée :
record-saved = La partie est enregistrée dans { $file }.
replay-unfinished = { $moves ->
    [one] Après { $moves } coup, la partie n'est pas terminée.
   *[other] Après { $moves } coups, la partie n'est pas terminée.
}
# Un coup que le joueur n'a pas joué lui-même.
mark-timer = (temps écoulé)
mark-standin = (joué par un remplaçant)

## Aide

help-heading = Ce que vous pouvez taper
help-goal = Posez votre phase, puis débarrassez-vous de toutes vos cartes. Peu de points, c'est bien ; qui réussit le premier la dernière phase gagne.
help-number = le choix qui a ce numéro
help-draw = prendre la première carte de la pioche
help-take = prendre la première carte de la défausse
help-lay = poser votre phase, avec | entre les groupes
help-lay-wild = un Joker valant 5, si ce n'est pas évident
help-hit = ajouter une carte à un groupe sur la table
help-hit-end = un Joker en haut d'une suite (en bas : low)
help-discard = défausser une carte et finir votre tour
help-skip = finir votre tour : la place 3 doit passer
help-knock = réclamer la carte qui vient d'être défaussée
help-table = montrer la table encore une fois
help-phases = les phases, et celles que vous avez réussies
help-score = phases et points de tous les joueurs
help-why = ce coup est-il permis ? Sinon, pourquoi ?
help-rules = une règle (rules tout seul : lesquelles)
help-quit = quitter la partie
help-cards = Sur les cartes : { $cards }.

## Règles et éditions

rules-phases = Les phases
rules-assumed = (supposée)
rules-assumed-why = Supposé : la règle du jeu ne le montre qu'en image ou pas du tout. Qui a la boîte peut le corriger dans le fichier de l'édition.
rules-assumed-others = Supposés aussi, nommés comme dans ce fichier : { $facts }
unknown-clause = Il n'y a pas de règle { $clause }. Pensez-vous à l'une de celles-ci : { $near } ?
editions-facts = { $players } joueurs, { $hand } cartes chacun
editions-variants = Variantes imprimées : { $variants }
editions-options = Options d'une partie, dans toutes les éditions
option-ten-rounds = une manche par phase : tout le monde avance, réussie ou non ; le moins de points gagne
option-phases = seulement ces phases : 5 (les cinq premières), 1-5, 1,3,7, even (paires), odd (impaires)
option-free-order = chacun réussit les phases dans l'ordre de son choix
option-knocking = frapper pour prendre la carte qu'un autre vient de défausser
option-last-card = comment part la dernière carte : n'importe comment (any) ou seulement à la défausse (discard)
option-wild-minimum = il faut une carte numérotée dans la phase (phase), dans chaque groupe (group) ou nulle part (none)

## Erreurs

bad-seat = Il n'y a pas de place { $seat } à une table de { $players }.
file-missing = Le fichier { $file } n'existe pas.
file-not-text = { $file } n'est pas un fichier texte.
file-unreadable = Impossible de lire { $file } : { $reason }.
file-unwritable = Impossible d'écrire { $file } : { $reason }.
file-exists = { $file } existe déjà : choisissez un autre nom.
