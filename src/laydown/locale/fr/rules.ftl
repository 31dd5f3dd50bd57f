# Les règles, un message pour chacune ; le nom du message est celui de la règle.
# Un titre à trois signes ouvre une édition, par son nom dans le programme (editions.ftl a son nom
# pour les joueurs) ; un titre à deux signes ouvre une partie, et les joueurs le voient.


### mattel

## Matériel et préparation

M-01 = Le jeu a 108 cartes : les nombres de 1 à 12, chacun deux fois en vert, jaune, orange et rouge (96 cartes), 8 Jokers et 4 cartes Passer. On joue à 6 au plus : il y a six tableaux de référence et six pions.
M-02 = L’un de vous donne. On mélange toutes les cartes, et chacun en reçoit 10, faces cachées.
M-03 = Ce qui n’est pas distribué reste face cachée : c’est la pioche. On retourne sa première carte juste à côté, et la défausse commence avec elle.
M-04 = Si la défausse commence par un Joker, celui qui joue en premier a le droit de le prendre.
M-05 = Si la défausse commence par une carte Passer, celui qui devait jouer en premier perd son tour. Personne n’a besoin de la jouer.
M-06 = On tourne dans le sens des aiguilles d’une montre, en commençant par le voisin de gauche du donneur.

## Un tour

M-07 = Votre tour a quatre étapes, toujours dans cet ordre : piocher une carte ; poser votre phase, si vous pouvez ; ajouter des cartes, si vous pouvez ; défausser une carte.
M-08 = Vous choisissez d’où vient votre carte : de la pioche ou de la défausse. Vous prenez toujours celle du dessus.
M-09 = Une phase se pose face visible, d’un seul coup et depuis la main. Impossible d’en poser un morceau maintenant et le reste plus tard.
M-10 = À chaque manche vous pouvez poser une phase, jamais deux. À la première manche, tout le monde en est à la phase 1.
M-11 = Vous avancez de la phase 1 jusqu’à la 10 sans en sauter. Une phase manquée revient pour vous à la manche suivante : chacun peut donc en être à une phase différente.
M-12 = C’est la pose qui compte. Dès que votre phase est sur la table, elle est réussie, et vous avancez même si un autre gagne la manche.

## Combinaisons

M-13 = Des cartes qui ont toutes le même nombre forment une série : au moins deux, de n’importe quelles couleurs. Deux séries d’une même phase peuvent avoir le même nombre : avec six 10, on a deux séries de 3.
M-14 = Des cartes dont les nombres se suivent forment une suite : au moins quatre, de n’importe quelles couleurs.
M-15 = Dans un groupe de couleur, seule la couleur compte : c’est la même sur toutes les cartes. Les nombres sont libres, sans ordre.
M-16 = Les dix phases sont : 1) 2 séries de 3 ; 2) série de 3 + suite de 4 ; 3) série de 4 + suite de 4 ; 4) suite de 7 ; 5) suite de 8 ; 6) suite de 9 ; 7) 2 séries de 4 ; 8) 7 cartes de la même couleur ; 9) série de 5 + série de 2 ; 10) série de 5 + série de 3.

## Jokers

M-17 = Dans une phase, un Joker vaut le nombre ou la couleur dont vous avez besoin.
M-18 = Une phase ne se fait pas avec des Jokers seuls : il y faut au moins une carte numérotée. À part cela, mettez autant de Jokers que vous voulez.
M-19 = Un Joker posé dans une phase reste à sa place jusqu’à la fin de la manche.

## Cartes Passer

M-20 = Une carte Passer se joue au moment de défausser : au lieu de la mettre sur la défausse, vous la placez devant un autre joueur de votre choix. Votre tour s’arrête là.
M-21 = Avec une carte Passer devant vous, vous perdez votre prochain tour : vous mettez simplement la carte sur la défausse. C’est alors au suivant.
M-22 = Les cartes Passer de la défausse sont hors de portée : personne ne peut en prendre une.
M-23 = Une carte Passer n’a rien à faire dans une phase : elle ne vaut aucun nombre et aucune couleur.
M-24 = Une seule carte Passer à la fois, cela suffit. Vous ne pouvez placer la vôtre que devant un joueur qui n’en a pas.

## Ajouter des cartes

M-25 = Ajouter, c’est mettre des cartes de votre main sur des groupes de la table. Vous ne le faites qu’à votre tour, et seulement une fois votre propre phase posée. C’est permis dès le tour où vous la posez.
M-26 = Vous pouvez ajouter autant de cartes que vous voulez, sur toutes les phases de la table : la vôtre, celles des autres, ou les deux.
M-27 = Une carte ajoutée doit convenir exactement : sur une série, le même nombre ; sur une suite, le nombre qui vient juste avant ou juste après (sur 3-4-5-6, un 2, ou un 7 puis un 8) ; sur un groupe de couleur, la même couleur.
M-28 = Un Joker peut s’ajouter à toute série, toute suite et tout groupe de couleur.

## Fin d’une manche

M-29 = La manche s’arrête aussitôt, et pour tous, quand un joueur n’a plus de cartes, que ce soit par des ajouts, par la dernière défausse ou par les deux. Pour terminer, il n’est pas nécessaire de défausser.
M-30 = À la fin de la manche, celui qui a terminé et tous ceux qui ont posé leur phase passent à la suivante. Les autres gardent la leur.
M-31 = Celui qui a terminé marque 0 point. Les autres comptent les cartes qu’ils ont encore en main : 5 points pour chaque nombre de 1 à 9, 10 pour chaque nombre de 10 à 12, 15 pour une carte Passer et 25 pour un Joker. Les cartes sur la table ne comptent pas. Moins on a de points, mieux c’est.
M-32 = Pour la manche suivante, c’est le voisin de gauche du donneur qui donne, et on remélange toutes les cartes.

