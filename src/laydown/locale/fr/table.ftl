# La table dans le navigateur.

## À qui le tour

turn-yours = À vous de jouer
turn-claim = Frapper ?
turn-yours-draw = À vous : piochez
turn-yours-lay = À vous : posez
turn-yours-hit = À vous : ajoutez ou défaussez
turn-yours-discard = À vous : défaussez
turn-yours-roll = À vous : lancez les dés
turn-of = À { $player } de jouer
turn-next = Ensuite, c’est à vous
turn-you = Vous
turn-watching = Vous regardez

## Les groupes sur la table : à qui, et quoi

laid-set = série chez { $player }
laid-run = suite chez { $player }
laid-group = groupe chez { $player }
laid-set-you = votre série
laid-run-you = votre suite
laid-group-you = votre groupe
# La même chose après « mettre une carte sur », et seule sur un bouton.
place-set = chez { $player }, sur la série
place-run = chez { $player }, sur la suite
place-group = chez { $player }, sur le groupe
place-set-you = sur votre série
place-run-you = sur votre suite
place-group-you = sur votre groupe

## Le journal

log = Journal
# $place est un groupe, par exemple « la suite de Nora ».
log-hit = { $player } met { $cards } { $place }.
log-hit-you = Vous mettez { $cards } { $place }.
# Ce que quelqu’un a fait d’un trait, en une phrase : $deeds en sont deux ou plus de la liste.
log-deeds = { $player } { $deeds }.
log-deeds-you = Vous { $deeds }.
deed-drew = pioche { $count ->
    [1] une carte
   *[other] { $count } cartes
}
deed-drew-card = pioche { $card }
deed-drew-card-you = piochez { $card }
deed-took = prend { $card }
deed-took-you = prenez { $card }
deed-laid = pose la phase { $phase } : { $groups }
deed-laid-you = posez la phase { $phase } : { $groups }
deed-hit = met { $cards } { $place }
deed-hit-you = mettez { $cards } { $place }
deed-discarded = défausse { $card }
deed-discarded-you = défaussez { $card }
deed-skipped = place une carte Passer devant { $target }
deed-skipped-you = placez une carte Passer devant { $target }
deed-skips-you = place une carte Passer devant vous
log-taken-back = { $player } annule son dernier coup.
log-taken-back-you = Vous annulez votre dernier coup.
log-timer = temps écoulé
log-standin = par un remplaçant
log-empty = Il ne s’est encore rien passé.
# Ce que fait un appui sur une ligne du journal.
log-look = Montre la table à ce moment-là.
look-back = Voici la table telle que vous la voyiez à ce moment-là.
look-back-end = Revenir au jeu

## Ce que l’on peut faire, et où en est la main

# $phase est un nombre, $groups en sont les groupes.
aim-brief-short = { $count ->
    [one] Il manque { $count } carte pour la phase { $phase }
   *[other] Il manque { $count } cartes pour la phase { $phase }
}
aim-brief-ready = Vous avez toute la phase { $phase }.
aim-brief-laid = La phase { $phase } est posée.
say-draw-or-take = Piocher une carte, ou prendre { $card } ?
say-draw = Piochez une carte.
say-draw-several = { $count ->
    [one] Prenez { $count } carte : de quelle pile ?
   *[other] Prenez { $count } cartes : de quelle pile ?
}
say-draw-none = Il n’y a pas de carte à piocher.
say-discard = Choisissez une carte à défausser.
say-hit = { $count ->
    [1] Une de vos cartes peut s’ajouter : elle porte un point.
   *[other] { $count } de vos cartes peuvent s’ajouter : elles portent un point.
}
say-ready-more = { $count ->
    [0] Posez-la, ou continuez à ramasser des cartes.
    [1] Posez-la : une autre de vos cartes pourra ensuite s’ajouter.
   *[other] Posez-la : { $count } autres de vos cartes pourront ensuite s’ajouter.
}
say-where = Où va { $card } ?
say-where-detail = Choisissez un des endroits éclairés, ou une autre carte.
say-where-brief = Choisissez un endroit éclairé.
say-fits = { $count ->
    [one] { $cards } va { $place }.
   *[other] { $cards } vont { $place }.
}
# A chosen Wild of the phase could stand for something else: $card.
say-other = Appuyez encore pour { $card }.
say-chosen = Vous avez choisi { $cards }.
say-cannot-go = Vous ne pouvez pas jouer { $card } maintenant.
say-skip = Qui passe son tour ?
say-skip-detail = La carte reste devant cette personne jusque-là.
say-last-card = Vous ne pouvez pas jouer votre dernière carte maintenant.
say-claim = Voulez-vous { $card } ?
say-claim-detail = Frappez avant la fin du temps, ou laissez passer.
say-watch = Vous regardez ; les cartes vous sont cachées.
say-sending = Envoi…
say-over = La partie est terminée.

