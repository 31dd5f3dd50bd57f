# La partie dans le terminal, la relecture, et les règles en ligne de commande.
# Les mots que l’on tape (draw, lay, hit, rules, quit ...) sont les mêmes dans toutes les langues.

## Le début

welcome = Laydown : { $edition }, { $players } joueurs
welcome-options = Options : { $options }
welcome-help = Tapez le numéro d’un choix, puis Entrée. { ask-help }

## La table

# « Manche 3 : à vous de jouer », comme titre.
heading-turn = Manche { $round } : à vous de jouer
# Avant la manche suivante, comme titre.
heading-keep = Avant la manche { $round } : quelles cartes gardez-vous ?
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-phase = phase { $phase } : { $groups }
table-phases = phases à réussir : { $phases }
table-laid = phase { $phase } posée
table-skip = passera son tour
# Les Jokers que quelqu’un tient, et que tout le monde voit.
table-jokers = { $count ->
    [one] Joker { $cards }
   *[other] Jokers { $cards }
}
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
# Toute la défausse, pour qui la fouille.
pile-searched = La défausse ({ $count }), à partir du dessus : { $cards }
hand = Votre main ({ $count }) : { $cards }

## Le parcours

# Court, à côté de la case d’où partent tous les pions.
ring-start = (départ)
ring-size = Le parcours a { $spaces } cases, numérotées dans le sens des aiguilles d’une montre à partir du départ, la case 0.
ring-at = Sur la case { $space }, « { $action } » : { $players }.
ring-at-you = Votre pion est sur la case { $space }, « { $action } ».
ring-at-start = Au départ, « { $action } » : { $players }.
ring-at-start-you = Votre pion est au départ, « { $action } ».
ring-space = { $space } { $action }
ring-spaces = Les cases par numéro : { $spaces }.

## Ce que l’on peut faire

# Plusieurs cartes au choix, chacune avec son numéro.
choice-discards = Défausser : { $cards }
# Plusieurs cartes au choix, chacune avec son numéro.
choice-searches = Prendre : { $cards }
# $example sont deux cartes de la main.
hint-swap = Ou tapez les cartes à défausser, { $most } au plus, celle du dessus en dernier : swap { $example }
hint-keep = Ou tapez les cartes à garder, { $most } au plus : keep { $example }
# $numbers sont quelques nombres à demander.
hint-ask = Ces nombres vous aideraient : { $numbers }
hint-two = Vous pouvez défausser deux cartes, celle du dessus en dernier : discard { $example }
prompt-draw = Piocher ou prendre ?
prompt-play = Que faites-vous ?
prompt-claim = Frapper ? Entrée pour non :
prompt-draw-several = Piocher ou prendre ? Encore { $count } cartes.
prompt-roll = Appuyez sur Entrée pour lancer les dés :
no-such-choice = { $count ->
    [one] Il n’y a pas de choix { $number }, seulement le 1.
   *[other] Il n’y a pas de choix { $number }, seulement 1 à { $count }.
}
roll-first = Il n’y a encore rien à choisir : appuyez simplement sur Entrée.
ask-rules = Pour lire la règle, tapez rules { $clause }.
ask-help = Pour l’aide, tapez h ; pour un conseil, tapez ?.
# Après « why » tout seul.
why-example = Tapez un coup à la suite : { $example }
move-allowed = Ce coup est permis maintenant.

## Points

score-player = Joueur
score-phase = Phase
score-left = Reste en main
score-points = Points
score-total = Total
# La phase de chacun après la manche, et ses groupes.
score-now = Maintenant à la phase
score-place = { $phase } : { $groups }
score-laid = { $phase } réussie
score-not-laid = non réussie
score-nothing-left = rien
score-line = { $player } : phase { $laid } ; reste en main : { $left } ; points { $points }, total { $total }.
score-line-replay = { $player } : phase { $laid }.
# $now est une phase avec son numéro, ou l’arrivée.
score-line-phase = { $player } : phase { $laid } ; maintenant : { $now }.
standing-made = Phases réussies
standing-line = { $player } : phases réussies { $made } sur { $agreed }, total { $total }.
standing-line-phase = { $player } : { $now }.
# Le marqueur a dépassé la dernière phase.
standing-finish = arrivée
phase-made = réussie
phase-laid = posée dans cette manche
# À côté de la phase où en est un joueur.
phase-now = en cours

