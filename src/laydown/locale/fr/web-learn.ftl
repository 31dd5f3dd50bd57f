# Une première partie, à une table qui explique chaque étape quand elle arrive.

lessons = Leçons
lesson-got = Compris
lesson-skip = Passer les leçons
lesson-again = Expliquer encore
# Tant de leçons sont venues, sur toutes.
lesson-progress = { $met } sur { $all }
# $advice est le coup que nomme un conseil.
lesson-try = Essayez ceci : { $advice }

## La phase et les sortes de groupes ; le titre porte la phase elle-même

lesson-goal = { $rounds ->
    [yes] Il y a une manche par phase, et à la fin le moins de points gagne.
   *[no] Rassemblez ceci, puis phase après phase : le premier à les réussir toutes gagne.
}
lesson-group-set = Une série n’a qu’un seul nombre, de couleurs quelconques.
lesson-group-run = Dans une suite, les nombres se suivent, de couleurs quelconques.
lesson-group-colour = Dans un groupe de couleur, toutes les cartes ont une même couleur ; les nombres ne comptent pas.
lesson-group-odd = Les cartes impaires sont des nombres impairs quelconques, même égaux.
lesson-group-even = Les cartes paires sont des nombres pairs quelconques, même égaux.
lesson-group-pairs = Une suite de paires a chaque nombre deux fois, et les nombres se suivent.
lesson-group-colour-run = Dans une suite de couleur, les nombres se suivent, tous de la même couleur.
lesson-group-odd-run = Une suite de cartes impaires saute les nombres pairs : 3, 5, 7, par exemple.
lesson-group-even-run = Une suite de cartes paires saute les nombres impairs : 4, 6, 8, par exemple.
lesson-group-odd-pairs = Ici chaque nombre impair vient deux fois, et les pairs sont sautés.
lesson-group-even-pairs = Ici chaque nombre pair vient deux fois, et les impairs sont sautés.

## Un tour

lesson-draw = Piocher ou prendre
# $card est visible.
lesson-draw-text = Prenez { $card }, visible, seulement si elle sert votre phase : les autres le voient. Sinon, piochez.
lesson-draw-blocked = Une carte Passer sur le dessus
lesson-draw-blocked-text = Une carte Passer ne se prend pas dans la défausse. Prenez à la pioche.
lesson-draw-empty = Rien à piocher
lesson-draw-empty-text = Aucune pile n’a de carte pour vous maintenant. Vous continuez sans.
lesson-missing = Ce qui manque
lesson-missing-text = { $count ->
    [one] Il vous manque { $count } carte : la place en pointillé montre ce qui la remplirait.
   *[other] Il vous manque { $count } cartes : les places en pointillé montrent ce qui les remplirait.
} « Trier » range votre main autrement.
lesson-discard = Défaussez une carte
lesson-discard-text = Chaque tour finit par une défausse : choisissez une carte, puis appuyez sur le bouton. Donnez ce qui ne sert pas votre phase.
lesson-lay = Posez votre phase
lesson-lay-text = Vous l’avez en entier : le bouton éclairé la pose, d’un seul coup. Elle est alors réussie, quel que soit celui qui termine la manche.
lesson-free-order = Dans l’ordre voulu
lesson-free-order-text = Vous pouvez réussir vos phases dans l’ordre que vous voulez, une par manche. La plus proche est affichée.
lesson-rid = Débarrassez-vous de vos cartes
lesson-rid-text = Votre phase est réussie. Maintenant, à chaque tour, ajoutez ce qui va sur la table, et défaussez une carte à la fin.
lesson-hit = Ajouter
lesson-hit-text = Les cartes marquées d’un point vont sur des groupes de la table, ceux des autres aussi. Choisissez-en une, puis sa place.
lesson-hit-pair = Ajouter une paire
lesson-hit-pair-text = Une suite de paires ne grandit que par paires entières : deux cartes y vont d’un coup.
lesson-two-discards = Deux cartes à la fois
lesson-two-discards-text = Il n’y a que des suites complètes sur la table : si vous voulez, défaussez deux cartes d’un coup.
lesson-out = Terminer
lesson-out-text = { $how ->
    [discard] Votre dernière carte doit être défaussée : gardez-en une pour cela.
   *[any] Votre dernière carte peut être ajoutée ou défaussée, comme vous voulez.
} Qui n’a plus de carte termine la manche pour tous.
lesson-last-kept = Votre dernière carte
lesson-last-kept-text = On ne peut terminer que si sa phase est sur la table. Vous gardez donc cette carte, et votre tour est fini.
lesson-claim = Frapper
lesson-claim-text = La carte qui vient d’être défaussée peut être à vous : frappez, et vous jouez un tour avec elle. Ou laissez-la.

## Cartes spéciales

