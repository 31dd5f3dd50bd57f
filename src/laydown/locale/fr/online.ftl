# Une table sur un serveur, dans le terminal : laydown play --server.

## Y venir

online-table = Voici la table { $code }. Les autres la rejoignent avec ce code, ou par le lien { $link }
online-waiting = À la table : { $players }. { $empty ->
    [0] La partie va commencer.
    [1] Il manque encore quelqu’un.
   *[other] Il manque encore { $empty } joueurs.
}
# Avant ce que l’hôte tape.
online-start = Toutes les places sont prises. Appuyez sur Entrée pour commencer :
online-undo = À cette table, undo annule votre dernière pose, votre dernier ajout ou votre dernier choix, tant que rien d’autre ne s’est passé.
online-address = « { $server } » n’est pas l’adresse d’un serveur ; en voici une, par exemple : { $example }
online-unreachable = Impossible de joindre le serveur { $server } : { $reason }
online-no-laydown = { $server } répond, mais ce n’est pas un serveur Laydown, ou alors trop ancien ou trop récent.
online-no-table = Cette table n’existe pas, ou n’existe plus.
online-full = Toutes les places de cette table sont prises.
online-no-seat = Vous n’avez pas de place à cette table, et la partie a commencé. Dans le navigateur, vous pourrez peut-être regarder.
online-outdated = Le serveur parle une autre version du protocole : mettez à jour le plus ancien des deux.

## En cours de partie

online-lost = La connexion au serveur est coupée. Nouvel essai…
online-back = La connexion au serveur est rétablie.
online-away = { $player } n’est pas là.
online-here = { $player } est de retour.
online-left = { $player } a quitté la partie ; un bot continue.
online-paused = La partie est en pause.
online-resumed = La partie reprend.
online-taken-back = { $player } annule son dernier coup.

## La fin

online-abandoned = La partie a été arrêtée avant la fin.
online-unplayable = Cette partie a commencé avec d’autres règles que celles du serveur actuel, et ne peut pas continuer.
online-record = L’enregistrement de cette partie : { $link }
online-seat-kept = Votre place reste la vôtre. Pour y revenir :
online-standin = D’ici là, un bot joue pour vous.
online-rests = D’ici là, la table vous attend.
