# Le azioni del percorso nel gioco da tavolo: i loro nomi, che cosa si fa in una riga, e una forma
# breve, di 7 lettere al massimo, per il disegno del percorso.

# $number dice quante carte dà la casella.
action-draw = Pesca { $number }
action-draw-help = { $number ->
    [one] Prendi una carta dal mazzo di pesca o dagli scarti.
   *[other] Prendi { $number } carte una per volta, ognuna dal mazzo di pesca o dagli scarti.
}
action-draw-short = +{ $number }
action-search = Cerca
action-search-help = Guarda tutta la pila degli scarti e tieni la carta che vuoi, senza farla vedere.
action-search-short = Cerca
action-again = Ancora
action-again-help = Prendi una carta dal mazzo di pesca o dagli scarti, cala e attacca se vuoi, e scarta; poi giochi un altro turno intero.
action-again-short = Ancora
action-swap = Cambia
action-swap-help = Scarta fino a quattro carte, poi pescane una in più dal mazzo di pesca.
action-swap-short = Cambi
action-everyone = Tutti
action-everyone-help = Pesca una carta; poi ne pescano una anche tutti gli altri.
action-everyone-short = Tutti
action-joker = Jolly
action-joker-help = Pesca una carta e tienila girata: gli altri la vedono, e per te è un Jolly.
action-joker-short = Jolly
action-ask = Chiedi
action-ask-help = Chiedi un numero verso sinistra o verso destra; il primo che ce l’ha ti dà una di quelle carte.
action-ask-short = Chiedi
action-star = Stella
action-star-help = Scegli un’altra azione: la pedina avanza fino alla prossima casella libera di quell’azione, e la esegui.
action-star-short = Stella
