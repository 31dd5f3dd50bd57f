# Das Spiel im Terminal, das Nachspielen und die Regeln auf der Kommandozeile.
# Wörter, die man eintippt (draw, lay, hit, rules, quit ...), sind in allen Sprachen gleich.

## Der Anfang

welcome = Laydown: { $edition }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
}
welcome-options = Optionen: { $options }
welcome-help = Tipp eine Nummer aus der Liste ein und drück Enter. { ask-help }

## Der Tisch

# „Runde 3: Du bist am Zug“, als Überschrift.
heading-turn = Runde { $round }: Du bist am Zug
# Vor der nächsten Runde, als Überschrift.
heading-keep = Vor Runde { $round }: Welche Karten behältst du?
count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
table-phase = Phase { $phase }: { $groups }
table-phases = offene Phasen: { $phases }
table-laid = Phase { $phase } ausgelegt
table-skip = muss aussetzen
# Joker, die jemand hält und die alle sehen.
table-jokers = { $count ->
    [one] Joker { $cards }
   *[other] Joker { $cards }
}
table-watching = schaut zu: Nur wer gleichauf liegt, spielt
table-group = Gruppe { $place }: { $cards }.
pile-draw = Nachziehstapel: { $cards ->
    [0] leer
    [one] 1 Karte
   *[other] { $cards } Karten
}.
pile-discard = Ablagestapel: oben { $card }.
pile-discard-skip = Ablagestapel: oben { $card }, die darf niemand nehmen.
pile-discard-empty = Ablagestapel: leer.
# Der ganze Stapel, für die Person, die ihn durchsucht.
pile-searched = Der Ablagestapel ({ $count }), von oben: { $cards }
hand = Deine Hand ({ $count }): { $cards }

## Der Rundweg

# Kurz, neben dem Feld, auf dem alle Figuren beginnen.
ring-start = (Start)
ring-size = Der Rundweg hat { $spaces } Felder, im Uhrzeigersinn gezählt vom Start, dem Feld 0.
ring-at = Auf Feld { $space }, „{ $action }“: { $players }.
ring-at-you = Deine Figur steht auf Feld { $space }, „{ $action }“.
ring-at-start = Am Start, „{ $action }“: { $players }.
ring-at-start-you = Deine Figur steht am Start, „{ $action }“.
ring-space = { $space } { $action }
ring-spaces = Die Felder mit ihren Nummern: { $spaces }.

## Was man tun kann

# Mehrere Karten zur Wahl, jede mit ihrer Nummer.
choice-discards = Ablegen: { $cards }
# Mehrere Karten zur Wahl, jede mit ihrer Nummer.
choice-searches = Nehmen: { $cards }
# $example sind zwei Karten der Hand.
hint-swap = Oder tipp die Karten ein, die du ablegst, höchstens { $most }, die letzte oben: swap { $example }
hint-keep = Oder tipp die Karten ein, die du behältst, höchstens { $most }: keep { $example }
# $numbers sind ein paar Zahlen, nach denen man fragen kann.
hint-ask = Diese Zahlen würden dir helfen: { $numbers }
hint-two = Du darfst zwei Karten ablegen, die zweite oben: discard { $example }
prompt-draw = Ziehen oder nehmen?
prompt-play = Dein Zug?
prompt-claim = Klopfen? Enter heißt nein:
prompt-draw-several = Ziehen oder nehmen? Noch { $count } Karten.
prompt-roll = Würfle mit Enter:
no-such-choice = { $count ->
    [one] Die Nummer { $number } gibt es nicht, nur die 1.
   *[other] Die Nummer { $number } gibt es nicht, nur 1 bis { $count }.
}
roll-first = Noch gibt es nichts zu wählen: Drück einfach Enter.
ask-rules = Die Regel liest du mit: rules { $clause }
ask-help = Hilfe bekommst du mit h, einen Tipp mit ?.
# Nach „why“ allein.
why-example = Schreib einen Zug dahinter: { $example }
move-allowed = Dieser Zug ist jetzt erlaubt.

## Punkte

