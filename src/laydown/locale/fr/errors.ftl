# Pourquoi une chose n’est pas possible : une phrase pour chaque code d’erreur.
#
# Ce qui désigne des cartes ($card, $group), des groupes ($pattern) et des phases ($phase en texte)
# est déjà mis dans cette langue ; $found est déjà entre guillemets.

# Ce qui a été lu, tel que les erreurs le citent.
quoted = « { $text } »
quoted-nothing = rien

## Tours et pioche

error-not-your-turn = Ce n’est pas possible maintenant : c’est d’abord au joueur { $seat }.
error-game-over = La partie est terminée.
error-draw-first = Piochez d’abord une carte, ou prenez celle du dessus de la défausse.
error-already-drawn = Vous avez déjà votre carte pour ce tour.
error-cannot-pass = Vous ne pouvez pas passer : à la fin de votre tour, il faut défausser une carte.
error-nothing-to-draw = Il n’y a plus de carte à piocher.
error-nothing-to-take = La défausse est vide.
error-must-draw = Vous ne pouvez pas passer : il reste une carte à piocher ou à prendre.
error-skip-on-top = Une carte Passer est sur le dessus de la défausse ; personne ne peut la prendre.
error-no-such-seat = Il n’y a pas de joueur { $seat } dans cette manche.

## Frapper

error-no-claim = Il n’y a pour l’instant aucune carte pour laquelle frapper.
error-no-knocking = À cette table, on ne frappe pas.
error-cannot-claim = Vous ne pouvez pas frapper pour cette carte : vous l’avez défaussée vous-même, vous avez passé, ou une carte Passer se trouve devant vous.
error-knock-or-pass = Dites d’abord si vous voulez la carte qui vient d’être défaussée : knock ou pass.

## Poser

error-already-laid = Vous avez déjà posé votre phase dans cette manche.
# $current est la phase où l’on en est, 0 si l’ordre est libre.
error-wrong-phase = { $current ->
    [0] La phase { $phase } ne se joue pas dans cette partie.
   *[other] Vous ne pouvez pas poser la phase { $phase } maintenant : vous en êtes à la phase { $current }.
}
error-phase-made = Vous avez déjà réussi la phase { $phase }.
error-name-the-phase = Dites quelle phase vous posez, par exemple « lay 5: … ».
error-wrong-groups = { $groups ->
    [one] Votre phase ne se compose pas d’un seul groupe : { $phase }.
   *[other] Votre phase ne se compose pas de { $groups } groupes : { $phase }.
}
error-card-not-held = Vous n’avez pas cette carte en main, ou pas autant de fois : { $card }.
error-no-such-card = Cette carte n’existe pas dans ce jeu de cartes : { $card }.
error-group-too-short = { $cards ->
    [one] Une carte ne suffit pas pour ce groupe : { $pattern }.
   *[other] { $cards } cartes ne suffisent pas pour ce groupe : { $pattern }.
}
error-mixed-numbers = Toutes les cartes de ce groupe ({ $pattern }) doivent avoir le même nombre, et celle-ci ne l’a pas : { $card }.
error-not-in-order = Ces nombres ne se suivent pas : { $pattern }.
error-number-twice = Il y a trop de { $number } dans ce groupe ({ $pattern }).
error-mixed-colours = Toutes les cartes de ce groupe ({ $pattern }) doivent avoir la même couleur, et celle-ci ne l’a pas : { $card }.
error-wrong-parity = Cette carte ne va pas dans ce groupe ({ $pattern }) : { $card }.
error-run-out-of-range = Les nombres de ce groupe ({ $pattern }) doivent rester entre 1 et { $highest }.
error-number-out-of-range = Il n’y a pas de { $number } dans ce jeu de cartes ({ $pattern }).
error-pair-incomplete = Ici, chaque nombre doit venir deux fois, et une carte est seule : { $pattern }.
error-skip-in-group = Une carte Passer n’entre dans aucun groupe.
error-wild-value-needed = Dites ce que vaut chaque Joker, par exemple W=5, W=R ou (R7)=5 : { $pattern }.
error-wild-value-wrong = Dans ce groupe ({ $pattern }), il ne peut pas valoir cela : { $card }.
# $minimum : où il faut une carte numérotée.
error-number-card-needed = { $minimum ->
    [group] Il faut au moins une carte numérotée dans chaque groupe.
   *[phase] Il faut au moins une carte numérotée dans votre phase.
}
error-keep-one-card = Gardez une carte : la dernière va à la défausse.

