# Die erste Seite, einen Tisch eröffnen, und der Warteraum des Browserspiels.

## Ausgaben

edition-short-mattel = Mattel
edition-short-ravensburger = Ravensburger
edition-short-express = Express
edition-short-pocket = Pocket
edition-short-board = Brettspiel
edition-kind-mattel = Klassik
edition-kind-ravensburger = Klassik
edition-kind-express = kurz
edition-kind-pocket = schneller
edition-kind-board = Würfel
edition-long-mattel = Klassik, Mattel
edition-long-ravensburger = Klassik, Ravensburger
edition-long-express = Express
edition-long-pocket = Pocket
edition-long-board = Brettspiel
edition-line-mattel = Auch in zehn Runden oder mit weniger Phasen.
edition-line-ravensburger = Auch mit Klopfen oder in freier Reihenfolge.
edition-line-express = Gerade, ungerade, Zwillinge: zehn eigene Phasen.
edition-line-pocket = Das klassische Spiel mit kleineren Phasen.
edition-line-board = 32 Felder, acht Aktionen.
edition-brief-mattel = Joker zählt 25, ausmachen beliebig
edition-brief-ravensburger = Joker zählt 20, letzte Karte ablegen
edition-brief-express = 5 Karten, gerade und ungerade Phasen
edition-brief-pocket = 7 Karten, Kartenwerte zählen
edition-brief-board = Würfel, 32 Felder, keine Punkte

## Startseite

