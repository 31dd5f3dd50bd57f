# Conseils et analyses : pourquoi un coup est bon ou moins bon, et ce qu’une partie a montré.

## Raisons. $card et $other sont des cartes, $player est un nom, $phase un numéro

reason-forced = C’est le seul coup possible.
reason-no-matter = Peu importe : tous les choix se valent.
reason-card-completes = { $card } complète la phase { $phase }.
reason-card-nearer = { $short ->
    [one] { $card } vous rapproche de la phase { $phase } : il manque alors { $short } carte.
   *[other] { $card } vous rapproche de la phase { $phase } : il manque alors { $short } cartes.
}
# $place est un groupe sur la table, comme 2.1.
reason-card-hit = { $card } peut s’ajouter tout de suite au groupe { $place }.
# La même chose là où les groupes n’ont pas de numéro ; $place est un groupe, par exemple « chez Nora, sur la suite ».
reason-card-hit-named = Vous pouvez mettre { $card } tout de suite { $place }.
reason-card-along = Votre phase est complète, et { $card } peut partir avec elle tout de suite.
reason-card-wild = { $card } sert toujours.
reason-card-useless = { $card } ne vous rapproche pas de votre phase.
reason-card-stuck = { $card } ne va sur aucun groupe.
reason-card-left = Votre phase est complète, et { $card } vous resterait en main.
reason-hidden-helps = { $outs ->
    [0] Aucune des { $total } cartes inconnues ne vous rapproche de votre phase.
    [1] Une seule des { $total } cartes inconnues vous rapproche de votre phase : une carte de la pioche aide dans { $percent } % des cas.
   *[other] { $outs } des { $total } cartes inconnues vous rapprochent de votre phase : une carte de la pioche aide dans { $percent } % des cas.
}
reason-hidden-hit = { $outs ->
    [0] Aucune des { $total } cartes inconnues ne va sur un groupe.
    [1] Une seule des { $total } cartes inconnues va sur un groupe : la pioche la donne dans { $percent } % des cas.
   *[other] { $outs } des { $total } cartes inconnues vont sur un groupe : la pioche en donne une dans { $percent } % des cas.
}
reason-hidden-along = { $outs ->
    [0] Votre phase est complète. Aucune des { $total } cartes inconnues ne peut partir avec elle.
    [1] Votre phase est complète. Une seule des { $total } cartes inconnues peut partir avec elle : la pioche la donne dans { $percent } % des cas.
   *[other] Votre phase est complète. { $outs } des { $total } cartes inconnues peuvent partir avec elle : la pioche en donne une dans { $percent } % des cas.
}
# $count : toutes les cartes qui partent, ajouts compris.
reason-lay = { $count ->
    [one] Vous posez la phase { $phase } et vous vous débarrassez de { $count } carte.
   *[other] Vous posez la phase { $phase } et vous vous débarrassez de { $count } cartes, ajouts compris.
}
reason-lay-out = Vous posez la phase { $phase } et vous terminez dès ce tour.
reason-lay-hardest = La phase { $phase } est la plus difficile que vous puissiez poser : les plus faciles peuvent attendre.
# $left, $fewer : les cartes qui restent en main.
reason-lay-leaves = Il vous reste ainsi { $left } cartes ; on peut faire mieux : { $fewer ->
    [0] il n’en resterait aucune
   *[other] il n’en resterait que { $fewer }
}.
# $left : les cartes qui restent en main après la pose.
reason-lay-early = Il vous resterait { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}, et { $player } pourrait ajouter des cartes à vos groupes : votre phase peut attendre.
reason-holds = Gardez encore votre phase en main : une fois posée, il vous resterait { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}, et { $player } pourrait ajouter des cartes à vos groupes ; { $player } a encore { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
reason-misses-lay = Vous pourriez poser la phase { $phase } maintenant.
reason-hit = { $count ->
    [one] Vous vous débarrassez de { $count } carte.
   *[other] Vous pouvez ajouter { $count } cartes, celle-ci d’abord.
}
reason-hit-out = Et vous terminez dès ce tour.
reason-hit-fewer = { $count ->
    [one] Ainsi, vous n’ajoutez que { $count } carte au lieu de { $more }.
   *[other] Ainsi, vous n’ajoutez que { $count } cartes au lieu de { $more }.
}
reason-misses-hit = { $count ->
    [1] Vous pourriez encore ajouter une carte.
   *[other] Vous pourriez encore ajouter { $count } cartes.
}
reason-dead = Après cela, on pourrait ajouter trop peu de cartes, et plus personne ne pourrait terminer.
reason-waits = Mieux vaut attendre : si vous posez ou ajoutez, plus personne ne pourra terminer.
reason-skip-out = { $cards ->
    [one] { $player } a posé et pourrait bientôt terminer : il lui reste { $cards } carte.
   *[other] { $player } a posé et pourrait bientôt terminer : il lui reste { $cards } cartes.
}
reason-skip-leads = { $count ->
    [one] { $player } mène avec { $count } phase réussie, et perd un tour.
   *[other] { $player } mène avec { $count } phases réussies, et perd un tour.
}
reason-skip-ahead = { $count ->
    [one] { $player } a réussi { $count } phase ; aucun des autres n’en a réussi davantage.
   *[other] { $player } a réussi { $count } phases ; aucun des autres n’en a réussi davantage.
}
reason-skip-points = Parmi les autres, { $player } a le moins de points ({ $points }), et perd un tour.
reason-skip-laid = { $player } a déjà posé, et perd un tour.
reason-skip-fewest = Personne d’autre n’a moins de cartes : { $player } en a { $cards }.
reason-skip-next = { $player } joue juste après vous et perd son tour ; personne n’est plus dangereux.
reason-skip-first = Parmi ceux qu’on peut encore faire passer, { $player } joue en premier.
reason-skip-only = À part { $player }, on ne peut plus faire passer personne.
reason-skip-again = { $player } perd un tour, et vous rejouez aussitôt.
reason-skip-weaker = Elle fait plus d’effet devant { $player }.
reason-misses-skip = Votre carte Passer ferait perdre un tour à { $player }.
reason-discard-out = C’est votre dernière carte : vous terminez.
reason-discard-two = Vous vous débarrassez de deux cartes d’un coup.
reason-discard-one = Vous pourriez vous débarrasser de deux cartes au lieu d’une.
reason-keeps-skip = Votre carte Passer peut encore servir.
reason-gives-skip = Vous gaspillez votre carte Passer.
reason-keeps-wild = Au lieu de { $other }, qui remplace n’importe quelle carte : un Joker, mieux vaut le garder.
reason-gives-wild = Un Joker remplace n’importe quelle carte : gardez-le plutôt que { $other }.
reason-nearer = { $short ->
    [0] Votre phase reste complète ; sans { $other }, il vous manquerait { $other_short ->
        [one] { $other_short } carte
       *[other] { $other_short } cartes
    }.
    [one] Il vous manque toujours { $short } carte ; sans { $other }, il en manquerait { $other_short }.
   *[other] Il vous manque toujours { $short } cartes ; sans { $other }, il en manquerait { $other_short }.
}
reason-further = { $short ->
    [one] Il vous manquerait { $short } carte ; sans { $other }, votre phase reste complète.
   *[other] Il vous manquerait { $short } cartes ; sans { $other }, seulement { $other_short }.
}
reason-outs-more = { $outs ->
    [one] { $outs } carte inconnue vous aide alors
   *[other] { $outs } cartes inconnues vous aident alors
} ; après { $other }, { $other_outs ->
    [0] aucune
   *[other] seulement { $other_outs }
}.
reason-outs-fewer = { $outs ->
    [0] Plus aucune carte inconnue ne vous aide alors
    [1] Une seule carte inconnue vous aide alors
   *[other] Seulement { $outs } cartes inconnues vous aident alors
} ; après { $other }, il y en aurait { $other_outs }.
reason-denies-hit = Au lieu de { $card } : { $player } pourrait l’ajouter à un groupe.
reason-gives-hit = { $player } peut ajouter { $card } à un groupe.
# $took est une carte que le joueur a prise.
reason-denies-took = Au lieu de { $card } : { $player } a pris { $took } et voudrait bien { $card } aussi.
reason-gives-took = { $player } a pris { $took } et veut peut-être { $card } aussi.
reason-denies-phase = Au lieu de { $card }, qui servirait davantage à { $player } pour sa phase.
reason-gives-phase = { $card } peut servir à { $player } pour sa phase.
# $left_card est une carte que le joueur a laissée ou défaussée.
reason-safe = { $player } n’a pas voulu de { $left_card } non plus : c’est plus sûr que { $other }.
reason-keeps-along = Au lieu de { $other }, qui peut partir avec votre phase.
reason-loses-along = { $card } pourrait partir avec votre phase.
reason-points-more = En main, elle coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $other } en coûte { $other_points }.
reason-points-fewer = En main, elle ne coûte que { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $other } en coûte { $other_points }.
reason-sheds = { $player } pourrait bientôt terminer et votre phase est loin : vous économisez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-keeps-points = { $player } pourrait bientôt terminer et votre phase est loin : { $other } vous épargnerait plus de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-held = La manche s’éternise : quelqu’un doit lâcher une carte qui va sur un groupe.
reason-partner = { $outs ->
    [0] Aucune carte inconnue ne va avec ce que vous gardez
    [one] { $outs } carte inconnue va avec ce que vous gardez
   *[other] { $outs } cartes inconnues vont avec ce que vous gardez
} ; après { $other }, { $other_outs ->
    [0] il n’y en aurait aucune
   *[other] il y en aurait { $other_outs }
}.
reason-equal = C’est aussi bon que { $other }.
# Ce que les parties ont appris, et pourquoi : $better est yes ou no.
ring-lesson = { $better ->
    [yes] Dans des positions semblables, « { $action } » a fait gagner plus souvent que « { $instead } »
   *[no] Dans des positions semblables, « { $action } » a fait gagner moins souvent que « { $instead } »
}
reason-ring-turn = { ring-lesson } : un tour de plus vaut mieux.
reason-ring-cards = { ring-lesson } : chaque carte piochée devra quitter votre main.
reason-ring-joker = { ring-lesson } : un Joker { $effect ->
    [completes] complète votre phase
    [nearer] vous rapproche à coup sûr de votre phase
   *[hit] s’ajoute tout de suite à un groupe
}.
reason-ring-star = { ring-lesson } : avec « { action-star } », vous choisissez l’action qui vous convient le mieux.
reason-ring-others = { ring-lesson } : avec « { action-everyone } », les autres reçoivent aussi une carte.
reason-ring-taught = { ring-lesson }.
# $gain, $instead_gain : des cartes en moyenne, avec décimales.
reason-ring-nearer = « { $action } » rapporte en moyenne { $gain ->
    [0] zéro carte
    [one] { NUMBER($gain, maximumFractionDigits: 2) } carte
   *[other] { NUMBER($gain, maximumFractionDigits: 2) } cartes
} pour votre phase, « { $instead } » { $instead_gain ->
    [0] zéro
   *[other] { NUMBER($instead_gain, maximumFractionDigits: 2) }
}.
reason-ring-sheds = Avec « { $action } », votre main { $effect ->
    [shrinks] diminue en moyenne de { $gain ->
        [one] { NUMBER($gain, maximumFractionDigits: 2) } carte
       *[other] { NUMBER($gain, maximumFractionDigits: 2) } cartes
    }
    [grows] augmente en moyenne de { $gain ->
        [one] { NUMBER($gain, maximumFractionDigits: 2) } carte
       *[other] { NUMBER($gain, maximumFractionDigits: 2) } cartes
    }
   *[stays] n’augmente pas en moyenne
}, avec « { $instead } » elle { $instead_effect ->
    [shrinks] diminue de { NUMBER($instead_gain, maximumFractionDigits: 2) }
    [grows] augmente de { NUMBER($instead_gain, maximumFractionDigits: 2) }
   *[stays] n’augmente pas
}.
reason-ring-equal = « { $action } » vaut bien « { $instead } ».
reason-ring-same = L’autre chemin mène aussi à « { $action } ».
reason-ask-known = On le sait : { $player } a un { $number }.
reason-ask-chance = Demander un { $number } aide dans { $percent } % des cas.
reason-swap-spare = { $count ->
    [0] Vous gardez toutes vos cartes ; la nouvelle aide dans { $percent } % des cas.
    [one] Vous n’avez pas besoin de cette carte ; chacune des { $draws } nouvelles aide dans { $percent } % des cas.
   *[other] Vous n’avez pas besoin de ces { $count } cartes ; chacune des { $draws } nouvelles aide dans { $percent } % des cas.
}
reason-swap-breaks = { $count ->
    [1] Il vous faut une de ces cartes pour votre phase.
   *[other] Il vous faut { $count } de ces cartes pour votre phase.
}
reason-give-spare = C’est celle dont vous pouvez le mieux vous passer.
reason-give-breaks = Il vous la faut pour votre phase.
reason-keep-short = { $count ->
    [0] Sans rien garder
    [one] Avec cette carte
   *[other] Avec ces { $count } cartes
}, il vous manque { $short ->
    [one] { $short } carte
   *[other] { $short } cartes
} pour votre phase.
# $percent, $instead_percent : la probabilité qu’une nouvelle carte aide, avec ces cartes et avec les autres.
reason-keep-chance = { $short ->
    [one] De toute façon, il vous manque { $short } carte ; avec celles-ci, une nouvelle aide dans { $percent } % des cas au lieu de { $instead_percent } %.
   *[other] De toute façon, il vous manque { $short } cartes ; avec celles-ci, une nouvelle aide dans { $percent } % des cas au lieu de { $instead_percent } %.
}
# $count : les cartes gardées ; $percent : la probabilité qu’une nouvelle carte aide.
reason-keep-needed = { $count ->
    [0] Rien ne sert ici : une nouvelle carte aide dans { $percent } % des cas.
   *[other] Gardez seulement ce qu’il faut pour votre phase : une nouvelle carte aide dans { $percent } % des cas.
}
# $count : celles qui ne servent à rien.
reason-keep-useless = { $count ->
    [1] Une de ces cartes ne sert à rien pour votre phase : une nouvelle aide dans { $percent } % des cas.
   *[other] { $count } de ces cartes ne servent à rien pour votre phase : chaque nouvelle aide dans { $percent } % des cas.
}

