# The rules, one message for each clause; the message’s name is the clause’s.
# A heading with three signs opens an edition, by its name in the program (editions.ftl has its
# name for players); one with two signs opens a section and is shown to players.


### mattel

## Material and set-up

M-01 = The deck has 108 cards: the numbers 1 to 12, each twice in green, yellow, orange and red (96 cards), 8 Wilds and 4 Skips. At most 6 people can play: there are six reference boards and six pawns.
M-02 = One of you is the dealer. The whole deck is shuffled, and every player gets 10 cards, face down.
M-03 = What has not been dealt lies face down as the draw pile. Its top card, turned up next to it, is the start of the discard pile.
M-04 = If the discard pile starts with a Wild, the first player may draw it.
M-05 = If the discard pile starts with a Skip, the first player misses the first turn. Nobody has to play that Skip.
M-06 = Turns go round clockwise, starting with the player to the dealer’s left.

## A turn

M-07 = Your turn has four steps, always in this order: draw one card; lay your phase, if you can; hit, if you can; discard one card.
M-08 = You choose where your card comes from: the draw pile or the discard pile. Either way you get the top card.
M-09 = A phase goes down face up, all at once and from your hand: you cannot lay part of it now and the rest later.
M-10 = You may lay one phase a round, never two. In the first round everyone is on phase 1.
M-11 = You work your way from phase 1 up to phase 10 without leaving one out. If you do not make your phase in a round, you try it again in the next, so players may be on different phases.
M-12 = Laying is what counts. Once your phase is on the table you have made it, and you move on even if someone else wins the round.

## Combinations

M-13 = A set is two or more cards with the same number, in any colours. Two sets of one phase may share their number: six 10s make two sets of 3.
M-14 = A run is four or more cards in number order, in any colours.
M-15 = In a colour group only the colour counts: all its cards have the same one, with any numbers, in no order.
M-16 = The ten phases are: 1) 2 sets of 3; 2) set of 3 + run of 4; 3) set of 4 + run of 4; 4) run of 7; 5) run of 8; 6) run of 9; 7) 2 sets of 4; 8) 7 cards of one colour; 9) set of 5 + set of 2; 10) set of 5 + set of 3.

## Wilds

M-17 = In a phase, a Wild stands for any number or any colour you need.
M-18 = A phase cannot be made of Wilds alone: there must be at least one number card in it. Beyond that, use as many Wilds as you like.
M-19 = A Wild in a phase stays where it is until the round is over.

## Skips

M-20 = A Skip is played as your discard, but in front of another player of your choice instead of on the discard pile. It ends your turn.
M-21 = With a Skip in front of you, you miss your next turn: all you do is move the Skip to the top of the discard pile. Then the next player plays.
M-22 = Skips in the discard pile are out of reach: nobody may draw one from there.
M-23 = A Skip has no place in a phase: it stands for no number and no colour.
M-24 = One Skip at a time is enough: you may not play yours on a player who already has one in front of them.

## Hits

M-25 = To hit is to add cards from your hand to groups on the table. You may hit only on your own turn, and only once your own phase is on the table; the turn in which you lay it counts too.
M-26 = You may hit any number of cards, on any phases on the table: your own, other players’, or both.
M-27 = A card you hit must fit exactly: on a set, the same number; on a run, the next number at either end (on 3-4-5-6 a 2, or a 7 and then an 8); on a colour group, the same colour.
M-28 = A Wild may be hit on any set, run or colour group.

## End of a round

M-29 = The round ends at once for everybody when a player has no cards left, whether by hitting, by discarding, or by both. You do not need a discard to go out.
M-30 = When the round ends, the player who went out and everyone else who laid a phase move on to their next phase. The others stay on theirs.
M-31 = The player who went out scores 0. Everyone else scores the cards still in hand: 5 points for each number from 1 to 9, 10 for each from 10 to 12, 15 for a Skip and 25 for a Wild. Cards on the table do not count. The fewer points you have, the better.
M-32 = For the next round the deal passes to the player on the dealer’s left, and the whole deck is shuffled again.

## End of the game

M-33 = The game is over at the end of the round in which somebody makes phase 10, and that player wins it.
M-34 = If several of you make phase 10 in that same round, compare your total scores, the points of that round included. The lowest total among you wins.
M-35 = If the totals are equal too, the tied players, and only they, play phase 10 once more. The first of them to go out wins the game.

