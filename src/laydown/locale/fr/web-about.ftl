# Ce qu’est Laydown : une page du navigateur.

about-heading = À propos de Laydown
about-what = Cinq jeux de rami en dix phases, quatre avec des cartes et un sur un plateau : contre des bots, avec des amis n’importe où, ou avec vos propres cartes sur la table.
about-free-heading = Libre pour tous
about-free = Laydown est un logiciel libre, sous licence Apache 2.0 : utilisez-le, regardez dedans, modifiez-le, transmettez-le. Sans publicité, rien à acheter.
about-independent = C’est un projet indépendant, ni créé ni approuvé par les éditeurs de ces jeux.
about-type = Caractères : Instrument Sans, sous licence SIL Open Font.
about-fair-heading = Donnes honnêtes
about-fair = Le serveur fixe son secret avant la donne, et chacun de ceux qui attendent le début y ajoute quelque chose : personne n’a donc pu choisir les cartes. À la fin de la partie, « { fair-deal } » fait tout redistribuer par votre propre appareil.
about-fair-bots = Les bots voient ce que verrait un joueur à leur place, et rien d’autre.
about-kept-heading = Ce qui est conservé
about-kept-server = Sur le serveur : votre nom, vos tables et vos parties, et les feuilles de score que vous partagez. Pas de compte : un cookie lui dit qui vous êtes, et lui seul le reçoit.
about-kept-device = Sur cet appareil : vos réglages, vos feuilles de score et vos propres éditions.
about-kept-nowhere = Nulle part ailleurs : cette page ne demande rien à un autre serveur et ne suit personne.
about-build = Version de cette page : { $build }.
