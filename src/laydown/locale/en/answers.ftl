# Questions that players ask, and what to answer: see src/laydown/answers. faq-words are other words
# by which a question is found. An answer stands behind its verdict and does not repeat it.

faq-verdict-yes = Yes.
faq-verdict-no = No.
faq-verdict-depends = It depends.
# Words that say nothing about what is asked.
faq-small-words = a an the i you he she it we they my your his her their our me us him them is are was be been do does did may can could must should have has had to of in on at by for from with and or if what who whom how when which that this there so just any some not get happens happen one

## How an answer is told

# The rulebook of the edition says nothing; a clause of ours follows.
faq-silent = The rulebook says nothing about this; the answer is our ruling.
# $edition is the name of an edition, or of several; its answer follows.
faq-edition = { $edition }:
faq-by = By { $clauses }.
faq-with = With the option “{ $option }”:
faq-heading = Questions about the rules
faq-search = Ask in a few words: last card, skipped twice …
faq-elsewhere = Elsewhere
faq-everywhere = The other editions answer the same.
faq-nearby = Similar questions
faq-none = No question found for “{ $query }”. Try other words.
faq-none-help = To see all questions, type laydown ask.
faq-list-help = To read an answer, type laydown ask and a few words of the question.

## Themes

faq-theme-setup = Before the game
faq-theme-drawing = Drawing and discarding
faq-theme-laying = Phases
faq-theme-wilds = Wilds and Jokers
faq-theme-skips = Skips
faq-theme-hitting = Hitting
faq-theme-round = The end of a round
faq-theme-game = The end of the game
faq-theme-ring = On the board

## Answers that several questions share

faq-answer-no-skips = There are no Skips in this edition.
faq-answer-no-points = No points are counted in this edition.
faq-answer-no-ring = This edition is played with cards alone: there are no dice, no pawns and no action spaces.

## Before the game

faq-players = How many can play?
faq-words-players = number players people two three six seven maximum minimum persons
faq-answer-players-six = From 2 to 6 players.

faq-deck = How many cards are in the deck?
faq-words-deck = pack contents count wilds jokers skips colours colors numbers
faq-answer-deck-classic = 108: the numbers 1 to 12, twice in each of four colours, plus 8 Wilds and 4 Skips.
faq-answer-deck-assumed = We assume 108, as in the classic game: 96 number cards, 8 Wilds and 4 Skips. The rulebook does not list them.
faq-answer-deck-express = 54: the numbers 1 to 12, once in each of four colours, plus 3 Wilds and 3 Skips.
faq-answer-deck-board = 96: the numbers 1 to 12, twice in each of four colours. There are no Skips, and a Joker is a card turned round during play.

faq-deal = How many cards does each player get?
faq-words-deal = dealt deal hand start beginning give out
faq-answer-deal-ten = 10 cards each.
faq-answer-deal-five = 5 cards each.
faq-answer-deal-seven = 7 cards each.

faq-first-card = What if the first card turned up is a Skip or a Wild?
faq-words-first-card = starting start discard pile joker opening begin upcard flipped
faq-answer-first-card-counts = Both count. The first player may take the Wild; a Skip costs the first player their turn.
faq-answer-first-card-under = Neither stays. It goes under the draw pile, and another card is turned up.
faq-answer-first-card-neither = That cannot be: the deck has only number cards. Five of them start the discard pile.

faq-begins = Who starts the game?
faq-words-begins = goes begins begin first player turn dealer left youngest clockwise
faq-answer-begins-left = The player to the dealer’s left; then clockwise. You agree among yourselves who deals first.
faq-answer-begins-youngest = The youngest, or whoever you agree on; then clockwise.

faq-next-round = Who starts the next round?
faq-words-next-round = deals dealer begins new second shuffle
faq-answer-next-round-dealer = The deal passes to the left, and the player to the new dealer’s left begins.
faq-answer-next-round-board = The player to the left of whoever ended the last round.

## Drawing and discarding

faq-must-draw = Do I have to draw a card on my turn?
faq-words-must-draw = begin pass obligatory compulsory without drawing no card
faq-answer-must-draw-draw = Every turn starts with one card, from either pile. You cannot skip that.
faq-answer-must-draw-roll = Here a turn starts with the dice. You must roll, move and do the action of your space; the action says which cards you get.

faq-take-deeper = May I take a card from the middle of the discard pile?
faq-words-take-deeper = deeper below under second several whole lower older two cards
faq-answer-take-deeper-top = You can take only the top card, and only one card a turn.
faq-answer-take-deeper-search = Usually only the top card. With the action Search you look through the whole pile and pick any one card.

