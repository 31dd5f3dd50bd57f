# Les pages dans le navigateur.

## Cartes

card-hidden = une carte cachée
# Son nombre est connu, sa couleur ne l’est pas.
card-hidden-number = un { $number } caché

## Les phases sur la feuille

# $phases sont leurs numéros, avec des virgules.
phases-made = Phases réussies : { $phases }
phases-none = Aucune phase réussie

## Sur chaque page

web-close = Fermer
web-home = Accueil
web-to-table = Retour à la table
web-theme-light = Passer au thème clair
web-theme-dark = Passer au thème sombre
web-loading = Un instant…
# À la place de son propre nom.
score-you = Vous
# Ce qui suit le nom du programme dans le titre de la fenêtre.
web-title = { $page } · Laydown

## Pages qui n’existent pas, ou qui ne se chargent pas

missing-heading = Cette page n’existe pas
missing-text = L’adresse est peut-être mal écrite, ou la table n’existe plus.
missing-home = Aller à l’accueil
failed-heading = Cette page ne s’est pas chargée
failed-text = Le réseau est peut-être coupé, ou le programme a été mis à jour entre-temps.
failed-again = Réessayer

## Réglages

settings-heading = Réglages
settings-kept = gardés sur cet appareil
settings-looks = L’apparence
settings-theme = Thème
settings-theme-auto = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-large = Gros caractères
settings-large-help = Cartes et textes agrandis d’un quart ; le journal passe dans son onglet.
settings-letters = Lettres sur les cartes
settings-letters-help = R, Y, G, B, O sous le nombre, aussi sur les petites cartes.
settings-language = Langue
settings-language-help = Règles, journal et boutons.
settings-language-auto = Comme le navigateur
settings-moves = Les animations
settings-speed = Vitesse
settings-speed-help = Le temps que les cartes mettent à bouger.
settings-speed-off = Aucune
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-swift = Plus rapide
settings-plays = Votre façon de jouer
settings-confirm = Confirmation
settings-confirm-help = Non : le bouton agit tout de suite. Demander : il faut confirmer. Maintenir : gardez-le appuyé un instant.
settings-confirm-off = Non
settings-confirm-ask = Demander
settings-confirm-hold = Maintenir
settings-sort = Trier la main
settings-sort-help = L’ordre dans lequel se rangent les nouvelles cartes.
settings-sort-phase = Phase
settings-sort-number = Nombre
settings-sort-colour = Couleur
settings-keys = Touches de lettres
settings-keys-help = D pioche, L pose, U annule, et ainsi de suite.
settings-fits = Montrer où ça va
settings-fits-help = Des points et des endroits éclairés pour les cartes qu’on peut ajouter.
settings-hears = Le son
settings-sound = Volume
settings-sound-help = Cartes, dés, votre tour. Jamais de musique.
settings-vibrate = Vibrer à mon tour
settings-vibrate-help = Une fois, quand c’est à vous.
settings-notify = M’avertir de mon tour
settings-notify-help = Seulement quand cette page n’est pas visible.
settings-notify-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez les autoriser dans ses réglages pour cette page.
settings-announce = Ce que dit un lecteur d’écran
settings-announce-help = Les coups des autres, en phrases.
settings-announce-short = En bref
settings-announce-full = En détail
settings-device = Un autre appareil
settings-device-take = Emporter vos places
settings-device-help = Sur votre téléphone ou un autre ordinateur, même en pleine partie.
settings-device-go = Comment faire
