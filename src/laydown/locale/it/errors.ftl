# Perché qualcosa non si può fare: una frase per ogni codice di errore.
#
# Ciò che sta per carte ($card, $group), gruppi ($pattern) e fasi ($phase come testo) è già messo in
# questa lingua; $found sta già tra virgolette.

# Ciò che è stato letto, come lo citano gli errori.
quoted = «{ $text }»
quoted-nothing = niente

## Turni e pesca

error-not-your-turn = Ora non si può: prima tocca al giocatore { $seat }.
error-game-over = La partita è finita.
error-draw-first = Prima pesca una carta, o prendi quella in cima agli scarti.
error-already-drawn = Hai già la tua carta per questo turno.
error-cannot-pass = Non puoi passare: alla fine del turno devi scartare una carta.
error-nothing-to-draw = Non ci sono più carte da pescare.
error-nothing-to-take = La pila degli scarti è vuota.
error-must-draw = Non puoi passare: c’è ancora una carta da pescare o da prendere.
error-skip-on-top = In cima agli scarti c’è una carta Salta turno; nessuno può prenderla.
error-no-such-seat = Non c’è un giocatore { $seat } in questa manche.

## Bussare

error-no-claim = Al momento non c’è nessuna carta per cui bussare.
error-no-knocking = A questo tavolo non si bussa.
error-cannot-claim = Non puoi bussare per questa carta: l’hai scartata tu, hai già passato, o davanti a te c’è una carta Salta turno.
error-knock-or-pass = Prima di’ se vuoi la carta appena scartata: knock o pass.

## Calare

error-already-laid = Hai già calato la tua fase in questa manche.
# $current è la fase a cui si è arrivati, 0 se l’ordine è libero.
error-wrong-phase = { $current ->
    [0] La fase { $phase } non si gioca in questa partita.
   *[other] Ora non puoi calare la fase { $phase }: sei alla fase { $current }.
}
error-phase-made = Hai già completato la fase { $phase }.
error-name-the-phase = Di’ quale fase cali, per esempio «lay 5: …».
error-wrong-groups = { $groups ->
    [one] La tua fase non è fatta di un solo gruppo: { $phase }.
   *[other] La tua fase non è fatta di { $groups } gruppi: { $phase }.
}
error-card-not-held = Questa carta non ce l’hai in mano, o non così tante volte: { $card }.
error-no-such-card = Questa carta non c’è nel mazzo: { $card }.
error-group-too-short = { $cards ->
    [one] Una carta è troppo poco per questo gruppo: { $pattern }.
   *[other] { $cards } carte sono troppo poche per questo gruppo: { $pattern }.
}
error-mixed-numbers = Tutte le carte di questo gruppo ({ $pattern }) devono avere lo stesso numero, ma questa no: { $card }.
error-not-in-order = Questi numeri non sono in sequenza: { $pattern }.
error-number-twice = In questo gruppo ({ $pattern }) il { $number } c’è troppe volte.
error-mixed-colours = Tutte le carte di questo gruppo ({ $pattern }) devono avere lo stesso colore, ma questa no: { $card }.
error-wrong-parity = Questa carta non va bene in questo gruppo ({ $pattern }): { $card }.
error-run-out-of-range = I numeri di questo gruppo ({ $pattern }) devono restare tra 1 e { $highest }.
error-number-out-of-range = In questo mazzo non c’è il { $number } ({ $pattern }).
error-pair-incomplete = Qui ogni numero c’è due volte, e una carta è senza coppia: { $pattern }.
error-skip-in-group = Una carta Salta turno non entra in nessun gruppo.
error-wild-value-needed = Di’ che cosa vale ogni Jolly, per esempio W=5, W=R o (R7)=5: { $pattern }.
error-wild-value-wrong = In questo gruppo ({ $pattern }) non può valere questo: { $card }.
# $minimum: dove serve una carta numerata.
error-number-card-needed = { $minimum ->
    [group] In ogni gruppo serve almeno una carta numerata.
   *[phase] Nella tua fase serve almeno una carta numerata.
}
error-keep-one-card = Tieni una carta: l’ultima va sugli scarti.

## Attaccare

error-not-laid-yet = Puoi attaccare carte solo quando la tua fase è sul tavolo.
error-no-such-group = Sul tavolo non c’è il gruppo { $group }.
error-does-not-fit = Questo gruppo ({ $group }) non accetta: { $card }.
error-which-end = Va bene a tutte e due le estremità; aggiungi «low» (in basso) o «high» (in alto): { $group }.
error-no-ends-here = Questo gruppo non ha estremità; togli «low» e «high»: { $pattern }.
error-pair-needed = A una sequenza di coppie si attacca una coppia intera, due carte in una volta.
error-one-card-at-a-time = Attacca una carta alla volta.

