# Die Seiten im Browser.

## Karten

card-hidden = eine verdeckte Karte
# Die Zahl ist bekannt, die Farbe nicht.
card-hidden-number = eine verdeckte { $number }

## Phasen auf dem Blatt

# $phases sind ihre Nummern, mit Kommas.
phases-made = Geschaffte Phasen: { $phases }
phases-none = Noch keine Phase geschafft

## Auf jeder Seite

web-close = Schließen
web-home = Startseite
web-to-table = Zurück zum Tisch
web-theme-light = Zur hellen Darstellung wechseln
web-theme-dark = Zur dunklen Darstellung wechseln
web-loading = Einen Moment …
# Anstelle des eigenen Namens.
score-you = Du
# Was nach dem Namen des Programms im Titel des Fensters steht.
web-title = { $page } · Laydown

## Seiten, die es nicht gibt oder die nicht geladen wurden

missing-heading = Diese Seite gibt es nicht
missing-text = Vielleicht ist die Adresse falsch geschrieben, oder den Tisch gibt es nicht mehr.
missing-home = Zur Startseite
failed-heading = Diese Seite konnte nicht geladen werden
failed-text = Vielleicht bist du offline, oder das Programm wurde inzwischen aktualisiert.
failed-again = Noch einmal versuchen

## Einstellungen

settings-heading = Einstellungen
settings-kept = auf diesem Gerät gespeichert
settings-looks = Wie es aussieht
settings-theme = Darstellung
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-large = Großdruck
settings-large-help = Karten und Text ein Viertel größer; der Verlauf rückt in seinen Reiter.
settings-letters = Buchstaben auf den Karten
settings-letters-help = R, Y, G, B, O unter der Zahl, auch auf kleinen Karten.
settings-language = Sprache
settings-language-help = Regeln, Verlauf und Knöpfe.
settings-language-auto = Wie der Browser
settings-moves = Wie es sich bewegt
settings-speed = Tempo
settings-speed-help = Wie schnell sich die Karten bewegen.
settings-speed-off = Ohne
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-swift = Rasant
settings-plays = Wie du spielst
settings-confirm = Bestätigen
settings-confirm-help = Aus: Der Knopf wirkt sofort. Fragen: Er fragt noch einmal. Halten: Drück ihn einen Moment.
settings-confirm-off = Aus
settings-confirm-ask = Fragen
settings-confirm-hold = Halten
settings-sort = Hand sortieren
settings-sort-help = Wie neue Karten eingeordnet werden.
settings-sort-phase = Phase
settings-sort-number = Zahl
settings-sort-colour = Farbe
settings-keys = Buchstabentasten
settings-keys-help = D zieht, L legt aus, U nimmt zurück und so weiter.
settings-fits = Zeigen, was passt
settings-fits-help = Punkte und helle Stellen für alles, was sich anlegen lässt.
settings-hears = Was du hörst
settings-sound = Ton
settings-sound-help = Karten, Würfel, dein Zug. Nie Musik.
settings-vibrate = Vibrieren, wenn ich dran bin
settings-vibrate-help = Einmal, wenn dein Zug beginnt.
settings-notify = Benachrichtigen, wenn ich dran bin
settings-notify-help = Nur solange diese Seite nicht zu sehen ist.
settings-notify-refused = Dein Browser lässt diese Seite nicht benachrichtigen. Erlauben kannst du es in seinen Einstellungen für diese Seite.
settings-announce = Was ein Screenreader sagt
settings-announce-help = Wie die Züge der anderen erzählt werden.
settings-announce-short = Kurz
settings-announce-full = Ausführlich
settings-device = Ein anderes Gerät
settings-device-take = Plätze mitnehmen
settings-device-help = Aufs Handy oder auf einen anderen Rechner, auch mitten im Spiel.
settings-device-go = So geht’s