## Going out and hidden hands

M-36 = You can go out only if your phase is on the table.
M-37 = Your hand is hidden from the other players.

## Variants

M-V1 = Ten rounds, one for each phase: after each round everyone goes on to the next phase, made or not. At the end the lowest total score wins.
M-V2 = Fewer phases: before the game you agree how many phases it takes to win: 5 or 7, say. Nothing else changes.


### ravensburger

## Material and set-up

R-01 = The deck has 108 cards: the numbers 1 to 12, each twice in each of four colours (96 cards), 4 Skips and 8 Jokers. Which four colours they are is assumed, because the rulebook does not print it. At most 6 people can play: there are six overview cards.
R-02 = The dealer shuffles and deals 10 cards to each player.
R-03 = The cards left over are the draw pile, face down. Its first card is turned up beside it and starts the discard pile. If that is a Joker or a Skip, it goes under the draw pile and another card is turned up.
R-04 = The player to the dealer’s left begins, and turns go round clockwise.

## A turn

R-05 = You must begin your turn by taking the top card of the draw pile or of the discard pile. Then you may lay your phase. At the end you must discard a card.
R-06 = Everyone works on one phase at a time, in the order of the overview card. If you make yours, the next one is for the next round; if you do not, you try the same one again.
R-07 = The ten phases are those of the Mattel edition (M-16): 1) 2 sets of 3; 2) set of 3 + run of 4; 3) set of 4 + run of 4; 4) run of 7; 5) run of 8; 6) run of 9; 7) 2 sets of 4; 8) 7 cards of one colour; 9) set of 5 + set of 2; 10) set of 5 + set of 3. The rulebook prints phases 1, 2, 4 and 8, and its example for free order (R-V4) gives 5 and 6. Phases 3, 7, 9 and 10 are assumed: they stood on the overview card.

## Combinations

R-08 = A set is cards of the same value; colours do not matter. A set of 2 is a pair, a set of 3 a triple, a set of 4 a quadruple and a set of 5 a quintuple.
R-09 = A run is four or more cards of consecutive values, in any colours. It stops at 12 and does not go on with a 1.
R-10 = In phase 8 only the colour matters: it takes seven cards of the same colour, with any values.
R-11 = The sets of a phase may be alike: two triples can be six equal cards, and two quadruples can be eight.
R-12 = Wait until you have your whole phase in your hand. An incomplete one may not be laid.
R-13 = You lay exactly the groups that your phase asks for. If it asks for two triples, you cannot lay a third, though each of the two may be longer (X-07).
R-14 = Cards can be added to a phase as soon as it is on the table, in the same turn too: a triple of 5s takes another 5, and 8-9-10-11 takes a 7 or a 12.
R-15 = Once your own phase is on the table, you may on each of your turns add one or more cards that fit, to your own phase and to other players’.

## Jokers and Skips

R-16 = A Joker can be any card you need, in a phase and when you add to one. There is no limit: use as many Jokers as you hold.
R-17 = Jokers work in phase 8 too: there each takes the colour you need.
R-18 = A Joker on the table stays there, even if you hold the card it stands for: there is no exchange.
R-19 = You cannot skip anyone with a Joker: it never stands for a Skip.
R-20 = A Skip is played as the last card of your turn, in front of any one of the other players instead of on the discard pile. (A note in the rulebook’s margin speaks of the next player only; the text of the rule decides.)
R-21 = With a Skip in front of you, you miss your next turn and put the Skip under the discard pile.
R-22 = A player who already has a Skip in front of them cannot get a second one.
R-23 = You may end the round with a Skip; it then skips nobody.

## Rounds, scores and the end

R-24 = The round is over when a player gets rid of their last card. Every turn ends with a discard (R-05), so that last card is discarded or played as a Skip (X-12). The others score the cards left in hand: 5 points for each number from 1 to 9, 10 for each from 10 to 12, 15 for a Skip and 20 for a Joker.
R-25 = The score sheet shows every player’s points round by round, the total, and the phases made, which are crossed off. After five rounds it may look like this: 5 phases and 35 points; 3 phases and 170 points; 4 phases and 125 points; 2 phases and 230 points.
R-26 = The whole deck is shuffled for each new round, and the deal passes to the player on the dealer’s left.
R-27 = The player who has laid the tenth phase wins the game. If several players do so in the same round, compare their totals, the points of that round included. The lowest total among them wins.