## Fin de la partie

M-33 = La partie s’arrête à la fin de la manche où quelqu’un réussit la phase 10, et ce joueur gagne.
M-34 = Si vous êtes plusieurs à réussir la phase 10 dans cette manche, comparez vos totaux, points de cette manche compris. Le plus petit total parmi vous gagne.
M-35 = Si ces totaux sont égaux aussi, les joueurs à égalité, et eux seuls, rejouent la phase 10. Le premier d’entre eux à terminer gagne la partie.

## Terminer, et mains cachées

M-36 = Vous ne pouvez terminer que si votre phase est posée.
M-37 = Les autres ne voient pas votre main.

## Variantes

M-V1 = Dix manches, une par phase : après chaque manche, tout le monde passe à la phase suivante, que la sienne soit réussie ou non. À la fin, le plus petit total gagne.
M-V2 = Moins de phases : avant la partie, vous convenez du nombre de phases qu’il faut pour gagner, 5 ou 7 par exemple. Le reste ne change pas.


### ravensburger

## Matériel et préparation

R-01 = Le jeu a 108 cartes : les nombres de 1 à 12, chacun deux fois dans chacune des quatre couleurs (96 cartes), 4 cartes Passer et 8 Jokers. Quelles sont ces quatre couleurs, nous le supposons : le livret ne le dit pas. On joue à 6 au plus : il y a six cartes d’aperçu.
R-02 = Le donneur mélange et donne 10 cartes à chacun.
R-03 = Les cartes qui restent forment la pioche, faces cachées. On en retourne la première à côté, et elle ouvre la défausse. Un Joker ou une carte Passer ne peut pas l’ouvrir : on glisse la carte sous la pioche et on en retourne une autre.
R-04 = Le voisin de gauche du donneur commence, puis on tourne dans le sens des aiguilles d’une montre.

## Un tour

R-05 = Votre tour commence obligatoirement par une carte à prendre, celle du dessus de la pioche ou de la défausse. Ensuite, vous pouvez poser votre phase. À la fin, vous devez défausser une carte.
R-06 = Chacun travaille à une seule phase à la fois, dans l’ordre de la carte d’aperçu. Si vous la réussissez, la suivante est pour la prochaine manche ; sinon, vous essayez encore la même.
R-07 = Les dix phases sont celles de l’édition Mattel (M-16) : 1) 2 séries de 3 ; 2) série de 3 + suite de 4 ; 3) série de 4 + suite de 4 ; 4) suite de 7 ; 5) suite de 8 ; 6) suite de 9 ; 7) 2 séries de 4 ; 8) 7 cartes de la même couleur ; 9) série de 5 + série de 2 ; 10) série de 5 + série de 3. Le livret donne les phases 1, 2, 4 et 8, et son exemple d’ordre libre (R-V4) donne 5 et 6. Les phases 3, 7, 9 et 10 sont supposées : elles étaient sur la carte d’aperçu.

## Combinaisons

R-08 = Une série se compose de cartes de même valeur ; les couleurs sont libres. Une série de 2 est une paire, une série de 3 un triplé, une série de 4 un quadruplé et une série de 5 un quintuplé.
R-09 = Des cartes dont les valeurs se suivent forment une suite : au moins quatre, de n’importe quelles couleurs. Une suite s’arrête à 12 et ne repart pas avec un 1.
R-10 = Pour la phase 8, seule la couleur compte : il faut sept cartes de la même, de n’importe quelles valeurs.
R-11 = Les séries d’une phase peuvent être pareilles : deux triplés peuvent être six cartes égales, et deux quadruplés huit.
R-12 = Attendez d’avoir toute votre phase en main. On ne pose pas une phase incomplète.
R-13 = Vous posez exactement les groupes que demande votre phase. Si elle demande deux triplés, vous ne pouvez pas en poser un troisième, mais chacun des deux peut être plus long (X-07).
R-14 = On peut ajouter des cartes à une phase dès qu’elle est sur la table, dans le même tour aussi : un 5 de plus au triplé de 5, un 7 ou un 12 à 8-9-10-11.
R-15 = Dès que votre propre phase est posée, vous pouvez à chacun de vos tours ajouter une ou plusieurs cartes qui conviennent, à votre phase et à celles des autres.

## Jokers et cartes Passer

R-16 = Un Joker est la carte dont vous avez besoin, dans une phase comme dans un ajout. Il n’y a pas de limite : vous pouvez utiliser tous ceux que vous avez.
R-17 = Les Jokers servent aussi dans la phase 8 : ils y prennent la couleur qu’il vous faut.
R-18 = Un Joker posé reste sur la table, même si vous avez la carte qu’il remplace : pas d’échange.
R-19 = Un Joker ne fait passer son tour à personne : il ne remplace jamais une carte Passer.
R-20 = Une carte Passer se joue comme dernière carte de votre tour : vous la placez devant n’importe quel autre joueur, et non sur la défausse. (Une note en marge du livret ne parle que du joueur suivant ; c’est le texte de la règle qui vaut.)
R-21 = Avec une carte Passer devant vous, vous passez votre prochain tour et glissez la carte sous la défausse.
R-22 = Celui qui a déjà une carte Passer devant lui n’en reçoit pas de deuxième.
R-23 = Vous pouvez finir la manche avec une carte Passer ; elle ne fait alors passer son tour à personne.

