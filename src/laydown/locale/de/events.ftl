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
event-tie-break = Runde { $round }: Wer gleichauf liegt, spielt noch einmal die letzte Phase. { $player } gibt.
event-tie-break-you = Runde { $round }: Wer gleichauf liegt, spielt noch einmal die letzte Phase. Du gibst.
# $cards sind $count Karten, die den Ablagestapel nicht eröffnen dürfen.
event-under = { $cards } { $count ->
    [one] kommt
   *[other] kommen
} unter den Nachziehstapel.
event-start = Der Ablagestapel beginnt mit { $card }.

## Ein Zug

event-drew = { $player } zieht eine Karte.
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
event-passed-draw = Für { $player } gibt es keine Karte zu ziehen.
event-passed-draw-you = Für dich gibt es keine Karte zu ziehen.
event-passed-discard = { $player } behält die letzte Karte.
event-passed-discard-you = Du behältst deine letzte Karte.
event-passed-claim = { $player } klopft nicht.
event-passed-claim-you = Du klopfst nicht.
event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}).

## Der häufigste Zug, in einem Satz

event-drew-discarded = { $player } zieht eine Karte und legt { $card } ab.
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
