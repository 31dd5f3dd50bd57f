# L’arena, in cui i bot giocano gli uni contro gli altri.

## La tabella

arena-bot = Bot
arena-games = Partite
arena-wins = Vittorie
arena-rate = Quota
# L’intervallo in cui si trova la quota, al 95 %.
arena-interval = Intervallo al 95%
# La quota di chi giocasse come tutti gli altri.
arena-fair = Equa
# Punti alla fine di una partita, in media.
arena-points = Punti
# Fasi completate in una partita, in media.
arena-phases = Fasi
# In media.
arena-time = Tempo/mossa
arena-faults = Errori
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($number, maximumFractionDigits: 1, useGrouping: 0) }
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } ms
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ $high }

## Sotto la tabella

arena-played = { NUMBER($games, useGrouping: 0) } { $games ->
    [one] partita
   *[other] partite
} con { NUMBER($deals, useGrouping: 0) } { $deals ->
    [one] distribuzione
   *[other] distribuzioni
} delle carte, { NUMBER($rounds, maximumFractionDigits: 1, useGrouping: 0) } manche per partita, { NUMBER($seconds, maximumFractionDigits: 1, useGrouping: 0) } s.
# $rounds, $games: quante sono finite perché hanno raggiunto la lunghezza massima.
arena-bounds = Finite per il limite di X-02: { $rounds ->
    [one] 1 manche
   *[other] { NUMBER($rounds, useGrouping: 0) } manche
}, { $games ->
    [one] 1 partita
   *[other] { NUMBER($games, useGrouping: 0) } partite
}.
# Un bot che non aveva calato quando una manche è arrivata al limite; $rounds dice quante volte.
arena-stuck = { $bot } non aveva ancora calato: { $rounds ->
    [one] una volta
   *[other] { NUMBER($rounds, useGrouping: 0) } volte
}.
arena-seed = Seme: { $seed }
arena-interrupted = Interrotto: ecco quanto si è giocato fin lì.
arena-lost = { $count ->
    [one] Un processo è terminato; quello che giocava è stato rigiocato.
   *[other] { $count } processi sono terminati; quello che giocavano è stato rigiocato.
}
arena-died = Fermato: un processo è terminato due volte giocando le distribuzioni da { $first } a { $last }.
# $error è la massima probabilità che sia sbagliato.
arena-above = Deciso: { $bot } vince più di { $rate } (rischio di errore { $error } al massimo; da { $low } a { $high }).
arena-below = Deciso: { $bot } vince meno di { $rate } (rischio di errore { $error } al massimo; da { $low } a { $high }).
arena-undecided = Non è deciso se { $bot } vince più o meno di { $rate } (da { $low } a { $high }).
# $counts: i tipi di errori, ciascuno con il suo numero.
arena-made-faults = { $bot } ha fatto errori, e ogni volta ha giocato al posto loro una mossa prudente: { $counts }.
arena-first-fault = Il primo: partita { $game }, posto { $seat }, mossa { $move }: { $fault }
# I tipi di errori, davanti a un numero.
fault-bad = risposta inutilizzabile
fault-illegal = mossa non permessa
fault-silent = silenzio
fault-crashed = arresto anomalo
fault-absent = assenza
# Accanto alla barra di avanzamento: la quota del primo bot.
arena-progress = { $rate } per il primo bot

## Errori

arena-no-bots = Nomina i bot che giocano, per esempio: laydown arena steady random
arena-no-name = Questo non è il nome di un bot: «{ $found }».
arena-bad-budget = Un budget si scrive come 5000moves o 200ms. Trovato: «{ $found }».
arena-no-budget = { $found } non calcola in anticipo e non prende un budget.
arena-bad-command = In questo comando una virgoletta non è chiusa: { $found }
arena-no-command = Nomina un comando dopo «exec:». Trovato: «{ $found }».
arena-bad-name = Il nome di un programma ha da 1 a 30 caratteri e non è quello di un nostro bot. Trovato: «{ $found }».
arena-bad-places = { $bots ->
    [one] Un bot non riempie
   *[other] { $bots } bot non riempiono
} in parti uguali un tavolo da { $players }: nomina tanti bot quanti giocano, o un numero di bot che lo divida.
arena-records-there = La cartella { $folder } non è vuota: indicane una nuova.
arena-no-records = Non si possono scrivere le partite in { $folder }: { $why }.
arena-bad-until = Una quota sta fra 0 e 1: 0.55, 55% o fair. Trovato: «{ $found }».
arena-bad-timeout = Un tempo di attesa è un numero di secondi. Trovato: «{ $found }».
arena-alone = Un bot da solo vince ogni partita: non c’è nulla da decidere.
bot-unknown = Non c’è un bot «{ $bot }». Ci sono: { $why }.
bot-twice = Più pacchetti hanno un bot «{ $bot }»: { $why }. Rimuovili tutti tranne uno.
bot-broken = Il bot «{ $bot }» non si può usare. { $why }
bot-hidden = Nota: { $bot } è un bot nostro; quello del pacchetto { $package } deve avere un altro nome.
program-crashed = Il programma non si è potuto avviare, o è terminato subito. { $why }
program-silent = Il programma non ha risposto in tempo a «hello».
program-bad = Il programma non ha risposto a «hello» come chiede il protocollo dei giocatori: { $why }
