# Fragen, die beim Spielen aufkommen, und was man antwortet: siehe src/laydown/answers. faq-words sind
# andere Wörter, mit denen man eine Frage findet. Eine Antwort steht hinter ihrem Ja oder Nein.

faq-verdict-yes = Ja.
faq-verdict-no = Nein.
faq-verdict-depends = Kommt darauf an.
# Wörter, die nichts darüber sagen, wonach gefragt wird.
faq-small-words = ein eine einen einem einer eines der die das den dem des ich du er sie es wir ihr man mein meine meinen meinem meiner dein deine mich mir dich dir ist sind war wird werden darf dürfen kann können muss müssen soll habe hat haben zu in im an am auf aus bei beim von vom für mit und oder wenn was wer wen wem wie wann welche welcher welches dass dieser da so auch nicht noch schon passiert geschieht mal

## Wie geantwortet wird

# Die Anleitung der Ausgabe sagt nichts; eine unserer Regeln folgt.
faq-silent = Die Anleitung sagt dazu nichts; so entscheiden wir es.
# $edition ist der Name einer Ausgabe, oder mehrerer; ihre Antwort folgt.
faq-edition = { $edition }:
faq-by = Nach { $clauses }.
faq-with = Mit der Option „{ $option }“:
faq-heading = Fragen zu den Regeln
faq-search = Frag mit ein paar Wörtern: letzte Karte, zweimal aussetzen …
faq-elsewhere = In anderen Ausgaben
faq-everywhere = In den anderen Ausgaben ist es genauso.
faq-nearby = Ähnliche Fragen
faq-none = Zu „{ $query }“ wurde keine Frage gefunden. Versuch es mit anderen Wörtern.
faq-none-help = Um alle Fragen zu sehen, tipp laydown ask.
faq-list-help = Um eine Antwort zu lesen, tipp laydown ask und ein paar Wörter der Frage.

## Themen

faq-theme-setup = Vor dem Spiel
faq-theme-drawing = Ziehen und ablegen
faq-theme-laying = Phasen
faq-theme-wilds = Joker
faq-theme-skips = Aussetzen
faq-theme-hitting = Anlegen
faq-theme-round = Ende einer Runde
faq-theme-game = Ende des Spiels
faq-theme-ring = Auf dem Spielplan

## Antworten auf mehrere Fragen

faq-answer-no-skips = In dieser Ausgabe gibt es keine Aussetzen-Karten.
faq-answer-no-points = In dieser Ausgabe werden keine Punkte gezählt.
faq-answer-no-ring = Diese Ausgabe spielt man nur mit Karten: Es gibt keine Würfel, keine Figuren und keine Aktionsfelder.

## Vor dem Spiel

faq-players = Wie viele können mitspielen?
faq-words-players = Anzahl Spieler Personen Leute zwei drei sechs sieben höchstens mindestens
faq-answer-players-six = 2 bis 6 Personen.

faq-deck = Wie viele Karten hat das Spiel?
faq-words-deck = Kartensatz Deck Inhalt Joker Aussetzen Farben Zahlen Anzahl
faq-answer-deck-classic = 108: die Zahlen 1 bis 12, zweimal in jeder der vier Farben, dazu 8 Joker und 4 Aussetzen-Karten.
faq-answer-deck-assumed = Wir nehmen 108 an, wie im klassischen Spiel: 96 Zahlenkarten, 8 Joker und 4 Aussetzen-Karten. Die Anleitung zählt sie nicht auf.
faq-answer-deck-express = 54: die Zahlen 1 bis 12, einmal in jeder der vier Farben, dazu 3 Joker und 3 Aussetzen-Karten.
faq-answer-deck-board = 96: die Zahlen 1 bis 12, zweimal in jeder der vier Farben. Aussetzen-Karten gibt es nicht, und ein Joker ist eine Karte, die im Spiel umgedreht wird.

faq-deal = Wie viele Karten bekommt jeder?
faq-words-deal = austeilen verteilen geben Hand Handkarten Anfang Beginn
faq-answer-deal-ten = Jeder bekommt 10 Karten.
faq-answer-deal-five = Jeder bekommt 5 Karten.
faq-answer-deal-seven = Jeder bekommt 7 Karten.

