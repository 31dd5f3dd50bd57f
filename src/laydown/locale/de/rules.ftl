# Die Regeln, eine Nachricht für jede Regel; der Name der Nachricht ist der der Regel.
# Eine Überschrift mit drei Zeichen eröffnet eine Ausgabe, mit ihrem Namen im Programm (den Namen
# für Spieler hat editions.ftl); eine mit zwei Zeichen eröffnet einen Abschnitt und wird gezeigt.


### mattel

## Material und Vorbereitung

M-01 = Das Spiel hat 108 Karten: die Zahlen 1 bis 12, jede zweimal in Grün, Gelb, Orange und Rot (96 Karten), 8 Joker und 4 Aussetzen-Karten. Höchstens 6 Personen können mitspielen: Es gibt sechs Übersichtstafeln und sechs Figuren.
M-02 = Einer von euch gibt. Alle Karten werden gemischt, und jeder bekommt 10 davon, verdeckt.
M-03 = Die restlichen Karten liegen verdeckt als Nachziehstapel bereit. Die oberste davon kommt offen daneben: Mit ihr beginnt der Ablagestapel.
M-04 = Beginnt der Ablagestapel mit einem Joker, darf ihn nehmen, wer zuerst am Zug ist.
M-05 = Beginnt der Ablagestapel mit einer Aussetzen-Karte, setzt aus, wer zuerst am Zug wäre. Niemand muss sie dafür ausspielen.
M-06 = Gespielt wird im Uhrzeigersinn, und wer links vom Geber sitzt, fängt an.

## Ein Zug

M-07 = Dein Zug hat vier Schritte, immer in dieser Reihenfolge: eine Karte ziehen; deine Phase auslegen, wenn es geht; anlegen, wenn es geht; eine Karte ablegen.
M-08 = Du suchst dir aus, woher deine Karte kommt: vom Nachziehstapel oder vom Ablagestapel. Du bekommst jeweils die oberste.
M-09 = Eine Phase legst du offen, auf einmal und aus der Hand aus. Du kannst nicht jetzt einen Teil auslegen und den Rest später.
M-10 = Pro Runde darfst du eine Phase auslegen, nie zwei. In der ersten Runde sind alle bei Phase 1.
M-11 = Du arbeitest dich von Phase 1 bis Phase 10 vor und lässt keine aus. Eine Phase, die du in dieser Runde nicht schaffst, hast du in der nächsten wieder. So können alle bei verschiedenen Phasen sein.
M-12 = Was zählt, ist das Auslegen. Liegt deine Phase auf dem Tisch, hast du sie geschafft und rückst vor, auch wenn jemand anders die Runde gewinnt.

## Kombinationen

M-13 = Ein Satz sind mindestens zwei Karten mit der gleichen Zahl, egal in welchen Farben. Drei davon heißen Drilling, vier Vierling und so weiter. Zwei Sätze einer Phase dürfen die gleiche Zahl haben: Sechs 10er sind zwei Drillinge.
M-14 = Eine Folge sind mindestens vier Karten mit aufeinanderfolgenden Zahlen, egal in welchen Farben.
M-15 = In einer Farbgruppe zählt nur die Farbe: Sie ist auf allen Karten gleich. Die Zahlen und die Reihenfolge sind egal.
M-16 = Die zehn Phasen sind: 1) 2 Drillinge; 2) Drilling + Viererfolge; 3) Vierling + Viererfolge; 4) Siebenerfolge; 5) Achterfolge; 6) Neunerfolge; 7) 2 Vierlinge; 8) 7 Karten einer Farbe; 9) Fünfling + Zwilling; 10) Fünfling + Drilling.

## Joker

M-17 = In einer Phase steht ein Joker für jede Zahl und jede Farbe, die du brauchst.
M-18 = Eine Phase darf nicht nur aus Jokern bestehen: Mindestens eine Zahlenkarte muss dabei sein. Sonst darfst du so viele Joker nehmen, wie du willst.
M-19 = Ein Joker in einer Phase bleibt liegen, wo er liegt, bis die Runde vorbei ist.

## Aussetzen-Karten

M-20 = Eine Aussetzen-Karte spielst du, statt abzulegen: Du legst sie vor jemand anderen deiner Wahl und nicht auf den Ablagestapel. Damit ist dein Zug zu Ende.
M-21 = Liegt eine Aussetzen-Karte vor dir, verlierst du deinen nächsten Zug: Du legst sie nur oben auf den Ablagestapel. Dann ist der Nächste dran.
M-22 = Aussetzen-Karten auf dem Ablagestapel sind tabu: Von dort darf sie niemand ziehen.
M-23 = Eine Aussetzen-Karte hat in einer Phase nichts zu suchen: Sie steht für keine Zahl und keine Farbe.
M-24 = Eine auf einmal genügt: Du darfst deine Aussetzen-Karte nur vor jemanden legen, der noch keine vor sich hat.

## Anlegen

M-25 = Anlegen heißt, Karten aus der Hand an Gruppen auf dem Tisch zu legen. Das darfst du nur in deinem eigenen Zug und nur, wenn deine eigene Phase auf dem Tisch liegt. Es geht schon in dem Zug, in dem du sie auslegst.
M-26 = Du darfst beliebig viele Karten anlegen und an jede Phase auf dem Tisch: an deine eigene, an die der anderen oder an beide.
M-27 = Was du anlegst, muss genau passen: an einen Satz die gleiche Zahl; an eine Folge die nächste Zahl an einem der beiden Enden (an 3-4-5-6 eine 2, oder eine 7 und dann eine 8); an eine Farbgruppe die gleiche Farbe.
M-28 = Einen Joker darfst du an jeden Satz, jede Folge und jede Farbgruppe anlegen.

## Ende einer Runde

