# Il tavolo nel browser.

## Di chi è il turno

turn-yours = Tocca a te
turn-claim = Bussare?
turn-yours-draw = Tocca a te: pesca
turn-yours-lay = Tocca a te: cala
turn-yours-hit = Tocca a te: attacca o scarta
turn-yours-discard = Tocca a te: scarta
turn-yours-roll = Tocca a te: tira i dadi
turn-of = Tocca a { $player }
turn-next = Poi tocca a te
turn-you = Tu
turn-watching = Stai guardando

## I gruppi sul tavolo: di chi, e che cosa

laid-set = set di { $player }
laid-run = sequenza di { $player }
laid-group = gruppo di { $player }
laid-set-you = il tuo set
laid-run-you = la tua sequenza
laid-group-you = il tuo gruppo
# Lo stesso dopo «attaccare una carta», e da solo su un pulsante.
place-set = al set di { $player }
place-run = alla sequenza di { $player }
place-group = al gruppo di { $player }
place-set-you = al tuo set
place-run-you = alla tua sequenza
place-group-you = al tuo gruppo

## Il diario

log = Diario
# $place è un gruppo, per esempio «alla sequenza di Nora».
log-hit = { $player } attacca { $cards } { $place }.
log-hit-you = Hai attaccato { $cards } { $place }.
# Ciò che qualcuno ha fatto di seguito, in una frase: $deeds sono due o più di quelle sotto.
log-deeds = { $player } { $deeds }.
log-deeds-you = Hai { $deeds }.
deed-drew = pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}
deed-drew-card = pesca { $card }
deed-drew-card-you = pescato { $card }
deed-took = prende { $card }
deed-took-you = preso { $card }
deed-laid = cala la fase { $phase }: { $groups }
deed-laid-you = calato la fase { $phase }: { $groups }
deed-hit = attacca { $cards } { $place }
deed-hit-you = attaccato { $cards } { $place }
deed-discarded = scarta { $card }
deed-discarded-you = scartato { $card }
deed-skipped = mette una carta Salta turno davanti a { $target }
deed-skipped-you = messo una carta Salta turno davanti a { $target }
deed-skips-you = mette una carta Salta turno davanti a te
log-taken-back = { $player } annulla l’ultima mossa.
log-taken-back-you = Hai annullato la tua ultima mossa.
log-timer = tempo scaduto
log-standin = da un sostituto
log-empty = Non è ancora successo niente.
# Che cosa fa un tocco su una riga del registro.
log-look = Mostra com’era il tavolo in quel momento.
look-back = Questo è il tavolo come lo vedevi allora.
look-back-end = Torna alla partita

## Che cosa si può fare, e a che punto è la mano

# $phase è un numero, $groups sono i suoi gruppi.
aim-brief-short = { $count ->
    [one] Manca 1 carta per la fase { $phase }
   *[other] Mancano { $count } carte per la fase { $phase }
}
aim-brief-ready = Hai tutta la fase { $phase }.
aim-brief-laid = La fase { $phase } è calata.
say-draw-or-take = Peschi una carta o prendi { $card }?
say-draw = Pesca una carta.
say-draw-several = { $count ->
    [one] Prendi 1 carta: da quale pila?
   *[other] Prendi { $count } carte: da quale pila?
}
say-draw-none = Non c’è nessuna carta da pescare.
say-discard = Scegli una carta da scartare.
say-hit = { $count ->
    [one] Una delle tue carte si può attaccare: ha un punto.
   *[other] { $count } delle tue carte si possono attaccare: hanno un punto.
}
say-ready-more = { $count ->
    [0] Calala, oppure continua a raccogliere.
    [one] Calala: poi si può attaccare ancora una delle tue carte.
   *[other] Calala: poi si possono attaccare ancora { $count } delle tue carte.
}
say-where = Dove va { $card }?
say-where-detail = Scegli uno dei posti illuminati, o un’altra carta.
say-where-brief = Scegli un posto illuminato.
say-fits = { $count ->
    [one] { $cards } si attacca { $place }.
   *[other] { $cards } si attaccano { $place }.
}
# A chosen Wild of the phase could stand for something else: $card.
say-other = Premi ancora per { $card }.
say-chosen = Hai scelto { $cards }.
say-cannot-go = Adesso non puoi giocare { $card }.
say-skip = Chi salta il turno?
say-skip-detail = Fino ad allora la carta resta davanti a quella persona.
say-last-card = Adesso non puoi giocare la tua ultima carta.
say-claim = Vuoi { $card }?
say-claim-detail = Bussa prima che il tempo finisca, o lascia stare.
say-watch = Stai guardando; le carte ti sono nascoste.
say-sending = Invio…
say-over = La partita è finita.

