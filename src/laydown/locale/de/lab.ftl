# Die Arena, in der Bots gegeneinander spielen.

## Die Tabelle

arena-bot = Bot
arena-games = Spiele
arena-wins = Siege
arena-rate = Quote
# Der Bereich, in dem die Quote mit 95 % liegt.
arena-interval = 95-%-Bereich
# Die Quote von jemandem, der wie alle anderen spielt.
arena-fair = Fair
# Punkte am Ende eines Spiels, im Mittel.
arena-points = Punkte
# In einem Spiel geschaffte Phasen, im Mittel.
arena-phases = Phasen
# Im Mittel.
arena-time = Zeit/Zug
arena-faults = Fehler
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($number, maximumFractionDigits: 1, useGrouping: 0) }
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } ms
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ $high }

## Unter der Tabelle

arena-played = { NUMBER($games, useGrouping: 0) } { $games ->
    [one] Spiel
   *[other] Spiele
} mit { NUMBER($deals, useGrouping: 0) } { $deals ->
    [one] Kartenverteilung
   *[other] Kartenverteilungen
}, { NUMBER($rounds, maximumFractionDigits: 1, useGrouping: 0) } { $rounds ->
    [one] Runde
   *[other] Runden
} je Spiel, { NUMBER($seconds, maximumFractionDigits: 1, useGrouping: 0) } s.
# $rounds, $games: wie viele endeten, weil sie die größte Länge erreichten.
arena-bounds = Durch die Grenze von X-02 beendet: { $rounds ->
    [one] 1 Runde
   *[other] { NUMBER($rounds, useGrouping: 0) } Runden
}, { $games ->
    [one] 1 Spiel
   *[other] { NUMBER($games, useGrouping: 0) } Spiele
}.
# Ein Bot, der nicht ausgelegt hatte, als eine Runde ihre Grenze erreichte; $rounds sagt, wie oft.
arena-stuck = { $bot } hatte bis dahin nicht ausgelegt: { NUMBER($rounds, useGrouping: 0) }-mal.
arena-seed = Startwert: { $seed }
arena-interrupted = Abgebrochen: Bis hierher wurde gespielt.
arena-lost = { $count ->
    [one] Ein Prozess ist ausgefallen; was er spielte, wurde noch einmal gespielt.
   *[other] { $count } Prozesse sind ausgefallen; was sie spielten, wurde noch einmal gespielt.
}
arena-died = Beendet: Zweimal ist ein Prozess bei den Kartenverteilungen { $first } bis { $last } ausgefallen.
# $error ist die größte Wahrscheinlichkeit, dass das falsch ist.
arena-above = Entschieden: { $bot } gewinnt mehr als { $rate } (Irrtumswahrscheinlichkeit höchstens { $error }; { $low } bis { $high }).
arena-below = Entschieden: { $bot } gewinnt weniger als { $rate } (Irrtumswahrscheinlichkeit höchstens { $error }; { $low } bis { $high }).
arena-undecided = Offen, ob { $bot } mehr oder weniger als { $rate } gewinnt ({ $low } bis { $high }).
# $counts: Arten von Fehlern, jede mit ihrer Zahl.
arena-made-faults = { $bot } hat Fehler gemacht; jedes Mal wurde stattdessen ein sicherer Zug gespielt: { $counts }.
arena-first-fault = Der erste: Spiel { $game }, Platz { $seat }, Zug { $move }: { $fault }
# Arten von Fehlern, vor einer Zahl.
fault-bad = unbrauchbare Antwort
fault-illegal = unerlaubter Zug
fault-silent = Schweigen
fault-crashed = Absturz
fault-absent = Abwesenheit
# Neben dem Fortschrittsbalken: die Quote des ersten Bots.
arena-progress = { $rate } für den ersten Bot

## Fehler

arena-no-bots = Nenne die Bots, die spielen sollen, zum Beispiel: laydown arena steady random
arena-no-name = So heißt kein Bot: „{ $found }“.
arena-bad-budget = Ein Budget schreibt man wie 5000moves oder 200ms. Gefunden: „{ $found }“.
arena-no-budget = { $found } denkt nicht voraus und braucht kein Budget.
arena-bad-command = In diesem Befehl ist ein Anführungszeichen nicht geschlossen: { $found }
arena-no-command = Nenne nach „exec:“ einen Befehl. Gefunden: „{ $found }“.
arena-bad-name = Der Name eines Programms hat 1 bis 30 Zeichen, und keiner unserer Bots heißt so. Gefunden: „{ $found }“.
arena-bad-places = { $bots ->
    [one] Ein Bot füllt
   *[other] { $bots } Bots füllen
} einen Tisch mit { $players } Plätzen nicht gleichmäßig: Nenne so viele Bots, wie mitspielen, oder eine Zahl von Bots, durch die sich die Plätze teilen lassen.
arena-records-there = Der Ordner { $folder } ist nicht leer: Nimm einen neuen.
arena-no-records = In { $folder } können keine Aufzeichnungen geschrieben werden: { $why }.
arena-bad-until = Eine Quote liegt zwischen 0 und 1: 0.55, 55% oder fair. Gefunden: „{ $found }“.
arena-bad-timeout = Eine Wartezeit ist eine Zahl von Sekunden. Gefunden: „{ $found }“.
arena-alone = Ein Bot allein gewinnt jedes Spiel: Da gibt es nichts zu entscheiden.
bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $why }.
bot-twice = Mehrere Pakete haben einen Bot „{ $bot }“: { $why }. Entferne alle bis auf eines.
bot-broken = Der Bot „{ $bot }“ lässt sich nicht verwenden. { $why }
bot-hidden = Hinweis: { $bot } ist unser eigener Bot; der aus dem Paket { $package } braucht einen anderen Namen.
program-crashed = Das Programm ließ sich nicht starten oder endete sofort. { $why }
program-silent = Das Programm hat auf „hello“ nicht rechtzeitig geantwortet.
program-bad = Das Programm hat auf „hello“ nicht so geantwortet, wie es das Spielerprotokoll verlangt: { $why }
