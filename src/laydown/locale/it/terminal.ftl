# La partita nel terminale, la rilettura e le regole sulla riga di comando.
# Le parole da scrivere (draw, lay, hit, rules, quit ...) sono le stesse in tutte le lingue.

## L’inizio

welcome = Laydown: { $edition }, { $players } giocatori
welcome-options = Opzioni: { $options }
welcome-help = Scrivi il numero di una scelta e premi Invio. { ask-help }

## Il tavolo

# «Manche 3: tocca a te», come titolo.
heading-turn = Manche { $round }: tocca a te
# Prima della prossima manche, come titolo.
heading-keep = Prima della manche { $round }: quali carte tieni?
count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
count-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
table-phase = fase { $phase }: { $groups }
table-phases = fasi da completare: { $phases }
table-laid = fase { $phase } calata
table-skip = salta il turno
# I Jolly che qualcuno ha in mano, e che tutti vedono.
table-jokers = { $count ->
    [one] Jolly { $cards }
   *[other] Jolly { $cards }
}
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
# Tutta la pila, per chi la guarda.
pile-searched = La pila degli scarti ({ $count }), dalla cima: { $cards }
hand = La tua mano ({ $count }): { $cards }

## Il percorso

# Breve, accanto alla casella da cui partono tutte le pedine.
ring-start = (via)
ring-size = Il percorso ha { $spaces } caselle, contate in senso orario dal via, la casella 0.
ring-at = Sulla casella { $space }, «{ $action }»: { $players }.
ring-at-you = La tua pedina è sulla casella { $space }, «{ $action }».
ring-at-start = Sul via, «{ $action }»: { $players }.
ring-at-start-you = La tua pedina è sul via, «{ $action }».
ring-space = { $space } { $action }
ring-spaces = Le caselle per numero: { $spaces }.

## Che cosa si può fare

# Più carte tra cui scegliere, ognuna con il suo numero.
choice-discards = Scartare: { $cards }
# Più carte tra cui scegliere, ognuna con il suo numero.
choice-searches = Prendere: { $cards }
# $example sono due carte della mano.
hint-swap = Oppure scrivi le carte da scartare, al massimo { $most }, l’ultima in cima: swap { $example }
hint-keep = Oppure scrivi le carte da tenere, al massimo { $most }: keep { $example }
# $numbers sono alcuni numeri da chiedere.
hint-ask = Questi numeri ti aiuterebbero: { $numbers }
hint-two = Puoi scartare due carte, la seconda in cima: discard { $example }
prompt-draw = Pescare o prendere?
prompt-play = Che cosa fai?
prompt-claim = Bussare? Invio per no:
prompt-draw-several = Pescare o prendere? Ancora { $count } carte.
prompt-roll = Premi Invio per tirare i dadi:
no-such-choice = { $count ->
    [one] Non c’è una scelta { $number }, solo la 1.
   *[other] Non c’è una scelta { $number }, solo da 1 a { $count }.
}
roll-first = Non c’è ancora niente da scegliere: premi Invio.
ask-rules = Per leggere la regola, scrivi rules { $clause }.
ask-help = Per l’aiuto scrivi h, per un consiglio scrivi ?.
# Dopo «why» da solo.
why-example = Scrivi dopo una mossa: { $example }
move-allowed = Questa mossa ora è permessa.

## Punti

score-player = Giocatore
score-phase = Fase
score-left = Rimaste in mano
score-points = Punti
score-total = Totale
# La fase di ognuno dopo la manche, e i suoi gruppi.
score-now = Ora alla fase
score-place = { $phase }: { $groups }
score-laid = { $phase } completata
score-not-laid = non completata
score-nothing-left = niente
score-line = { $player }: fase { $laid }; rimaste in mano: { $left }; punti { $points }, totale { $total }.
score-line-replay = { $player }: fase { $laid }.
# $now è una fase con il suo numero, o il traguardo.
score-line-phase = { $player }: fase { $laid }; ora: { $now }.
standing-made = Fasi completate
standing-line = { $player }: fasi completate { $made } su { $agreed }, totale { $total }.
standing-line-phase = { $player }: { $now }.
# Il segnalino ha superato l’ultima fase.
standing-finish = traguardo
phase-made = completata
phase-laid = calata in questa manche
# Accanto alla fase a cui è un giocatore.
phase-now = in corso