## Variants

R-V1 = Ten rounds, exactly, one for each phase: after each of them everyone goes on to the next phase, made or not. Whoever ends a round scores 0 for it; the others score their cards. At the end the lowest total wins.
R-V2 = Chosen phases: before the game you agree which phases to play and leave the others out. You might play the first five, only the even ones, or only the odd ones.
R-V3 = Knocking: if you want the card that another player has just discarded, knock and take it. You then go on as in a turn of your own: you may lay your phase and so on, and you must discard a card at the end. After that it is the turn of your left-hand neighbour.
R-V4 = Free order: make your phases in any order, one a round. A phase is crossed off on the score sheet as soon as it is laid, and adding cards never turns it into another one: a run of 7 does not grow into phase 5 or 6. The first to have laid all ten wins; the lowest total breaks a tie.


### express

## Material and set-up

E-01 = The deck has 54 playing cards: the numbers 1 to 12, each once in blue, green, red and yellow (48 cards), 3 Wilds and 3 Skips. Two reference cards lie where everyone can see them.
E-02 = The dealer shuffles and deals 5 cards to each player, face down.
E-03 = What has not been dealt is the draw pile, and its top card is the start of the discard pile. If that card is a Wild, the first player may draw it. If it is a Skip, the first player misses the first turn.
E-04 = Turns go round clockwise, starting with the player to the dealer’s left.

## A turn

E-05 = Your turn has four steps, always in this order: draw the top card of the draw pile or of the discard pile; lay your phase, if you can; hit, if you can; discard one card.
E-06 = You may lay one phase a round, whole and from your hand. You work your way from phase 1 up to phase 10. Once your phase is laid you have made it; if you do not make it, you try it again in the next round.

## Combinations

E-07 = A set is two or more cards with the same number, in any colours. Both sets of a phase may have the same number.
E-08 = A run is three or more cards in number order, in any colours.
E-09 = A run of pairs is made of pairs with consecutive numbers: two 6s and two 7s, say. Phase 4 asks for one.
E-10 = A run of odd cards is made of consecutive odd numbers, such as 1, 3, 5, 7; a run of even cards, of consecutive even numbers. Phases 8 and 9 ask for them.
E-11 = A colour run is a run whose cards all have the same colour. Phase 7 asks for one.
E-12 = In a colour group only the colour counts: all its cards have the same one, in no order. Phase 10 asks for one.
E-13 = A group of odd cards has only odd numbers, a group of even cards only even ones, in any mix. All of these are 4 odd cards: 1, 3, 5, 7 or 3, 3, 5, 5 or 7, 7, 7, 7 or 1, 5, 9, 11.
E-14 = The ten phases are: 1) 4 odd cards; 2) 2 sets of 2; 3) 4 even cards; 4) run of 2 pairs; 5) set of 3; 6) run of 4; 7) run of 3 in one colour; 8) run of 4 odd cards; 9) run of 4 even cards; 10) 4 cards of one colour.

## Wilds and Skips

E-15 = A Wild stands for any number or any colour you need. Use as many as you like, as long as there is at least one number card in the phase. A Wild stays where it was laid until the round is over.
E-16 = A Skip is played as your discard, in front of another player of your choice, and ends your turn. On their next turn that player does nothing but move the Skip to the top of the discard pile.
E-17 = Skips have no place in a phase, may not be drawn from the discard pile, and may not be played on a player who already has one in front of them.

## Hits, end of a round, end of the game

E-18 = Hits work as in M-25 to M-28. Your own phase must be on the table first, and you hit only on your own turn; then you may hit any number of cards, on your own and on other players’ phases. Each card must fit exactly, and a Wild may be hit on any set, run or colour group. For what fits on the groups that only Express has, see X-09.
E-19 = You go out when you have no cards left, whether by hitting, by discarding, or by both. The round then ends at once for everybody (M-29).
E-20 = The player who went out and everyone who laid a phase move on to their next phase. The player who went out scores 0; the others score the cards in hand, and only those: 5 points for each number from 1 to 9, 10 for each from 10 to 12, 15 for a Skip and 25 for a Wild.
E-21 = For the next round the deal passes to the player on the dealer’s left, and the whole deck is shuffled again.
E-22 = The game is over at the end of the round in which somebody makes phase 10, and that player wins it. If several do, the lowest total score among them wins, the points of that round included. If those totals are equal too, the tied players play phase 10 once more, and the first to go out wins.
E-23 = Every card carries a symbol for its colour, so that people with any kind of colour blindness can play.

