# Quello che il server dice a chi lo avvia.

serve-ready = Laydown è pronto: { $link }

## laydown verify

verify-fair = Sì: ogni carta di questa partita era fissata prima della distribuzione, e ogni mossa segue le regole. Mosse: { $moves }.
verify-entropy = Il posto { $seat } ha aggiunto: { $hex }
verify-nothing = Il posto { $seat } non ha aggiunto nulla.
