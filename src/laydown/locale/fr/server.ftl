# Ce que le serveur dit à qui le lance.

serve-ready = Laydown est prêt : { $link }
serve-lan = Dans votre réseau : { $link }
serve-no-lan = Cet ordinateur n’est dans aucun réseau pour l’instant. Relancez Laydown dès qu’il y sera, pour voir le lien pour les autres.
serve-stopped = Laydown s’est arrêté ; toutes les parties sont gardées.
port-taken = Le port { $port } est pris : choisissez-en un autre avec --port, ou 0 pour n’importe lequel.
port-forbidden = Le port { $port } vous est interdit sur cet ordinateur : choisissez-en un au-dessus de 1023 avec --port.
bad-config = Ce réglage n’est pas possible : { $found }
folder-in-use = Un autre serveur utilise le dossier { $folder }.
folder-empty = Il n’y a pas de parties dans { $folder }.
not-a-backup = { $file } n’est pas une sauvegarde de Laydown.
data-newer = { $file } vient d’une version plus récente de Laydown.
data-damaged = { $file } est endommagé : remettez une sauvegarde à sa place.
not-opened = Les parties dans { $folder } ne peuvent pas être ouvertes : { $reason }
not-copied = Les parties n’ont pas pu être copiées dans { $file } : { $reason }
backup-made = Toutes les parties sont dans { $file }. Ce fichier contient tous les secrets : gardez-le pour vous.
restore-made = Les parties de { $file } sont maintenant dans { $folder }.
upgrade-same = { $count ->
    [0] Aucune partie en cours : vous pouvez passer à cette version.
    [one] La partie en cours continue avec cette version.
   *[other] Les { $count } parties en cours continuent avec cette version.
}
upgrade-differs = La partie de la table { $code } ({ $edition }, { $names }) a été jouée selon d’autres règles et ne peut pas continuer.
upgrade-count = Parties en cours qui ne peuvent pas continuer avec cette version : { $bad } sur { $count }.

## laydown verify

verify-fair = Oui : chaque carte de cette partie était fixée avant la donne, et chaque coup suit les règles. Coups : { $moves }.
verify-unfinished = Dans cet enregistrement, la partie n’arrive pas à son terme.
verify-entropy = La place { $seat } a ajouté : { $hex }
verify-nothing = La place { $seat } n’a rien ajouté.