## Going out and hidden hands

E-24 = You can go out only if your phase is on the table.
E-25 = Your hand is hidden from the other players.

## Variants

E-V1 = Ten rounds, one for each phase: after each round everyone goes on to the next phase, made or not. At the end the lowest total score wins.
E-V2 = Fewer phases: before the game you agree how many phases it takes to win: five or seven, say. Nothing else changes.


### pocket

## Material and set-up

P-01 = Each player gets 7 cards. The rest is the draw pile, and its top card, turned up, starts the discard pile.
P-02 = The deck is assumed to be that of the Mattel edition (M-01): 108 cards, with the numbers 1 to 12 twice in each of four colours, 8 Jokers and 4 Skips. The rulebook prints neither the cards nor their colours.
P-03 = Turns go round clockwise, starting with the player to the dealer’s left.

## A turn

P-04 = On your turn you draw the top card of the draw pile or of the discard pile, lay your phase if you can, hit if you can, and discard one card, which ends your turn.
P-05 = You may lay one phase a round. Everyone starts on phase 1 and works up to phase 10 without leaving one out. You lay a phase only when all of it is in your hand, and once it is laid you have made it. If you do not make it, you try it again in the next round.

## Combinations

P-06 = There are three kinds of groups. A set is two or more cards with the same number. A run is three or more cards in number order. In a colour group all cards have the same colour. In sets and runs colours do not matter (X-29).
P-07 = The ten phases are assumed, because the rulebook does not print them; they are the classic ones scaled down to seven cards: 1) 2 sets of 2; 2) set of 2 + run of 3; 3) set of 3 + run of 3; 4) run of 5; 5) run of 6; 6) run of 7; 7) 2 sets of 3; 8) 5 cards of one colour; 9) set of 4 + set of 2; 10) set of 4 + set of 3.

## Jokers and Skips

P-08 = A Joker can be any number or any colour you need. Use as many at once as you like, but never without a number card. A Joker on the table stays there: you cannot swap it for the card it stands for.
P-09 = A Skip costs another player their next turn. Only one Skip a round may be played against each player.

## Hits, end of a round, end of the game

P-10 = Once you have laid your phase, you may hit cards on the phases on the table. They must fit exactly. You hit only on your own turn; the turn in which you lay counts too.
P-11 = You win the round if you are the first to hit or discard your last card. You and everyone else who laid a phase go on to the next one in the next round.
P-12 = What you still hold counts against you: each number card its face value, each Skip 10 points and each Joker 20.
P-13 = All the cards are shuffled, and a new round begins.
P-14 = The game is over at the end of the round in which somebody makes phase 10, and that player wins it. If several do, the lowest total score among them wins, the points of that round included.


### board

## Material and set-up

B-01 = The board shows a ring of 32 action spaces of eight kinds, ten phase spaces, and behind them the finish, a laurel. Each player has a pawn for the ring and a marker for the phases. There are two dice and a deck of 96 cards: the numbers 1 to 12, each twice in each of four colours (which four is assumed), without Jokers or Skips. The game is for 2 to 6 players.
B-02 = Every pawn starts on the large star space, and every marker on phase 1.
B-03 = The cards are dealt clockwise, one at a time, until everyone has 10. Then five cards are put face up as the start of the discard pile; only the top one can be seen. The rest is the draw pile, face down. The youngest player begins the first round.

## A turn

B-04 = Your turn has three steps, always in this order. First you must roll both dice, move your pawn and do the action of its space. Then you may lay your phase and hit. At the end you must discard one card.
B-05 = You choose one of the two dice and move your pawn clockwise by its number. If both show the same number, you may move by that number or by twice as much.
B-06 = You jump over a space on which another pawn stands, and you do not count it.
B-07 = You must do the action of the space your pawn lands on.
B-08 = A phase goes down whole, with all the cards it needs at once, and never in part. It may be longer than asked: ten numbers in a row will do for a run of 9.
B-09 = Once your own phase is on the table you may hit in the second step, on your own phase and on other players’; the turn in which you lay counts too. A hit adds to what is there and never starts a new group.
B-10 = An example: on the table are 8-8-8-8, 11-11-11-11 and a run from 3 to 11. You may add 8s and 11s, and to the run a 2 (and after it a 1) and a 12. You may not put down four 4s or another run: those would be new groups.