## Les boutons

act-draw = Piocher une carte
act-take = Prendre { $card }
act-lay = Poser la phase { $phase }
act-hit = Mettre { $cards } { $place }
act-discard = Défausser { $cards }
act-pass-draw = Continuer sans carte
act-pass-play = Garder votre dernière carte
act-knock = Frapper
act-let-go = Ne pas frapper
act-really = Vraiment ? { $act }
act-hold = Gardez appuyé : { $act }
tool-hint = Conseil
tool-sort = Trier
tool-undo = Annuler
tool-again = Revoir le dernier tour
tools = Outils
sort-heading = Trier la main
sort-number = Par nombre
sort-colour = Par couleur
sort-phase = Selon la phase
sort-own = À votre façon
sort-which-phase = Quelle phase voulez-vous poser ?
step-draw = Piocher
step-lay = Poser et ajouter
step-discard = Défausser
step-roll = Lancer
step-walk = Avancer
steps = Étapes de votre tour

## Places, piles, groupes

opponents = Les autres
seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
seat-phase = Phase { $phase }
seat-phase-groups = Phase { $phase } : { $groups }
seat-phases-open = Phases à réussir : { $phases }
seat-laid = Phase { $phase } posée
seat-skips = { $count ->
    [one] passe son prochain tour
   *[other] passe ses { $count } prochains tours
}
seat-away = n’est pas là
seat-back = { $player } est de retour
seat-bot-plays = { $bot } joue en attendant { $player }
seat-bot-plays-on = { $bot } joue désormais pour { $player }
pile-draw-name = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pile-draw-label = Pioche, { $count }
pile-draw-short = Pioche, { $count }
pile-discard-label = Défausse
pile-discard-short = Défausse
pile-discard-name = Défausse, { $card } sur le dessus
pile-discard-none = Défausse, vide
# La même chose là où seuls les mots courts ont la place.
pile-draw-short-name = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pile-discard-short-name = Défausse, { $card } sur le dessus
pile-discard-short-none = Défausse, vide
piles = Piles
your-phase = Votre phase { $phase }
your-hand = Votre main
left-over = Le reste
left-over-fit = { $count ->
    [1] Une de ces cartes pourra s’ajouter, une fois la phase posée.
   *[other] { $count } de ces cartes pourront s’ajouter, une fois la phase posée.
}
# Une carte de la main, pour les lecteurs d’écran : ce qu’il faut encore en savoir.
card-drawn = { $card }, tout juste piochée
card-fits = { $card }, peut s’ajouter
# Un groupe qui attend des cartes ; $missing est ce qui lui manque.
tray-ready = { $group }, il ne manque rien
tray-missing = { $group }, { $missing ->
    [one] il manque { $missing } carte
   *[other] il manque { $missing } cartes
}
tray-wrong = { $group } : { $reason }
# Boutons qui déplacent les cartes choisies.
tray-buttons = Dans un groupe de la phase
tray-into = Dans le groupe { $number } : { $group }
tray-out = Hors du groupe
# Une place éclairée sur la table ; $value est ce que la carte vaudra.
place-lit = Mettre { $cards } { $place }
place-lit-as = Mettre { $cards } valant { $value } { $place }
place-lit-low = Mettre { $cards } valant { $value } { $place }, en bas
place-lit-high = Mettre { $cards } valant { $value } { $place }, en haut
place-at-low = Mettre { $cards } { $place }, en bas
place-at-high = Mettre { $cards } { $place }, en haut
places = Où elle va
skip-targets = Qui passe son tour ?
# Sous le nom de cette personne.
skip-not-there = a déjà une carte Passer
skip-not-again = a déjà passé un tour dans cette manche
knock-left = encore { $seconds } s

## Petits mots

note-rule = Règle { $clause }
note-ask = Demander à l’arbitre
note-others = Autres coups
note-none = Il n’y a rien à conseiller maintenant.
undo-none = Il n’y a rien à annuler maintenant.
note-close = Ranger ce mot

## La feuille à côté

panel = Score et journal
panel-score = Score
panel-phases = Phases
panel-log = Journal
panel-rules = Règles
score-phases = Phases
score-points-short = Points

## La connexion

line-lost = Pas de connexion.
line-lost-kept = Pas de connexion. Votre coup est gardé.
line-connecting = Connexion…
line-outdated = Il existe une version plus récente de cette page.
line-reload = La charger
line-closed = Cette table est fermée.
line-shut-heading = Cette table n’est pas accessible
line-shut-text = Le lien est peut-être mal tapé, ou la table n’existe plus ; ou bien la partie a commencé, et personne ne peut regarder.
line-left = Vous avez quitté cette table.

## La barre du haut et le menu

