# Was Laydown ist: eine Seite im Browser.

about-heading = Über Laydown
about-what = Fünf Rommé-Spiele mit zehn Phasen, vier mit Karten und eins auf einem Brett: gegen Bots, mit Freunden anderswo oder mit eigenen Karten am Tisch.
about-free-heading = Frei für alle
about-free = Laydown ist freie Software unter der Apache-Lizenz 2.0: Nutze es, sieh hinein, ändere es, gib es weiter. Keine Werbung, nichts zu kaufen.
about-independent = Es ist ein unabhängiges Projekt, von den Herstellern dieser Spiele weder gemacht noch unterstützt.
about-type = Schrift: Instrument Sans, unter der SIL Open Font License.
about-fair-heading = Ehrliches Austeilen
about-fair = Der Server legt sein Geheimnis fest, bevor die Karten ausgeteilt werden, und alle, die auf den Beginn warten, tragen dazu bei: So konnte niemand die Karten aussuchen. Nach dem Spiel teilt mit „{ fair-deal }“ dein eigenes Gerät alles noch einmal aus.
about-fair-bots = Bots sehen, was man auf ihrem Platz sehen würde, und sonst nichts.
about-kept-heading = Was gespeichert wird
about-kept-server = Auf dem Server: dein Name, deine Tische und Spiele und Punktezettel, die du teilst. Kein Konto: Ein Cookie sagt ihm, wer du bist, und nur dieser Server bekommt es.
about-kept-device = Auf diesem Gerät: deine Einstellungen, deine Punktezettel und eigene Ausgaben.
about-kept-nowhere = Sonst nirgends: Diese Seite holt nichts von anderen Servern und verfolgt niemanden.
about-build = Diese Seite hat den Stand { $build }.