## Pulsanti

act-draw = Pesca una carta
act-take = Prendi { $card }
act-lay = Cala la fase { $phase }
act-hit = Attacca { $cards } { $place }
act-discard = Scarta { $cards }
act-pass-draw = Vai avanti senza carta
act-pass-play = Tieni l’ultima carta
act-knock = Bussa
act-let-go = Lascia stare
act-really = Davvero? { $act }
act-hold = Tieni premuto: { $act }
tool-hint = Consiglio
tool-sort = Ordina
tool-undo = Annulla
tool-again = Rivedi l’ultimo turno
tools = Strumenti
sort-heading = Ordina la mano
sort-number = Per numero
sort-colour = Per colore
sort-phase = Secondo la fase
sort-own = A modo tuo
sort-which-phase = Quale fase vuoi calare?
step-draw = Pesca
step-lay = Cala e attacca
step-discard = Scarta
step-roll = Tira
step-walk = Avanza
steps = Passi del tuo turno

## Posti, pile, gruppi

opponents = Gli altri
seat-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
seat-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
seat-phase = Fase { $phase }
seat-phase-groups = Fase { $phase }: { $groups }
seat-phases-open = Fasi da completare: { $phases }
seat-laid = Fase { $phase } calata
seat-skips = { $count ->
    [one] salta il prossimo turno
   *[other] salta i prossimi { $count } turni
}
seat-away = non c’è
seat-back = { $player } è di nuovo qui
seat-bot-plays = { $bot } gioca finché { $player } non torna
seat-bot-plays-on = { $bot } continua al posto di { $player }
pile-draw-name = Mazzo di pesca, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
pile-draw-label = Mazzo, { $count }
pile-draw-short = Mazzo, { $count }
pile-discard-label = Scarti
pile-discard-short = Scarti
pile-discard-name = Scarti, { $card } in cima
pile-discard-none = Scarti, nessuna carta
# Lo stesso dove c’è posto solo per le parole brevi.
pile-draw-short-name = Mazzo, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
pile-discard-short-name = Scarti, { $card } in cima
pile-discard-short-none = Scarti, nessuna carta
piles = Pile
your-phase = La tua fase { $phase }
your-hand = La tua mano
left-over = Il resto
left-over-fit = { $count ->
    [one] Una di queste si può attaccare dopo aver calato.
   *[other] { $count } di queste si possono attaccare dopo aver calato.
}
# Una carta della mano, per i lettori di schermo: che altro c’è da saperne.
card-drawn = { $card }, appena pescata
card-fits = { $card }, si può attaccare
# Un gruppo che aspetta carte; $missing è quante ne mancano.
tray-ready = { $group }, non manca niente
tray-missing = { $group }, { $missing ->
    [one] manca 1 carta
   *[other] mancano { $missing } carte
}
tray-wrong = { $group }: { $reason }
# Pulsanti che spostano le carte scelte.
tray-buttons = In un gruppo della fase
tray-into = Nel gruppo { $number }: { $group }
tray-out = Fuori dal gruppo
# Un posto illuminato sul tavolo; $value è ciò che la carta varrà.
place-lit = Attacca { $cards } { $place }
place-lit-as = Attacca { $cards } come { $value } { $place }
place-lit-low = Attacca { $cards } come { $value } { $place }, in basso
place-lit-high = Attacca { $cards } come { $value } { $place }, in alto
place-at-low = Attacca { $cards } { $place }, in basso
place-at-high = Attacca { $cards } { $place }, in alto
places = Dove va
skip-targets = Chi salta il turno?
# Sotto il nome di questa persona.
skip-not-there = ha già una carta Salta turno
skip-not-again = ha già saltato un turno in questa manche
knock-left = ancora { $seconds } s

