# Warum etwas nicht geht: ein Satz für jeden Code eines Fehlers.
#
# Was für Karten ($card, $group), Gruppen ($pattern) und Phasen ($phase als Text) steht, ist schon
# in diese Sprache gebracht; $found steht schon in Anführungszeichen.

# Was gelesen wurde, wie Fehler es anführen.
quoted = „{ $text }“
quoted-nothing = nichts

## Züge und Ziehen

error-not-your-turn = Das geht jetzt nicht: Erst ist Spieler { $seat } dran.
error-game-over = Das Spiel ist zu Ende.
error-draw-first = Zieh zuerst eine Karte oder nimm die oberste vom Ablagestapel.
error-already-drawn = Du hast deine Karte für diesen Zug schon.
error-cannot-pass = Du kannst nicht passen: Am Ende deines Zuges musst du eine Karte ablegen.
error-nothing-to-draw = Es gibt keine Karte mehr zu ziehen.
error-nothing-to-take = Der Ablagestapel ist leer.
error-must-draw = Du kannst nicht passen: Es gibt noch eine Karte zu ziehen oder zu nehmen.
error-skip-on-top = Oben auf dem Ablagestapel liegt eine Aussetzen-Karte; die darf niemand nehmen.
error-no-such-seat = Einen Spieler { $seat } gibt es in dieser Runde nicht.

## Klopfen

error-no-claim = Gerade liegt keine Karte da, für die du klopfen könntest.
error-no-knocking = An diesem Tisch wird ohne Klopfen gespielt.
error-cannot-claim = Für diese Karte kannst du nicht klopfen: Du hast sie selbst abgelegt, du hast schon gepasst oder vor dir liegt eine Aussetzen-Karte.
error-knock-or-pass = Sag zuerst, ob du die Karte willst, die gerade abgelegt wurde: knock oder pass.

## Auslegen

error-already-laid = Du hast deine Phase in dieser Runde schon ausgelegt.
# $current ist die Phase, bei der man ist, 0 bei freier Reihenfolge.
error-wrong-phase = { $current ->
    [0] Phase { $phase } wird in diesem Spiel nicht gespielt.
   *[other] Phase { $phase } kannst du jetzt nicht auslegen: Du bist bei Phase { $current }.
}
error-phase-made = Phase { $phase } hast du schon geschafft.
error-name-the-phase = Sag dazu, welche Phase du auslegst, etwa „lay 5: …“.
error-wrong-groups = { $groups ->
    [one] Deine Phase besteht nicht aus einer Gruppe: { $phase }.
   *[other] Deine Phase besteht nicht aus { $groups } Gruppen: { $phase }.
}
error-card-not-held = Diese Karte hast du nicht oder nicht so oft auf der Hand: { $card }.
error-no-such-card = Diese Karte gibt es in diesem Spiel nicht: { $card }.
error-group-too-short = { $cards ->
    [one] Eine Karte ist zu wenig für diese Gruppe: { $pattern }.
   *[other] { $cards } Karten sind zu wenig für diese Gruppe: { $pattern }.
}
error-mixed-numbers = Alle Karten dieser Gruppe ({ $pattern }) müssen die gleiche Zahl haben, diese hat eine andere: { $card }.
error-not-in-order = Diese Zahlen folgen nicht aufeinander: { $pattern }.
error-number-twice = In dieser Gruppe ({ $pattern }) ist die { $number } zu oft dabei.
error-mixed-colours = Alle Karten dieser Gruppe ({ $pattern }) müssen die gleiche Farbe haben, diese hat eine andere: { $card }.
error-wrong-parity = Diese Karte gehört nicht in die Gruppe ({ $pattern }): { $card }.
error-run-out-of-range = Die Zahlen dieser Gruppe ({ $pattern }) müssen zwischen 1 und { $highest } bleiben.
error-number-out-of-range = Eine { $number } gibt es in diesem Spiel nicht ({ $pattern }).
error-pair-incomplete = Hier muss jede Zahl zweimal vorkommen, aber eine Karte ist allein: { $pattern }.
error-skip-in-group = Eine Aussetzen-Karte gehört in keine Gruppe.
error-wild-value-needed = Sag dazu, wofür jeder Joker steht, etwa W=5, W=R oder (R7)=5: { $pattern }.
error-wild-value-wrong = In dieser Gruppe ({ $pattern }) kann er dafür nicht stehen: { $card }.
# $minimum: wo eine Zahlenkarte nötig ist.
error-number-card-needed = { $minimum ->
    [group] Jede Gruppe braucht mindestens eine Zahlenkarte.
   *[phase] Deine Phase braucht mindestens eine Zahlenkarte.
}
error-keep-one-card = Behalte eine Karte: Die letzte musst du ablegen.

