# Gespielte Spiele im Browser: Wiederholung, Analyse und die Prüfung der Kartenverteilung.

## Wiederholung

replay-heading = Wiederholung
replay-hand-name = Hand
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
replay-record = Aufzeichnung behalten
replay-first = An den Anfang der Runde
replay-speed = Tempo { $times }×
replay-costly = am teuersten
replay-cost-short = kostete { $cost }
replay-of = von { $count }
replay-share = Diesen Zug teilen
replay-try = Von hier aus probieren
replay-seen-you = Wie du es sahst
replay-panel = Züge, Punktestand und Analyse
replay-moves = Züge

## Analyse

judged-heading = Analyse
judged-working = Jede Entscheidung wird beurteilt …
judged-figure = { $name } hat { $accuracy } von 100 gespielt.
judged-figure-you = Du hast { $accuracy } von 100 gespielt.
judged-nothing = Es gab nichts zu entscheiden.
judged-judged = Zug für Zug beurteilt, nach dem, was jeder wissen konnte.
judged-player = Spieler
judged-accuracy = Genauigkeit
judged-luck = Glück
judged-costly = Was { $name } am meisten gekostet hat
judged-costly-you = Was dich am meisten gekostet hat
judged-minus = −{ $cost }
judged-go = Dorthin springen
judged-flawless = Keine Entscheidung hat nennenswert etwas gekostet.
judged-accuracy-of = Genauigkeit, von 100
judged-good-luck = Glück
judged-bad-luck = Pech
judged-best = Bester Zug
judged-best-of = { $best } von { $decisions }
judged-luck-rounds = Glück, Runde für Runde
judged-luck-rounds-help = Wie die Karten die Gewinnchance verändert haben, in Prozent, zusammengezählt.
judged-round = Runde
# $shown sind die teuersten aller $decisions; $cost ist, was die anderen gekostet haben.
judged-of = { $shown ->
    [1] Eine
    [2] Zwei
    [3] Drei
   *[other] { $shown }
} von { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}. Alle anderen zusammen kosteten { $cost }.
judged-at = Runde { $round }, Zug { $move }
judged-did-discard = abgelegt
judged-did-take = genommen
judged-did-draw = gezogen
judged-did-lay = ausgelegt
judged-did-hit = angelegt
judged-did-other = gespielt
judged-was-better = besser
judged-instead = Besser: { $move }.
judged-see-all = Alle { $count } ansehen, die nicht am besten waren
judged-see-few = Nur die teuersten
judged-explain = Wie geurteilt wird
judged-explain-worth = Vor jedem Zug wird für alles, was möglich war, die Gewinnchance geschätzt: nach dem, was diese Person da wissen konnte, und nach nichts sonst. Was der beste Zug mehr wert war als der gespielte, hat der Zug gekostet.
judged-explain-accuracy = Die Genauigkeit ist der Anteil, der von allem erhalten blieb, was zu gewinnen oder zu verlieren war: 100 für immer den besten Zug, 0 für immer den schlechtesten. Was wenig ausmacht, zählt wenig.
judged-explain-luck = Glück ist, was ausgeteilte und gezogene Karten und die Würfel mehr gebracht haben als im Durchschnitt. Karten vom Ablagestapel sind kein Glück: Sie wurden gewählt.
judged-explain-trust = Es ist eine Schätzung: Nichts wird zu Ende gespielt, und was die anderen halten, wird nicht erraten.
judged-how = Wie du gespielt hast
judged-how-they = Wie gespielt wurde
judged-costliest = Dein teuerster Zug: Runde { $round }, −{ $cost }
judged-costliest-short = Dein teuerster Zug kostete { $cost }.
judged-whole = Zur ganzen Analyse
judged-share = Teilen
judged-copied = Link kopiert

## Ehrliches Austeilen

fair-heading = Ging alles mit rechten Dingen zu?
fair-help = Dein Gerät kann das ganze Spiel noch einmal austeilen und jede Karte vergleichen.
fair-check = Hier nachprüfen
fair-deal = Austeilen prüfen
fair-record = Aufzeichnung
fair-yes = Ja.
fair-no = Nein.
fair-yes-help = Alles, was der Zufall entschieden hat, folgt aus dem Geheimnis: { $deals ->
    [one] einmal ausgeteilt
   *[other] { $deals }-mal ausgeteilt
}, { $draws ->
    [one] eine Karte gezogen
   *[other] { $draws } Karten gezogen
}.
fair-wrong-proof = Dieses Spiel hat kein Server ausgeteilt, der sein Geheimnis vorher festgelegt hat.
fair-wrong-commitment = Das Geheimnis passt nicht zu dem, was vor dem Austeilen gezeigt wurde.
fair-wrong-entropy = Was dieses Gerät zum Geben beigetragen hat, steht nicht in der Aufzeichnung.
fair-wrong-dealer = Jemand anders hätte zuerst geben müssen.
fair-wrong-deal = In Runde { $round } hätten andere Karten ausgeteilt werden müssen.
fair-wrong-draw = In Runde { $round } hätte eine andere Karte gezogen werden müssen.
fair-wrong-roll = In Runde { $round } hätten die Würfel etwas anderes zeigen müssen.
fair-wrong-shuffle = In Runde { $round } stimmt der neue Nachziehstapel nicht.
fair-wrong-pile = In Runde { $round } kam eine Karte vom Ablagestapel, die dort nicht lag.