## Biglietti

note-rule = Regola { $clause }
note-ask = Chiedi all’arbitro
note-others = Altre mosse
note-none = Adesso non c’è niente da consigliare.
undo-none = Adesso non c’è niente da annullare.
note-close = Metti via il biglietto

## Il foglio accanto

panel = Punteggio e diario
panel-score = Punteggio
panel-phases = Fasi
panel-log = Diario
panel-rules = Regole
score-phases = Fasi
score-points-short = Punti

## La linea

line-lost = Nessuna connessione.
line-lost-kept = Nessuna connessione. La tua mossa è conservata.
line-connecting = Connessione…
line-outdated = C’è una versione più recente di questa pagina.
line-reload = Caricala
line-closed = Questo tavolo è chiuso.
line-shut-heading = A questo tavolo non si entra
line-shut-text = Forse il link è sbagliato, o il tavolo non c’è più; oppure la partita è iniziata e nessuno può guardare.
line-left = Hai lasciato questo tavolo.

## La barra in alto e il menu

table-menu = Menu
table-round = Manche { $round }
# Il codice per unirsi a questo tavolo.
table-code = Codice di questo tavolo: { $code }
sound-off = Spegni il suono
sound-on = Accendi il suono
menu-pause = Chiedi una pausa
menu-pause-later = Chiedi una pausa al mio prossimo turno
menu-resume = Chiedi di riprendere
menu-end = Chiedi di finire la partita
menu-end-sure = Finisce subito e per tutti, senza vincitore.
menu-end-sure-vote = Finisce senza vincitore appena abbastanza giocatori sono d’accordo.
menu-end-yes = Finisci la partita
menu-leave = Lascia la partita per sempre
menu-leave-sure = Un bot continuerà al posto tuo, e non potrai tornare.
menu-leave-yes = Lascia per sempre
menu-explain = Spiega ogni passo
menu-explain-off = Salta le lezioni
points-word = { $count ->
    [one] punto
   *[other] punti
}
clock-left = ancora { $time }
key-enter = Invio
score-player-name = Chi
own-skips = { $count ->
    [one] Una carta Salta turno è davanti a te: salti il prossimo turno.
   *[other] { $count } carte Salta turno sono davanti a te: salti altrettanti turni.
}
look-back-before = Prima
look-back-after = Dopo

## Il gioco da tavolo

