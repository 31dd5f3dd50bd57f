# Conseils et analyses : pourquoi un coup est bon ou moins bon, et ce qu'une partie a montré.

## Raisons. $card et $other sont des cartes, $player est un nom, $phase un numéro

reason-forced = Rien d'autre n'est possible.
reason-card-completes = { $card } complète la phase { $phase }.
reason-card-nearer = { $short ->
    [one] { $card } vous rapproche de la phase { $phase } : il manque alors { $short } carte.
   *[other] { $card } vous rapproche de la phase { $phase } : il manque alors { $short } cartes.
}
# $place est un groupe sur la table, comme 2.1.
reason-card-hit = { $card } peut compléter tout de suite le groupe { $place }.
reason-card-wild = { $card } sert dans toutes les mains.
reason-card-useless = { $card } ne vous rapproche pas de votre phase.
reason-card-stuck = { $card } ne complète aucun groupe.
reason-hidden-helps = { $outs } des { $total } cartes inconnues vous rapprochent de votre phase : une carte cachée le fait à { $percent } %.
reason-hidden-hit = { $outs } des { $total } cartes inconnues complètent un groupe : une carte cachée le fait à { $percent } %.
# $count : toutes les cartes qui partent, celles qui complètent des groupes aussi.
reason-lay = { $count ->
    [one] La phase { $phase } est posée, et { $count } carte part.
   *[other] La phase { $phase } est posée, et { $count } cartes partent en tout.
}
reason-lay-out = La phase { $phase } est posée, et vous terminez à ce tour.
reason-lay-hardest = La phase { $phase } est la plus difficile que vous ayez : les plus faciles peuvent attendre.
# $left, $fewer : les cartes qui restent en main.
reason-lay-leaves = Il vous reste { $left } cartes ; on peut faire en sorte qu'il en reste { $fewer }.
reason-misses-lay = Vous pourriez poser la phase { $phase } maintenant.
reason-hit = { $count ->
    [one] Vous vous débarrassez de { $count } carte.
   *[other] Vous vous débarrassez de { $count } cartes en complétant des groupes, celle-ci d'abord.
}
reason-hit-out = Avec cela vous terminez à ce tour.
reason-hit-fewer = { $count ->
    [one] Ainsi { $count } carte seulement part sur des groupes, au lieu de { $more }.
   *[other] Ainsi { $count } cartes seulement partent sur des groupes, au lieu de { $more }.
}
reason-misses-hit = { $count ->
    [one] Vous pourriez encore compléter un groupe.
   *[other] Vous pourriez encore vous débarrasser de { $count } cartes en complétant des groupes.
}
reason-dead = Après cela, trop peu de cartes complèteraient un groupe : plus personne ne pourrait terminer.
reason-waits = Mieux vaut attendre : sinon plus personne ne pourrait terminer.
reason-skip-out = { $cards ->
    [one] { $player } a posé et va terminer : il lui reste { $cards } carte.
   *[other] { $player } a posé et va terminer : il lui reste { $cards } cartes.
}
reason-skip-leads = { $count ->
    [one] { $player } mène avec { $count } phase réussie, et perd un tour.
   *[other] { $player } mène avec { $count } phases réussies, et perd un tour.
}
reason-skip-turn = { $player } perd un tour.
reason-misses-skip = Votre carte Passer ferait perdre un tour à { $player }.
reason-discard-out = C'est votre dernière carte : vous terminez.
reason-discard-two = Deux cartes partent d'un coup.
reason-discard-one = Deux cartes pourraient partir au lieu d'une.
reason-keeps-skip = Votre carte Passer peut encore servir.
reason-gives-skip = Vous perdez ainsi votre carte Passer.
reason-keeps-wild = { $other } remplace n'importe quelle carte et vaut plus.
reason-gives-wild = Elle remplace n'importe quelle carte et vaut plus que { $other }.
reason-nearer = { $short ->
    [0] Votre phase reste complète ; sans { $other } il en manquerait { $other_short }.
    [one] Il vous manque toujours { $short } carte ; sans { $other } il en manquerait { $other_short }.
   *[other] Il vous manque toujours { $short } cartes ; sans { $other } il en manquerait { $other_short }.
}
reason-further = { $short ->
    [one] Il vous manquerait { $short } carte ; sans { $other } il en manque { $other_short }.
   *[other] Il vous manquerait { $short } cartes ; sans { $other } seulement { $other_short }.
}
reason-outs-more = { $outs ->
    [one] Alors { $outs } carte inconnue aide ; après { $other } ce serait { $other_outs }.
   *[other] Alors { $outs } cartes inconnues aident ; après { $other } ce serait { $other_outs }.
}
reason-outs-fewer = { $outs ->
    [0] Alors aucune carte inconnue n'aide ; après { $other } ce serait { $other_outs }.
    [one] Alors { $outs } carte inconnue seulement aide ; après { $other } ce serait { $other_outs }.
   *[other] Alors { $outs } cartes inconnues seulement aident ; après { $other } ce serait { $other_outs }.
}
reason-denies-hit = { $player } pourrait compléter un groupe avec { $card }.
reason-gives-hit = { $player } peut compléter un groupe avec { $card }.
# $took est une carte que le joueur a prise.
reason-denies-took = { $player } a pris { $took } et serait content d'avoir { $card }.
reason-gives-took = { $player } a pris { $took } et sera peut-être content d'avoir { $card }.
reason-denies-phase = { $card } aiderait plutôt { $player } pour sa phase.
reason-gives-phase = { $card } peut aider { $player } pour sa phase.
# $left_card est une carte que le joueur a laissée ou défaussée.
reason-safe = { $player } n'a pas voulu de { $left_card } non plus.
reason-keeps-along = { $other } peut quitter votre main avec votre phase.
reason-loses-along = { $card } pourrait quitter votre main avec votre phase.
reason-points-more = Cela ne coûte rien d'autre, et elle compte { $points } points ; { $other } en compte { $other_points }.
reason-points-fewer = Elle ne compte que { $points } points ; { $other } en compte { $other_points }.
reason-sheds = { $player } va terminer et votre phase est loin : { $points } points de moins.
reason-keeps-points = { $player } va terminer et votre phase est loin : { $other } épargnerait plus que { $points } points.
reason-held = La manche s'éternise : quelqu'un doit lâcher une carte qui complète un groupe.
reason-partner = { $outs ->
    [one] Ce que vous gardez attend { $outs } carte inconnue ; après { $other } ce serait { $other_outs }.
   *[other] Ce que vous gardez attend { $outs } cartes inconnues ; après { $other } ce serait { $other_outs }.
}
reason-equal = C'est aussi bon que { $other }.
# $gain, $instead_gain : des cartes en moyenne, avec décimales.
reason-ring-nearer = { $action } rapporte en moyenne { NUMBER($gain, maximumFractionDigits: 2) } carte pour votre phase, { $instead } { NUMBER($instead_gain, maximumFractionDigits: 2) }.
reason-ring-sheds = Avec { $action }, votre main diminue en moyenne de { NUMBER($gain, maximumFractionDigits: 2) } carte, avec { $instead } de { NUMBER($instead_gain, maximumFractionDigits: 2) }.
reason-ask-known = On sait que { $player } a un { $number }.
reason-ask-chance = Demander un { $number } aide à { $percent } %.
reason-swap-spare = { $count ->
    [0] Vous gardez toutes vos cartes ; chaque nouvelle carte aide à { $percent } %.
    [one] Vous n'avez pas besoin de cette carte ; chacune des { $draws } nouvelles aide à { $percent } %.
   *[other] Vous n'avez pas besoin de ces { $count } cartes ; chacune des { $draws } nouvelles aide à { $percent } %.
}
reason-swap-breaks = { $count ->
    [one] { $count } de ces cartes vous manquerait.
   *[other] { $count } de ces cartes vous manqueraient.
}
reason-give-spare = C'est celle qui vous manque le moins.
reason-give-breaks = Vous en avez besoin pour votre phase.
reason-keep-short = { $short ->
    [one] Avec ces { $count } cartes, il vous manque { $short } carte pour votre phase.
   *[other] Avec ces { $count } cartes, il vous manque { $short } cartes pour votre phase.
}

