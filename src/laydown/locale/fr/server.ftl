# Ce que le serveur dit à qui le lance.

serve-ready = Laydown est prêt : { $link }

## laydown verify

verify-fair = Oui : chaque carte de cette partie était fixée avant la donne, et chaque coup suit les règles. Coups : { $moves }.
verify-entropy = La place { $seat } a ajouté : { $hex }
verify-nothing = La place { $seat } n’a rien ajouté.
