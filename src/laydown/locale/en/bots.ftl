# The bots of the program: a name and a sentence for players.

bot-random = Random
bot-random-help = Plays any move the rules allow, and lays when it happens to.
bot-simple = Simple
bot-simple-help = Collects towards its phase and lays as soon as it can.
bot-novice = Novice
bot-novice-help = Knows the rules, but overlooks hits, grabs cards on impulse and hoards high ones.
bot-steady = Steady
bot-steady-help = Counts the cards that can still help it, and sheds points when it is behind.
bot-sharp = Sharp
bot-sharp-help = Watches what the others take and refuse, and gives them nothing they can use.
