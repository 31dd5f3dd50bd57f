# Les questions que l’on se pose en jouant, et quoi répondre : voir src/laydown/answers. faq-words sont
# d’autres mots qui mènent à une question. Une réponse suit son oui ou son non sans le répéter.

faq-verdict-yes = Oui.
faq-verdict-no = Non.
faq-verdict-depends = Cela dépend.
# Des mots qui ne disent rien de ce que l’on demande.
faq-small-words = un une des de du le la les l d je j vous il elle on nous ils mon ma mes votre vos son sa ses me m se s est sont ai a avez ont suis être avoir peut peux puis pouvez peuvent dois doit doivent faut fait que qu qui quoi quel quelle quels quelles quand si ce cette ces c à au aux en dans sur sous par pour avec et ou ne n pas y t est-ce comment alors aussi encore déjà

## Comment on répond

# The rulebook of the edition says nothing; a clause of ours follows.
faq-silent = Le livret n’en dit rien ; cette réponse est notre décision.
# $edition is the name of an edition, or of several; its answer follows.
faq-edition = { $edition } :
faq-by = Selon { $clauses }.
faq-with = Avec l’option « { $option } » :
faq-heading = Questions sur les règles
faq-search = Par exemple : dernière carte
faq-elsewhere = Ailleurs
faq-everywhere = Même réponse dans les autres éditions.
faq-nearby = Questions proches
faq-none = Aucune question trouvée pour « { $query } ». Essayez d’autres mots.
faq-none-help = Pour voir toutes les questions, tapez laydown ask.
faq-list-help = Pour lire une réponse, tapez laydown ask et quelques mots de la question.

## Thèmes

faq-theme-setup = Avant la partie
faq-theme-drawing = Piocher et défausser
faq-theme-laying = Phases
faq-theme-wilds = Jokers
faq-theme-skips = Cartes Passer
faq-theme-hitting = Ajouter des cartes
faq-theme-round = La fin d’une manche
faq-theme-game = La fin de la partie
faq-theme-ring = Sur le plateau

## Réponses à plusieurs questions

faq-answer-no-skips = Il n’y a pas de cartes Passer dans cette édition.
faq-answer-no-points = On ne compte pas de points dans cette édition.
faq-answer-no-ring = Cette édition se joue seulement avec des cartes : ni dés, ni pions, ni cases d’action.

## Avant la partie

faq-players = À combien peut-on jouer ?
faq-words-players = nombre joueurs jouer personnes participants deux trois six sept maximum minimum
faq-answer-players-six = De 2 à 6 joueurs.

faq-deck = Combien de cartes y a-t-il dans le jeu ?
faq-words-deck = paquet contenu nombre jokers passer couleurs numéros
faq-answer-deck-classic = 108 : les nombres de 1 à 12, deux fois dans chacune des quatre couleurs, puis 8 Jokers et 4 cartes Passer.
faq-answer-deck-assumed = Nous supposons 108, comme dans le jeu classique : 96 cartes numérotées, 8 Jokers et 4 cartes Passer. Le livret n’en donne pas la liste.
faq-answer-deck-express = 54 : les nombres de 1 à 12, une fois dans chacune des quatre couleurs, puis 3 Jokers et 3 cartes Passer.
faq-answer-deck-board = 96 : les nombres de 1 à 12, deux fois dans chacune des quatre couleurs. Il n’y a pas de cartes Passer, et un Joker est une carte que l’on retourne en cours de partie.

faq-deal = Combien de cartes reçoit chaque joueur ?
faq-words-deal = distribuer distribution donner main début départ
faq-answer-deal-ten = 10 cartes chacun.
faq-answer-deal-five = 5 cartes chacun.
faq-answer-deal-seven = 7 cartes chacun.

faq-first-card = Et si la première carte retournée est un Joker ou une carte Passer ?
faq-words-first-card = départ début commencer défausse dévoilée initiale
faq-answer-first-card-counts = Les deux comptent. Le premier joueur peut prendre le Joker ; une carte Passer lui coûte ce tour.
faq-answer-first-card-under = Ni l’un ni l’autre ne reste : la carte va sous la pioche, et on en retourne une autre.
faq-answer-first-card-neither = C’est impossible : il n’y a que des cartes numérotées. Cinq d’entre elles forment le début de la défausse.