M-29 = Die Runde endet sofort und für alle, wenn jemand keine Karte mehr hat, ob durch Anlegen, durch die letzte abgelegte Karte oder durch beides. Zum Ausmachen muss man nichts ablegen.
M-30 = Endet die Runde, rücken alle, die eine Phase ausgelegt haben, zur nächsten vor, auch wer ausgemacht hat. Die anderen bleiben bei ihrer.
M-31 = Wer ausgemacht hat, bekommt 0 Punkte. Alle anderen zählen die Karten, die sie noch auf der Hand haben: 5 Punkte für jede Zahl von 1 bis 9, 10 für jede von 10 bis 12, 15 für eine Aussetzen-Karte und 25 für einen Joker. Karten auf dem Tisch zählen nicht. Je weniger Punkte, desto besser.
M-32 = In der nächsten Runde gibt, wer links vom Geber sitzt. Alle Karten werden neu gemischt.

## Ende des Spiels

M-33 = Das Spiel endet mit der Runde, in der jemand Phase 10 schafft. Wer sie geschafft hat, gewinnt.
M-34 = Schaffen mehrere in derselben Runde Phase 10, vergleichen sie ihre Gesamtpunkte; die dieser Runde zählen schon mit. Wer von ihnen am wenigsten hat, gewinnt.
M-35 = Herrscht auch dann Gleichstand, spielen nur diese Spieler noch einmal Phase 10. Wer von ihnen zuerst ausmacht, gewinnt.

## Ausmachen und verdeckte Karten

M-36 = Ausmachen kannst du nur, wenn deine Phase auf dem Tisch liegt.
M-37 = Deine Handkarten sehen die anderen nicht.

## Varianten

M-V1 = Zehn Runden, eine für jede Phase: Nach jeder Runde rücken alle zur nächsten Phase vor, geschafft oder nicht. Am Ende gewinnt, wer insgesamt am wenigsten Punkte hat.
M-V2 = Weniger Phasen: Vor dem Spiel einigt ihr euch, wie viele Phasen zum Sieg reichen, etwa 5 oder 7. Sonst ändert sich nichts.


### ravensburger

## Material und Vorbereitung

R-01 = Das Spiel hat 108 Karten: die Zahlen 1 bis 12, jede zweimal in jeder von vier Farben (96 Karten), 4 Aussetzen-Karten und 8 Joker. Welche vier Farben es sind, ist angenommen, denn die Spielanleitung nennt sie nicht. Höchstens 6 Personen können mitspielen: Es gibt sechs Übersichtskarten.
R-02 = Der Geber mischt und teilt an alle je 10 Karten aus.
R-03 = Die übrigen Karten sind der Nachziehstapel, verdeckt. Die erste davon wird daneben aufgedeckt und eröffnet den Ablagestapel. Ist das ein Joker oder eine Aussetzen-Karte, kommt sie unter den Nachziehstapel, und eine andere Karte wird aufgedeckt.
R-04 = Wer links vom Geber sitzt, fängt an. Dann geht es im Uhrzeigersinn weiter.

## Ein Zug

R-05 = Am Anfang deines Zuges musst du die oberste Karte des Nachziehstapels oder des Ablagestapels nehmen. Dann darfst du deine Phase auslegen. Am Ende musst du eine Karte ablegen.
R-06 = Jeder arbeitet immer nur an einer Phase, in der Reihenfolge der Übersichtskarte. Schaffst du deine, kommt die nächste in der nächsten Runde dran; schaffst du sie nicht, versuchst du dieselbe noch einmal.
R-07 = Die zehn Phasen sind die der Mattel-Ausgabe (M-16): 1) 2 Drillinge; 2) Drilling + Viererfolge; 3) Vierling + Viererfolge; 4) Siebenerfolge; 5) Achterfolge; 6) Neunerfolge; 7) 2 Vierlinge; 8) 7 Karten einer Farbe; 9) Fünfling + Zwilling; 10) Fünfling + Drilling. Die Spielanleitung nennt die Phasen 1, 2, 4 und 8, und aus ihrem Beispiel zur freien Reihenfolge (R-V4) ergeben sich 5 und 6. Die Phasen 3, 7, 9 und 10 sind angenommen: Sie standen auf der Übersichtskarte.

## Kombinationen

R-08 = Ein Satz besteht aus Karten mit dem gleichen Wert, die Farben sind egal. Ein Satz aus 2 Karten ist ein Zwilling, aus 3 ein Drilling, aus 4 ein Vierling und aus 5 ein Fünfling.
R-09 = Eine Folge sind mindestens vier Karten mit aufeinanderfolgenden Werten, egal in welchen Farben. Bei der 12 ist Schluss, es geht nicht mit einer 1 weiter.
R-10 = In Phase 8 zählt nur die Farbe: Du brauchst sieben Karten der gleichen Farbe, die Werte sind egal.
R-11 = Die Sätze einer Phase dürfen gleich sein: Zwei Drillinge können sechs gleiche Karten sein, zwei Vierlinge acht.
R-12 = Warte, bis du deine ganze Phase auf der Hand hast. Eine unvollständige darfst du nicht auslegen.
R-13 = Du legst genau die Gruppen aus, die deine Phase verlangt. Sind zwei Drillinge verlangt, kannst du keinen dritten auslegen; länger dürfen die beiden aber sein (X-07).
R-14 = An eine Phase darf angelegt werden, sobald sie auf dem Tisch liegt, auch im selben Zug: Zum Drilling aus 5ern passt noch eine 5, an 8-9-10-11 eine 7 oder eine 12.
R-15 = Sobald deine eigene Phase auf dem Tisch liegt, darfst du in jedem deiner Züge eine oder mehrere passende Karten anlegen, an deine Phase und an die der anderen.

## Joker und Aussetzen-Karten

R-16 = Ein Joker kann jede Karte sein, die du brauchst, in einer Phase und beim Anlegen. Eine Grenze gibt es nicht: Du darfst alle Joker nehmen, die du hast.
R-17 = Auch in Phase 8 helfen Joker: Dort haben sie die Farbe, die du brauchst.
R-18 = Ein Joker auf dem Tisch bleibt dort, auch wenn du die Karte hast, für die er steht: Getauscht wird nicht.
R-19 = Mit einem Joker kannst du niemanden aussetzen lassen: Er steht nie für eine Aussetzen-Karte.
R-20 = Eine Aussetzen-Karte spielst du als letzte Karte deines Zuges: Du legst sie vor einen beliebigen Mitspieler und nicht auf den Ablagestapel. (Am Rand der Spielanleitung ist nur vom nächsten Spieler die Rede; es gilt der Text der Regel.)
R-21 = Liegt eine Aussetzen-Karte vor dir, setzt du beim nächsten Zug aus und legst sie unter den Ablagestapel.
R-22 = Wer schon eine Aussetzen-Karte vor sich hat, bekommt keine zweite.
R-23 = Auch mit einer Aussetzen-Karte kannst du die Runde beenden; dann setzt niemand aus.