faq-take-wild = May I take a Wild from the discard pile?
faq-words-take-wild = joker pick up draw top
faq-answer-take-wild-yes = If a Wild is on top, you may take it like any other card.
faq-answer-take-wild-ordinary = You may take whatever is on top. But a discarded Joker is an ordinary number card again.

faq-take-skip = May I take a Skip from the discard pile?
faq-words-take-skip = pick up draw top
faq-answer-take-skip-no = A Skip on the discard pile stays there: draw from the draw pile instead.

faq-under-skip = There is a Skip on top: may I take the card beneath it?
faq-words-under-skip = under below blocked blocks discard pile
faq-answer-under-skip-blocked = The Skip blocks the discard pile until another card covers it. You draw from the draw pile.
faq-answer-under-skip-rarely = If a Skip is on top, it blocks the pile. That is rare here, because a used Skip goes to the bottom of the discard pile.

faq-draw-empty = What if the draw pile is empty?
faq-words-draw-empty = deck runs out no cards left reshuffle shuffle exhausted used up finished
faq-answer-draw-empty-shuffle = When somebody needs a card from it, all discards but the top one are shuffled into a new draw pile. If there are none, you take the top discard if you may, or go on without a card.

faq-discard-drawn = May I discard the card I have just drawn?
faq-words-discard-drawn = same throw away back again put picked up took
faq-answer-discard-drawn-yes = You may discard it right away, whichever pile it came from.

faq-knock = May I take a discard when it is not my turn?
faq-words-knock = knocking knock claim buy out of turn card wants
faq-answer-knock-printed = Not in the usual game. This rulebook has it as a variant, Knocking: agree on it before you start.
faq-answer-knock-house = Not by this rulebook. You can agree on knocking as a house rule before you start.
faq-answer-knock-never = The board game has no such rule, and no variants either.
faq-answer-knock-knocking = Knock, and the card just discarded is yours instead of a draw. You play your turn, and then the player to your left goes. Anyone jumped over misses that turn; Skips cannot be claimed.

## Phases

faq-lay-part = May I lay part of my phase and the rest later?
faq-words-lay-part = half incomplete one set first piece by piece partly
faq-answer-lay-part-no = A phase goes down whole, in one go, from your hand.

faq-must-lay = Do I have to lay my phase as soon as I can?
faq-words-must-lay = must right away immediately hold back wait keep later force obliged at once
faq-answer-must-lay-no = You may hold it back and lay it on a later turn. But if the round ends before you have laid it, you stay on it.

faq-lay-longer = May I lay more cards than the phase asks for?
faq-words-lay-longer = extra longer bigger additional four instead three needed
faq-answer-lay-longer-yes = Each group may be longer than asked, never shorter.

faq-extra-group = May I lay another set or run besides my phase?
faq-words-extra-group = third extra another new additional group combination
faq-answer-extra-group-no = You lay exactly the groups of your phase. Other cards can only be hit on groups already on the table.

faq-two-phases = May I lay two phases in one round?
faq-words-two-phases = second phase same next again more than one per
faq-answer-two-phases-no = One phase per player per round; the next one has to wait for the next round.

faq-longer-counts = Does a longer run count for a later phase too?
faq-words-longer-counts = run of 8 eight seven nine counts both grown becomes phase
faq-answer-longer-counts-no = What you lay is your current phase and nothing else, however long it gets.
faq-answer-longer-counts-free = You name the phase when you lay it, and only that one counts; adding cards does not turn it into another.

faq-same-number = May two sets of a phase have the same number?
faq-words-same-number = equal identical six tens eight twice sets
faq-answer-same-number-yes = Enough cards of one number can be split into both sets.

faq-colours = Must the cards of a set or run have the same colour?
faq-words-colours = color colors same suit mixed
faq-answer-colours-free = Colours do not matter there. They count only where a phase asks for cards of one colour.
faq-answer-colours-but-one = Colours do not matter in sets and plain runs. Only the colour run of phase 7 and the cards of phase 10 need one colour.

faq-twelve-one = Does 12 join 1 in a run?
faq-words-twelve-one = 11 twelve one link wrap around corner after circular continue
faq-answer-twelve-one-no = A run stays between 1 and 12: nothing follows the 12, and nothing comes before the 1.

faq-order = May I make the phases in another order?
faq-words-order = skip phase choose sequence free any leave out
faq-answer-order-fixed = You make the phases in order, and stay on yours until you have laid it.
faq-answer-order-free = Lay any phase you have not made yet, one a round, and say which one it is.