## Finire il turno

error-skip-needs-target = Metti la carta Salta turno davanti a qualcun altro, per esempio «skip S on 2».
error-not-a-skip = Solo una carta Salta turno fa saltare il turno, non questa: { $card }.
error-last-card-not-laid = Non puoi chiudere prima che la tua fase sia sul tavolo: tieni l’ultima carta e passa.
error-skip-own-seat = Non puoi mettere una carta Salta turno davanti a te.
error-skip-already-there = Davanti al giocatore { $seat } c’è già una carta Salta turno.
error-skip-once-a-round = Il giocatore { $seat } ha già saltato un turno in questa manche.
error-one-discard = Scarta una sola carta. Due si possono scartare solo nel gioco da tavolo, se hai calato la tua fase e sul tavolo ci sono solo sequenze piene.
error-not-on-this-table = Ora non si può: cala, attacca o finisci il turno.

## Sul percorso

error-roll-first = Prima tira i dadi.
error-walk-first = Prima muovi la pedina di uno dei due dadi.
error-not-rolled = { $spaces ->
    [one] Con questo tiro non puoi avanzare di una casella.
   *[other] Con questo tiro non puoi avanzare di { $spaces } caselle.
}
# $step è ciò che chiede la casella, o il momento.
error-action-first = { $step ->
    [star] Prima scegli un’azione per la tua stella.
    [search] Prima prendi una carta dalla pila degli scarti.
    [swap] Prima di’ quali carte cambi: nessuna, o fino a quattro.
    [ask] Prima chiedi un numero, verso sinistra o verso destra.
    [give] Prima dai una carta del numero che ti è stato chiesto.
    [keep] Prima di’ quali carte tieni per la prossima manche, se ne tieni.
   *[other] Prima esegui l’azione della tua casella.
}
# $action è la parola di un’azione, come in «star search».
error-no-free-space = { $action ->
    [draw] Tutte le caselle «Pesca» sono occupate: scegli un’altra azione.
    [search] Tutte le caselle «Cerca» sono occupate: scegli un’altra azione.
    [again] Tutte le caselle «Ancora» sono occupate: scegli un’altra azione.
    [swap] Tutte le caselle «Cambia» sono occupate: scegli un’altra azione.
    [everyone] Tutte le caselle «Tutti» sono occupate: scegli un’altra azione.
    [joker] Tutte le caselle «Jolly» sono occupate: scegli un’altra azione.
    [ask] Tutte le caselle «Chiedi» sono occupate: scegli un’altra azione.
   *[other] Tutte le caselle di quell’azione sono occupate: scegline un’altra.
}
error-not-an-action = Con una stella non si può scegliere «{ $action }». Si può scegliere: draw, search, again, swap, everyone, joker, ask.
error-not-in-discards = Questa carta non è nella pila degli scarti: { $card }.
error-too-many-cards = { $most ->
    [one] Puoi cambiare al massimo una carta.
   *[other] Puoi cambiare al massimo { $most } carte.
}
error-bad-ask = Chiedi, verso sinistra o verso destra, un numero che c’è nel mazzo; il { $number } non c’è.
error-not-that-number = Ti è stato chiesto un { $number }, e questa carta ha un altro numero: { $card }.
error-joker-last = Un Jolly lo dai solo se non hai un’altra carta di quel numero: { $card }.
error-keep-too-many = { $most ->
    [one] Puoi tenere al massimo una carta.
   *[other] Puoi tenere al massimo { $most } carte.
}
error-nothing-to-keep = In questa manche hai calato la tua fase, quindi non tieni carte.
error-already-kept = Hai già scelto quali carte tenere.

## Carte e mosse come testo

error-bad-card = Una carta si scrive così: { $expected }. Trovato: { $found }.
error-bad-wild-value = Il valore di un Jolly si scrive così: { $expected }. Trovato: { $found }.
error-one-card-expected = Qui basta una carta. Di troppo: { $found }.
error-unknown-move = Nessuna mossa comincia così: { $found }. Puoi scrivere: { $expected }.
error-move-too-long = La mossa è già completa; questo è di troppo: { $found }.
error-bad-place = Un posto si scrive così: { $expected }. Trovato: { $found }.
error-word-expected = Qui dovrebbe esserci «{ $expected }». Trovato: { $found }.
error-bad-phase = Una fase si scrive così: { $expected }. Trovato: { $found }.

## Posizioni e registrazioni