## Runden, Punkte und Schluss

R-24 = Die Runde ist vorbei, wenn jemand die letzte Karte losgeworden ist. Jeder Zug endet mit dem Ablegen (R-05), also wird diese letzte Karte abgelegt oder als Aussetzen-Karte gespielt (X-12). Die anderen zählen die Karten, die sie noch haben: 5 Punkte für jede Zahl von 1 bis 9, 10 für jede von 10 bis 12, 15 für eine Aussetzen-Karte und 20 für einen Joker.
R-25 = Auf dem Punktezettel stehen für alle die Punkte jeder Runde, die Summe und die geschafften Phasen, die man durchstreicht. Nach fünf Runden kann das so aussehen: 5 Phasen und 35 Punkte; 3 Phasen und 170 Punkte; 4 Phasen und 125 Punkte; 2 Phasen und 230 Punkte.
R-26 = Für jede neue Runde werden alle Karten gemischt, und es gibt, wer links vom Geber sitzt.
R-27 = Wer die zehnte Phase ausgelegt hat, gewinnt das Spiel. Gelingt das mehreren in derselben Runde, vergleichen sie ihre Summen; die Punkte dieser Runde zählen schon mit. Wer von ihnen am wenigsten hat, gewinnt.

## Varianten

R-V1 = Genau zehn Runden, eine für jede Phase: Nach jeder rücken alle zur nächsten Phase vor, geschafft oder nicht. Wer eine Runde beendet, bekommt dafür 0 Punkte, die anderen zählen ihre Karten. Am Ende gewinnt, wer insgesamt am wenigsten Punkte hat.
R-V2 = Ausgewählte Phasen: Vor dem Spiel einigt ihr euch, welche Phasen ihr spielt, und lasst die anderen weg. Das können die ersten fünf sein, nur die geraden oder nur die ungeraden.
R-V3 = Klopfen: Willst du die Karte haben, die jemand gerade abgelegt hat, dann klopf und nimm sie. Danach geht es weiter wie in einem eigenen Zug: Du darfst deine Phase auslegen und so weiter, und am Ende musst du eine Karte ablegen. Dann ist dein linker Nachbar dran.
R-V4 = Freie Reihenfolge: Du machst deine Phasen in beliebiger Reihenfolge, eine pro Runde. Eine Phase wird auf dem Punktezettel durchgestrichen, sobald sie ausliegt. Angelegte Karten machen nie eine andere daraus: Aus einer Siebenerfolge wird nicht Phase 5 oder 6. Wer als Erstes alle zehn ausgelegt hat, gewinnt; bei Gleichstand gewinnt, wer am wenigsten Punkte hat.


### express

## Material und Vorbereitung

E-01 = Das Spiel hat 54 Spielkarten: die Zahlen 1 bis 12, jede einmal in Blau, Grün, Rot und Gelb (48 Karten), 3 Joker und 3 Aussetzen-Karten. Zwei Übersichtskarten liegen so, dass alle sie sehen.
E-02 = Der Geber mischt und teilt an alle je 5 Karten aus, verdeckt.
E-03 = Der Rest ist der Nachziehstapel, und mit seiner obersten Karte beginnt der Ablagestapel. Ist sie ein Joker, darf ihn nehmen, wer zuerst am Zug ist. Ist sie eine Aussetzen-Karte, setzt aus, wer zuerst am Zug wäre.
E-04 = Gespielt wird im Uhrzeigersinn, und wer links vom Geber sitzt, fängt an.

## Ein Zug

E-05 = Dein Zug hat vier Schritte, immer in dieser Reihenfolge: eine Karte ziehen, die oberste vom Nachziehstapel oder vom Ablagestapel; deine Phase auslegen, wenn es geht; anlegen, wenn es geht; eine Karte ablegen.
E-06 = Pro Runde darfst du eine Phase auslegen, ganz und aus der Hand. Du arbeitest dich von Phase 1 bis Phase 10 vor. Liegt deine Phase aus, hast du sie geschafft; eine, die du nicht schaffst, hast du in der nächsten Runde wieder.

## Kombinationen

E-07 = Ein Satz sind mindestens zwei Karten mit der gleichen Zahl, egal in welchen Farben. Beide Sätze einer Phase dürfen die gleiche Zahl haben.
E-08 = Eine Folge sind mindestens drei Karten mit aufeinanderfolgenden Zahlen, egal in welchen Farben.
E-09 = Eine Folge aus Zwillingen besteht aus Zwillingen, deren Zahlen aufeinanderfolgen: etwa zwei 6er und zwei 7er. Phase 4 verlangt eine solche.
E-10 = Eine Folge aus ungeraden Karten besteht aus ungeraden Zahlen, die aufeinanderfolgen, etwa 1, 3, 5, 7. Eine Folge aus geraden Karten besteht genauso aus geraden Zahlen. Die Phasen 8 und 9 verlangen sie.
E-11 = Eine Farbfolge ist eine Folge, deren Karten alle die gleiche Farbe haben. Phase 7 verlangt eine.
E-12 = In einer Farbgruppe zählt nur die Farbe: Sie ist auf allen Karten gleich, die Reihenfolge ist egal. Phase 10 verlangt eine.
E-13 = Eine Gruppe ungerader Karten hat nur ungerade Zahlen, eine Gruppe gerader Karten nur gerade, beliebig gemischt. Das alles sind 4 ungerade Karten: 1, 3, 5, 7 oder 3, 3, 5, 5 oder 7, 7, 7, 7 oder 1, 5, 9, 11.
E-14 = Die zehn Phasen sind: 1) 4 ungerade Karten; 2) 2 Zwillinge; 3) 4 gerade Karten; 4) Folge aus 2 Zwillingen; 5) Drilling; 6) Viererfolge; 7) Dreierfolge in einer Farbe; 8) Folge aus 4 ungeraden Karten; 9) Folge aus 4 geraden Karten; 10) 4 Karten einer Farbe.

