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
referee-situation = Die Lage
referee-setup = { $edition } · { $players } Spieler · Phase { $phase }
referee-clear = Leer beginnen
referee-laid = Was ausgelegt ist

## Die Frage

referee-question = Deine Frage
referee-ask-lay = Darf ich { $act }?
referee-ask-hit = Darf ich { $card } an { $place } { $act }?
referee-ask-discard = Darf ich { $card } { $act }?
referee-ask-skip = Darf ich { $whom } { $act }?
referee-ask-out = Darf ich { $act }?
referee-ask-draw = Darf ich { $act }?
referee-ask-take = Darf ich { $act }?
referee-ask-written = Ist dieser Zug erlaubt: { $act }?
referee-act = Was möchtest du tun?
referee-my-set = meinen Satz
referee-my-run = meine Folge
referee-my-group = meine Gruppe
referee-act-lay = meine Phase auslegen
referee-act-hit = anlegen
referee-act-discard = ablegen
referee-act-skip = aussetzen lassen
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
referee-lay-there = Phase dazulegen
referee-skips = Aussetzen muss: { $players }
referee-skip = muss aussetzen
referee-discard = Ablagestapel
referee-hand = Deine Hand
referee-have-laid = du hast Phase { $phase } ausgelegt
referee-on-phase = du bist bei Phase { $phase }
referee-lay = Was du auslegen würdest
referee-put = Karten hinlegen
referee-put-hand = auf deine Hand
referee-put-lay = in Gruppe { $group } deiner Phase
referee-put-table = { $place }
referee-put-discard = auf den Ablagestapel
referee-here = { $place }: Die nächsten Karten kommen hierher
referee-here-cards = { $place }: { $cards }. Die nächsten Karten kommen hierher
referee-remove = { $card } wegnehmen
referee-joker = Umgedreht, als Joker
referee-colour = Farbe
referee-back = Zurücknehmen

## Die Antwort

referee-verdict = Die Antwort
referee-yes = Ja.
referee-no = Nein.
referee-problem = Das ist nicht möglich.
referee-begin = Tipp die Karten deiner Hand an.
referee-begin-help = Dann sag, was du tun möchtest: Der Schiedsrichter antwortet sofort, mit der Regel.
referee-what = Was möchtest du tun?
referee-waiting = Wähle im Satz, was du tun möchtest, oder tipp eine Karte deiner Hand an.
referee-out = In diesem Zug kannst du alle deine Karten loswerden.
referee-not-out = { $left ->
    [one] Eine Karte wirst du in diesem Zug nicht los.
   *[other] { $left } Karten wirst du in diesem Zug nicht los.
}
referee-may = Was du mit dieser Hand darfst
referee-may-not = Was du nicht darfst
referee-fits-nowhere = { $card } passt an keine Gruppe auf dem Tisch.
referee-any-discard = Jede Karte ablegen
referee-nothing-yet = Sobald du deine Karten eingegeben hast, steht hier, was du damit darfst.
referee-best = So legst du am besten aus
referee-best-leaves = { $cards ->
    [one] Du wirst eine Karte los
   *[other] Du wirst { $cards } Karten los
}{ $points ->
    [0] .
    [one] , im Wert von einem Punkt.
   *[other] , im Wert von { $points } Punkten.
}
referee-lay-so = So auslegen
referee-missing-heading = Was fehlt
referee-lacks = es fehlt:
referee-any = beliebig
referee-missing = { $short ->
    [one] Für Phase { $phase } fehlt eine Karte.
   *[other] Für Phase { $phase } fehlen { $short } Karten.
} Die nächste gezogene Karte bringt dich in { $percent } der Fälle näher heran.
referee-send = Diese Frage schicken
referee-sent = Der Link ist kopiert: Schick ihn allen, die es anders sehen.
referee-offline = Der Schiedsrichter braucht den Server, und der antwortet nicht.
