# Der Tisch im Browser.

## Wer am Zug ist

turn-yours = Du bist am Zug
turn-claim = Klopfen?
turn-yours-draw = Du bist am Zug: ziehen
turn-yours-lay = Du bist am Zug: auslegen
turn-yours-hit = Du bist am Zug: anlegen oder ablegen
turn-yours-discard = Du bist am Zug: ablegen
turn-yours-roll = Du bist am Zug: würfeln
turn-of = { $player } ist am Zug
turn-next = Du bist als Nächstes dran
turn-you = Du
turn-watching = Du schaust zu

## Gruppen auf dem Tisch: wessen, und was

laid-set = Satz von { $player }
laid-run = Folge von { $player }
laid-group = Gruppe von { $player }
laid-set-you = dein Satz
laid-run-you = deine Folge
laid-group-you = deine Gruppe
# Dasselbe nach „eine Karte anlegen an“, und allein auf einem Knopf.
place-set = den Satz von { $player }
place-run = die Folge von { $player }
place-group = die Gruppe von { $player }
place-set-you = deinen Satz
place-run-you = deine Folge
place-group-you = deine Gruppe

## Der Verlauf

log = Verlauf
# $place ist eine Gruppe, etwa „die Folge von Nora“.
log-hit = { $player } legt { $cards } an { $place } an.
log-hit-you = Du legst { $cards } an { $place } an.
# Was jemand in einem Zug tat, als ein Satz: $deeds sind zwei oder mehr von denen darunter.
log-deeds = { $player } { $deeds }.
log-deeds-you = Du { $deeds }.
deed-drew = zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
deed-drew-card = zieht { $card }
deed-drew-card-you = ziehst { $card }
deed-took = nimmt { $card }
deed-took-you = nimmst { $card }
deed-laid = legt Phase { $phase } aus: { $groups }
deed-laid-you = legst Phase { $phase } aus: { $groups }
deed-hit = legt { $cards } an { $place } an
deed-hit-you = legst { $cards } an { $place } an
deed-discarded = legt { $card } ab
deed-discarded-you = legst { $card } ab
deed-skipped = legt eine Aussetzen-Karte vor { $target }
deed-skipped-you = legst eine Aussetzen-Karte vor { $target }
deed-skips-you = legt eine Aussetzen-Karte vor dich
log-taken-back = { $player } nimmt den letzten Zug zurück.
log-taken-back-you = Du nimmst deinen letzten Zug zurück.
log-timer = Zeit abgelaufen
log-standin = von einer Vertretung
log-empty = Noch ist nichts passiert.
# Was ein Druck auf eine Zeile des Verlaufs tut.
log-look = Zeigt, wie der Tisch da aussah.
look-back = So hast du den Tisch damals gesehen.
look-back-end = Zurück zum Spiel

## Was jetzt möglich ist, und wie weit die Hand ist

# $phase ist eine Zahl, $groups sind ihre Gruppen.
aim-brief-short = { $count ->
    [one] Für Phase { $phase } fehlt 1 Karte
   *[other] Für Phase { $phase } fehlen { $count } Karten
}
aim-brief-ready = Du hast Phase { $phase } zusammen.
aim-brief-laid = Phase { $phase } liegt aus.
say-draw-or-take = Zieh eine Karte oder nimm { $card }.
say-draw = Zieh eine Karte.
say-draw-several = { $count ->
    [one] Nimm 1 Karte: von welchem Stapel?
   *[other] Nimm { $count } Karten: von welchem Stapel?
}
say-draw-none = Es ist keine Karte zum Ziehen da.
say-discard = Wähle eine Karte zum Ablegen.
say-hit = { $count ->
    [one] Eine deiner Karten lässt sich anlegen: Sie hat einen Punkt.
   *[other] { $count } deiner Karten lassen sich anlegen: Sie haben einen Punkt.
}
say-ready-more = { $count ->
    [0] Leg sie aus oder sammle weiter.
    [one] Leg sie aus: Dann lässt sich noch eine deiner Karten anlegen.
   *[other] Leg sie aus: Dann lassen sich noch { $count } deiner Karten anlegen.
}
say-where = Wohin mit { $card }?
say-where-detail = Wähle eine der hellen Stellen oder eine andere Karte.
say-where-brief = Wähle eine helle Stelle.
say-fits = { $count ->
    [one] { $cards } passt an { $place }.
   *[other] { $cards } passen an { $place }.
}
# A chosen Wild of the phase could stand for something else: $card.
say-other = Noch einmal drücken für { $card }.
say-chosen = Du hast { $cards } gewählt.
say-cannot-go = { $card } kannst du jetzt nicht spielen.
say-skip = Wer setzt aus?
say-skip-detail = Die Karte liegt so lange vor dieser Person.
say-last-card = Deine letzte Karte kannst du jetzt nicht spielen.
say-claim = Willst du { $card } haben?
say-claim-detail = Klopf, bevor die Zeit um ist, oder lass es.
say-watch = Du schaust zu; die Handkarten siehst du nicht.
say-sending = Wird gesendet …
say-over = Das Spiel ist zu Ende.

