# Tipps und Analysen: warum ein Zug gut oder weniger gut ist, und was ein Spiel gezeigt hat.

## Gründe. $card und $other sind Karten, $player ist ein Name, $phase eine Nummer

reason-forced = Etwas anderes geht nicht.
reason-no-matter = Es ist egal: Alles, was du wählen kannst, ist gleich gut.
reason-card-completes = Mit { $card } ist Phase { $phase } vollständig.
reason-card-nearer = { $short ->
    [one] { $card } bringt dich Phase { $phase } näher: Dann fehlt noch 1 Karte.
   *[other] { $card } bringt dich Phase { $phase } näher: Dann fehlen noch { $short } Karten.
}
# $place ist eine Gruppe auf dem Tisch, etwa 2.1.
reason-card-hit = { $card } kannst du sofort an Gruppe { $place } anlegen.
# Dasselbe, wo keine Nummer an einer Gruppe steht; $place ist eine Gruppe, etwa „die Folge von Nora“.
reason-card-hit-named = { $card } kannst du sofort an { $place } anlegen.
reason-card-along = Deine Phase ist vollständig, und { $card } kann gleich mit auf den Tisch.
reason-card-wild = { $card } kann man immer brauchen.
reason-card-useless = { $card } bringt dich deiner Phase nicht näher.
reason-card-stuck = { $card } lässt sich nirgends anlegen.
reason-card-left = Deine Phase ist vollständig, und { $card } bliebe übrig.
reason-hidden-helps = { $outs ->
    [0] Keine der { $total } Karten, die du nicht kennst, bringt dich deiner Phase näher.
    [one] 1 der { $total } Karten, die du nicht kennst, bringt dich deiner Phase näher: Ziehen hilft in { $percent } % der Fälle.
   *[other] { $outs } der { $total } Karten, die du nicht kennst, bringen dich deiner Phase näher: Ziehen hilft in { $percent } % der Fälle.
}
reason-hidden-hit = { $outs ->
    [0] Keine der { $total } Karten, die du nicht kennst, lässt sich anlegen.
    [one] 1 der { $total } Karten, die du nicht kennst, lässt sich anlegen: Beim Ziehen bekommst du sie in { $percent } % der Fälle.
   *[other] { $outs } der { $total } Karten, die du nicht kennst, lassen sich anlegen: Beim Ziehen bekommst du eine davon in { $percent } % der Fälle.
}
reason-hidden-along = { $outs ->
    [0] Deine Phase ist vollständig. Keine der { $total } Karten, die du nicht kennst, kann mit ihr auf den Tisch.
    [one] Deine Phase ist vollständig. 1 der { $total } Karten, die du nicht kennst, kann mit ihr auf den Tisch: Beim Ziehen bekommst du sie in { $percent } % der Fälle.
   *[other] Deine Phase ist vollständig. { $outs } der { $total } Karten, die du nicht kennst, können mit ihr auf den Tisch: Beim Ziehen bekommst du eine davon in { $percent } % der Fälle.
}
# $count: alle Karten, die weggehen, die angelegten auch.
reason-lay = { $count ->
    [one] Du legst Phase { $phase } aus und wirst 1 Karte los.
   *[other] Du legst Phase { $phase } aus und wirst mit Anlegen { $count } Karten los.
}
reason-lay-out = Du legst Phase { $phase } aus und machst in diesem Zug aus.
reason-lay-hardest = Phase { $phase } ist die schwerste, die du auslegen kannst: Die leichteren können warten.
# $left, $fewer: Karten, die in der Hand bleiben.
reason-lay-leaves = So bleiben dir { $left } Karten; es geht auch so, dass { $fewer ->
    [0] keine bleibt
    [one] nur 1 bleibt
   *[other] nur { $fewer } bleiben
}.
# $left: Karten, die nach dem Auslegen und Anlegen in der Hand bleiben.
reason-lay-early = Dir { $left ->
    [one] bliebe 1 Karte
   *[other] blieben { $left } Karten
}, und { $player } könnte an deine Gruppen anlegen: Deine Phase kann warten.
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
   *[other] Du kannst { $count } Karten anlegen, diese zuerst.
}
reason-hit-out = Damit machst du in diesem Zug aus.
reason-hit-fewer = { $count ->
    [one] So kannst du nur 1 Karte anlegen statt { $more }.
   *[other] So kannst du nur { $count } Karten anlegen statt { $more }.
}
reason-misses-hit = { $count ->
    [one] Du könntest noch eine Karte anlegen.
   *[other] Du könntest noch { $count } Karten anlegen.
}
reason-dead = Danach ließen sich zu wenige Karten anlegen, und niemand könnte mehr ausmachen.
reason-waits = Warte lieber: Nach dem Auslegen oder Anlegen könnte niemand mehr ausmachen.
reason-skip-out = { $cards ->
    [one] { $player } hat ausgelegt, hat nur noch 1 Karte und macht vielleicht bald aus.
   *[other] { $player } hat ausgelegt, hat noch { $cards } Karten und macht vielleicht bald aus.
}
reason-skip-leads = { $count ->
    [one] { $player } führt mit 1 geschafften Phase und muss aussetzen.
   *[other] { $player } führt mit { $count } geschafften Phasen und muss aussetzen.
}
reason-skip-ahead = { $count ->
    [one] Von den anderen ist niemand weiter als { $player }, mit 1 geschafften Phase.
   *[other] Von den anderen ist niemand weiter als { $player }, mit { $count } geschafften Phasen.
}
reason-skip-points = Von den anderen hat { $player } die wenigsten Punkte, nämlich { $points }, und muss aussetzen.
reason-skip-laid = { $player } hat schon ausgelegt und muss aussetzen.
reason-skip-fewest = Von den anderen hat niemand weniger Karten als { $player }, nämlich { $cards }.
reason-skip-next = { $player } ist als Nächstes dran und muss aussetzen; gefährlicher ist sonst niemand.
reason-skip-first = Von denen, die du noch aussetzen lassen kannst, ist { $player } zuerst dran.
reason-skip-only = Nur { $player } kannst du noch aussetzen lassen.
reason-skip-again = { $player } muss aussetzen, und du bist gleich wieder dran.
reason-skip-weaker = Bei { $player } bringt sie mehr.
reason-misses-skip = Mit deiner Aussetzen-Karte könntest du { $player } aussetzen lassen.
reason-discard-out = Es ist deine letzte Karte: Du machst aus.
reason-discard-two = Du wirst zwei Karten auf einmal los.
reason-discard-one = Du könntest zwei Karten loswerden statt einer.
reason-keeps-skip = Deine Aussetzen-Karte kannst du vielleicht noch brauchen.
reason-gives-skip = Damit verschenkst du deine Aussetzen-Karte.
reason-keeps-wild = Statt { $other }: Ein Joker passt überall, den behältst du besser.
reason-gives-wild = Ein Joker passt überall: Behalt ihn lieber als { $other }.
reason-nearer = { $short ->
    [0] Deine Phase bleibt vollständig; ohne { $other } { $other_short ->
        [one] würde dir 1 Karte fehlen
       *[other] würden dir { $other_short } Karten fehlen
    }.
    [one] Dir fehlt weiterhin 1 Karte zur Phase; ohne { $other } wären es { $other_short }.
   *[other] Dir fehlen weiterhin { $short } Karten zur Phase; ohne { $other } wären es { $other_short }.
}
reason-further = { $short ->
    [one] Dann würde dir 1 Karte zur Phase fehlen; ohne { $other } bleibt sie vollständig.
   *[other] Dann würden dir { $short } Karten zur Phase fehlen; ohne { $other } nur { $other_short }.
}
reason-outs-more = { $outs ->
    [one] Dann hilft dir 1 Karte, die du nicht kennst
   *[other] Dann helfen dir { $outs } Karten, die du nicht kennst
}; nach { $other } { $other_outs ->
    [0] wäre es keine
    [one] wäre es nur 1
   *[other] wären es nur { $other_outs }
}.
reason-outs-fewer = { $outs ->
    [0] Dann hilft dir keine Karte mehr, die du nicht kennst
    [one] Dann hilft dir nur 1 Karte, die du nicht kennst
   *[other] Dann helfen dir nur { $outs } Karten, die du nicht kennst
}; nach { $other } { $other_outs ->
    [one] wäre es 1
   *[other] wären es { $other_outs }
}.
reason-denies-hit = Statt { $card }: Die könnte { $player } anlegen.
reason-gives-hit = { $player } kann { $card } anlegen.
# $took ist eine Karte, die der Spieler genommen hat.
reason-denies-took = Statt { $card }: { $player } hat { $took } genommen und hätte auch { $card } gern.
reason-gives-took = { $player } hat { $took } genommen und möchte { $card } vielleicht auch.
reason-denies-phase = Statt { $card }: Die würde { $player } bei der Phase eher helfen.
reason-gives-phase = { $card } hilft { $player } vielleicht bei der Phase.
# $left_card ist eine Karte, die der Spieler liegen ließ oder ablegte.
reason-safe = { $player } wollte schon { $left_card } nicht haben; das ist sicherer als { $other }.
reason-keeps-along = Statt { $other }: Die kann mit deiner Phase auf den Tisch.
reason-loses-along = { $card } könnte mit deiner Phase auf den Tisch.
reason-points-more = Auf der Hand kostet sie { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $other } kostet { $other_points }.
reason-points-fewer = Auf der Hand kostet sie nur { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $other } kostet { $other_points }.
reason-sheds = { $player } macht vielleicht bald aus, und du hast deine Phase noch lange nicht: Das spart dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
reason-keeps-points = { $player } macht vielleicht bald aus, und du hast deine Phase noch lange nicht: { $other } würde dir mehr als { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} sparen.
reason-held = Die Runde zieht sich: Jemand muss eine Karte hergeben, die sich anlegen lässt.
reason-partner = { $outs ->
    [0] Zu dem, was du behältst, passt keine Karte, die du nicht kennst
    [one] Zu dem, was du behältst, passt 1 Karte, die du nicht kennst
   *[other] Zu dem, was du behältst, passen { $outs } Karten, die du nicht kennst
}; nach { $other } { $other_outs ->
    [one] wäre es 1
   *[other] wären es { $other_outs }
}.
reason-equal = Das ist genauso gut wie { $other }.
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
reason-ring-equal = „{ $action }“ ist genauso gut wie „{ $instead }“.
reason-ring-same = Der andere Weg führt auch zu „{ $action }“.
reason-ask-known = Du weißt, dass { $player } eine { $number } hat.
reason-ask-chance = Nach einer { $number } zu fragen hilft in { $percent } % der Fälle.
reason-swap-spare = { $count ->
    [0] Du behältst alle Karten; die neue hilft in { $percent } % der Fälle.
    [one] Diese Karte brauchst du nicht; jede der { $draws } neuen hilft in { $percent } % der Fälle.
   *[other] Diese { $count } Karten brauchst du nicht; jede der { $draws } neuen hilft in { $percent } % der Fälle.
}
reason-swap-breaks = { $count ->
    [one] Eine dieser Karten brauchst du für deine Phase.
   *[other] { $count } dieser Karten brauchst du für deine Phase.
}
reason-give-spare = Auf sie kannst du am ehesten verzichten.
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
    [one] So oder so fehlt dir 1 Karte; mit diesen hilft eine neue in { $percent } % der Fälle statt in { $instead_percent } %.
   *[other] So oder so fehlen dir { $short } Karten; mit diesen hilft eine neue in { $percent } % der Fälle statt in { $instead_percent } %.
}
# $count: Karten, die man behält; $percent: wie wahrscheinlich eine neue hilft.
reason-keep-needed = { $count ->
    [0] Davon nützt dir nichts: Eine neue Karte hilft in { $percent } % der Fälle.
   *[other] Behalt nur, was deine Phase braucht: Eine neue Karte hilft in { $percent } % der Fälle.
}
# $count: die nichts nützen.
reason-keep-useless = { $count ->
    [one] Eine dieser Karten nützt dir für die Phase nichts: Eine neue hilft in { $percent } % der Fälle.
   *[other] { $count } dieser Karten nützen dir für die Phase nichts: Jede neue hilft in { $percent } % der Fälle.
}

