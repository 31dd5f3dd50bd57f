# Karten, Gruppen und Phasen.
#
# Ein Wort für jede Sache: Nachziehstapel, Ablagestapel, Hand, Runde, Zug, auslegen, anlegen, ablegen,
# klopfen, ausmachen, Satz (Zwilling, Drilling ...), Folge (Viererfolge ...), Farbgruppe, Zahlenkarte,
# Joker, Aussetzen-Karte, Punktezettel, Aufzeichnung, Analyse, Bot. Man sagt „du“, und kurz: leg, zieh, sag.

## Farben

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-orange = Orange
colour-purple = Lila
colour-black = Schwarz
colour-turquoise = Türkis

## Karten

# $colour ist der Name der Farbe in dieser Sprache, wie oben.
card-number = { $colour } { $number }
card-wild = Joker
card-skip = Aussetzen
# $value ist eine Zahl oder der Name einer Farbe.
wild-as = { card-wild } als { $value }
# Welcher Buchstabe auf einem Joker steht: J, wo die Anleitung ihn Joker nennt. In allen Sprachen gleich.
wild-letter = { $edition ->
    [ravensburger] J
    [pocket] J
    [board] J
   *[other] W
}
card-joker-plain = Joker
joker-plain-as = { card-joker-plain } als { $value }
# Eine Karte, die verkehrt herum gehalten wird; $card ist ihre Vorderseite.
card-joker = Joker ({ $card })
joker-as = Joker ({ $card }) als { $value }

## Gruppen: $size ist die Zahl der Karten, bei einer Folge aus Zwillingen die der Zwillinge

group-set = { $size ->
    [2] Zwilling
    [3] Drilling
    [4] Vierling
    [5] Fünfling
    [6] Sechsling
   *[other] { $size } gleiche Zahlen
}
group-run = { $size ->
    [3] Dreierfolge
    [4] Viererfolge
    [5] Fünferfolge
    [6] Sechserfolge
    [7] Siebenerfolge
    [8] Achterfolge
    [9] Neunerfolge
    [10] Zehnerfolge
    [11] Elferfolge
    [12] Zwölferfolge
   *[other] Folge aus { $size } Karten
}
group-colour = { $size } Karten einer Farbe
group-odd = { $size } ungerade Karten
group-even = { $size } gerade Karten
group-pairs = Folge aus { $size } Zwillingen
group-colour-run = { group-run } in einer Farbe
group-odd-run = Folge aus { $size } ungeraden Karten
group-even-run = Folge aus { $size } geraden Karten
group-odd-pairs = Folge aus { $size } ungeraden Zwillingen
group-even-pairs = Folge aus { $size } geraden Zwillingen

## Mehrere gleiche Gruppen: $count ist ihre Anzahl

group-set-many = { $count ->
    [1] { group-set }
   *[other] { $count } { $size ->
        [2] Zwillinge
        [3] Drillinge
        [4] Vierlinge
        [5] Fünflinge
        [6] Sechslinge
       *[other] Gruppen aus je { $size } gleichen Zahlen
    }
}
group-run-many = { $count ->
    [1] { group-run }
   *[other] { $count } { $size ->
        [3] Dreierfolgen
        [4] Viererfolgen
        [5] Fünferfolgen
        [6] Sechserfolgen
        [7] Siebenerfolgen
        [8] Achterfolgen
        [9] Neunerfolgen
        [10] Zehnerfolgen
        [11] Elferfolgen
        [12] Zwölferfolgen
       *[other] Folgen aus je { $size } Karten
    }
}
group-colour-many = { $count ->
    [1] { group-colour }
   *[other] { $count } Gruppen aus je { $size } Karten einer Farbe
}
group-odd-many = { $count ->
    [1] { group-odd }
   *[other] { $count } Gruppen aus je { $size } ungeraden Karten
}
group-even-many = { $count ->
    [1] { group-even }
   *[other] { $count } Gruppen aus je { $size } geraden Karten
}
group-pairs-many = { $count ->
    [1] { group-pairs }
   *[other] { $count } Folgen aus je { $size } Zwillingen
}
group-colour-run-many = { $count ->
    [1] { group-colour-run }
   *[other] { group-run-many }, jede in einer Farbe
}
group-odd-run-many = { $count ->
    [1] { group-odd-run }
   *[other] { $count } Folgen aus je { $size } ungeraden Karten
}
group-even-run-many = { $count ->
    [1] { group-even-run }
   *[other] { $count } Folgen aus je { $size } geraden Karten
}
group-odd-pairs-many = { $count ->
    [1] { group-odd-pairs }
   *[other] { $count } Folgen aus je { $size } ungeraden Zwillingen
}
group-even-pairs-many = { $count ->
    [1] { group-even-pairs }
   *[other] { $count } Folgen aus je { $size } geraden Zwillingen
}
# Was keine andere Meldung nennt: $group ist eine der obigen, $count davon.
group-one-colour = { $count ->
    [1] { $group }, alle in einer Farbe
   *[other] { $group }, jede Gruppe in einer Farbe
}

## Phasen

# $first ist eine Gruppe oder mehrere gleiche; $rest ebenso, oder schon verbunden.
phase-joined = { $first } + { $rest }
phase-numbered = Phase { $phase } ({ $groups })
phase-choice = { $phase }: { $groups }
group-cards = { $name }: { $cards }