faq-begins = Qui commence la partie ?
faq-words-begins = débute premier joueur tour donneur gauche plus jeune sens
faq-answer-begins-left = Le joueur à gauche du donneur ; puis dans le sens des aiguilles d’une montre. La table choisit le premier donneur.
faq-answer-begins-youngest = Le plus jeune, ou celui que la table choisit ; puis dans le sens des aiguilles d’une montre.

faq-next-round = Qui commence la manche suivante ?
faq-words-next-round = donneur distribue nouvelle prochaine mélanger débute
faq-answer-next-round-dealer = La donne passe à gauche, et le joueur à gauche du nouveau donneur commence.
faq-answer-next-round-board = Le joueur à gauche de celui qui a fini la manche précédente.

## Piocher et défausser

faq-must-draw = Dois-je prendre une carte à mon tour ?
faq-words-must-draw = piocher tirer obligatoire obligé passer refuser sans
faq-answer-must-draw-draw = Chaque tour commence par une carte, de la pioche ou de la défausse. On ne peut pas y renoncer.
faq-answer-must-draw-roll = Ici, un tour commence par les dés. Lancer, avancer et faire l’action de la case sont obligatoires ; c’est l’action qui dit quelles cartes vous recevez.

faq-take-deeper = Puis-je prendre une carte au milieu de la défausse ?
faq-words-take-deeper = plus bas dessous plusieurs toute deuxième ancienne fouiller
faq-answer-take-deeper-top = Seulement celle du dessus, et une seule carte par tour.
faq-answer-take-deeper-search = D’ordinaire seulement celle du dessus. Avec l’action Fouiller, vous regardez toute la défausse et prenez la carte que vous voulez.

faq-take-wild = Puis-je prendre un Joker de la défausse ?
faq-words-take-wild = ramasser piocher dessus récupérer
faq-answer-take-wild-yes = S’il est sur le dessus, vous pouvez le prendre comme toute autre carte.
faq-answer-take-wild-ordinary = Vous pouvez prendre la carte du dessus. Mais un Joker défaussé redevient une carte numérotée ordinaire.

faq-take-skip = Puis-je prendre une carte Passer de la défausse ?
faq-words-take-skip = ramasser piocher dessus récupérer
faq-answer-take-skip-no = Sur la défausse, elle n’en bouge plus : prenez dans la pioche.

faq-under-skip = Une carte Passer est sur le dessus : puis-je prendre celle d’en dessous ?
faq-words-under-skip = bloque bloquée défausse suivante
faq-answer-under-skip-blocked = Elle bloque la défausse jusqu’à ce qu’une autre carte la couvre. Vous piochez.
faq-answer-under-skip-rarely = Si elle est sur le dessus, elle bloque la défausse. C’est rare ici, car une carte Passer utilisée va tout en dessous.

faq-draw-empty = Et si la pioche est vide ?
faq-words-draw-empty = épuisée finie plus de cartes terminée mélanger remélanger reste
faq-answer-draw-empty-shuffle = Quand il faut y prendre une carte, on mélange toute la défausse sauf la carte du dessus : c’est la nouvelle pioche. S’il n’y a rien à mélanger, vous prenez la carte du dessus de la défausse quand c’est permis, ou vous continuez sans carte.

faq-discard-drawn = Puis-je défausser la carte que je viens de piocher ?
faq-words-discard-drawn = même remettre jeter aussitôt prise tirée
faq-answer-discard-drawn-yes = Elle peut repartir tout de suite, d’où qu’elle vienne.

faq-knock = Puis-je prendre une carte défaussée hors de mon tour ?
faq-words-knock = frapper réclamer acheter variante quand ce n’est pas
faq-answer-knock-printed = Pas dans le jeu ordinaire. C’est une variante de ce livret, où l’on frappe : mettez-vous d’accord avant la partie.
faq-answer-knock-house = Ce livret ne le prévoit pas. Vous pouvez décider avant la partie de frapper : c’est alors une règle maison.
faq-answer-knock-never = Le jeu de plateau n’a rien de tel, ni d’autres variantes.
faq-answer-knock-knocking = Frappez, et la carte qu’on vient de défausser est à vous : elle remplace celle que vous auriez piochée. Vous jouez votre tour, puis c’est à votre voisin de gauche. Ceux qu’on saute perdent ce tour ; une carte Passer ne se prend pas ainsi.

