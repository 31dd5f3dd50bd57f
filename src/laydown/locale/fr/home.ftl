# La première page, la création d’une table et la salle d’attente du jeu dans le navigateur.

## Éditions

edition-short-mattel = Mattel
edition-short-ravensburger = Ravensburger
edition-short-express = Express
edition-short-pocket = Pocket
edition-short-board = Plateau
edition-kind-mattel = Classique
edition-kind-ravensburger = Classique
edition-kind-express = court
edition-kind-pocket = plus rapide
edition-kind-board = dés
edition-long-mattel = Classique, Mattel
edition-long-ravensburger = Classique, Ravensburger
edition-long-express = Express
edition-long-pocket = Pocket
edition-long-board = Jeu de plateau
edition-line-mattel = Aussi en dix manches, ou avec moins de phases.
edition-line-ravensburger = Aussi en frappant, ou dans l’ordre libre.
edition-line-express = Pairs, impairs, paires : dix phases à part.
edition-line-pocket = Le jeu classique avec des phases plus petites.
edition-line-board = 32 cases, huit actions.
edition-brief-mattel = Un Joker coûte 25, dernière carte au choix
edition-brief-ravensburger = Un Joker coûte 20, dernière carte défaussée
edition-brief-express = 5 cartes, phases paires et impaires
edition-brief-pocket = 7 cartes, leur valeur compte
edition-brief-board = dés, 32 cases, pas de points

## Accueil

