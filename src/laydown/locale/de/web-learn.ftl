# Ein erstes Spiel an einem Tisch, der jeden Schritt erklärt, wenn er kommt.

lessons = Lektionen
lesson-got = Verstanden
lesson-skip = Lektionen weglassen
lesson-again = Noch einmal erklären
# So viele aller Lektionen sind gekommen.
lesson-progress = { $met } von { $all }
# $advice ist der Zug, den ein Tipp nennt.
lesson-try = Versuch das: { $advice }

## Die Phase und die Arten von Gruppen; im Titel steht die Phase selbst

lesson-goal = { $rounds ->
    [yes] Für jede Phase gibt es eine Runde, und am Ende gewinnt, wer die wenigsten Punkte hat.
   *[no] Das sammelst du jetzt, dann geht es Phase für Phase weiter: Wer als Erstes alle hinter sich hat, gewinnt.
}
lesson-group-set = Ein Satz (Zwilling, Drilling und so weiter) sind Karten mit der gleichen Zahl, egal in welchen Farben.
lesson-group-run = In einer Folge folgen die Zahlen aufeinander, egal in welchen Farben.
lesson-group-colour = In einer Farbgruppe haben alle Karten die gleiche Farbe; die Zahlen sind egal.
lesson-group-odd = Bei ungeraden Karten passt jede ungerade Zahl, auch mehrmals.
lesson-group-even = Bei geraden Karten passt jede gerade Zahl, auch mehrmals.
lesson-group-pairs = In einer Folge aus Zwillingen folgen die Zahlen aufeinander, jede zweimal.
lesson-group-colour-run = In einer Farbfolge folgen die Zahlen aufeinander, alle in einer Farbe.
lesson-group-odd-run = Eine Folge aus ungeraden Karten lässt die geraden Zahlen aus, zum Beispiel 3, 5, 7.
lesson-group-even-run = Eine Folge aus geraden Karten lässt die ungeraden Zahlen aus, zum Beispiel 4, 6, 8.
lesson-group-odd-pairs = Hier folgen ungerade Zahlen aufeinander, jede zweimal, zum Beispiel 3, 3, 5, 5.
lesson-group-even-pairs = Hier folgen gerade Zahlen aufeinander, jede zweimal, zum Beispiel 4, 4, 6, 6.

## Ein Zug

lesson-draw = Ziehen oder nehmen
# $card liegt offen.
lesson-draw-text = Nimm { $card } nur dann vom Ablagestapel, wenn die Karte deiner Phase hilft: Die anderen sehen, was du nimmst. Sonst zieh vom Nachziehstapel.
lesson-draw-blocked = Eine Aussetzen-Karte liegt oben
lesson-draw-blocked-text = Eine Aussetzen-Karte darf niemand vom Ablagestapel nehmen. Zieh vom Nachziehstapel.
lesson-draw-empty = Keine Karte zum Ziehen da
lesson-draw-empty-text = Auf keinem der beiden Stapel liegt eine Karte für dich. Du spielst ohne weiter.
lesson-missing = Was noch fehlt
lesson-missing-text = { $count ->
    [one] Dir fehlt eine Karte: Die gestrichelte Lücke zeigt, was hineinpasst.
   *[other] Dir fehlen { $count } Karten: Die gestrichelten Lücken zeigen, was hineinpasst.
} „Sortieren“ ordnet deine Hand anders.
lesson-discard = Leg eine Karte ab
lesson-discard-text = Jeder Zug endet mit dem Ablegen: Wähle eine Karte, die deine Phase nicht braucht, und drück dann auf den Knopf.
lesson-lay = Leg deine Phase aus
lesson-lay-text = Du hast sie zusammen: Der helle Knopf legt sie aus, alles auf einmal. Damit ist sie geschafft, egal wer die Runde beendet.
lesson-free-order = In beliebiger Reihenfolge
lesson-free-order-text = Du machst deine Phasen in beliebiger Reihenfolge, eine pro Runde. Gezeigt wird die, für die dir am wenigsten fehlt.
lesson-rid = Werde deine Karten los
lesson-rid-text = Deine Phase ist geschafft. Leg jetzt in jedem Zug an, was passt, und am Ende eine Karte ab.
lesson-hit = Anlegen
lesson-hit-text = Karten mit einem Punkt passen an Gruppen auf dem Tisch, auch an die der anderen. Wähle eine, dann die Stelle.
lesson-hit-pair = Einen Zwilling anlegen
lesson-hit-pair-text = Eine Folge aus Zwillingen wächst nur um ganze Zwillinge: Du legst zwei Karten auf einmal an.
lesson-two-discards = Zwei Karten ablegen
lesson-two-discards-text = Auf dem Tisch liegen nur volle Folgen, an die keine Zahl mehr passt: Du darfst zwei Karten statt einer ablegen.
lesson-out = Ausmachen
lesson-out-text = { $how ->
    [discard] Deine letzte Karte musst du ablegen; behalte also eine dafür.
   *[any] Deine letzte Karte darfst du anlegen oder ablegen, wie du willst.
} Wer keine Karten mehr hat, beendet die Runde für alle.
lesson-last-kept = Deine letzte Karte
lesson-last-kept-text = Ausmachen kannst du nur, wenn deine Phase auf dem Tisch liegt. Du behältst diese Karte also, und dein Zug ist zu Ende.
lesson-claim = Klopfen
lesson-claim-text = Die eben abgelegte Karte kannst du haben: Klopf, dann spielst du mit ihr einen Zug. Oder lass es.

## Besondere Karten

