# Demander à l’arbitre : une situation, composée au doigt dans le navigateur, et la réponse.

referee-heading = L’arbitre
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
referee-situation = La situation
referee-setup = { $edition } · { $players } joueurs · phase { $phase }
referee-clear = Tout vider
referee-laid = Ce qui est posé

## La question

referee-question = Votre question
referee-ask-lay = Puis-je { $act } ?
referee-ask-hit = Puis-je { $act } { $card } { $place } ?
referee-ask-discard = Puis-je { $act } { $card } ?
referee-ask-skip = Puis-je { $act } { $whom } ?
referee-ask-out = Puis-je { $act } ?
referee-ask-draw = Puis-je { $act } ?
referee-ask-take = Puis-je { $act } ?
referee-ask-written = Ce coup est-il permis : { $act } ?
referee-act = Que voulez-vous faire ?
referee-my-set = sur ma série
referee-my-run = sur ma suite
referee-my-group = sur mon groupe
referee-act-lay = poser ma phase
referee-act-hit = mettre
referee-act-discard = défausser
referee-act-skip = faire passer son tour à
referee-act-out = terminer la manche
referee-act-draw = piocher une carte
referee-act-take = prendre dans la défausse
referee-card = Quelle carte ?
referee-on = Sur quel groupe ?
referee-whom = À qui ?
referee-choose = choisir

## Les cartes

referee-you = Vous
referee-table = Sur la table
referee-laid-none = rien de posé
referee-lay-there = Y poser une phase
referee-skips = Une carte Passer est devant : { $players }
referee-skip = Une carte Passer devant
referee-discard = Défausse
referee-hand = Votre main
referee-have-laid = vous avez posé la phase { $phase }
referee-on-phase = vous en êtes à la phase { $phase }
referee-lay = Ce que vous poseriez
referee-put = Mettre des cartes
referee-put-hand = dans votre main
referee-put-lay = dans le groupe { $group } de votre phase
referee-put-table = { $place }
referee-put-discard = sur la défausse
referee-here = { $place } : les prochaines cartes vont ici
referee-here-cards = { $place } : { $cards }. Mettre ici les prochaines cartes
referee-remove = Enlever { $card }
referee-joker = Retournée, comme Joker
referee-colour = Couleur
referee-back = Annuler

## La réponse

referee-verdict = La réponse
referee-yes = Oui.
referee-no = Non.
referee-problem = C’est impossible.
referee-begin = Touchez les cartes de votre main.
referee-begin-help = Dites ensuite ce que vous aimeriez faire : l’arbitre répond aussitôt, avec la règle.
referee-what = Que voulez-vous faire ?
referee-waiting = Choisissez dans la phrase ce que vous aimeriez faire, ou touchez une carte de votre main.
referee-out = Toutes vos cartes peuvent partir pendant ce tour.
referee-not-out = { $left ->
    [1] Il reste une carte dont vous ne pouvez pas vous débarrasser pendant ce tour.
   *[other] Il reste { $left } cartes dont vous ne pouvez pas vous débarrasser pendant ce tour.
}
referee-may = Ce que permet cette main
referee-may-not = Ce que vous ne pouvez pas faire
referee-fits-nowhere = { $card } ne va sur aucun groupe de la table.
referee-any-discard = Défausser n’importe quelle carte
referee-nothing-yet = Dès que vous aurez montré votre main, vous lirez ici ce qu’elle permet.
referee-best = La meilleure façon de poser
referee-best-leaves = { $cards ->
    [1] Vous vous débarrassez d’une carte
   *[other] Vous vous débarrassez de { $cards } cartes
}{ $points ->
    [0] .
    [1] , soit un point.
   *[other] , soit { $points } points.
}
referee-lay-so = Poser ainsi
referee-missing-heading = Ce qui manque
referee-lacks = il manque :
referee-any = au choix
referee-missing = { $short ->
    [one] Il manque { $short } carte pour la phase { $phase }.
   *[other] Il manque { $short } cartes pour la phase { $phase }.
} Chances que la prochaine carte cachée vous en rapproche : { $percent }.
referee-send = Envoyer cette question
referee-sent = Le lien est copié : envoyez-le à ceux qui ne sont pas d’accord.
referee-offline = L’arbitre a besoin du serveur, qui ne répond pas.