table-menu = Menu
table-round = Manche { $round }
# Le code pour rejoindre cette table.
table-code = Code de cette table : { $code }
sound-off = Couper le son
sound-on = Remettre le son
menu-pause = Demander une pause
menu-pause-later = Demander une pause à mon prochain tour
menu-resume = Demander à reprendre
menu-end = Demander la fin de la partie
menu-end-sure = Elle s’arrête tout de suite et pour tous, sans gagnant.
menu-end-sure-vote = Elle s’arrête, sans gagnant, dès qu’assez de joueurs sont d’accord.
menu-end-yes = Arrêter la partie
menu-leave = Quitter la partie pour de bon
menu-leave-sure = Un bot jouera à votre place, et vous ne pourrez pas revenir.
menu-leave-yes = Quitter pour de bon
menu-explain = Expliquer chaque étape
menu-explain-off = Passer les leçons
points-word = { $count ->
    [one] point
   *[other] points
}
clock-left = encore { $time }
key-enter = Entrée
score-player-name = Qui
own-skips = { $count ->
    [1] Une carte Passer est devant vous : vous passez votre prochain tour.
   *[other] { $count } cartes Passer sont devant vous : vous passez autant de tours.
}
look-back-before = Avant
look-back-after = Après

## Le jeu de plateau

say-swap = { $most ->
    [1] Une carte au plus.
   *[other] Jusqu’à { $most } cartes ; la dernière choisie sera sur le dessus.
}
say-keep = Lesquelles gardez-vous ?
say-keep-detail = { $most ->
    [1] Une carte au plus ; les autres sont rendues, et vous en recevez de nouvelles.
   *[other] Jusqu’à { $most } cartes ; les autres sont rendues, et vous en recevez de nouvelles.
}
act-ask = Demander un { $number }, d’abord à { $player }
act-keep = { $count ->
    [one] Garder celle-ci
   *[other] Garder ces { $count } cartes
}
die = { $value } sur un dé
ring = Le parcours
space-start = Départ
# Court, sur une case dont le signe dit combien.
space-draw = Pioche
# $action est le nom de ce que fait la case.
space-name = Case { $space }, { $action }
# Ce que fait une case, en quelques mots.
action-draw-brief = { $number ->
    [1] Prenez une carte.
   *[other] Prenez { $number } cartes.
}
action-search-brief = Fouillez la défausse.
action-again-brief = Jouez un tour de plus.
action-swap-brief = Échangez des cartes.
action-everyone-brief = Tout le monde pioche.
action-joker-brief = Piochez un Joker.
action-ask-brief = Demandez un nombre.
action-star-brief = Choisissez une action.
seat-jokers = { $count ->
    [one] a { $count } Joker en main
   *[other] a { $count } Jokers en main
}
search-title = La défausse, à partir du dessus
search-help = { $count ->
    [one] Les autres voient seulement que vous la prenez.
   *[other] Prenez une carte parmi { $count } ; personne ne voit laquelle. Un point : utile à votre phase.
}
# $card est une carte ou un nombre qui aiderait la phase.
card-helps = { $card }, utile à votre phase
ask-number = { $number }, vous en avez { $count }
ask-help-line = Le premier qui l’a vous donne une carte. Si personne ne l’a, vous piochez. Sous chaque nombre : combien vous en avez.
ask-left = Vers la gauche
ask-right = Vers la droite
keep-count = Gardées : { $count } sur { $most }
keep-for = pour la phase { $phase }
keep-back = Ne pas garder { $card }

## La feuille entre deux manches, et la fin

sheet = Feuille de score
sheet-out = a terminé
sheet-left = Reste en main
sheet-nothing = rien
# Earlier rounds in one row, with the sum of their points.
sheet-rounds = Manches 1–{ $last }
sheet-total = Total
sheet-next = Ensuite
sheet-on-to = passe à la phase { $phase }
sheet-again = refait la phase { $phase }
sheet-on-to-groups = passe à la phase { $phase } : { $groups }
sheet-moving = { $count ->
    [0] Personne n’avance.
    [1] Une personne avance.
    [2] Deux d’entre vous avancent.
    [3] Trois d’entre vous avancent.
    [4] Quatre d’entre vous avancent.
    [5] Cinq d’entre vous avancent.
    [6] Six d’entre vous avancent.
   *[other] { $count } d’entre vous avancent.
}
# Sur un téléphone, en deux lignes.
sheet-goes-out = { $player } n’a plus de carte.
sheet-goes-out-you = Vous n’avez plus de carte.
sheet-nobody-out = Personne n’a joué sa dernière carte.
sheet-over = La manche { $round } est terminée.
# $names sont $count personnes.
sheet-awaited = { $count ->
    [one] { $names } regarde encore.
   *[other] { $names } regardent encore.
}
sheet-look = Regarder la table
sheet-back = Revenir à la feuille
sheet-next-round = Manche suivante
sheet-result = Voir le résultat
sheet-waiting = En attendant les autres
# Secondes, en bref.
seconds-short = { $seconds } s
end-abandoned = La partie a été arrêtée avant la fin.
end-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
end-rematch = Revanche
end-rematch-join = Rejoindre la revanche
# Pourquoi la partie est gagnée : $phase est la dernière.
end-only = La phase { $phase } à la manche { $round }, et personne d’autre ne l’a réussie.
end-only-short = Personne d’autre n’a réussi la phase { $phase }.
end-fewest = Le moins de points des { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
} qui ont la phase { $phase }.
end-replayed = Égalité de points ; la phase { $phase }, rejouée, a tranché.
end-made = La phase { $phase } réussie à la manche { $round }.
end-all = Toutes les phases réussies à la manche { $round }.
end-phases = { $count ->
    [one] { $count } phase réussie
   *[other] { $count } phases réussies
}