## Phases

faq-lay-part = Puis-je poser une partie de ma phase et le reste plus tard ?
faq-words-lay-part = moitié incomplète morceau plusieurs fois d’abord
faq-answer-lay-part-no = Une phase se pose entière, d’un coup, depuis la main.

faq-must-lay = Dois-je poser ma phase dès que je peux ?
faq-words-must-lay = obligé obligatoire garder attendre retenir plus tard tout de suite
faq-answer-must-lay-no = Vous pouvez la garder en main et la poser plus tard, à un autre tour. Mais si la manche finit avant, vous restez sur cette phase.

faq-lay-longer = Puis-je poser plus de cartes que la phase n’en demande ?
faq-words-lay-longer = longue supplémentaire davantage quatre au lieu trois nécessaire
faq-answer-lay-longer-yes = Chaque groupe peut être plus long que demandé, jamais plus court.

faq-extra-group = Puis-je poser une série ou une suite en plus de ma phase ?
faq-words-extra-group = troisième autre nouvelle groupe combinaison supplémentaire
faq-answer-extra-group-no = Vous posez exactement les groupes de votre phase. Les autres cartes, vous pouvez seulement les ajouter à des groupes déjà sur la table.

faq-two-phases = Puis-je poser deux phases dans une manche ?
faq-words-two-phases = deuxième suivante même plusieurs
faq-answer-two-phases-no = Une phase par joueur et par manche ; la suivante attend la manche suivante.

faq-longer-counts = Une suite plus longue compte-t-elle aussi pour une phase suivante ?
faq-words-longer-counts = suite de 8 huit sept neuf vaut allongée devient
faq-answer-longer-counts-no = Ce que vous posez est votre phase en cours et rien d’autre, aussi longue qu’elle devienne.
faq-answer-longer-counts-free = Vous dites quelle phase vous posez, et elle seule compte ; des cartes ajoutées n’en font pas une autre.

faq-same-number = Deux séries d’une phase peuvent-elles avoir le même nombre ?
faq-words-same-number = identiques égales six dix huit numéro
faq-answer-same-number-yes = Si vous avez assez de cartes du même nombre, vous pouvez en faire les deux séries.

faq-colours = Les cartes d’une série ou d’une suite doivent-elles avoir la même couleur ?
faq-words-colours = couleurs mélangées différentes importe
faq-answer-colours-free = Là, les couleurs sont libres. Elles ne comptent que si la phase demande des cartes de la même couleur.
faq-answer-colours-but-one = Dans les séries et les suites simples, les couleurs sont libres. Seules la suite de couleur de la phase 7 et les cartes de la phase 10 doivent être d’une seule couleur.

faq-twelve-one = Le 1 suit-il le 12 dans une suite ?
faq-words-twelve-one = 11 douze un après lien boucle continuer tourner
faq-answer-twelve-one-no = Une suite reste entre 1 et 12 : rien ne vient après le 12, ni avant le 1.

faq-order = Puis-je faire les phases dans un autre ordre ?
faq-words-order = libre choisir sauter passer quelconque
faq-answer-order-fixed = Les phases se font dans l’ordre, et vous restez sur la vôtre jusqu’à l’avoir posée.
faq-answer-order-free = Posez celle que vous voulez parmi les phases qui vous manquent, une par manche, en disant laquelle.

faq-not-made = Je n’ai pas posé ma phase : est-ce que j’avance ?
faq-words-not-made = réussi raté répéter recommencer rester manche suivante
faq-answer-not-made-again = Vous retentez la même phase à la manche suivante.
faq-answer-not-made-keep = Vous restez sur votre phase et pouvez garder jusqu’à 5 cartes de votre main pour la manche suivante.
faq-answer-not-made-ten-rounds = Après chaque manche, tout le monde passe à la phase suivante, que la sienne soit réussie ou non.

faq-laid-not-out = J’ai posé ma phase sans terminer : est-ce que j’avance ?
faq-words-laid-not-out = autre gagné manche phase suivante compte
faq-answer-laid-not-out-yes = Poser suffit pour réussir la phase. Peu importe qui gagne la manche.
faq-answer-laid-not-out-one = Votre marqueur avance d’une phase ; deux, c’est seulement pour celui qui a fini la manche.