error-bad-line = In questa riga dovrebbe esserci: { $expected }. Trovato: { $found }.
error-no-colon = In questa riga mancano i due punti dopo il nome: { $found }.
error-unknown-line = Una riga così non esiste: { $found }.
error-line-twice = Questa riga c’è due volte: { $found }.
error-missing-line = Manca una riga: { $expected }
error-record-not-position = Questa è la registrazione di una partita; qui ci vuole una posizione.
error-position-not-record = Questa è una posizione; qui ci vuole la registrazione di una partita.
error-unknown-format = Formato sconosciuto: { $found }. Formato valido: { $expected }.
error-unknown-rules = Versione delle regole sconosciuta: { $found }. Versione valida: { $expected }.
error-bad-number = Qui ci vuole un numero: { $expected }. Trovato: { $found }.
error-bad-seed = Un seme si scrive in coppie di cifre esadecimali ({ $expected }). Trovato: { $found }.
error-bad-position = La posizione si contraddice: { $found }. Atteso: { $expected }.
error-empty-hand = Tocca a un posto senza carte, ma chi non ne ha più ha chiuso.
error-wrong-result = Le mosse portano a un altro risultato: { $expected }. Trovato: { $found }.
error-seat-twice = Un posto è nominato due volte: { $found }.
error-card-not-in-deck = Questa carta non c’è nel mazzo: { $found }.
error-cards-do-not-add-up = Le carte non formano il mazzo intero. Di troppo o senza posto: { $found }.
error-position-not-full = Questa posizione nasconde delle carte, quindi non si può giocare: { $found }.
error-own-hand-hidden = Un posto conosce la propria mano e gli scarti: nella sua vista lì non c’è nessun «?».

## Preparare una partita

error-bad-players = { $found ->
    [one] Da soli non si può giocare; servono { $expected } persone.
   *[other] In { $found } non si può giocare; servono { $expected } persone.
}
error-bad-dealer = Non c’è un giocatore { $found } che dia le carte. Giocatori: { $expected }.
error-bad-name = Un nome sta su una riga, senza spazi prima e dopo, e ogni giocatore ne ha al massimo uno. Trovato: { $found }.
error-unknown-edition = Un’edizione così non esiste. Edizioni: { $expected }.
error-unknown-option = Non c’è un’opzione «{ $option }». Opzioni: { $expected }.
error-bad-option = L’opzione «{ $option }» può essere: { $expected }. Trovato: { $found }.
error-option-twice = L’opzione «{ $option }» c’è due volte.
error-options-exclude = Le opzioni «{ $option }» e «{ $other }» si escludono a vicenda.
error-no-options = «{ $edition }» si gioca così com’è: non ci sono varianti da scegliere.
# $reason viene dal lettore di file TOML, in inglese.
error-bad-toml = Questo file TOML non è valido: { $reason }.
error-bad-edition = «{ $fact }» dell’edizione dovrebbe essere: { $expected }. Trovato: { $found }.

## Richieste di programmi

error-bad-json = Ogni riga deve essere un oggetto JSON in UTF-8.
error-line-too-long = Una riga ha al massimo { $limit } byte.
error-unknown-request = Una richiesta così non esiste: { $found }. Richieste: { $expected }.
error-missing-field = Alla richiesta manca il campo «{ $field }».
error-unknown-field = La richiesta non ha un campo «{ $field }». Campi: { $expected }.
error-bad-field = Il campo «{ $field }» dovrebbe essere: { $expected }. Trovato: { $found }.
error-unknown-game = Non c’è una partita «{ $game }».
error-game-exists = C’è già una partita «{ $game }».
error-too-many-games = Non più di { $limit } partite alla volta: prima chiudine una.
error-internal = Il programma ha sbagliato. Non è cambiato niente; segnalalo, per favore.

## A un tavolo