## Ajouter des cartes

error-not-laid-yet = Vous ne pouvez ajouter de cartes qu’une fois votre propre phase posée.
error-no-such-group = Il n’y a pas de groupe { $group } sur la table.
error-does-not-fit = Ce groupe ({ $group }) n’accepte pas : { $card }.
error-which-end = Les deux bouts conviennent ; précisez « low » (en bas) ou « high » (en haut) : { $group }.
error-no-ends-here = Ce groupe n’a pas de bouts ; enlevez « low » et « high » : { $pattern }.
error-pair-needed = À une suite de paires, on ajoute une paire entière, deux cartes en une fois.
error-one-card-at-a-time = Ajoutez une seule carte à la fois.

## Terminer le tour

error-skip-needs-target = Placez la carte Passer devant quelqu’un d’autre, par exemple « skip S on 2 ».
error-not-a-skip = Seule une carte Passer fait passer un tour, pas cette carte : { $card }.
error-last-card-not-laid = Vous ne pouvez pas terminer la manche avant d’avoir posé votre phase : gardez votre dernière carte et passez.
error-skip-own-seat = Vous ne pouvez pas placer une carte Passer devant vous-même.
error-skip-already-there = Une carte Passer se trouve déjà devant le joueur { $seat }.
error-skip-once-a-round = Le joueur { $seat } a déjà dû passer un tour dans cette manche.
error-one-discard = Défaussez une seule carte. Deux ne sont permises que dans le jeu de plateau, une fois votre phase posée et tant qu’il n’y a que des suites pleines sur la table.
error-not-on-this-table = Ce n’est pas possible maintenant : posez, ajoutez ou terminez votre tour.

## Sur le parcours

error-roll-first = Lancez d’abord les dés.
error-walk-first = Avancez d’abord votre pion de l’un des deux dés.
error-not-rolled = { $spaces ->
    [one] Les dés ne vous permettent pas d’avancer de { $spaces } case.
   *[other] Les dés ne vous permettent pas d’avancer de { $spaces } cases.
}
# $step est ce que demande la case, ou le moment.
error-action-first = { $step ->
    [star] Choisissez d’abord une action pour votre étoile.
    [search] Prenez d’abord une carte dans la défausse.
    [swap] Dites d’abord quelles cartes vous échangez : aucune, ou jusqu’à quatre.
    [ask] Demandez d’abord un nombre, vers la gauche ou vers la droite.
    [give] Donnez d’abord une carte du nombre qu’on vous demande.
    [keep] Dites d’abord quelles cartes vous gardez pour la prochaine manche, s’il y en a.
   *[other] Faites d’abord l’action de votre case.
}
# $action est le mot d’une action, comme dans « star search ».
error-no-free-space = { $action ->
    [draw] Toutes les cases « Piocher » sont occupées : choisissez une autre action.
    [search] Toutes les cases « Fouiller » sont occupées : choisissez une autre action.
    [again] Toutes les cases « Rejouer » sont occupées : choisissez une autre action.
    [swap] Toutes les cases « Échanger » sont occupées : choisissez une autre action.
    [everyone] Toutes les cases « Tous » sont occupées : choisissez une autre action.
    [joker] Toutes les cases « Joker » sont occupées : choisissez une autre action.
    [ask] Toutes les cases « Demander » sont occupées : choisissez une autre action.
   *[other] Toutes les cases de cette action sont occupées : choisissez-en une autre.
}
error-not-an-action = Une étoile ne permet pas de choisir « { $action } ». Elle permet : draw, search, again, swap, everyone, joker, ask.
error-not-in-discards = Cette carte n’est pas dans la défausse : { $card }.
error-too-many-cards = { $most ->
    [one] Vous pouvez échanger { $most } carte au plus.
   *[other] Vous pouvez échanger { $most } cartes au plus.
}
error-bad-ask = Demandez un nombre qui existe dans le jeu, vers la gauche ou vers la droite ; il n’y a pas de { $number }.
error-not-that-number = On vous demande un { $number }, et cette carte n’en est pas un : { $card }.
error-joker-last = Un Joker ne se donne que si l’on n’a pas d’autre carte de ce nombre : { $card }.
error-keep-too-many = { $most ->
    [one] Vous pouvez garder { $most } carte au plus.
   *[other] Vous pouvez garder { $most } cartes au plus.
}
error-nothing-to-keep = Vous avez posé votre phase dans cette manche : vous ne gardez pas de cartes.
error-already-kept = Vous avez déjà choisi les cartes que vous gardez.

