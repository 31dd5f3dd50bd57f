# Wie ein Zug in einer Auswahl heißt.

choice-draw = Vom Nachziehstapel ziehen
choice-take = { $card } vom Ablagestapel nehmen
choice-lay = Auslegen: { $groups }
choice-lay-phase = Phase { $phase } auslegen: { $groups }
choice-hit = { $cards } an { $place } anlegen: { $group }
choice-hit-low = { $cards } unten an { $place } anlegen: { $group }
choice-hit-high = { $cards } oben an { $place } anlegen: { $group }
# Dasselbe, wo keine Nummer an einer Gruppe steht; $place ist eine Gruppe, etwa „die Folge von Nora“.
choice-hit-named = { $cards } an { $place } anlegen: { $group }
choice-hit-named-low = { $cards } unten an { $place } anlegen: { $group }
choice-hit-named-high = { $cards } oben an { $place } anlegen: { $group }
choice-discard = { $card } ablegen
choice-skip = { $player } aussetzen lassen
choice-knock = Klopfen und { $card } nehmen
choice-pass-draw = Ohne Karte weiter: Es ist keine zum Ziehen da
choice-pass-play = Die letzte Karte behalten und den Zug beenden
choice-pass-claim = Nicht klopfen
choice-roll = Würfeln
# $action ist der Name dessen, was das Feld tut.
choice-walk = { $spaces } weiter: { $action }
choice-search = { $card } nehmen
# $draws ist eine mehr als die Karten.
choice-swap = { $cards } ablegen und { $draws } ziehen
choice-swap-none = Keine ablegen und 1 ziehen
# $player wird zuerst gefragt.
choice-ask-left = Nach links: zuerst { $player }
choice-ask-right = Nach rechts: zuerst { $player }
choice-ask = Nach einer { $number } fragen. { $direction }
choice-give = { $card } geben
choice-keep = { $cards } behalten
choice-keep-none = Keine behalten