faq-first-card = Was ist, wenn die erste aufgedeckte Karte ein Joker oder eine Aussetzen-Karte ist?
faq-words-first-card = Startkarte Anfang Beginn Ablagestapel umgedreht offen Aussetzen
faq-answer-first-card-counts = Beide gelten. Wer anfängt, darf den Joker nehmen; eine Aussetzen-Karte kostet ihn diesen Zug.
faq-answer-first-card-under = Sie kommt unter den Nachziehstapel, und eine andere wird aufgedeckt.
faq-answer-first-card-neither = Das gibt es nicht: Im Spiel sind nur Zahlenkarten. Fünf davon eröffnen den Ablagestapel.

faq-begins = Wer fängt an?
faq-words-begins = beginnt Start Anfang erster Zug Geber links Jüngster Uhrzeigersinn
faq-answer-begins-left = Wer links vom Geber sitzt; dann geht es im Uhrzeigersinn weiter. Wer zuerst gibt, bestimmt ihr selbst.
faq-answer-begins-youngest = Die jüngste Person, oder wen ihr bestimmt; dann geht es im Uhrzeigersinn weiter.

faq-next-round = Wer beginnt die nächste Runde?
faq-words-next-round = Geber gibt neue zweite mischen fängt an Start
faq-answer-next-round-dealer = Gegeben wird reihum nach links, und wer links vom neuen Geber sitzt, fängt an.
faq-answer-next-round-board = Wer links von der Person sitzt, die die letzte Runde beendet hat.

## Ziehen und ablegen

faq-must-draw = Muss ich in meinem Zug eine Karte ziehen?
faq-words-must-draw = Pflicht passen verzichten ohne nehmen Beginn aufnehmen
faq-answer-must-draw-draw = Jeder Zug beginnt mit einer Karte von einem der beiden Stapel. Darauf verzichten kannst du nicht.
faq-answer-must-draw-roll = Hier beginnt ein Zug mit den Würfeln. Würfeln, ziehen und die Aktion des Feldes sind Pflicht; welche Karten du bekommst, sagt die Aktion.

faq-take-deeper = Darf ich eine Karte aus der Mitte des Ablagestapels nehmen?
faq-words-take-deeper = tiefer weiter unten darunter mehrere ganzen zweite ältere durchsuchen
faq-answer-take-deeper-top = Nur die oberste, und nur eine Karte in einem Zug.
faq-answer-take-deeper-search = Meist nur die oberste. Mit der Aktion Suchen siehst du den ganzen Stapel durch und nimmst eine beliebige Karte.

faq-take-wild = Darf ich einen Joker vom Ablagestapel nehmen?
faq-words-take-wild = aufnehmen ziehen oberste
faq-answer-take-wild-yes = Liegt ein Joker oben, darfst du ihn nehmen wie jede andere Karte.
faq-answer-take-wild-ordinary = Was oben liegt, darfst du nehmen. Ein abgelegter Joker ist aber wieder eine gewöhnliche Zahlenkarte.

faq-take-skip = Darf ich eine Aussetzen-Karte vom Ablagestapel nehmen?
faq-words-take-skip = aufnehmen ziehen oberste Aussetzer
faq-answer-take-skip-no = Auf dem Ablagestapel bleibt sie liegen: Zieh vom Nachziehstapel.

faq-under-skip = Oben liegt eine Aussetzen-Karte: Darf ich die Karte darunter nehmen?
faq-words-under-skip = unter gesperrt blockiert Ablagestapel Aussetzer
faq-answer-under-skip-blocked = Sie sperrt den Ablagestapel, bis eine andere Karte darauf liegt. Du ziehst vom Nachziehstapel.
faq-answer-under-skip-rarely = Liegt eine oben, sperrt sie den Stapel. Das ist hier selten, denn eine gebrauchte kommt ganz nach unten.

faq-draw-empty = Was ist, wenn der Nachziehstapel leer ist?
faq-words-draw-empty = aufgebraucht alle Karten weg keine mehr mischen neu zu Ende Ziehstapel
faq-answer-draw-empty-shuffle = Braucht jemand eine Karte davon, werden alle abgelegten Karten bis auf die oberste gemischt und sind der neue Nachziehstapel. Gibt es keine, nimmst du die oberste abgelegte, wo du darfst, oder machst ohne Karte weiter.