## Fine

next-round = Premi Invio per la prossima manche:
between-rounds = Fra due manche non c’è niente da decidere: basta premere Invio. Puoi anche scrivere score, phases, rules, o q per lasciare la partita.
goodbye = A presto!
come-back = La tua partita è salvata. Per riprenderla: { $command }
game-kept = Questa partita è salvata: laydown games la mostra.
# Più persone a una tastiera: la mano resta coperta finché la prossima è sola davanti allo schermo.
hand-over = { $player }: quando nessun altro vede lo schermo, premi Invio:
# Un bot non ha fatto mosse; $why dice che cosa è successo.
bot-stumbled = { $player } non sa che fare e va sul sicuro ({ $why }).
record-saved = La partita è registrata in { $file }.
replay-unfinished = { $moves ->
    [one] Dopo 1 mossa la partita non è finita.
   *[other] Dopo { $moves } mosse la partita non è finita.
}
replay-position = La posizione, come la leggono laydown hint e laydown play --position:
# Una mossa che non ha fatto il giocatore.
mark-timer = (tempo scaduto)
mark-standin = (fatta da un sostituto)

## Aiuto

help-heading = Che cosa puoi scrivere
help-goal = Cala la tua fase, poi liberati di tutte le carte. Meno punti hai, meglio è; vince chi per primo completa l’ultima fase.
# Dopo ogni manche tutti passano alla fase seguente, completata o no; $rounds è il numero di manche.
help-goal-rounds = Ci sono { $rounds } manche, una per fase; fase completata o no, poi tutti passano alla seguente. Cala la tua fase, poi liberati di tutte le carte: vince chi ha meno punti.
# Ognuno completa le fasi nell’ordine che vuole.
help-goal-free = Cala una qualsiasi delle fasi che ti mancano, poi liberati di tutte le carte. Meno punti hai, meglio è; vince chi per primo ha completato tutte le fasi.
# Dopo help-goal, dove chiudere vale più di una fase.
help-goal-out = Chi per primo resta senza carte avanza { $steps ->
    [one] di una fase
    [2] di due fasi
   *[other] di { $steps } fasi
}.
# Dove non si contano punti.
help-goal-markers = Cala la tua fase, poi liberati di tutte le carte. Chi scarta l’ultima avanza { $steps ->
    [one] di una fase
    [2] di due fasi
   *[other] di { $steps } fasi
}, gli altri che hanno calato avanzano di una. Vince chi per primo supera l’ultima fase.
help-number = la scelta con quel numero
help-draw = prendere la prima carta del mazzo di pesca
help-take = prendere la prima carta degli scarti
help-lay = calare la tua fase, con | tra i gruppi
help-lay-phase = calare la fase 5, per esempio
help-lay-wild = un Jolly come 5, dove non è chiaro
help-lay-joker = un Jolly come 4, dove non è chiaro
help-hit = attaccare una carta a un gruppo sul tavolo
help-hit-end = un Jolly in alto a una sequenza (in basso: low)
help-hit-joker = un Jolly in alto a una sequenza (in basso: low)
help-discard = scartare una carta e finire il turno
help-discard-two = due, se sul tavolo ci sono solo sequenze piene
# $player è il numero di un altro posto.
help-skip = finire il turno: il giocatore { $player } salta il suo
help-roll = tirare i due dadi (basta Invio)
help-walk = muovere la pedina di uno dei dadi
help-search = prendere questa carta dagli scarti
help-swap = scartare queste, l’ultima in cima (solo swap: nessuna)
help-ask = chiedere un 7 verso sinistra (destra: right)
help-give = dare la carta che ti è stata chiesta
help-star = scegliere un’azione per la tua stella
help-keep = tenere queste per la prossima manche (solo keep: nessuna)
help-knock = bussare per la carta appena scartata
help-pass = lasciarla (basta Invio)
help-hint = che cosa conviene fare ora, e perché
help-help = questo elenco
help-table = mostrare di nuovo il tavolo
help-phases = le fasi, e quali hai completato
help-score = fasi e punti di tutti i giocatori
help-phases-markers = le fasi, e a che punto è ognuno
help-score-markers = le fasi di tutti i giocatori
help-why = questa mossa è permessa? Se no, perché?
help-rules = una regola (solo rules: l’elenco)
help-quit = lasciare la partita
help-cards = Sulle carte: { $cards }.
# $card è una carta tenuta girata.
help-joker = { $card } un Jolly: una carta tenuta girata

