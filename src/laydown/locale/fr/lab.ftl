# L’arène, où des bots jouent les uns contre les autres.

## Le tableau

arena-bot = Bot
arena-games = Parties
arena-wins = Victoires
arena-rate = Taux
# L’intervalle où se trouve le taux, à 95 %.
arena-interval = Intervalle à 95 %
# Le taux de qui jouerait comme tous les autres.
arena-fair = Équitable
# Points à la fin d’une partie, en moyenne.
arena-points = Points
# Phases accomplies dans une partie, en moyenne.
arena-phases = Phases
# En moyenne.
arena-time = Temps/coup
arena-faults = Fautes
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($number, maximumFractionDigits: 1, useGrouping: 0) }
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } ms
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ $high }

## Sous le tableau

arena-played = { NUMBER($games, useGrouping: 0) } { $games ->
    [one] partie
   *[other] parties
} en { NUMBER($deals, useGrouping: 0) } { $deals ->
    [one] donne
   *[other] donnes
}, { NUMBER($rounds, maximumFractionDigits: 1, useGrouping: 0) } { $rounds ->
    [one] manche
   *[other] manches
} par partie, { NUMBER($seconds, maximumFractionDigits: 1, useGrouping: 0) } s.
# $rounds, $games : combien ont pris fin parce qu’elles ont atteint la longueur maximale.
arena-bounds = Arrêtées par la limite de X-02 : { $rounds ->
    [one] { $rounds } manche
   *[other] { NUMBER($rounds, useGrouping: 0) } manches
}, { $games ->
    [one] { $games } partie
   *[other] { NUMBER($games, useGrouping: 0) } parties
}.
# Un bot qui n’avait pas posé quand une manche a atteint sa limite ; $rounds dit combien de fois.
arena-stuck = { $bot } n’avait alors pas posé : { NUMBER($rounds, useGrouping: 0) } fois.
arena-seed = Graine : { $seed }
arena-interrupted = Interrompu : voici ce qui a été joué jusque-là.
arena-lost = { $count ->
    [1] Un processus a disparu ; ce qu’il jouait a été rejoué.
   *[other] { $count } processus ont disparu ; ce qu’ils jouaient a été rejoué.
}
arena-died = Arrêt : un processus a disparu deux fois en jouant les donnes { $first } à { $last }.
# $error est la plus grande probabilité que ce soit faux.
arena-above = Décidé : { $bot } gagne plus de { $rate } (risque d’erreur { $error } au plus ; { $low } à { $high }).
arena-below = Décidé : { $bot } gagne moins de { $rate } (risque d’erreur { $error } au plus ; { $low } à { $high }).
arena-undecided = Reste à savoir si { $bot } gagne plus ou moins de { $rate } ({ $low } à { $high }).
# $counts : les sortes de fautes, chacune avec son nombre.
arena-made-faults = { $bot } a commis des fautes, et joué à chaque fois un coup prudent à la place : { $counts }.
arena-first-fault = La première : partie { $game }, place { $seat }, coup { $move } : { $fault }
# Les sortes de fautes, devant un nombre.
fault-bad = réponse inutilisable
fault-illegal = coup interdit
fault-silent = silence
fault-crashed = plantage
fault-absent = absence
# À côté de la barre de progression : le taux du premier bot.
arena-progress = { $rate } pour le premier bot

## Erreurs

arena-no-bots = Nommez les bots qui jouent, par exemple : laydown arena steady random
arena-no-name = Ce n’est pas le nom d’un bot : « { $found } ».
arena-bad-budget = Un budget s’écrit comme 5000moves ou 200ms. Trouvé : « { $found } ».
arena-no-budget = { $found } ne calcule pas à l’avance et ne prend pas de budget.
arena-bad-command = Dans cette commande, un guillemet n’est pas fermé : { $found }
arena-no-command = Nommez une commande après « exec: ». Trouvé : « { $found } ».
arena-bad-name = Le nom d’un programme a de 1 à 30 caractères, et aucun de nos bots ne le porte. Trouvé : « { $found } ».
arena-bad-places = { $bots ->
    [one] { $bots } bot ne remplit
   *[other] { $bots } bots ne remplissent
} pas également une table de { $players } : nommez autant de bots que de joueurs, ou un nombre de bots qui le divise.
arena-records-there = Le dossier { $folder } n’est pas vide : donnez-en un nouveau.
arena-no-records = Impossible d’écrire les parties dans { $folder } : { $why }.
arena-bad-until = Un taux est entre 0 et 1 : 0.55, 55% ou fair. Trouvé : « { $found } ».
arena-bad-timeout = Un délai est un nombre de secondes. Trouvé : « { $found } ».
arena-alone = Un bot seul gagne toutes les parties : il n’y a rien à décider.
bot-unknown = Il n’y a pas de bot « { $bot } ». Bots connus : { $why }.
bot-twice = Plusieurs paquets ont un bot « { $bot } » : { $why }. N’en gardez qu’un.
bot-broken = Le bot « { $bot } » n’est pas utilisable. { $why }
bot-hidden = Remarque : { $bot } est notre propre bot ; celui du paquet { $package } doit avoir un autre nom.
program-crashed = Le programme n’a pas pu démarrer, ou s’est arrêté aussitôt. { $why }
program-silent = Le programme n’a pas répondu à temps à « hello ».
program-bad = Le programme n’a pas répondu à « hello » comme le protocole des joueurs le demande : { $why }