## Fins

next-round = Appuyez sur Entrée pour la manche suivante :
between-rounds = Entre deux manches, il n’y a rien à décider : appuyez simplement sur Entrée. Vous pouvez aussi taper score, phases, rules, ou q pour quitter la partie.
goodbye = À bientôt !
come-back = Votre partie est sauvegardée. Pour la reprendre : { $command }
game-kept = Cette partie est sauvegardée : laydown games la montre.
# Plusieurs personnes au même clavier : la main est cachée jusqu’à ce que la suivante soit seule devant l’écran.
hand-over = { $player } : quand personne d’autre ne voit l’écran, appuyez sur Entrée :
# Un bot n’a pas donné de coup ; $why dit ce qui s’est passé.
bot-stumbled = { $player } n’a pas su quoi jouer et joue un coup sans risque ({ $why }).
record-saved = La partie est enregistrée dans { $file }.
replay-unfinished = { $moves ->
    [one] Après { $moves } coup, la partie n’est pas terminée.
   *[other] Après { $moves } coups, la partie n’est pas terminée.
}
replay-position = La position, comme la lisent laydown hint et laydown play --position :
# Un coup que le joueur n’a pas joué lui-même.
mark-timer = (temps écoulé)
mark-standin = (joué par un remplaçant)

## Aide