faq-discard-drawn = Darf ich die gerade gezogene Karte gleich wieder ablegen?
faq-words-discard-drawn = dieselbe zurück wegwerfen sofort genommene
faq-answer-discard-drawn-yes = Sie darf gleich wieder weg, egal von welchem Stapel sie kam.

faq-knock = Darf ich eine abgelegte Karte nehmen, wenn ich nicht am Zug bin?
faq-words-knock = klopfen Klopfvariante außer der Reihe kaufen dazwischen
faq-answer-knock-printed = Im gewöhnlichen Spiel nicht. Diese Anleitung kennt aber die Variante Klopfen: Einigt euch vor dem Spiel darauf.
faq-answer-knock-house = Nicht nach dieser Anleitung. Ihr könnt euch aber vor dem Spiel auf Klopfen als Hausregel einigen.
faq-answer-knock-never = Das Brettspiel kennt keine solche Regel und auch keine Varianten.
faq-answer-knock-knocking = Klopf, und du bekommst die eben abgelegte Karte, statt zu ziehen. Du spielst deinen Zug, danach ist dein linker Nachbar dran. Wer übersprungen wird, verliert diesen Zug; Aussetzen-Karten bekommt man so nicht.

## Phasen

faq-lay-part = Darf ich einen Teil der Phase auslegen und den Rest später?
faq-words-lay-part = halb teilweise unvollständig nacheinander einzeln erst
faq-answer-lay-part-no = Eine Phase kommt ganz, auf einmal und aus der Hand auf den Tisch.

faq-must-lay = Muss ich meine Phase auslegen, sobald ich kann?
faq-words-must-lay = Pflicht zurückhalten warten später sofort gleich behalten zwingend
faq-answer-must-lay-no = Du darfst sie zurückhalten und in einem späteren Zug auslegen. Endet die Runde aber vorher, bleibst du bei dieser Phase.

faq-lay-longer = Darf ich mehr Karten auslegen, als die Phase verlangt?
faq-words-lay-longer = länger größer zusätzlich extra vier statt drei nötig
faq-answer-lay-longer-yes = Jede Gruppe darf länger sein als verlangt, nie kürzer.

faq-extra-group = Darf ich außer meiner Phase noch einen Satz oder eine Folge auslegen?
faq-words-extra-group = dritten weitere zusätzlich neue Gruppe Kombination Drilling
faq-answer-extra-group-no = Du legst genau die Gruppen deiner Phase aus. Andere Karten kannst du nur an Gruppen anlegen, die schon auf dem Tisch liegen.

faq-two-phases = Darf ich in einer Runde zwei Phasen auslegen?
faq-words-two-phases = zweite nächste gleich weitere mehrere
faq-answer-two-phases-no = Pro Runde eine Phase; die nächste kommt in der nächsten Runde dran.

faq-longer-counts = Zählt eine längere Folge auch für eine spätere Phase?
faq-words-longer-counts = 8 acht sieben neun gilt beide gewachsen verlängert wird
faq-answer-longer-counts-no = Was du auslegst, ist deine jetzige Phase und sonst nichts, so lang es auch wird.
faq-answer-longer-counts-free = Beim Auslegen sagst du, welche Phase es ist, und nur die zählt; angelegte Karten machen keine andere daraus.

faq-same-number = Dürfen zwei Sätze einer Phase die gleiche Zahl haben?
faq-words-same-number = gleiche sechs Zehner acht Drillinge Vierlinge zweimal
faq-answer-same-number-yes = Hast du genug Karten einer Zahl, kannst du sie auf beide Sätze verteilen.

faq-colours = Müssen die Karten eines Satzes oder einer Folge die gleiche Farbe haben?
faq-words-colours = Farben gleiche gemischt bunt egal
faq-answer-colours-free = Dort sind die Farben egal. Sie zählen nur, wo eine Phase Karten einer Farbe verlangt.
faq-answer-colours-but-one = In Sätzen und einfachen Folgen sind die Farben egal. Nur die Farbfolge von Phase 7 und die Karten von Phase 10 brauchen eine Farbe.

