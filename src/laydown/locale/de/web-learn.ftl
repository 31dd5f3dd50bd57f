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
    [yes] Für jede Phase gibt es eine Runde, und am Ende gewinnen die wenigsten Punkte.
   *[no] Das sammelst du jetzt, danach Phase um Phase: Wer als Erstes alle geschafft hat, gewinnt.
}
lesson-group-set = Zwilling, Drilling und so weiter haben nur eine Zahl, in beliebigen Farben.
lesson-group-run = In einer Folge folgen die Zahlen aufeinander, in beliebigen Farben.
lesson-group-colour = In einer Farbgruppe haben alle Karten eine Farbe; die Zahlen sind egal.
lesson-group-odd = Ungerade Karten sind beliebige ungerade Zahlen, auch gleiche.
lesson-group-even = Gerade Karten sind beliebige gerade Zahlen, auch gleiche.
lesson-group-pairs = In einer Folge aus Zwillingen kommt jede Zahl zweimal, und die Zahlen folgen aufeinander.
lesson-group-colour-run = In einer Farbfolge folgen die Zahlen aufeinander, alle in einer Farbe.
lesson-group-odd-run = Eine Folge aus ungeraden Karten lässt die geraden Zahlen aus, zum Beispiel 3, 5, 7.
lesson-group-even-run = Eine Folge aus geraden Karten lässt die ungeraden Zahlen aus, zum Beispiel 4, 6, 8.
lesson-group-odd-pairs = Hier kommt jede ungerade Zahl zweimal, und die geraden fallen aus.
lesson-group-even-pairs = Hier kommt jede gerade Zahl zweimal, und die ungeraden fallen aus.

## Ein Zug

lesson-draw = Ziehen oder nehmen
# $card liegt offen.
lesson-draw-text = Nimm die offene { $card } nur, wenn sie deiner Phase hilft: Die anderen sehen es. Sonst zieh vom Stapel.
lesson-draw-blocked = Eine Aussetzen-Karte liegt oben
lesson-draw-blocked-text = Eine Aussetzen-Karte darf niemand vom Ablagestapel nehmen. Zieh vom anderen Stapel.
lesson-draw-empty = Keine Karte zu ziehen
lesson-draw-empty-text = Kein Stapel hat jetzt eine Karte für dich. Du spielst ohne weiter.
lesson-missing = Was noch fehlt
lesson-missing-text = { $count ->
    [one] Dir fehlt eine Karte: Die gestrichelte Lücke zeigt, was sie füllen würde.
   *[other] Dir fehlen { $count } Karten: Die gestrichelten Lücken zeigen, was sie füllen würde.
} „Sortieren“ ordnet deine Hand anders.
lesson-discard = Leg eine Karte ab
lesson-discard-text = Jeder Zug endet mit dem Ablegen: Wähle eine Karte und drück dann auf den Knopf. Gib her, was deine Phase nicht braucht.
lesson-lay = Leg deine Phase aus
lesson-lay-text = Du hast sie beisammen: Der helle Knopf legt sie aus, alles auf einmal. Dann ist sie geschafft, egal wer die Runde beendet.
lesson-free-order = In beliebiger Reihenfolge
lesson-free-order-text = Du darfst deine Phasen in beliebiger Reihenfolge schaffen, eine in jeder Runde. Gezeigt wird die nächstliegende.
lesson-rid = Werde deine Karten los
lesson-rid-text = Deine Phase ist geschafft. Jetzt legst du in jedem Zug an, was auf dem Tisch passt, und am Ende eine Karte ab.
lesson-hit = Anlegen
lesson-hit-text = Karten mit einem Punkt passen an Gruppen auf dem Tisch, auch an die der anderen. Wähle eine, dann ihren Platz.
lesson-hit-pair = Einen Zwilling anlegen
lesson-hit-pair-text = Eine Folge aus Zwillingen wächst nur um ganze Zwillinge: Zwei Karten gehen auf einmal dorthin.
lesson-two-discards = Zwei Karten ablegen
lesson-two-discards-text = Auf dem Tisch liegen nur volle Folgen: Wenn du magst, leg zwei Karten auf einmal ab.
lesson-out = Ausmachen
lesson-out-text = { $how ->
    [discard] Deine letzte Karte musst du ablegen; behalte also eine dafür.
   *[any] Deine letzte Karte darfst du anlegen oder ablegen, wie du willst.
} Wer keine Karten mehr hat, beendet die Runde für alle.
lesson-last-kept = Deine letzte Karte
lesson-last-kept-text = Ausmachen kannst du nur, wenn deine Phase auf dem Tisch liegt. Du behältst diese Karte also, und dein Zug ist zu Ende.
lesson-claim = Klopfen
lesson-claim-text = Die eben abgelegte Karte kannst du haben: Klopf, und du spielst einen Zug mit ihr. Oder lass es.

## Besondere Karten

