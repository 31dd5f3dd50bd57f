# Che cos’è Laydown: una pagina del browser.

about-heading = Informazioni su Laydown
about-what = Cinque giochi di ramino in dieci fasi, quattro con le carte e uno su un tabellone: contro i bot, con gli amici ovunque siano, o con le tue carte sul tavolo.
about-free-heading = Libero per tutti
about-free = Laydown è software libero sotto la licenza Apache 2.0: usalo, guardaci dentro, modificalo, passalo ad altri. Senza pubblicità, niente da comprare.
about-independent = È un progetto indipendente, né creato né approvato dai produttori di questi giochi.
about-type = Carattere: Instrument Sans, sotto la licenza SIL Open Font.
about-fair-heading = Distribuzioni oneste
about-fair = Il server fissa il suo segreto prima di dare le carte, e ognuno di quelli che aspettano l’inizio vi aggiunge qualcosa: così nessuno ha potuto scegliere le carte. A partita finita, con «{ fair-deal }» è il tuo dispositivo a ridistribuire tutto.
about-fair-bots = I bot vedono quello che vedrebbe un giocatore al loro posto, e nient’altro.
about-kept-heading = Che cosa si conserva
about-kept-server = Sul server: il tuo nome, i tuoi tavoli e le tue partite, e i fogli segnapunti che condividi. Nessun account: un cookie gli dice chi sei, e lo riceve solo questo server.
about-kept-device = Su questo dispositivo: le impostazioni, i tuoi fogli segnapunti e le tue edizioni.
about-kept-nowhere = Da nessun’altra parte: questa pagina non chiede nulla ad altri server e non segue nessuno.
about-build = Versione di questa pagina: { $build }.