## Manches, points et fin

R-24 = La manche est finie quand un joueur s’est débarrassé de sa dernière carte. Chaque tour se termine par une défausse (R-05) : cette dernière carte est donc défaussée ou jouée comme carte Passer (X-12). Les autres comptent les cartes qui leur restent en main : 5 points pour chaque nombre de 1 à 9, 10 pour chaque nombre de 10 à 12, 15 pour une carte Passer et 20 pour un Joker.
R-25 = La feuille de score montre pour chacun les points de chaque manche, le total et les phases réussies, que l’on barre. Après cinq manches, cela peut donner : 5 phases et 35 points ; 3 phases et 170 points ; 4 phases et 125 points ; 2 phases et 230 points.
R-26 = On remélange toutes les cartes pour chaque manche, et c’est au voisin de gauche du donneur de donner.
R-27 = Celui qui a posé la dixième phase gagne la partie. Si plusieurs y arrivent dans la même manche, ils comparent leurs totaux, points de cette manche compris. Le plus petit total parmi eux gagne.

## Variantes

R-V1 = Dix manches exactement, une par phase : après chacune, tout le monde passe à la phase suivante, que la sienne soit réussie ou non. Celui qui finit une manche y marque 0 point, les autres comptent leurs cartes. À la fin, le plus petit total gagne.
R-V2 = Phases au choix : avant la partie, vous convenez des phases à jouer et laissez les autres de côté. Par exemple les cinq premières, seulement les paires ou seulement les impaires.
R-V3 = Frapper : si vous voulez la carte qu’un autre vient de défausser, frappez et prenez-la. Vous continuez comme dans un tour à vous : vous pouvez poser votre phase et ainsi de suite, et vous devez défausser une carte à la fin. C’est ensuite à votre voisin de gauche.
R-V4 = Ordre libre : vous faites vos phases dans l’ordre que vous voulez, une par manche. Une phase est barrée sur la feuille de score dès qu’elle est posée, et les cartes qu’on y ajoute n’en font jamais une autre : une suite de 7 ne devient pas la phase 5 ou 6. Le premier à avoir posé les dix gagne ; à égalité, c’est le plus petit total.


### express

## Matériel et préparation

E-01 = Le jeu a 54 cartes à jouer : les nombres de 1 à 12, chacun une fois en bleu, vert, rouge et jaune (48 cartes), 3 Jokers et 3 cartes Passer. Deux cartes de référence restent à la vue de tous.
E-02 = Le donneur mélange et donne 5 cartes à chacun, faces cachées.
E-03 = Ce qui n’est pas distribué forme la pioche, et sa première carte ouvre la défausse. Si c’est un Joker, celui qui joue en premier a le droit de le prendre. Si c’est une carte Passer, celui qui devait jouer en premier perd son tour.
E-04 = On tourne dans le sens des aiguilles d’une montre, en commençant par le voisin de gauche du donneur.

## Un tour

E-05 = Votre tour a quatre étapes, toujours dans cet ordre : piocher une carte, celle du dessus de la pioche ou de la défausse ; poser votre phase, si vous pouvez ; ajouter des cartes, si vous pouvez ; défausser une carte.
E-06 = À chaque manche vous pouvez poser une phase, entière et depuis la main. Vous avancez de la phase 1 jusqu’à la 10. Une phase posée est réussie ; une phase manquée revient pour vous à la manche suivante.

## Combinaisons

E-07 = Des cartes qui ont toutes le même nombre forment une série : au moins deux, de n’importe quelles couleurs. Les deux séries d’une phase peuvent avoir le même nombre.
E-08 = Des cartes dont les nombres se suivent forment une suite : au moins trois, de n’importe quelles couleurs.
E-09 = Une suite de paires se compose de paires dont les nombres se suivent : par exemple deux 6 et deux 7. La phase 4 en demande une.
E-10 = Une suite de cartes impaires se compose de nombres impairs qui se suivent, comme 1, 3, 5, 7. Une suite de cartes paires fait de même avec des nombres pairs. Les phases 8 et 9 en demandent.
E-11 = Une suite de couleur est une suite dont toutes les cartes ont la même couleur. La phase 7 en demande une.
E-12 = Dans un groupe de couleur, seule la couleur compte : c’est la même sur toutes les cartes, sans ordre. La phase 10 en demande un.
E-13 = Un groupe de cartes impaires n’a que des nombres impairs, un groupe de cartes paires que des nombres pairs, mélangés comme on veut. Tout cela fait 4 cartes impaires : 1, 3, 5, 7 ou 3, 3, 5, 5 ou 7, 7, 7, 7 ou 1, 5, 9, 11.
E-14 = Les dix phases sont : 1) 4 cartes impaires ; 2) 2 séries de 2 ; 3) 4 cartes paires ; 4) suite de 2 paires ; 5) série de 3 ; 6) suite de 4 ; 7) suite de 3 cartes de la même couleur ; 8) suite de 4 cartes impaires ; 9) suite de 4 cartes paires ; 10) 4 cartes de la même couleur.

## Jokers et cartes Passer

