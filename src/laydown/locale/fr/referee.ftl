# Demander à l’arbitre : une situation, composée au doigt dans le navigateur, et la réponse.

referee-heading = Demander à l’arbitre
referee-edition = Édition
referee-players = Joueurs
referee-phase = Votre phase
referee-moment = Quand ?
referee-moment-draw = Avant de piocher
referee-moment-play = Après avoir pioché
referee-moment-wait = Au tour d’un autre joueur
referee-options = Variantes
referee-option-yes = oui
referee-option-no = non

## La question

referee-question = Votre question
referee-may-i = Puis-je
referee-act-lay = poser ceci
referee-act-hit = compléter
referee-act-discard = défausser
referee-act-skip = faire passer quelqu’un
referee-act-out = terminer la manche
referee-act-draw = piocher une carte
referee-act-take = prendre la défausse
referee-card = Quelle carte ?
referee-on = Sur quel groupe ?
referee-whom = Qui ?
referee-choose = choisir

## Les cartes

referee-you = Vous
referee-table = Sur la table
referee-laid-none = rien de posé
referee-skip = Une carte Passer devant soi
referee-discard = Dessus de la défausse
referee-hand = Votre main
referee-lay = Ce que vous poseriez
referee-put = Mettre des cartes
referee-put-hand = dans votre main
referee-put-lay = dans le groupe { $group } de votre phase
referee-put-table = dans le groupe { $place } sur la table
referee-put-discard = sur la défausse
referee-here = { $place } : les prochaines cartes vont ici
referee-remove = Enlever { $card }
referee-joker = Retournée, comme Joker

## La réponse

referee-yes = Oui.
referee-no = Non.
referee-problem = C’est impossible.
referee-waiting = Mettez les cartes en place et choisissez ce que vous voulez faire.
referee-out = Toutes vos cartes peuvent partir pendant ce tour.
referee-not-out = { $left ->
    [one] Il reste une carte dont vous ne pouvez pas vous débarrasser pendant ce tour.
   *[other] Il reste { $left } cartes dont vous ne pouvez pas vous débarrasser pendant ce tour.
}
referee-may = Ce que vous pouvez faire
referee-may-not = Ce que vous ne pouvez pas faire
referee-missing = { $short ->
    [one] Il manque une carte pour la phase { $phase }.
   *[other] Il manque { $short } cartes pour la phase { $phase }.
} La prochaine carte cachée vous en rapproche avec une chance de { $percent }.
referee-send = Copier le lien vers cette question
referee-sent = Le lien est copié : envoyez-le à qui n’est pas d’accord.
referee-offline = L’arbitre a besoin du serveur, qui ne répond pas.