## Touches, commandes, et ce qui est lu à voix haute

keys-heading = Touches et commandes
keys-turn = À votre tour
keys-ask = Questions
keys-cards = Cartes et page
keys-foot = Ce que fait une touche, un bouton le fait aussi. On peut taper les coups comme dans l’enregistrement : « discard R5 ». Les touches de lettres se désactivent dans les réglages.
key-space = Espace
key-shift = Maj
key-home = Origine
key-end = Fin
key-act = Le bouton éclairé
key-through = Parcourir la main
key-ends = À la première, à la dernière
key-choose = Choisir, relâcher
key-move-card = Déplacer la carte
key-into = Dans un groupe, ou dehors
key-places = Parcourir les endroits éclairés
key-let-go = Tout relâcher
key-command = Commandes
key-list = Cette liste
key-draw = Piocher
key-take = Prendre dans la défausse
key-lay = Poser la phase
key-knock = Frapper
key-hint = Conseil, avec sa raison
key-undo = Annuler
key-sort = Trier la main autrement
key-hand = Votre main
key-table = Ce qui est sur la table
key-pile = Les piles
key-phases = Phases et points
key-counts = Cartes restantes
key-clock = Pendules
key-last = Le dernier tour
key-missing = Ce qui vous manque
command-label = Un coup ou une question
command-example = discard R5, why hit R8 on 2.1, hand
command-why = Tapez un coup à la suite : why hit R8 on 2.1
command-allowed = Ce coup est permis maintenant.
command-wait = Votre dernier coup est encore en route.
answer-hand = { $count ->
    [one] Vous avez { $count } carte : { $cards }.
   *[other] Vous avez { $count } cartes : { $cards }.
}
# $place est un groupe, par exemple « suite de Nora ».
answer-group = { $place } : { $cards }.
answer-group-none = Rien n’est encore posé.
answer-pile = Sur la défausse : { $card }.
answer-draw = { $count ->
    [one] La pioche a { $count } carte.
   *[other] La pioche a { $count } cartes.
}
answer-phase = { $player } : phase { $phase }, { $groups }.
answer-phase-points = { $player } : phase { $phase }, { $groups } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
answer-count = { $player } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
answer-clock = { $player } : { $seconds } s.
answer-clock-none = Il n’y a pas de pendule à cette table.
# $values sont des nombres ou des couleurs.
answer-missing = Il manque : { $values }.
answer-value = { $card }
announce-few = { $player } n’a plus que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.

## Ce que la table décide ensemble

vote-paused = La partie est en pause.
vote-away = { $player } n’est plus là ; un bot prend le relais dans { $seconds } s.
vote-waits = La table attend { $player }.
vote-wait = Attendre
vote-standin = Laisser jouer un bot
vote-yes = D’accord
vote-no = Reprendre ma voix
vote-queued = { $player } voudrait une pause à son prochain tour.
vote-queued-own = Vous demanderez une pause quand ce sera à vous.
# $names ont voté pour : $yes voix sur $needed ; $player est la personne concernée.
vote-about-pause = Une pause ? Pour : { $names } ({ $yes } sur { $needed }).
vote-about-resume = Reprendre ? Pour : { $names } ({ $yes } sur { $needed }).
vote-about-wait = Attendre { $player } ? Pour : { $names } ({ $yes } sur { $needed }).
vote-about-standin = Un bot pour { $player } ? Pour : { $names } ({ $yes } sur { $needed }).
vote-about-end = Finir la partie ? Pour : { $names } ({ $yes } sur { $needed }).

## La table sur un grand écran, pour tous ceux qui sont là

screen-heading = Écran de table
screen-open = Afficher cette table sur un grand écran
# Beside the QR code: while the game runs, and before it.
screen-join = Jouer ou regarder
screen-come = Scannez et asseyez-vous
screen-close = Quitter l’écran de table
