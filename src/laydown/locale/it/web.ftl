# Le pagine nel browser.

## Carte

card-hidden = una carta coperta
# Il numero è noto, il colore no.
card-hidden-number = un { $number } coperto

## Le fasi sul foglio

# $phases sono i loro numeri, con virgole.
phases-made = Fasi completate: { $phases }
phases-none = Ancora nessuna fase completata

## Su ogni pagina

web-close = Chiudi
web-home = Pagina iniziale
web-to-table = Torna al tavolo
web-theme-light = Passa al tema chiaro
web-theme-dark = Passa al tema scuro
web-loading = Un momento…
# Al posto del proprio nome.
score-you = Tu
# Ciò che segue il nome del programma nel titolo della finestra.
web-title = { $page } · Laydown

## Pagine che non ci sono, o che non si sono caricate

missing-heading = Questa pagina non c’è
missing-text = Forse l’indirizzo è sbagliato, o il tavolo non c’è più.
missing-home = Vai alla pagina iniziale
failed-heading = Questa pagina non si è caricata
failed-text = Forse manca la rete, o nel frattempo il programma è stato aggiornato.
failed-again = Riprova

## Impostazioni

settings-heading = Impostazioni
settings-kept = salvate su questo dispositivo
settings-looks = L’aspetto
settings-theme = Tema
settings-theme-auto = Sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-large = Caratteri grandi
settings-large-help = Carte e testi più grandi di un quarto; il diario va nella sua scheda.
settings-letters = Lettere sulle carte
settings-letters-help = R, Y, G, B, O sotto il numero, anche sulle carte piccole.
settings-language = Lingua
settings-language-help = Regole, diario e pulsanti.
settings-language-auto = Come il browser
settings-moves = Le animazioni
settings-speed = Velocità
settings-speed-help = Quanto ci mettono le carte a muoversi.
settings-speed-off = Nessuna
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Veloce
settings-speed-swift = Più veloce
settings-plays = Come giochi
settings-confirm = Conferma
settings-confirm-help = No: il pulsante agisce subito. Chiedi: serve una conferma. Tieni: tienilo premuto un momento.
settings-confirm-off = No
settings-confirm-ask = Chiedi
settings-confirm-hold = Tieni
settings-sort = Ordina la mano
settings-sort-help = L’ordine in cui entrano le nuove carte.
settings-sort-phase = Fase
settings-sort-number = Numero
settings-sort-colour = Colore
settings-keys = Tasti con lettere
settings-keys-help = D pesca, L cala, U annulla, e così via.
settings-fits = Mostra dove va
settings-fits-help = Punti e posti illuminati per quello che si può attaccare.
settings-hears = L’audio
settings-sound = Suono
settings-sound-help = Carte, dadi, il tuo turno. Mai musica.
settings-vibrate = Vibra al mio turno
settings-vibrate-help = Una volta, quando tocca a te.
settings-notify = Avvisami del mio turno
settings-notify-help = Solo mentre questa pagina non si vede.
settings-notify-refused = Il browser non permette a questa pagina di avvisarti. Puoi permetterlo nelle sue impostazioni per questa pagina.
settings-announce = Che cosa dice un lettore dello schermo
settings-announce-help = Le mosse degli altri, in frasi.
settings-announce-short = In breve
settings-announce-full = Per esteso
settings-device = Un altro dispositivo
settings-device-take = Porta con te i tuoi posti
settings-device-help = Sul telefono o su un altro computer, anche a metà partita.
settings-device-go = Come si fa