E-15 = Un Joker vaut le nombre ou la couleur dont vous avez besoin. Mettez-en autant que vous voulez, tant qu’il y a au moins une carte numérotée dans la phase. Un Joker reste là où il est posé jusqu’à la fin de la manche.
E-16 = Une carte Passer se joue au moment de défausser, devant un autre joueur de votre choix, et termine votre tour. À son prochain tour, ce joueur ne fait que mettre la carte sur la défausse.
E-17 = Les cartes Passer n’entrent dans aucune phase, ne se piochent pas dans la défausse, et ne se placent que devant un joueur qui n’en a pas.

## Ajouts, fin d’une manche, fin de la partie

E-18 = On ajoute des cartes comme dans M-25 à M-28. Il faut d’abord que votre propre phase soit posée, et vous n’ajoutez qu’à votre tour ; mais alors autant de cartes que vous voulez, à votre phase et à celles des autres. Chaque carte doit convenir exactement, et un Joker peut s’ajouter à toute série, toute suite et tout groupe de couleur. Pour les groupes qui n’existent que dans Express, voyez X-09.
E-19 = Vous terminez quand vous n’avez plus de cartes, que ce soit par des ajouts, par la dernière défausse ou par les deux. La manche s’arrête alors aussitôt pour tous (M-29).
E-20 = Celui qui a terminé et tous ceux qui ont posé leur phase passent à la suivante. Celui qui a terminé marque 0 point ; les autres ne comptent que leur main : 5 points pour chaque nombre de 1 à 9, 10 pour chaque nombre de 10 à 12, 15 pour une carte Passer et 25 pour un Joker.
E-21 = Pour la manche suivante, c’est le voisin de gauche du donneur qui donne, et on remélange toutes les cartes.
E-22 = La partie s’arrête à la fin de la manche où quelqu’un réussit la phase 10, et ce joueur gagne. S’ils sont plusieurs, c’est le plus petit total parmi eux qui gagne, points de cette manche compris. Si ces totaux sont égaux aussi, ils rejouent la phase 10, et le premier à terminer gagne.
E-23 = Chaque carte porte un symbole pour sa couleur : les daltoniens peuvent jouer, quel que soit leur daltonisme.

## Terminer, et mains cachées

E-24 = Vous ne pouvez terminer que si votre phase est posée.
E-25 = Les autres ne voient pas votre main.

## Variantes

E-V1 = Dix manches, une par phase : après chaque manche, tout le monde passe à la phase suivante, que la sienne soit réussie ou non. À la fin, le plus petit total gagne.
E-V2 = Moins de phases : avant la partie, vous convenez du nombre de phases qu’il faut pour gagner, cinq ou sept par exemple. Le reste ne change pas.


### pocket

## Matériel et préparation

P-01 = Chacun reçoit 7 cartes. Ce qui reste forme la pioche, et sa première carte, retournée, ouvre la défausse.
P-02 = Les cartes sont supposées être celles de l’édition Mattel (M-01) : 108 cartes, les nombres de 1 à 12 deux fois dans chacune des quatre couleurs, 8 Jokers et 4 cartes Passer. Le livret ne donne ni les cartes ni leurs couleurs.
P-03 = On tourne dans le sens des aiguilles d’une montre, en commençant par le voisin de gauche du donneur.

## Un tour

P-04 = À votre tour, vous prenez la carte du dessus de la pioche ou de la défausse, vous posez votre phase si vous pouvez, vous ajoutez des cartes si vous pouvez, et vous défaussez une carte. Votre tour s’arrête là.
P-05 = À chaque manche vous pouvez poser une phase. Tout le monde commence par la phase 1 et avance jusqu’à la phase 10 sans en sauter. Vous ne posez une phase que si vous l’avez tout entière en main, et dès qu’elle est posée elle est réussie. Une phase manquée revient pour vous à la manche suivante.

## Combinaisons

P-06 = Il y a trois sortes de groupes. Une série a au moins deux cartes, toutes du même nombre. Une suite a au moins trois cartes dont les nombres se suivent. Dans un groupe de couleur, toutes les cartes ont la même couleur. Dans les séries et les suites, les couleurs sont libres (X-29).
P-07 = Les dix phases sont supposées, car le livret ne les donne pas ; ce sont les phases classiques, réduites à sept cartes : 1) 2 séries de 2 ; 2) série de 2 + suite de 3 ; 3) série de 3 + suite de 3 ; 4) suite de 5 ; 5) suite de 6 ; 6) suite de 7 ; 7) 2 séries de 3 ; 8) 5 cartes de la même couleur ; 9) série de 4 + série de 2 ; 10) série de 4 + série de 3.

## Jokers et cartes Passer

P-08 = Un Joker vaut le nombre ou la couleur dont vous avez besoin. Mettez-en autant que vous voulez à la fois, mais jamais sans carte numérotée. Un Joker posé reste sur la table : vous ne pouvez pas l’échanger, même si vous avez la carte qu’il remplace.
P-09 = Une carte Passer coûte à un autre joueur son prochain tour. Dans une manche, chacun ne peut en recevoir qu’une.

## Ajouts, fin d’une manche, fin de la partie