## Tipps

# $move ist, was zu tun ist, wie in der Liste der Möglichkeiten.
hint-best = Tipp: { $move }
# $typed ist eine Nummer oder ein Zug, wie man sie eintippt.
hint-type = Tipp ein: { $typed }
# $loss: was es kostet, in Prozent.
hint-next = Sonst: { $move } ({ $loss })
hint-line = { $number }: { $move }, Gewinnchance { $chance }. { $reason }
# Statt dessen, was es kostet, wenn das nichts ist.
hint-alike = genauso gut
# Dasselbe, wenn es weniger kostet, als man zeigen würde.
hint-nearly = fast genauso gut
hint-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-more = { $count ->
    [one] 1 anderer Zug ist schlechter.
   *[other] { $count } andere Züge sind schlechter.
}
hint-more-alike = { $count ->
    [one] 1 anderer Zug ist genauso gut.
   *[other] { $count } andere Züge sind genauso gut.
}
hint-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.
hint-seats = Mehrere Plätze sind am Zug: { $seats }. Wähle einen mit --seat.
hint-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden. Am Zug: { $seats }.
hint-other-view = Diese Stellung zeigt, was Platz { $seat } sieht: Für einen anderen gibt es keinen Tipp.
hint-no-seat = An einem Tisch mit { $players } Plätzen gibt es keinen Platz { $seat }.

## Analysen

review-title = Analyse: { $edition }, { $players } Spieler, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
review-unfinished = Das Spiel ist noch nicht zu Ende; hier geht es um das, was bisher gespielt wurde.
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
review-explained = Genauigkeit: wie viel von dem, was auf dem Spiel stand, die Entscheidungen bewahrt haben, von 100. Verloren und Glück: Prozentpunkte der Gewinnchance, zusammengezählt; über 0 war es Glück, darunter Pech.
review-costliest = { $count ->
    [one] Die Entscheidung, die am meisten gekostet hat
   *[other] Die { $count } Entscheidungen, die am meisten gekostet haben
}
review-faultless = Keine Entscheidung hat etwas gekostet, soweit sich das sagen lässt.
review-decision = { $player }, Runde { $round }, Spielzug { $turn } der Runde, Nummer { $number }: { $loss }
review-hand = Hand: { $cards }
review-played = Gespielt: { $move }
review-better = Besser: { $move }
# Neben dem Fortschrittsbalken.
review-progress = Züge angesehen
