# Gespielte Spiele im Browser: Wiederholung, Analyse und die Prüfung der Kartenverteilung.

## Wiederholung

replay-heading = Wiederholung
replay-laid = Phase { $phase } ausgelegt
replay-phase = Phase { $phase }
replay-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
replay-hand = Hand: { $cards }
replay-group = Gruppe { $group }
replay-nothing = nichts ausgelegt
replay-controls = Durch das Spiel gehen
replay-before = Einen Zug zurück
replay-after = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Zug
replay-at = Runde { $round }, Zug { $move }
replay-cost = Das kostete { $cost }. Besser: { $better }.
replay-seen = Aus Sicht von
replay-all = Alle Hände
replay-record = Aufzeichnung herunterladen

## Analyse

judged-heading = Analyse
judged-working = Jede Entscheidung wird beurteilt …
judged-figure = { $name }: { $accuracy } von 100
judged-judged = Zug für Zug beurteilt, nach dem, was jeder wissen konnte.
judged-player = Spieler
judged-accuracy = Genauigkeit
judged-decisions = Entscheidungen
judged-luck = Glück
judged-luck-heading = Glück
judged-luck-help = Wie der Zufall die Gewinnchance verändert hat.
judged-luck-deal = Blatt
judged-luck-cards = Karten
judged-luck-dice = Würfel
judged-costly = Was { $name } am meisten gekostet hat
judged-done = Gespielt:
judged-better = Besser:
judged-minus = − { $cost }
judged-go = Dorthin springen
judged-flawless = Keine Entscheidung hat nennenswert etwas gekostet.

## Ehrliches Austeilen

fair-heading = Ging alles mit rechten Dingen zu?
fair-help = Dein Gerät kann das ganze Spiel noch einmal austeilen und jede Karte vergleichen.
fair-check = Hier nachprüfen
fair-yes = Ja.
fair-no = Nein.
fair-yes-help = Jede Karte und jeder Wurf ergibt sich aus dem Geheimnis: { $deals ->
    [one] einmal ausgeteilt
   *[other] { $deals }-mal ausgeteilt
}, { $draws ->
    [one] eine Karte gezogen
   *[other] { $draws } Karten gezogen
}.
fair-wrong-proof = Dieses Spiel hat kein Server ausgeteilt, der sein Geheimnis vorher festgelegt hat.
fair-wrong-commitment = Das Geheimnis passt nicht zu dem, was vor dem Austeilen gezeigt wurde.
fair-wrong-dealer = Jemand anders hätte zuerst geben müssen.
fair-wrong-deal = In Runde { $round } hätten andere Karten ausgeteilt werden müssen.
fair-wrong-draw = In Runde { $round } hätte eine andere Karte gezogen werden müssen.
fair-wrong-roll = In Runde { $round } hätten die Würfel etwas anderes zeigen müssen.
fair-wrong-shuffle = In Runde { $round } stimmt der neue Nachziehstapel nicht.
fair-wrong-pile = In Runde { $round } kam eine Karte vom Ablagestapel, die dort nicht lag.
