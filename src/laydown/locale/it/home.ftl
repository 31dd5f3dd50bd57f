# La prima pagina, un tavolo nuovo e la sala d’attesa del gioco nel browser.

## Edizioni

edition-short-mattel = Mattel
edition-short-ravensburger = Ravensburger
edition-short-express = Express
edition-short-pocket = Pocket
edition-short-board = Da tavolo
edition-kind-mattel = Classico
edition-kind-ravensburger = Classico
edition-kind-express = breve
edition-kind-pocket = più rapido
edition-kind-board = dadi
edition-long-mattel = Classico, Mattel
edition-long-ravensburger = Classico, Ravensburger
edition-long-express = Express
edition-long-pocket = Pocket
edition-long-board = Gioco da tavolo
edition-line-mattel = Anche in dieci manche, o con meno fasi.
edition-line-ravensburger = Anche bussando, o in ordine libero.
edition-line-express = Pari, dispari, coppie: dieci fasi tutte sue.
edition-line-pocket = Il gioco classico con fasi più piccole.
edition-line-board = 32 caselle, otto azioni.
edition-brief-mattel = Un Jolly costa 25, ultima carta libera
edition-brief-ravensburger = Un Jolly costa 20, ultima carta scartata
edition-brief-express = 5 carte, fasi pari e dispari
edition-brief-pocket = 7 carte, conta il loro valore
edition-brief-board = dadi, 32 caselle, niente punti

## Inizio

home-play-now = Gioca subito
home-motto = Dieci fasi. Cala la tua, poi liberati delle carte.
home-edition = Edizione
home-players = In quanti
home-bots = Bot
home-play = Gioca
home-first = È la prima volta?
home-learn = Impara al tavolo
home-level = { $bot }: { $help }
home-free = Libero e aperto. Senza pubblicità. Ogni distribuzione si può verificare.
home-about = Informazioni su Laydown
home-more = Le tue partite e altri modi di giocare
home-row-hand = In mano
home-row-hand-value = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
home-row-points = { $kind ->
    [none] Punti
    [face] Carte
   *[wild] { $letter ->
        [J] Jolly
       *[W] Jolly
    }
}
home-row-points-value = { $kind ->
    [none] nessuno
    [face] il loro valore
   *[wild] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
}
home-row-last = Ultima carta
home-row-last-value = { $how ->
    [discard] scartata
   *[any] libera
}
home-your-turn = Tocca a te
home-goes-on = { $status ->
    [waiting] Il tuo tavolo aspetta giocatori
    [paused] La tua partita è in pausa
   *[playing] La tua partita continua
}
home-round = Manche { $round }
home-game-with = { $count ->
    [0] { $edition }
   *[other] { $edition }, con { $names }
}
home-continue = Continua
home-friends = Con gli amici
home-friends-help = Un tavolo è un link: aprilo e siediti.
home-make = Apri un tavolo
home-code = Codice o link
home-join = Entra
home-join-code = Entra col codice
home-open = Tavoli aperti
home-open-seats = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
home-rules = Regole
home-rules-help = imparare in due minuti
home-ask = Domande
home-ask-help = che cosa si chiede di più
home-referee = Chiedi all’arbitro
home-referee-help = posso calare questo?
home-sheet = Foglio segnapunti
home-sheet-help = per carte vere, anche senza rete
web-unreached = Il server non risponde. La rete c’è?
offline-needs = Per giocare serve la rete: il tavolo è sul server.
offline-works = Che cosa funziona senza rete

## Aprire un tavolo