score-player = Spieler
score-phase = Phase
score-left = Übrig auf der Hand
score-points = Punkte
score-total = Summe
# Die Phase, die jemand nach der Runde hat, und ihre Gruppen.
score-now = Jetzt bei Phase
score-place = { $phase }: { $groups }
score-laid = { $phase } geschafft
score-not-laid = nicht geschafft
score-nothing-left = nichts
score-line = { $player }: Phase { $laid }; übrig auf der Hand: { $left }; Punkte { $points }, Summe { $total }.
score-line-replay = { $player }: Phase { $laid }.
# $now ist eine Phase mit ihrer Nummer, oder das Ziel.
score-line-phase = { $player }: Phase { $laid }; jetzt: { $now }.
standing-made = Phasen
standing-line = { $player }: geschaffte Phasen { $made } von { $agreed }, Summe { $total }.
standing-line-phase = { $player }: { $now }.
# Der Marker ist über die letzte Phase hinaus.
standing-finish = Ziel
phase-made = geschafft
phase-laid = in dieser Runde ausgelegt
# Neben der Phase, bei der jemand ist.
phase-now = jetzt

## Schluss

next-round = Weiter zur nächsten Runde mit Enter:
between-rounds = Zwischen zwei Runden gibt es nichts zu entscheiden: Drück einfach Enter. Du kannst auch score, phases, rules eingeben, oder q, um das Spiel zu verlassen.
goodbye = Bis bald!
come-back = Dein Spiel ist gespeichert. Weiter geht es mit: { $command }
game-kept = Dieses Spiel ist gespeichert: laydown games zeigt es.
# Mehrere an einer Tastatur: Die Hand bleibt verdeckt, bis die nächste Person allein davorsitzt.
hand-over = { $player }: Wenn sonst niemand auf den Bildschirm schaut, drück Enter:
# Ein Bot hat keinen Zug gemacht; $why sagt, was geschah.
bot-stumbled = { $player } weiß nicht weiter und geht auf Nummer sicher ({ $why }).
record-saved = Die Aufzeichnung steht in { $file }.
replay-unfinished = { $moves ->
    [one] Nach 1 Zug ist das Spiel noch nicht zu Ende.
   *[other] Nach { $moves } Zügen ist das Spiel noch nicht zu Ende.
}
replay-position = Die Stellung, wie laydown hint und laydown play --position sie lesen:
# Ein Zug, den nicht der Spieler gemacht hat.
mark-timer = (Zeit abgelaufen)
mark-standin = (durch eine Vertretung)

## Hilfe