## Joker und Aussetzen-Karten

E-15 = Ein Joker steht für jede Zahl und jede Farbe, die du brauchst. Nimm so viele, wie du willst, solange mindestens eine Zahlenkarte in der Phase ist. Ein Joker bleibt liegen, wo er ausgelegt wurde, bis die Runde vorbei ist.
E-16 = Eine Aussetzen-Karte spielst du, statt abzulegen: Du legst sie vor jemand anderen deiner Wahl, und dein Zug ist zu Ende. Wer sie vor sich hat, legt sie im nächsten Zug nur oben auf den Ablagestapel.
E-17 = Aussetzen-Karten gehören in keine Phase, dürfen nicht vom Ablagestapel gezogen werden und kommen nur vor jemanden, der noch keine vor sich hat.

## Anlegen, Ende einer Runde, Ende des Spiels

E-18 = Angelegt wird wie in M-25 bis M-28. Zuerst muss deine eigene Phase auf dem Tisch liegen, und du legst nur in deinem eigenen Zug an. Dann dürfen es beliebig viele Karten sein, an deine Phase und an die der anderen. Jede Karte muss genau passen, und ein Joker darf an jeden Satz, jede Folge und jede Farbgruppe. Was an die Gruppen passt, die es nur bei Express gibt, steht in X-09.
E-19 = Du machst aus, wenn du keine Karte mehr hast, ob durch Anlegen, durch die letzte abgelegte Karte oder durch beides. Dann endet die Runde sofort für alle (M-29).
E-20 = Wer ausgemacht oder eine Phase ausgelegt hat, rückt zur nächsten vor. Wer ausgemacht hat, bekommt 0 Punkte; die anderen zählen nur die Karten auf der Hand: 5 Punkte für jede Zahl von 1 bis 9, 10 für jede von 10 bis 12, 15 für eine Aussetzen-Karte und 25 für einen Joker.
E-21 = In der nächsten Runde gibt, wer links vom Geber sitzt. Alle Karten werden neu gemischt.
E-22 = Das Spiel endet mit der Runde, in der jemand Phase 10 schafft; wer sie geschafft hat, gewinnt. Sind es mehrere, gewinnt von ihnen, wer insgesamt am wenigsten Punkte hat; die dieser Runde zählen schon mit. Herrscht auch dann Gleichstand, spielen sie noch einmal Phase 10, und wer zuerst ausmacht, gewinnt.
E-23 = Jede Karte trägt ein Zeichen für ihre Farbe, damit man mit jeder Art von Farbenblindheit mitspielen kann.

## Ausmachen und verdeckte Karten

E-24 = Ausmachen kannst du nur, wenn deine Phase auf dem Tisch liegt.
E-25 = Deine Handkarten sehen die anderen nicht.

## Varianten

E-V1 = Zehn Runden, eine für jede Phase: Nach jeder Runde rücken alle zur nächsten Phase vor, geschafft oder nicht. Am Ende gewinnt, wer insgesamt am wenigsten Punkte hat.
E-V2 = Weniger Phasen: Vor dem Spiel einigt ihr euch, wie viele Phasen zum Sieg reichen, etwa fünf oder sieben. Sonst ändert sich nichts.


### pocket

## Material und Vorbereitung

P-01 = Alle bekommen 7 Karten. Der Rest ist der Nachziehstapel; seine oberste Karte wird aufgedeckt und eröffnet den Ablagestapel.
P-02 = Angenommen sind die Karten der Mattel-Ausgabe (M-01): 108 Karten, die Zahlen 1 bis 12 zweimal in jeder von vier Farben, 8 Joker und 4 Aussetzen-Karten. Die Spielanleitung nennt weder die Karten noch ihre Farben.
P-03 = Gespielt wird im Uhrzeigersinn, und wer links vom Geber sitzt, fängt an.

## Ein Zug

P-04 = In deinem Zug ziehst du die oberste Karte vom Nachziehstapel oder vom Ablagestapel, legst deine Phase aus, wenn es geht, legst an, wenn es geht, und legst eine Karte ab. Damit ist dein Zug zu Ende.
P-05 = Pro Runde darfst du eine Phase auslegen. Alle beginnen mit Phase 1 und arbeiten sich bis Phase 10 vor, ohne eine auszulassen. Du legst eine Phase erst aus, wenn du sie ganz auf der Hand hast, und mit dem Auslegen hast du sie geschafft. Eine, die du nicht schaffst, hast du in der nächsten Runde wieder.

## Kombinationen

P-06 = Es gibt drei Arten von Gruppen. Ein Satz sind mindestens zwei Karten mit der gleichen Zahl. Eine Folge sind mindestens drei Karten mit aufeinanderfolgenden Zahlen. In einer Farbgruppe haben alle Karten die gleiche Farbe. In Sätzen und Folgen sind die Farben egal (X-29).
P-07 = Die zehn Phasen sind angenommen, denn die Spielanleitung nennt sie nicht; es sind die klassischen, verkleinert auf sieben Karten: 1) 2 Zwillinge; 2) Zwilling + Dreierfolge; 3) Drilling + Dreierfolge; 4) Fünferfolge; 5) Sechserfolge; 6) Siebenerfolge; 7) 2 Drillinge; 8) 5 Karten einer Farbe; 9) Vierling + Zwilling; 10) Vierling + Drilling.

## Joker und Aussetzen-Karten

P-08 = Ein Joker kann jede Zahl und jede Farbe sein, die du brauchst. Nimm auf einmal so viele, wie du willst, aber nie ohne eine Zahlenkarte. Ein Joker auf dem Tisch bleibt dort: Du kannst ihn nicht gegen die Karte tauschen, für die er steht.
P-09 = Eine Aussetzen-Karte kostet jemand anderen den nächsten Zug. Gegen jeden Spieler darf pro Runde nur eine gespielt werden.

## Anlegen, Ende einer Runde, Ende des Spiels