## Knöpfe

act-draw = Karte ziehen
act-take = { $card } nehmen
act-lay = Phase { $phase } auslegen
act-hit = { $cards } anlegen an { $place }
act-discard = { $cards } ablegen
act-pass-draw = Ohne Karte weiter
act-pass-play = Letzte Karte behalten
act-knock = Klopfen
act-let-go = Nicht klopfen
act-really = Wirklich? { $act }
act-hold = Weiter drücken: { $act }
tool-hint = Tipp
tool-sort = Sortieren
tool-undo = Rückgängig
tool-again = Letzter Zug noch einmal
tools = Werkzeuge
sort-heading = Hand sortieren
sort-number = Nach Zahl
sort-colour = Nach Farbe
sort-phase = Nach dem, was die Phase braucht
sort-own = Wie du sie geordnet hast
sort-which-phase = Welche Phase willst du auslegen?
step-draw = Ziehen
step-lay = Aus- und anlegen
step-discard = Ablegen
step-roll = Würfeln
step-walk = Figur ziehen
steps = Schritte deines Zuges

## Plätze, Stapel, Gruppen

opponents = Die anderen
seat-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
seat-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
seat-phase = Phase { $phase }
seat-phase-groups = Phase { $phase }: { $groups }
seat-phases-open = Offene Phasen: { $phases }
seat-laid = Phase { $phase } liegt aus
seat-skips = { $count ->
    [one] setzt das nächste Mal aus
   *[other] setzt die nächsten { $count } Male aus
}
seat-away = ist nicht da
seat-back = { $player } ist wieder da
seat-bot-plays = { $bot } spielt, bis { $player } zurück ist
seat-bot-plays-on = { $bot } spielt für { $player } weiter
pile-draw-name = Nachziehstapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
pile-draw-label = Nachziehstapel, { $count }
pile-draw-short = Ziehen, { $count }
pile-discard-label = Ablagestapel
pile-discard-short = Ablage
pile-discard-name = Ablagestapel, oben { $card }
pile-discard-none = Ablagestapel, leer
# Dasselbe, wo nur die kurzen Wörter Platz haben.
pile-draw-short-name = Ziehen, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
pile-discard-short-name = Ablage, oben { $card }
pile-discard-short-none = Ablage, leer
piles = Stapel
your-phase = Deine Phase { $phase }
your-hand = Deine Hand
left-over = Übrig
left-over-fit = { $count ->
    [one] Eine davon lässt sich nach dem Auslegen anlegen.
   *[other] { $count } davon lassen sich nach dem Auslegen anlegen.
}
# Eine Karte der Hand, für Vorleseprogramme: was sonst von ihr zu wissen ist.
card-drawn = { $card }, eben gezogen
card-fits = { $card }, lässt sich anlegen
# Eine Gruppe, die auf Karten wartet; $missing ist, wie viele fehlen.
tray-ready = { $group }, vollständig
tray-missing = { $group }, { $missing ->
    [one] 1 Karte fehlt
   *[other] { $missing } Karten fehlen
}
tray-wrong = { $group }: { $reason }
# Knöpfe, die die gewählten Karten versetzen.
tray-buttons = In eine Gruppe der Phase
tray-into = In Gruppe { $number }: { $group }
tray-out = Aus der Gruppe
# Eine helle Stelle auf dem Tisch; $value ist, wofür die Karte stehen wird.
place-lit = { $cards } an { $place } anlegen
place-lit-as = { $cards } als { $value } an { $place } anlegen
place-lit-low = { $cards } als { $value } unten an { $place } anlegen
place-lit-high = { $cards } als { $value } oben an { $place } anlegen
place-at-low = { $cards } unten an { $place } anlegen
place-at-high = { $cards } oben an { $place } anlegen
places = Wo sie passt
skip-targets = Wer setzt aus?
# Unter dem Namen dieser Person.
skip-not-there = hat schon eine Aussetzen-Karte
skip-not-again = hat in dieser Runde schon ausgesetzt
knock-left = noch { $seconds } s

