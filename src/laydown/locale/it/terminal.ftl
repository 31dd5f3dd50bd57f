# La partita nel terminale, la rilettura e le regole sulla riga di comando.
# Le parole da scrivere (draw, lay, hit, rules, quit ...) sono le stesse in tutte le lingue.

## L'inizio

welcome = Laydown, edizione { $edition }, { $players } giocatori
welcome-options = Opzioni: { $options }
welcome-help = Scrivi il numero di una scelta e premi Invio. { ask-help }

## Il tavolo

# «Manche 3: tocca a te», come titolo.
heading-turn = Manche { $round }: tocca a te
count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
count-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
phase-numbered = fase { $phase } ({ $groups })
table-phase = fase { $phase }: { $groups }
table-phases = fasi da completare: { $phases }
table-laid = fase { $phase } calata
table-skip = salta il turno
table-watching = guarda: gioca solo chi è in parità
table-group = Gruppo { $place }: { $cards }.
pile-draw = Mazzo di pesca: { $cards ->
    [0] vuoto
    [one] 1 carta
   *[other] { $cards } carte
}.
pile-discard = Scarti: { $card } in cima.
pile-discard-skip = Scarti: { $card } in cima, che nessuno può prendere.
pile-discard-empty = Scarti: nessuna carta.
hand = La tua mano ({ $count }): { $cards }
aim-short = { $count ->
    [one] Ti manca 1 carta per la { $phase }.
   *[other] Ti mancano { $count } carte per la { $phase }.
}
aim-ready = Hai tutte le carte per la { $phase }.
aim-laid = La tua fase è sul tavolo: ora liberati delle tue carte.

## Che cosa si può fare

choice-draw = Pescare dal mazzo di pesca
choice-take = Prendere { $card } dagli scarti
choice-lay = Calare { $groups }
choice-lay-phase = Calare la fase { $phase }: { $groups }
choice-hit = Attaccare { $cards } a { $place }: { $group }
choice-hit-low = Attaccare { $cards } in basso a { $place }: { $group }
choice-hit-high = Attaccare { $cards } in alto a { $place }: { $group }
choice-discard = Scartare { $card }
# Più carte tra cui scegliere, ognuna con il suo numero.
choice-discards = Scartare: { $cards }
choice-skip = Far saltare il turno a { $player }
choice-knock = Bussare e prendere { $card }
choice-pass-draw = Andare avanti senza carta: non ce n'è da pescare
choice-pass-play = Tenere l'ultima carta e finire il turno
choice-pass-claim = Non bussare
prompt-draw = Pescare o prendere?
prompt-play = Che cosa fai?
prompt-claim = Bussare?
no-such-choice = Non c'è una scelta { $number }, solo da 1 a { $count }.
ask-rules = Per leggere la regola, scrivi rules { $clause }.
ask-help = Per l'aiuto, scrivi ? e premi Invio.
move-allowed = Questa mossa ora è permessa.

## Punti

score-player = Giocatore
score-phase = Fase
score-left = Rimaste in mano
score-points = Punti
score-total = Totale
score-laid = { $phase } completata
score-not-laid = non completata
score-nothing-left = niente
score-line = { $player }: fase { $laid }; rimaste in mano: { $left }; punti { $points }, totale { $total }.
standing-made = Fasi completate
standing-line = { $player }: fasi completate { $made } su { $agreed }, totale { $total }.
phase-made = completata

## Fine

next-round = Premi Invio per la prossima manche:
goodbye = A presto!
record-offer = Per conservare questa partita, scrivi il nome di un file; se no, Invio:
record-saved = La partita è registrata in { $file }.
replay-unfinished = { $moves ->
    [one] Dopo 1 mossa la partita non è finita.
   *[other] Dopo { $moves } mosse la partita non è finita.
}
# Una mossa che non ha fatto il giocatore.
mark-timer = (tempo scaduto)
mark-standin = (fatta da un sostituto)

## Aiuto

help-heading = Che cosa puoi scrivere
help-goal = Cala la tua fase, poi liberati di tutte le carte. Pochi punti sono un bene; vince chi per primo completa l'ultima fase.
help-number = la scelta con quel numero
help-draw = prendere la prima carta del mazzo di pesca
help-take = prendere la prima carta degli scarti
help-lay = calare la tua fase, con | tra i gruppi
help-lay-wild = un Jolly come 5, dove non è chiaro
help-hit = aggiungere una carta a un gruppo sul tavolo
help-hit-end = un Jolly in alto a una sequenza (in basso: low)
help-discard = scartare una carta e finire il turno
help-skip = finire il turno: il posto 3 salta il suo
help-knock = bussare per la carta appena scartata
help-table = mostrare di nuovo il tavolo
help-phases = le fasi, e quali hai completato
help-score = fasi e punti di tutti i giocatori
help-why = questa mossa è permessa? Se no, perché?
help-rules = una regola (solo rules: quali ci sono)
help-quit = lasciare la partita
help-cards = Sulle carte: { $cards }.

## Regole ed edizioni

rules-phases = Le fasi
rules-assumed = (supposta)
rules-assumed-why = Supposto: il regolamento lo mostra solo in figura o per niente. Chi ha la scatola può correggerlo nel file dell'edizione.
rules-assumed-others = Supposti anche, con i nomi di quel file: { $facts }
unknown-clause = Non c'è una regola { $clause }. Intendi una di queste: { $near }?
editions-facts = { $players } giocatori, { $hand } carte a testa
editions-variants = Varianti stampate: { $variants }
editions-options = Opzioni di una partita, in ogni edizione
option-ten-rounds = una manche per ogni fase: tutti vanno avanti, completata o no; vince chi ha meno punti
option-phases = solo queste fasi: 5 (le prime cinque), 1-5, 1,3,7, even (pari), odd (dispari)
option-free-order = ognuno completa le fasi nell'ordine che vuole
option-knocking = bussare per una carta che un altro ha appena scartato
option-last-card = come può andare via l'ultima carta: in ogni modo (any) o solo come scarto (discard)
option-wild-minimum = serve una carta numerata nella fase (phase), in ogni gruppo (group) o da nessuna parte (none)

## Errori

bad-seat = Non c'è un posto { $seat } a un tavolo da { $players }.
file-missing = Il file { $file } non esiste.
file-not-text = { $file } non è un file di testo.
file-unreadable = Non si può leggere { $file }: { $reason }.
file-unwritable = Non si può scrivere { $file }: { $reason }.
file-exists = { $file } esiste già: scegli un altro nome.
