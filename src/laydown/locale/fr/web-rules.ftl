# Les règles à lire, dans le navigateur ; les articles sont dans rules.ftl.

## La page

rules-heading = Règles
rules-editions = Éditions
rules-contents = Sommaire
rules-two-minutes = En deux minutes
rules-learn = Apprendre à la table
rules-part-phases = Les phases
rules-rulings = Nos décisions
rules-rulings-help = Ici, les livrets se taisent ou restent vagues. Voici ce que nous décidons, et pourquoi.
rules-compare = Les éditions côte à côte
# Avant la raison d’une décision.
rules-why = Pourquoi : { $reason }
rules-is-assumed = supposé
rules-assumed-help = « Supposé » veut dire : notre livret ne le montre qu’en image, ou n’en parle pas.
rules-example = Exemple
rules-fits = convient
rules-fits-not = ne convient pas
rules-link = Lien vers la règle { $clause }
rules-print = Imprimer les phases
rules-print-all = Imprimer les règles
rules-no-facts = Le serveur ne répond pas : les phases et la comparaison manquent.
rules-search = Chercher dans les règles
rules-search-none = Aucune règle ne contient ces mots. Essayez-en moins, ou d’autres.
rules-search-found = { $count ->
    [1] Une règle trouvée
   *[other] { $count } règles trouvées
}

## Apprendre en deux minutes

learn-goal = Soyez le premier à réussir les dix phases. Une phase, c’est un ou plusieurs groupes de cartes, par exemple : { $groups }. Vous commencez par la phase 1.
learn-turn = { $ring ->
    [yes] À votre tour, vous lancez deux dés, en choisissez un et avancez sur le parcours. La case où vous arrivez dit quelles cartes vous recevez.
   *[no] À votre tour, vous prenez une carte : celle du dessus de la pioche ou de la défausse.
}
learn-lay = Avez-vous toute votre phase en main ? Alors posez-la sur la table, d’un seul coup. On pose une phase par manche.
learn-hit = Une fois votre phase posée, débarrassez-vous d’autres cartes : ajoutez celles qui conviennent aux groupes sur la table, à ceux des autres aussi.
learn-discard = À la fin de votre tour, vous défaussez une carte.
learn-special = { $letter ->
    [J] Un Joker vaut le nombre ou la couleur dont vous avez besoin.
   *[W] Un Joker vaut le nombre ou la couleur dont vous avez besoin.
} { $skips ->
    [0] { "" }
   *[other] Avec une carte Passer, un autre joueur perd un tour.
}
learn-reversed = Une carte tenue à l’envers est un Joker : elle vaut le nombre ou la couleur dont vous avez besoin.
learn-round = { $points ->
    [none] La manche s’arrête quand quelqu’un n’a plus de cartes. Ce joueur avance de deux phases, les autres qui ont posé avancent d’une. Ceux qui n’ont pas posé retentent la même phase.
   *[some] La manche s’arrête quand quelqu’un n’a plus de cartes. Les autres comptent les cartes qui leur restent : moins on a de points, mieux c’est. Ceux qui ont posé passent à la phase suivante ; les autres retentent la même.
}
learn-end = { $points ->
    [none] Le premier à dépasser la phase 10 gagne.
   *[some] Qui réussit la phase 10 gagne. Si plusieurs y arrivent dans la même manche, c’est le plus petit total qui gagne.
}

## Ce qui diffère

fact-hand = Cartes en main
fact-players = Joueurs
fact-players-value = de { $least } à { $most }
fact-deck = Cartes du jeu
fact-wilds = Jokers
fact-skips = Cartes Passer
fact-none = il n’y en a pas
fact-turned = en retournant des cartes
fact-number-points = Points d’une carte numérotée
fact-face-points = son nombre
fact-wild-points = Points d’un Joker
fact-skip-points = Points d’une carte Passer
fact-last = Dernière carte
fact-kept = Gardées pour la manche suivante
fact-kept-value = jusqu’à { $count }
fact-variants = Variantes du livret
fact-phase = Phase { $phase }

## Pourquoi nous décidons ainsi

why-X-01 = La partie doit continuer quand la pioche est vide, et le joueur suivant doit pouvoir compter sur le dessus de la défausse.
why-X-02 = Aucun livret ne dit ce qui se passe si personne ne termine jamais. Une limite qu’aucune partie réelle n’atteint empêche les programmes de jouer sans fin.
why-X-03 = Deux livrets le disent, et rien dans les autres ne s’y oppose.
why-X-24 = Les livrets ne parlent que de la carte du dessus ; prendre plus bas serait une règle nouvelle.
why-X-27 = Aucun livret ne l’interdit, et une interdiction devrait y figurer.
why-X-04 = Une carte Passer ne sert qu’à une chose, et les livrets n’en citent pas d’autre. Mais si l’on n’a que des cartes Passer, il faut pouvoir finir son tour.
why-X-05 = Le livret de Pocket dit peu de chose des cartes Passer et de la donne ; l’édition de Mattel a les règles les plus complètes.
why-X-18 = On doit pouvoir terminer avec n’importe quelle carte, et après la manche il n’y a plus de tour à perdre.
why-X-06 = Les livrets disent « dans la phase », et non « dans chaque groupe ».
why-X-07 = Un groupe plus long revient à poser puis à ajouter, ce qui est permis dans le même tour.
why-X-08 = Les nombres s’arrêtent à 1 et à 12, et un Joker qui changerait rendrait tout ajout incertain.
why-X-09 = Après un ajout, chacun de ces groupes doit rester ce que dit son nom.
why-X-29 = Quatre livrets sont d’accord ; nous ne voyons pas pourquoi le cinquième ferait exception.
why-X-28 = Une carte posée appartient à la table : sinon, on pourrait défaire ce que d’autres ont complété.
why-X-12 = R-05 dit que chaque tour doit finir par une défausse, sans exception.
why-X-16 = B-28 ne connaît que la défausse pour finir une manche.
why-X-17 = Sinon, on pourrait gagner une manche sans phase, contre l’esprit du jeu.
why-X-10 = Un livret le dit ; deux autres jeux ont des tableaux ou des cartes pour six, les deux derniers ne donnent aucun nombre, et on ne joue pas seul.
why-X-11 = Le livret classique a une réponse, et nous la prenons là où les autres n’en ont pas. Après dix manches, il ne reste pas de phase à rejouer.
why-X-15 = C’est l’affaire de la table, pas des règles ; et le hasard est équitable.
why-X-19 = La couronne de laurier vient après la phase 10, et un marqueur ne peut pas aller plus loin.
why-X-25 = M-35 dit seulement qu’on rejoue la phase 10 ; le reste découle d’une manche ordinaire.
why-X-21 = Sans mains cachées, le jeu n’a pas de sens, et les points ne se vérifient que si l’on montre les cartes.
why-X-22 = Les variantes ont été faites pour les tours du jeu de cartes ; elles ne vont pas avec le parcours du plateau.
why-X-13 = R-V3 ne dit ni qui a la priorité ni combien de temps on attend ; ainsi la partie continue sans dispute.
why-X-23 = Le livret dit qu’une suite de 7 ne devient jamais la phase 5 ou 6 : c’est donc la phase nommée qui compte.
why-X-14 = L’action est un avantage ; une pile vide ne doit pas en faire un tour perdu.
why-X-20 = Un Joker est une carte ordinaire tenue à l’envers ; défaussée, elle redevient ordinaire.
why-X-26 = Le livret ne précise pas ces étapes ; nous prenons la lecture qui demande le moins de règles en plus.