P-10 = Hast du deine Phase ausgelegt, darfst du Karten an die Phasen auf dem Tisch anlegen. Sie müssen genau passen. Anlegen darfst du nur in deinem eigenen Zug, auch schon in dem, in dem du auslegst.
P-11 = Wer als Erstes die letzte Karte anlegt oder ablegt, gewinnt die Runde. Alle, die ausgelegt haben, auch wer gewonnen hat, spielen in der nächsten Runde die nächste Phase.
P-12 = Was du noch auf der Hand hast, zählt gegen dich: jede Zahlenkarte ihren Wert, jede Aussetzen-Karte 10 Punkte und jeder Joker 20.
P-13 = Alle Karten werden gemischt, und eine neue Runde beginnt.
P-14 = Das Spiel endet mit der Runde, in der jemand Phase 10 schafft; wer sie geschafft hat, gewinnt. Sind es mehrere, gewinnt von ihnen, wer insgesamt am wenigsten Punkte hat; die dieser Runde zählen schon mit.


### board

## Material und Vorbereitung

B-01 = Auf dem Spielplan gibt es einen Rundweg mit 32 Aktionsfeldern acht verschiedener Arten, zehn Phasenfelder und dahinter das Ziel, einen Lorbeerkranz. Jeder hat eine Figur für den Rundweg und einen Marker für die Phasen. Dazu kommen zwei Würfel und 96 Karten: die Zahlen 1 bis 12, jede zweimal in jeder von vier Farben (welche vier, ist angenommen), ohne Joker und Aussetzen-Karten. Das Spiel ist für 2 bis 6 Personen.
B-02 = Alle Figuren beginnen auf dem großen Sternfeld und alle Marker bei Phase 1.
B-03 = Die Karten werden einzeln und im Uhrzeigersinn ausgeteilt, bis alle 10 haben. Dann eröffnen fünf Karten den Ablagestapel, offen und so, dass man nur die oberste sieht. Der Rest ist der Nachziehstapel, verdeckt. Die jüngste Person beginnt die erste Runde.

## Ein Zug

B-04 = Dein Zug hat drei Schritte, immer in dieser Reihenfolge. Zuerst musst du mit beiden Würfeln würfeln, deine Figur ziehen und die Aktion ihres Feldes ausführen. Dann darfst du deine Phase auslegen und anlegen. Am Ende musst du eine Karte ablegen.
B-05 = Du suchst dir einen der beiden Würfel aus und ziehst deine Figur um diese Zahl im Uhrzeigersinn. Bei einem Pasch darfst du um die Zahl ziehen oder um das Doppelte.
B-06 = Ein Feld, auf dem eine andere Figur steht, überspringst du, und du zählst es nicht mit.
B-07 = Die Aktion des Feldes, auf dem deine Figur ankommt, musst du ausführen.
B-08 = Eine Phase kommt ganz auf den Tisch, mit allen nötigen Karten auf einmal und nie in Teilen. Sie darf länger sein als verlangt: Statt einer Neunerfolge geht auch eine aus zehn Karten.
B-09 = Sobald deine eigene Phase auf dem Tisch liegt, darfst du im zweiten Schritt anlegen, an deine Phase und an die der anderen, auch schon in dem Zug, in dem du auslegst. Du verlängerst nur, was schon daliegt; eine neue Gruppe fängst du nicht an.
B-10 = Ein Beispiel: Auf dem Tisch liegen 8-8-8-8 und 11-11-11-11 und eine Folge von 3 bis 11. Du darfst 8er und 11er anlegen und an die Folge eine 2 (danach eine 1) und eine 12. Vier 4er oder eine weitere Folge darfst du nicht hinlegen, denn das wären neue Gruppen.

## Die acht Aktionen

B-11 = Ziehen: Du nimmst so viele Karten, wie auf dem Feld steht, zwei oder drei, vom Nachziehstapel, vom Ablagestapel oder von beiden. Sie kommen einzeln: Du darfst jede ansehen, bevor du entscheidest, woher die nächste kommt.
B-12 = Suchen: Du nimmst den ganzen Ablagestapel, behältst eine beliebige Karte daraus, ohne sie zu zeigen, und legst den Rest in derselben Reihenfolge zurück.
B-13 = Noch einmal: Du nimmst die oberste Karte vom Nachziehstapel oder vom Ablagestapel, legst aus und an, wenn du willst, und legst eine Karte ab. Danach hast du noch einen ganzen Zug mit allen drei Schritten. Kommst du dabei wieder auf ein solches Feld, zählt es wieder. Beendest du schon mit dem ersten der beiden Züge die Runde, entfällt der zweite.
B-14 = Tauschen: Zuerst legst du bis zu vier Karten aus der Hand auf den Ablagestapel, und die anderen sehen nur die oberste. Dann ziehst du vom Nachziehstapel eine Karte mehr, als du abgelegt hast.
B-15 = Alle: Du ziehst die oberste Karte vom Nachziehstapel, und dann ziehen alle anderen der Reihe nach auch je eine.
B-16 = Joker: Du ziehst die oberste Karte vom Nachziehstapel und hältst sie verkehrt herum, sodass die anderen ihre Vorderseite sehen. Von jetzt an ist sie ein Joker und steht für jede Zahl und jede Farbe.
B-17 = Fragen: Du nennst eine Zahl von 1 bis 12, aber keine Farbe, und eine Richtung, links oder rechts. Reihum in dieser Richtung werden die anderen gefragt. Wer als Erstes die Zahl hat, muss dir eine solche Karte geben und zieht dafür die oberste vom Nachziehstapel. Hat niemand die Zahl, ziehst du selbst die oberste Karte vom Nachziehstapel.
B-18 = Wer nach einer Zahl gefragt wird und sie nur als Vorderseite eines Jokers hat, muss diesen Joker hergeben. Die Karte, die du bekommst, und die, die dafür gezogen wird, hält man beide richtig herum: Keine von beiden ist ein Joker. (So lesen wir die Spielanleitung.)
B-19 = Stern: Du wählst eine beliebige andere Aktion, ziehst deine Figur im Uhrzeigersinn auf das nächste freie Feld dieser Aktion und führst sie aus. Sind alle ihre Felder besetzt, wählst du eine andere. „2 ziehen“ und „3 ziehen“ sind dieselbe Aktion: Deine Figur geht auf das nächste freie Feld zum Ziehen, welches es auch ist. Mit einem Stern kannst du keinen Stern wählen.