## The eight actions

B-11 = Draw: you take as many cards as the space says, two or three, from the draw pile, from the discard pile, or some from each. They come one by one, so you can look at each before you decide where the next one comes from.
B-12 = Search: you pick up the whole discard pile, keep any one card without showing it, and put the rest back in the same order.
B-13 = Again: you take the top card of the draw pile or of the discard pile, lay and hit if you want to, and discard. Then you have another whole turn, with all three steps; if you land on Again once more, it counts once more. If you end the round with the first of the two turns, you lose the second.
B-14 = Swap: first you put up to four cards from your hand on the discard pile, and the others see only the one on top. Then you draw one card more than that from the draw pile.
B-15 = Everyone: you draw the top card of the draw pile, and then all the other players draw one each, one after the other.
B-16 = Joker: you draw the top card of the draw pile and hold it the wrong way round, so that the others see its face. From now on it is a Joker and stands for any number or any colour.
B-17 = Ask: you name a number from 1 to 12, but no colour, and a direction, left or right. The other players are asked in that direction; the first to have the number must give you one such card and draws the top card of the draw pile to replace it. If nobody has the number, you draw the top card of the draw pile yourself.
B-18 = A player who is asked for a number and holds it only as the face of a Joker must give that Joker. The card given and the one drawn to replace it are both held the right way round: neither is a Joker. (That is how we read the rulebook.)
B-19 = Star: you choose any other action, move your pawn clockwise to the next free space of that action, and do it. If all of its spaces are occupied, you choose another one. Drawing two and drawing three are the same action, so your pawn goes to the next free Draw space, whichever it is. You cannot choose Star with a star.

## Phases

B-20 = There are three kinds of groups. In a set all numbers are equal; phases ask for sets of 2, 3, 4 or 6, and sets may share their number: 3-3, 3-3, 7-7, 7-7 is four sets of 2. A run has at least three consecutive numbers; 12 and 1 are not linked. In sets and runs colours do not matter. In a colour group at least five or six cards have the same colour, and numbers do not matter.
B-21 = The ten phases are: 1) 5 cards of one colour + run of 3; 2) 4 sets of 2; 3) set of 3 + run of 4; 4) 2 runs of 4; 5) 6 cards of one colour + set of 3; 6) run of 8; 7) set of 2 + set of 3 + set of 4; 8) 2 sets of 4; 9) run of 9; 10) set of 6 + set of 3. The run of phase 1, the set of phase 5 and the whole of phases 3, 4, 7 and 10 are assumed: they stood on the phase card, not in the rulebook. (Another source gives set of 5 + set of 3 for phase 10, but the rulebook lists sets of 6 and none of 5.)
B-22 = The order of the spaces on the ring is assumed, because the rulebook only pictures it; certain are the 32 spaces, the eight kinds, several Joker spaces and the large star as the start. Clockwise from the start: Star, Draw 2, Search, Ask, Draw 2, Swap, Joker, Everyone, Again, Star, Draw 3, Ask, Search, Draw 2, Swap, Again, Star, Joker, Search, Ask, Draw 2, Swap, Draw 3, Everyone, Again, Star, Draw 2, Ask, Search, Joker, Swap, Again.

## Jokers on the table

B-23 = In every phase a Joker can be any number or colour you need. You lay it the way you held it, reversed. Once laid it stays: nobody can swap it for the card it stands for.
B-24 = Jokers can be added even to a set or a run that is full: to a set of eight and to a run from 1 to 12, whether or not there are Jokers in it already. Such a Joker stands for nothing.
B-25 = No group can be all Jokers: each needs at least one real card.
B-26 = In a run it must be clear which number each Joker stands for. A 3 and two Jokers laid as 3-Joker-Joker are 3-4-5, so a 2, a 6 or a Joker comes next. Joker-3-Joker takes a 1, a 5 or a Joker; Joker-Joker-3 takes only a 4 or a Joker.
B-27 = While there are only full runs on the table, every player who has laid a phase may discard two cards instead of one at the end of the turn, in either order. What counts is the table in the third step, after the hits: any set or colour group on it rules this out. The two cards may be your last ones and end the round. You may do so in both turns of Again.

## End of a round, end of the game

