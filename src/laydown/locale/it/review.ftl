# Consigli e analisi: perché una mossa è buona o meno buona, e che cosa ha mostrato una partita.

## Ragioni. $card e $other sono carte, $player è un nome, $phase un numero

reason-forced = È l’unica mossa possibile.
reason-no-matter = È indifferente: una scelta vale l’altra.
reason-card-completes = { $card } completa la fase { $phase }.
reason-card-nearer = { $short ->
    [one] { $card } ti avvicina alla fase { $phase }: poi ti manca 1 carta.
   *[other] { $card } ti avvicina alla fase { $phase }: poi ti mancano { $short } carte.
}
# $place è un gruppo sul tavolo, come 2.1.
reason-card-hit = { $card } si può attaccare subito al gruppo { $place }.
# Lo stesso dove i gruppi non hanno numero; $place è un gruppo, per esempio «alla sequenza di Nora».
reason-card-hit-named = { $card } si può attaccare subito { $place }.
reason-card-along = La tua fase è completa, e { $card } si può calare subito insieme.
reason-card-wild = { $card } serve sempre.
reason-card-useless = { $card } non ti avvicina alla tua fase.
reason-card-stuck = { $card } non si può attaccare da nessuna parte.
reason-card-left = La tua fase è completa, e { $card } ti resterebbe in mano.
reason-hidden-helps = { $outs ->
    [0] Nessuna delle { $total } carte che non conosci ti avvicina alla tua fase.
    [one] 1 delle { $total } carte che non conosci ti avvicina alla tua fase (probabilità pescando: { $percent }%).
   *[other] { $outs } delle { $total } carte che non conosci ti avvicinano alla tua fase (probabilità pescando: { $percent }%).
}
reason-hidden-hit = { $outs ->
    [0] Nessuna delle { $total } carte che non conosci si può attaccare.
    [one] 1 delle { $total } carte che non conosci si può attaccare (probabilità pescando: { $percent }%).
   *[other] { $outs } delle { $total } carte che non conosci si possono attaccare (probabilità pescando: { $percent }%).
}
reason-hidden-along = { $outs ->
    [0] La tua fase è completa. Nessuna delle { $total } carte che non conosci si può calare insieme.
    [one] La tua fase è completa. 1 delle { $total } carte che non conosci si può calare insieme (probabilità pescando: { $percent }%).
   *[other] La tua fase è completa. { $outs } delle { $total } carte che non conosci si possono calare insieme (probabilità pescando: { $percent }%).
}
# $count: tutte le carte che se ne vanno, anche quelle attaccate.
reason-lay = { $count ->
    [one] Cali la fase { $phase } e ti liberi di 1 carta.
   *[other] Cali la fase { $phase } e in tutto ti liberi di { $count } carte.
}
reason-lay-out = Cali la fase { $phase } e chiudi in questo turno.
reason-lay-hardest = La fase { $phase } è la più difficile che puoi calare: quelle più facili possono aspettare.
# $left, $fewer: le carte che restano in mano.
reason-lay-leaves = Così ti restano { $left } carte; c’è un modo per cui { $fewer ->
    [0] non ne resta nessuna
    [one] ne resta 1
   *[other] ne restano { $fewer }
}.
# $left: le carte che restano in mano dopo aver calato e attaccato.
reason-lay-early = { $left ->
    [one] Ti resterebbe 1 carta
   *[other] Ti resterebbero { $left } carte
}, e { $player } potrebbe attaccare ai tuoi gruppi: la tua fase può aspettare.
reason-holds = Tieni ancora in mano la tua fase: dopo averla calata { $left ->
    [one] ti resterebbe 1 carta
   *[other] ti resterebbero { $left } carte
}, e { $player } potrebbe attaccare ai tuoi gruppi; { $player } ha ancora { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
reason-misses-lay = Potresti calare adesso la fase { $phase }.
reason-hit = { $count ->
    [one] Ti liberi di 1 carta.
   *[other] Puoi attaccare { $count } carte, questa per prima.
}
reason-hit-out = Con questa chiudi in questo turno.
reason-hit-fewer = { $count ->
    [one] Così attacchi solo 1 carta invece di { $more }.
   *[other] Così attacchi solo { $count } carte invece di { $more }.
}
reason-misses-hit = { $count ->
    [one] Potresti ancora attaccare una carta.
   *[other] Potresti ancora attaccare { $count } carte.
}
reason-dead = Dopo si potrebbero attaccare troppo poche carte, e nessuno potrebbe più chiudere.
reason-waits = Meglio aspettare: se cali o attacchi, nessuno potrà più chiudere.
reason-skip-out = { $cards ->
    [one] { $player } ha calato e potrebbe chiudere presto, con 1 carta in mano.
   *[other] { $player } ha calato e potrebbe chiudere presto, con { $cards } carte in mano.
}
reason-skip-leads = { $count ->
    [one] { $player } è in testa con 1 fase completata, e perde un turno.
   *[other] { $player } è in testa con { $count } fasi completate, e perde un turno.
}
reason-skip-ahead = { $count ->
    [one] Nessuno degli altri è più avanti di { $player }, con 1 fase completata.
   *[other] Nessuno degli altri è più avanti di { $player }, con { $count } fasi completate.
}
reason-skip-points = Tra gli altri è { $player } ad avere meno punti ({ $points }), e perde un turno.
reason-skip-laid = { $player } ha già calato, e perde un turno.
reason-skip-fewest = { $cards ->
    [one] Nessuno degli altri ha meno carte di { $player }, a cui ne resta 1.
   *[other] Nessuno degli altri ha meno carte di { $player }, a cui ne restano { $cards }.
}
reason-skip-next = Dopo di te tocca a { $player }, che perde il turno; nessun altro è più pericoloso.
reason-skip-first = Tra quelli a cui si può ancora far saltare il turno, { $player } gioca per primo.
reason-skip-only = Solo a { $player } si può ancora far saltare il turno.
reason-skip-again = { $player } perde un turno, e tocca subito di nuovo a te.
reason-skip-weaker = Davanti a { $player } rende di più.
reason-misses-skip = La tua carta Salta turno costerebbe un turno a { $player }.
reason-discard-out = È la tua ultima carta: chiudi.
reason-discard-two = Ti liberi di due carte in un colpo.
reason-discard-one = Potresti liberarti di due carte invece di una.
reason-keeps-skip = La tua carta Salta turno può ancora servire.
reason-gives-skip = Così sprechi la tua carta Salta turno.
reason-keeps-wild = Invece di { $other }, che vale come qualsiasi carta: meglio tenerlo.
reason-gives-wild = Un Jolly vale come qualsiasi carta: meglio tenere quello che { $other }.
reason-nearer = { $short ->
    [0] La tua fase resta completa; senza { $other } { $other_short ->
        [one] ti mancherebbe 1 carta
       *[other] ti mancherebbero { $other_short } carte
    }.
    [one] Ti manca ancora 1 carta; senza { $other } sarebbero { $other_short }.
   *[other] Ti mancano ancora { $short } carte; senza { $other } sarebbero { $other_short }.
}
reason-further = { $short ->
    [one] Ti mancherebbe 1 carta; senza { $other } la fase resta completa.
   *[other] Ti mancherebbero { $short } carte; senza { $other } solo { $other_short }.
}
reason-outs-more = { $outs ->
    [one] Così ti aiuta 1 carta che non conosci
   *[other] Così ti aiutano { $outs } carte che non conosci
}; dopo { $other } { $other_outs ->
    [0] non ti aiuterebbe nessuna
    [one] solo 1
   *[other] solo { $other_outs }
}.
reason-outs-fewer = { $outs ->
    [0] Così non ti aiuta nessuna delle carte che non conosci
    [one] Così ti aiuta solo 1 carta che non conosci
   *[other] Così ti aiutano solo { $outs } carte che non conosci
}; dopo { $other } { $other_outs ->
    [one] sarebbe 1
   *[other] sarebbero { $other_outs }
}.
reason-denies-hit = Invece di { $card }, che { $player } potrebbe attaccare.
reason-gives-hit = { $player } può attaccare { $card }.
# $took è una carta che il giocatore ha preso.
reason-denies-took = Invece di { $card }: { $player } ha preso { $took } e vorrebbe anche { $card }.
reason-gives-took = { $player } ha preso { $took } e forse vuole anche { $card }.
reason-denies-phase = Invece di { $card }, che sarebbe più utile a { $player } per la sua fase.
reason-gives-phase = { $card } può servire a { $player } per la sua fase.
# $left_card è una carta che il giocatore ha lasciato o scartato.
reason-safe = Nemmeno { $left_card } interessava a { $player }: è più sicura di { $other }.
reason-keeps-along = Invece di { $other }, che si può calare con la tua fase.
reason-loses-along = { $card } si potrebbe calare con la tua fase.
reason-points-more = In mano costa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; { $other } ne costa { $other_points }.
reason-points-fewer = In mano costa solo { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; { $other } ne costa { $other_points }.
reason-sheds = { $player } potrebbe chiudere presto e la tua fase è lontana: risparmi { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-keeps-points = { $player } potrebbe chiudere presto e la tua fase è lontana: { $other } farebbe risparmiare più di { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-held = La manche si trascina: qualcuno deve cedere una carta che si può attaccare.
reason-partner = { $outs ->
    [0] Con quello che tieni non va nessuna delle carte che non conosci
    [one] Con quello che tieni va 1 carta che non conosci
   *[other] Con quello che tieni vanno { $outs } carte che non conosci
}; dopo { $other } { $other_outs ->
    [0] non ce ne sarebbe nessuna
    [one] ce ne sarebbe 1
   *[other] ce ne sarebbero { $other_outs }
}.
reason-equal = Vale quanto { $other }.
# Che cosa hanno insegnato le partite, e perché: $better è yes o no.
ring-lesson = { $better ->
    [yes] In posizioni simili «{ $action }» ha fatto vincere più spesso di «{ $instead }»
   *[no] In posizioni simili «{ $action }» ha fatto vincere meno spesso di «{ $instead }»
}
reason-ring-turn = { ring-lesson }: un altro turno vale di più.
reason-ring-cards = { ring-lesson }: ogni carta pescata deve poi uscire dalla mano.
reason-ring-joker = { ring-lesson }: un Jolly { $effect ->
    [completes] completa la tua fase
    [nearer] ti avvicina di sicuro alla tua fase
   *[hit] si attacca subito
}.
reason-ring-star = { ring-lesson }: con «{ action-star }» scegli l’azione che ti conviene di più.
reason-ring-others = { ring-lesson }: con «{ action-everyone }» anche gli altri prendono una carta.
reason-ring-taught = { ring-lesson }.
# $gain, $instead_gain: carte in media, con decimali.
reason-ring-nearer = «{ $action }» porta in media { $gain ->
    [0] 0 carte
    [one] 1 carta
   *[other] { NUMBER($gain, maximumFractionDigits: 2) } carte
} per la tua fase, «{ $instead }» { NUMBER($instead_gain, maximumFractionDigits: 2) }.
reason-ring-sheds = Con «{ $action }» la tua mano { $effect ->
    [shrinks] diminuisce in media di { $gain ->
        [one] 1 carta
       *[other] { NUMBER($gain, maximumFractionDigits: 2) } carte
    }
    [grows] cresce in media di { $gain ->
        [one] 1 carta
       *[other] { NUMBER($gain, maximumFractionDigits: 2) } carte
    }
   *[stays] in media non cresce
}, con «{ $instead }» { $instead_effect ->
    [shrinks] diminuisce di { NUMBER($instead_gain, maximumFractionDigits: 2) }
    [grows] cresce di { NUMBER($instead_gain, maximumFractionDigits: 2) }
   *[stays] non cresce
}.
reason-ring-equal = «{ $action }» vale quanto «{ $instead }».
reason-ring-same = Anche l’altra strada porta a «{ $action }».
reason-ask-known = Si sa che { $player } ha un { $number }.
reason-ask-chance = Chiedere un { $number } può aiutarti (probabilità: { $percent }%).
reason-swap-spare = { $count ->
    [0] Tieni tutte le carte; quella nuova può aiutarti (probabilità: { $percent }%).
    [one] Questa carta non ti serve; ognuna delle { $draws } nuove può aiutarti (probabilità: { $percent }%).
   *[other] Queste { $count } carte non ti servono; ognuna delle { $draws } nuove può aiutarti (probabilità: { $percent }%).
}
reason-swap-breaks = { $count ->
    [one] 1 di queste carte ti serve per la tua fase.
   *[other] { $count } di queste carte ti servono per la tua fase.
}
reason-give-spare = È quella di cui puoi fare più facilmente a meno.
reason-give-breaks = Ti serve per la tua fase.
reason-keep-short = { $count ->
    [0] Senza tenere niente
    [one] Con questa carta
   *[other] Con queste { $count } carte
} { $short ->
    [one] ti manca 1 carta
   *[other] ti mancano { $short } carte
} per la tua fase.
# $percent, $instead_percent: con quale probabilità una carta nuova aiuta, con queste carte e con le altre.
reason-keep-chance = { $short ->
    [one] In ogni caso ti manca 1 carta; con queste una nuova può aiutarti (probabilità: { $percent }% invece di { $instead_percent }%).
   *[other] In ogni caso ti mancano { $short } carte; con queste una nuova può aiutarti (probabilità: { $percent }% invece di { $instead_percent }%).
}
# $count: le carte che si tengono; $percent: con quale probabilità una nuova aiuta.
reason-keep-needed = { $count ->
    [0] Qui non serve niente: una carta nuova può aiutarti (probabilità: { $percent }%).
   *[other] Tieni solo quello che serve alla tua fase: una carta nuova può aiutarti (probabilità: { $percent }%).
}
# $count: quelle che non servono.
reason-keep-useless = { $count ->
    [one] 1 di queste carte non serve alla tua fase: una nuova può aiutarti (probabilità: { $percent }%).
   *[other] { $count } di queste carte non servono alla tua fase: ognuna di quelle nuove può aiutarti (probabilità: { $percent }%).
}

## Consigli

# $move è che cosa fare, come nell’elenco delle scelte.
hint-best = Consiglio: { $move }
# $typed is a number or a move, as one types it.
hint-type = Scrivi { $typed }
# $loss: quanto costa, in percento.
hint-next = Altrimenti: { $move } ({ $loss })
hint-line = { $number }: { $move }, probabilità di vincere { $chance }. { $reason }
# Invece del costo, se non ce n’è.
hint-alike = va bene uguale
# Lo stesso, se costa meno di quanto si mostrerebbe.
hint-nearly = va bene quasi uguale
hint-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-more = { $count ->
    [one] 1 altra mossa è peggiore.
   *[other] Altre { $count } mosse sono peggiori.
}
hint-more-alike = { $count ->
    [one] 1 altra mossa è altrettanto buona.
   *[other] Altre { $count } mosse sono altrettanto buone.
}
hint-over = La partita è finita: non c’è niente da scegliere.
hint-seats = Può giocare più di un posto: { $seats }. Scegline uno con --seat.
hint-not-asked = Il posto { $seat } ora non ha niente da decidere. Tocca a: { $seats }.
hint-other-view = Questa posizione mostra quello che vede il posto { $seat }: per un altro non c’è consiglio.
hint-no-seat = A un tavolo da { $players } non c’è il posto { $seat }.

## Analisi

review-title = Analisi: { $edition }, { $players } giocatori, { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
review-unfinished = La partita non è ancora finita; l’analisi riguarda quello che si è giocato.
review-won = Vittoria di { $players }.
review-player = Giocatore
review-accuracy = Precisione
review-decisions = Decisioni
# Quanto sono costate le decisioni, in percento di probabilità di vincere.
review-lost = Perso
review-luck = Fortuna
review-deal = Smazzata
review-cards = Carte
review-dice = Dadi
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
review-none = nessuna
# In frasi, per i lettori di schermo.
review-line = { $player }: precisione { $accuracy }, decisioni { $decisions }, perso { $lost }; fortuna { $luck } (smazzata { $deal }, carte { $cards }).
review-line-dice = { $player }: precisione { $accuracy }, decisioni { $decisions }, perso { $lost }; fortuna { $luck } (smazzata { $deal }, carte { $cards }, dadi { $dice }).
review-explained = Precisione: su 100, quanto le decisioni hanno salvato di quello che c’era in gioco. Perso e fortuna: in percento di probabilità di vincere, sommati; sopra lo 0 è stata fortuna.
review-costliest = { $count ->
    [one] La decisione che è costata di più
   *[other] Le { $count } decisioni che sono costate di più
}
review-faultless = Nessuna decisione è costata qualcosa, per quanto si può vedere.
review-decision = { $player }, manche { $round }, turno { $turn }, mossa { $number }: { $loss }
review-hand = In mano: { $cards }
review-played = Giocata: { $move }
review-better = Meglio: { $move }
# Accanto alla barra di avanzamento.
review-progress = mosse analizzate