## Phasen

B-20 = Es gibt drei Arten von Gruppen. In einem Satz sind alle Zahlen gleich; verlangt werden Sätze aus 2, 3, 4 oder 6 Karten, und sie dürfen die gleiche Zahl haben: 3-3, 3-3, 7-7, 7-7 sind vier Zwillinge. In einer Folge folgen mindestens drei Zahlen aufeinander; auf die 12 folgt keine 1. In Sätzen und Folgen sind die Farben egal. In einer Farbgruppe haben mindestens fünf oder sechs Karten die gleiche Farbe, und die Zahlen sind egal.
B-21 = Die zehn Phasen sind: 1) 5 Karten einer Farbe + Dreierfolge; 2) 4 Zwillinge; 3) Drilling + Viererfolge; 4) 2 Viererfolgen; 5) 6 Karten einer Farbe + Drilling; 6) Achterfolge; 7) Zwilling + Drilling + Vierling; 8) 2 Vierlinge; 9) Neunerfolge; 10) Sechsling + Drilling. Die Folge von Phase 1, der Drilling von Phase 5 und die Phasen 3, 4, 7 und 10 ganz sind angenommen: Sie standen auf der Phasenkarte, nicht in der Spielanleitung. (Eine andere Quelle nennt für Phase 10 Fünfling + Drilling, aber die Spielanleitung kennt Sätze aus 6 Karten und keine aus 5.)
B-22 = Die Reihenfolge der Felder auf dem Rundweg ist angenommen, denn die Spielanleitung zeigt sie nur im Bild; sicher sind die 32 Felder, die acht Arten, mehrere Jokerfelder und der große Stern als Start. Im Uhrzeigersinn vom Start: Stern, 2 ziehen, Suchen, Fragen, 2 ziehen, Tauschen, Joker, Alle, Noch einmal, Stern, 3 ziehen, Fragen, Suchen, 2 ziehen, Tauschen, Noch einmal, Stern, Joker, Suchen, Fragen, 2 ziehen, Tauschen, 3 ziehen, Alle, Noch einmal, Stern, 2 ziehen, Fragen, Suchen, Joker, Tauschen, Noch einmal.

## Joker auf dem Tisch

B-23 = In jeder Phase kann ein Joker jede Zahl und jede Farbe sein, die du brauchst. Du legst ihn so aus, wie du ihn gehalten hast, also verkehrt herum. Auf dem Tisch bleibt er: Niemand kann ihn gegen die Karte tauschen, für die er steht.
B-24 = Joker darf man sogar an volle Sätze und Folgen anlegen: an acht gleiche Zahlen und an eine Folge von 1 bis 12, ob schon Joker darin liegen oder nicht. Ein solcher Joker steht für nichts.
B-25 = Keine Gruppe besteht nur aus Jokern: In jeder muss mindestens eine echte Karte sein.
B-26 = In einer Folge muss klar sein, für welche Zahl jeder Joker steht. Eine 3 und zwei Joker, ausgelegt als 3-Joker-Joker, sind 3-4-5; als Nächstes passt eine 2, eine 6 oder ein Joker. An Joker-3-Joker passt eine 1, eine 5 oder ein Joker; an Joker-Joker-3 nur eine 4 oder ein Joker.
B-27 = Solange nichts als volle Folgen auf dem Tisch liegt, darf jeder, der ausgelegt hat, am Ende des Zuges zwei Karten statt einer ablegen, in beliebiger Reihenfolge. Es zählt, was im dritten Schritt daliegt, nach dem Anlegen; jeder Satz und jede Farbgruppe auf dem Tisch verhindert es. Die beiden dürfen deine letzten Karten sein und die Runde beenden. Das gilt in beiden Zügen von „Noch einmal“.

## Ende einer Runde, Ende des Spiels

B-28 = Die Runde endet, wenn jemand im dritten Schritt die letzte Karte ablegt, auch schon in dem Zug, in dem die Phase ausgelegt wurde. Nur so endet sie; deine letzte Karte kannst du also nicht anlegen.
B-29 = Wer die Runde beendet hat, rückt mit dem Marker zwei Phasenfelder vor und überspringt so eine Phase. Danach rücken im Uhrzeigersinn alle anderen, die ausgelegt haben, ein Feld vor und legen ihre Handkarten auf den Ablagestapel.
B-30 = Hast du deine Phase nicht ausgelegt, bleibst du bei ihr. Dafür darfst du bis zu fünf Handkarten für die nächste Runde behalten; die anderen kommen auf den Ablagestapel.
B-31 = Strafpunkte gibt es in diesem Spiel nicht: Karten, die du noch auf der Hand hast, kosten nichts.
B-32 = Für eine neue Runde werden alle Karten gemischt, nur die behaltenen nicht. Sie werden einzeln und im Uhrzeigersinn ausgeteilt, bis alle wieder 10 haben; dann eröffnen fünf Karten den Ablagestapel, und der Rest ist der Nachziehstapel (B-03). Die Figuren bleiben, wo sie sind.
B-33 = Die nächste Runde beginnt, wer links von der Person sitzt, die die letzte beendet hat.
B-34 = Das Spiel endet sofort, auch mitten in der Wertung einer Runde, wenn ein Marker den Lorbeerkranz erreicht. Wer die Runde beendet hat, rückt zuerst vor, dann die anderen im Uhrzeigersinn; wer zuerst dort ist, gewinnt.

## Verdeckte Karten, eine Phase pro Runde

B-35 = Deine Handkarten sehen die anderen nicht; nur ein Joker zeigt allen anderen seine Vorderseite.
B-36 = Pro Runde darfst du eine Phase auslegen, auch wenn du durch „Noch einmal“ mehrere Züge hast. Die nächste Phase kommt in der nächsten Runde dran.


### rulings

## Stapel und Ziehen