## Partite salvate

games-none = Non ci sono partite salvate. Per cominciarne una: laydown play
games-running = Partite da riprendere
games-finished = Partite finite
games-round = manche { $round }
# $players è un nome, o più nomi.
games-won = vinta da { $players }
games-continue = Per riprendere: { $command }
games-folder = Sono in { $folder }; laydown replay FILE ne racconta una.
game-none = Non c’è nessuna partita da riprendere.
game-missing = Non c’è una partita { $game }. Per vedere le partite: laydown games
game-over = La partita { $game } è finita.

## Regole ed edizioni

rules-phases = Le fasi
rules-ring = Il percorso, in senso orario
rules-assumed = (supposta)
rules-assumed-why = Supposto: il regolamento lo mostra solo in figura, o non lo dice. Se hai la scatola, puoi correggerlo nel file dell’edizione.
rules-assumed-others = Anche altri punti sono supposti: vedi { $clauses }.
unknown-clause = Non c’è una regola { $clause }. Forse cercavi una di queste: { $near }?
editions-facts = { $players } giocatori, { $hand } carte a testa
editions-variants = Varianti del regolamento: { $variants }
editions-no-options = Si gioca così com’è: nessuna opzione.
editions-options = Opzioni per una partita nelle altre edizioni

## Errori

bad-seat = Non c’è un posto { $seat } a un tavolo da { $players }.
seat-twice = Due persone non possono sedere allo stesso posto.
too-many-people = { $people } persone non stanno a un tavolo da { $players }.
file-missing = Il file { $file } non esiste.
folder-missing = La cartella { $folder } non esiste.
sheets-none = In { $folder } non ci sono fogli segnapunti.
file-not-text = { $file } non è un file di testo.
file-unreadable = Non si può leggere { $file }: { $reason }.
file-unwritable = Non si può scrivere { $file }: { $reason }.
file-exists = { $file } esiste già: scegli un altro nome.

## La riga di comando

usage-command = Non c’è un comando { $command }. Comandi: { $known }.
usage-option = Non c’è un’opzione { $option }.
usage-option-near = Non c’è un’opzione { $option }. Forse cercavi una di queste: { $near }?
# $name è un argomento o un’opzione, come FILE.
usage-missing = Manca { $name }.
usage-needs-value = Dopo { $option } ci vuole un valore.
usage-no-value = { $option } non prende un valore.
usage-whole = { $option } prende un numero intero.
usage-from = { $option } prende un numero da { $least } in su.
usage-range = { $option } prende un numero da { $least } a { $most }.
usage-choice = { $option } prende uno di questi valori: { $expected }.
usage-both = Indica { $option } o { $other }, non tutti e due.
usage-needs = { $option } si usa solo insieme a { $other }.
usage-extra = Questo è di troppo: { $found }.
usage-other = Non ho capito. Per l’aiuto: { $command } --help
