# Die Regeln zum Lesen, im Browser; die einzelnen Regeln stehen in rules.ftl.

## Die Seite

rules-heading = Regeln
rules-editions = Ausgaben
rules-contents = Inhalt
rules-two-minutes = In zwei Minuten
rules-learn = Lern es am Tisch
rules-part-phases = Die Phasen
rules-rulings = Unsere Entscheidungen
rules-rulings-help = Wo die Spielanleitungen schweigen oder unklar sind, entscheiden wir so, und zwar aus diesen Gründen.
rules-compare = Die Ausgaben nebeneinander
# Vor dem Grund einer Entscheidung.
rules-why = Warum: { $reason }
rules-is-assumed = angenommen
rules-assumed-help = „Angenommen“ heißt: Unsere Spielanleitung zeigt es nur im Bild oder gar nicht.
rules-example = Beispiel
rules-fits = passt
rules-fits-not = passt nicht
rules-link = Link zu Regel { $clause }
rules-print = Phasen drucken
rules-print-all = Regeln drucken
rules-no-facts = Der Server antwortet nicht, darum fehlen die Phasen und der Vergleich.
rules-search = In den Regeln suchen
rules-search-none = Keine Regel enthält diese Wörter. Versuch es mit weniger oder anderen.
rules-search-found = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}

## In zwei Minuten gelernt

learn-goal = Wer zuerst alle zehn Phasen schafft, gewinnt. Eine Phase besteht aus einer oder mehreren Gruppen von Karten, zum Beispiel: { $groups }. Du beginnst mit Phase 1.
learn-turn = { $ring ->
    [yes] In deinem Zug würfelst du mit zwei Würfeln, suchst dir einen aus und ziehst deine Figur auf dem Rundweg weiter. Das Feld, auf dem du landest, sagt, welche Karten du bekommst.
   *[no] In deinem Zug ziehst du eine Karte: die oberste vom Nachziehstapel oder vom Ablagestapel.
}
learn-lay = Hast du deine ganze Phase auf der Hand? Dann leg sie aus, alles auf einmal. Pro Runde darfst du eine Phase auslegen.
learn-hit = Liegt deine Phase auf dem Tisch, werde weitere Karten los: Leg an, was zu Gruppen auf dem Tisch passt, auch an die der anderen.
learn-discard = Am Ende deines Zuges legst du eine Karte ab.
learn-special = { $letter ->
    [J] Ein Joker steht für jede Zahl oder Farbe, die du brauchst.
   *[W] Ein Joker steht für jede Zahl oder Farbe, die du brauchst.
} { $skips ->
    [0] { "" }
   *[other] Mit einer Aussetzen-Karte lässt du jemanden einmal aussetzen.
}
learn-reversed = Eine Karte, die verkehrt herum gehalten wird, ist ein Joker: Sie steht für jede Zahl oder Farbe, die du brauchst.
learn-round = { $points ->
    [none] Die Runde endet, wenn jemand keine Karten mehr hat. Wer das geschafft hat, rückt zwei Phasen vor, alle anderen, die ausgelegt haben, eine. Die Übrigen versuchen dieselbe Phase noch einmal.
   *[some] Die Runde endet, wenn jemand keine Karten mehr hat. Die anderen zählen die Punkte ihrer Handkarten: je weniger, desto besser. Wer ausgelegt hat, rückt zur nächsten Phase vor; die Übrigen versuchen dieselbe noch einmal.
}
learn-end = { $points ->
    [none] Wer als Erstes über Phase 10 hinauskommt, gewinnt.
   *[some] Wer Phase 10 schafft, gewinnt. Schaffen es mehrere in derselben Runde, gewinnt, wer die wenigsten Punkte hat.
}

## Was anders ist

fact-hand = Karten auf der Hand
fact-players = Spieler
fact-players-value = { $least } bis { $most }
fact-deck = Karten im Spiel
fact-wilds = Joker
fact-skips = Aussetzen-Karten
fact-none = keine
fact-turned = durch Umdrehen
fact-number-points = Punkte für Zahlen
fact-face-points = ihr Wert
fact-wild-points = Punkte für einen Joker
fact-skip-points = Punkte für eine Aussetzen-Karte
fact-last = Letzte Karte
fact-kept = Behalten für die nächste Runde
fact-kept-value = bis zu { $count }
fact-variants = Varianten laut Anleitung
fact-phase = Phase { $phase }