## Zettel

note-rule = Regel { $clause }
note-ask = Frag den Schiedsrichter
note-others = Andere Züge
note-none = Gerade gibt es keinen Tipp.
undo-none = Gerade gibt es nichts zurückzunehmen.
note-close = Zettel weglegen

## Das Blatt daneben

panel = Stand und Verlauf
panel-score = Stand
panel-phases = Phasen
panel-log = Verlauf
panel-rules = Regeln
score-phases = Phasen
score-points-short = Punkte

## Die Leitung

line-lost = Keine Verbindung.
line-lost-kept = Keine Verbindung. Dein Zug geht nicht verloren.
line-connecting = Verbinde …
line-outdated = Es gibt eine neuere Version dieser Seite.
line-reload = Laden
line-closed = Dieser Tisch ist geschlossen.
line-shut-heading = An diesen Tisch kommst du nicht
line-shut-text = Vielleicht ist der Link vertippt, oder es gibt den Tisch nicht mehr; oder das Spiel läuft schon, und Zuschauen ist nicht erlaubt.
line-left = Du hast diesen Tisch verlassen.

## Die Leiste oben und das Menü

table-menu = Menü
table-round = Runde { $round }
# Der Code, mit dem man an diesen Tisch kommt.
table-code = Code dieses Tisches: { $code }
sound-off = Ton ausschalten
sound-on = Ton einschalten
menu-pause = Pause vorschlagen
menu-pause-later = Pause vorschlagen, wenn ich dran bin
menu-resume = Weiterspielen vorschlagen
menu-end = Spielende vorschlagen
menu-end-sure = Es endet sofort und für alle, ohne Sieger.
menu-end-sure-vote = Es endet ohne Sieger, sobald genug Mitspieler zustimmen.
menu-end-yes = Spiel beenden
menu-leave = Das Spiel endgültig verlassen
menu-leave-sure = Ein Bot spielt für dich weiter, und du kannst nicht zurück.
menu-leave-yes = Endgültig verlassen
menu-explain = Jeden Schritt erklären
menu-explain-off = Lektionen weglassen
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
clock-left = noch { $time }
key-enter = Enter
score-player-name = Spieler
own-skips = { $count ->
    [one] Vor dir liegt eine Aussetzen-Karte: Du setzt das nächste Mal aus.
   *[other] Vor dir liegen { $count } Aussetzen-Karten: So oft setzt du aus.
}
look-back-before = Davor
look-back-after = Danach

## Das Brettspiel