## Conseils

# $move est ce qu’il faut faire, comme dans la liste des choix.
hint-best = Conseil : { $move }
# $typed is a number or a move, as one types it.
hint-type = Tapez { $typed }
# $loss : ce que cela coûte, en pour cent.
hint-next = Sinon : { $move } ({ $loss })
hint-line = { $number } : { $move }, chances de gagner { $chance }. { $reason }
# Au lieu de ce que cela coûte, si ce n’est rien.
hint-alike = tout aussi bon
# De même, si cela coûte moins que ce qui serait affiché.
hint-nearly = presque aussi bon
hint-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-more = { $count ->
    [one] { $count } autre coup est moins bon.
   *[other] { $count } autres coups sont moins bons.
}
hint-more-alike = { $count ->
    [one] { $count } autre coup est aussi bon.
   *[other] { $count } autres coups sont aussi bons.
}
hint-over = La partie est finie : il n’y a rien à choisir.
hint-seats = Plusieurs places peuvent jouer : { $seats }. Choisissez-en une avec --seat.
hint-not-asked = La place { $seat } n’a rien à décider maintenant. À jouer : { $seats }.
hint-other-view = Cette position montre ce que voit la place { $seat } : il n’y a pas de conseil pour une autre.
hint-no-seat = Il n’y a pas de place { $seat } à une table de { $players }.