P-10 = Une fois votre phase posée, vous pouvez ajouter des cartes aux phases de la table. Elles doivent convenir exactement. Vous n’ajoutez qu’à votre tour, et dès celui où vous posez.
P-11 = Vous gagnez la manche si vous êtes le premier à n’avoir plus de cartes, que la dernière soit partie sur un groupe ou à la défausse. Vous et tous ceux qui ont posé leur phase jouez la suivante à la prochaine manche.
P-12 = Ce que vous avez encore en main compte contre vous : chaque carte numérotée pour son nombre, chaque carte Passer 10 points et chaque Joker 20.
P-13 = On mélange toutes les cartes, et une nouvelle manche commence.
P-14 = La partie s’arrête à la fin de la manche où quelqu’un réussit la phase 10, et ce joueur gagne. S’ils sont plusieurs, c’est le plus petit total parmi eux qui gagne, points de cette manche compris.


### board

## Matériel et préparation

B-01 = Le plateau montre un parcours de 32 cases d’action de huit sortes, dix cases de phase et, au bout, l’arrivée : une couronne de laurier. Chacun a un pion pour le parcours et un marqueur pour les phases. Il y a deux dés et 96 cartes : les nombres de 1 à 12, chacun deux fois dans chacune des quatre couleurs (lesquelles, c’est supposé), sans Jokers ni cartes Passer. On joue de 2 à 6.
B-02 = Tous les pions partent de la grande case étoile, et tous les marqueurs de la phase 1.
B-03 = On distribue les cartes une à une, dans le sens des aiguilles d’une montre, jusqu’à ce que chacun en ait 10. Puis cinq cartes, faces visibles, ouvrent la défausse, dont on ne voit que le dessus. Ce qui reste est la pioche, face cachée. Le plus jeune commence la première manche.

## Un tour

B-04 = Votre tour a trois étapes, toujours dans cet ordre. D’abord vous devez lancer les deux dés, avancer votre pion et faire l’action de sa case. Ensuite vous pouvez poser votre phase et ajouter des cartes. À la fin vous devez défausser une carte.
B-05 = Vous choisissez l’un des deux dés et avancez votre pion d’autant, dans le sens des aiguilles d’une montre. Si les deux montrent le même nombre, vous pouvez avancer de ce nombre ou du double.
B-06 = Vous sautez une case où se trouve un autre pion, et vous ne la comptez pas.
B-07 = Vous devez faire l’action de la case où arrive votre pion.
B-08 = Une phase se pose entière, avec toutes ses cartes à la fois, et jamais en partie. Elle peut être plus longue que demandé : dix nombres qui se suivent font l’affaire pour une suite de 9.
B-09 = Dès que votre propre phase est posée, vous pouvez ajouter des cartes à la deuxième étape, à votre phase et à celles des autres, y compris au tour où vous posez. Une carte ajoutée allonge ce qui est là et ne commence jamais un nouveau groupe.
B-10 = Un exemple : sur la table, il y a 8-8-8-8 et 11-11-11-11 et une suite de 3 à 11. Vous pouvez ajouter des 8 et des 11, et à la suite un 2 (puis un 1) et un 12. Vous ne pouvez pas poser quatre 4 ni une autre suite : ce seraient de nouveaux groupes.

## Les huit actions

B-11 = Piocher : vous prenez autant de cartes que le dit la case, deux ou trois, dans la pioche, dans la défausse, ou un peu des deux. Elles viennent une à une : vous pouvez regarder chacune avant de choisir d’où vient la suivante.
B-12 = Fouiller : vous prenez toute la défausse, vous en gardez la carte que vous voulez sans la montrer, et vous remettez le reste dans le même ordre.
B-13 = Rejouer : vous prenez la carte du dessus de la pioche ou de la défausse, vous posez et ajoutez si vous voulez, et vous défaussez. Puis vous jouez encore un tour entier, avec les trois étapes ; s’il vous ramène sur une telle case, elle compte de nouveau. Si vous finissez la manche avec le premier des deux tours, le second est perdu.
B-14 = Échanger : d’abord vous mettez jusqu’à quatre cartes de votre main sur la défausse, et les autres ne voient que celle du dessus. Puis vous prenez dans la pioche une carte de plus que vous n’en avez mis.
B-15 = Tous : vous prenez la carte du dessus de la pioche, puis tous les autres en piochent une aussi, l’un après l’autre.
B-16 = Joker : vous prenez la carte du dessus de la pioche et vous la tenez à l’envers, si bien que les autres en voient la face. C’est désormais un Joker : il vaut le nombre ou la couleur que vous voulez.
B-17 = Demander : vous dites un nombre de 1 à 12, mais pas de couleur, et une direction, gauche ou droite. On interroge les autres dans cette direction ; le premier qui a le nombre doit vous donner une telle carte, et il prend à la place celle du dessus de la pioche. Si personne ne l’a, c’est vous qui prenez la carte du dessus de la pioche.
B-18 = Celui à qui l’on demande un nombre et qui ne l’a que comme face d’un Joker doit donner ce Joker. La carte donnée et celle qui la remplace se tiennent toutes deux à l’endroit : aucune des deux n’est un Joker. (C’est ainsi que nous lisons le livret.)
B-19 = Étoile : vous choisissez n’importe quelle autre action, vous avancez votre pion jusqu’à la prochaine case libre de cette action, dans le sens des aiguilles d’une montre, et vous la faites. Si toutes ses cases sont occupées, vous en choisissez une autre. Piocher deux ou trois cartes, c’est la même action : le pion va sur la prochaine case libre où l’on pioche, quelle qu’elle soit. Une étoile ne permet pas de choisir une étoile.

## Phases