X-01 = Erst wenn eine Karte vom Nachziehstapel kommen muss und er leer ist, wird der Ablagestapel ohne seine oberste Karte gemischt und zum neuen Nachziehstapel. Ist auch so keine Karte zu haben, nimmst du die oberste vom Ablagestapel, wo das erlaubt ist; sonst ziehst du nichts, und dein Zug geht weiter. Sind mehrere Karten zu ziehen, gilt das für jede einzeln. Im Brettspiel gibt, wer gefragt wird, seine Karte her (B-17), auch wenn er dafür keine ziehen kann.
X-02 = Jedes Spiel endet. Eine Runde endet nach 100 Zügen je Spieler ohne Sieger: Alle zählen ihre Handkarten, und wer ausgelegt hat, rückt vor. (Im Brettspiel um eine Phase, im Uhrzeigersinn ab der Person, die die Runde begonnen hat; wer links von ihr sitzt, beginnt die nächste.) Auch ein Spiel mit 100 Runden endet: Es gewinnt, wer die meisten Phasen geschafft hat, bei gleich vielen, wer weniger Punkte hat. Wer in beidem gleichauf liegt, teilt sich den Sieg.
X-03 = In keiner Ausgabe darf man eine Aussetzen-Karte vom Ablagestapel ziehen, auslegen oder anlegen. (In den Anleitungen von Mattel und Express steht das für das Ziehen und für die Phasen.)
X-24 = In den Ausgaben Mattel, Express und Pocket sperrt eine Aussetzen-Karte den Ablagestapel, wenn sie oben liegt: Die Karte darunter ist nicht zu haben. In der Ravensburger-Ausgabe kommt eine gebrauchte Aussetzen-Karte unter den Ablagestapel; ist er leer, liegt sie oben und sperrt ihn. Das tut auch eine, die dort abgelegt wird, weil niemand aussetzen kann (X-04). Eine Aussetzen-Karte, die man vor jemanden legt, lässt den Ablagestapel, wie er ist.
X-27 = Du darfst die Karte gleich wieder ablegen, die du gerade gezogen hast, von welchem Stapel auch immer. Auch einen Joker darfst du ablegen.

## Aussetzen-Karten

X-04 = Solange es jemanden gibt, vor den du eine Aussetzen-Karte legen darfst, kannst du sie nur so spielen. Gibt es niemanden, darfst du sie ohne Wirkung auf den Ablagestapel legen, egal was du sonst noch hast. (Bei Pocket kann das vorkommen: Dort setzt jeder nur einmal in der Runde aus.)
X-05 = Bei Pocket gilt für Aussetzen-Karten und Geben dasselbe wie in der Mattel-Ausgabe. Du spielst eine Aussetzen-Karte, statt abzulegen, vor jemand anderen (M-20), und der legt sie im nächsten Zug nur oben auf den Ablagestapel (M-21). Sie gehört in keine Phase (M-23) und kommt vor niemanden, der schon eine vor sich hat (M-24). Als Nächstes gibt, wer links vom Geber sitzt (M-32). Ein Joker, mit dem der Ablagestapel beginnt, darf genommen werden. Beginnt er mit einer Aussetzen-Karte, setzt der erste Spieler aus; sie zählt aber nicht als die eine, die ihn in der Runde treffen darf.
X-18 = Deine letzte Karte darf in jeder Ausgabe eine Aussetzen-Karte sein; sie hat dann keine Wirkung. Aussetzen-Karten, die am Ende einer Runde noch vor jemandem liegen, werden mit eingemischt, und niemand setzt aus.

## Auslegen und anlegen

X-06 = Die eine Zahlenkarte, die neben Jokern nötig ist (M-18, E-15, P-08), braucht die Phase als Ganzes, nicht jede Gruppe. Legst du eine Gruppe nur aus Jokern aus, sag, wofür sie steht: die Zahl eines Satzes, die erste Zahl einer Folge, die Farbe einer Farbgruppe. Die Ravensburger-Ausgabe verlangt gar keine Zahlenkarte, das Brettspiel eine in jeder Gruppe (B-25). Beim Anlegen ist nie eine nötig.
X-07 = Du darfst eine Gruppe länger auslegen, als die Phase verlangt; was zu viel ist, gilt als angelegt. Kürzer darf sie nie sein, und eine zusätzliche Gruppe darfst du nie auslegen. (Die Anleitung des Brettspiels sagt es so.) In den Ausgaben Mattel, Express und Pocket endet die Runde, wenn du mit dem Auslegen deine letzte Karte loswirst.
X-08 = Eine Folge bleibt zwischen 1 und 12, beim Auslegen und beim Anlegen: Nichts verbindet 12 und 1, und sie wächst nur an den Enden. Wer sie auslegt, sagt, wofür jeder Joker darin steht, und das ändert sich nie. Ein angelegter Joker wird die nächste Zahl an dem Ende, das du wählst; ist die Folge schon bei 1 oder 12, bleibt nur das andere. An eine Folge von 1 bis 12 passt nichts mehr, außer Jokern im Brettspiel (B-24). Sätze und Farbgruppen können beliebig wachsen.
X-09 = So wachsen die Gruppen, die es nur bei Express gibt. An eine Gruppe ungerader (gerader) Karten passt jede ungerade (gerade) Karte oder ein Joker. An eine Folge aus Zwillingen passt ein ganzer Zwilling auf einmal, an einem der beiden Enden, und eine oder beide Karten dürfen Joker sein; eine einzelne Karte passt nicht, und auch länger auslegen darf man sie nur um ganze Zwillinge. An eine Folge aus ungeraden Karten passt die nächste ungerade Zahl, zwischen 1 und 11, an eine aus geraden die nächste gerade, zwischen 2 und 12; ein Joker wird zu dieser nächsten Zahl. An eine Farbfolge passt die nächste Zahl in ihrer Farbe.
X-29 = Wo eine Anleitung nichts sagt, sind in Sätzen und Folgen die Farben egal, und zwei Sätze einer Phase dürfen die gleiche Zahl haben. (Die Anleitungen von Mattel, Ravensburger und Express sagen das, die des Brettspiels zeigt es; nur die von Pocket schweigt.)
X-28 = Keine Karte auf dem Tisch wird während einer Runde bewegt, auch kein angelegter Joker.