lesson-wild = { $letter ->
    [J] Un Joker
   *[W] Un Joker
}
lesson-wild-text = [W] vaut le nombre ou la couleur dont vous avez besoin. { $points ->
    [0] Gardez-le pour votre phase.
    [one] Resté en main à la fin de la manche, il coûte { $points } point.
   *[other] Resté en main à la fin de la manche, il coûte { $points } points.
}
lesson-joker = Un Joker
lesson-joker-text = Une carte tenue à l’envers est un Joker : elle vaut le nombre ou la couleur dont vous avez besoin. Les autres voient sa face.
lesson-skip-card = Une carte Passer
lesson-skip-card-text = Jouez [S] comme défausse, devant quelqu’un, qui passe alors un tour. Elle ne va dans aucune phase{ $points ->
    [0] .
    [one] , et restée en main elle coûte { $points } point.
   *[other] , et restée en main elle coûte { $points } points.
}

## Ce que font les autres

lesson-skipped = Vous passez un tour
lesson-skipped-text = Quelqu’un a joué une carte Passer devant vous. Elle vous coûte un tour, puis elle s’en va.
lesson-skipped-start = Une carte Passer au départ
lesson-skipped-start-text = La défausse a commencé par une carte Passer : qui débute, et c’était vous, perd le premier tour.
lesson-other-laid = { $player } a posé
lesson-other-laid-text = Cette phase est réussie et reste sur la table. Vous pourrez y ajouter des cartes quand la vôtre y sera aussi.
lesson-reshuffled = Une nouvelle pioche
lesson-reshuffled-text = La pioche était vide. Toute la défausse, sauf la carte du dessus, a été mélangée et la remplace.

## Sur l’anneau ; ce que fait une action est dit avant

lesson-roll = Lancez les dés
lesson-roll-text = Un tour commence par les deux dés. Vous avancez de l’un d’eux, à votre choix, et faites ce que dit la case.
lesson-walk = Choisissez un dé
lesson-walk-text = Chaque bouton dit où mène un dé, et ce que vous y faites. Les cases occupées sont sautées.
lesson-double = Un double
lesson-double-text = Les deux dés montrent la même chose : avancez de ce nombre, ou du double.
lesson-action-draw-text = Vous voyez chaque carte avant de choisir la suivante.
lesson-action-search-text = Le reste revient dans le même ordre.
lesson-action-again-text = Cette case vaut donc deux tours de suite.
lesson-action-swap-text = Donnez ce qui vous sert le moins : à la fin, vous avez une carte de plus.
lesson-action-everyone-text = Ainsi, personne ne prend de retard.
lesson-action-joker-text = Il vaut le nombre ou la couleur dont vous avez besoin.
lesson-action-ask-text = Nommez un nombre dont vous avez besoin ; si personne ne l’a, vous piochez une carte.
lesson-action-star-text = Cherchez donc ce qui vous aide le plus.
lesson-give = On vous demande une carte
lesson-give-text = Vous avez un { $number }, vous devez donc en donner un ; si vous en avez plusieurs, vous choisissez lequel. Puis vous piochez une carte à la place.
lesson-keep = Garder des cartes
lesson-keep-text = Vous n’avez pas posé : vous retentez la même phase. { $most ->
    [one] Vous pouvez garder { $most } carte pour elle ; le reste est redistribué.
   *[other] Vous pouvez garder jusqu’à { $most } cartes pour elle ; le reste est redistribué.
}

## La fin d’une manche

lesson-round = La manche est finie
lesson-round-text = { $how ->
    [all] Tout le monde passe à la phase suivante, posée ou non.
    [more] Qui a terminé la manche avance de { $steps } phases, les autres qui ont posé avancent d’une. Les autres retentent la leur.
   *[one] Qui a posé passe à la phase suivante. Les autres retentent la leur.
}
lesson-points = Points
# $numbers dit ce que coûtent les nombres ; $wild et $skip sont 0 là où il n’y en a pas.
lesson-points-text = { $kind ->
    [none] Les cartes restées en main ne coûtent rien dans ce jeu.
    [face] Un nombre resté en main coûte sa valeur{ $skip ->
        [0] { "" }
       *[other] , une carte Passer { $skip }
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] un Joker
           *[W] un Joker
        } { $wild }
    }. Mieux vaut peu de points.
   *[some] Ce qui reste en main coûte des points : { $numbers }{ $skip ->
        [0] { "" }
       *[other] , { $skip } par carte Passer
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] { $wild } par Joker
           *[W] { $wild } par Joker
        }
    }. Mieux vaut peu de points.
}
# Des nombres qui coûtent autant : « 5 par carte de 1 à 9 ».
lesson-class = { $points } par carte de { $first } à { $last }
lesson-class-one = { $points } pour un { $first }
lesson-classes = { $first }, { $rest }
