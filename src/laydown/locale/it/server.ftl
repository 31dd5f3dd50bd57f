# Quello che il server dice a chi lo avvia.

serve-ready = Laydown è pronto: { $link }
