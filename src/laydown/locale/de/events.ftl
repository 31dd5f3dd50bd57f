# Was in einem Spiel geschieht. Jeder Satz steht zweimal: über jemanden und an dich gerichtet.

## Spieler

player-you = Du
player-bot = Bot { $seat }
player-seat = Spieler { $seat }
# $first ist ein Name, oder mehrere mit Kommas dazwischen.
list-and = { $first } und { $last }

## Eine Runde beginnt

# $player gibt.
event-round = Runde { $round }: { $player } gibt.
event-round-you = Runde { $round }: Du gibst.
# Auf dem Rundweg: $player beginnt.
event-round-begins = Runde { $round }: { $player } beginnt.
event-round-begins-you = Runde { $round }: Du beginnst.
event-tie-break = Runde { $round }: Wer gleichauf liegt, spielt noch einmal die letzte Phase. { $player } gibt.
event-tie-break-you = Runde { $round }: Wer gleichauf liegt, spielt noch einmal die letzte Phase. Du gibst.
# $cards sind $count Karten, die den Ablagestapel nicht eröffnen dürfen.
event-under = { $cards } { $count ->
    [one] kommt
   *[other] kommen
} unter den Nachziehstapel.
event-start = Der Ablagestapel beginnt mit { $card }.

## Ein Zug

event-drew = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drew-card = { $player } zieht { $card }.
event-drew-card-you = Du ziehst { $card }.
event-took = { $player } nimmt { $card } vom Ablagestapel.
event-took-you = Du nimmst { $card } vom Ablagestapel.
event-knocked = { $player } klopft und nimmt { $card }.
event-knocked-you = Du klopfst und nimmst { $card }.
event-laid = { $player } legt Phase { $phase } aus: { $groups }.
event-laid-you = Du legst Phase { $phase } aus: { $groups }.
# $place ist eine Gruppe auf dem Tisch, etwa 2.1; $group sind ihre Karten jetzt.
event-hit = { $player } legt { $cards } an { $place } an: { $group }.
event-hit-you = Du legst { $cards } an { $place } an: { $group }.
event-discarded = { $player } legt { $card } ab.
event-discarded-you = Du legst { $card } ab.
event-skipped = { $player } legt eine Aussetzen-Karte vor { $target }.
event-skipped-you = Du legst eine Aussetzen-Karte vor { $target }.
event-skips-you = { $player } legt eine Aussetzen-Karte vor dich.
event-turn-lost = { $player } setzt aus.
event-turn-lost-you = Du setzt aus.
event-turn-lost-start = Wegen dieser Aussetzen-Karte setzt { $player } im ersten Zug aus.
event-turn-lost-start-you = Wegen dieser Aussetzen-Karte setzt du im ersten Zug aus.
event-passed-draw = Für { $player } ist keine Karte zum Ziehen da.
event-passed-draw-you = Für dich ist keine Karte zum Ziehen da.
event-passed-discard = { $player } behält die letzte Karte.
event-passed-discard-you = Du behältst deine letzte Karte.
event-passed-claim = { $player } klopft nicht.
event-passed-claim-you = Du klopfst nicht.
event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}).

## Auf dem Rundweg

event-rolled = { $player } würfelt { $one } und { $other }.
event-rolled-you = Du würfelst { $one } und { $other }.
# $action ist der Name dessen, was das Feld tut.
event-walked = { $player } zieht auf „{ $action }“.
event-walked-you = Du ziehst auf „{ $action }“.
event-rolled-walked = { $player } würfelt { $one } und { $other } und zieht auf „{ $action }“.
event-everyone-drew = Alle ziehen eine Karte.
event-found = { $player } nimmt sich eine Karte aus dem Ablagestapel, ohne sie zu zeigen.
event-found-card = { $player } nimmt sich { $card } aus dem Ablagestapel.
event-found-card-you = Du nimmst dir { $card } aus dem Ablagestapel.
event-uncovered = Oben auf dem Ablagestapel liegt jetzt { $card }.
# Was getauscht wird, wird abgelegt; $card liegt oben und ist eine der $count.
event-swapped = { $player } legt { $count } Karten ab, oben { $card }.
# $cards sind Joker unter der obersten Karte.
event-swapped-jokers = { $player } legt { $count } Karten ab, darunter { $cards }, und oben { $card }.
event-swapped-cards = { $player } legt { $cards } ab.
event-swapped-cards-you = Du legst { $cards } ab.
event-swapped-none = { $player } legt nichts ab.
event-swapped-none-you = Du legst nichts ab.
event-joker = { $player } zieht einen Joker: { $card }.
event-joker-you = Du ziehst einen Joker: { $card }.
event-asked-left = { $player } fragt nach links nach einer { $number }.
event-asked-left-you = Du fragst nach links nach einer { $number }.
event-asked-right = { $player } fragt nach rechts nach einer { $number }.
event-asked-right-you = Du fragst nach rechts nach einer { $number }.
# $players ist ein Name, oder $count Namen.
event-lacking = { $count ->
    [one] { $players } hat keine.
   *[other] { $players } haben keine.
}
event-lacking-you = Du hast keine.
event-gave = { $player } gibt { $target } eine.
event-gave-card = { $player } gibt { $target } { $card }.
event-gave-card-you = Du gibst { $target } { $card }.
event-gives-you = { $player } gibt dir { $card }.
event-kept = { $player } hat entschieden, was bleibt.
event-kept-cards = { $player } behält { $cards } für die nächste Runde.
event-kept-cards-you = Du behältst { $cards } für die nächste Runde.
event-kept-none = { $player } behält keine Karte.
event-kept-none-you = Du behältst keine Karte.

## Der häufigste Zug, in einem Satz

event-drew-discarded = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} und legt { $card } ab.
event-took-discarded = { $player } nimmt { $taken } und legt { $card } ab.

## Schluss

event-round-ended = { $player } macht aus: Runde { $round } ist zu Ende.
event-round-ended-you = Du machst aus: Runde { $round } ist zu Ende.
event-round-ended-nobody = Runde { $round } hat lange genug gedauert und endet; niemand macht aus.
event-won = { $player } gewinnt das Spiel!
event-won-you = Du gewinnst das Spiel!
event-shared = { $players } teilen sich den Sieg.
# $players sind die anderen.
event-shared-you = Du und { $players } teilt euch den Sieg.
