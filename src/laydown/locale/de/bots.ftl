# Die Bots des Programms: ein Name und ein Satz für Spieler.

bot-random = Zufall
bot-random-help = Legt aus, wenn es geht, und macht sonst irgendeinen erlaubten Zug.
bot-novice = Neuling
bot-novice-help = Kennt die Regeln, übersieht aber, was sich anlegen lässt, greift unüberlegt zu und hortet hohe Karten.
bot-steady = Solide
bot-steady-help = Zählt die Karten, die noch helfen können, und wird Punkte los, wenn er zurückliegt.
bot-sharp = Gewitzt
bot-sharp-help = Achtet darauf, was die anderen nehmen und ablehnen, und gibt ihnen nichts, was sie brauchen.
bot-expert = Experte
bot-expert-help = Schließt aus den Zügen der anderen auf ihre Karten und legt aus, wenn es ihnen am wenigsten nützt.