say-swap = { $most ->
    [one] Una carta al massimo.
   *[other] Fino a { $most } carte; l’ultima che scegli sta in cima.
}
say-keep = Quali tieni?
say-keep-detail = { $most ->
    [one] Una carta al massimo; le altre tornano indietro e ne ricevi di nuove.
   *[other] Fino a { $most } carte; le altre tornano indietro e ne ricevi di nuove.
}
act-ask = Chiedi un { $number }, prima a { $player }
act-keep = { $count ->
    [one] Tieni questa
   *[other] Tieni queste { $count }
}
die = { $value } su un dado
ring = Il percorso
space-start = Via
# Breve, su una casella il cui segno dice quante.
space-draw = Pesca
# $action è il nome di ciò che fa la casella.
space-name = Casella { $space }, { $action }
# Che cosa fa una casella, in poche parole.
action-draw-brief = { $number ->
    [one] Prendi una carta.
   *[other] Prendi { $number } carte.
}
action-search-brief = Cerca negli scarti.
action-again-brief = Gioca un altro turno.
action-swap-brief = Cambia delle carte.
action-everyone-brief = Tutti pescano.
action-joker-brief = Pesca un Jolly.
action-ask-brief = Chiedi un numero.
action-star-brief = Scegli un’azione.
seat-jokers = { $count ->
    [one] ha un Jolly
   *[other] ha { $count } Jolly
}
search-title = Gli scarti, dalla cima
search-help = { $count ->
    [one] Gli altri vedono solo che la prendi.
   *[other] Prendi una di { $count } carte; nessuno vede quale. Un punto: utile per la tua fase.
}
# $card è una carta o un numero che aiuterebbe la fase.
card-helps = { $card }, utile per la tua fase
ask-number = { $number }, ne hai { $count }
ask-help-line = Il primo che ce l’ha te ne dà una. Se nessuno ce l’ha, peschi una carta. Sotto ogni numero: quante ne hai.
ask-left = Verso sinistra
ask-right = Verso destra
keep-count = Tenute: { $count } su { $most }
keep-for = per la fase { $phase }
keep-back = Non tenere { $card }

## Il foglio tra due manche, e la fine

sheet = Foglio segnapunti
sheet-out = ha chiuso
sheet-left = Rimaste in mano
sheet-nothing = niente
# Earlier rounds in one row, with the sum of their points.
sheet-rounds = Manche 1–{ $last }
sheet-total = Totale
sheet-next = Poi
sheet-on-to = passa alla fase { $phase }
sheet-again = ancora la fase { $phase }
sheet-on-to-groups = passa alla fase { $phase }: { $groups }
sheet-moving = { $count ->
    [0] Nessuno va avanti.
    [1] Una persona va avanti.
    [2] Due di voi vanno avanti.
    [3] Tre di voi vanno avanti.
    [4] Quattro di voi vanno avanti.
    [5] Cinque di voi vanno avanti.
    [6] Sei di voi vanno avanti.
   *[other] { $count } di voi vanno avanti.
}
# Sul telefono, in due righe.
sheet-goes-out = { $player } chiude.
sheet-goes-out-you = Hai chiuso.
sheet-nobody-out = Nessuno chiude.
sheet-over = La manche { $round } è finita.
# $names sono $count persone.
sheet-awaited = { $count ->
    [one] { $names } sta ancora guardando.
   *[other] { $names } stanno ancora guardando.
}
sheet-look = Guarda il tavolo
sheet-back = Torna al foglio
sheet-next-round = Prossima manche
sheet-result = Guarda il risultato
sheet-waiting = In attesa degli altri
# Secondi, in breve.
seconds-short = { $seconds } s
end-abandoned = La partita è stata chiusa prima della fine.
end-rounds = { $count ->
    [one] 1 manche
   *[other] { $count } manche
}
end-rematch = Rivincita
end-rematch-join = Unisciti alla rivincita
# Perché la partita è vinta: $phase è l’ultima.
end-only = La fase { $phase } nella manche { $round }, e nessun altro l’ha completata.
end-only-short = Nessun altro ha completato la fase { $phase }.
end-fewest = Meno punti dei { $count ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $count }
} con la fase { $phase }.
end-replayed = Parità di punti; ha deciso la fase { $phase }, rigiocata.
end-made = Fase { $phase } completata nella manche { $round }.
end-all = Tutte le fasi completate nella manche { $round }.
end-phases = { $count ->
    [one] 1 fase completata
   *[other] { $count } fasi completate
}

## Tasti, comandi, e che cosa si legge ad alta voce

