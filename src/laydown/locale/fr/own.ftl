# Éditions personnelles dans le navigateur : lues dans un fichier, gardées sur l’appareil.

own-heading = Vos propres éditions
own-help = Une édition à vous est un fichier qui dit ce qui change par rapport à l’une des nôtres : d’autres cartes, phases ou points. Elle est lue ici une fois ; ensuite, on peut y jouer à une table ; la feuille de score et l’arbitre la proposent aussi, et ses phases peuvent être imprimées.
own-add = Lire une édition dans un fichier
own-no-text = Ce fichier n’est pas une édition : une édition est un court fichier texte.
own-facts = Cartes : { $cards }. En main : { $hand }. Joueurs : de { $least } à { $most }.
own-kind = à vous
own-table = Ouvrir une table avec elle
own-sheet = Nouvelle feuille de score avec elle
own-referee = Interroger l’arbitre à son sujet
own-forget = L’enlever de cette liste