home-play-now = Jouer tout de suite
home-motto = Dix phases. Posez la vôtre, puis débarrassez-vous de vos cartes.
home-edition = Édition
home-players = Joueurs
home-bots = Bots
home-play = Jouer
home-first = Première fois ?
home-learn = Apprendre à la table
home-level = { $bot } : { $help }
home-free = Libre et ouvert. Sans publicité. Chaque donne peut être vérifiée.
home-about = À propos de Laydown
home-more = Vos parties et d’autres façons de jouer
home-row-hand = Main
home-row-hand-value = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
home-row-points = { $kind ->
    [none] Points
    [face] Cartes
   *[wild] { $letter ->
        [J] Joker
       *[W] Joker
    }
}
home-row-points-value = { $kind ->
    [none] aucun
    [face] leur valeur
   *[wild] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
home-row-last = Dernière carte
home-row-last-value = { $how ->
    [discard] défaussée
   *[any] au choix
}
home-your-turn = C’est à vous
home-goes-on = { $status ->
    [waiting] Votre table attend des joueurs
    [paused] Votre partie est en pause
   *[playing] Votre partie continue
}
home-round = Manche { $round }
home-game-with = { $count ->
    [0] { $edition }
   *[other] { $edition }, avec { $names }
}
home-continue = Reprendre
home-friends = Entre amis
home-friends-help = Une table, c’est un lien : ouvrez-le et asseyez-vous.
home-make = Ouvrir une table
home-code = Code ou lien
home-join = Rejoindre
home-join-code = Rejoindre avec un code
home-open = Tables ouvertes
home-open-seats = { $count ->
    [1] Une place libre
   *[other] { $count } places libres
}
home-rules = Règles
home-rules-help = apprendre en deux minutes
home-ask = Questions
home-ask-help = ce qu’on demande le plus
home-referee = Demander à l’arbitre
home-referee-help = puis-je poser ceci ?
home-sheet = Feuille de score
home-sheet-help = pour de vraies cartes, même hors ligne
web-unreached = Le serveur ne répond pas. Y a-t-il du réseau ?
offline-needs = Pour jouer, il faut le réseau : la table est sur le serveur.
offline-works = Ce qui marche sans réseau

## Ouvrir une table

make-how-long = Quelle durée ?
make-length-chosen = Phases choisies
make-length-chosen-help = Seulement les impaires ou les paires.
make-length-half = { $half ->
    [1] Première phase seulement
    [5] Cinq premières phases
   *[other] { $half } premières phases
}
make-length-half-help = Le premier à réussir la phase { $half } gagne.
make-length-rounds = { $phases ->
    [1] Une manche
    [10] Dix manches
   *[other] { $phases } manches
}
make-length-rounds-help = Une manche par phase, réussie ou non ; le plus petit total gagne.
make-length-all = { $phases ->
    [1] La seule phase
    [10] Les dix phases
   *[other] Les { $phases } phases
}
make-length-all-help = La partie entière, jusqu’à ce que quelqu’un réussisse la phase { $phases }.
make-length-minutes = { $days ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
    [one] { $days } jour
   *[other] { $days } jours
}
make-phases-odd = Phases impaires
make-phases-even = Phases paires
make-variants = Variantes
make-no-variants = Cette édition se joue telle quelle.
make-printed = du livret
make-house-rule = règle maison
make-knocking = Frapper
make-knocking-help = Frappez pour prendre la carte que quelqu’un vient de défausser.
make-free-order = Ordre libre
make-free-order-help = Les phases dans n’importe quel ordre, une par manche.
make-free-order-excluded = Pas avec dix manches : chaque manche y a sa phase.
make-last-card = Dernière carte
make-last-card-help = Comment on peut se débarrasser de sa dernière carte.
make-last-card-value = { $value ->
    [discard] défaussée
   *[any] au choix
}
make-wild-minimum = Cartes numérotées
make-wild-minimum-help = Là où il faut une vraie carte avec les Jokers.
make-wild-minimum-value = { $value ->
    [group] dans chaque groupe
    [phase] dans la phase
   *[none] nulle part
}
make-at-table = À la table
make-clock = Pendule
make-clock-none = aucune
make-clock-none-help = Chacun prend le temps qu’il lui faut.
make-clock-quick = rapide
make-clock-quick-help = Une minute en réserve, et 15 secondes de plus à chaque tour.
make-clock-calm = calme
make-clock-calm-help = Deux minutes en réserve, et 20 secondes de plus à chaque tour.
make-clock-slow = un jour
make-clock-slow-help = Un jour par tour : revenez quand vous voulez. Après un jour entier d’absence, un bot joue pour vous.
make-hints = Conseils
make-hints-help = Chacun peut demander quel est le meilleur coup, et pourquoi.
make-undo = Annuler un coup
make-undo-help = On revient en arrière tant que personne n’a vu de nouvelle carte.
make-spectators = Spectateurs
make-spectators-help = D’autres peuvent regarder ; ils ne voient que les cartes visibles.
make-open = Ouverte à tous
make-open-help = La table figure à l’accueil ; des inconnus peuvent s’asseoir.
make-your-table = Votre table
make-minutes = Environ { $days ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
    [one] { $days } jour
   *[other] { $days } jours
}
make-rounds = { $rounds ->
    [1] Une manche
   *[other] { $rounds } manches
}, à { $players } joueurs
make-summary-edition = { $edition } : { $count ->
    [1] une carte chacun
   *[other] { $count } cartes chacun
}
make-summary-allowed = { $hints ->
    [true] { $undo ->
        [true] Conseils et annulation pour tous
       *[false] Conseils, mais pas d’annulation
    }
   *[false] { $undo ->
        [true] Annulation, mais pas de conseils
       *[false] Ni conseils ni annulation
    }
}
make-later = Les bots et les places se choisissent ensuite.
make-the-table = Ouvrir la table

## Une table en mots

table-game-all = { $phases ->
    [1] La seule phase
    [10] Les dix phases
   *[other] Les { $phases } phases
}
table-game-phases = { $phases ->
    [first] { $last ->
        [1] Phase 1 seulement
       *[other] Phases 1 à { $last }
    }
    [odd] Phases impaires
    [even] Phases paires
   *[other] Phases { $phases }
}
table-game-order = { $free ->
    [yes] { $which }, dans n’importe quel ordre
   *[no] { $which }, dans l’ordre
}
table-game-rounds = { $phases ->
    [1] Une manche, le plus petit total gagne
    [10] Dix manches, le plus petit total gagne
   *[other] { $phases } manches, le plus petit total gagne
}
table-last-card = { $value ->
    [discard] La dernière carte se défausse
   *[any] La dernière carte part comme on veut
}
table-wild-minimum = { $value ->
    [group] Une carte numérotée dans chaque groupe
    [phase] Une carte numérotée dans la phase
   *[none] Des Jokers seuls peuvent faire une phase
}
table-clock-none = Pas de pendule
table-clock-bank = { $bank ->
    [1] Une minute
   *[other] { $bank } minutes
} et { $gift } secondes par tour
table-clock-days = { $days ->
    [1] Un jour par tour
   *[other] { $days } jours par tour
}

## La salle d’attente

waiting-heading = Qui joue ?
waiting-help = Envoyez le lien, ou installez des bots sur les places libres. On joue dans cet ordre.
waiting-come = Venez vous asseoir
waiting-qr = Code QR de cette table
waiting-code = Code
waiting-send = Envoyer le lien
waiting-copy = Copier le lien
waiting-copied = Lien copié
waiting-only-here = Ce lien ne s’ouvre que sur cet ordinateur. Pour d’autres sur votre réseau, lancez Laydown avec --lan.
waiting-game = Partie
waiting-no-variants = aucune : comme dans le livret
waiting-hints = { $allowed ->
    [true] pour tous, avec la raison
   *[false] aucun
}
waiting-undo = { $allowed ->
    [true] tant qu’aucune carte n’est vue
   *[false] non
}
waiting-seat = Place { $seat }
waiting-you = Vous
waiting-you-named = { $name } (vous)
waiting-bot = un bot
waiting-host = lance la partie
waiting-away = absent
waiting-ready = prêt
waiting-not-ready = pas encore prêt
waiting-empty = Libre
waiting-stays-out = reste vide au départ
waiting-sit = S’asseoir ici
waiting-sit-down = Prendre place
waiting-sit-bot = Installer un bot
waiting-rename = Changer de nom
waiting-stand = Se lever
waiting-level = Niveau
waiting-remove = Retirer { $name }
waiting-start = Commencer à { $count }
waiting-two = Il faut être deux : envoyez le lien ou installez un bot.
waiting-say-ready = Je suis prêt
waiting-am-ready = Finalement, pas encore prêt
waiting-length = Environ { $days ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
    [one] { $days } jour
   *[other] { $days } jours
}, { $rounds ->
    [1] une manche
   *[other] { $rounds } manches
}
waiting-awaited = { $count ->
    [one] On attend encore { $names } ; la partie peut commencer quand même.
   *[other] On attend encore { $names } ; la partie peut commencer quand même.
}
waiting-unseated = { $count ->
    [1] Une personne est là, sans place.
   *[other] { $count } personnes sont là, sans place.
}
waiting-name = Votre nom
waiting-name-ok = C’est moi

## Un autre appareil

device-heading = Continuer sur un autre appareil
device-give = Depuis cet appareil
device-give-help = Emportez vos places sur votre téléphone ou sur un autre ordinateur. Vous les gardez ici aussi.
device-show = Afficher un code
device-show-another = Afficher un autre code
device-scan = Scannez-le avec l’autre appareil, ou tapez-y le code : Réglages, puis « Un autre appareil ».
device-qr = Code QR pour votre autre appareil
device-until = Il sert une seule fois, jusqu’à { $time }. Qui l’a voit vos cartes : ne le montrez à personne d’autre.
device-take = Vers cet appareil
device-take-help = Tapez le code qu’affiche votre autre appareil. Si vous êtes déjà à des tables sur cet appareil, vous y laissez vos places.
device-code = Code de l’autre appareil
device-go = Prendre mes places
