# Consigli e analisi: perché una mossa è buona o meno buona, e che cosa ha mostrato una partita.

## Ragioni. $card e $other sono carte, $player è un nome, $phase un numero

reason-forced = Non è possibile altro.
reason-card-completes = { $card } completa la fase { $phase }.
reason-card-nearer = { $short ->
    [one] { $card } ti avvicina alla fase { $phase }: poi manca 1 carta.
   *[other] { $card } ti avvicina alla fase { $phase }: poi mancano { $short } carte.
}
# $place è un gruppo sul tavolo, come 2.1.
reason-card-hit = { $card } si può attaccare subito al gruppo { $place }.
reason-card-wild = { $card } serve in ogni mano.
reason-card-useless = { $card } non ti avvicina alla tua fase.
reason-card-stuck = { $card } non si può attaccare da nessuna parte.
reason-hidden-helps = { $outs } delle { $total } carte non viste ti avvicinano alla tua fase: una carta coperta al { $percent } %.
reason-hidden-hit = { $outs } delle { $total } carte non viste si possono attaccare: una carta coperta al { $percent } %.
# $count: tutte le carte che se ne vanno, anche quelle attaccate.
reason-lay = { $count ->
    [one] Cali la fase { $phase }, e se ne va 1 carta.
   *[other] Cali la fase { $phase }, e se ne vanno in tutto { $count } carte.
}
reason-lay-out = Cali la fase { $phase } e chiudi in questo turno.
reason-lay-hardest = La fase { $phase } è la più difficile che hai: quelle più facili possono aspettare.
# $left, $fewer: le carte che restano in mano.
reason-lay-leaves = Così ti restano { $left } carte; c'è un modo per cui ne restano { $fewer }.
reason-misses-lay = Potresti calare adesso la fase { $phase }.
reason-hit = { $count ->
    [one] Ti liberi di 1 carta.
   *[other] Ti liberi di { $count } carte attaccandole, questa per prima.
}
reason-hit-out = Con questa chiudi in questo turno.
reason-hit-fewer = { $count ->
    [one] Così si attacca solo 1 carta invece di { $more }.
   *[other] Così si attaccano solo { $count } carte invece di { $more }.
}
reason-misses-hit = { $count ->
    [one] Potresti ancora attaccare una carta.
   *[other] Potresti ancora attaccare { $count } carte.
}
reason-dead = Dopo si potrebbero attaccare troppo poche carte: nessuno potrebbe più chiudere.
reason-waits = Meglio aspettare: altrimenti nessuno potrebbe più chiudere.
reason-skip-out = { $cards ->
    [one] { $player } ha calato e sta per chiudere, con 1 carta in mano.
   *[other] { $player } ha calato e sta per chiudere, con { $cards } carte in mano.
}
reason-skip-leads = { $count ->
    [one] { $player } è in testa con 1 fase completata, e perde un turno.
   *[other] { $player } è in testa con { $count } fasi completate, e perde un turno.
}
reason-skip-turn = { $player } perde un turno.
reason-misses-skip = La tua carta Salta turno costerebbe un turno a { $player }.
reason-discard-out = È la tua ultima carta: chiudi.
reason-discard-two = Due carte se ne vanno insieme.
reason-discard-one = Invece di una carta se ne potrebbero andare due.
reason-keeps-skip = La tua carta Salta turno può ancora servire.
reason-gives-skip = Così perdi la tua carta Salta turno.
reason-keeps-wild = { $other } vale come qualsiasi carta e conta di più.
reason-gives-wild = Vale come qualsiasi carta e conta di più di { $other }.
reason-nearer = { $short ->
    [0] La tua fase resta completa; senza { $other } ti mancherebbe qualcosa ({ $other_short }).
    [one] Ti manca sempre 1 carta; senza { $other } sarebbero { $other_short }.
   *[other] Ti mancano sempre { $short } carte; senza { $other } sarebbero { $other_short }.
}
reason-further = { $short ->
    [one] Ti mancherebbe 1 carta; senza { $other } sono { $other_short }.
   *[other] Ti mancherebbero { $short } carte; senza { $other } solo { $other_short }.
}
reason-outs-more = { $outs ->
    [one] Poi aiuta 1 carta non vista; dopo { $other } sarebbero { $other_outs }.
   *[other] Poi aiutano { $outs } carte non viste; dopo { $other } sarebbero { $other_outs }.
}
reason-outs-fewer = { $outs ->
    [0] Poi non aiuta nessuna carta non vista; dopo { $other } sarebbero { $other_outs }.
    [one] Poi aiuta solo 1 carta non vista; dopo { $other } sarebbero { $other_outs }.
   *[other] Poi aiutano solo { $outs } carte non viste; dopo { $other } sarebbero { $other_outs }.
}
reason-denies-hit = { $player } potrebbe attaccare { $card }.
reason-gives-hit = { $player } può attaccare { $card }.
# $took è una carta che il giocatore ha preso.
reason-denies-took = { $player } ha preso { $took } e sarebbe contento di { $card }.
reason-gives-took = { $player } ha preso { $took } e forse sarà contento di { $card }.
reason-denies-phase = { $card } aiuterebbe di più { $player } per la sua fase.
reason-gives-phase = { $card } può aiutare { $player } per la sua fase.
# $left_card è una carta che il giocatore ha lasciato o scartato.
reason-safe = { $player } non ha voluto nemmeno { $left_card }.
reason-keeps-along = { $other } può uscire dalla mano insieme alla tua fase.
reason-loses-along = { $card } potrebbe uscire dalla mano insieme alla tua fase.
reason-points-more = Non costa altro, e vale { $points } punti; { $other } ne vale { $other_points }.
reason-points-fewer = Vale solo { $points } punti; { $other } ne vale { $other_points }.
reason-sheds = { $player } sta per chiudere e la tua fase è lontana: { $points } punti in meno.
reason-keeps-points = { $player } sta per chiudere e la tua fase è lontana: { $other } farebbe risparmiare più di { $points } punti.
reason-held = La manche si trascina: qualcuno deve cedere una carta che si può attaccare.
reason-partner = { $outs ->
    [one] Quello che tieni aspetta 1 carta non vista; dopo { $other } sarebbero { $other_outs }.
   *[other] Quello che tieni aspetta { $outs } carte non viste; dopo { $other } sarebbero { $other_outs }.
}
reason-equal = È buona quanto { $other }.
# $gain, $instead_gain: carte in media, con decimali.
reason-ring-nearer = { $action } porta in media { NUMBER($gain, maximumFractionDigits: 2) } carte per la tua fase, { $instead } { NUMBER($instead_gain, maximumFractionDigits: 2) }.
reason-ring-sheds = Con { $action } la tua mano cala in media di { NUMBER($gain, maximumFractionDigits: 2) } carte, con { $instead } di { NUMBER($instead_gain, maximumFractionDigits: 2) }.
reason-ask-known = Si sa che { $player } ha un { $number }.
reason-ask-chance = Chiedere un { $number } aiuta con una probabilità del { $percent } %.
reason-swap-spare = { $count ->
    [0] Tieni tutte le carte; ogni carta nuova aiuta con una probabilità del { $percent } %.
    [one] Questa carta non ti serve; ognuna delle { $draws } nuove aiuta con una probabilità del { $percent } %.
   *[other] Queste { $count } carte non ti servono; ognuna delle { $draws } nuove aiuta con una probabilità del { $percent } %.
}
reason-swap-breaks = { $count ->
    [one] 1 di queste carte ti mancherebbe.
   *[other] { $count } di queste carte ti mancherebbero.
}
reason-give-spare = È quella che ti manca di meno.
reason-give-breaks = Ti serve per la tua fase.
reason-keep-short = { $short ->
    [one] Con queste { $count } carte ti manca 1 carta per la tua fase.
   *[other] Con queste { $count } carte ti mancano { $short } carte per la tua fase.
}