lesson-wild = { $letter ->
    [J] Ein Joker
   *[W] Ein Joker
}
lesson-wild-text = [W] steht für jede Zahl oder Farbe, die du brauchst. { $points ->
    [0] Heb ihn für deine Phase auf.
    [one] Hast du ihn am Ende der Runde noch auf der Hand, kostet er 1 Punkt.
   *[other] Hast du ihn am Ende der Runde noch auf der Hand, kostet er { $points } Punkte.
}
lesson-joker = Ein Joker
lesson-joker-text = Eine Karte, die verkehrt herum gehalten wird, ist ein Joker: Sie steht für jede Zahl oder Farbe, die du brauchst. Die anderen sehen, welche es ist.
lesson-skip-card = Eine Aussetzen-Karte
lesson-skip-card-text = Statt abzulegen, kannst du [S] vor jemand anderen legen, der dann einmal aussetzt. Sie passt in keine Phase{ $points ->
    [0] .
    [one] , und bleibt sie auf der Hand, kostet sie 1 Punkt.
   *[other] , und bleibt sie auf der Hand, kostet sie { $points } Punkte.
}

## Was andere tun

lesson-skipped = Du setzt aus
lesson-skipped-text = Jemand hat eine Aussetzen-Karte vor dich gelegt. Sie kostet dich einen Zug, dann ist sie weg.
lesson-skipped-start = Aussetzen am Anfang
lesson-skipped-start-text = Der Ablagestapel begann mit einer Aussetzen-Karte: Du wärst als Erstes dran gewesen, also setzt du einmal aus.
lesson-other-laid = { $player } hat ausgelegt
lesson-other-laid-text = Diese Phase ist geschafft und bleibt liegen. Du kannst daran anlegen, sobald auch deine Phase auf dem Tisch liegt.
lesson-reshuffled = Ein neuer Nachziehstapel
lesson-reshuffled-text = Der Nachziehstapel war leer. Alle abgelegten Karten bis auf die oberste wurden gemischt und liegen nun dort.

## Auf dem Rundweg; was eine Aktion tut, steht davor

lesson-roll = Würfle
lesson-roll-text = Ein Zug beginnt mit beiden Würfeln. Dann wählst du einen davon: So weit zieht deine Figur, und du tust, was ihr Feld sagt.
lesson-walk = Wähle einen Würfel
lesson-walk-text = Jeder Knopf zeigt, wohin dich ein Würfel führt und was du dort tust. Besetzte Felder überspringst du, und sie zählen nicht mit.
lesson-double = Ein Pasch
lesson-double-text = Beide Würfel zeigen dieselbe Zahl: Zieh um diese Zahl weiter oder um das Doppelte.
lesson-action-draw-text = Du siehst jede Karte, bevor du wählst, woher die nächste kommt.
lesson-action-search-text = Der Rest kommt in derselben Reihenfolge zurück.
lesson-action-again-text = Dieses Feld ist also zwei Züge hintereinander wert.
lesson-action-swap-text = Leg ab, was dir am wenigsten hilft: Danach hast du auf jeden Fall eine Karte mehr.
lesson-action-everyone-text = Die anderen ziehen nach dir, im Uhrzeigersinn.
lesson-action-joker-text = Er steht für jede Zahl oder Farbe, die du brauchst.
lesson-action-ask-text = Nenn eine Zahl, die du brauchst; hat sie niemand, ziehst du eine Karte.
lesson-action-star-text = Such dir also aus, was dir am meisten hilft.
lesson-give = Du wirst nach einer Karte gefragt
lesson-give-text = Du hast eine { $number }, also musst du eine hergeben; hast du mehrere, wählst du, welche. Dann ziehst du dafür eine Karte.
lesson-keep = Karten behalten
lesson-keep-text = Du hast nicht ausgelegt und versuchst dieselbe Phase noch einmal. { $most ->
    [one] Eine Karte darfst du behalten; die anderen gehen zurück, und du bekommst neue.
   *[other] Bis zu { $most } Karten darfst du behalten; die anderen gehen zurück, und du bekommst neue.
}

## Das Ende einer Runde

lesson-round = Die Runde ist zu Ende
lesson-round-text = { $how ->
    [all] Alle rücken zur nächsten Phase vor, geschafft oder nicht.
    [more] Wer die Runde beendet hat, rückt { $steps } Phasen vor, alle anderen, die ausgelegt haben, eine. Die Übrigen versuchen ihre noch einmal.
   *[one] Wer ausgelegt hat, rückt zur nächsten Phase vor. Die Übrigen versuchen ihre noch einmal.
}
lesson-points = Punkte
# $numbers sagt, was Zahlen kosten; $wild und $skip sind 0, wo es keine gibt.
lesson-points-text = { $kind ->
    [none] Karten, die auf der Hand bleiben, kosten in diesem Spiel nichts.
    [face] Eine Zahl, die auf der Hand bleibt, kostet ihren Wert{ $skip ->
        [0] { "" }
       *[other] , eine Aussetzen-Karte { $skip }
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] ein Joker
           *[W] ein Joker
        } { $wild }
    }. Je weniger Punkte, desto besser.
   *[some] Was auf der Hand bleibt, kostet Punkte: { $numbers }{ $skip ->
        [0] { "" }
       *[other] , { $skip } für eine Aussetzen-Karte
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] { $wild } für einen Joker
           *[W] { $wild } für einen Joker
        }
    }. Je weniger Punkte, desto besser.
}
# Zahlen, die gleich viel kosten: „je 5 für 1 bis 9“.
lesson-class = je { $points } für { $first } bis { $last }
lesson-class-one = { $points } für eine { $first }
lesson-classes = { $first }, { $rest }
