# Edizioni proprie nel browser: lette da un file, tenute sul dispositivo.

own-heading = Le tue edizioni
own-help = Un’edizione tua è un file che dice che cosa cambia rispetto a una delle nostre: altre carte, fasi o punti. Si legge qui una volta; poi si può giocare a un tavolo, e la offrono anche il foglio segnapunti e l’arbitro, e le sue fasi si possono stampare.
own-add = Leggi un’edizione da un file
own-no-text = Questo file non è un’edizione: un’edizione è un breve file di testo.
own-facts = Carte: { $cards }. In mano: { $hand }. Giocatori: da { $least } a { $most }.
own-kind = tua
own-table = Apri un tavolo con questa
own-sheet = Nuovo foglio segnapunti con questa
own-referee = Chiedi all’arbitro
own-forget = Togli da questa lista
