# Une première partie, à une table qui explique chaque étape quand elle arrive.

lessons = Leçons
lesson-got = Compris
lesson-skip = Passer les leçons
lesson-again = Expliquer de nouveau
# Tant de leçons sont venues, sur toutes.
lesson-progress = { $met } sur { $all }
# $advice est le coup que nomme un conseil.
lesson-try = Essayez ceci : { $advice }

## La phase et les sortes de groupes ; le titre porte la phase elle-même

lesson-goal = { $rounds ->
    [yes] Il y a une manche par phase, et à la fin, le plus petit total gagne.
   *[no] Rassemblez d’abord ceci, puis avancez phase après phase : le premier arrivé au bout gagne.
}
lesson-group-set = Dans une série, toutes les cartes ont le même nombre ; les couleurs sont libres.
lesson-group-run = Dans une suite, les nombres se suivent ; les couleurs sont libres.
lesson-group-colour = Dans un groupe de couleur, toutes les cartes ont la même couleur ; les nombres sont libres.
lesson-group-odd = Pour les cartes impaires, tout nombre impair convient, même plusieurs fois.
lesson-group-even = Pour les cartes paires, tout nombre pair convient, même plusieurs fois.
lesson-group-pairs = Dans une suite de paires, les nombres se suivent, chacun deux fois.
lesson-group-colour-run = Dans une suite de couleur, les nombres se suivent, tous de la même couleur.
lesson-group-odd-run = Une suite de cartes impaires saute les nombres pairs : 3, 5, 7, par exemple.
lesson-group-even-run = Une suite de cartes paires saute les nombres impairs : 4, 6, 8, par exemple.
lesson-group-odd-pairs = Ici, des nombres impairs se suivent, chacun deux fois : 3, 3, 5, 5, par exemple.
lesson-group-even-pairs = Ici, des nombres pairs se suivent, chacun deux fois : 4, 4, 6, 6, par exemple.

## Un tour

lesson-draw = Piocher ou prendre
# $card est visible.
lesson-draw-text = Ne prenez { $card } dans la défausse que si la carte est utile à votre phase : les autres voient ce que vous prenez. Sinon, piochez.
lesson-draw-blocked = Une carte Passer sur le dessus
lesson-draw-blocked-text = Une carte Passer ne se prend pas dans la défausse. Piochez une carte.
lesson-draw-empty = Rien à piocher
lesson-draw-empty-text = Aucune des deux piles n’a de carte pour vous. Vous continuez sans carte.
lesson-missing = Ce qui manque
lesson-missing-text = { $count ->
    [one] Il vous manque { $count } carte : la place en pointillé montre ce qui y va.
   *[other] Il vous manque { $count } cartes : les places en pointillé montrent ce qui y va.
} « Trier » range votre main autrement.
lesson-discard = Défaussez une carte
lesson-discard-text = Chaque tour se termine par une défausse : choisissez une carte inutile à votre phase, puis appuyez sur le bouton.
lesson-lay = Posez votre phase
lesson-lay-text = Vous l’avez en entier : le bouton éclairé la pose, d’un seul coup. Elle est alors réussie, peu importe qui termine la manche.
lesson-free-order = Dans l’ordre voulu
lesson-free-order-text = Vous faites vos phases dans l’ordre que vous voulez, une par manche. Celle dont vous êtes le plus près est affichée.
lesson-rid = Débarrassez-vous de vos cartes
lesson-rid-text = Votre phase est réussie. Maintenant, à chaque tour, ajoutez ce qui va sur les groupes de la table, puis défaussez une carte.
lesson-hit = Ajouter des cartes
lesson-hit-text = Les cartes qui portent un point vont sur des groupes de la table, même ceux des autres. Choisissez-en une, puis sa place.
lesson-hit-pair = Ajouter une paire
lesson-hit-pair-text = Une suite de paires ne grandit que par paires entières : vous ajoutez deux cartes d’un coup.
lesson-two-discards = Défausser deux cartes
lesson-two-discards-text = Il n’y a sur la table que des suites pleines, où plus aucun nombre ne va : vous pouvez défausser deux cartes au lieu d’une.
lesson-out = Terminer
lesson-out-text = { $how ->
    [discard] Vous devez défausser votre dernière carte : gardez-en une pour cela.
   *[any] Vous pouvez ajouter ou défausser votre dernière carte, comme vous voulez.
} Dès que quelqu’un n’a plus de cartes, la manche est finie pour tous.
lesson-last-kept = Votre dernière carte
lesson-last-kept-text = Vous ne pouvez terminer que si votre phase est posée. Vous gardez donc cette carte, et votre tour s’arrête là.
lesson-claim = Frapper
lesson-claim-text = La carte qui vient d’être défaussée peut être à vous : frappez, et vous jouez un tour avec elle. Ou laissez passer.

