# Die Ausgaben und die Optionen eines Spiels: ihre Namen, und was eine Option bedeutet.

## Ausgaben

edition-mattel = Klassik, Mattel-Ausgabe „40 Jahre“
edition-ravensburger = Klassik, Ravensburger-Ausgabe
edition-express = Express
edition-pocket = Pocket
edition-board = Brettspiel
# Keine Ausgabe: unsere Entscheidungen, die zu den Regeln einer jeden gehören.
edition-rulings = Unsere Entscheidungen: was die Spielanleitungen offenlassen

## Optionen

option-ten-rounds = Zehn Runden
option-ten-rounds-help = Eine Runde für jede Phase: Alle rücken vor, geschafft oder nicht. Wer die wenigsten Punkte hat, gewinnt.
option-phases = Ausgewählte Phasen
option-phases-help = Nur diese Phasen werden gespielt: 5 (die ersten fünf), 1-5, 1,3,7, even (gerade) oder odd (ungerade).
option-free-order = Freie Reihenfolge
option-free-order-help = Alle machen ihre Phasen in beliebiger Reihenfolge.
option-knocking = Klopfen
option-knocking-help = Wer klopft, darf die Karte nehmen, die jemand gerade abgelegt hat.
option-last-card = Die letzte Karte
option-last-card-help = Du darfst sie loswerden, wie du willst (any), oder musst sie ablegen (discard).
option-wild-minimum = Zahlenkarten in einer Phase
option-wild-minimum-help = Nötig ist mindestens eine in der Phase (phase), eine in jeder Gruppe (group) oder gar keine (none).

# Mit dem Wert, der für das Spiel gewählt ist.
option-phases-set = Phasen { $value }
option-last-card-set = { $value ->
    [any] ausmachen, wie man will
   *[discard] ausmachen nur durch Ablegen
}
option-wild-minimum-set = { $value ->
    [group] eine Zahlenkarte in jeder Gruppe
    [none] Phasen nur aus Jokern erlaubt
   *[phase] eine Zahlenkarte in jeder Phase
}