home-play-now = Jetzt spielen
home-motto = Zehn Phasen. Leg deine aus, dann werde deine Karten los.
home-edition = Ausgabe
home-players = Spieler
home-bots = Bots
home-play = Spielen
home-first = Zum ersten Mal hier?
home-learn = Lern es am Tisch
home-level = { $bot }: { $help }
home-free = Frei und quelloffen. Keine Werbung. Jede Kartenverteilung lässt sich nachprüfen.
home-about = Über Laydown
home-more = Deine Spiele und was es sonst noch gibt
home-row-hand = Hand
home-row-hand-value = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
home-row-points = { $kind ->
    [none] Punkte
    [face] Karten
   *[wild] { $letter ->
        [J] Joker
       *[W] Joker
    }
}
home-row-points-value = { $kind ->
    [none] keine
    [face] Kartenwert
   *[wild] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
home-row-last = Letzte Karte
home-row-last-value = { $how ->
    [discard] ablegen
   *[any] beliebig
}
home-your-turn = Du bist dran
home-goes-on = { $status ->
    [waiting] Dein Tisch wartet auf Mitspieler
    [paused] Dein Spiel macht Pause
   *[playing] Dein Spiel geht weiter
}
home-round = Runde { $round }
home-game-with = { $count ->
    [0] { $edition }
   *[other] { $edition }, mit { $names }
}
home-continue = Weiterspielen
home-friends = Mit Freunden
home-friends-help = Ein Tisch ist ein Link: öffnen und hinsetzen.
home-make = Tisch eröffnen
home-code = Code oder Link
home-join = Mitspielen
home-join-code = Mit Code beitreten
home-open = Offene Tische
home-open-seats = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
home-rules = Regeln
home-rules-help = in zwei Minuten gelernt
home-ask = Fragen
home-ask-help = was oft gefragt wird
home-referee = Frag den Schiedsrichter
home-referee-help = darf ich das auslegen?
home-sheet = Punktezettel
home-sheet-help = für echte Karten, auch ohne Netz
web-unreached = Der Server antwortet nicht. Bist du online?
offline-needs = Zum Spielen brauchst du Netz: Der Tisch steht auf dem Server.
offline-works = Das geht auch ohne Netz

## Einen Tisch eröffnen

make-how-long = Wie lange?
make-length-chosen = Einzelne Phasen
make-length-chosen-help = Nur die ungeraden oder nur die geraden.
make-length-half = { $half ->
    [one] Nur die erste Phase
    [5] Erste fünf Phasen
   *[other] Erste { $half } Phasen
}
make-length-half-help = Wer zuerst Phase { $half } schafft, gewinnt.
make-length-rounds = { $phases ->
    [one] Eine Runde
    [10] Zehn Runden
   *[other] { $phases } Runden
}
make-length-rounds-help = Eine Runde für jede Phase, geschafft oder nicht; wer am wenigsten Punkte hat, gewinnt.
make-length-all = { $phases ->
    [one] Die einzige Phase
    [10] Alle zehn Phasen
   *[other] Alle { $phases } Phasen
}
make-length-all-help = Das ganze Spiel, bis jemand Phase { $phases } schafft.
make-length-minutes = { $days ->
    [0] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
    [one] 1 Tag
   *[other] { $days } Tage
}
make-phases-odd = Ungerade Phasen
make-phases-even = Gerade Phasen
make-variants = Varianten
make-no-variants = Diese Ausgabe hat keine Varianten.
make-printed = laut Anleitung
make-house-rule = Hausregel
make-knocking = Klopfen
make-knocking-help = Klopf auf den Tisch und nimm die Karte, die jemand gerade abgelegt hat.
make-free-order = Freie Reihenfolge
make-free-order-help = Die Phasen in beliebiger Reihenfolge, eine pro Runde.
make-free-order-excluded = Nicht mit zehn Runden: Da hat jede Runde ihre Phase.
make-last-card = Letzte Karte
make-last-card-help = Wie du deine letzte Karte loswerden darfst.
make-last-card-value = { $value ->
    [discard] ablegen
   *[any] beliebig
}
make-wild-minimum = Zahlenkarten
make-wild-minimum-help = Wo ein Joker eine echte Karte neben sich braucht.
make-wild-minimum-value = { $value ->
    [group] in jeder Gruppe
    [phase] in der Phase
   *[none] nirgends
}
make-at-table = Am Tisch
make-clock = Uhr
make-clock-none = keine
make-clock-none-help = Jeder nimmt sich die Zeit, die er braucht.
make-clock-quick = flott
make-clock-quick-help = Eine Minute auf der Uhr, dazu 15 Sekunden für jeden Zug.
make-clock-calm = ruhig
make-clock-calm-help = Zwei Minuten auf der Uhr, dazu 20 Sekunden für jeden Zug.
make-clock-slow = ein Tag
make-clock-slow-help = Ein Tag für jeden Zug: Komm wieder, wann du magst. Bist du einen ganzen Tag weg, spielt ein Bot für dich.
make-hints = Tipps
make-hints-help = Jeder darf fragen, was am besten ist und warum.
make-undo = Zurücknehmen
make-undo-help = Einen Zug zurücknehmen, solange niemand eine neue Karte gesehen hat.
make-spectators = Zuschauer
make-spectators-help = Andere dürfen zusehen; sie sehen nur offene Karten.
make-open = Offen für alle
make-open-help = Der Tisch steht auf der Startseite; auch Fremde dürfen sich setzen.
make-your-table = Dein Tisch
make-minutes = Etwa { $days ->
    [0] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
    [one] 1 Tag
   *[other] { $days } Tage
}
make-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} mit { $players } Spielern
make-summary-edition = { $edition }: { $count ->
    [one] jeder bekommt eine Karte
   *[other] jeder bekommt { $count } Karten
}
make-summary-allowed = { $hints ->
    [true] { $undo ->
        [true] Tipps und Zurücknehmen für alle
       *[false] Tipps, aber kein Zurücknehmen
    }
   *[false] { $undo ->
        [true] Zurücknehmen, aber keine Tipps
       *[false] Keine Tipps, kein Zurücknehmen
    }
}
make-later = Bots und Plätze kommen als Nächstes.
make-the-table = Tisch eröffnen

## Ein Tisch in Worten