keys-heading = Tasti e comandi
keys-turn = Quando tocca a te
keys-ask = Domande
keys-cards = Carte e pagina
keys-foot = Tutto quello che fa un tasto lo fa anche un pulsante. Le mosse si possono scrivere come nella registrazione: «discard R5». I tasti con lettere si disattivano nelle impostazioni.
key-space = Spazio
key-shift = Maiusc
key-home = Inizio
key-end = Fine
key-act = Il pulsante illuminato
key-through = Scorrere la mano
key-ends = Alla prima e all’ultima carta
key-choose = Scegliere, lasciare
key-move-card = Spostare la carta
key-into = In un gruppo, o fuori
key-places = Scorrere i posti illuminati
key-let-go = Lasciare tutto
key-command = Comandi
key-list = Questo elenco
key-draw = Pescare
key-take = Prendere la carta scoperta
key-lay = Calare la fase
key-knock = Bussare
key-hint = Consiglio, con il perché
key-undo = Annullare
key-sort = Ordinare la mano in altro modo
key-hand = La tua mano
key-table = Che cosa c’è sul tavolo
key-pile = Le pile
key-phases = Fasi e punti
key-counts = Carte rimaste
key-clock = Orologi
key-last = L’ultimo turno
key-missing = Che cosa ti manca
command-label = Una mossa o una domanda
command-example = discard R5, why hit R8 on 2.1, hand
command-why = Scrivi una mossa dopo: why hit R8 on 2.1
command-allowed = Questa mossa adesso è permessa.
command-wait = La tua ultima mossa è ancora in viaggio.
answer-hand = { $count ->
    [one] Hai 1 carta: { $cards }.
   *[other] Hai { $count } carte: { $cards }.
}
# $place è un gruppo, per esempio «sequenza di Nora».
answer-group = { $place }: { $cards }.
answer-group-none = Non è ancora calato niente.
answer-pile = In cima agli scarti: { $card }.
answer-draw = { $count ->
    [one] Il mazzo di pesca ha 1 carta.
   *[other] Il mazzo di pesca ha { $count } carte.
}
answer-phase = { $player }: fase { $phase }, { $groups }.
answer-phase-points = { $player }: fase { $phase }, { $groups }; { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
answer-count = { $player }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
answer-clock = { $player }: { $seconds } s.
answer-clock-none = A questo tavolo non c’è orologio.
# $values sono numeri o colori.
answer-missing = Ancora da trovare: { $values }.
answer-value = { $card }
announce-few = A { $player } { $count ->
    [one] resta solo 1 carta
   *[other] restano solo { $count } carte
}.

## Che cosa decide il tavolo insieme

vote-paused = La partita è in pausa.
vote-away = { $player } non c’è; tra { $seconds } s subentra un bot.
vote-waits = Il tavolo aspetta { $player }.
vote-wait = Aspetta
vote-standin = Fai giocare un bot
vote-yes = Sono d’accordo
vote-no = Ritira il mio voto
vote-queued = { $player } vorrebbe una pausa al suo prossimo turno.
vote-queued-own = Chiederai una pausa quando toccherà a te.
# $names hanno votato a favore: $yes voti su $needed; $player è la persona di cui si tratta.
vote-about-pause = Una pausa? A favore: { $names } ({ $yes } su { $needed }).
vote-about-resume = Riprendere? A favore: { $names } ({ $yes } su { $needed }).
vote-about-wait = Aspettare { $player }? A favore: { $names } ({ $yes } su { $needed }).
vote-about-standin = Un bot per { $player }? A favore: { $names } ({ $yes } su { $needed }).
vote-about-end = Finire la partita? A favore: { $names } ({ $yes } su { $needed }).

## Il tavolo su un grande schermo, per tutti i presenti

screen-heading = Schermo del tavolo
screen-open = Mostra questo tavolo su un grande schermo
# Beside the QR code: while the game runs, and before it.
screen-join = Gioca o guarda
screen-come = Inquadra e siediti
screen-close = Esci dallo schermo del tavolo