B-20 = Il y a trois sortes de groupes. Dans une série, tous les nombres sont égaux ; les phases demandent des séries de 2, 3, 4 ou 6, et elles peuvent avoir le même nombre : 3-3, 3-3, 7-7, 7-7 font quatre séries de 2. Dans une suite, au moins trois nombres se suivent ; 12 et 1 ne se suivent pas. Dans les séries et les suites, les couleurs sont libres. Dans un groupe de couleur, au moins cinq ou six cartes ont la même couleur, et les nombres sont libres.
B-21 = Les dix phases sont : 1) 5 cartes de la même couleur + suite de 3 ; 2) 4 séries de 2 ; 3) série de 3 + suite de 4 ; 4) 2 suites de 4 ; 5) 6 cartes de la même couleur + série de 3 ; 6) suite de 8 ; 7) série de 2 + série de 3 + série de 4 ; 8) 2 séries de 4 ; 9) suite de 9 ; 10) série de 6 + série de 3. La suite de la phase 1, la série de la phase 5 et les phases 3, 4, 7 et 10 entières sont supposées : elles étaient sur la carte des phases, pas dans le livret. (Une autre source donne série de 5 + série de 3 pour la phase 10, mais le livret connaît des séries de 6 et aucune de 5.)
B-22 = L’ordre des cases du parcours est supposé, car le livret ne le montre qu’en image ; ce qui est sûr : les 32 cases, les huit sortes, plusieurs cases Joker, et la grande étoile comme départ. Dans le sens des aiguilles d’une montre à partir du départ : Étoile, Piocher 2, Fouiller, Demander, Piocher 2, Échanger, Joker, Tous, Rejouer, Étoile, Piocher 3, Demander, Fouiller, Piocher 2, Échanger, Rejouer, Étoile, Joker, Fouiller, Demander, Piocher 2, Échanger, Piocher 3, Tous, Rejouer, Étoile, Piocher 2, Demander, Fouiller, Joker, Échanger, Rejouer.

## Jokers sur la table

B-23 = Dans toutes les phases, un Joker vaut le nombre ou la couleur dont vous avez besoin. Vous le posez comme vous le teniez : à l’envers. Sur la table, il y reste : personne ne peut l’échanger contre la carte qu’il remplace.
B-24 = On peut ajouter des Jokers même à une série ou une suite pleine : à une série de huit et à une suite de 1 à 12, qu’il y ait déjà des Jokers dedans ou non. Un tel Joker ne remplace aucune carte.
B-25 = Aucun groupe n’est fait de Jokers seuls : il faut au moins une vraie carte dans chacun.
B-26 = Dans une suite, on doit voir quel nombre vaut chaque Joker. Un 3 et deux Jokers posés comme 3-Joker-Joker font 3-4-5 : on y ajoute un 2, un 6 ou un Joker. Joker-3-Joker prend un 1, un 5 ou un Joker ; Joker-Joker-3 prend seulement un 4 ou un Joker.
B-27 = Tant qu’il n’y a que des suites pleines sur la table, tous ceux qui ont posé leur phase peuvent défausser deux cartes au lieu d’une à la fin de leur tour, dans l’ordre qu’ils veulent. On regarde la table à la troisième étape, après les ajouts ; une seule série ou un seul groupe de couleur l’empêche. Les deux cartes peuvent être vos dernières et finir la manche. C’est permis aux deux tours de « Rejouer ».

## Fin d’une manche, fin de la partie

B-28 = La manche finit quand un joueur défausse sa dernière carte à la troisième étape, même au tour où il a posé sa phase. Elle ne finit pas autrement : la dernière carte ne peut donc pas être ajoutée à un groupe.
B-29 = Le marqueur de celui qui a fini la manche avance de deux cases de phase : il saute ainsi une phase. Puis, dans le sens des aiguilles d’une montre, tous les autres qui ont posé avancent d’une case et mettent sur la défausse les cartes qui leur restent en main.
B-30 = Si vous n’avez pas posé votre phase, vous y restez. Mais vous pouvez garder jusqu’à cinq cartes de votre main pour la manche suivante ; les autres vont à la défausse.
B-31 = Il n’y a pas de points de pénalité dans ce jeu : les cartes qui vous restent en main ne coûtent rien.
B-32 = Pour une nouvelle manche, on mélange toutes les cartes sauf celles qu’on a gardées. On les distribue une à une, dans le sens des aiguilles d’une montre, jusqu’à ce que chacun en ait de nouveau 10 ; puis cinq cartes ouvrent la défausse, et le reste est la pioche (B-03). Les pions restent où ils sont.
B-33 = Le voisin de gauche de celui qui a fini la manche commence la suivante.
B-34 = La partie s’arrête aussitôt, même au milieu du décompte d’une manche, quand un marqueur atteint la couronne de laurier. Celui qui a fini la manche avance le premier, puis les autres dans le sens des aiguilles d’une montre ; le premier arrivé gagne.

## Mains cachées, une phase par manche

B-35 = Les autres ne voient pas votre main, mais un Joker que vous tenez montre sa face à tous.
B-36 = À chaque manche vous pouvez poser une phase, même si « Rejouer » vous donne plusieurs tours. La phase suivante est pour la manche suivante.


### rulings

## Pioche et défausse