table-game-all = { $phases ->
    [one] Die einzige Phase
    [10] Alle zehn Phasen
   *[other] Alle { $phases } Phasen
}
table-game-phases = { $phases ->
    [first] { $last ->
        [1] Nur Phase 1
       *[other] Phasen 1 bis { $last }
    }
    [odd] Ungerade Phasen
    [even] Gerade Phasen
   *[other] Phasen { $phases }
}
table-game-order = { $free ->
    [yes] { $which }, in beliebiger Reihenfolge
   *[no] { $which }, der Reihe nach
}
table-game-rounds = { $phases ->
    [one] Eine Runde; wer am wenigsten Punkte hat, gewinnt
    [10] Zehn Runden; wer am wenigsten Punkte hat, gewinnt
   *[other] { $phases } Runden; wer am wenigsten Punkte hat, gewinnt
}
table-last-card = { $value ->
    [discard] Ausmachen nur durch Ablegen
   *[any] Ausmachen, wie man will
}
table-wild-minimum = { $value ->
    [group] Eine Zahlenkarte in jeder Gruppe
    [phase] Eine Zahlenkarte in der Phase
   *[none] Joker allein dürfen eine Phase bilden
}
table-clock-none = Keine Uhr
table-clock-bank = { $bank ->
    [one] Eine Minute
   *[other] { $bank } Minuten
} und { $gift } Sekunden pro Zug
table-clock-days = { $days ->
    [one] Ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}

## Der Warteraum

waiting-heading = Wer spielt mit?
waiting-help = Schick den Link weiter oder setz Bots auf freie Plätze. Gespielt wird in dieser Reihenfolge.
waiting-come = Komm, setz dich
waiting-qr = QR-Code dieses Tisches
waiting-code = Code
waiting-send = Link schicken
waiting-copy = Link kopieren
waiting-copied = Link kopiert
waiting-only-here = Dieser Link öffnet sich nur auf diesem Rechner. Für andere in deinem Netz: Laydown mit --lan starten.
waiting-game = Spiel
waiting-no-variants = keine: wie in der Anleitung
waiting-hints = { $allowed ->
    [true] für alle, mit Begründung
   *[false] keine
}
waiting-undo = { $allowed ->
    [true] bis eine Karte zu sehen ist
   *[false] nein
}
waiting-seat = Platz { $seat }
waiting-you = Du
waiting-you-named = { $name } (du)
waiting-bot = ein Bot
waiting-host = startet das Spiel
waiting-away = gerade weg
waiting-ready = bereit
waiting-not-ready = noch nicht bereit
waiting-empty = Frei
waiting-stays-out = bleibt beim Start frei
waiting-sit = Hier hinsetzen
waiting-sit-down = Platz nehmen
waiting-sit-bot = Bot hinsetzen
waiting-rename = Namen ändern
waiting-stand = Aufstehen
waiting-level = Stärke
waiting-remove = { $name } entfernen
waiting-start = { $count ->
    [1] Anfangen
    [2] Zu zweit anfangen
    [3] Zu dritt anfangen
    [4] Zu viert anfangen
    [5] Zu fünft anfangen
   *[6] Zu sechst anfangen
}
waiting-two = Dazu braucht es zwei: Schick den Link weiter oder setz einen Bot hin.
waiting-say-ready = Ich bin bereit
waiting-am-ready = Doch noch nicht bereit
waiting-length = Etwa { $days ->
    [0] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
    [one] 1 Tag
   *[other] { $days } Tage
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
waiting-awaited = { $count ->
    [one] { $names } ist noch nicht bereit; anfangen geht trotzdem.
   *[other] { $names } sind noch nicht bereit; anfangen geht trotzdem.
}
waiting-unseated = { $count ->
    [one] Jemand ist da, noch ohne Platz.
   *[other] { $count } sind da, noch ohne Platz.
}
waiting-name = Dein Name
waiting-name-ok = So heiße ich

## Ein anderes Gerät

device-heading = Auf einem anderen Gerät weiterspielen
device-give = Von diesem Gerät
device-give-help = Nimm deine Plätze aufs Handy oder auf einen anderen Rechner mit. Hier behältst du sie auch.
device-show = Code zeigen
device-show-another = Neuen Code zeigen
device-scan = Scanne das mit der Kamera des anderen Geräts, oder gib den Code dort ein: Einstellungen, dann „Ein anderes Gerät“.
device-qr = QR-Code für dein anderes Gerät
device-until = Er gilt einmal, bis { $time }. Wer ihn hat, sieht deine Karten: Zeig ihn sonst niemandem.
device-take = Auf dieses Gerät
device-take-help = Gib den Code ein, den dein anderes Gerät zeigt. Sitzt du auf diesem Gerät schon an Tischen, lässt du diese Plätze zurück.
device-code = Code vom anderen Gerät
device-go = Plätze übernehmen
