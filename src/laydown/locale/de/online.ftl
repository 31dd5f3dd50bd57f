# Ein Tisch auf einem Server, im Terminal: laydown play --server.

## Hinkommen

online-table = Das ist Tisch { $code }. Andere kommen mit diesem Code dazu, oder über den Link { $link }
online-waiting = Am Tisch: { $players }. { $empty ->
    [0] Gleich geht es los.
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $empty }.
}
# Vor dem, was der Gastgeber eingibt.
online-start = Alle Plätze sind besetzt. Los geht es mit Enter:
online-undo = An diesem Tisch nimmt undo zurück, was du zuletzt ausgelegt, angelegt oder gewählt hast, solange sonst nichts geschehen ist.
online-address = „{ $server }“ ist keine Adresse eines Servers; eine sieht so aus: { $example }.
online-unreachable = Der Server { $server } ist nicht zu erreichen: { $reason }
online-no-laydown = { $server } antwortet, ist aber kein Server von Laydown, oder ein zu alter oder zu neuer.
online-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
online-full = An diesem Tisch sind alle Plätze besetzt.
online-no-seat = Du hast an diesem Tisch keinen Platz, und das Spiel hat begonnen. Im Browser kannst du vielleicht zuschauen.
online-outdated = Der Server spricht eine andere Version des Protokolls: Aktualisiere die ältere Seite.

## Unterwegs

online-lost = Die Verbindung zum Server ist abgerissen. Neuer Versuch ...
online-back = Die Verbindung zum Server steht wieder.
online-away = { $player } ist nicht da.
online-here = { $player } ist wieder da.
online-left = { $player } hat das Spiel verlassen; ein Bot spielt weiter.
online-paused = Das Spiel macht Pause.
online-resumed = Das Spiel geht weiter.
online-taken-back = { $player } nimmt den letzten Zug zurück.

## Das Ende

online-abandoned = Das Spiel wurde vorzeitig beendet.
online-unplayable = Dieses Spiel hat nach anderen Regeln begonnen, als der Server sie jetzt hat, und kann nicht weitergehen.
online-record = Die Aufzeichnung dieses Spiels: { $link }
online-seat-kept = Dein Platz bleibt dir. Zurück kommst du mit:
online-standin = Bis dahin spielt ein Bot für dich.
online-rests = Bis dahin wartet der Tisch auf dich.
