# Una prima partita, a un tavolo che spiega ogni passo quando arriva.

lessons = Lezioni
lesson-got = Capito
lesson-skip = Salta le lezioni
lesson-again = Spiega di nuovo
# Tante lezioni sono venute, su tutte.
lesson-progress = { $met } su { $all }
# $advice è la mossa che un consiglio nomina.
lesson-try = Prova così: { $advice }

## La fase e i tipi di gruppi; il titolo porta la fase stessa

lesson-goal = { $rounds ->
    [yes] C’è una manche per ogni fase, e alla fine vince chi ha meno punti.
   *[no] Per ora raccogli questo, poi vai avanti una fase dopo l’altra: vince chi arriva in fondo per primo.
}
lesson-group-set = In un set tutte le carte hanno lo stesso numero; i colori non contano.
lesson-group-run = In una sequenza i numeri vengono uno dopo l’altro; i colori non contano.
lesson-group-colour = In un gruppo di colore tutte le carte hanno lo stesso colore; i numeri non contano.
lesson-group-odd = Per le carte dispari va bene ogni numero dispari, anche più volte.
lesson-group-even = Per le carte pari va bene ogni numero pari, anche più volte.
lesson-group-pairs = In una sequenza di coppie i numeri vengono uno dopo l’altro, ognuno due volte.
lesson-group-colour-run = In una sequenza di colore i numeri vengono uno dopo l’altro, tutti dello stesso colore.
lesson-group-odd-run = Una sequenza di carte dispari salta i numeri pari: 3, 5, 7, per esempio.
lesson-group-even-run = Una sequenza di carte pari salta i numeri dispari: 4, 6, 8, per esempio.
lesson-group-odd-pairs = Qui i numeri dispari vengono uno dopo l’altro, ognuno due volte: 3, 3, 5, 5, per esempio.
lesson-group-even-pairs = Qui i numeri pari vengono uno dopo l’altro, ognuno due volte: 4, 4, 6, 6, per esempio.

## Un turno

lesson-draw = Pescare o prendere
# $card è scoperta.
lesson-draw-text = Prendi { $card } dagli scarti solo se la carta serve alla tua fase: gli altri vedono che cosa prendi. Se no, pesca dal mazzo.
lesson-draw-blocked = Una carta Salta turno in cima
lesson-draw-blocked-text = Una carta Salta turno non si prende dagli scarti. Pesca dal mazzo.
lesson-draw-empty = Niente da pescare
lesson-draw-empty-text = Nessuna delle due pile ha una carta per te. Vai avanti senza carta.
lesson-missing = Che cosa manca
lesson-missing-text = { $count ->
    [one] Ti manca una carta: il posto tratteggiato mostra che cosa ci va.
   *[other] Ti mancano { $count } carte: i posti tratteggiati mostrano che cosa ci va.
} «Ordina» mette la mano in un altro ordine.
lesson-discard = Scarta una carta
lesson-discard-text = Ogni turno finisce con uno scarto: scegli una carta che non serve alla tua fase, poi premi il pulsante.
lesson-lay = Cala la tua fase
lesson-lay-text = Ce l’hai tutta: il pulsante illuminato la cala, tutta insieme. Così è completata, chiunque chiuda la manche.
lesson-free-order = Nell’ordine che vuoi
lesson-free-order-text = Fai le fasi nell’ordine che vuoi, una per manche. Si vede quella per cui ti mancano meno carte.
lesson-rid = Liberati delle carte
lesson-rid-text = La tua fase è completata. Adesso a ogni turno attacca quello che puoi ai gruppi sul tavolo, e alla fine scarta una carta.
lesson-hit = Attaccare
lesson-hit-text = Le carte con un punto si possono attaccare ai gruppi sul tavolo, anche a quelli degli altri. Scegline una, poi il suo posto.
lesson-hit-pair = Attaccare una coppia
lesson-hit-pair-text = Una sequenza di coppie cresce solo di coppie intere: attacchi due carte insieme.
lesson-two-discards = Due scarti
lesson-two-discards-text = Sul tavolo ci sono solo sequenze piene, a cui non si attacca più nessun numero: puoi scartare due carte invece di una.
lesson-out = Chiudere
lesson-out-text = { $how ->
    [discard] L’ultima carta la devi scartare: tienine una per questo.
   *[any] L’ultima carta la puoi attaccare o scartare, come vuoi.
} Quando qualcuno non ha più carte, la manche finisce per tutti.
lesson-last-kept = La tua ultima carta
lesson-last-kept-text = Puoi chiudere solo se la tua fase è sul tavolo. Perciò tieni questa carta, e il tuo turno finisce.
lesson-claim = Bussare
lesson-claim-text = La carta appena scartata può essere tua: bussa, e giochi un turno con quella. Oppure lascia stare.

## Carte speciali