faq-not-made = I did not lay my phase: do I move on?
faq-words-not-made = failed missed repeat same again stay next round
faq-answer-not-made-again = You try the same phase again in the next round.
faq-answer-not-made-keep = You stay on your phase, and may keep up to 5 cards of your hand for the next round.
faq-answer-not-made-ten-rounds = Everyone goes on to the next phase after each round, made or not.

faq-laid-not-out = I laid my phase but did not go out: do I move on?
faq-words-laid-not-out = other won round next phase counts advance
faq-answer-laid-not-out-yes = Once laid, your phase is made. It does not matter who wins the round.
faq-answer-laid-not-out-one = Your marker moves one phase; only whoever ended the round moves two.

faq-out-two-phases = Does the winner of a round move on two phases?
faq-words-out-two-phases = goes out advance marker ended
faq-answer-out-two-phases-no = Everyone who laid moves on one phase, including whoever went out.
faq-answer-out-two-phases-yes = Whoever ends the round moves on two phases and so skips one; the others who laid move on one.

## Wilds and Jokers

faq-wild-exchange = May I swap a Wild on the table for the real card?
faq-words-wild-exchange = joker exchange exchanged swapped replace take back trade steal substitute
faq-answer-wild-exchange-no = It stays where it is until the round is over, even if you have the card it stands for.

faq-rearrange = May I move cards on the table?
faq-words-rearrange = moved rearrange shift other group wild joker laid take back reorganise
faq-answer-rearrange-no = What is on the table stays as it is for the rest of the round. You can only add cards from your hand.

faq-wild-many = How many Wilds may I use in a phase?
faq-words-wild-many = jokers limit maximum number
faq-answer-wild-many-number-card = As many as you like, as long as the phase has at least one number card.
faq-answer-wild-many-no-limit = As many as you like: there is no limit.
faq-answer-wild-many-each-group = As many as you like, as long as each group has at least one real card.

faq-wild-all = May a set be made of Wilds only?
faq-words-wild-all = jokers all entirely nothing but run whole group
faq-answer-wild-all-beside = One group may be Wilds alone if another group of the phase has a number card. A phase of Wilds and nothing else is not allowed.
faq-answer-wild-all-yes = This rulebook sets no limit. Just say what they stand for.
faq-answer-wild-all-no = Each group needs at least one real card.

faq-wild-run = What does a Wild stand for in a run?
faq-words-wild-run = joker count counts stands value number place gap change
faq-answer-wild-run-fixed = The number of its place. Whoever lays it settles that, and it never changes.
faq-answer-wild-run-plain = The number of its place, and it must be clear which one that is: a 3 with two Jokers after it is 3-4-5, so a 2 or a 6 comes next.

faq-wild-colour = May a Wild stand for a colour?
faq-words-wild-colour = joker color one phase 8 seven cards
faq-answer-wild-colour-yes = It can be any colour the group needs, and any number.

faq-wild-hit = May I add a Wild to a group on the table?
faq-words-wild-hit = hit joker others set run
faq-answer-wild-hit-yes = Once your own phase is on the table, it fits on sets, runs and colour groups alike.

faq-wild-discard = May I discard a Wild?
faq-words-wild-discard = joker throw away get rid put
faq-answer-wild-discard-yes = Nothing forbids it. But the next player may take it.
faq-answer-wild-discard-ordinary = A Joker may be discarded, and is then an ordinary card.

faq-wild-skip = May I use a Wild as a Skip?
faq-words-wild-skip = joker stand serve instead used
faq-answer-wild-skip-no = It stands for numbers and colours only. It takes a real Skip to make somebody miss a turn.

faq-wild-points = How many points does a Wild cost?
faq-words-wild-points = joker score worth value left hand count penalty
faq-answer-wild-points-more = 25 points if it is left in your hand.
faq-answer-wild-points-less = 20 points if it is left in your hand.

## Skips

faq-skip-whom = May I choose whom I skip?
faq-words-skip-whom = which player next anybody target play
faq-answer-skip-whom-any = Any other player who may still get one, not just the next.

faq-skip-two-players = Who is skipped when only two play?
faq-words-skip-two-players = only two players other again turn
faq-answer-skip-two-players-other = The other player, so you play again at once.
faq-answer-skip-two-players-once = The other player, so you play again at once; but only once a round.

faq-skip-twice = Can I be skipped twice?
faq-words-skip-twice = again row several two more than once same person skip times
faq-answer-skip-twice-one-at-a-time = You can have only one Skip in front of you at a time. Once it has cost you a turn, you may get another.
faq-answer-skip-twice-once = Each player gets at most one Skip a round.