## Anlegen

error-not-laid-yet = Anlegen kannst du erst, wenn deine eigene Phase auf dem Tisch liegt.
error-no-such-group = Eine Gruppe { $group } liegt nicht auf dem Tisch.
error-does-not-fit = Das passt nicht an diese Gruppe ({ $group }): { $card }.
error-which-end = Das passt an beiden Enden; schreib „low“ (unten) oder „high“ (oben) dazu: { $group }.
error-no-ends-here = Diese Gruppe hat keine Enden; lass „low“ und „high“ weg: { $pattern }.
error-pair-needed = An eine Folge aus Zwillingen legt man immer einen ganzen Zwilling an, zwei Karten auf einmal.
error-one-card-at-a-time = Leg immer nur eine Karte auf einmal an.

## Den Zug beenden

error-skip-needs-target = Leg die Aussetzen-Karte vor jemand anderen, etwa „skip S on 2“.
error-not-a-skip = Nur mit einer Aussetzen-Karte lässt man jemanden aussetzen, nicht mit dieser: { $card }.
error-last-card-not-laid = Bevor deine Phase auf dem Tisch liegt, kannst du nicht ausmachen: Behalte deine letzte Karte und passe.
error-skip-own-seat = Dich selbst kannst du nicht aussetzen lassen.
error-skip-already-there = Vor Spieler { $seat } liegt schon eine Aussetzen-Karte.
error-skip-once-a-round = Spieler { $seat } musste in dieser Runde schon einmal aussetzen.
error-one-discard = Leg eine Karte ab. Zwei dürfen es nur im Brettspiel sein, wenn du ausgelegt hast und nur volle Folgen auf dem Tisch liegen.
error-not-on-this-table = Das geht jetzt nicht: Leg aus, leg an oder beende deinen Zug.

## Auf dem Rundweg

error-roll-first = Würfle zuerst.
error-walk-first = Zieh zuerst deine Figur um einen der beiden Würfel.
error-not-rolled = { $spaces ->
    [one] Mit diesem Wurf kannst du nicht um ein Feld ziehen.
   *[other] Mit diesem Wurf kannst du nicht um { $spaces } Felder ziehen.
}
# $step ist, was das Feld oder der Augenblick verlangt.
error-action-first = { $step ->
    [star] Wähle zuerst eine Aktion für deinen Stern.
    [search] Nimm zuerst eine Karte aus dem Ablagestapel.
    [swap] Sag zuerst, welche Karten du tauschst: keine oder bis zu vier.
    [ask] Frag zuerst nach einer Zahl, nach links oder nach rechts.
    [give] Gib zuerst eine Karte mit der Zahl her, nach der du gefragt wurdest.
    [keep] Sag zuerst, welche Karten du für die nächste Runde behältst, falls überhaupt.
   *[other] Führ zuerst die Aktion deines Feldes aus.
}
# $action ist das Wort einer Aktion, wie in „star search“.
error-no-free-space = { $action ->
    [draw] Alle Felder zum Ziehen sind besetzt: Wähle eine andere Aktion.
    [search] Alle Felder „Suchen“ sind besetzt: Wähle eine andere Aktion.
    [again] Alle Felder „Noch einmal“ sind besetzt: Wähle eine andere Aktion.
    [swap] Alle Felder „Tauschen“ sind besetzt: Wähle eine andere Aktion.
    [everyone] Alle Felder „Alle“ sind besetzt: Wähle eine andere Aktion.
    [joker] Alle Felder „Joker“ sind besetzt: Wähle eine andere Aktion.
    [ask] Alle Felder „Fragen“ sind besetzt: Wähle eine andere Aktion.
   *[other] Alle Felder dieser Aktion sind besetzt: Wähle eine andere.
}
error-not-an-action = Mit einem Stern kann man „{ $action }“ nicht wählen. Wählen kann man: draw, search, again, swap, everyone, joker, ask.
error-not-in-discards = Diese Karte liegt nicht im Ablagestapel: { $card }.
error-too-many-cards = { $most ->
    [one] Du kannst höchstens eine Karte tauschen.
   *[other] Du kannst höchstens { $most } Karten tauschen.
}
error-bad-ask = Frag nach links oder nach rechts nach einer Zahl, die es gibt; die { $number } gibt es nicht.
error-not-that-number = Du wurdest nach einer { $number } gefragt, und das ist keine: { $card }.
error-joker-last = Einen Joker gibst du nur her, wenn du keine andere Karte dieser Zahl hast: { $card }.
error-keep-too-many = { $most ->
    [one] Du kannst höchstens eine Karte behalten.
   *[other] Du kannst höchstens { $most } Karten behalten.
}
error-nothing-to-keep = Du hast deine Phase in dieser Runde ausgelegt und behältst deshalb keine Karten.
error-already-kept = Du hast schon gewählt, welche Karten du behältst.