say-swap = { $most ->
    [one] Höchstens eine Karte.
   *[other] Bis zu { $most } Karten; die zuletzt gewählte liegt oben.
}
say-keep = Welche behältst du?
say-keep-detail = { $most ->
    [one] Höchstens eine Karte; die anderen gehen zurück, und du bekommst neue.
   *[other] Bis zu { $most } Karten; die anderen gehen zurück, und du bekommst neue.
}
act-ask = Zuerst { $player } nach einer { $number } fragen
act-keep = { $count ->
    [one] Diese behalten
   *[other] Diese { $count } behalten
}
die = { $value } auf einem Würfel
ring = Der Rundweg
space-start = Start
# Kurz, auf einem Feld des Rundwegs, dessen Zeichen sagt, wie viele.
space-draw = Ziehen
# $action ist der Name dessen, was das Feld tut.
space-name = Feld { $space }, { $action }
# Was ein Feld tut, in wenigen Worten.
action-draw-brief = { $number ->
    [one] Nimm eine Karte.
   *[other] Nimm { $number } Karten.
}
action-search-brief = Such dir eine Karte.
action-again-brief = Noch ein Zug.
action-swap-brief = Tausche Karten.
action-everyone-brief = Alle ziehen.
action-joker-brief = Zieh einen Joker.
action-ask-brief = Frag nach einer Zahl.
action-star-brief = Wähle eine Aktion.
seat-jokers = { $count ->
    [one] hat einen Joker
   *[other] hat { $count } Joker
}
search-title = Der Ablagestapel, von oben
search-help = { $count ->
    [one] Die anderen sehen nur, dass du sie nimmst.
   *[other] Nimm eine von { $count }; niemand sieht, welche. Karten mit einem Punkt helfen deiner Phase.
}
# $card ist eine Karte oder eine Zahl: Sie würde der Phase helfen.
card-helps = { $card }, hilft deiner Phase
ask-number = { $number }, du hast { $count }
ask-help-line = Wer sie als Erstes hat, gibt dir eine. Hat sie niemand, ziehst du eine Karte. Unter jeder Zahl: wie viele du hast.
ask-left = Nach links
ask-right = Nach rechts
keep-count = Behalten, { $count } von { $most }
keep-for = für Phase { $phase }
keep-back = { $card } nicht behalten

## Das Blatt zwischen zwei Runden, und das Ende

sheet = Punktezettel
sheet-out = fertig
sheet-left = Auf der Hand
sheet-nothing = nichts
# Earlier rounds in one row, with the sum of their points.
sheet-rounds = Runden 1–{ $last }
sheet-total = Summe
sheet-next = Weiter
sheet-on-to = weiter mit Phase { $phase }
sheet-again = noch einmal Phase { $phase }
sheet-on-to-groups = weiter mit Phase { $phase }: { $groups }
sheet-moving = { $count ->
    [0] Niemand kommt weiter.
    [1] Eine Person kommt weiter.
    [2] Zwei von euch kommen weiter.
    [3] Drei von euch kommen weiter.
    [4] Vier von euch kommen weiter.
    [5] Fünf von euch kommen weiter.
    [6] Sechs von euch kommen weiter.
   *[other] { $count } von euch kommen weiter.
}
# Auf dem Telefon, in zwei Zeilen.
sheet-goes-out = { $player } macht aus.
sheet-goes-out-you = Du machst aus.
sheet-nobody-out = Niemand macht aus.
sheet-over = Runde { $round } ist zu Ende.
# $names sind $count Leute.
sheet-awaited = { $count ->
    [one] { $names } schaut noch.
   *[other] { $names } schauen noch.
}
sheet-look = Den Tisch ansehen
sheet-back = Zurück zum Punktezettel
sheet-next-round = Nächste Runde
sheet-result = Zum Ergebnis
sheet-waiting = Warte auf die anderen
# Sekunden, kurz.
seconds-short = { $seconds } s
end-abandoned = Das Spiel wurde vorzeitig beendet.
end-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
end-rematch = Noch ein Spiel
end-rematch-join = Beim neuen Spiel mitmachen
# Warum das Spiel gewonnen ist: $phase ist die letzte.
end-only = Phase { $phase } in Runde { $round }, und sonst hat sie niemand geschafft.
end-only-short = Niemand sonst hat Phase { $phase } geschafft.
end-fewest = Die wenigsten Punkte von { $count ->
    [2] zweien
    [3] dreien
    [4] vieren
    [5] fünfen
    [6] sechsen
   *[other] { $count }
} mit Phase { $phase }.
end-replayed = Punktgleich; entschieden hat die noch einmal gespielte Phase { $phase }.
end-made = Phase { $phase } in Runde { $round } geschafft.
end-all = Alle Phasen in Runde { $round } geschafft.
end-phases = { $count ->
    [one] 1 Phase geschafft
   *[other] { $count } Phasen geschafft
}

## Tasten, Befehle, und was vorgelesen wird

