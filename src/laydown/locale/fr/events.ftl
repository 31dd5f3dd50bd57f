# Ce qui se passe dans une partie. Chaque phrase existe deux fois : sur quelqu’un, et adressée à vous.

## Joueurs

player-you = Vous
player-bot = Bot { $seat }
player-seat = Joueur { $seat }
# $first est un nom, ou plusieurs séparés par des virgules.
list-and = { $first } et { $last }

## Une manche commence

# $player distribue.
event-round = Manche { $round } : { $player } distribue.
event-round-you = Manche { $round } : vous distribuez.
# Sur le parcours : $player commence.
event-round-begins = Manche { $round } : { $player } commence.
event-round-begins-you = Manche { $round } : vous commencez.
event-tie-break = Manche { $round } : les joueurs à égalité rejouent la dernière phase. { $player } distribue.
event-tie-break-you = Manche { $round } : les joueurs à égalité rejouent la dernière phase. Vous distribuez.
# $cards sont $count cartes qui ne peuvent pas ouvrir la défausse.
event-under = { $cards } { $count ->
    [one] va
   *[other] vont
} sous la pioche.
event-start = La défausse commence par { $card }.

## Un tour

event-drew = { $player } pioche { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
event-drew-card = { $player } pioche { $card }.
event-drew-card-you = Vous piochez { $card }.
event-took = { $player } prend { $card } dans la défausse.
event-took-you = Vous prenez { $card } dans la défausse.
event-knocked = { $player } frappe et prend { $card }.
event-knocked-you = Vous frappez et prenez { $card }.
event-laid = { $player } pose la phase { $phase } : { $groups }.
event-laid-you = Vous posez la phase { $phase } : { $groups }.
# $place est un groupe sur la table, par exemple 2.1 ; $group en sont les cartes maintenant.
event-hit = { $player } ajoute { $cards } à { $place } : { $group }.
event-hit-you = Vous ajoutez { $cards } à { $place } : { $group }.
event-discarded = { $player } défausse { $card }.
event-discarded-you = Vous défaussez { $card }.
event-skipped = { $player } place une carte Passer devant { $target }.
event-skipped-you = Vous placez une carte Passer devant { $target }.
event-skips-you = { $player } place une carte Passer devant vous.
event-turn-lost = { $player } passe son tour.
event-turn-lost-you = Vous passez votre tour.
event-turn-lost-start = À cause de cette carte Passer, { $player } passe le premier tour.
event-turn-lost-start-you = À cause de cette carte Passer, vous passez le premier tour.
event-passed-draw = Il n’y a pas de carte à piocher pour { $player }.
event-passed-draw-you = Il n’y a pas de carte à piocher pour vous.
event-passed-discard = { $player } garde sa dernière carte.
event-passed-discard-you = Vous gardez votre dernière carte.
event-passed-claim = { $player } ne frappe pas.
event-passed-claim-you = Vous ne frappez pas.
event-reshuffled = La défausse est mélangée et devient la nouvelle pioche ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
## Sur le parcours

event-rolled = { $player } fait { $one } et { $other }.
event-rolled-you = Vous faites { $one } et { $other }.
# $action est le nom de ce que fait la case.
event-walked = { $player } va sur « { $action } ».
event-walked-you = Vous allez sur « { $action } ».
event-rolled-walked = { $player } fait { $one } et { $other }, puis va sur « { $action } ».
event-everyone-drew = Tout le monde pioche une carte.
event-found = { $player } prend une carte dans la défausse sans la montrer.
event-found-card = { $player } trouve { $card } dans la défausse.
event-found-card-you = Vous trouvez { $card } dans la défausse.
event-uncovered = { $card } est maintenant sur le dessus de la défausse.
# Ce qu’on échange est défaussé ; $card est sur le dessus, et l’une des $count.
event-swapped = { $player } défausse { $count } cartes, { $card } sur le dessus.
# $cards sont des Jokers sous le dessus.
event-swapped-jokers = { $player } défausse { $count } cartes, dont { $cards }, avec { $card } sur le dessus.
event-swapped-cards = { $player } défausse { $cards }.
event-swapped-cards-you = Vous défaussez { $cards }.
event-swapped-none = { $player } ne défausse rien.
event-swapped-none-you = Vous ne défaussez rien.
event-joker = { $player } pioche un Joker : { $card }.
event-joker-you = Vous piochez un Joker : { $card }.
event-asked-left = { $player } demande un { $number } vers la gauche.
event-asked-left-you = Vous demandez un { $number } vers la gauche.
event-asked-right = { $player } demande un { $number } vers la droite.
event-asked-right-you = Vous demandez un { $number } vers la droite.
# $players est un nom, ou $count noms.
event-lacking = { $count ->
    [one] { $players } n’en a pas.
   *[other] { $players } n’en ont pas.
}
event-lacking-you = Vous n’en avez pas.
event-gave = { $player } en donne un à { $target }.
event-gave-card = { $player } donne { $card } à { $target }.
event-gave-card-you = Vous donnez { $card } à { $target }.
event-gives-you = { $player } vous donne { $card }.
event-kept = { $player } a choisi ses cartes.
event-kept-cards = { $player } garde { $cards } pour la manche suivante.
event-kept-cards-you = Vous gardez { $cards } pour la manche suivante.
event-kept-none = { $player } ne garde aucune carte.
event-kept-none-you = Vous ne gardez aucune carte.

## Le tour le plus courant, en une phrase

event-drew-discarded = { $player } pioche { $count ->
    [1] une carte
   *[other] { $count } cartes
} et défausse { $card }.
event-took-discarded = { $player } prend { $taken } et défausse { $card }.

## Fins

event-round-ended = { $player } n’a plus de cartes : la manche { $round } est terminée.
event-round-ended-you = Vous n’avez plus de cartes : la manche { $round } est terminée.
event-round-ended-nobody = La manche { $round } a assez duré et s’arrête là ; personne n’a terminé.
event-won = { $player } gagne la partie !
event-won-you = Vous gagnez la partie !
event-shared = { $players } se partagent la victoire.
# $players sont les autres.
event-shared-you = Vous partagez la victoire avec { $players }.