faq-twelve-one = Folgt auf die 12 die 1?
faq-words-twelve-one = 11 zwölf eins Folge Ecke verbinden weiter Anschluss herum
faq-answer-twelve-one-no = Eine Folge bleibt zwischen 1 und 12: Nach der 12 kommt nichts, und vor der 1 auch nicht.

faq-order = Darf ich die Phasen in anderer Reihenfolge machen?
faq-words-order = frei beliebig auslassen überspringen aussuchen wählen
faq-answer-order-fixed = Die Phasen kommen der Reihe nach, und du bleibst bei deiner, bis du sie ausgelegt hast.
faq-answer-order-free = Leg irgendeine Phase aus, die dir noch fehlt, eine pro Runde, und sag, welche es ist.

faq-not-made = Ich habe meine Phase nicht ausgelegt: Rücke ich vor?
faq-words-not-made = geschafft verfehlt wiederholen nochmal bleibe nächste Runde
faq-answer-not-made-again = In der nächsten Runde versuchst du dieselbe Phase noch einmal.
faq-answer-not-made-keep = Du bleibst bei deiner Phase und darfst bis zu 5 Handkarten in die nächste Runde mitnehmen.
faq-answer-not-made-ten-rounds = Nach jeder Runde rücken alle zur nächsten Phase vor, geschafft oder nicht.

faq-laid-not-out = Ich habe ausgelegt, aber nicht ausgemacht: Rücke ich vor?
faq-words-laid-not-out = anderer gewonnen Runde nächste Phase zählt weiter
faq-answer-laid-not-out-yes = Mit dem Auslegen ist die Phase geschafft. Wer die Runde gewinnt, ist dafür egal.
faq-answer-laid-not-out-one = Dein Marker rückt um eine Phase vor; um zwei nur, wer die Runde beendet hat.

faq-out-two-phases = Rückt zwei Phasen vor, wer die Runde gewinnt?
faq-words-out-two-phases = Sieger Gewinner ausgemacht beendet Marker
faq-answer-out-two-phases-no = Alle, die ausgelegt haben, rücken um eine Phase vor, auch wer ausgemacht hat.
faq-answer-out-two-phases-yes = Wer die Runde beendet, rückt zwei Phasen vor und lässt so eine aus; die anderen, die ausgelegt haben, rücken um eine vor.

## Joker

faq-wild-exchange = Darf man einen Joker auf dem Tisch austauschen?
faq-words-wild-exchange = tauschen getauscht ausgetauscht ersetzen zurücknehmen holen wegnehmen
faq-answer-wild-exchange-no = Er bleibt liegen, bis die Runde vorbei ist, auch wenn du die Karte hast, für die er steht.

faq-rearrange = Darf man Karten auf dem Tisch umlegen?
faq-words-rearrange = verschieben umbauen umordnen andere Gruppe zurücknehmen verändern
faq-answer-rearrange-no = Was auf dem Tisch liegt, bleibt so bis zum Ende der Runde. Dazu kommen nur Karten aus der Hand.

faq-wild-many = Wie viele Joker darf ich in einer Phase verwenden?
faq-words-wild-many = Anzahl Grenze höchstens beliebig benutzen
faq-answer-wild-many-number-card = So viele du willst, solange die Phase mindestens eine Zahlenkarte hat.
faq-answer-wild-many-no-limit = So viele du willst: Eine Grenze gibt es nicht.
faq-answer-wild-many-each-group = So viele, dass in jeder Gruppe noch mindestens eine echte Karte liegt.

faq-wild-all = Darf ein Satz nur aus Jokern bestehen?
faq-words-wild-all = ganz lauter alle reine Gruppe Folge ausschließlich
faq-answer-wild-all-beside = Eine Gruppe darf nur aus Jokern sein, wenn in einer anderen Gruppe der Phase eine Zahlenkarte liegt. Eine ganze Phase aus Jokern geht nicht.
faq-answer-wild-all-yes = Diese Anleitung setzt keine Grenze. Sag nur, wofür sie stehen.
faq-answer-wild-all-no = Jede Gruppe braucht mindestens eine echte Karte.