faq-out-two-phases = Le gagnant d’une manche avance-t-il de deux phases ?
faq-words-out-two-phases = termine fini marqueur vainqueur
faq-answer-out-two-phases-no = Tous ceux qui ont posé avancent d’une phase, celui qui a terminé aussi.
faq-answer-out-two-phases-yes = Celui qui finit la manche avance de deux phases et en saute donc une ; les autres qui ont posé avancent d’une.

## Jokers

faq-wild-exchange = Peut-on échanger un Joker posé sur la table ?
faq-words-wild-exchange = remplacer reprendre récupérer substituer voler
faq-answer-wild-exchange-no = Il reste à sa place jusqu’à la fin de la manche, même si vous avez la carte qu’il remplace.

faq-rearrange = Peut-on déplacer des cartes sur la table ?
faq-words-rearrange = réarranger bouger autre groupe reprendre posées joker
faq-answer-rearrange-no = Ce qui est posé reste ainsi jusqu’à la fin de la manche. On ne fait qu’ajouter des cartes de sa main.

faq-wild-many = Combien de Jokers puis-je utiliser dans une phase ?
faq-words-wild-many = employer nombre limite maximum
faq-answer-wild-many-number-card = Autant que vous voulez, tant que la phase a au moins une carte numérotée.
faq-answer-wild-many-no-limit = Autant que vous voulez : il n’y a pas de limite.
faq-answer-wild-many-each-group = Autant que vous voulez, tant que chaque groupe garde au moins une vraie carte.

faq-wild-all = Une série peut-elle n’avoir que des Jokers ?
faq-words-wild-all = seulement uniquement entièrement groupe suite rien tous
faq-answer-wild-all-beside = Un groupe peut n’avoir que des Jokers si un autre groupe de la phase a une carte numérotée. Une phase entière de Jokers n’est pas permise.
faq-answer-wild-all-yes = Ce livret ne met pas de limite. Dites seulement ce qu’ils valent.
faq-answer-wild-all-no = Il faut au moins une vraie carte dans chaque groupe.

faq-wild-run = Que vaut un Joker dans une suite ?
faq-words-wild-run = compte valeur nombre place trou changer remplace
faq-answer-wild-run-fixed = Le nombre de sa place. Celui qui le pose en décide, et cela ne change plus.
faq-answer-wild-run-plain = Le nombre de sa place, et il doit être clair lequel : un 3 puis deux Jokers font 3-4-5, donc un 2 ou un 6 peut suivre.

faq-wild-colour = Un Joker peut-il valoir une couleur ?
faq-words-wild-colour = remplacer phase 8 sept cartes même
faq-answer-wild-colour-yes = Il prend la couleur dont le groupe a besoin, et n’importe quel nombre.

faq-wild-hit = Puis-je ajouter un Joker à un groupe sur la table ?
faq-words-wild-hit = poser compléter suite série autres
faq-answer-wild-hit-yes = Une fois votre phase posée, il va sur les séries, les suites et les groupes de couleur.

faq-wild-discard = Puis-je défausser un Joker ?
faq-words-wild-discard = jeter débarrasser défausse
faq-answer-wild-discard-yes = Rien ne l’interdit. Mais le joueur suivant peut le prendre.
faq-answer-wild-discard-ordinary = Un Joker peut être défaussé ; il redevient alors une carte ordinaire.

faq-wild-skip = Un Joker peut-il servir de carte Passer ?
faq-words-wild-skip = remplacer utiliser comme place
faq-answer-wild-skip-no = Il ne remplace que des nombres et des couleurs. Pour faire perdre un tour, il faut une vraie carte Passer.

faq-wild-points = Combien de points coûte un Joker ?
faq-words-wild-points = vaut valeur score main restant pénalité
faq-answer-wild-points-more = 25 points s’il reste dans votre main.
faq-answer-wild-points-less = 20 points s’il reste dans votre main.

## Cartes Passer

faq-skip-whom = Puis-je choisir qui passe son tour ?
faq-words-skip-whom = joueur suivant n’importe cible carte passer
faq-answer-skip-whom-any = Tout autre joueur qui peut encore en recevoir une, pas seulement le suivant.