## Cartes et coups en texte

error-bad-card = Une carte s’écrit ainsi : { $expected }. Trouvé : { $found }.
error-bad-wild-value = Ce que vaut un Joker s’écrit ainsi : { $expected }. Trouvé : { $found }.
error-one-card-expected = Une seule carte suffit ici. En trop : { $found }.
error-unknown-move = Aucun coup ne commence ainsi : { $found }. Vous pouvez taper : { $expected }.
error-move-too-long = Le coup est déjà complet ; ceci est de trop : { $found }.
error-bad-place = Une place s’écrit ainsi : { $expected }. Trouvé : { $found }.
error-word-expected = Il devrait y avoir ici « { $expected } ». Trouvé : { $found }.
error-bad-phase = Une phase s’écrit ainsi : { $expected }. Trouvé : { $found }.

## Positions et enregistrements

error-bad-line = Cette ligne devrait contenir : { $expected }. Trouvé : { $found }.
error-no-colon = Dans cette ligne, il manque le deux-points après le nom : { $found }.
error-unknown-line = Cette ligne n’existe pas : { $found }.
error-line-twice = Cette ligne figure deux fois : { $found }.
error-missing-line = Il manque une ligne : { $expected }
error-record-not-position = C’est l’enregistrement d’une partie ; ici il faut une position.
error-position-not-record = C’est une position ; ici il faut l’enregistrement d’une partie.
error-unknown-format = Ce format est inconnu : { $found }. Connu : { $expected }.
error-unknown-rules = Cette version des règles est inconnue : { $found }. Connue : { $expected }.
error-bad-number = Il faut ici un nombre : { $expected }. Trouvé : { $found }.
error-bad-seed = Une graine s’écrit en paires de chiffres hexadécimaux ({ $expected }). Trouvé : { $found }.
error-bad-position = La position se contredit : { $found }. Attendu : { $expected }.
error-empty-hand = C’est à une place sans cartes de jouer, mais quand on n’en a plus, on a terminé.
error-wrong-result = Les coups mènent à un autre résultat : { $expected }. Trouvé : { $found }.
error-seat-twice = Une place est citée deux fois : { $found }.
error-card-not-in-deck = Cette carte n’est pas dans le jeu de cartes : { $found }.
error-cards-do-not-add-up = Les cartes ne forment pas le jeu entier. En trop ou sans place : { $found }.
error-position-not-full = Cette position cache des cartes, on ne peut donc pas la jouer : { $found }.
error-own-hand-hidden = Une place connaît sa propre main et la défausse : dans sa vue, pas de « ? » à cet endroit.

## Préparer une partie

