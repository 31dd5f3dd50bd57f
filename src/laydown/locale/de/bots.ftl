# Die Bots des Programms: ein Name und ein Satz für Spieler.

bot-random = Zufall
bot-random-help = Macht irgendeinen erlaubten Zug und legt aus, wenn es sich gerade ergibt.
bot-simple = Einfach
bot-simple-help = Sammelt für seine Phase und legt sie aus, sobald es geht.
bot-novice = Neuling
bot-novice-help = Kennt die Regeln, übersieht aber Anlegekarten, greift unüberlegt zu und hortet hohe Karten.
bot-steady = Beständig
bot-steady-help = Zählt die Karten, die noch helfen können, und wird Punkte los, wenn er zurückliegt.
bot-sharp = Gewitzt
bot-sharp-help = Achtet darauf, was die anderen nehmen und ablehnen, und gibt ihnen nichts, was sie brauchen.
