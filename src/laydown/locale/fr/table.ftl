# La table dans le navigateur.

## À qui le tour

turn-yours = À vous de jouer
turn-yours-draw = À vous : piochez
turn-yours-lay = À vous : posez
turn-yours-hit = À vous : ajoutez ou défaussez
turn-yours-discard = À vous : défaussez
turn-yours-roll = À vous : lancez les dés
turn-of = Au tour de { $player }
turn-next = Ensuite, c’est à vous
turn-you = Vous
turn-watching = Vous regardez

## Les groupes sur la table : à qui, et quoi

laid-set = série de { $player }
laid-run = suite de { $player }
laid-group = groupe de { $player }
laid-set-you = votre série
laid-run-you = votre suite
laid-group-you = votre groupe
# La même chose après « mettre une carte sur », et seule sur un bouton.
place-set = la série de { $player }
place-run = la suite de { $player }
place-group = le groupe de { $player }
place-set-you = votre série
place-run-you = votre suite
place-group-you = votre groupe

## Le journal

log = Journal
# $place est un groupe, par exemple « la suite de Nora ».
log-hit = { $player } met { $cards } sur { $place }.
log-hit-you = Vous mettez { $cards } sur { $place }.
log-taken-back = { $player } reprend son dernier coup.
log-taken-back-you = Vous reprenez votre dernier coup.
log-timer = par la pendule
log-standin = par un remplaçant
log-empty = Il ne s’est encore rien passé.
# Ce que fait un appui sur une ligne du journal.
log-look = Montre la table à ce moment-là.
look-back = C’est la table telle que vous l’avez vue alors.
look-back-end = Revenir à maintenant

## Ce que l’on peut faire, et où en est la main

# $phase est un nombre, $groups en sont les groupes.
aim-brief-short = { $count ->
    [one] Il manque { $count } carte pour la phase { $phase }
   *[other] Il manque { $count } cartes pour la phase { $phase }
}
aim-brief-ready = Vous avez toute la phase { $phase }.
aim-brief-laid = La phase { $phase } est posée.
say-draw-or-take = Piochez une carte, ou prenez { $card } ?
say-draw = Piochez une carte.
say-draw-several = { $count ->
    [one] Prenez { $count } carte : de quelle pile ?
   *[other] Prenez { $count } cartes : de quelle pile ?
}
say-draw-none = Il n’y a pas de carte à piocher.
say-discard = Choisissez une carte à défausser.
say-hit = { $count ->
    [one] { $count } de vos cartes va sur la table : elle porte un point.
   *[other] { $count } de vos cartes vont sur la table : elles portent un point.
}
say-ready-more = { $count ->
    [0] Posez-la, ou continuez à ramasser des cartes.
    [one] Posez-la : { $count } autre de vos cartes ira alors sur la table.
   *[other] Posez-la : { $count } autres de vos cartes iront alors sur la table.
}
say-where = Où va { $card } ?
say-where-detail = Choisissez une place éclairée, ou une autre carte.
say-where-brief = Choisissez une place éclairée.
say-fits = { $cards } va sur { $place }.
say-chosen = Vous avez choisi { $cards }.
say-cannot-go = { $card } ne peut pas quitter votre main maintenant.
say-skip = Qui passe son tour ?
say-skip-detail = La carte reste devant cette personne jusque-là.
say-last-card = Votre dernière carte ne peut pas partir maintenant.
say-claim = Voulez-vous { $card } ?
say-claim-detail = Frappez avant la fin du temps, ou laissez-la.
say-watch = Vous regardez ; les cartes vous sont cachées.
say-sending = Envoi …
say-over = La partie est terminée.

## Les boutons

act-draw = Piocher une carte
act-take = Prendre { $card }
act-lay = Poser la phase { $phase }
act-hit = Mettre { $cards } sur { $place }
act-discard = Défausser { $cards }
act-pass-draw = Continuer sans carte
act-pass-play = Garder votre dernière carte
act-knock = Frapper
act-let-go = Ne pas frapper
act-really = Vraiment ? { $act }
act-hold = Continuez à appuyer : { $act }
tool-hint = Conseil
tool-sort = Trier
tool-undo = Reprendre
tool-again = Revoir le dernier tour
tools = Outils
sort-heading = Trier la main
sort-number = Par nombre
sort-colour = Par couleur
sort-phase = Selon la phase
sort-own = Comme vous l’avez mise
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
seat-away = absent pour le moment
seat-bot-plays = { $bot } joue en attendant { $player }
seat-bot-plays-on = { $bot } joue à la place de { $player }
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
    [one] 1 carte
   *[other] { $count } cartes
}
pile-discard-short-name = Défausse, { $card } sur le dessus
pile-discard-short-none = Défausse, vide
piles = Piles
your-phase = Votre phase { $phase }
your-hand = Votre main
left-over = Le reste
left-over-fit = { $count ->
    [one] { $count } de ces cartes ira sur la table une fois la phase posée.
   *[other] { $count } de ces cartes iront sur la table une fois la phase posée.
}
# Une carte de la main, pour les lecteurs d’écran : ce qu’il faut encore en savoir.
card-drawn = { $card }, vient d’être piochée
card-fits = { $card }, va sur la table
# Un groupe qui attend des cartes ; $missing est ce qui lui manque.
tray-ready = { $group }, complet
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
place-lit = Mettre { $cards } sur { $place }
place-lit-as = Mettre { $cards } valant { $value } sur { $place }
place-lit-low = Mettre { $cards } valant { $value } sur { $place }, en bas
place-lit-high = Mettre { $cards } valant { $value } sur { $place }, en haut
places = Où elle va
skip-targets = Qui passe son tour ?
knock-left = encore { $seconds } s