X-01 = Quand il faut une carte de la pioche et que la pioche est vide, et pas avant, on mélange la défausse sans sa carte du dessus, et c’est la nouvelle pioche. Si cela ne donne toujours pas de carte, vous prenez celle du dessus de la défausse là où c’est permis ; sinon vous ne prenez rien, et votre tour continue. S’il faut piocher plusieurs cartes, cela vaut pour chacune à son tour. Dans le jeu de plateau, celui à qui l’on demande une carte (B-17) la donne même s’il n’y en a pas à piocher à la place.
X-02 = Toute partie a une fin. Une manche qui atteint 100 tours par joueur s’arrête sans gagnant : tout le monde compte sa main, et ceux qui ont posé leur phase avancent. (Dans le jeu de plateau, ils avancent d’une phase, dans le sens des aiguilles d’une montre à partir de celui qui a commencé la manche ; son voisin de gauche commence la suivante.) Une partie qui atteint 100 manches s’arrête aussi : celui qui a le plus de phases gagne, puis celui qui a le plus petit total. Ceux qui sont à égalité sur les deux se partagent la victoire.
X-03 = Dans toutes les éditions, une carte Passer ne se pioche jamais dans la défausse et n’entre jamais dans une phase ni dans un ajout. (Les livrets de Mattel et d’Express le disent pour la pioche et pour les phases.)
X-24 = Dans les éditions Mattel, Express et Pocket, une carte Passer sur le dessus bloque la défausse : on ne peut pas prendre la carte d’en dessous. Dans l’édition Ravensburger, une carte Passer qui a servi va sous la défausse ; si la défausse est vide, c’est elle le dessus, et elle la bloque. De même pour une carte Passer qu’on y met parce que personne ne peut la recevoir (X-04). Une carte Passer placée devant quelqu’un laisse le dessus de la défausse comme il était.
X-27 = Vous pouvez défausser la carte que vous venez de prendre, d’où qu’elle vienne. Vous pouvez aussi défausser un Joker.

## Cartes Passer

X-04 = Tant qu’il y a un joueur devant qui vous pouvez placer une carte Passer, vous ne pouvez la jouer qu’ainsi. S’il n’y en a pas, vous pouvez la mettre sur la défausse, sans effet, quoi que vous ayez d’autre. (Cela arrive dans Pocket : chacun n’y passe son tour qu’une fois par manche.)
X-05 = Dans Pocket, les cartes Passer et la donne suivent l’édition Mattel. Vous jouez une carte Passer au moment de défausser, devant un autre joueur (M-20), qui à son prochain tour ne fait que la mettre sur la défausse (M-21). Elle n’entre dans aucune phase (M-23) et ne se place pas devant un joueur qui en a déjà une (M-24). Le voisin de gauche du donneur donne ensuite (M-32). Un Joker qui ouvre la défausse peut être pris. Une carte Passer qui l’ouvre fait passer son tour au premier joueur, mais ne compte pas comme la seule qu’il peut recevoir dans la manche.
X-18 = Dans toutes les éditions, votre dernière carte peut être une carte Passer ; elle reste alors sans effet. Les cartes Passer qui sont devant des joueurs à la fin d’une manche sont mélangées avec les autres et ne font passer son tour à personne.

## Poser et ajouter

X-06 = La carte numérotée qu’il faut à côté des Jokers (M-18, E-15, P-08), c’est la phase entière qui la demande, pas chaque groupe. Si vous posez un groupe de Jokers seuls, dites ce qu’il vaut : le nombre d’une série, le premier nombre d’une suite, la couleur d’un groupe de couleur. L’édition Ravensburger ne demande aucune carte numérotée, le jeu de plateau une dans chaque groupe (B-25), et aucune édition n’en demande pour un ajout.
X-07 = Vous pouvez poser un groupe plus long que la phase ne le demande, et les cartes en plus comptent comme des ajouts ; mais jamais un groupe plus court, et jamais un groupe de trop. (Le livret du jeu de plateau le dit.) Dans les éditions Mattel, Express et Pocket, la manche s’arrête si la pose vide votre main.
X-08 = Une suite reste entre 1 et 12, à la pose comme aux ajouts : rien ne relie 12 à 1, et elle ne grandit que par les bouts. Celui qui la pose dit ce que vaut chaque Joker, et cela ne change plus. Un Joker ajouté devient le nombre suivant au bout que vous choisissez ; si la suite est déjà à 1 ou à 12, il ne reste que l’autre bout. Sur une suite de 1 à 12, plus rien ne va, sauf des Jokers dans le jeu de plateau (B-24). Les séries et les groupes de couleur grandissent sans limite.
X-09 = Voici comment grandissent les groupes qui n’existent que dans Express. Un groupe de cartes impaires (paires) prend toute carte impaire (paire) ou un Joker. Une suite de paires prend, à l’un ou l’autre bout, une paire entière d’un coup, dont une carte ou les deux peuvent être des Jokers ; une carte seule ne va pas, et pour poser la suite plus longue il faut aussi des paires entières. Une suite de cartes impaires prend le nombre impair suivant, entre 1 et 11, et une suite de cartes paires le nombre pair suivant, entre 2 et 12 ; un Joker devient ce nombre-là. Une suite de couleur prend le nombre suivant dans sa couleur.
X-29 = Là où un livret ne dit rien, les couleurs sont libres dans les séries et les suites, et deux séries d’une phase peuvent avoir le même nombre. (Les livrets de Mattel, de Ravensburger et d’Express le disent, celui du jeu de plateau le montre ; seul celui de Pocket se tait.)
X-28 = Aucune carte de la table ne bouge pendant une manche, même pas un Joker ajouté.