faq-wild-run = Wofür steht ein Joker in einer Folge?
faq-words-wild-run = zählt Wert Zahl Platz Lücke ändern
faq-answer-wild-run-fixed = Für die Zahl seines Platzes. Wer ihn auslegt, legt das fest, und es ändert sich nicht mehr.
faq-answer-wild-run-plain = Für die Zahl seines Platzes, und die muss eindeutig sein: 3 und dahinter zwei Joker sind 3-4-5, also passt eine 2 oder eine 6.

faq-wild-colour = Darf ein Joker für eine Farbe stehen?
faq-words-wild-colour = Farbgruppe Phase 8 sieben Karten einer
faq-answer-wild-colour-yes = Er nimmt jede Farbe an, die die Gruppe braucht, und jede Zahl.

faq-wild-hit = Darf ich einen Joker anlegen?
faq-words-wild-hit = dazulegen Gruppe Tisch andere Folge Satz
faq-answer-wild-hit-yes = Liegt deine eigene Phase auf dem Tisch, passt er an Sätze, Folgen und Farbgruppen.

faq-wild-discard = Darf ich einen Joker ablegen?
faq-words-wild-discard = wegwerfen loswerden Ablagestapel
faq-answer-wild-discard-yes = Nichts verbietet es. Aber wer danach dran ist, darf ihn nehmen.
faq-answer-wild-discard-ordinary = Einen Joker darfst du ablegen; dann ist er eine gewöhnliche Karte.

faq-wild-skip = Darf ich einen Joker als Aussetzen-Karte spielen?
faq-words-wild-skip = Aussetzer statt ersetzen verwenden
faq-answer-wild-skip-no = Er steht nur für Zahlen und Farben. Wer jemanden aussetzen lassen will, braucht eine echte Aussetzen-Karte.

faq-wild-points = Wie viele Punkte kostet ein Joker?
faq-words-wild-points = zählt Wert Minuspunkte Hand übrig Strafe
faq-answer-wild-points-more = 25 Punkte, wenn er auf der Hand bleibt.
faq-answer-wild-points-less = 20 Punkte, wenn er auf der Hand bleibt.

## Aussetzen

faq-skip-whom = Darf ich mir aussuchen, wer aussetzt?
faq-words-skip-whom = wählen welcher Spieler nächster beliebig Ziel Aussetzen-Karte
faq-answer-skip-whom-any = Jeden Mitspieler, der noch eine bekommen darf, nicht nur den nächsten.

faq-skip-two-players = Wer setzt aus, wenn wir zu zweit spielen?
faq-words-skip-two-players = zwei Spieler Personen anderer nochmal Zug Aussetzen-Karte
faq-answer-skip-two-players-other = Der andere, sodass du gleich noch einmal dran bist.
faq-answer-skip-two-players-once = Der andere, sodass du gleich noch einmal dran bist; aber nur einmal pro Runde.

faq-skip-twice = Kann ich zweimal aussetzen müssen?
faq-words-skip-twice = hintereinander mehrmals wieder zwei Aussetzen-Karten öfter
faq-answer-skip-twice-one-at-a-time = Vor dir darf immer nur eine Aussetzen-Karte liegen. Hat sie dich einen Zug gekostet, kann die nächste kommen.
faq-answer-skip-twice-once = Jeder bekommt pro Runde höchstens eine Aussetzen-Karte.

faq-skipped-turn = Darf ich auslegen oder anlegen, wenn ich aussetze?
faq-words-skipped-turn = verlorener Zug trotzdem ziehen während
faq-answer-skipped-turn-nothing = Du räumst nur die Aussetzen-Karte weg: Gezogen, ausgelegt, angelegt und abgelegt wird nichts.

faq-skip-after = Wohin kommt die Aussetzen-Karte nach dem verlorenen Zug?
faq-words-skip-after = danach gebraucht benutzt Stapel Aussetzer
faq-answer-skip-after-top = Oben auf den Ablagestapel, wo sie niemand nehmen darf.
faq-answer-skip-after-under = Unter den Ablagestapel.

faq-skip-discard = Darf ich eine Aussetzen-Karte ablegen, ohne dass jemand aussetzt?
faq-words-skip-discard = wegwerfen normal Wirkung niemand Aussetzer
faq-answer-skip-discard-no = Solange sie vor jemanden gelegt werden kann, gehört sie dorthin. Nur wenn niemand eine bekommen kann, kommt sie ohne Wirkung auf den Ablagestapel.