make-how-long = Quanto dura?
make-length-chosen = Fasi scelte
make-length-chosen-help = Solo le dispari o solo le pari.
make-length-half = { $half ->
    [one] Solo la prima fase
    [5] Prime cinque fasi
   *[other] Prime { $half } fasi
}
make-length-half-help = Vince chi completa per primo la fase { $half }.
make-length-rounds = { $phases ->
    [one] Una manche
    [10] Dieci manche
   *[other] { $phases } manche
}
make-length-rounds-help = Una manche per fase, completata o no; vince chi ha meno punti.
make-length-all = { $phases ->
    [one] L’unica fase
    [10] Tutte e dieci le fasi
   *[other] Tutte le { $phases } fasi
}
make-length-all-help = La partita intera, finché qualcuno completa la fase { $phases }.
make-length-minutes = { $days ->
    [0] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
    [one] 1 giorno
   *[other] { $days } giorni
}
make-phases-odd = Fasi dispari
make-phases-even = Fasi pari
make-variants = Varianti
make-no-variants = Questa edizione si gioca così com’è.
make-printed = del regolamento
make-house-rule = regola della casa
make-knocking = Bussare
make-knocking-help = Bussa per prendere la carta che qualcuno ha appena scartato.
make-free-order = Ordine libero
make-free-order-help = Le fasi in qualsiasi ordine, una per manche.
make-free-order-excluded = Non con dieci manche: lì ogni manche ha la sua fase.
make-last-card = Ultima carta
make-last-card-help = Come ci si può liberare dell’ultima carta.
make-last-card-value = { $value ->
    [discard] scartata
   *[any] libera
}
make-wild-minimum = Carte numerate
make-wild-minimum-help = Dove ci vuole una carta vera insieme ai Jolly.
make-wild-minimum-value = { $value ->
    [group] in ogni gruppo
    [phase] nella fase
   *[none] da nessuna parte
}
make-at-table = Al tavolo
make-clock = Orologio
make-clock-none = nessuno
make-clock-none-help = Ognuno si prende il tempo che gli serve.
make-clock-quick = rapido
make-clock-quick-help = Un minuto di riserva, e 15 secondi in più a ogni turno.
make-clock-calm = calmo
make-clock-calm-help = Due minuti di riserva, e 20 secondi in più a ogni turno.
make-clock-slow = un giorno
make-clock-slow-help = Un giorno per turno: torna quando vuoi. Dopo un giorno intero di assenza, un bot gioca per te.
make-hints = Consigli
make-hints-help = Chiunque può chiedere qual è la mossa migliore, e perché.
make-undo = Annullare una mossa
make-undo-help = Si torna indietro finché nessuno ha visto una carta nuova.
make-spectators = Spettatori
make-spectators-help = Altri possono guardare; vedono solo le carte scoperte.
make-open = Aperto a tutti
make-open-help = Il tavolo compare nella pagina iniziale; anche chi non conosci può sedersi.
make-your-table = Il tuo tavolo
make-minutes = Circa { $days ->
    [0] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
    [one] 1 giorno
   *[other] { $days } giorni
}
make-rounds = { $rounds ->
    [one] Una manche
   *[other] { $rounds } manche
}, in { $players }
make-summary-edition = { $edition }: { $count ->
    [one] una carta a testa
   *[other] { $count } carte a testa
}
make-summary-allowed = { $hints ->
    [true] { $undo ->
        [true] Consigli e annullamento per tutti
       *[false] Consigli, ma niente annullamento
    }
   *[false] { $undo ->
        [true] Annullamento, ma niente consigli
       *[false] Né consigli né annullamento
    }
}
make-later = Bot e posti si scelgono dopo.
make-the-table = Apri il tavolo

## Un tavolo a parole

