# Tipps und Analysen: warum ein Zug gut oder weniger gut ist, und was ein Spiel gezeigt hat.

## Gründe. $card und $other sind Karten, $player ist ein Name, $phase eine Nummer

reason-forced = Etwas anderes ist nicht möglich.
reason-card-completes = { $card } macht Phase { $phase } vollständig.
reason-card-nearer = { $short ->
    [one] { $card } bringt dich Phase { $phase } näher: Dann fehlt noch 1 Karte.
   *[other] { $card } bringt dich Phase { $phase } näher: Dann fehlen noch { $short } Karten.
}
# $place ist eine Gruppe auf dem Tisch, etwa 2.1.
reason-card-hit = { $card } kannst du sofort an Gruppe { $place } anlegen.
reason-card-along = Deine Phase ist vollständig, und { $card } kann gleich mit ihr aus der Hand gehen.
reason-card-wild = { $card } kann man immer brauchen.
reason-card-useless = { $card } bringt dich deiner Phase nicht näher.
reason-card-stuck = { $card } lässt sich nirgends anlegen.
reason-card-left = Deine Phase ist vollständig, und { $card } bliebe übrig.
reason-hidden-helps = { $outs ->
    [0] Keine der { $total } ungesehenen Karten bringt dich deiner Phase näher.
    [one] 1 von { $total } ungesehenen Karten bringt dich deiner Phase näher: eine verdeckte mit { $percent } % Wahrscheinlichkeit.
   *[other] { $outs } von { $total } ungesehenen Karten bringen dich deiner Phase näher: eine verdeckte mit { $percent } % Wahrscheinlichkeit.
}
reason-hidden-hit = { $outs ->
    [0] Keine der { $total } ungesehenen Karten lässt sich anlegen.
    [one] 1 von { $total } ungesehenen Karten lässt sich anlegen: eine verdeckte mit { $percent } % Wahrscheinlichkeit.
   *[other] { $outs } von { $total } ungesehenen Karten lassen sich anlegen: eine verdeckte mit { $percent } % Wahrscheinlichkeit.
}
reason-hidden-along = { $outs ->
    [0] Deine Phase ist vollständig. Keine der { $total } ungesehenen Karten kann mit ihr aus der Hand gehen.
    [one] Deine Phase ist vollständig. 1 von { $total } ungesehenen Karten kann mit ihr aus der Hand gehen: eine verdeckte mit { $percent } % Wahrscheinlichkeit.
   *[other] Deine Phase ist vollständig. { $outs } von { $total } ungesehenen Karten können mit ihr aus der Hand gehen: eine verdeckte mit { $percent } % Wahrscheinlichkeit.
}
# $count: alle Karten, die weggehen, die angelegten auch.
reason-lay = { $count ->
    [one] Phase { $phase } liegt damit aus, und 1 Karte ist weg.
   *[other] Phase { $phase } liegt damit aus, und mit dem Anlegen sind { $count } Karten weg.
}
reason-lay-out = Phase { $phase } liegt damit aus, und du machst in diesem Zug aus.
reason-lay-hardest = Phase { $phase } ist die schwerste, die du hast: Die leichteren können warten.
# $left, $fewer: Karten, die in der Hand bleiben.
reason-lay-leaves = So bleiben dir { $left } Karten; es geht auch so, dass { $fewer ->
    [0] keine bleibt
    [one] nur 1 bleibt
   *[other] nur { $fewer } bleiben
}.
# $left: Karten, die nach dem Auslegen und Anlegen in der Hand bleiben.
reason-lay-early = { $left ->
    [one] 1 Karte bliebe
   *[other] { $left } Karten blieben
} dir übrig, und { $player } könnte an deine Gruppen anlegen: Deine Phase kann warten.
reason-holds = Halte deine Phase noch zurück: Nach dem Auslegen { $left ->
    [one] bliebe dir 1 Karte
   *[other] blieben dir { $left } Karten
}, und { $player } könnte an deine Gruppen anlegen; { $player } hat noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
reason-misses-lay = Du könntest jetzt Phase { $phase } auslegen.
reason-hit = { $count ->
    [one] Du wirst 1 Karte los.
   *[other] Du wirst { $count } Karten durch Anlegen los, diese zuerst.
}
reason-hit-out = Damit machst du in diesem Zug aus.
reason-hit-fewer = { $count ->
    [one] So wirst du nur 1 Karte durch Anlegen los statt { $more }.
   *[other] So wirst du nur { $count } Karten durch Anlegen los statt { $more }.
}
reason-misses-hit = { $count ->
    [one] Du könntest noch eine Karte anlegen.
   *[other] Du könntest noch { $count } Karten anlegen.
}
reason-dead = Danach ließen sich zu wenige Karten anlegen: Niemand könnte mehr ausmachen.
reason-waits = Warte lieber: Nach dem Auslegen oder Anlegen könnte niemand mehr ausmachen.
reason-skip-out = { $cards ->
    [one] { $player } hat ausgelegt und kann mit 1 Karte bald ausmachen.
   *[other] { $player } hat ausgelegt und kann mit { $cards } Karten bald ausmachen.
}
reason-skip-leads = { $count ->
    [one] { $player } führt mit 1 geschafften Phase und verliert einen Zug.
   *[other] { $player } führt mit { $count } geschafften Phasen und verliert einen Zug.
}
reason-skip-ahead = { $count ->
    [one] Von den anderen ist niemand weiter als { $player }, mit 1 geschafften Phase.
   *[other] Von den anderen ist niemand weiter als { $player }, mit { $count } geschafften Phasen.
}
reason-skip-points = Von den anderen hat { $player } am wenigsten Punkte, nämlich { $points }, und verliert einen Zug.
reason-skip-laid = { $player } hat schon ausgelegt und verliert einen Zug.
reason-skip-fewest = Von den anderen hat niemand weniger Karten als { $player }, nämlich { $cards }.
reason-skip-next = { $player } kommt als Nächstes und verliert einen Zug; gefährlicher ist sonst niemand.
reason-skip-again = { $player } verliert einen Zug, und du bist gleich wieder dran.
reason-skip-weaker = Besser liegt es vor { $player }.
reason-misses-skip = Dein Aussetzen würde { $player } einen Zug kosten.
reason-discard-out = Es ist deine letzte Karte: Du machst aus.
reason-discard-two = Zwei Karten auf einmal sind weg.
reason-discard-one = Statt einer Karte könnten zwei weggehen.
reason-keeps-skip = Dein Aussetzen kannst du vielleicht noch brauchen.
reason-gives-skip = Damit gibst du dein Aussetzen her.
reason-keeps-wild = Statt { $other }: Die gilt als jede Karte und ist mehr wert.
reason-gives-wild = Die Karte gilt als jede andere und ist mehr wert als { $other }.
reason-nearer = { $short ->
    [0] Deine Phase bleibt beisammen; ohne { $other } würde dir etwas fehlen ({ $other_short }).
    [one] Dir fehlt weiterhin 1 Karte zur Phase; ohne { $other } wären es { $other_short }.
   *[other] Dir fehlen weiterhin { $short } Karten zur Phase; ohne { $other } wären es { $other_short }.
}
reason-further = { $short ->
    [one] Dann würde dir 1 Karte zur Phase fehlen; ohne { $other } bleibt sie beisammen.
   *[other] Dann würden dir { $short } Karten zur Phase fehlen; ohne { $other } nur { $other_short }.
}
reason-outs-more = { $outs ->
    [one] Dann hilft 1 ungesehene Karte
   *[other] Dann helfen { $outs } ungesehene Karten
}; nach { $other } { $other_outs ->
    [one] wäre es 1
   *[other] wären es { $other_outs }
}.
reason-outs-fewer = { $outs ->
    [0] Dann hilft keine ungesehene Karte
    [one] Dann hilft nur 1 ungesehene Karte
   *[other] Dann helfen nur { $outs } ungesehene Karten
}; nach { $other } { $other_outs ->
    [one] wäre es 1
   *[other] wären es { $other_outs }
}.
reason-denies-hit = Statt { $card }: Die könnte { $player } anlegen.
reason-gives-hit = { $player } kann { $card } anlegen.
# $took ist eine Karte, die der Spieler genommen hat.
reason-denies-took = Statt { $card }: { $player } hat { $took } genommen und würde sich auch über { $card } freuen.
reason-gives-took = { $player } hat { $took } genommen und freut sich vielleicht über { $card }.
reason-denies-phase = Statt { $card }: Die hilft { $player } eher bei der Phase.
reason-gives-phase = { $card } hilft { $player } vielleicht bei der Phase.
# $left_card ist eine Karte, die der Spieler liegen ließ oder ablegte.
reason-safe = { $player } wollte auch { $left_card } nicht haben; das ist sicherer als { $other }.
reason-keeps-along = Statt { $other }: Die kann mit deiner Phase aus der Hand gehen.
reason-loses-along = { $card } könnte mit deiner Phase aus der Hand gehen.
reason-points-more = Sie zählt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $other } zählt { $other_points }.
reason-points-fewer = Sie zählt nur { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $other } zählt { $other_points }.
reason-sheds = { $player } macht wohl bald aus, und deine Phase ist weit weg: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger.
reason-keeps-points = { $player } macht wohl bald aus, und deine Phase ist weit weg: { $other } würde mehr als { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} sparen.
reason-held = Die Runde zieht sich hin: Jemand muss eine Karte hergeben, die sich anlegen lässt.
reason-partner = { $outs ->
    [0] Was du behältst, wartet auf keine ungesehene Karte
    [one] Was du behältst, wartet auf 1 ungesehene Karte
   *[other] Was du behältst, wartet auf { $outs } ungesehene Karten
}; nach { $other } { $other_outs ->
    [one] wäre es 1
   *[other] wären es { $other_outs }
}.
reason-equal = Das ist so gut wie { $other }.
# Was Spiele gelehrt haben, und warum: $better ist yes oder no.
ring-lesson = { $better ->
    [yes] In ähnlichen Lagen hat „{ $action }“ öfter zum Sieg geführt als „{ $instead }“
   *[no] In ähnlichen Lagen hat „{ $action }“ seltener zum Sieg geführt als „{ $instead }“
}
reason-ring-turn = { ring-lesson }: Noch ein Zug ist mehr wert.
reason-ring-cards = { ring-lesson }: Jede gezogene Karte musst du wieder loswerden.
reason-ring-joker = { ring-lesson }: Ein Joker { $effect ->
    [completes] macht deine Phase vollständig
    [nearer] bringt dich deiner Phase sicher näher
   *[hit] lässt sich sofort anlegen
}.
reason-ring-star = { ring-lesson }: Bei „{ action-star }“ wählst du die Aktion, die dir am meisten bringt.
reason-ring-others = { ring-lesson }: Bei „{ action-everyone }“ bekommen auch die anderen eine Karte.
reason-ring-taught = { ring-lesson }.
# $gain, $instead_gain: Karten im Durchschnitt, mit Komma.
reason-ring-nearer = „{ $action }“ bringt im Durchschnitt { $gain ->
    [0] nichts
    [one] 1 Karte
   *[other] { NUMBER($gain, maximumFractionDigits: 2) } Karten
} für deine Phase, „{ $instead }“ { $instead_gain ->
    [0] nichts
   *[other] { NUMBER($instead_gain, maximumFractionDigits: 2) }
}.
reason-ring-sheds = Mit „{ $action }“ wird deine Hand im Durchschnitt { $effect ->
    [shrinks] um { $gain ->
        [one] 1 Karte
       *[other] { NUMBER($gain, maximumFractionDigits: 2) } Karten
    } kleiner
    [grows] um { $gain ->
        [one] 1 Karte
       *[other] { NUMBER($gain, maximumFractionDigits: 2) } Karten
    } größer
   *[stays] nicht größer
}, mit „{ $instead }“ { $instead_effect ->
    [shrinks] um { NUMBER($instead_gain, maximumFractionDigits: 2) } kleiner
    [grows] um { NUMBER($instead_gain, maximumFractionDigits: 2) } größer
   *[stays] nicht größer
}.
reason-ring-equal = „{ $action }“ ist so gut wie „{ $instead }“.
reason-ring-same = Der andere Weg führt auch zu „{ $action }“.
reason-ask-known = Man weiß, dass { $player } eine { $number } hat.
reason-ask-chance = Nach einer { $number } zu fragen hilft mit { $percent } % Wahrscheinlichkeit.
reason-swap-spare = { $count ->
    [0] Du behältst alle Karten; die neue hilft mit { $percent } % Wahrscheinlichkeit.
    [one] Diese Karte brauchst du nicht; jede von { $draws } neuen hilft mit { $percent } % Wahrscheinlichkeit.
   *[other] Diese { $count } Karten brauchst du nicht; jede von { $draws } neuen hilft mit { $percent } % Wahrscheinlichkeit.
}
reason-swap-breaks = { $count ->
    [one] 1 dieser Karten würde dir fehlen.
   *[other] { $count } dieser Karten würden dir fehlen.
}
reason-give-spare = Sie fehlt dir am wenigsten.
reason-give-breaks = Du brauchst sie für deine Phase.
reason-keep-short = { $count ->
    [0] Ohne Karten
    [one] Mit dieser Karte
   *[other] Mit diesen { $count } Karten
} { $short ->
    [one] fehlt dir 1 Karte
   *[other] fehlen dir { $short } Karten
} zur Phase.
# $percent, $instead_percent: wie wahrscheinlich eine neue Karte hilft, mit diesen Karten und mit den anderen.
reason-keep-chance = { $short ->
    [one] So oder so fehlt dir 1 Karte; mit diesen hilft eine neue mit { $percent } % Wahrscheinlichkeit statt mit { $instead_percent } %.
   *[other] So oder so fehlen dir { $short } Karten; mit diesen hilft eine neue mit { $percent } % Wahrscheinlichkeit statt mit { $instead_percent } %.
}
# $count: Karten, die man behält; $percent: wie wahrscheinlich eine neue hilft.
reason-keep-needed = { $count ->
    [0] Hier nützt dir nichts: Eine neue Karte hilft mit { $percent } % Wahrscheinlichkeit.
   *[other] Nur, was deine Phase braucht: Eine neue Karte hilft mit { $percent } % Wahrscheinlichkeit.
}
# $count: die nichts nützen.
reason-keep-useless = { $count ->
    [one] 1 dieser Karten nützt deiner Phase nichts: Eine neue hilft mit { $percent } % Wahrscheinlichkeit.
   *[other] { $count } dieser Karten nützen deiner Phase nichts: Jede neue hilft mit { $percent } % Wahrscheinlichkeit.
}