faq-skip-phase = Darf eine Aussetzen-Karte Teil einer Phase sein?
faq-words-skip-phase = Satz Folge Gruppe auslegen anlegen Aussetzer
faq-answer-skip-phase-no = Sie wird weder ausgelegt noch angelegt.

faq-skip-last = Darf meine letzte Karte eine Aussetzen-Karte sein?
faq-words-skip-last = ausmachen beenden Runde Schluss Aussetzer
faq-answer-skip-last-yes = Sie beendet die Runde, und niemand setzt aus.

faq-skip-points = Wie viele Punkte kostet eine Aussetzen-Karte?
faq-words-skip-points = zählt Wert Minuspunkte Hand übrig Strafe Aussetzer
faq-answer-skip-points-fifteen = 15 Punkte, wenn sie auf der Hand bleibt.
faq-answer-skip-points-ten = 10 Punkte, wenn sie auf der Hand bleibt.

## Anlegen

faq-hit-before = Darf ich anlegen, bevor ich ausgelegt habe?
faq-words-hit-before = vorher ohne eigene Phase zuerst dazulegen
faq-answer-hit-before-no = Zuerst muss deine eigene Phase auf dem Tisch liegen.

faq-hit-others = Darf ich bei anderen anlegen?
faq-words-hit-others = fremde Phasen Mitspieler Gruppen Gegner dazulegen
faq-answer-hit-others-yes = Sobald du ausgelegt hast, an jede Gruppe auf dem Tisch: an deine und an die der anderen.

faq-hit-same-turn = Darf ich in dem Zug anlegen, in dem ich auslege?
faq-words-hit-same-turn = selben gleichen sofort gleich direkt
faq-answer-hit-same-turn-yes = Sobald deine Phase liegt.

faq-hit-other-turn = Darf ich anlegen, wenn jemand anders am Zug ist?
faq-words-hit-other-turn = außer der Reihe fremder Zug nicht dran
faq-answer-hit-other-turn-no = Du legst nur in deinem eigenen Zug an.

faq-hit-many = Darf ich mehrere Karten in einem Zug anlegen?
faq-words-hit-many = viele beliebig mehr als eine
faq-answer-hit-many-any = So viele, wie passen, bis zur letzten Karte.
faq-answer-hit-many-but-one = So viele, wie passen, aber behalt eine Karte zum Ablegen.

faq-hit-fit = Welche Karten passen an eine Gruppe?
faq-words-hit-fit = wo Enden Folge Mitte Satz genau anlegen gleiche Zahl Lücke
faq-answer-hit-fit-exactly = An einen Satz die gleiche Zahl, an eine Folge die nächste Zahl an einem der Enden, an eine Farbgruppe die gleiche Farbe. In die Mitte einer Folge kommt nichts.
faq-answer-hit-fit-express = An einen Satz die gleiche Zahl, an eine Folge die nächste Zahl an einem der Enden, an Karten einer Farbe diese Farbe. An Gruppen ungerader oder gerader Karten passt jede ungerade oder gerade Karte, an Folgen daraus die nächste ungerade oder gerade Zahl, an eine Folge aus Zwillingen ein ganzer Zwilling.

faq-full-run = Was passt an eine Folge von 1 bis 12?
faq-words-full-run = voll vollständig zwölf Karten Joker anlegen noch
faq-answer-full-run-no = Nichts mehr, auch kein Joker.
faq-answer-full-run-joker = Nur Joker: Sie dürfen noch dazu und stehen für nichts.

## Ende einer Runde

faq-last-discard = Muss die letzte Karte abgelegt werden?
faq-words-last-discard = ausmachen Schluss anlegen beenden ablegen nötig ohne
faq-answer-last-discard-no = Du machst auch aus, indem du deine letzte Karte auslegst oder anlegst.
faq-answer-last-discard-reading = Jeder Zug endet mit dem Ablegen, also behalt eine Karte dafür. So lesen wir die Anleitung.
faq-answer-last-discard-yes = Nur die Karte, die du am Ende deines Zuges ablegst, beendet die Runde: Leg die letzte nie aus oder an.
faq-answer-last-discard-any = Mit dieser Option machst du auch aus, indem du die letzte Karte auslegst oder anlegst.
faq-answer-last-discard-agreed = Mit dieser Option muss die letzte Karte abgelegt werden.

