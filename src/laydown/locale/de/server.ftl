# Was der Server dem sagt, der ihn startet.

serve-ready = Laydown ist bereit: { $link }