## Consigli

# $move è che cosa fare, come nell'elenco delle scelte.
hint-best = Consiglio: { $move }
# $loss: quanto costa, in percento.
hint-next = Poi: { $move } ({ $loss })
hint-line = { $number }: { $move }, probabilità di vincere { $chance }. { $reason }
# Invece del costo, se non ce n'è.
hint-alike = altrettanto buona
hint-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-more = { $count ->
    [one] 1 altra mossa è meno buona.
   *[other] Altre { $count } mosse sono meno buone.
}
hint-over = La partita è finita: non c'è niente da scegliere.
hint-seats = Possono agire più posti: { $seats }. Scegline uno con --seat.
hint-not-asked = Il posto { $seat } ora non deve decidere, ma { $seats }.
hint-other-view = Questa posizione mostra quello che vede il posto { $seat }: nessun consiglio per un altro.
hint-no-seat = A un tavolo da { $players } non c'è il posto { $seat }.

## Analisi

review-title = Analisi: edizione { $edition }, { $players } giocatori, { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
review-unfinished = La partita non è finita; si parla di quello che è stato giocato.
review-won = Vince: { $players }.
review-player = Giocatore
review-accuracy = Precisione
review-decisions = Decisioni
# Quanto sono costate le decisioni, in percento di probabilità di vincere.
review-lost = Perso
review-luck = Fortuna
review-deal = Mano
review-cards = Carte
review-dice = Dadi
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
review-none = nessuna
# In frasi, per i lettori di schermo.
review-line = { $player }: precisione { $accuracy }, decisioni { $decisions }, perso { $lost }; fortuna { $luck }, di cui la mano { $deal }, le carte { $cards }.
review-line-dice = { $player }: precisione { $accuracy }, decisioni { $decisions }, perso { $lost }; fortuna { $luck }, di cui la mano { $deal }, le carte { $cards }, i dadi { $dice }.
review-explained = Precisione: la parte conservata, su 100, di tutto ciò che le decisioni potevano vincere o perdere. Perso e fortuna: percento di probabilità di vincere, sommati; sopra lo 0 è stata fortuna.
review-costliest = { $count ->
    [one] La decisione che è costata di più
   *[other] Le { $count } decisioni che sono costate di più
}
review-faultless = Nessuna decisione è costata qualcosa, per quanto possiamo vedere.
review-decision = { $player }, manche { $round }, turno { $turn }, mossa { $number }: { $loss }
review-hand = In mano: { $cards }
review-played = Giocata: { $move }
review-better = Meglio: { $move }
# Accanto alla barra di avanzamento.
review-progress = mosse analizzate
