# Was der Server dem sagt, der ihn startet.

serve-ready = Laydown ist bereit: { $link }
serve-lan = In deinem Netz: { $link }
serve-no-lan = Dieser Rechner ist gerade in keinem Netz. Starte Laydown neu, sobald er es ist, dann siehst du den Link für die anderen.
serve-stopped = Laydown ist beendet; alle Spiele sind gesichert.
port-taken = Port { $port } ist belegt: Wähle mit --port einen anderen, oder 0 für irgendeinen.
port-forbidden = Port { $port } ist dir auf diesem Rechner verwehrt: Wähle mit --port einen über 1023.
bad-config = Diese Einstellung ist ungültig: { $found }
folder-in-use = Ein anderer Server benutzt den Ordner { $folder }.
folder-empty = In { $folder } sind keine Spiele.
not-a-backup = { $file } ist keine Sicherung von Laydown.
data-newer = { $file } stammt von einer neueren Version von Laydown.
data-damaged = { $file } ist beschädigt: Spiele eine Sicherung zurück.
not-opened = Die Spiele in { $folder } lassen sich nicht öffnen: { $reason }
not-copied = Die Spiele ließen sich nicht nach { $file } kopieren: { $reason }
backup-made = Alle Spiele stehen in { $file }. Die Datei verrät alle Geheimnisse: Behalte sie für dich.
restore-made = Die Spiele aus { $file } sind jetzt in { $folder }.
upgrade-same = { $count ->
    [0] Kein Spiel läuft: Diese Version kannst du ohne Weiteres nehmen.
    [one] Das laufende Spiel geht mit dieser Version weiter.
   *[other] Alle { $count } laufenden Spiele gehen mit dieser Version weiter.
}
upgrade-differs = Tisch { $code } ({ $edition }, { $names }) wurde nach anderen Regeln gespielt und kann nicht weitergehen.
upgrade-count = Laufende Spiele, die mit dieser Version nicht weitergehen können: { $bad } von { $count }.

## laydown verify

verify-fair = Ja: Jede Karte dieses Spiels stand vor dem Geben fest, und jeder Zug folgt den Regeln. Züge: { $moves }.
verify-unfinished = In dieser Aufzeichnung kommt das Spiel nicht zum Ende.
verify-entropy = Platz { $seat } hat beigetragen: { $hex }
verify-nothing = Platz { $seat } hat nichts beigetragen.