faq-out-unlaid = Darf ich ausmachen, ohne ausgelegt zu haben?
faq-words-out-unlaid = beenden Runde Schluss vorher leere Hand Phase
faq-answer-out-unlaid-no = Deine Phase muss auf dem Tisch liegen. Hast du nur noch eine Karte, behältst du sie, und dein Zug ist zu Ende.

faq-out-at-once = Spielen die anderen weiter, wenn jemand ausmacht?
faq-words-out-at-once = noch ein letzter Zug Schluss sofort Ende Runde fertig
faq-answer-out-at-once-no = Die Runde ist für alle sofort zu Ende.

faq-out-points = Wie viele Punkte bekommt, wer die Runde gewinnt?
faq-words-out-points = null ausgemacht Sieger Gewinner keine
faq-answer-out-points-zero = 0 Punkte: Es sind keine Karten mehr da, die zählen.

faq-number-points = Wie viele Punkte kosten Zahlenkarten?
faq-words-number-points = zählt Wert Minuspunkte Hand übrig Strafe zehn neun
faq-answer-number-points-five = 5 Punkte für jede von 1 bis 9 und 10 für jede von 10 bis 12, wenn sie auf der Hand bleibt.
faq-answer-number-points-face = So viele, wie darauf steht, wenn sie auf der Hand bleiben: 7 Punkte für eine 7.

faq-table-points = Zählen meine Karten auf dem Tisch als Punkte?
faq-words-table-points = ausgelegte Phase Wertung Gruppen
faq-answer-table-points-no = Es zählt nur, was du noch auf der Hand hast.

faq-endless = Was ist, wenn eine Runde nie endet?
faq-words-endless = endlos ewig lange festgefahren Grenze Unentschieden niemand macht aus
faq-answer-endless-bound = Nach 100 Zügen pro Spieler beenden wir sie: Niemand gewinnt die Runde, wer ausgelegt hat, rückt vor, und wo es Punkte gibt, zählen die Handkarten. Ein Spiel endet nach 100 Runden.

## Ende des Spiels

faq-wins = Wer gewinnt das Spiel?
faq-words-wins = Sieger Gewinner Ende fertig Phase zehn
faq-answer-wins-first = Wer am Ende einer Runde zuerst Phase 10 geschafft hat.
faq-answer-wins-laurel = Wessen Marker zuerst den Lorbeerkranz erreicht, das Feld nach Phase 10.

faq-two-finish = Was ist, wenn zwei in derselben Runde Phase 10 schaffen?
faq-words-two-finish = mehrere beide gleichzeitig zehn fertig beenden
faq-answer-two-finish-points = Es gewinnt, wer insgesamt weniger Punkte hat, diese Runde mitgezählt.
faq-answer-two-finish-first = Ihr rückt nacheinander vor: zuerst, wer die Runde beendet hat, dann im Uhrzeigersinn die anderen. Wer zuerst am Lorbeerkranz ist, gewinnt, und dort ist Schluss.

faq-tie = Wer gewinnt bei Gleichstand?
faq-words-tie = gleich viele Punkte unentschieden Stechen
faq-answer-tie-replay = Nur wer gleichauf liegt, spielt Phase 10 noch einmal. Wer zuerst ausmacht, gewinnt.
faq-answer-tie-none = Den gibt es nicht: Die Marker rücken nacheinander vor, und wer zuerst am Lorbeerkranz ist, gewinnt.
faq-answer-tie-shared = In einem Spiel über zehn Runden teilen sich den Sieg alle, die gleichauf liegen.

faq-low-score = Gewinnt, wer die wenigsten Punkte hat, auch mit weniger Phasen?
faq-words-low-score = niedrigste Punktzahl zurück hinten wichtig
faq-answer-low-score-no = Die Phasen gehen vor. Punkte entscheiden nur zwischen denen, die Phase 10 in derselben Runde geschafft haben.
faq-answer-low-score-ten-rounds = In einem Spiel über zehn Runden zählt nur, wer am wenigsten Punkte hat.

