# Les parties terminées dans le navigateur : relecture, analyse et contrôle de la donne.

## Relecture

replay-heading = Relecture
replay-laid = Phase { $phase } posée
replay-phase = Phase { $phase }
replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-hand = Main : { $cards }
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
replay-record = Télécharger la partie

## Analyse

judged-heading = Analyse
judged-working = Chaque décision est évaluée…
judged-figure = { $name } : { $accuracy } sur 100
judged-judged = Évaluée coup par coup, d’après ce que chacun pouvait savoir.
judged-player = Joueur
judged-accuracy = Précision
judged-decisions = Décisions
judged-luck = Chance
judged-luck-heading = Chance
judged-luck-help = Ce que le hasard a changé aux chances de gagner.
judged-luck-deal = Donne
judged-luck-cards = Cartes
judged-luck-dice = Dés
judged-costly = Ce qui a coûté le plus cher à { $name }
judged-done = Joué :
judged-better = Mieux :
judged-minus = − { $cost }
judged-go = Y aller
judged-flawless = Aucune décision n’a vraiment coûté.

## Donnes honnêtes

fair-heading = La donne était-elle honnête ?
fair-help = Votre appareil peut redistribuer toute la partie et comparer chaque carte.
fair-check = Vérifier ici
fair-yes = Oui.
fair-no = Non.
fair-yes-help = Chaque carte et chaque lancer découlent du secret : { $deals ->
    [1] une donne
   *[other] { $deals } donnes
}, { $draws ->
    [1] une carte piochée
   *[other] { $draws } cartes piochées
}.
fair-wrong-proof = Les cartes de cette partie ne viennent pas d’un serveur qui avait d’abord fixé son secret.
fair-wrong-commitment = Le secret ne correspond pas à ce qui a été montré avant la donne.
fair-wrong-dealer = Un autre joueur aurait dû distribuer en premier.
fair-wrong-deal = À la manche { $round }, d’autres cartes auraient dû être distribuées.
fair-wrong-draw = À la manche { $round }, une autre carte aurait dû être piochée.
fair-wrong-roll = À la manche { $round }, les dés auraient dû montrer autre chose.
fair-wrong-shuffle = À la manche { $round }, la nouvelle pioche n’est pas la bonne.
fair-wrong-pile = À la manche { $round }, une carte prise dans la défausse n’y était pas.
