# Les actions du parcours dans le jeu de plateau : leurs noms, ce qu’on y fait en une ligne, et une
# forme courte, de 7 lettres au plus, pour le dessin du parcours.

# $number dit combien de cartes donne la case.
action-draw = Piocher { $number }
action-draw-help = { $number ->
    [one] Prenez { $number } carte dans la pioche ou dans la défausse.
   *[other] Prenez { $number } cartes une à une, chacune dans la pioche ou dans la défausse.
}
action-draw-short = +{ $number }
action-search = Fouiller
action-search-help = Parcourez la défausse et prenez-y la carte de votre choix, sans la montrer.
action-search-short = Fouille
action-again = Rejouer
action-again-help = Prenez une carte dans la pioche ou dans la défausse, posez et ajoutez si vous voulez, puis défaussez ; vous jouez ensuite encore un tour entier.
action-again-short = Encore
action-swap = Échanger
action-swap-help = Défaussez jusqu’à quatre cartes, puis piochez-en une de plus.
action-swap-short = Troc
action-everyone = Tous
action-everyone-help = Piochez une carte ; ensuite, tous les autres en piochent une aussi.
action-everyone-short = Tous
action-joker = Joker
action-joker-help = Piochez une carte et tenez-la à l’envers : les autres la voient, et pour vous c’est un Joker.
action-joker-short = Joker
action-ask = Demander
action-ask-help = Demandez un nombre, vers la gauche ou vers la droite ; le premier qui l’a vous donne une de ces cartes.
action-ask-short = Appel
action-star = Étoile
action-star-help = Choisissez une autre action : votre pion avance jusqu’à la prochaine case libre de cette action, et vous la faites.
action-star-short = Étoile
