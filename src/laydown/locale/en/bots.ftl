# The bots of the program: a name and a sentence for players.

bot-random = Random
bot-random-help = Lays when it can, and otherwise plays any move the rules allow.
bot-novice = Novice
bot-novice-help = Knows the rules, but overlooks hits, grabs cards on impulse and hoards high ones.
bot-steady = Steady
bot-steady-help = Counts the cards that can still help, and sheds points when behind.
bot-sharp = Sharp
bot-sharp-help = Watches what the others take and refuse, and gives them nothing they can use.
bot-expert = Expert
bot-expert-help = Guesses the others’ hands from what they do, and lays when it helps them least.
