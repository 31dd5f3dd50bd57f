# Eigene Ausgaben im Browser: aus einer Datei gelesen, auf dem Gerät behalten.

own-heading = Eigene Ausgaben
own-help = Eine eigene Ausgabe ist eine Datei, in der steht, was anders ist als bei einer von unseren: andere Karten, Phasen oder Punkte. Sie wird hier einmal gelesen; dann lässt sie sich am Tisch spielen, auch der Punktezettel und der Schiedsrichter bieten sie an, und ihre Phasen lassen sich drucken.
own-add = Ausgabe aus einer Datei lesen
own-no-text = Diese Datei ist keine Ausgabe: eine Ausgabe ist eine kurze Textdatei.
own-facts = Karten: { $cards }. Auf der Hand: { $hand }. Spieler: { $least } bis { $most }.
own-kind = eigene
own-table = Einen Tisch damit eröffnen
own-sheet = Neuer Punktezettel damit
own-referee = Den Schiedsrichter dazu fragen
own-forget = Von dieser Liste nehmen