## Tipps

# $move ist, was zu tun ist, wie in der Liste der Möglichkeiten.
hint-best = Tipp: { $move }
# $loss: was es kostet, in Prozent.
hint-next = Nächstbestes: { $move } ({ $loss })
hint-line = { $number }: { $move }, Gewinnchance { $chance }. { $reason }
# Statt dessen, was es kostet, wenn das nichts ist.
hint-alike = genauso gut
# Dasselbe, wenn es weniger kostet, als man zeigen würde.
hint-nearly = fast genauso gut
hint-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-more = { $count ->
    [one] 1 weiterer Zug ist weniger gut.
   *[other] { $count } weitere Züge sind weniger gut.
}
hint-over = Das Spiel ist aus: Es gibt nichts zu wählen.
hint-seats = Mehrere Plätze dürfen handeln: { $seats }. Wähle einen mit --seat.
hint-not-asked = Platz { $seat } ist jetzt nicht gefragt, sondern { $seats }.
hint-other-view = Diese Stellung zeigt, was Platz { $seat } sieht: Für einen anderen gibt es keinen Tipp.
hint-no-seat = An einem Tisch zu { $players } gibt es keinen Platz { $seat }.

## Analysen

review-title = Analyse: { $edition }, { $players } Spieler, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
review-unfinished = Das Spiel ist nicht zu Ende; es geht um das, was gespielt wurde.
review-won = Gewonnen hat: { $players }.
review-player = Spieler
review-accuracy = Genauigkeit
review-decisions = Entscheidungen
# Was die Entscheidungen gekostet haben, in Prozent Gewinnchance.
review-lost = Verloren
review-luck = Glück
review-deal = Blatt
review-cards = Karten
review-dice = Würfel
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
review-none = keine
# In Sätzen, für Bildschirmleser.
review-line = { $player }: Genauigkeit { $accuracy }, Entscheidungen { $decisions }, verloren { $lost }; Glück { $luck }, davon Blatt { $deal }, Karten { $cards }.
review-line-dice = { $player }: Genauigkeit { $accuracy }, Entscheidungen { $decisions }, verloren { $lost }; Glück { $luck }, davon Blatt { $deal }, Karten { $cards }, Würfel { $dice }.
review-explained = Genauigkeit: wie viel, von 100, von allem behalten wurde, was die Entscheidungen gewinnen oder verlieren konnten. Verloren und Glück: Prozent Gewinnchance, zusammengezählt; über 0 war es Glück, darunter Pech.
review-costliest = { $count ->
    [one] Die Entscheidung, die am meisten gekostet hat
   *[other] Die { $count } Entscheidungen, die am meisten gekostet haben
}
review-faultless = Keine Entscheidung hat etwas gekostet, soweit wir sehen.
review-decision = { $player }, Runde { $round }, Spielzug { $turn } der Runde, Nummer { $number }: { $loss }
review-hand = Hand: { $cards }
review-played = Gespielt: { $move }
review-better = Besser: { $move }
# Neben dem Fortschrittsbalken.
review-progress = Züge angesehen