## Ausmachen

X-12 = In der Ravensburger-Ausgabe endet jeder Zug mit dem Ablegen; deine letzte Karte darfst du also weder auslegen noch anlegen. Eine Option erlaubt die mildere Lesart, bei der man zum Ausmachen nichts ablegen muss (M-29). In den Ausgaben Mattel, Express und Pocket muss man das nicht: Ihre Anleitungen sagen es.
X-16 = Im Brettspiel darfst du deine letzte Karte weder auslegen noch anlegen. Hast du im ersten Schritt durch „Tauschen“ oder „Fragen“ keine Karte mehr, endet die Runde nicht. Nach „Noch einmal“ kann schon das Ablegen im ersten der beiden Züge sie beenden.
X-17 = In jeder Ausgabe kann nur ausmachen, wer eine Phase ausgelegt hat. Hast du deine nicht ausgelegt und beim Ablegen nur noch eine einzige Karte, behältst du sie, und dein Zug ist zu Ende.

## Spieler, Geber, Spielende

X-10 = Jede Ausgabe ist für 2 bis 6 Personen. (Die Anleitung des Brettspiels sagt das; zwei andere nennen nur sechs Tafeln oder Karten, zwei gar keine Zahl.)
X-11 = Wo eine Anleitung nicht sagt, was bei Gleichstand gilt: In den Ausgaben Ravensburger und Pocket spielen alle, die gleichauf liegen, die letzte Phase noch einmal wie in M-35, und wer zuerst ausmacht, gewinnt; in einem Spiel über zehn Runden teilen sie sich den Sieg.
X-15 = Wer zuerst gibt, bestimmt ihr am Tisch; im Brettspiel, dessen Anleitung die jüngste Person nennt, bestimmt ihr, wer anfängt. Sonst entscheidet der Zufall.
X-19 = Im Brettspiel ist der Lorbeerkranz das Feld hinter Phase 10. Von Phase 9 erreicht man ihn mit zwei Schritten und gewinnt; von Phase 10 verfällt der zweite Schritt. Die Wertung ist damit zu Ende.
X-25 = Wird bei Gleichstand noch einmal gespielt (M-35), spielen nur die mit, die gleichauf liegen. Von ihnen gibt der Nächste im Uhrzeigersinn. Nur sie bekommen Karten, und nur sie kann eine Aussetzen-Karte treffen. Zum Ausmachen muss man die Phase auslegen, und Punkte zählen nicht. Eine Runde ohne Sieger wird wiederholt; nach fünf Wiederholungen ohne Entscheidung teilen sie sich den Sieg.
X-21 = Auch in den Ausgaben Ravensburger und Pocket sind die Handkarten verdeckt. Handkarten, die am Ende einer Runde zählen, werden dann allen gezeigt; im Brettspiel, wo nichts gezählt wird, nicht. Im Brettspiel sehen alle die oberste Karte des Ablagestapels, die darunter nur, wer gerade sucht. Alle hören, nach welcher Zahl gefragt wird, und sehen, wer sie hergibt, aber nicht in welcher Farbe.

## Varianten

X-22 = Eine Variante gehört zuerst zu den Ausgaben, deren Anleitung sie nennt; die anderen Kartenspiele bieten sie als Hausregel an, das Brettspiel keine. Zehn Runden und freie Reihenfolge schließen sich aus. Zehn Runden mit ausgewählten Phasen heißt: so viele Runden wie Phasen. Ausgewählte Phasen macht man der Reihe nach, außer bei freier Reihenfolge, und wer alle geschafft hat, gewinnt. Wo eine Regel Phase 10 sagt, gilt die letzte vereinbarte Phase. Klopfen passt zu allen anderen Varianten.
X-13 = Klopfen (R-V3): Bevor der Nächste zieht, dürfen alle außer dem, der gerade abgelegt hat, für die abgelegte Karte klopfen. Klopfen kann man nicht für eine Aussetzen-Karte, nicht für die Karte, mit der der Ablagestapel beginnt, und nicht für die, mit der eine Runde endet; wohl aber für eine, die ein Klopfer abgelegt hat. Wer eine Aussetzen-Karte vor sich hat, kann nicht klopfen. Wer zuerst klopft, bekommt die Karte sofort; haben alle gepasst, zieht der Nächste wie gewohnt. Ohne Uhr werden alle im Uhrzeigersinn gefragt, bis jemand klopft; mit Uhr passt, wer bis zum Ablauf der Zeit schweigt. Diese Karte ersetzt dem Klopfer das Ziehen. Weiter geht es links vom Klopfer; wer dazwischen sitzt, verliert diesen Zug, und eine Aussetzen-Karte vor ihm bleibt liegen.
X-23 = Freie Reihenfolge (R-V4): Wer auslegt, nennt die Phase. Passen die Karten zu mehreren Phasen, zählt nur die genannte.

## Das Brettspiel

X-14 = Ist der Ablagestapel leer, kommt beim Suchen die Karte und beim Ziehen jede Karte vom Nachziehstapel.
X-20 = Du darfst einen Joker ablegen, im dritten Schritt oder beim Tauschen; dann ist er wieder eine gewöhnliche Karte. Ein Joker, den du für die nächste Runde behältst (B-30), bleibt ein Joker; alle anderen werden beim Mischen wieder richtig herum gedreht. Mehr als zehn Karten auf der Hand sind erlaubt.
X-26 = Figuren teilen sich nur das Startfeld, und nur, weil sie dort beginnen; solange eine andere Figur dort steht, ist es ein besetztes Feld. Am Anfang führt niemand eine Aktion aus. Beim Tauschen legst du bis zu vier Karten ab, auch gar keine, in beliebiger Reihenfolge; legst du keine ab, ziehst du trotzdem eine. Bei „Alle“ ziehen die anderen im Uhrzeigersinn. Wer nach einer Zahl gefragt wird, sucht sich aus, welche Karte er gibt, aber eine echte vor einem Joker. Die erste Karte bekommt, wer die Runde beginnt.