faq-skip-two-players = À deux, qui passe son tour ?
faq-words-skip-two-players = joueurs autre rejouer carte passer
faq-answer-skip-two-players-other = L’autre joueur, si bien que vous rejouez tout de suite.
faq-answer-skip-two-players-once = L’autre joueur, si bien que vous rejouez tout de suite ; mais une seule fois par manche.

faq-skip-twice = Peut-on me faire passer mon tour deux fois ?
faq-words-skip-twice = suite plusieurs encore deux cartes passer tour
faq-answer-skip-twice-one-at-a-time = Il n’y a jamais qu’une carte Passer devant vous. Quand elle vous a coûté un tour, une autre peut venir.
faq-answer-skip-twice-once = Chacun en reçoit au plus une par manche.

faq-skipped-turn = Puis-je poser ou ajouter pendant le tour que je passe ?
faq-words-skipped-turn = perdu sauté quand même piocher
faq-answer-skipped-turn-nothing = Vous rangez seulement la carte Passer : rien n’est pioché, posé, ajouté ou défaussé.

faq-skip-after = Où va la carte Passer après le tour perdu ?
faq-words-skip-after = utilisée ensuite pile après défausse
faq-answer-skip-after-top = Sur le dessus de la défausse, où personne ne peut la prendre.
faq-answer-skip-after-under = Tout en dessous de la défausse.

faq-skip-discard = Puis-je défausser une carte Passer sans que personne ne passe ?
faq-words-skip-discard = jeter normalement effet
faq-answer-skip-discard-no = Tant qu’elle peut être mise devant quelqu’un, c’est là qu’elle va. Si personne ne peut en recevoir, elle va sur la défausse, sans effet.

faq-skip-phase = Une carte Passer peut-elle faire partie d’une phase ?
faq-words-skip-phase = série suite groupe poser ajouter
faq-answer-skip-phase-no = On ne la pose pas et on ne l’ajoute pas.

faq-skip-last = Ma dernière carte peut-elle être une carte Passer ?
faq-words-skip-last = terminer finir manche fin
faq-answer-skip-last-yes = Elle finit la manche, et personne ne passe.

faq-skip-points = Combien de points coûte une carte Passer ?
faq-words-skip-points = vaut valeur score main restante pénalité
faq-answer-skip-points-fifteen = 15 points si elle reste dans votre main.
faq-answer-skip-points-ten = 10 points si elle reste dans votre main.

## Ajouter des cartes

faq-hit-before = Puis-je ajouter des cartes avant d’avoir posé ma phase ?
faq-words-hit-before = sans propre d’abord
faq-answer-hit-before-no = Votre propre phase doit d’abord être sur la table.

faq-hit-others = Puis-je ajouter des cartes aux phases des autres ?
faq-words-hit-others = adversaires joueurs groupes chez
faq-answer-hit-others-yes = Une fois votre phase posée, à tout groupe de la table : les vôtres et ceux des autres.

faq-hit-same-turn = Puis-je ajouter des cartes dans le tour où je pose ?
faq-words-hit-same-turn = même aussitôt immédiatement tout de suite
faq-answer-hit-same-turn-yes = Dès que votre phase est posée.

faq-hit-other-turn = Puis-je ajouter des cartes au tour d’un autre ?
faq-words-hit-other-turn = hors de mon tour pendant
faq-answer-hit-other-turn-no = Vous n’ajoutez des cartes qu’à votre tour.

faq-hit-many = Puis-je ajouter plusieurs cartes dans un tour ?
faq-words-hit-many = combien plus d’une nombre
faq-answer-hit-many-any = Toutes celles qui vont, jusqu’à la dernière.
faq-answer-hit-many-but-one = Toutes celles qui vont, mais gardez-en une à défausser.

faq-hit-fit = Quelles cartes vont sur un groupe ?
faq-words-hit-fit = où bouts suite milieu série exactement ajouter même nombre trou
faq-answer-hit-fit-exactly = Sur une série, le même nombre ; sur une suite, le nombre suivant à l’un des bouts ; sur un groupe de couleur, la même couleur. Rien ne se glisse au milieu d’une suite.
faq-answer-hit-fit-express = Sur une série, le même nombre ; sur une suite, le nombre suivant à l’un des bouts ; sur des cartes d’une couleur, cette couleur. Un groupe de cartes impaires ou paires prend toute carte impaire ou paire, une suite de ces cartes le nombre impair ou pair suivant, une suite de paires une paire entière.