B-28 = The round ends when a player discards their last card in the third step, even in the turn in which they laid. Nothing but this discard ends it, so you cannot hit your last card.
B-29 = The marker of the player who ended the round moves on two phase spaces and so skips a phase. After that, clockwise, everyone else who has laid a phase moves on one space and puts the cards left in hand on the discard pile.
B-30 = If you have not laid your phase, you stay on it. But you may keep up to five cards of your hand for the next round; the others go to the discard pile.
B-31 = There are no penalty points in this game: cards left in hand cost nothing.
B-32 = For a new round all cards but the kept ones are shuffled. They are dealt clockwise, one at a time, until everyone has 10 again; then five cards start the discard pile, and the rest is the draw pile (B-03). Pawns stay where they are.
B-33 = The player to the left of whoever ended the round begins the next one.
B-34 = The game ends at once, even in the middle of scoring a round, when a marker reaches the laurel. The player who ended the round moves first and the others follow clockwise; whoever gets there first wins.

## Hidden hands, one phase in a round

B-35 = Your hand is hidden from the other players, but a Joker in it shows its face to all of them.
B-36 = You may lay one phase a round, even if Again gives you more turns. The next phase is for the next round.


### rulings

## Piles and drawing

X-01 = When a card must come from the draw pile and the pile is empty, and not before, the discard pile without its top card is shuffled and becomes the new draw pile. If even that gives no card, you take the top of the discard pile where that is allowed; otherwise you draw nothing, and your turn goes on. If you draw several cards, this applies to each in turn. In the board game, a player who is asked for a card (B-17) gives it even if there is none to draw to replace it.
X-02 = Every game ends. A round that reaches 100 turns per player ends without a winner: everyone scores their hand, and those who laid a phase move on. (In the board game they move one phase, clockwise from the player who began the round; the player to that player’s left begins the next.) A game that reaches 100 rounds ends too: the most phases win, then the lowest total. Players equal in both share the win.
X-03 = In every edition, a Skip is never drawn from the discard pile and is never part of a phase or a hit. (The Mattel and Express rulebooks print this for drawing and for phases.)
X-24 = In the Mattel, Express and Pocket editions, a Skip on top of the discard pile blocks it: the card beneath is not on offer. In the Ravensburger edition a used Skip goes under the discard pile; if that pile is empty, the Skip is its top card and blocks it. So does a Skip discarded there because nobody can be skipped (X-04). A Skip played in front of a player leaves the top of the discard pile as it was.
X-27 = You may discard the card you have just drawn, from whichever pile it came. You may also discard a Wild or Joker.

## Skips

X-04 = As long as there is a player you may skip, a Skip can only be played in front of one. If there is none, you may put it on the discard pile, without effect, whatever else you hold. (In Pocket that can happen: each player can be skipped only once in a round.)
X-05 = In Pocket, Skips and dealing follow the Mattel edition. You play a Skip as your discard in front of another player (M-20), who on the next turn only moves it to the top of the discard pile (M-21). A Skip is never part of a phase (M-23) and is not played on a player who already has one in front of them (M-24). The player to the dealer’s left deals next (M-32). A Joker that starts the discard pile may be drawn. A Skip that starts it skips the first player, but does not count as that player’s one Skip of the round.
X-18 = A Skip may be your last card in every edition; it then has no effect. Skips that lie in front of players when a round ends are shuffled in with the rest and skip nobody.

## Laying and hitting

X-06 = The one number card needed besides Wilds or Jokers (M-18, E-15, P-08) is for the phase as a whole, not for each group. If you lay a group of Wilds alone, say what it stands for: the number of a set, the first number of a run, the colour of a colour group. The Ravensburger edition asks for no number card at all, the board game for one in each group (B-25). Hits never need one.
X-07 = You may lay a group longer than the phase asks for, and the extra cards count as hits; but never a shorter group, and never an extra one. (The board game’s rulebook prints this.) In the Mattel, Express and Pocket editions the round ends if you lay your last card.
X-08 = A run stays within 1 to 12, both when it is laid and when it grows: nothing links 12 to 1, and it grows only at its ends. Whoever lays it says what each Wild in it stands for, and that never changes. A Wild that is hit becomes the next number at the end you pick; where the run has reached 1 or 12, only the other end is left. Nothing more fits on a run from 1 to 12, except for Jokers in the board game (B-24). Sets and colour groups can grow without limit.
X-09 = The groups that only Express has grow like this. A group of odd (even) cards takes any odd (even) card or a Wild. A run of pairs takes a whole pair at either end in one go, and one or both of its cards may be Wilds; a single card does not fit, and it is also laid longer by whole pairs only. A run of odd cards takes the next odd number, within 1 to 11, and a run of even cards the next even number, within 2 to 12; a Wild becomes that next number. A colour run takes the next number in its colour.
X-29 = Where a rulebook is silent, colours do not matter in sets and runs, and two sets of one phase may have the same number. (The Mattel, Ravensburger and Express rulebooks say so, and the board game’s shows it; only Pocket’s is silent.)
X-28 = No card on the table is moved during a round, not even a Wild that was hit.

