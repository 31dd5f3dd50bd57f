# Un tavolo su un server, nel terminale: laydown play --server.

## Arrivarci

online-table = Questo è il tavolo { $code }. Gli altri si uniscono con questo codice, o con il link { $link }
online-waiting = Al tavolo: { $players }. { $empty ->
    [0] Si sta per cominciare.
    [one] Manca ancora qualcuno.
   *[other] Mancano ancora { $empty } giocatori.
}
# Prima di ciò che scrive chi ospita.
online-start = Tutti i posti sono occupati. Premi Invio per cominciare:
online-undo = A questo tavolo undo annulla l’ultima fase che hai calato, carta che hai attaccato o scelta che hai fatto, finché non è successo altro.
online-address = «{ $server }» non è l’indirizzo di un server; per esempio lo è { $example }
online-unreachable = Il server { $server } non è raggiungibile: { $reason }
online-no-laydown = { $server } risponde, ma non è un server di Laydown, o è troppo vecchio o troppo nuovo.
online-no-table = Questo tavolo non esiste, o non esiste più.
online-full = Tutti i posti di questo tavolo sono occupati.
online-no-seat = Non hai un posto a questo tavolo, e la partita è cominciata. Nel browser forse puoi guardare.
online-outdated = Il server parla un’altra versione del protocollo: aggiorna il più vecchio dei due.

## Durante la partita

online-lost = La connessione al server è caduta. Nuovo tentativo…
online-back = La connessione al server è tornata.
online-away = { $player } non c’è.
online-here = { $player } è di nuovo qui.
online-left = { $player } ha lasciato la partita; continua un bot.
online-paused = La partita è in pausa.
online-resumed = La partita riprende.
online-taken-back = { $player } annulla l’ultima mossa.

## La fine

online-abandoned = La partita è stata chiusa prima della fine.
online-unplayable = Questa partita è cominciata con regole diverse da quelle che il server ha ora, e non può continuare.
online-record = La registrazione di questa partita: { $link }
online-seat-kept = Il tuo posto resta tuo. Per tornare:
online-standin = Fino ad allora un bot gioca per te.
online-rests = Fino ad allora il tavolo ti aspetta.