## Cartes spéciales

lesson-wild = { $letter ->
    [J] Un Joker
   *[W] Un Joker
}
lesson-wild-text = [W] vaut le nombre ou la couleur dont vous avez besoin. { $points ->
    [0] Gardez-le pour votre phase.
    [one] S’il vous reste en main à la fin de la manche, il coûte { $points } point.
   *[other] S’il vous reste en main à la fin de la manche, il coûte { $points } points.
}
lesson-joker = Un Joker
lesson-joker-text = Une carte tenue à l’envers est un Joker : elle vaut le nombre ou la couleur dont vous avez besoin. Les autres voient sa face.
lesson-skip-card = Une carte Passer
lesson-skip-card-text = Au moment de défausser, vous pouvez placer [S] devant quelqu’un d’autre, qui passe alors un tour. Cette carte n’entre dans aucune phase{ $points ->
    [0] .
    [one] , et si elle vous reste en main, elle coûte { $points } point.
   *[other] , et si elle vous reste en main, elle coûte { $points } points.
}

## Ce que font les autres

lesson-skipped = Vous passez un tour
lesson-skipped-text = Quelqu’un a placé une carte Passer devant vous. Elle vous coûte un tour, puis c’est fini.
lesson-skipped-start = Une carte Passer au départ
lesson-skipped-start-text = La défausse a commencé par une carte Passer : vous deviez jouer en premier, vous passez donc ce tour.
lesson-other-laid = { $player } a posé sa phase
lesson-other-laid-text = Cette phase est réussie et reste sur la table. Vous pourrez y ajouter des cartes quand la vôtre y sera aussi.
lesson-reshuffled = Une nouvelle pioche
lesson-reshuffled-text = La pioche était vide. Toute la défausse, sauf la carte du dessus, a été mélangée : c’est la nouvelle pioche.

## Sur le parcours ; ce que fait une action est dit avant

lesson-roll = Lancez les dés
lesson-roll-text = Un tour commence par les deux dés. Vous en choisissez un : votre pion avance d’autant, et vous faites ce que dit sa case.
lesson-walk = Choisissez un dé
lesson-walk-text = Chaque bouton dit où vous mène un dé, et ce que vous y faites. Vous sautez les cases occupées sans les compter.
lesson-double = Un double
lesson-double-text = Les deux dés montrent le même nombre : avancez de ce nombre, ou du double.
lesson-action-draw-text = Vous voyez chaque carte avant de choisir d’où vient la suivante.
lesson-action-search-text = Le reste revient dans le même ordre.
lesson-action-again-text = Cette case vaut donc deux tours de suite.
lesson-action-swap-text = Défaussez ce qui vous sert le moins : de toute façon, vous avez ensuite une carte de plus.
lesson-action-everyone-text = Les autres piochent après vous, dans le sens des aiguilles d’une montre.
lesson-action-joker-text = Il vaut le nombre ou la couleur dont vous avez besoin.
lesson-action-ask-text = Dites un nombre dont vous avez besoin ; si personne ne l’a, vous piochez une carte.
lesson-action-star-text = Choisissez donc ce qui vous aide le plus.
lesson-give = On vous demande une carte
lesson-give-text = Vous avez un { $number }, vous devez donc en donner un ; si vous en avez plusieurs, vous choisissez lequel. Puis vous piochez une carte à la place.
lesson-keep = Garder des cartes
lesson-keep-text = Vous n’avez pas posé votre phase : vous essayez encore la même. { $most ->
    [one] Vous pouvez garder { $most } carte ; les autres sont rendues, et vous en recevez de nouvelles.
   *[other] Vous pouvez garder jusqu’à { $most } cartes ; les autres sont rendues, et vous en recevez de nouvelles.
}

## La fin d’une manche

lesson-round = La manche est finie
lesson-round-text = { $how ->
    [all] Tout le monde passe à la phase suivante, phase réussie ou non.
    [more] Celui qui a terminé la manche avance de { $steps } phases, tous les autres qui ont posé avancent d’une. Ceux qui n’ont pas posé essaient encore la leur.
   *[one] Ceux qui ont posé passent à la phase suivante. Les autres essaient encore la leur.
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
    }. Moins vous avez de points, mieux c’est.
   *[some] Ce qui reste en main coûte des points : { $numbers }{ $skip ->
        [0] { "" }
       *[other] , { $skip } par carte Passer
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] { $wild } par Joker
           *[W] { $wild } par Joker
        }
    }. Moins vous avez de points, mieux c’est.
}
# Des nombres qui coûtent autant : « 5 par carte de 1 à 9 ».
lesson-class = { $points } par carte de { $first } à { $last }
lesson-class-one = { $points } pour un { $first }
lesson-classes = { $first }, { $rest }