## Warum wir so entscheiden

why-X-01 = Das Spiel muss weitergehen, wenn der Nachziehstapel leer ist, und auf die oberste Karte des Ablagestapels darf sich verlassen, wer als Nächstes dran ist.
why-X-02 = Keine Spielanleitung sagt, was geschieht, wenn nie jemand ausmacht. Eine Grenze, die Menschen nicht erreichen, hält Programme davon ab, ewig zu spielen.
why-X-03 = In zwei Spielanleitungen steht es, und in den anderen spricht nichts dagegen.
why-X-24 = Die Spielanleitungen bieten nur die oberste Karte an; tiefer zu greifen wäre eine neue Regel.
why-X-27 = Keine Spielanleitung verbietet es, und ein Verbot müsste dort stehen.
why-X-04 = Eine Aussetzen-Karte hat einen einzigen Zweck, und die Spielanleitungen nennen keinen anderen. Wer aber nur solche hat, muss den Zug beenden können.
why-X-05 = Die Spielanleitung von Pocket sagt wenig über Aussetzen-Karten und das Geben; die Ausgabe von Mattel hat dafür die vollständigsten Regeln.
why-X-18 = Ausmachen muss mit jeder Karte gehen, und nach der Runde gibt es keinen Zug mehr zu verlieren.
why-X-06 = Die Spielanleitungen sagen „in der Phase“ und nicht „in jeder Gruppe“.
why-X-07 = Eine längere Gruppe ist dasselbe wie auslegen und dann anlegen, und das darf man im selben Zug.
why-X-08 = Die Zahlen enden bei 1 und 12, und ein Joker, der sich ändern könnte, würde jedes Anlegen unsicher machen.
why-X-09 = Jede dieser Gruppen muss auch nach dem Anlegen noch sein, was ihr Name sagt.
why-X-29 = Vier Spielanleitungen sind sich einig; wir sehen nicht, warum die fünfte abweichen sollte.
why-X-28 = Eine ausgelegte Karte gehört dem Tisch: Sonst könnte man auflösen, worauf andere gebaut haben.
why-X-12 = R-05 sagt, dass jeder Zug mit dem Ablegen enden muss, und nennt keine Ausnahme.
why-X-16 = B-28 nennt das Ablegen als einzigen Weg, eine Runde zu beenden.
why-X-17 = Sonst könnte man eine Runde ohne Phase gewinnen, gegen den Sinn des Spiels.
why-X-10 = In einer Spielanleitung steht es; zwei andere haben Tafeln oder Karten für sechs, die übrigen nennen keine Zahl, und allein kann man nicht spielen.
why-X-11 = Die klassische Spielanleitung hat eine Antwort, und wir nehmen sie, wo die anderen keine haben. Nach zehn Runden gibt es keine Phase mehr zu wiederholen.
why-X-15 = Das macht man am Tisch aus, die Regeln sagen nichts dazu; und der Zufall ist gerecht.
why-X-19 = Der Lorbeerkranz liegt hinter Phase 10, und weiter kann ein Marker nicht rücken.
why-X-25 = M-35 sagt nur, dass Phase 10 noch einmal gespielt wird; alles andere ist wie in einer gewöhnlichen Runde.
why-X-21 = Ohne verdeckte Karten hat das Spiel keinen Sinn, und Punkte lassen sich nur prüfen, wenn man die Karten zeigt.
why-X-22 = Die Varianten sind für die Züge des Kartenspiels gemacht; zum Rundweg passen sie nicht.
why-X-13 = R-V3 lässt offen, wer zuerst kommt und wie lange man wartet; so geht das Spiel ohne Streit weiter.
why-X-23 = Die Spielanleitung sagt, dass eine Siebenerfolge nie zu Phase 5 oder 6 wird; also muss die genannte zählen.
why-X-14 = Die Aktion ist ein Vorteil; ein leerer Stapel soll daraus keinen verlorenen Zug machen.
why-X-20 = Ein Joker ist eine gewöhnliche Karte, verkehrt herum gehalten; abgelegt ist er wieder eine gewöhnliche Karte.
why-X-26 = Die Spielanleitung lässt das offen; wir nehmen die Lesart, die am wenigsten weitere Regeln braucht.