faq-full-run = Que peut-on ajouter à une suite de 1 à 12 ?
faq-words-full-run = complète pleine douze cartes joker
faq-answer-full-run-no = Plus rien, pas même un Joker.
faq-answer-full-run-joker = Seulement des Jokers : on peut encore en ajouter, et ils ne remplacent aucune carte.

## La fin d’une manche

faq-last-discard = La dernière carte doit-elle être défaussée ?
faq-words-last-discard = terminer finir ajouter fin défausser nécessaire sans
faq-answer-last-discard-no = On termine aussi en posant ou en ajoutant sa dernière carte.
faq-answer-last-discard-reading = Chaque tour finit par une défausse : gardez donc une carte. C’est ainsi que nous lisons le livret.
faq-answer-last-discard-yes = Seule la défausse à la fin de votre tour finit la manche : la dernière carte ne se pose pas et ne s’ajoute pas.
faq-answer-last-discard-any = Avec cette option, on termine aussi en posant ou en ajoutant sa dernière carte.
faq-answer-last-discard-agreed = Avec cette option, la dernière carte doit être défaussée.

faq-out-unlaid = Puis-je terminer sans avoir posé ma phase ?
faq-words-out-unlaid = finir manche avant main vide
faq-answer-out-unlaid-no = Votre phase doit être sur la table. S’il vous reste une seule carte, vous la gardez et votre tour est fini.

faq-out-at-once = Les autres jouent-ils encore quand quelqu’un termine ?
faq-words-out-at-once = dernier tour aussitôt fin manche finir
faq-answer-out-at-once-no = La manche finit aussitôt pour tout le monde.

faq-out-points = Combien de points marque le gagnant d’une manche ?
faq-words-out-points = zéro terminé reçoit vainqueur
faq-answer-out-points-zero = 0 point : il ne reste rien à compter.

faq-number-points = Combien de points coûtent les cartes numérotées ?
faq-words-number-points = nombre valent valeur score main restantes pénalité dix neuf
faq-answer-number-points-five = 5 points pour chaque carte de 1 à 9, et 10 pour chaque carte de 10 à 12, si elle reste dans votre main.
faq-answer-number-points-face = Autant que leur nombre, si elles restent dans votre main : 7 points pour un 7.

faq-table-points = Mes cartes sur la table me coûtent-elles des points ?
faq-words-table-points = posées phase comptent score groupes
faq-answer-table-points-no = Seul compte ce qui reste dans votre main.

faq-endless = Et si une manche ne finit jamais ?
faq-words-endless = infinie longue bloquée limite sans fin personne ne finit
faq-answer-endless-bound = Après 100 tours par joueur, nous l’arrêtons : personne ne gagne la manche, ceux qui ont posé avancent, et on compte les mains là où il y a des points. Une partie s’arrête après 100 manches.

## La fin de la partie

faq-wins = Qui gagne la partie ?
faq-words-wins = vainqueur gagnant fin phase dix
faq-answer-wins-first = Le premier qui, une fois la manche finie, a réussi la phase 10.
faq-answer-wins-laurel = Celui dont le marqueur atteint le premier la couronne de laurier, la case après la phase 10.

faq-two-finish = Et si deux joueurs réussissent la phase 10 dans la même manche ?
faq-words-two-finish = plusieurs finissent ensemble même temps dix
faq-answer-two-finish-points = Celui qui a le total le plus bas gagne, cette manche comprise.
faq-answer-two-finish-first = Les marqueurs avancent l’un après l’autre : d’abord celui du joueur qui a fini la manche, puis ceux des autres dans le sens des aiguilles d’une montre. Le premier à la couronne gagne, et tout s’arrête là.

faq-tie = Qui gagne en cas d’égalité ?
faq-words-tie = ex æquo mêmes points départager nul
faq-answer-tie-replay = Ceux qui sont à égalité rejouent la phase 10 entre eux. Le premier à terminer gagne.
faq-answer-tie-none = Il n’y en a pas : les marqueurs avancent l’un après l’autre, et le premier à la couronne gagne.
faq-answer-tie-shared = Dans une partie en dix manches, ceux qui sont à égalité partagent la victoire.

