# Quello che il server dice a chi lo avvia.

serve-ready = Laydown è pronto: { $link }
serve-lan = Nella tua rete: { $link }
serve-no-lan = Questo computer non è in nessuna rete in questo momento. Riavvia Laydown quando lo sarà, per vedere il link per gli altri.
serve-stopped = Laydown si è fermato; tutte le partite sono conservate.
port-taken = La porta { $port } è occupata: scegline un’altra con --port, o 0 per una qualsiasi.
port-forbidden = La porta { $port } non ti è permessa su questo computer: scegline una sopra 1023 con --port.
bad-config = Questa impostazione non è possibile: { $found }
folder-in-use = Un altro server usa la cartella { $folder }.
folder-empty = In { $folder } non ci sono partite.
not-a-backup = { $file } non è una copia di sicurezza di Laydown.
data-newer = { $file } è di una versione più recente di Laydown.
data-damaged = { $file } è danneggiato: rimetti al suo posto una copia di sicurezza.
not-opened = Le partite in { $folder } non si possono aprire: { $reason }
not-copied = Non è stato possibile copiare le partite in { $file }: { $reason }
backup-made = Tutte le partite sono in { $file }. Il file contiene tutti i segreti: tienilo per te.
restore-made = Le partite di { $file } ora sono in { $folder }.
upgrade-same = { $count ->
    [0] Nessuna partita in corso: puoi passare a questa versione.
    [one] La partita in corso continua con questa versione.
   *[other] Tutte le { $count } partite in corso continuano con questa versione.
}
upgrade-differs = La partita del tavolo { $code } ({ $edition }, { $names }) è stata giocata con altre regole e non può continuare.
upgrade-count = Partite in corso che non possono continuare con questa versione: { $bad } su { $count }.

## laydown verify

verify-fair = Sì: ogni carta di questa partita era fissata prima della distribuzione, e ogni mossa segue le regole. Mosse: { $moves }.
verify-unfinished = In questa registrazione la partita non arriva alla fine.
verify-entropy = Il posto { $seat } ha aggiunto: { $hex }
verify-nothing = Il posto { $seat } non ha aggiunto nulla.