error-bad-players = { $found ->
    [1] On ne peut pas jouer en solitaire ; il faut { $expected } personnes.
   *[other] On ne peut pas jouer à { $found } ; il faut { $expected } personnes.
}
error-bad-dealer = Il n’y a pas de joueur { $found } pour distribuer. Joueurs : { $expected }.
error-bad-name = Un nom tient sur une ligne, sans espaces autour, et il y en a un au plus par joueur. Trouvé : { $found }.
error-unknown-edition = Cette édition n’existe pas. Éditions : { $expected }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Options : { $expected }.
error-bad-option = L’option « { $option } » peut être : { $expected }. Trouvé : { $found }.
error-option-twice = L’option « { $option } » figure deux fois.
error-options-exclude = Les options « { $option } » et « { $other } » s’excluent l’une l’autre.
error-no-options = « { $edition } » se joue tel quel : il n’y a pas de variantes au choix.
# $reason vient du lecteur de fichiers TOML, en anglais.
error-bad-toml = Ce fichier TOML n’est pas valide : { $reason }.
error-bad-edition = « { $fact } » de l’édition devrait être : { $expected }. Trouvé : { $found }.

## Requêtes de programmes

error-bad-json = Chaque ligne doit être un objet JSON en UTF-8.
error-line-too-long = Une ligne compte au plus { $limit } octets.
error-unknown-request = Cette requête n’existe pas : { $found }. Requêtes : { $expected }.
error-missing-field = Il manque à la requête le champ « { $field } ».
error-unknown-field = La requête n’a pas de champ « { $field } ». Champs : { $expected }.
error-bad-field = Le champ « { $field } » devrait être : { $expected }. Trouvé : { $found }.
error-unknown-game = Il n’y a pas de partie « { $game } ».
error-game-exists = Il y a déjà une partie « { $game } ».
error-too-many-games = Pas plus de { $limit } parties à la fois : fermez-en d’abord une.
error-internal = Le programme s’est trompé. Rien n’a changé ; merci de le signaler.

## À une table

error-stale = La partie a continué entre-temps.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-host = Seul l’hôte de la table peut le faire.
error-no-such-place = Il n’y a pas de place { $found } à cette table. Places : { $expected }.
error-seat-taken = La place { $seat } est prise.
error-one-seat-each = Prenez une seule place et laissez les autres aux autres.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-too-few-players = Il faut { $expected } joueurs pour commencer ; il y en a { $found } jusqu’ici.
error-nobody-plays = Il faut au moins une place pour une personne.
error-no-guest = Choisissez d’abord un nom ; un cookie le retient.
error-bad-setting = Le réglage « { $setting } » peut être : { $expected }. Trouvé : { $found }.
error-unknown-bot = Ce bot n’existe pas : { $found }. Bots : { $expected }.
error-bad-entropy = Ce que vous ajoutez à la donne compte de 1 à { $expected } octets en chiffres hexadécimaux.
error-entropy-added = Vous avez déjà ajouté quelque chose à la donne.
error-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-abandoned = Cette partie a été abandonnée.
error-unplayable = Cette partie a été jouée selon d’autres règles que celles de cette version et ne peut pas continuer.
error-already-over = Cette partie est déjà finie.
error-not-over = Cette partie n’est pas encore finie.
error-round-not-begun = La manche suivante n’a pas encore commencé.
error-no-undo-here = À cette table, on n’annule pas de coup.
error-nothing-to-take-back = Vous n’avez rien à annuler maintenant.
error-no-hints-here = À cette table, il n’y a pas de conseils.
error-no-hint-now = Vous n’avez rien à décider maintenant.
error-bad-arrangement = Ce ne sont pas vos cartes dans un autre ordre.
error-bad-vote = On vote sur : { $expected }. Trouvé : { $found }.
error-nobody-away = Il ne manque personne à cette place.
error-no-such-table = Cette table n’existe pas, ou elle est fermée.
error-unknown-code = Ce code n’est pas valable, ou ne l’est plus.
error-no-such-page = Il n’y a rien ici.
error-wrong-host = Ce n’est pas une adresse de ce serveur : prenez le lien qu’il affiche à son démarrage.
error-bad-request = Cette requête est illisible.
error-bad-frame = Ce message est illisible.
error-too-fast = C’est trop à la fois : attendez un instant.
error-stopping = Le serveur va redémarrer ; la partie reprend dans un instant.
error-not-stored = Le serveur ne peut pas écrire sur son disque pour le moment. Rien n’a changé ; réessayez plus tard.
error-no-proof = Cet enregistrement ne dit pas d’où vient sa graine : seules les parties jouées sur un serveur peuvent être vérifiées.
error-other-commitment = L’enregistrement contient un autre engagement que celui que vous avez vu : { $found }
error-wrong-secret = Le secret ne correspond pas à l’engagement pris avant la donne.
error-wrong-seed = Les cartes ne découlent pas du secret et de ce que les joueurs ont ajouté.
error-wrong-dealer = Un autre joueur aurait dû distribuer en premier : la graine en décide.