## Petits mots

note-rule = Règle { $clause }
note-ask = Demander à l’arbitre
note-others = Autres coups
note-none = Il n’y a rien à conseiller maintenant.
note-close = Ranger ce mot

## La feuille à côté

panel = Score et journal
panel-score = Score
panel-phases = Phases
panel-rules = Règles
score-phases = Phases
score-points-short = Points
score-you = Vous

## La connexion

line-lost = Pas de connexion.
line-lost-kept = Pas de connexion. Votre coup est gardé.
line-connecting = Connexion …
line-outdated = Il existe une version plus récente de cette page.
line-reload = La charger
line-closed = Cette table est fermée.
line-left = Vous avez quitté cette table.
line-too-many = Trop de pages de cette table sont ouvertes ; celle-ci attend.

## La barre du haut et le menu

table-menu = Menu
table-round = Manche { $round }
# Le code pour rejoindre cette table.
table-code = Code de cette table : { $code }
sound-off = Couper le son
sound-on = Remettre le son
menu-pause = Demander une pause
menu-resume = Demander à reprendre
menu-end = Demander la fin de la partie
menu-leave = Quitter la partie pour de bon
menu-leave-sure = Un bot joue à votre place, et vous ne pouvez pas revenir.
menu-leave-yes = Quitter pour de bon
points-word = { $count ->
    [one] point
   *[other] points
}
clock-left = encore { $time }
key-enter = Entrée
score-player-name = Qui
own-skips = { $count ->
    [one] Une carte Passer est devant vous : vous passez votre prochain tour.
   *[other] { $count } cartes Passer sont devant vous : vous passez autant de tours.
}
look-back-before = Avant
look-back-after = Après

## Le jeu de plateau

say-swap = { $most ->
    [one] Une carte au plus.
   *[other] Jusqu’à { $most } cartes ; la dernière choisie sera sur le dessus.
}
say-keep = Lesquelles gardez-vous ?
say-keep-detail = { $most ->
    [one] Une carte au plus ; les autres sont rendues, et vous en recevez de nouvelles.
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
action-search-brief = Prenez une défausse.
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
   *[other] Prenez une carte parmi { $count } ; personne ne voit laquelle. Les points aident votre phase.
}
# $card est une carte ou un nombre qui aiderait la phase.
card-helps = { $card }, aide votre phase
ask-number = { $number }, vous en avez { $count }
ask-help-line = La première personne qui l’a vous en donne une. Si personne ne l’a, vous piochez. Sous chaque nombre : combien vous en avez.
ask-left = Vers la gauche
ask-right = Vers la droite
keep-count = Gardées : { $count } sur { $most }
keep-for = pour la phase { $phase }
keep-back = Ne pas garder { $card }

## La feuille entre deux manches, et la fin

sheet = Feuille de score
sheet-out = sorti
sheet-left = Reste en main
sheet-nothing = rien
sheet-total = Total
sheet-next = Ensuite
sheet-on-to = passe à la phase { $phase }
sheet-again = refait la phase { $phase }
sheet-on-to-groups = passe à la phase { $phase } : { $groups }
sheet-again-groups = refait la phase { $phase } : { $groups }
sheet-moving = { $count ->
    [0] Personne n’avance.
    [1] Une personne avance.
   *[other] { $count } d’entre vous avancent.
}
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

## Touches, commandes, et ce qui est lu à voix haute

keys-heading = Touches et commandes
keys-turn = À votre tour
keys-ask = Questions
keys-cards = Cartes et page
keys-foot = Ce que fait une touche, un bouton le fait aussi. On peut écrire les coups comme dans la partie notée : « discard R5 ». Les touches à lettre se coupent dans les réglages.
key-space = Espace
key-act = Le bouton éclairé
key-through = Parcourir la main
key-choose = Choisir, lâcher
key-move-card = Déplacer la carte
key-into = Dans un groupe, ou dehors
key-places = Parcourir les places éclairées
key-let-go = Tout lâcher
key-command = Commandes
key-list = Cette liste
key-draw = Piocher
key-take = Prendre la carte ouverte
key-lay = Poser la phase
key-knock = Frapper
key-hint = Conseil, avec sa raison
key-undo = Reprendre
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
# $yes voix sur $needed ; $player est la personne concernée.
vote-about-pause = Une pause ? { $yes } voix sur { $needed }.
vote-about-resume = Reprendre ? { $yes } voix sur { $needed }.
vote-about-wait = Attendre { $player } ? { $yes } voix sur { $needed }.
vote-about-standin = Un bot pour { $player } ? { $yes } voix sur { $needed }.
vote-about-end = Finir la partie ? { $yes } voix sur { $needed }.

## The table on a large screen, for all in the room

screen-heading = Écran de table
screen-open = Afficher cette table sur un grand écran
# Beside the QR code: while the game runs, and before it.
screen-join = Jouer ou regarder
screen-come = Scannez et asseyez-vous
screen-close = Quitter l’écran de table