faq-low-score = Le score le plus bas gagne-t-il, même avec moins de phases ?
faq-words-low-score = points total moins retard importe
faq-answer-low-score-no = Les phases comptent d’abord. Les points ne départagent que ceux qui ont réussi la phase 10 dans la même manche.
faq-answer-low-score-ten-rounds = Dans une partie en dix manches, seul le total le plus bas compte.

faq-shorter = Peut-on jouer une partie plus courte ?
faq-words-shorter = rapide vite moins de phases variante temps cinq manches
faq-answer-shorter-printed = Le livret propose deux façons : exactement dix manches où tout le monde avance à chaque fois, ou seulement une partie des phases. Mettez-vous d’accord avant.
faq-answer-shorter-house = Le livret n’en dit rien, mais comme règle maison vous pouvez jouer dix manches, ou seulement une partie des phases.
faq-answer-shorter-no = Le jeu de plateau n’a pas de variantes.

## Sur le plateau

faq-dice = Est-ce que j’avance des deux dés ?
faq-words-dice = somme lancer double additionner pion cases dé
faq-answer-dice-one = Vous choisissez l’un des deux. Avec un double, vous avancez de ce nombre ou de deux fois ce nombre.

faq-occupied = Les cases occupées comptent-elles quand j’avance ?
faq-words-occupied = pion autre sauter prise même case
faq-answer-occupied-jump = On saute par-dessus sans les compter.

faq-must-act = Dois-je faire l’action de ma case ?
faq-words-must-act = obligatoire obligé refuser
faq-answer-must-act-yes = Quelle que soit la case atteinte, vous faites ce qu’elle dit.

faq-again = Que donne l’action Rejouer ?
faq-words-again = tour supplémentaire deuxième encore flèche
faq-answer-again-turn = Vous prenez une carte de l’une des piles, pouvez poser et ajouter, et défaussez. Puis vous jouez encore un tour entier. Mais vous posez au plus une phase par manche.

faq-swap = Que fait l’action Échanger ?
faq-words-swap = changer main cartes défausser quatre nouvelles flèches
faq-answer-swap-four = Vous défaussez d’abord jusqu’à quatre cartes, puis vous en piochez une de plus que vous n’en avez défaussé.

faq-ask-give = Dois-je donner la carte que l’on me demande ?
faq-words-ask-give = action demander nombre refuser joueur
faq-answer-ask-give-must = Le premier qui a ce nombre donne une telle carte et en pioche une à la place. Vous choisissez celle que vous donnez ; un Joker de ce nombre ne part que si vous n’en avez pas d’autre.

faq-star = Que fait la case étoile ?
faq-words-star = action choisir libre suivante
faq-answer-star-choose = Vous choisissez une autre action, vous avancez jusqu’à la prochaine case libre de cette action et vous la faites.

faq-joker-made = Comment obtenir un Joker ?
faq-words-joker-made = avoir retournée carte case action recevoir
faq-answer-joker-made-turned = Par l’action Joker : vous piochez une carte et la tenez à l’envers. Elle vaut alors le nombre ou la couleur que vous voulez.
faq-answer-joker-made-deck = Les Jokers sont dans le jeu dès le début : vous en piochez un, ou en prenez un sur le dessus de la défausse.

faq-keep-cards = Puis-je garder des cartes pour la manche suivante ?
faq-words-keep-cards = conserver cinq main reste
faq-answer-keep-cards-five = Si vous n’avez pas posé, jusqu’à 5. Vous défaussez le reste, et on vous redonne des cartes jusqu’à dix.
faq-answer-keep-cards-shuffled = On mélange toutes les cartes, et chacun reçoit une nouvelle main.

faq-two-discards = Puis-je défausser deux cartes ?
faq-words-two-discards = plus d’une deuxième suites pleines complètes
faq-answer-two-discards-full-runs = Si vous avez posé et qu’il n’y a sur la table que des suites pleines, de 1 à 12, vous pouvez en défausser deux. Sinon une.
faq-answer-two-discards-one = Un tour finit par une seule carte défaussée.