## Karten und Züge als Text

error-bad-card = So schreibt man eine Karte: { $expected }. Gefunden: { $found }.
error-bad-wild-value = So schreibt man, wofür ein Joker steht: { $expected }. Gefunden: { $found }.
error-one-card-expected = Hier gehört nur eine Karte hin. Zu viel: { $found }.
error-unknown-move = Mit { $found } beginnt kein Zug. Züge: { $expected }.
error-move-too-long = Der Zug ist schon vollständig. Zu viel: { $found }.
error-bad-place = So schreibt man eine Stelle: { $expected }. Gefunden: { $found }.
error-word-expected = Hier sollte „{ $expected }“ stehen. Gefunden: { $found }.
error-bad-phase = So schreibt man eine Phase: { $expected }. Gefunden: { $found }.

## Stellungen und Aufzeichnungen

error-bad-line = In diese Zeile gehört: { $expected }. Gefunden: { $found }.
error-no-colon = In dieser Zeile fehlt der Doppelpunkt hinter dem Namen: { $found }.
error-unknown-line = Eine solche Zeile gibt es nicht: { $found }.
error-line-twice = Diese Zeile steht doppelt da: { $found }.
error-missing-line = Es fehlt eine Zeile: { $expected }
error-record-not-position = Das ist die Aufzeichnung eines Spiels; hier gehört eine Stellung hin.
error-position-not-record = Das ist eine Stellung; hier gehört die Aufzeichnung eines Spiels hin.
error-unknown-format = Dieses Format ist nicht bekannt: { $found }. Bekannt: { $expected }.
error-unknown-rules = Diese Fassung der Regeln ist nicht bekannt: { $found }. Bekannt: { $expected }.
error-bad-number = Hier gehört eine Zahl hin: { $expected }. Gefunden: { $found }.
error-bad-seed = Einen Startwert schreibt man in Paaren hexadezimaler Ziffern ({ $expected }). Gefunden: { $found }.
error-bad-position = Die Stellung widerspricht sich: { $found }. Erwartet: { $expected }.
error-empty-hand = Wer am Zug ist, hat keine Karten; ohne Karten hätte er aber schon ausgemacht.
error-wrong-result = Die Züge führen zu einem anderen Ergebnis: { $expected }. Gefunden: { $found }.
error-seat-twice = Ein Platz ist doppelt genannt: { $found }.
error-card-not-in-deck = Diese Karte gibt es im Kartensatz nicht: { $found }.
error-cards-do-not-add-up = Die Karten ergeben nicht den ganzen Kartensatz. Zu viel oder nicht untergebracht: { $found }.
error-position-not-full = In der Stellung sind Karten verdeckt, darum kann man von ihr aus nicht weiterspielen: { $found }.
error-own-hand-hidden = Jeder Platz kennt seine eigene Hand und den Ablagestapel: In seiner Sicht steht dort kein „?“.

## Ein Spiel einrichten

