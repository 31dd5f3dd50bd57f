# Was der Server dem sagt, der ihn startet.

serve-ready = Laydown ist bereit: { $link }

## laydown verify

verify-fair = Ja: Jede Karte dieses Spiels stand vor dem Geben fest, und jeder Zug folgt den Regeln. Züge: { $moves }.
verify-entropy = Platz { $seat } hat beigetragen: { $hex }
verify-nothing = Platz { $seat } hat nichts beigetragen.
