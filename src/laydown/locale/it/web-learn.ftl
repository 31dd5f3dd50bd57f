# Una prima partita, a un tavolo che spiega ogni passo quando arriva.

lessons = Lezioni
lesson-got = Capito
lesson-skip = Salta le lezioni
lesson-again = Spiega ancora
# Tante lezioni sono venute, su tutte.
lesson-progress = { $met } su { $all }
# $advice è la mossa che un consiglio nomina.
lesson-try = Prova così: { $advice }

## La fase e i tipi di gruppi; il titolo porta la fase stessa

lesson-goal = { $rounds ->
    [yes] C’è una manche per ogni fase, e alla fine vince chi ha meno punti.
   *[no] Raccogli questo, poi una fase dopo l’altra: vince chi le completa tutte per primo.
}
lesson-group-set = Un set ha un solo numero, in colori qualsiasi.
lesson-group-run = In una sequenza i numeri si susseguono, in colori qualsiasi.
lesson-group-colour = In un gruppo di colore tutte le carte hanno lo stesso colore; i numeri non contano.
lesson-group-odd = Le carte dispari sono numeri dispari qualsiasi, anche uguali.
lesson-group-even = Le carte pari sono numeri pari qualsiasi, anche uguali.
lesson-group-pairs = Una sequenza di coppie ha ogni numero due volte, e i numeri si susseguono.
lesson-group-colour-run = In una sequenza di colore i numeri si susseguono, tutti dello stesso colore.
lesson-group-odd-run = Una sequenza di carte dispari salta i numeri pari: 3, 5, 7, per esempio.
lesson-group-even-run = Una sequenza di carte pari salta i numeri dispari: 4, 6, 8, per esempio.
lesson-group-odd-pairs = Qui ogni numero dispari viene due volte, e i pari si saltano.
lesson-group-even-pairs = Qui ogni numero pari viene due volte, e i dispari si saltano.

## Un turno

lesson-draw = Pescare o prendere
# $card è scoperta.
lesson-draw-text = Prendi { $card }, scoperta, solo se serve alla tua fase: gli altri lo vedono. Se no, pesca dal mazzo.
lesson-draw-blocked = Una carta Salta turno in cima
lesson-draw-blocked-text = Una carta Salta turno non si prende dagli scarti. Pesca dal mazzo.
lesson-draw-empty = Niente da pescare
lesson-draw-empty-text = Adesso nessuna pila ha una carta per te. Vai avanti senza.
lesson-missing = Che cosa manca
lesson-missing-text = { $count ->
    [one] Ti manca una carta: il posto tratteggiato mostra che cosa lo riempirebbe.
   *[other] Ti mancano { $count } carte: i posti tratteggiati mostrano che cosa li riempirebbe.
} «Ordina» mette la mano in un altro ordine.
lesson-discard = Scarta una carta
lesson-discard-text = Ogni turno finisce con uno scarto: scegli una carta, poi premi il pulsante. Dai via ciò che non serve alla tua fase.
lesson-lay = Cala la tua fase
lesson-lay-text = Ce l’hai tutta: il pulsante illuminato la cala, tutta insieme. Allora è completata, chiunque chiuda la manche.
lesson-free-order = Nell’ordine che vuoi
lesson-free-order-text = Puoi completare le fasi nell’ordine che vuoi, una per manche. Si vede la più vicina.
lesson-rid = Liberati delle carte
lesson-rid-text = La tua fase è completata. Adesso a ogni turno attacca ciò che va bene sul tavolo, e alla fine scarta una carta.
lesson-hit = Attaccare
lesson-hit-text = Le carte con un punto vanno bene per i gruppi sul tavolo, anche per quelli degli altri. Scegline una, poi il suo posto.
lesson-hit-pair = Attaccare una coppia
lesson-hit-pair-text = Una sequenza di coppie cresce solo per coppie intere: ci vanno due carte insieme.
lesson-two-discards = Due scarti
lesson-two-discards-text = Sul tavolo ci sono solo sequenze complete: se vuoi, scarta due carte insieme.
lesson-out = Chiudere
lesson-out-text = { $how ->
    [discard] L’ultima carta si deve scartare: tienine una per questo.
   *[any] L’ultima carta si può attaccare o scartare, come vuoi.
} Chi non ha più carte chiude la manche per tutti.
lesson-last-kept = La tua ultima carta
lesson-last-kept-text = Si può chiudere solo se la propria fase è sul tavolo. Perciò tieni questa carta, e il tuo turno finisce.
lesson-claim = Bussare
lesson-claim-text = La carta appena scartata può essere tua: bussa, e giochi un turno con quella. Oppure lascia stare.