## Conseils

# $move est ce qu'il faut faire, comme dans la liste des choix.
hint-best = Conseil : { $move }
# $loss : ce que cela coûte, en pour cent.
hint-next = Ensuite : { $move } ({ $loss })
hint-line = { $number } : { $move }, chance de gagner { $chance }. { $reason }
# Au lieu de ce que cela coûte, si ce n'est rien.
hint-alike = tout aussi bon
hint-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-more = { $count ->
    [one] { $count } autre coup est moins bon.
   *[other] { $count } autres coups sont moins bons.
}
hint-over = La partie est finie : il n'y a rien à choisir.
hint-seats = Plusieurs places peuvent agir : { $seats }. Choisissez-en une avec --seat.
hint-not-asked = La place { $seat } n'a rien à décider maintenant, mais { $seats }.
hint-other-view = Cette position montre ce que voit la place { $seat } : pas de conseil pour une autre.
hint-no-seat = Il n'y a pas de place { $seat } à une table de { $players }.

## Analyses

review-title = Analyse : édition { $edition }, { $players } joueurs, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
review-unfinished = La partie n'est pas finie ; il s'agit de ce qui a été joué.
review-won = Gagné par { $players }.
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
# En phrases, pour les lecteurs d'écran.
review-line = { $player } : précision { $accuracy }, décisions { $decisions }, perdu { $lost } ; chance { $luck }, dont la donne { $deal }, les cartes { $cards }.
review-line-dice = { $player } : précision { $accuracy }, décisions { $decisions }, perdu { $lost } ; chance { $luck }, dont la donne { $deal }, les cartes { $cards }, les dés { $dice }.
review-explained = Précision : la part gardée, sur 100, de tout ce que les décisions pouvaient gagner ou perdre. Perdu et chance : en pour cent de chance de gagner, additionnés ; au-dessus de 0, c'était de la chance.
review-costliest = { $count ->
    [one] La décision qui a coûté le plus
   *[other] Les { $count } décisions qui ont coûté le plus
}
review-faultless = Aucune décision n'a rien coûté, autant que nous puissions voir.
review-decision = { $player }, manche { $round }, tour { $turn }, coup { $number } : { $loss }
review-hand = Main : { $cards }
review-played = Joué : { $move }
review-better = Mieux : { $move }
# À côté de la barre de progression.
review-progress = coups analysés
