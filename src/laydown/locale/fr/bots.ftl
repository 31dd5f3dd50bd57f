# Les bots du programme : un nom et une phrase pour les joueurs.

bot-random = Hasard
bot-random-help = Pose sa phase quand c’est possible, et joue sinon n’importe quel coup permis.
bot-novice = Débutant
bot-novice-help = Connaît les règles, mais oublie d’ajouter des cartes, prend sur un coup de tête et garde les grosses cartes.
bot-steady = Solide
bot-steady-help = Compte les cartes qui peuvent encore l’aider, et se débarrasse de ses points quand il est en retard.
bot-sharp = Malin
bot-sharp-help = Observe ce que les autres prennent et refusent, et ne leur donne rien d’utile.
bot-expert = Expert
bot-expert-help = Devine la main des autres d’après ce qu’ils font, et pose sa phase quand ils en profitent le moins.