faq-shorter = Können wir ein kürzeres Spiel spielen?
faq-words-shorter = schnell kurz weniger Phasen Variante Zeit fünf Runden
faq-answer-shorter-printed = Die Anleitung kennt zwei Wege: genau zehn Runden, nach denen jedes Mal alle vorrücken, oder nur einige der Phasen. Einigt euch vor dem Spiel.
faq-answer-shorter-house = Die Anleitung kennt kein kürzeres Spiel, aber als Hausregel könnt ihr zehn Runden spielen oder nur einige der Phasen.
faq-answer-shorter-no = Das Brettspiel hat keine Varianten.

## Auf dem Spielplan

faq-dice = Ziehe ich mit beiden Würfeln?
faq-words-dice = Summe würfeln Pasch zusammen Figur Felder Augen
faq-answer-dice-one = Du suchst dir einen der beiden aus. Bei einem Pasch ziehst du um die Zahl oder um das Doppelte.

faq-occupied = Zählen besetzte Felder beim Ziehen?
faq-words-occupied = Figur andere überspringen belegt dasselbe Feld
faq-answer-occupied-jump = Du springst darüber, ohne sie zu zählen.

faq-must-act = Muss ich die Aktion meines Feldes ausführen?
faq-words-must-act = Pflicht verzichten freiwillig machen
faq-answer-must-act-yes = Was auf dem Feld steht, auf dem du landest, musst du tun.

faq-again = Was bringt die Aktion Noch einmal?
faq-words-again = Extrazug zweiter weiterer nochmal doppelt Pfeil Zug
faq-answer-again-turn = Du nimmst eine Karte von einem der Stapel, darfst auslegen und anlegen und legst ab. Dann hast du noch einen ganzen Zug. Auslegen darfst du aber nur eine Phase pro Runde.

faq-swap = Was macht die Aktion Tauschen?
faq-words-swap = austauschen Handkarten ablegen vier neue Pfeile
faq-answer-swap-four = Du legst zuerst bis zu vier Karten ab und ziehst dann eine mehr, als du abgelegt hast.

faq-ask-give = Muss ich eine Karte geben, nach der ich gefragt werde?
faq-words-ask-give = Aktion Fragen Zahl hergeben verweigern Mitspieler
faq-answer-ask-give-must = Wer die Zahl als Erstes hat, gibt eine solche Karte her und zieht dafür eine. Welche du hergibst, suchst du dir aus; einen Joker mit dieser Zahl gibst du nur her, wenn du keine andere hast.

faq-star = Was macht das Sternfeld?
faq-words-star = Stern Aktion aussuchen wählen frei nächstes
faq-answer-star-choose = Du suchst dir eine andere Aktion aus, ziehst auf ihr nächstes freies Feld und führst sie aus.

faq-joker-made = Wie bekomme ich einen Joker?
faq-words-joker-made = umgedreht verkehrt Karte Feld Aktion woher
faq-answer-joker-made-turned = Durch die Aktion Joker: Du ziehst eine Karte und hältst sie verkehrt herum. Jetzt steht sie für jede Zahl und jede Farbe.
faq-answer-joker-made-deck = Joker sind von Anfang an im Spiel: Du ziehst einen oder nimmst einen oben vom Ablagestapel.

faq-keep-cards = Darf ich Karten in die nächste Runde mitnehmen?
faq-words-keep-cards = behalten aufheben fünf Handkarten übrig
faq-answer-keep-cards-five = Wenn du nicht ausgelegt hast, bis zu 5. Den Rest legst du ab, und du bekommst Karten, bis du wieder zehn hast.
faq-answer-keep-cards-shuffled = Alle Karten werden gemischt, und jeder bekommt neue Karten.

faq-two-discards = Darf ich zwei Karten ablegen?
faq-words-two-discards = mehr als eine beide zweite volle Folgen
faq-answer-two-discards-full-runs = Wenn du ausgelegt hast und auf dem Tisch nur volle Folgen von 1 bis 12 liegen, darfst du zwei ablegen. Sonst eine.
faq-answer-two-discards-one = Ein Zug endet mit einer abgelegten Karte.