table-game-all = { $phases ->
    [one] L’unica fase
    [10] Tutte e dieci le fasi
   *[other] Tutte le { $phases } fasi
}
table-game-phases = { $phases ->
    [first] { $last ->
        [1] Solo la fase 1
       *[other] Fasi da 1 a { $last }
    }
    [odd] Fasi dispari
    [even] Fasi pari
   *[other] Fasi { $phases }
}
table-game-order = { $free ->
    [yes] { $which }, in qualsiasi ordine
   *[no] { $which }, in ordine
}
table-game-rounds = { $phases ->
    [one] Una manche, vince chi ha meno punti
    [10] Dieci manche, vince chi ha meno punti
   *[other] { $phases } manche, vince chi ha meno punti
}
table-last-card = { $value ->
    [discard] L’ultima carta si scarta
   *[any] Dell’ultima carta ci si libera come si vuole
}
table-wild-minimum = { $value ->
    [group] Una carta numerata in ogni gruppo
    [phase] Una carta numerata nella fase
   *[none] Anche soli Jolly fanno una fase
}
table-clock-none = Nessun orologio
table-clock-bank = { $bank ->
    [one] Un minuto
   *[other] { $bank } minuti
} e { $gift } secondi a turno
table-clock-days = { $days ->
    [one] Un giorno per turno
   *[other] { $days } giorni per turno
}

## La sala d’attesa

waiting-heading = Chi gioca?
waiting-help = Manda il link, o metti dei bot nei posti liberi. Si gioca in quest’ordine.
waiting-come = Vieni a sederti
waiting-qr = Codice QR di questo tavolo
waiting-code = Codice
waiting-send = Manda il link
waiting-copy = Copia il link
waiting-copied = Link copiato
waiting-only-here = Questo link si apre solo su questo computer. Per gli altri sulla tua rete, avvia Laydown con --lan.
waiting-game = Partita
waiting-no-variants = nessuna: come nel regolamento
waiting-hints = { $allowed ->
    [true] per tutti, con il motivo
   *[false] nessuno
}
waiting-undo = { $allowed ->
    [true] finché non si vede una carta nuova
   *[false] no
}
waiting-seat = Posto { $seat }
waiting-you = Tu
waiting-you-named = { $name } (tu)
waiting-bot = un bot
waiting-host = fa partire la partita
waiting-away = assente
waiting-ready = pronto
waiting-not-ready = non ancora pronto
waiting-empty = Libero
waiting-stays-out = resta vuoto alla partenza
waiting-sit = Siediti qui
waiting-sit-down = Prendi posto
waiting-sit-bot = Metti un bot
waiting-rename = Cambia nome
waiting-stand = Alzati
waiting-level = Livello
waiting-remove = Togli { $name }
waiting-start = Inizia in { $count }
waiting-two = Bisogna essere in due: manda il link o aggiungi un bot.
waiting-say-ready = Sono pronto
waiting-am-ready = Anzi, non sono ancora pronto
waiting-length = Circa { $days ->
    [0] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
    [one] 1 giorno
   *[other] { $days } giorni
}, { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}
waiting-awaited = { $count ->
    [one] Si aspetta ancora { $names }; la partita può cominciare lo stesso.
   *[other] Si aspettano ancora { $names }; la partita può cominciare lo stesso.
}
waiting-unseated = { $count ->
    [one] Una persona è qui, senza posto.
   *[other] { $count } persone sono qui, senza posto.
}
waiting-name = Il tuo nome
waiting-name-ok = Sono io

## Un altro dispositivo

device-heading = Continua su un altro dispositivo
device-give = Da questo dispositivo
device-give-help = Porta i tuoi posti sul telefono o su un altro computer. Restano tuoi anche qui.
device-show = Mostra un codice
device-show-another = Mostra un altro codice
device-scan = Inquadralo con l’altro dispositivo, oppure scrivi lì il codice: Impostazioni, poi «Un altro dispositivo».
device-qr = Codice QR per l’altro dispositivo
device-until = Vale una volta sola, fino alle { $time }. Chi ce l’ha vede le tue carte: non mostrarlo a nessun altro.
device-take = Su questo dispositivo
device-take-help = Scrivi il codice che mostra l’altro dispositivo. Se su questo dispositivo siedi già a dei tavoli, quei posti li lasci.
device-code = Codice dell’altro dispositivo
device-go = Prendi i miei posti