## Terminer

X-12 = Dans l’édition Ravensburger, chaque tour se termine par une défausse : vous ne pouvez donc ni poser ni ajouter votre dernière carte. Une option permet la lecture plus douce, où il n’est pas nécessaire de défausser pour terminer (M-29). Dans les éditions Mattel, Express et Pocket, ce n’est pas nécessaire : leurs livrets le disent.
X-16 = Dans le jeu de plateau, vous ne pouvez ni poser ni ajouter votre dernière carte. Une main qui se vide à la première étape, par « Échanger » ou « Demander », ne finit pas la manche. Après « Rejouer », la défausse du premier des deux tours peut la finir.
X-17 = Dans toutes les éditions, seul un joueur qui a posé sa phase peut terminer. Si vous n’avez pas posé la vôtre et qu’il ne vous reste qu’une carte au moment de défausser, vous la gardez, et votre tour s’arrête là.

## Joueurs, donneurs, fins

X-10 = Toutes les éditions se jouent de 2 à 6. (Le livret du jeu de plateau le dit ; deux autres parlent seulement de six tableaux ou cartes, et deux ne donnent aucun nombre.)
X-11 = Là où un livret ne dit pas comment départager une égalité de points : dans les éditions Ravensburger et Pocket, les joueurs à égalité rejouent la dernière phase comme dans M-35, et le premier à terminer gagne ; dans une partie en dix manches, ils se partagent la victoire.
X-15 = La table choisit le premier donneur ; dans le jeu de plateau, dont le livret nomme le plus jeune, elle choisit qui commence. Sinon, c’est le hasard.
X-19 = Dans le jeu de plateau, la couronne de laurier est la case après la phase 10. Depuis la phase 9, deux pas y mènent et font gagner ; depuis la phase 10, le second pas est perdu. Le décompte s’arrête là.
X-25 = Quand on rejoue pour départager (M-35), c’est le prochain joueur à égalité, dans le sens des aiguilles d’une montre, qui donne. Seuls les joueurs à égalité reçoivent des cartes, et eux seuls peuvent avoir à passer leur tour. Il faut poser la phase pour terminer, et les points ne comptent pas. Une manche sans gagnant est rejouée ; après cinq fois sans décision, ils se partagent la victoire.
X-21 = Les mains sont cachées dans les éditions Ravensburger et Pocket aussi. Les mains que l’on compte à la fin d’une manche sont alors montrées à tous ; dans le jeu de plateau, où l’on ne compte rien, elles ne le sont pas. Dans le jeu de plateau, tous voient le dessus de la défausse, mais les cartes d’en dessous seulement celui qui fouille, pendant qu’il fouille. Tous entendent quel nombre est demandé et voient qui le donne, mais pas de quelle couleur.

## Variantes

X-22 = Une variante appartient d’abord aux éditions dont le livret la donne ; les autres jeux de cartes la proposent comme règle maison, le jeu de plateau n’en a aucune. Dix manches et ordre libre s’excluent. Dix manches avec des phases au choix : autant de manches que de phases. Les phases choisies se font dans l’ordre croissant, sauf en ordre libre, et qui les a toutes réussies gagne. Là où une règle dit phase 10, lisez la dernière phase convenue. Frapper va avec toutes les autres variantes.
X-13 = Frapper (R-V3) : avant que le suivant ne pioche, tous peuvent réclamer la carte qui vient d’être défaussée, sauf celui qui l’a défaussée. On ne frappe pas pour une carte Passer, ni pour la carte qui ouvre la défausse, ni pour celle qui finit une manche ; mais on peut frapper pour la défausse de celui qui a frappé. Avec une carte Passer devant soi, on ne frappe pas. Le premier qui frappe prend la carte aussitôt ; quand tous ceux qui peuvent frapper ont passé, le suivant pioche comme d’habitude. Sans pendule, on demande à chacun dans le sens des aiguilles d’une montre, jusqu’au premier qui frappe ; avec une pendule, se taire jusqu’à la fin du temps, c’est passer. La carte réclamée remplace celle qu’on aurait piochée. On continue à gauche de celui qui a frappé : ceux qui sont assis entre les deux perdent ce tour, et une carte Passer devant l’un d’eux y reste.
X-23 = Ordre libre (R-V4) : en posant, vous nommez la phase. Si vos cartes conviennent à plusieurs phases, seule compte celle que vous avez nommée.

## Le jeu de plateau

X-14 = Si la défausse est vide, la carte de « Fouiller », et chaque carte de « Piocher », vient de la pioche.
X-20 = Vous pouvez défausser un Joker, à la troisième étape ou avec « Échanger » ; il redevient une carte ordinaire. Un Joker que vous gardez pour la manche suivante (B-30) reste un Joker ; tous les autres sont remis à l’endroit quand on mélange. On peut avoir plus de dix cartes en main.
X-26 = Les pions ne partagent que la case de départ, et seulement parce qu’ils en partent ; tant qu’un autre pion s’y trouve, c’est une case occupée. Au début, personne ne fait d’action. Avec « Échanger », vous défaussez de zéro à quatre cartes, dans l’ordre que vous voulez ; si vous n’en défaussez aucune, vous en piochez quand même une. Avec « Tous », les autres piochent dans le sens des aiguilles d’une montre. Celui à qui l’on demande un nombre choisit la carte qu’il donne, mais une vraie avant un Joker. La première carte va à celui qui commence la manche.