help-heading = Ce que vous pouvez taper
help-goal = Posez votre phase, puis débarrassez-vous de toutes vos cartes. Moins vous avez de points, mieux c’est ; le premier à réussir la dernière phase gagne.
# Tous passent à la phase suivante après chaque manche, réussie ou non ; $rounds est le nombre de manches.
help-goal-rounds = Il y a { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, une par phase ; phase réussie ou non, tout le monde passe ensuite à la suivante. Posez votre phase, puis débarrassez-vous de toutes vos cartes : c’est le plus petit total qui gagne.
# Chacun réussit les phases dans l’ordre qu’il veut.
help-goal-free = Posez une des phases qui vous manquent, dans l’ordre que vous voulez, puis débarrassez-vous de toutes vos cartes. Moins vous avez de points, mieux c’est ; le premier à réussir toutes les phases gagne.
# Après help-goal, là où se débarrasser de tout vaut plus d’une phase.
help-goal-out = Le premier à ne plus avoir de cartes avance { $steps ->
    [1] d’une phase
    [2] de deux phases
   *[other] de { $steps } phases
}.
# Là où l’on ne compte pas de points.
help-goal-markers = Posez votre phase, puis débarrassez-vous de toutes vos cartes. Celui qui défausse la dernière avance { $steps ->
    [1] d’une phase
    [2] de deux phases
   *[other] de { $steps } phases
}, les autres qui ont posé avancent d’une. Le premier à dépasser la dernière phase gagne.
help-number = le choix qui a ce numéro
help-draw = prendre la première carte de la pioche
help-take = prendre la première carte de la défausse
help-lay = poser votre phase, avec | entre les groupes
help-lay-phase = poser la phase 5, par exemple
help-lay-wild = un Joker valant 5, si ce n’est pas clair
help-lay-joker = un Joker valant 4, si ce n’est pas clair
help-hit = ajouter une carte à un groupe sur la table
help-hit-end = un Joker en haut d’une suite (en bas : low)
help-hit-joker = un Joker en haut d’une suite (en bas : low)
help-discard = défausser une carte et finir votre tour
help-discard-two = deux, s’il n’y a que des suites pleines sur la table
# $player est le numéro d’une autre place.
help-skip = finir votre tour : le joueur { $player } passe son tour
help-roll = lancer les deux dés (Entrée suffit)
help-walk = avancer votre pion de l’un des dés
help-search = prendre cette carte dans la défausse
help-swap = les défausser, celle du dessus en dernier (swap seul : aucune)
help-ask = demander un 7 vers la gauche (droite : right)
help-give = donner la carte qu’on vous demande
help-star = choisir une action pour votre étoile
help-keep = les garder pour la manche suivante (keep seul : aucune)
help-knock = prendre la carte qui vient d’être défaussée
help-pass = la laisser (Entrée suffit)
help-hint = ce qu’il y a de mieux à faire, et pourquoi
help-help = cette liste
help-table = montrer de nouveau la table
help-phases = les phases, et celles que vous avez réussies
help-score = phases et points de tous les joueurs
help-phases-markers = les phases, et où chacun en est
help-score-markers = les phases de tous les joueurs
help-why = ce coup est-il permis ? Sinon, pourquoi ?
help-rules = une règle (rules tout seul : la liste)
help-quit = quitter la partie
help-cards = Sur les cartes : { $cards }.
# $card est une carte tenue à l’envers.
help-joker = { $card } un Joker : une carte tenue à l’envers

## Parties sauvegardées

games-none = Il n’y a pas de partie sauvegardée. Pour en commencer une : laydown play
games-running = Parties à reprendre
games-finished = Parties terminées
games-round = manche { $round }
# $players est un nom, ou plusieurs.
games-won = gagnée par { $players }
games-continue = Pour reprendre : { $command }
games-folder = Elles sont dans { $folder } ; laydown replay FICHIER en raconte une.
game-none = Il n’y a pas de partie à reprendre.
game-missing = Il n’y a pas de partie { $game }. Pour voir les parties : laydown games
game-over = La partie { $game } est terminée.

## Règles et éditions

rules-phases = Les phases
rules-ring = Le parcours, dans le sens des aiguilles d’une montre
rules-assumed = (supposée)
rules-assumed-why = Supposé : le livret ne le montre qu’en image, ou pas du tout. Si vous avez la boîte, vous pouvez le corriger dans le fichier de l’édition.
rules-assumed-others = D’autres points sont supposés aussi : voir { $clauses }.
unknown-clause = Il n’y a pas de règle { $clause }. Peut-être l’une de celles-ci : { $near } ?
editions-facts = { $players } joueurs, { $hand } cartes chacun
editions-variants = Variantes du livret : { $variants }
editions-no-options = Se joue tel quel, sans options.
editions-options = Options d’une partie dans les autres éditions

## Erreurs

bad-seat = Il n’y a pas de place { $seat } à une table de { $players }.
seat-twice = Deux personnes ne peuvent pas occuper la même place.
too-many-people = { $people } personnes ne tiennent pas à une table de { $players }.
file-missing = Le fichier { $file } n’existe pas.
folder-missing = Le dossier { $folder } n’existe pas.
sheets-none = Il n’y a pas de feuilles de score dans { $folder }.
file-not-text = { $file } n’est pas un fichier texte.
file-unreadable = Impossible de lire { $file } : { $reason }.
file-unwritable = Impossible d’écrire { $file } : { $reason }.
file-exists = { $file } existe déjà : choisissez un autre nom.

## La ligne de commande

usage-command = Il n’y a pas de commande { $command }. Commandes : { $known }.
usage-option = Il n’y a pas d’option { $option }.
usage-option-near = Il n’y a pas d’option { $option }. Peut-être l’une de celles-ci : { $near } ?
# $name est un argument ou une option, comme FILE.
usage-missing = Il manque { $name }.
usage-needs-value = { $option } doit être suivi d’une valeur.
usage-no-value = { $option } ne prend pas de valeur.
usage-whole = { $option } prend un nombre entier.
usage-from = { $option } prend un nombre à partir de { $least }.
usage-range = { $option } prend un nombre de { $least } à { $most }.
usage-choice = { $option } prend l’une de ces valeurs : { $expected }.
usage-both = Donnez { $option } ou { $other }, pas les deux.
usage-needs = { $option } ne va qu’avec { $other }.
usage-extra = C’est de trop : { $found }.
usage-other = Je n’ai pas compris. Pour l’aide : { $command } --help