error-stale = Nel frattempo la partita è andata avanti.
error-not-seated = Non hai un posto a questo tavolo.
error-not-host = Può farlo solo chi ospita il tavolo.
error-no-such-place = A questo tavolo non c’è il posto { $found }. Posti: { $expected }.
error-seat-taken = Il posto { $seat } è occupato.
error-one-seat-each = Prendi un solo posto e lascia gli altri agli altri.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-too-few-players = Per cominciare servono { $expected } giocatori; finora sono { $found }.
error-nobody-plays = Almeno un posto deve essere per una persona.
error-no-guest = Scegli prima un nome; lo conserva un cookie.
error-bad-setting = L’impostazione «{ $setting }» può essere: { $expected }. Trovato: { $found }.
error-unknown-bot = Questo bot non esiste: { $found }. Bot: { $expected }.
error-bad-entropy = Quello che aggiungi alla distribuzione va da 1 a { $expected } byte in cifre esadecimali.
error-entropy-added = Hai già aggiunto qualcosa alla distribuzione.
error-paused = La partita è in pausa.
error-not-paused = La partita non è in pausa.
error-abandoned = Questa partita è stata abbandonata.
error-unplayable = Questa partita è stata giocata con regole diverse da quelle di questa versione e non può continuare.
error-already-over = Questa partita è già finita.
error-not-over = Questa partita non è ancora finita.
error-round-not-begun = La prossima manche non è ancora cominciata.
error-no-undo-here = A questo tavolo le mosse non si annullano.
error-nothing-to-take-back = Adesso non hai niente da annullare.
error-no-hints-here = A questo tavolo non ci sono consigli.
error-no-hint-now = Adesso non hai niente da decidere.
error-bad-arrangement = Queste non sono le tue carte in un altro ordine.
error-bad-vote = Si vota su: { $expected }. Trovato: { $found }.
error-nobody-away = A quel posto non manca nessuno.
error-no-such-table = Questo tavolo non esiste, o è chiuso.
error-unknown-code = Questo codice non vale, o non vale più.
error-no-such-page = Qui non c’è niente.
error-wrong-host = Questo non è un indirizzo di questo server: usa il link che mostra all’avvio.
error-bad-request = Questa richiesta non si può leggere.
error-bad-frame = Questo messaggio non si può leggere.
error-too-fast = Troppo in una volta: aspetta un momento.
error-stopping = Il server sta per riavviarsi; la partita riprende tra un momento.
error-not-stored = Al momento il server non riesce a scrivere sul suo disco. Non è cambiato nulla; riprova tra poco.
error-no-proof = Questa registrazione non dice da dove viene il suo seme: si possono verificare solo le partite giocate su un server.
error-other-commitment = La registrazione ha un impegno diverso da quello che hai visto: { $found }
error-wrong-secret = Il segreto non corrisponde all’impegno preso prima della distribuzione.
error-wrong-seed = Le carte non derivano dal segreto e da quello che hanno aggiunto i giocatori.
error-wrong-dealer = A dare le carte per primo doveva essere un altro giocatore: lo decide il seme.

## Fogli segnapunti

error-sheet-file = Questo non è un foglio segnapunti di Laydown, oppure è danneggiato.
error-sheet-full = Un foglio ha posto per { $most } voci, e questo è pieno.
error-sheet-twice = La stessa voce compare due volte.
error-sheet-no-start = Un foglio comincia con i giocatori e l’edizione, una volta sola.
error-sheet-edition = Questa edizione non esiste, oppure non si gioca con queste opzioni.
error-sheet-players = { $count ->
    [one] Da soli non si può giocare; si gioca da { $least } a { $most }.
   *[other] In { $count } non si può giocare; si gioca da { $least } a { $most }.
}
error-sheet-name = Un nome ha da 1 a { $most } lettere, senza spazi all’inizio o alla fine.
error-sheet-same-name = Due giocatori hanno lo stesso nome; aggiungi una lettera a uno dei due.
error-sheet-title = Un titolo ha al massimo { $most } lettere.
error-sheet-player = Questa persona non gioca in questa manche.
error-sheet-round = Questa manche non c’è sul foglio.
error-sheet-undo = Qui non c’è niente da annullare.
error-sheet-too-late = Nessuno può più entrare: la partita è finita, o si sta giocando lo spareggio.
error-sheet-after-end = La partita è finita; correggi una manche se qualcosa non va.
error-sheet-which-phase = Di’ quale fase è stata calata: l’ordine è libero.
error-sheet-no-choice = L’ordine delle fasi è fisso; non indicare la fase.
error-sheet-two-ways = Di’ in un solo modo che cosa resta: le carte, quante per tipo o i punti.
error-sheet-no-points = In questa edizione non ci sono punti.
error-sheet-points = { $found } non può essere il valore di una mano: va da 0 a { $most }.
error-sheet-step = { $found } non può essere il valore di una mano: ogni carta vale un multiplo di { $step }.
error-sheet-counts = Dai { $count } numeri, uno per ogni tipo di carta.
error-sheet-count = { $found } non è possibile: di queste carte ce ne sono { $most }.
error-sheet-card = Questa carta non c’è nel mazzo, o non così tante volte: { $found }.
error-sheet-out-elsewhere = Chi ha chiuso non gioca in questa manche.
error-sheet-out-not-laid = Solo chi ha calato una fase può chiudere.
error-sheet-out-with-cards = Chi ha chiuso non ha più carte.
error-sheet-nothing-left = Qualcuno che non ha chiuso non ha più niente in mano. Inserisci le sue carte, o di’ chi ha chiuso.
error-sheet-phase-not-open = Questa fase non si può calare in questa manche: è già stata completata.
error-no-such-sheet = Questo foglio segnapunti non esiste, o non è più conservato.
error-sheet-read-only = Questo link mostra soltanto il foglio; chiedi quello per modificarlo.
