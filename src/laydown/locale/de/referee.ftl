# Den Schiedsrichter fragen: eine Lage, im Browser zusammengetippt, und die Antwort.

referee-heading = Frag den Schiedsrichter
referee-edition = Ausgabe
referee-players = Personen
referee-phase = Deine Phase
referee-moment = Wann?
referee-moment-draw = Vor dem Ziehen
referee-moment-play = Nach dem Ziehen
referee-moment-wait = Wenn jemand anders dran ist
referee-options = Varianten
referee-option-yes = ja
referee-option-no = nein

## Die Frage

referee-question = Deine Frage
referee-may-i = Darf ich
referee-act-lay = das auslegen
referee-act-hit = anlegen
referee-act-discard = ablegen
referee-act-skip = jemanden aussetzen lassen
referee-act-out = ausmachen
referee-act-draw = eine Karte ziehen
referee-act-take = die abgelegte Karte nehmen
referee-card = Welche Karte?
referee-on = An welche Gruppe?
referee-whom = Wen?
referee-choose = wählen

## Die Karten

referee-you = Du
referee-table = Auf dem Tisch
referee-laid-none = nichts ausgelegt
referee-skip = Aussetzen liegt davor
referee-discard = Oberste Karte des Ablagestapels
referee-hand = Deine Hand
referee-lay = Was du auslegen würdest
referee-put = Karten hinlegen
referee-put-hand = auf deine Hand
referee-put-lay = in Gruppe { $group } deiner Phase
referee-put-table = in Gruppe { $place } auf dem Tisch
referee-put-discard = auf den Ablagestapel
referee-here = { $place }: Die nächsten Karten kommen hierhin
referee-remove = { $card } wegnehmen
referee-joker = Umgedreht, als Joker

## Die Antwort

referee-yes = Ja.
referee-no = Nein.
referee-problem = Das kann nicht sein.
referee-waiting = Leg die Karten hin und wähle, was du tun möchtest.
referee-out = In diesem Zug können alle deine Karten weg.
referee-not-out = { $left ->
    [one] Eine Karte bleibt, die du in diesem Zug nicht loswirst.
   *[other] { $left } Karten bleiben, die du in diesem Zug nicht loswirst.
}
referee-may = Was du darfst
referee-may-not = Was du nicht darfst
referee-missing = { $short ->
    [one] Für Phase { $phase } fehlt eine Karte.
   *[other] Für Phase { $phase } fehlen { $short } Karten.
} Die nächste verdeckte Karte bringt dich mit { $percent } Wahrscheinlichkeit näher heran.
referee-send = Link zu dieser Frage kopieren
referee-sent = Der Link ist kopiert: Schick ihn allen, die es anders sehen.
referee-offline = Der Schiedsrichter braucht den Server, und der antwortet nicht.