## Analyses

review-title = Analyse : { $edition }, { $players } joueurs, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
review-unfinished = La partie n’est pas encore finie ; l’analyse porte sur ce qui a été joué.
review-won = Partie gagnée par { $players }.
review-player = Joueur
review-accuracy = Précision
review-decisions = Décisions
# Ce que les décisions ont coûté, en pour cent de chance de gagner.
review-lost = Perdu
review-luck = Chance
review-deal = Donne
review-cards = Cartes
review-dice = Dés
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
review-none = aucune
# En phrases, pour les lecteurs d’écran.
review-line = { $player } : précision { $accuracy }, décisions { $decisions }, perdu { $lost } ; chance { $luck }, dont la donne { $deal }, les cartes { $cards }.
review-line-dice = { $player } : précision { $accuracy }, décisions { $decisions }, perdu { $lost } ; chance { $luck }, dont la donne { $deal }, les cartes { $cards }, les dés { $dice }.
review-explained = Précision : sur 100, ce que les décisions ont gardé de ce qui était en jeu. Perdu et chance : en pour cent de chances de gagner, additionnés ; au-dessus de 0, c’était de la chance.
review-costliest = { $count ->
    [one] La décision qui a coûté le plus
   *[other] Les { $count } décisions qui ont coûté le plus
}
review-faultless = Aucune décision n’a rien coûté, pour autant qu’on puisse en juger.
review-decision = { $player }, manche { $round }, tour { $turn }, coup { $number } : { $loss }
review-hand = Main : { $cards }
review-played = Joué : { $move }
review-better = Mieux : { $move }
# À côté de la barre de progression.
review-progress = coups analysés