error-bad-players = { $found ->
    [one] Allein kann man das nicht spielen; nötig sind { $expected }.
   *[other] { $found } Personen können das nicht spielen; nötig sind { $expected }.
}
error-bad-dealer = Einen Spieler { $found }, der geben könnte, gibt es nicht. Spieler: { $expected }.
error-bad-name = Ein Name steht auf einer Zeile, ohne Leerzeichen davor und dahinter, und jeder hat höchstens einen. Gefunden: { $found }.
error-unknown-edition = Eine solche Ausgabe gibt es nicht. Ausgaben: { $expected }.
error-unknown-option = Eine Option „{ $option }“ gibt es nicht. Optionen: { $expected }.
error-bad-option = Die Option „{ $option }“ kann sein: { $expected }. Gefunden: { $found }.
error-option-twice = Die Option „{ $option }“ steht doppelt da.
error-options-exclude = Die Optionen „{ $option }“ und „{ $other }“ gehen nicht zusammen.
error-no-options = Für die Ausgabe „{ $edition }“ gibt es keine Varianten zur Auswahl.
# $reason kommt vom Leser der TOML-Dateien, auf Englisch.
error-bad-toml = Das ist keine gültige TOML-Datei: { $reason }.
error-bad-edition = „{ $fact }“ der Ausgabe sollte sein: { $expected }. Gefunden: { $found }.

## Anfragen von Programmen

error-bad-json = Jede Zeile muss ein JSON-Objekt in UTF-8 sein.
error-line-too-long = Eine Zeile hat höchstens { $limit } Bytes.
error-unknown-request = Eine solche Anfrage gibt es nicht: { $found }. Anfragen: { $expected }.
error-missing-field = In der Anfrage fehlt das Feld „{ $field }“.
error-unknown-field = Die Anfrage hat kein Feld „{ $field }“. Felder: { $expected }.
error-bad-field = Das Feld „{ $field }“ sollte sein: { $expected }. Gefunden: { $found }.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht.
error-game-exists = Ein Spiel „{ $game }“ gibt es schon.
error-too-many-games = Mehr als { $limit } Spiele auf einmal gehen nicht: Schließ zuerst eines.
error-internal = Im Programm ist etwas schiefgegangen. Verändert wurde nichts; bitte melde den Fehler.

## An einem Tisch

error-stale = Das Spiel ist inzwischen weitergegangen.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-no-such-place = Einen Platz { $found } gibt es an diesem Tisch nicht. Plätze: { $expected }.
error-seat-taken = Platz { $seat } ist besetzt.
error-one-seat-each = Nur ein Platz pro Person: Lass die übrigen für die anderen frei.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-too-few-players = Zum Anfangen braucht es { $expected } Spieler; bisher sind es { $found }.
error-nobody-plays = Mindestens ein Platz muss für einen Menschen sein.
error-no-guest = Bitte wähle zuerst einen Namen; ein Cookie merkt ihn sich.
error-bad-setting = Die Einstellung „{ $setting }“ kann sein: { $expected }. Gefunden: { $found }.
error-unknown-bot = Einen solchen Bot gibt es nicht: { $found }. Bots: { $expected }.
error-bad-entropy = Was du zum Mischen beiträgst, sind 1 bis { $expected } Bytes in hexadezimalen Ziffern.
error-entropy-added = Du hast zum Geben schon etwas beigetragen.
error-paused = Das Spiel macht gerade Pause.
error-not-paused = Das Spiel macht gerade keine Pause.
error-abandoned = Dieses Spiel wurde aufgegeben.
error-unplayable = Dieses Spiel wurde nach anderen Regeln gespielt, als diese Version sie hat, und kann nicht weitergehen.
error-already-over = Dieses Spiel ist schon zu Ende.
error-not-over = Dieses Spiel ist noch nicht zu Ende.
error-round-not-begun = Die nächste Runde hat noch nicht begonnen.
error-no-undo-here = An diesem Tisch wird nichts zurückgenommen.
error-nothing-to-take-back = Du kannst jetzt nichts zurücknehmen.
error-no-hints-here = An diesem Tisch gibt es keine Tipps.
error-no-hint-now = Du hast jetzt nichts zu entscheiden.
error-bad-arrangement = Das sind nicht deine Handkarten in anderer Reihenfolge.
error-bad-vote = Abgestimmt wird über: { $expected }. Gefunden: { $found }.
error-nobody-away = Auf diesem Platz fehlt niemand.
error-no-such-table = Einen solchen Tisch gibt es nicht, oder er ist geschlossen.
error-unknown-code = Diesen Code gibt es nicht, oder er gilt nicht mehr.
error-no-such-page = Hier ist nichts.
error-wrong-host = Das ist keine Adresse dieses Servers: Nimm den Link, den er beim Start zeigt.
error-bad-request = Diese Anfrage lässt sich nicht lesen.
error-bad-frame = Diese Nachricht lässt sich nicht lesen.
error-too-fast = Das war zu viel auf einmal: Warte einen Moment.
error-stopping = Der Server startet gleich neu; das Spiel geht in einem Moment weiter.
error-not-stored = Der Server kann gerade nicht auf seine Festplatte schreiben. Nichts wurde geändert; versuch es nach einer Weile noch einmal.
error-no-proof = Diese Aufzeichnung sagt nicht, woher ihr Startwert kommt: Prüfen lassen sich nur Spiele von einem Server.
error-other-commitment = Die Aufzeichnung hat eine andere Festlegung als die, die du gesehen hast: { $found }
error-wrong-secret = Das Geheimnis passt nicht zur Festlegung, die vor dem Geben gemacht wurde.
error-wrong-seed = Die Karten ergeben sich nicht aus dem Geheimnis und dem, was die Spieler beigetragen haben.
error-wrong-dealer = Jemand anders hätte zuerst geben müssen: das legt der Startwert fest.

