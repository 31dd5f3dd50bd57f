# Comment un coup s’appelle dans une liste de choix.

choice-draw = Piocher une carte
choice-take = Prendre { $card } dans la défausse
choice-lay = Poser { $groups }
choice-lay-phase = Poser la phase { $phase } : { $groups }
choice-hit = Ajouter { $cards } à { $place } : { $group }
choice-hit-low = Ajouter { $cards } en bas de { $place } : { $group }
choice-hit-high = Ajouter { $cards } en haut de { $place } : { $group }
# La même chose là où les groupes n’ont pas de numéro ; $place est un groupe, par exemple « chez Nora, sur la suite ».
choice-hit-named = Mettre { $cards } { $place } : { $group }
choice-hit-named-low = Mettre { $cards } { $place }, en bas : { $group }
choice-hit-named-high = Mettre { $cards } { $place }, en haut : { $group }
choice-discard = Défausser { $card }
choice-skip = Faire passer son tour à { $player }
choice-knock = Frapper et prendre { $card }
choice-pass-draw = Continuer sans carte : il n’y en a plus à piocher
choice-pass-play = Garder votre dernière carte et finir votre tour
choice-pass-claim = Ne pas frapper
choice-roll = Lancer les dés
# $action est le nom de ce que fait la case.
choice-walk = Avancer de { $spaces } : { $action }
choice-search = Prendre { $card }
# $draws est une carte de plus.
choice-swap = Défausser { $cards } et en piocher { $draws }
choice-swap-none = Ne rien défausser et piocher 1 carte
# $player est le premier à qui l’on demande.
choice-ask-left = Vers la gauche : d’abord { $player }
choice-ask-right = Vers la droite : d’abord { $player }
choice-ask = Demander un { $number }. { $direction }
choice-give = Donner { $card }
choice-keep = Garder { $cards }
choice-keep-none = Ne rien garder
