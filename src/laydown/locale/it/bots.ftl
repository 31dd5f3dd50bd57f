# I bot del programma: un nome e una frase per i giocatori.

bot-random = Caso
bot-random-help = Cala la fase quando può e altrimenti fa una mossa qualsiasi tra quelle permesse.
bot-novice = Principiante
bot-novice-help = Conosce le regole, ma dimentica di attaccare, prende carte d’impulso e si tiene quelle alte.
bot-steady = Solido
bot-steady-help = Conta le carte che possono ancora servirgli e si libera dei punti quando è indietro.
bot-sharp = Scaltro
bot-sharp-help = Osserva che cosa prendono e che cosa rifiutano gli altri, e non dà loro niente di utile.
bot-expert = Esperto
bot-expert-help = Indovina le carte degli altri da come giocano e cala la fase quando ne approfittano meno.