## Punktezettel

error-sheet-file = Das ist kein Punktezettel von Laydown, oder er ist beschädigt.
error-sheet-full = Ein Zettel hat Platz für { $most } Einträge, und dieser ist voll.
error-sheet-twice = Derselbe Eintrag steht zweimal da.
error-sheet-no-start = Ein Zettel beginnt mit Spielern und Ausgabe, und zwar genau einmal.
error-sheet-edition = Diese Ausgabe gibt es nicht, oder sie wird nicht mit diesen Optionen gespielt.
error-sheet-players = { $count ->
    [one] Allein kann man das nicht spielen; nötig sind { $least } bis { $most }.
   *[other] { $count } Personen können das nicht spielen; nötig sind { $least } bis { $most }.
}
error-sheet-name = Ein Name hat 1 bis { $most } Zeichen, ohne Leerzeichen am Anfang oder Ende.
error-sheet-same-name = Zwei heißen gleich; ergänze bei einem Namen einen Buchstaben.
error-sheet-title = Ein Titel hat höchstens { $most } Zeichen.
error-sheet-player = Diese Person spielt in dieser Runde nicht mit.
error-sheet-round = Diese Runde gibt es auf dem Zettel nicht.
error-sheet-undo = Hier gibt es nichts zurückzunehmen.
error-sheet-too-late = Jetzt kann niemand mehr dazukommen: Das Spiel ist entschieden, oder es spielen nur noch die, die gleichauf liegen.
error-sheet-after-end = Das Spiel ist aus; berichtige eine Runde, wenn etwas nicht stimmt.
error-sheet-which-phase = Sag, welche Phase ausgelegt wurde: Die Reihenfolge ist frei.
error-sheet-no-choice = Die Reihenfolge der Phasen steht fest; lass die Phase weg.
error-sheet-two-ways = Gib nur auf eine Art an, was übrig ist: die Karten, ihre Anzahl oder die Punkte.
error-sheet-no-points = In dieser Ausgabe gibt es keine Punkte.
error-sheet-points = Punktzahl { $found } geht nicht: Für eine Hand sind 0 bis { $most } möglich.
error-sheet-step = Punktzahl { $found } geht nicht: Jede Karte zählt ein Vielfaches von { $step }.
error-sheet-counts = Gib { $count } Zahlen an, eine für jede Art von Karten.
error-sheet-count = { $found } sind zu viele: Von diesen Karten gibt es nur { $most }.
error-sheet-card = Diese Karte gibt es im Spiel nicht, oder nicht so oft: { $found }.
error-sheet-out-elsewhere = Wer ausgemacht hat, spielt in dieser Runde nicht mit.
error-sheet-out-not-laid = Nur wer eine Phase ausgelegt hat, kann ausmachen.
error-sheet-out-with-cards = Wer ausgemacht hat, hat keine Karten mehr.
error-sheet-nothing-left = Jemand hat keine Karten mehr, ohne ausgemacht zu haben. Trag die Karten ein oder gib an, wer ausgemacht hat.
error-sheet-phase-not-open = Diese Phase kann in dieser Runde nicht ausgelegt werden: Sie ist schon geschafft.
error-no-such-sheet = Diesen Punktezettel gibt es nicht, oder er wird nicht mehr aufbewahrt.
error-sheet-read-only = Dieser Link zeigt den Zettel nur; lass dir den zum Bearbeiten geben.