help-heading = Was du eintippen kannst
help-goal = Leg deine Phase aus und werde dann alle Karten los. Je weniger Punkte, desto besser; wer als Erstes die letzte Phase schafft, gewinnt.
# Nach jeder Runde gehen alle zur nächsten Phase weiter, geschafft oder nicht; $rounds ist die Zahl der Runden.
help-goal-rounds = Es gibt { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, eine für jede Phase; geschafft oder nicht, danach gehen alle zur nächsten weiter. Leg deine Phase aus und werde dann alle Karten los: Wer am Ende die wenigsten Punkte hat, gewinnt.
# Alle machen die Phasen in beliebiger Reihenfolge.
help-goal-free = Leg irgendeine Phase aus, die dir noch fehlt, und werde dann alle Karten los. Je weniger Punkte, desto besser; wer als Erstes alle Phasen geschafft hat, gewinnt.
# Hinter help-goal, wo Ausmachen für mehr als eine Phase zählt.
help-goal-out = Wer als Erstes alle Karten los ist, rückt { $steps ->
    [one] eine Phase
    [2] zwei Phasen
   *[other] { $steps } Phasen
} weiter.
# Wo keine Punkte gezählt werden.
help-goal-markers = Leg deine Phase aus und werde dann alle Karten los. Wer die letzte ablegt, rückt { $steps ->
    [one] eine Phase
    [2] zwei Phasen
   *[other] { $steps } Phasen
} vor, alle anderen, die ausgelegt haben, eine. Wer als Erstes über die letzte Phase hinauskommt, gewinnt.
help-number = was bei dieser Nummer steht
help-draw = die oberste Karte des Nachziehstapels nehmen
help-take = die oberste Karte des Ablagestapels nehmen
help-lay = deine Phase auslegen, mit | zwischen den Gruppen
help-lay-phase = zum Beispiel Phase 5 auslegen
help-lay-wild = ein Joker als 5, wo das nicht klar ist
help-lay-joker = ein Joker als 4, wo das nicht klar ist
help-hit = eine Karte an eine Gruppe auf dem Tisch anlegen
help-hit-end = ein Joker ans obere Ende einer Folge (unten: low)
help-hit-joker = ein Joker ans obere Ende einer Folge (unten: low)
help-discard = eine Karte ablegen und den Zug beenden
help-discard-two = zwei, solange nur volle Folgen ausliegen
# $player ist die Nummer eines anderen Platzes.
help-skip = den Zug beenden: Spieler { $player } muss aussetzen
help-roll = beide Würfel werfen (Enter genügt)
help-walk = deine Figur um einen der Würfel ziehen
help-search = diese Karte aus dem Ablagestapel nehmen
help-swap = diese ablegen, die letzte oben (nur swap: keine)
help-ask = nach links nach einer 7 fragen (rechts: right)
help-give = die Karte geben, nach der du gefragt wurdest
help-star = eine Aktion für deinen Stern wählen
help-keep = diese für die nächste Runde behalten (nur keep: keine)
help-knock = die Karte nehmen, die gerade abgelegt wurde
help-pass = sie liegen lassen (Enter genügt)
help-hint = was jetzt am besten ist, und warum
help-help = diese Liste
help-table = den Tisch noch einmal zeigen
help-phases = die Phasen, und welche du geschafft hast
help-score = Phasen und Punkte aller Spieler
help-phases-markers = die Phasen, und wer bei welcher ist
help-score-markers = die Phasen aller Spieler
help-why = Ist dieser Zug erlaubt? Wenn nicht, warum?
help-rules = eine Regel (nur rules: welche es gibt)
help-quit = das Spiel verlassen
help-cards = Auf den Karten: { $cards }.
# $card ist eine Karte, die verkehrt herum gehalten wird.
help-joker = { $card } ein Joker: eine Karte, verkehrt herum gehalten

## Gespeicherte Spiele

games-none = Es sind keine Spiele gespeichert. Ein neues beginnt mit: laydown play
games-running = Angefangene Spiele
games-finished = Beendete Spiele
games-round = Runde { $round }
# $players ist ein Name, oder mehrere.
games-won = gewonnen von { $players }
games-continue = Weiterspielen: { $command }
games-folder = Sie liegen in { $folder }; laydown replay DATEI spielt eines noch einmal ab.
game-none = Es gibt kein angefangenes Spiel.
game-missing = Ein Spiel { $game } gibt es nicht. Alle Spiele: laydown games
game-over = Spiel { $game } ist schon zu Ende.

## Regeln und Ausgaben

rules-phases = Die Phasen
rules-ring = Der Rundweg, im Uhrzeigersinn
rules-assumed = (angenommen)
rules-assumed-why = Angenommen: Die Spielanleitung zeigt es nur im Bild oder gar nicht. Wer das Spiel zu Hause hat, kann es in der Datei der Ausgabe berichtigen.
rules-assumed-others = Auch manches andere ist angenommen: siehe { $clauses }.
unknown-clause = Die Regel { $clause } gibt es nicht. Meinst du eine von diesen: { $near }?
editions-facts = { $players } Personen, je { $hand } Karten
editions-variants = Varianten laut Anleitung: { $variants }
editions-no-options = Hat keine Optionen.
editions-options = Optionen für ein Spiel in den anderen Ausgaben

## Fehler

bad-seat = Einen Platz { $seat } gibt es an einem Tisch mit { $players } Plätzen nicht.
seat-twice = Zwei Leute können nicht auf demselben Platz sitzen.
too-many-people = { $people } Leute passen nicht an einen Tisch mit { $players } Plätzen.
file-missing = Die Datei { $file } gibt es nicht.
folder-missing = Den Ordner { $folder } gibt es nicht.
sheets-none = In { $folder } liegen keine Punktezettel.
file-not-text = { $file } ist keine Textdatei.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
file-exists = { $file } gibt es schon: Wähle einen anderen Namen.

## Die Befehlszeile

usage-command = Den Befehl { $command } gibt es nicht. Befehle: { $known }.
usage-option = Die Option { $option } gibt es nicht.
usage-option-near = Die Option { $option } gibt es nicht. Meinst du eine von diesen: { $near }?
# $name ist ein Argument oder eine Option, etwa FILE.
usage-missing = Es fehlt: { $name }.
usage-needs-value = Hinter { $option } gehört ein Wert.
usage-no-value = Hinter { $option } gehört kein Wert.
usage-whole = Hinter { $option } gehört eine ganze Zahl.
usage-from = Hinter { $option } gehört eine Zahl ab { $least }.
usage-range = Hinter { $option } gehört eine Zahl von { $least } bis { $most }.
usage-choice = Hinter { $option } gehört eines davon: { $expected }.
usage-both = Gib { $option } oder { $other } an, nicht beides.
usage-needs = { $option } geht nur zusammen mit { $other }.
usage-extra = Das gehört hier nicht hin: { $found }.
usage-other = Das habe ich nicht verstanden. Hilfe gibt es mit: { $command } --help