## Carte speciali

lesson-wild = { $letter ->
    [J] Un Jolly
   *[W] Un Jolly
}
lesson-wild-text = [W] vale qualsiasi numero o colore ti serva. { $points ->
    [0] Tienilo per la tua fase.
    [one] Se ti resta in mano alla fine della manche, costa 1 punto.
   *[other] Se ti resta in mano alla fine della manche, costa { $points } punti.
}
lesson-joker = Un Jolly
lesson-joker-text = Una carta tenuta al rovescio è un Jolly: vale qualsiasi numero o colore ti serva. Gli altri vedono che carta è.
lesson-skip-card = Una carta Salta turno
lesson-skip-card-text = Gioca [S] come scarto, davanti a qualcuno, che così salta un turno. Non va in nessuna fase{ $points ->
    [0] .
    [one] , e se ti resta in mano costa 1 punto.
   *[other] , e se ti resta in mano costa { $points } punti.
}

## Che cosa fanno gli altri

lesson-skipped = Salti un turno
lesson-skipped-text = Qualcuno ha giocato una carta Salta turno davanti a te. Ti costa un turno, poi se ne va.
lesson-skipped-start = Salta turno all’inizio
lesson-skipped-start-text = Gli scarti sono cominciati con una carta Salta turno: chi inizia, ed eri tu, perde il primo turno.
lesson-other-laid = { $player } ha calato
lesson-other-laid-text = Quella fase è completata e resta sul tavolo. Potrai attaccarci carte quando ci sarà anche la tua.
lesson-reshuffled = Un nuovo mazzo di pesca
lesson-reshuffled-text = Il mazzo di pesca era vuoto. Tutti gli scarti, tranne quello in cima, sono stati mescolati e ne prendono il posto.

## Sull’anello; che cosa fa un’azione sta prima di questo

lesson-roll = Tira i dadi
lesson-roll-text = Un turno comincia con i due dadi. Avanzi di uno dei due, a tua scelta, e fai quello che dice la casella.
lesson-walk = Scegli un dado
lesson-walk-text = Ogni pulsante dice dove porta un dado, e che cosa fai lì. Le caselle occupate si saltano.
lesson-double = Un doppio
lesson-double-text = I due dadi sono uguali: avanza di quel numero, o del doppio.
lesson-action-draw-text = Vedi ogni carta prima di scegliere la successiva.
lesson-action-search-text = Il resto torna nello stesso ordine.
lesson-action-again-text = Perciò questa casella vale due turni di fila.
lesson-action-swap-text = Dai via ciò che ti serve di meno: alla fine hai una carta in più.
lesson-action-everyone-text = Così nessuno resta indietro.
lesson-action-joker-text = Vale qualsiasi numero o colore ti serva.
lesson-action-ask-text = Di’ un numero che ti serve; se nessuno lo ha, peschi una carta.
lesson-action-star-text = Cerca quindi ciò che ti aiuta di più.
lesson-give = Ti chiedono una carta
lesson-give-text = Hai un { $number }, quindi devi darne uno; se ne hai più di uno, scegli quale. Poi peschi una carta al suo posto.
lesson-keep = Tenere carte
lesson-keep-text = Non hai calato, quindi riprovi la stessa fase. { $most ->
    [one] Puoi tenere una carta; il resto si ridistribuisce.
   *[other] Puoi tenere fino a { $most } carte; il resto si ridistribuisce.
}

## La fine di una manche

lesson-round = La manche è finita
lesson-round-text = { $how ->
    [all] Tutti passano alla fase successiva, calata o no.
    [more] Chi ha chiuso la manche avanza di { $steps } fasi, gli altri che hanno calato di una. Chi non ha calato riprova la sua.
   *[one] Chi ha calato passa alla fase successiva. Chi non ha calato riprova la sua.
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
    }. Pochi punti sono meglio.
   *[some] Ciò che resta in mano costa punti: { $numbers }{ $skip ->
        [0] { "" }
       *[other] , { $skip } per una carta Salta turno
    }{ $wild ->
        [0] { "" }
       *[other] , { $letter ->
            [J] { $wild } per un Jolly
           *[W] { $wild } per un Jolly
        }
    }. Pochi punti sono meglio.
}
# Numeri che costano uguale: «5 per carta da 1 a 9».
lesson-class = { $points } per carta da { $first } a { $last }
lesson-class-one = { $points } per un { $first }
lesson-classes = { $first }, { $rest }