keys-heading = Tasten und Befehle
keys-turn = Wenn du am Zug bist
keys-ask = Fragen
keys-cards = Karten und Seite
keys-foot = Für alles, was eine Taste tut, gibt es auch einen Knopf. Züge kannst du eintippen wie in der Aufzeichnung: „discard R5“. Die Buchstabentasten lassen sich in den Einstellungen ausschalten.
key-space = Leertaste
key-shift = Umschalt
key-home = Pos1
key-end = Ende
key-act = Der helle Knopf
key-through = Durch die Hand
key-ends = Zur ersten und letzten Karte
key-choose = Auswählen, abwählen
key-move-card = Die Karte verschieben
key-into = In eine Gruppe, wieder heraus
key-places = Durch die hellen Stellen
key-let-go = Alles abwählen
key-command = Befehle
key-list = Diese Liste
key-draw = Ziehen
key-take = Vom Ablagestapel nehmen
key-lay = Die Phase auslegen
key-knock = Klopfen
key-hint = Tipp mit Begründung
key-undo = Zurücknehmen
key-sort = Hand anders sortieren
key-hand = Deine Hand
key-table = Was auf dem Tisch liegt
key-pile = Die Stapel
key-phases = Phasen und Punkte
key-counts = Wer wie viele Karten hat
key-clock = Uhren
key-last = Der letzte Zug
key-missing = Was dir fehlt
command-label = Ein Zug oder eine Frage
command-example = discard R5, why hit R8 on 2.1, hand
command-why = Schreib einen Zug dahinter: why hit R8 on 2.1
command-allowed = Dieser Zug ist jetzt erlaubt.
command-wait = Dein letzter Zug ist noch unterwegs.
answer-hand = { $count ->
    [one] Du hast 1 Karte: { $cards }.
   *[other] Du hast { $count } Karten: { $cards }.
}
# $place ist eine Gruppe, etwa „Folge von Nora“.
answer-group = { $place }: { $cards }.
answer-group-none = Noch liegt nichts auf dem Tisch.
answer-pile = Oben auf dem Ablagestapel: { $card }.
answer-draw = { $count ->
    [one] Der Nachziehstapel hat 1 Karte.
   *[other] Der Nachziehstapel hat { $count } Karten.
}
answer-phase = { $player }: Phase { $phase }, { $groups }.
answer-phase-points = { $player }: Phase { $phase }, { $groups }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
answer-count = { $player }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
answer-clock = { $player }: { $seconds } s.
answer-clock-none = An diesem Tisch gibt es keine Uhr.
# $values sind Zahlen oder Farben.
answer-missing = Noch nötig: { $values }.
answer-value = { $card }
announce-few = { $player } hat nur noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.

## Was der Tisch gemeinsam entscheidet

vote-paused = Das Spiel macht Pause.
vote-away = { $player } ist nicht da; in { $seconds } s übernimmt ein Bot.
vote-waits = Der Tisch wartet auf { $player }.
vote-wait = Warten
vote-standin = Einen Bot spielen lassen
vote-yes = Ich bin dafür
vote-no = Stimme zurücknehmen
vote-queued = { $player } möchte im nächsten eigenen Zug eine Pause.
vote-queued-own = Du bittest um eine Pause, sobald du dran bist.
# $names haben dafür gestimmt: $yes von $needed Stimmen; $player ist, um wen es geht.
vote-about-pause = Eine Pause? Dafür: { $names } ({ $yes } von { $needed }).
vote-about-resume = Weiterspielen? Dafür: { $names } ({ $yes } von { $needed }).
vote-about-wait = Auf { $player } warten? Dafür: { $names } ({ $yes } von { $needed }).
vote-about-standin = Ein Bot für { $player }? Dafür: { $names } ({ $yes } von { $needed }).
vote-about-end = Das Spiel beenden? Dafür: { $names } ({ $yes } von { $needed }).

## Der Tisch auf einem großen Bildschirm, für alle im Raum

screen-heading = Tischanzeige
screen-open = Diesen Tisch auf einem großen Bildschirm zeigen
# Neben dem QR-Code: während des Spiels und davor.
screen-join = Mitspielen oder zuschauen
screen-come = Scannen und hinsetzen
screen-close = Tischanzeige verlassen