lesson-wild = { $letter ->
    [J] Ein Joker
   *[W] Ein Joker
}
lesson-wild-text = [W] steht für jede Zahl oder Farbe, die du brauchst. { $points ->
    [0] Heb ihn für deine Phase auf.
    [one] Hältst du ihn am Ende der Runde noch, kostet er 1 Punkt.
   *[other] Hältst du ihn am Ende der Runde noch, kostet er { $points } Punkte.
}
lesson-joker = Ein Joker
lesson-joker-text = Eine Karte, die verkehrt herum gehalten wird, ist ein Joker: Sie steht für jede Zahl oder Farbe, die du brauchst. Die anderen sehen, welche es ist.
lesson-skip-card = Eine Aussetzen-Karte
lesson-skip-card-text = Leg [S] statt einer anderen Karte ab, vor jemanden, der dann einmal aussetzt. Sie passt in keine Phase{ $points ->
    [0] .
    [one] , und am Ende auf der Hand kostet sie 1 Punkt.
   *[other] , und am Ende auf der Hand kostet sie { $points } Punkte.
}

## Was andere tun

lesson-skipped = Du setzt aus
lesson-skipped-text = Jemand hat eine Aussetzen-Karte vor dich gelegt. Das kostet dich einen Zug, dann ist sie weg.
lesson-skipped-start = Aussetzen am Anfang
lesson-skipped-start-text = Der Ablagestapel begann mit einer Aussetzen-Karte: Wer anfängt, und das warst du, verliert den ersten Zug.
lesson-other-laid = { $player } hat ausgelegt
lesson-other-laid-text = Diese Phase ist geschafft und bleibt liegen. Du kannst daran anlegen, sobald auch deine Phase auf dem Tisch liegt.
lesson-reshuffled = Ein neuer Nachziehstapel
lesson-reshuffled-text = Der Nachziehstapel war leer. Alle abgelegten Karten bis auf die oberste wurden gemischt und liegen nun dort.

## Auf dem Ring; was eine Aktion tut, steht davor

lesson-roll = Würfle
lesson-roll-text = Ein Zug beginnt mit beiden Würfeln. Du gehst um einen davon weiter, wie du willst, und tust, was das Feld dort sagt.
lesson-walk = Wähle einen Würfel
lesson-walk-text = Jeder Knopf zeigt, wohin ein Würfel führt und was du dort tust. Besetzte Felder werden übersprungen.
lesson-double = Ein Pasch
lesson-double-text = Beide Würfel zeigen dasselbe: Geh um diese Zahl weiter oder um das Doppelte.
lesson-action-draw-text = Jede Karte siehst du, bevor du die nächste wählst.
lesson-action-search-text = Der Rest kommt in derselben Ordnung zurück.
lesson-action-again-text = Dieses Feld ist also zwei Züge hintereinander wert.
lesson-action-swap-text = Gib her, was dir am wenigsten hilft: Am Ende hast du eine Karte mehr.
lesson-action-everyone-text = So bleibt niemand zurück.
lesson-action-joker-text = Er steht für jede Zahl oder Farbe, die du brauchst.
lesson-action-ask-text = Nenn eine Zahl, die du brauchst; hat sie niemand, ziehst du eine Karte.
lesson-action-star-text = Such dir also aus, was dir am meisten hilft.
lesson-give = Du wirst gefragt
lesson-give-text = Du hast eine { $number }, also musst du eine hergeben; hast du mehrere, wählst du, welche. Dann ziehst du dafür eine Karte.
lesson-keep = Karten behalten
lesson-keep-text = Du hast nicht ausgelegt und versuchst dieselbe Phase noch einmal. { $most ->
    [one] Eine Karte darfst du dafür behalten; der Rest wird neu gegeben.
   *[other] Bis zu { $most } Karten darfst du dafür behalten; der Rest wird neu gegeben.
}

## Das Ende einer Runde

lesson-round = Die Runde ist zu Ende
lesson-round-text = { $how ->
    [all] Alle kommen zur nächsten Phase, ausgelegt oder nicht.
    [more] Wer die Runde beendet hat, rückt { $steps } Phasen vor, alle anderen, die ausgelegt haben, eine. Die Übrigen versuchen ihre noch einmal.
   *[one] Wer ausgelegt hat, kommt zur nächsten Phase. Die Übrigen versuchen ihre noch einmal.
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
    }. Wenige Punkte sind gut.
   *[some] Was auf der Hand bleibt, kostet Punkte: { $numbers }{ $skip ->
        [0] { "" }
       *[other] , { $skip } für eine Aussetzen-Karte
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] { $wild } für einen Joker
           *[W] { $wild } für einen Joker
        }
    }. Wenige Punkte sind gut.
}
# Zahlen, die gleich viel kosten: „je 5 für 1 bis 9“.
lesson-class = je { $points } für { $first } bis { $last }
lesson-class-one = { $points } für eine { $first }
lesson-classes = { $first }, { $rest }
