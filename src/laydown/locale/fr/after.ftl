# Les parties terminées dans le navigateur : relecture, analyse et contrôle de la donne.

## Relecture

replay-heading = Relecture
replay-hand-name = Main
replay-group = Groupe { $group }
replay-nothing = rien posé
replay-controls = Revoir la partie
replay-before = Un coup en arrière
replay-after = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-at = Manche { $round }, coup { $move }
replay-cost = Cela a coûté { $cost }. Mieux : { $better }.
replay-seen = Vu par
replay-all = Toutes les mains
replay-record = Garder la partie
replay-first = Au début de la manche
replay-speed = Vitesse { $times }×
replay-costly = ont coûté le plus
replay-cost-short = a coûté { $cost }
replay-of = sur { $count }
replay-share = Partager ce coup
replay-try = Essayer à partir d’ici
replay-seen-you = Comme vous l’avez vue
replay-panel = Coups, marque et analyse
replay-moves = Coups

## Analyse

judged-heading = Analyse
judged-working = Chaque décision est évaluée…
judged-figure = { $name } a joué { $accuracy } sur 100.
judged-figure-you = Vous avez joué { $accuracy } sur 100.
judged-nothing = Il n’y avait rien à décider.
judged-judged = Évaluée coup par coup, d’après ce que chacun pouvait savoir.
judged-player = Joueur
judged-accuracy = Précision
judged-luck = Chance
judged-costly = Ce qui a coûté le plus cher à { $name }
judged-costly-you = Ce qui vous a coûté le plus
judged-minus = −{ $cost }
judged-go = Y aller
judged-flawless = Aucune décision n’a vraiment coûté.
judged-accuracy-of = précision, sur 100
judged-good-luck = de chance
judged-bad-luck = de malchance
judged-best = Meilleur coup
judged-best-of = { $best } sur { $decisions }
judged-luck-rounds = La chance, manche par manche
judged-luck-rounds-help = Ce que les cartes ont changé aux chances de gagner, en pour cent, additionné.
judged-round = Manche
# $shown sont les plus chères des $decisions ; $cost est ce que les autres ont coûté.
judged-of = { $shown ->
    [1] Une
    [2] Deux
    [3] Trois
   *[other] { $shown }
} sur { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}. Toutes les autres ensemble ont coûté { $cost }.
judged-at = Manche { $round }, coup { $move }
judged-did-discard = défaussée
judged-did-take = prise
judged-did-draw = piochée
judged-did-lay = posées
judged-did-hit = ajoutée
judged-did-other = joué
judged-was-better = mieux
judged-instead = Mieux : { $move }.
judged-see-all = Voir les { $count } qui n’étaient pas les meilleurs
judged-see-few = Seulement les plus chers
judged-explain = Comment c’est évalué
judged-explain-worth = Avant chaque coup, les chances de gagner sont estimées pour tout ce qui pouvait être joué, d’après ce que ce joueur pouvait savoir à ce moment-là, et rien d’autre. Le meilleur coup moins celui qui a été joué, voilà ce que le coup a coûté.
judged-explain-accuracy = La précision est la part gardée de tout ce qu’on pouvait gagner ou perdre : 100 pour toujours le meilleur coup, 0 pour toujours le pire. Ce qui importe peu compte peu.
judged-explain-luck = La chance est ce que les cartes reçues et piochées, et les dés, ont donné de plus que la moyenne. Les cartes prises à la défausse n’en sont pas : elles étaient choisies.
judged-explain-trust = C’est une estimation : rien n’est joué jusqu’au bout, et ce que les autres ont en main n’est pas deviné.
judged-how = Comment vous avez joué
judged-how-they = Comment on a joué
judged-costliest = Votre coup le plus cher : manche { $round }, −{ $cost }
judged-costliest-short = Votre coup le plus cher a coûté { $cost }.
judged-whole = Voir toute l’analyse
judged-share = Partager
judged-copied = Lien copié

## Donnes honnêtes

fair-heading = La donne était-elle honnête ?
fair-help = Votre appareil peut redistribuer toute la partie et comparer chaque carte.
fair-check = Vérifier ici
fair-deal = Vérifier la donne
fair-record = Partie
fair-yes = Oui.
fair-no = Non.
fair-yes-help = Tout ce que le hasard a décidé découle du secret : { $deals ->
    [1] une donne
   *[other] { $deals } donnes
}, { $draws ->
    [1] une carte piochée
   *[other] { $draws } cartes piochées
}.
fair-wrong-proof = Les cartes de cette partie ne viennent pas d’un serveur qui avait d’abord fixé son secret.
fair-wrong-commitment = Le secret ne correspond pas à ce qui a été montré avant la donne.
fair-wrong-entropy = Ce que cet appareil a ajouté à la donne n’est pas dans l’enregistrement.
fair-wrong-dealer = Un autre joueur aurait dû distribuer en premier.
fair-wrong-deal = À la manche { $round }, d’autres cartes auraient dû être distribuées.
fair-wrong-draw = À la manche { $round }, une autre carte aurait dû être piochée.
fair-wrong-roll = À la manche { $round }, les dés auraient dû montrer autre chose.
fair-wrong-shuffle = À la manche { $round }, la nouvelle pioche n’est pas la bonne.
fair-wrong-pile = À la manche { $round }, une carte prise dans la défausse n’y était pas.