faq-skipped-turn = May I lay or hit on a turn I lose to a Skip?
faq-words-skipped-turn = skipped missed during anyway draw nothing
faq-answer-skipped-turn-nothing = You only put the Skip away: you draw, lay, hit and discard nothing.

faq-skip-after = Where does a Skip go after the lost turn?
faq-words-skip-after = used spent put afterwards pile
faq-answer-skip-after-top = On top of the discard pile, where nobody may take it.
faq-answer-skip-after-under = To the bottom of the discard pile.

faq-skip-discard = May I discard a Skip without skipping anybody?
faq-words-skip-discard = throw away normal effect nobody
faq-answer-skip-discard-no = As long as there is somebody you can skip, it goes in front of them. Only if there is nobody does it go on the discard pile, without effect.

faq-skip-phase = May a Skip be part of a phase?
faq-words-skip-phase = set run group laid hit
faq-answer-skip-phase-no = A Skip is neither laid nor hit.

faq-skip-last = May my last card be a Skip?
faq-words-skip-last = final go out end round finish
faq-answer-skip-last-yes = It ends the round, and skips nobody.

faq-skip-points = How many points does a Skip cost?
faq-words-skip-points = score worth value left hand count penalty
faq-answer-skip-points-fifteen = 15 points if it is left in your hand.
faq-answer-skip-points-ten = 10 points if it is left in your hand.

## Hitting

faq-hit-before = May I hit before I have laid my phase?
faq-words-hit-before = add without first own not yet
faq-answer-hit-before-no = Your own phase has to be on the table first.

faq-hit-others = May I hit on other players’ phases?
faq-words-hit-others = other players opponents groups add own
faq-answer-hit-others-yes = Once you have laid, on any group on the table: your own and other players’.

faq-hit-same-turn = May I hit on the same turn I lay?
faq-words-hit-same-turn = same immediately at once straight away add
faq-answer-hit-same-turn-yes = As soon as your phase is on the table.

faq-hit-other-turn = May I hit on another player’s turn?
faq-words-hit-other-turn = out of turn someone else wait
faq-answer-hit-other-turn-no = You hit only on your own turn.

faq-hit-many = May I hit several cards on one turn?
faq-words-hit-many = many more than one number how
faq-answer-hit-many-any = As many as fit, down to your last card.
faq-answer-hit-many-but-one = As many as fit, but keep one card to discard.

faq-hit-fit = Which cards fit on a group?
faq-words-hit-fit = where ends run middle set exactly add hit same number gap
faq-answer-hit-fit-exactly = On a set the same number, on a run the next number at either end, on a colour group the same colour. Nothing goes into the middle of a run.
faq-answer-hit-fit-express = On a set the same number, on a run the next number at either end, on cards of one colour that colour. Groups of odd or even cards take any odd or even card, runs of them the next odd or even number, and a run of pairs a whole pair.

faq-full-run = What fits on a run from 1 to 12?
faq-words-full-run = full complete twelve cards wild joker add hit may
faq-answer-full-run-no = Nothing more, not even a Wild.
faq-answer-full-run-joker = Only Jokers: you may still add them, and they stand for nothing.

## The end of a round

faq-last-discard = Must I discard my last card to go out?
faq-words-last-discard = go out hit finish final end discard necessary without discarding
faq-answer-last-discard-no = You also go out by laying or hitting your last card.
faq-answer-last-discard-reading = Every turn ends with a discard, so keep one card for it. That is how we read the rulebook.
faq-answer-last-discard-yes = Only the discard at the end of your turn ends the round: never lay or hit your last card.
faq-answer-last-discard-any = With this option you may also go out by laying or hitting your last card.
faq-answer-last-discard-agreed = With this option you have to discard your last card.

faq-out-unlaid = May I go out without having laid my phase?
faq-words-out-unlaid = finish end round before not laid empty hand
faq-answer-out-unlaid-no = Your phase has to be on the table first. If you have one card left, you keep it and your turn is over.

faq-out-at-once = Do the others play on when somebody goes out?
faq-words-out-at-once = another last turn finish immediately end round once more
faq-answer-out-at-once-no = The round ends at once for everybody.

faq-out-points = How many points does the winner of a round get?
faq-words-out-points = zero went out score nothing
faq-answer-out-points-zero = 0 points: there are no cards left to count.