## Going out

X-12 = In the Ravensburger edition every turn ends with a discard, so you may not lay or hit your last card. An option turns on the milder reading, in which no discard is needed to go out (M-29). In the Mattel, Express and Pocket editions no discard is needed: their rulebooks say so.
X-16 = In the board game you may not lay or hit your last card. A hand that becomes empty in the first step, through Swap or Ask, does not end the round. After Again, the discard of the first of the two turns can end it.
X-17 = In every edition, only a player who has laid a phase can go out. If you have not laid yours and hold a single card when it is time to discard, you keep that card and your turn ends.

## Players, dealers, ends

X-10 = Every edition is for 2 to 6 players. (The board game’s rulebook prints this; two others tell only of six boards or cards, and two name no number.)
X-11 = If a rulebook does not say how a tie on points is broken: in the Ravensburger and Pocket editions the tied players replay the last phase as in M-35, and the first to go out wins; in a game of ten rounds they share the win.
X-15 = The table chooses the first dealer; in the board game, whose rulebook names the youngest, it chooses who begins. Otherwise chance picks a seat.
X-19 = In the board game the laurel is the space behind phase 10. From phase 9, two steps reach it and win; from phase 10 the second step is lost. Scoring stops there.
X-25 = In the replay that breaks a tie (M-35), the next tied player clockwise deals. Only the tied players get cards and can be skipped. You must lay the phase to go out, and points do not count. A round without a winner is replayed; after five replays without a decision, the tied players share the win.
X-21 = Hands are hidden in the Ravensburger and Pocket editions too. Hands that are scored at the end of a round are shown to everyone then; in the board game, where nothing is scored, they are not. In the board game everyone sees the top of the discard pile, but the cards below it only the player who searches, while searching. Everyone hears which number is asked for and sees who gives it, but not in which colour.

## Variants

X-22 = A variant belongs first to the editions that print it; the other card editions offer it as a house rule, and the board game offers none. Ten rounds and free order cannot be combined. Ten rounds with chosen phases means as many rounds as there are phases. Chosen phases are made in ascending order, unless free order is on, and making all of them wins the game. Wherever a rule says phase 10, read the last of the agreed phases. Knocking goes with all the other variants.
X-13 = Knocking (R-V3): before the next player draws, anyone but the player who discarded may claim the card just discarded. A Skip, the card that starts the discard pile and the card that ends a round cannot be claimed; a knocker’s own discard can. A player with a Skip in front of them cannot knock. The first knock wins at once; when everyone who may knock has passed, the next player draws as usual. Without a clock the players are asked clockwise, up to the first knock; with a clock, silence until the time is up is a pass. The claimed card takes the place of the draw. Play goes on to the knocker’s left, so players in between lose that turn, and a Skip in front of one of them stays there.
X-23 = Free order (R-V4): when you lay, you name the phase. If your cards fit several phases, only the one you named counts.

## The board game

X-14 = If the discard pile is empty, the card for Search, and each card for Draw, comes from the draw pile.
X-20 = You may discard a Joker, in the third step or with Swap; it is then an ordinary card again. A Joker that you keep for the next round (B-30) stays a Joker; all others are turned back when the cards are shuffled. A hand may have more than ten cards.
X-26 = Pawns share only the start space, and only because they start there; while another pawn stands on it, it is one occupied space. Nobody does an action at the set-up. With Swap you discard none to four cards, in the order you like; if you discard none, you still draw one. With Everyone the others draw clockwise. When a number is asked for, the giver chooses which card of that number to give, but a real one before a Joker. The first card is dealt to the player who begins the round.