## Feuilles de score

error-sheet-file = Ce n’est pas une feuille de score de Laydown, ou elle est abîmée.
error-sheet-full = Une feuille a de la place pour { $most } saisies, et celle-ci est pleine.
error-sheet-twice = La même saisie s’y trouve deux fois.
error-sheet-no-start = Une feuille commence par les joueurs et l’édition, une seule fois.
error-sheet-edition = Cette édition n’existe pas, ou ne se joue pas avec ces options.
error-sheet-players = { $count ->
    [1] On ne peut pas jouer en solitaire ; il faut être de { $least } à { $most }.
   *[other] On ne peut pas jouer à { $count } ; il faut être de { $least } à { $most }.
}
error-sheet-name = Un nom a de 1 à { $most } lettres, sans espace au début ni à la fin.
error-sheet-same-name = Deux personnes portent le même nom ; ajoutez une lettre à l’un des deux.
error-sheet-title = Un titre a au plus { $most } lettres.
error-sheet-player = Cette personne ne participe pas à cette manche.
error-sheet-round = Cette manche n’existe pas sur cette feuille.
error-sheet-undo = Il n’y a rien à annuler ici.
error-sheet-too-late = Plus personne ne peut entrer dans la partie : elle est finie, ou on rejoue pour départager.
error-sheet-after-end = La partie est finie ; corrigez une manche si quelque chose est faux.
error-sheet-which-phase = Dites quelle phase a été posée : l’ordre est libre.
error-sheet-no-choice = L’ordre des phases est fixe ; ne donnez pas la phase.
error-sheet-two-ways = Dites d’une seule façon ce qui reste : les cartes, combien de chaque sorte, ou les points.
error-sheet-no-points = Cette édition n’a pas de points.
error-sheet-points = { $found } ne peut pas être la valeur d’une main : elle va de 0 à { $most }.
error-sheet-step = { $found } ne peut pas être la valeur d’une main : chaque carte vaut un multiple de { $step }.
error-sheet-counts = Donnez { $count } nombres, un pour chaque sorte de carte.
error-sheet-count = { $found } n’est pas possible : il y a { $most } de ces cartes.
error-sheet-card = Cette carte n’est pas dans le jeu, ou pas autant de fois : { $found }.
error-sheet-out-elsewhere = La personne qui a terminé ne participe pas à cette manche.
error-sheet-out-not-laid = Pour terminer la manche, il faut avoir posé une phase.
error-sheet-out-with-cards = La personne qui a terminé n’a plus de cartes.
error-sheet-nothing-left = Quelqu’un qui n’a pas terminé n’a plus rien en main. Saisissez ses cartes, ou dites qui a terminé.
error-sheet-phase-not-open = Cette phase ne peut pas être posée dans cette manche : elle a déjà été réussie.
error-no-such-sheet = Cette feuille de score n’existe pas, ou n’est plus gardée.
error-sheet-read-only = Ce lien montre seulement la feuille ; demandez celui qui permet d’y écrire.