faq-number-points = How many points do number cards cost?
faq-words-number-points = score worth value left hand count penalty ten nine
faq-answer-number-points-five = 5 points for each from 1 to 9, and 10 for each from 10 to 12, if left in your hand.
faq-answer-number-points-face = Their face value, if left in your hand: 7 points for a 7.

faq-table-points = Do my cards on the table count as points?
faq-words-table-points = laid phase score groups
faq-answer-table-points-no = Only what is left in your hand counts.

faq-endless = What if a round never ends?
faq-words-endless = endless long stuck limit forever draw stalemate nobody goes out
faq-answer-endless-bound = After 100 turns per player we end it: nobody wins the round, everyone who laid moves on, and hands are scored where the edition has points. A game ends after 100 rounds.

## The end of the game

faq-wins = Who wins the game?
faq-words-wins = winner end finish phase ten over
faq-answer-wins-first = The first player to have made phase 10 at the end of a round.
faq-answer-wins-laurel = Whoever’s marker is first to reach the laurel, the space after phase 10.

faq-two-finish = What if two finish phase 10 in the same round?
faq-words-two-finish = several both players ten complete same time
faq-answer-two-finish-points = The lower total wins, this round included.
faq-answer-two-finish-first = Markers move one after another: first the one who ended the round, then the others clockwise. The first at the laurel wins, and there it stops.

faq-tie = Who wins a tie?
faq-words-tie = equal points same score draw level tiebreak
faq-answer-tie-replay = Only the tied players play phase 10 again. The first to go out wins.
faq-answer-tie-none = There is none: markers move one after another, and the first at the laurel wins.
faq-answer-tie-shared = In a game of ten rounds the tied players share the win.

faq-low-score = Does the lowest score win, even with fewer phases?
faq-words-low-score = points total behind fewest least matter
faq-answer-low-score-no = Phases come first. Points only decide between players who made phase 10 in the same round.
faq-answer-low-score-ten-rounds = In a game of ten rounds only the lowest total counts.

faq-shorter = Can we play a shorter game?
faq-words-shorter = quick fast fewer phases variant time less five rounds
faq-answer-shorter-printed = The rulebook has two ways: exactly ten rounds, after each of which everybody moves on, or only some of the phases. Agree before you start.
faq-answer-shorter-house = The rulebook has no short game, but as a house rule you can play ten rounds, or only some of the phases.
faq-answer-shorter-no = The board game has no variants.

## On the board

faq-dice = Do I move by both dice?
faq-words-dice = sum roll die double add pawn spaces
faq-answer-dice-one = You choose one of the two. With a double you move that number, or twice that number.

faq-occupied = Do occupied spaces count when I move?
faq-words-occupied = pawn other taken jump over same space
faq-answer-occupied-jump = You jump over them without counting them.

faq-must-act = Must I do the action of my space?
faq-words-must-act = obligatory compulsory landed decline action
faq-answer-must-act-yes = Whatever space you land on, you do what it says.

faq-again = What does the action Again give me?
faq-words-again = extra turn second another round arrow
faq-answer-again-turn = You take one card from either pile, may lay and hit, and discard. Then you take another whole turn. But you lay at most one phase a round.

faq-swap = What does the action Swap do?
faq-words-swap = exchange hand cards discard four new arrows
faq-answer-swap-four = You first discard up to four cards, then draw one more than that.

faq-ask-give = Must I give a card I am asked for?
faq-words-ask-give = action question number player hand over refuse
faq-answer-ask-give-must = The first player who has the number gives one such card and draws one to replace it. You choose which; you give a Joker with that number only if you have no other.

faq-star = What does the star space do?
faq-words-star = action choose free next
faq-answer-star-choose = You choose another action, move on to its next free space and do it.

faq-joker-made = How do I get a Joker?
faq-words-joker-made = wild reversed turned card space action
faq-answer-joker-made-turned = With the action Joker: you draw a card and hold it the wrong way round. It now stands for any number or colour.
faq-answer-joker-made-deck = They are in the deck from the start: you draw one, or take one from the top of the discard pile.

faq-keep-cards = May I keep cards for the next round?
faq-words-keep-cards = kept save carry over five hand stay
faq-answer-keep-cards-five = If you have not laid, up to 5. You discard the rest and are dealt back up to ten.
faq-answer-keep-cards-shuffled = All cards are shuffled, and everybody is dealt a new hand.

faq-two-discards = May I discard two cards?
faq-words-two-discards = more than one both second full runs
faq-answer-two-discards-full-runs = If you have laid and there are only full runs from 1 to 12 on the table, you may discard two. Otherwise one.
faq-answer-two-discards-one = A turn ends with one discard.