lesson-wild = { $letter ->
    [J] Un Jolly
   *[W] Un Jolly
}
lesson-wild-text = [W] vale il numero o il colore che ti serve. { $points ->
    [0] Tienilo per la tua fase.
    [one] Se ti resta in mano alla fine della manche, costa 1 punto.
   *[other] Se ti resta in mano alla fine della manche, costa { $points } punti.
}
lesson-joker = Un Jolly
lesson-joker-text = Una carta che tieni girata è un Jolly: vale il numero o il colore che ti serve. Gli altri vedono che carta è.
lesson-skip-card = Una carta Salta turno
lesson-skip-card-text = Al posto dello scarto puoi mettere [S] davanti a un altro, che così salta un turno. Non entra in nessuna fase{ $points ->
    [0] .
    [one] , e se ti resta in mano costa 1 punto.
   *[other] , e se ti resta in mano costa { $points } punti.
}

## Che cosa fanno gli altri

lesson-skipped = Salti un turno
lesson-skipped-text = Qualcuno ha messo una carta Salta turno davanti a te. Ti costa un turno, poi non vale più.
lesson-skipped-start = Una carta Salta turno all’inizio
lesson-skipped-start-text = La pila degli scarti è cominciata con una carta Salta turno: toccava a te cominciare, quindi salti il primo turno.
lesson-other-laid = { $player } ha calato
lesson-other-laid-text = Quella fase è completata e resta sul tavolo. Potrai attaccarci carte quando ci sarà anche la tua.
lesson-reshuffled = Un nuovo mazzo di pesca
lesson-reshuffled-text = Il mazzo di pesca era vuoto. Tutti gli scarti, tranne quello in cima, sono stati mescolati e sono il nuovo mazzo.

## Sul percorso; che cosa fa un’azione sta prima di questo

lesson-roll = Tira i dadi
lesson-roll-text = Un turno comincia con i due dadi. Poi ne scegli uno: la pedina avanza di quel numero, e fai quello che dice la casella.
lesson-walk = Scegli un dado
lesson-walk-text = Ogni pulsante dice dove ti porta un dado, e che cosa fai lì. Le caselle occupate si saltano senza contarle.
lesson-double = Un doppio
lesson-double-text = I due dadi sono uguali: avanza di quel numero, o del doppio.
lesson-action-draw-text = Vedi ogni carta prima di scegliere da dove viene la prossima.
lesson-action-search-text = Il resto torna nello stesso ordine.
lesson-action-again-text = Perciò questa casella vale due turni di fila.
lesson-action-swap-text = Scarta quello che ti serve di meno: dopo hai comunque una carta in più.
lesson-action-everyone-text = Gli altri pescano dopo di te, in senso orario.
lesson-action-joker-text = Vale il numero o il colore che ti serve.
lesson-action-ask-text = Di’ un numero che ti serve; se nessuno ce l’ha, peschi una carta.
lesson-action-star-text = Scegli quindi quello che ti aiuta di più.
lesson-give = Ti chiedono una carta
lesson-give-text = Hai un { $number }, quindi devi darne uno; se ne hai più di uno, scegli quale. Poi peschi una carta al suo posto.
lesson-keep = Tenere carte
lesson-keep-text = Non hai calato, quindi ritenti la stessa fase. { $most ->
    [one] Puoi tenere una carta; le altre tornano indietro e ne ricevi di nuove.
   *[other] Puoi tenere fino a { $most } carte; le altre tornano indietro e ne ricevi di nuove.
}

## La fine di una manche

lesson-round = La manche è finita
lesson-round-text = { $how ->
    [all] Tutti passano alla fase successiva, fase completata o no.
    [more] Chi ha chiuso la manche avanza di { $steps } fasi, gli altri che hanno calato avanzano di una. Chi non ha calato ritenta la sua.
   *[one] Chi ha calato passa alla fase successiva. Chi non ha calato ritenta la sua.
}
lesson-points = Punti
# $numbers dice quanto costano i numeri; $wild e $skip sono 0 dove non ce ne sono.
lesson-points-text = { $kind ->
    [none] In questo gioco le carte rimaste in mano non costano niente.
    [face] Un numero rimasto in mano costa il suo valore{ $skip ->
        [0] { "" }
       *[other] , una carta Salta turno { $skip }
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] un Jolly
           *[W] un Jolly
        } { $wild }
    }. Meno punti hai, meglio è.
   *[some] Quello che resta in mano costa punti: { $numbers }{ $skip ->
        [0] { "" }
       *[other] , { $skip } per una carta Salta turno
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] { $wild } per un Jolly
           *[W] { $wild } per un Jolly
        }
    }. Meno punti hai, meglio è.
}
# Numeri che costano uguale: «5 per carta da 1 a 9».
lesson-class = { $points } per carta da { $first } a { $last }
lesson-class-one = { $points } per un { $first }
lesson-classes = { $first }, { $rest }
