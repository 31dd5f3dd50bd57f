/* Whole games of Mattel's classic rules by the quick player, in plain C: what the same moves cost
 * without an engine around them.
 *
 *     cc -O2 -o classic classic.c
 *     ./classic PILES SECONDS
 *
 * PILES is a text that our own games made: "players P", then for each game "game DEALER" and its
 * piles in the order of use, the deck of each round and each new draw pile: "pile N CARD ...", the
 * last card on top. A card is colour << 4 | number, as in the engine.
 *
 * All games are played once to hash their moves, then again and again until SECONDS of processor
 * time are spent. Only those later passes are timed, and they hash nothing. Prints JSON: the games
 * and moves played in that time, the seconds, and the hash of each game.
 *
 * Nothing here checks a move, tells anybody what happened, or knows another edition.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
    WILD = 0,
    SKIP = 15,
    HIGHEST = 12,
    COLOURS = 5, /* the engine's numbers of Mattel's colours are 0, 1, 2 and 4 */
    DECK = 108,
    DEALT = 10,
    MOST_CARDS = 12, /* in a hand: ten, and the one drawn */
    MOST_PLAYERS = 6,
    PHASES = 10,
    MOST_TURNS = 100,  /* per player and round, X-02 */
    MOST_ROUNDS = 100, /* */
    MOST_REPLAYS = 5,  /* */
    NOBODY = -1,
};

enum kind { SET, RUN, COLOUR };

struct pattern {
    enum kind kind;
    int size;
};

static const struct phase {
    int groups, least;
    struct pattern group[2];
} phases[PHASES] = {
    {2, 6, {{SET, 3}, {SET, 3}}}, {2, 7, {{SET, 3}, {RUN, 4}}}, {2, 8, {{SET, 4}, {RUN, 4}}},
    {1, 7, {{RUN, 7}}},           {1, 8, {{RUN, 8}}},           {1, 9, {{RUN, 9}}},
    {2, 8, {{SET, 4}, {SET, 4}}}, {1, 7, {{COLOUR, 7}}},        {2, 7, {{SET, 5}, {SET, 2}}},
    {2, 8, {{SET, 5}, {SET, 3}}},
};

struct hand {
    int size;
    uint8_t cards[MOST_CARDS]; /* in the order in which they came */
    int8_t number[16];         /* how many of each number; Wilds count as 0, Skips as 15 */
    int8_t colour[COLOURS];    /* how many of each colour, Wilds and Skips left out */
    uint16_t numbers;          /* which numbers are held, as a mask */
};

struct group {
    enum kind kind;
    int low, high; /* a set's number twice, a run's ends */
    int colour;
};

struct pile {
    int size;
    const uint8_t *cards;
};

struct game {
    int dealer;
    const struct pile *piles;
    int pile_count;
};

static int players;
static struct game *games;
static int game_count;

/* The game being played. */
static const struct pile *next_pile, *end_of_piles;
static struct hand hands[MOST_PLAYERS];
static struct group table[MOST_PLAYERS][2];
static int group_count[MOST_PLAYERS]; /* 0 until the seat has laid */
static int skips[MOST_PLAYERS];       /* Skips lying in front */
static int made[MOST_PLAYERS];        /* phases made */
static int totals[MOST_PLAYERS];
static int playing[MOST_PLAYERS]; /* whether the seat is dealt in: in a replay only the tied are */
static int replaying;
static uint8_t draw_pile[DECK], discard_pile[DECK];
static int draw_count, discard_count;

static int64_t moves;
static int hashing;
static uint64_t hash;

/* For each size of a run the most of its places that the numbers in a mask can fill. */
static uint8_t run_filled[10][2 << HIGHEST];


/* --- what was done, for the hash: FNV-1a --- */

enum { DRAW = 1, TAKE, LAY, HIT, DISCARD, PLAY_SKIP, PASS };
enum { NO_END, LOW, HIGH };

static void tell(int byte)
{
    if (hashing)
        hash = (hash ^ (uint8_t)byte) * 0x100000001b3u;
}

static void begin_move(int seat, int kind)
{
    moves++;
    tell(seat);
    tell(kind);
}

static void fail(const char *reason)
{
    fprintf(stderr, "classic: %s\n", reason);
    exit(1);
}


/* --- a hand --- */

static int is_real(int card)
{
    return card != WILD && card != SKIP;
}

static int points(int card)
{
    static const uint8_t by_number[16] = {25, 5, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 0, 0, 15};
    return by_number[card & 15]; /* M-31 */
}

static void count_card(struct hand *hand, int card, int change)
{
    int number = card & 15;
    hand->number[number] += change;
    if (is_real(card)) {
        hand->colour[card >> 4] += change;
        hand->numbers = (hand->numbers & ~(1 << number)) | (hand->number[number] > 0) << number;
    }
}

static void add_card(struct hand *hand, int card)
{
    hand->cards[hand->size++] = card;
    count_card(hand, card, 1);
}

static void remove_card_at(struct hand *hand, int at)
{
    count_card(hand, hand->cards[at], -1);
    hand->size--;
    for (; at < hand->size; at++)
        hand->cards[at] = hand->cards[at + 1];
}

static int find_card(const struct hand *hand, int card)
{
    int at = 0;
    while (hand->cards[at] != card)
        at++;
    return at;
}


/* --- how many cards a hand is short of a phase --- */

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

static int most_of(int a, int b)
{
    return a > b ? a : b;
}

static int two_sets_filled(const struct hand *hand, int large, int small)
{
    int most = 0, second = 0;
    for (int number = 1; number <= HIGHEST; number++) {
        int held = hand->number[number];
        second = most_of(second, least_of(held, most));
        most = most_of(most, held);
    }
    /* One number for both, or the most frequent one for the larger set. */
    return most_of(least_of(most, large + small),
                   least_of(most, large) + least_of(second, small));
}

static int set_and_run_filled(const struct hand *hand, int set, int run)
{
    int best = 0;
    for (int number = 1; number <= HIGHEST; number++) {
        int held = hand->number[number];
        /* A number that the set does not use up serves the run too. */
        int rest = held > set ? hand->numbers : hand->numbers & ~(1 << number);
        best = most_of(best, least_of(held, set) + run_filled[run][rest]);
    }
    return best;
}

static int colour_filled(const struct hand *hand, int size)
{
    int most = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        most = most_of(most, hand->colour[colour]);
    return least_of(most, size);
}

static int distance(const struct hand *hand, const struct phase *phase)
{
    const struct pattern *one = &phase->group[0], *two = &phase->group[1];
    int filled;
    if (one->kind == RUN)
        filled = run_filled[one->size][hand->numbers];
    else if (one->kind == COLOUR)
        filled = colour_filled(hand, one->size);
    else if (two->kind == RUN)
        filled = set_and_run_filled(hand, one->size, two->size);
    else
        filled = two_sets_filled(hand, one->size, two->size);
    /* M-18: at least one number card. */
    return most_of(phase->least - filled - hand->number[WILD], filled == 0);
}


/* --- lay --- */

/* How many places of a group number cards can fill. */
static int places_filled(struct pattern pattern, int target, const struct hand *hand)
{
    if (pattern.kind == COLOUR)
        return least_of(hand->colour[target], pattern.size);
    if (pattern.kind == SET)
        return least_of(hand->number[target], pattern.size);
    int filled = 0;
    for (int number = target; number < target + pattern.size; number++)
        filled += hand->number[number] > 0;
    return filled;
}

static int first_target(struct pattern pattern)
{
    return pattern.kind == COLOUR ? 0 : 1;
}

static int last_target(struct pattern pattern)
{
    if (pattern.kind == COLOUR)
        return COLOURS - 1;
    return pattern.kind == SET ? HIGHEST : HIGHEST - pattern.size + 1;
}

/* The first targets, in ascending order, for which number cards fill the most places. */
static void choose_targets(struct hand *hand, const struct phase *phase, int *chosen)
{
    struct pattern one = phase->group[0], two = phase->group[1];
    int best = 0;
    for (int a = first_target(one); a <= last_target(one); a++) {
        int filled = places_filled(one, a, hand);
        if (phase->groups == 1) {
            if (filled > best) {
                best = filled;
                chosen[0] = a;
            }
            continue;
        }
        hand->number[a] -= filled; /* of two groups the first is a set */
        for (int b = first_target(two); b <= last_target(two); b++) {
            int both = filled + places_filled(two, b, hand);
            if (both > best) {
                best = both;
                chosen[0] = a;
                chosen[1] = b;
            }
        }
        hand->number[a] += filled;
    }
}

static int fits_place(struct pattern pattern, int target, int place, int card)
{
    if (!is_real(card))
        return 0;
    if (pattern.kind == COLOUR)
        return card >> 4 == target;
    return (card & 15) == (pattern.kind == RUN ? target + place : target);
}

/* Lay a group from the hand; tell whether a number card lies in it. */
static int lay_group(struct hand *hand, struct pattern pattern, int target, struct group *group)
{
    int real = 0;
    tell(target);
    for (int place = 0; place < pattern.size; place++) {
        int at = 0;
        while (at < hand->size && !fits_place(pattern, target, place, hand->cards[at]))
            at++;
        if (at < hand->size)
            real = 1;
        else
            at = find_card(hand, WILD);
        tell(hand->cards[at]);
        remove_card_at(hand, at);
    }
    group->kind = pattern.kind;
    group->low = group->high = group->colour = target;
    if (pattern.kind == RUN)
        group->high = target + pattern.size - 1;
    return real;
}

static void lay(int seat, const struct phase *phase)
{
    struct hand *hand = &hands[seat];
    struct group *laid = table[seat];
    int chosen[2] = {0, 0};
    choose_targets(hand, phase, chosen);
    begin_move(seat, LAY);
    int first_real = lay_group(hand, phase->group[0], chosen[0], &laid[0]);
    if (phase->groups == 2) {
        lay_group(hand, phase->group[1], chosen[1], &laid[1]);
        /* Equal groups lie in the order of their cards: one of Wilds alone comes last. */
        if (laid[0].kind == SET && phase->group[1].kind == SET && !first_real
            && phase->group[0].size == phase->group[1].size) {
            struct group swapped = laid[0];
            laid[0] = laid[1];
            laid[1] = swapped;
        }
    }
    group_count[seat] = phase->groups;
}


/* --- hit --- */

static int fits(const struct group *group, int card)
{
    if (card == SKIP)
        return 0;
    if (group->kind == RUN) {
        if (card == WILD)
            return group->low > 1 || group->high < HIGHEST;
        return (card & 15) == group->low - 1 || (card & 15) == group->high + 1;
    }
    if (card == WILD)
        return 1;
    return group->kind == SET ? (card & 15) == group->low : card >> 4 == group->colour;
}

static int fits_somewhere(int card)
{
    for (int owner = 0; owner < players; owner++)
        for (int i = 0; i < group_count[owner]; i++)
            if (fits(&table[owner][i], card))
                return 1;
    return 0;
}

static void hit(int seat, int at, int owner, int index)
{
    struct group *group = &table[owner][index];
    int card = hands[seat].cards[at], end = NO_END;
    if (group->kind == RUN) {
        int high = card == WILD ? group->high < HIGHEST : (card & 15) == group->high + 1;
        if (high)
            group->high++;
        else
            group->low--;
        if (card == WILD)
            end = high ? HIGH : LOW;
    }
    begin_move(seat, HIT);
    tell(card);
    tell(owner);
    tell(index);
    tell(end);
    remove_card_at(&hands[seat], at);
}

/* Group by group the first card that fits, until none does; a hit never makes room elsewhere. */
static void hit_all(int seat)
{
    const struct hand *hand = &hands[seat];
    for (int owner = 0; owner < players; owner++) {
        for (int i = 0; i < group_count[owner]; i++) {
            int at = 0;
            while (at < hand->size) {
                if (fits(&table[owner][i], hand->cards[at])) {
                    hit(seat, at, owner, i);
                    at = 0;
                } else {
                    at++;
                }
            }
        }
    }
}


/* --- draw --- */

static void use_pile(uint8_t *cards, int size)
{
    if (next_pile == end_of_piles || next_pile->size != size)
        fail("the piles do not fit the game");
    for (int i = 0; i < size; i++)
        cards[i] = next_pile->cards[i];
    next_pile++;
}

static int wanted(int seat, const struct phase *phase, int card)
{
    struct hand *hand = &hands[seat];
    if (group_count[seat])
        return fits_somewhere(card);
    if (card == WILD)
        return 1;
    int before = distance(hand, phase);
    count_card(hand, card, 1);
    int after = distance(hand, phase);
    count_card(hand, card, -1);
    return after < before;
}

static void draw(int seat, const struct phase *phase)
{
    int open = discard_count && discard_pile[discard_count - 1] != SKIP;
    int hidden = draw_count || discard_count > 1; /* */
    if (open && (!hidden || wanted(seat, phase, discard_pile[discard_count - 1]))) {
        begin_move(seat, TAKE);
        add_card(&hands[seat], discard_pile[--discard_count]);
    } else if (hidden) {
        if (!draw_count) {
            draw_count = discard_count - 1;
            use_pile(draw_pile, draw_count);
            discard_pile[0] = discard_pile[discard_count - 1];
            discard_count = 1;
        }
        begin_move(seat, DRAW);
        add_card(&hands[seat], draw_pile[--draw_count]);
    } else {
        begin_move(seat, PASS);
    }
}


/* --- discard --- */

static int next_seat(int seat)
{
    do
        seat = seat + 1 == players ? 0 : seat + 1;
    while (!playing[seat]);
    return seat;
}

static int skip_target(int seat)
{
    for (int other = next_seat(seat); other != seat; other = next_seat(other))
        if (!skips[other]) /* M-24 */
            return other;
    return NOBODY;
}

static int costliest(const struct hand *hand)
{
    int best = 0;
    for (int at = 1; at < hand->size; at++)
        if (points(hand->cards[at]) > points(hand->cards[best]))
            best = at;
    return best;
}

/* The card that the hand misses least; where only numbers matter, each number is tried once. */
static int least_missed(struct hand *hand, const struct phase *phase)
{
    int only_wilds = hand->number[WILD] == hand->size;
    int best = 0, best_distance = 99, best_points = 0;
    int by_number = phase->group[0].kind != COLOUR;
    unsigned tried = 0;
    for (int at = 0; at < hand->size; at++) {
        int card = hand->cards[at];
        if ((card == WILD && !only_wilds) || (by_number && tried >> (card & 15) & 1))
            continue;
        tried |= 1u << (card & 15);
        count_card(hand, card, -1);
        int left = distance(hand, phase);
        count_card(hand, card, 1);
        if (left < best_distance || (left == best_distance && points(card) > best_points)) {
            best = at;
            best_distance = left;
            best_points = points(card);
        }
    }
    return best;
}

static void discard(int seat, const struct phase *phase)
{
    struct hand *hand = &hands[seat];
    if (hand->size == 1 && !group_count[seat]) { /* */
        begin_move(seat, PASS);
        return;
    }
    if (hand->number[SKIP]) {
        int target = skip_target(seat);
        if (target != NOBODY) {
            begin_move(seat, PLAY_SKIP);
            tell(target);
            skips[target]++;
            remove_card_at(hand, find_card(hand, SKIP));
            return;
        }
    }
    int at = group_count[seat] ? costliest(hand) : least_missed(hand, phase);
    begin_move(seat, DISCARD);
    tell(hand->cards[at]);
    discard_pile[discard_count++] = hand->cards[at];
    remove_card_at(hand, at);
}


/* --- turns, rounds, games --- */

/* Play a turn; tell whether the seat went out (M-29). */
static int take_turn(int seat)
{
    const struct phase *phase = &phases[replaying ? PHASES - 1 : made[seat]];
    draw(seat, phase);
    if (!group_count[seat] && distance(&hands[seat], phase) == 0)
        lay(seat, phase);
    if (group_count[seat])
        hit_all(seat);
    if (hands[seat].size)
        discard(seat, phase);
    return hands[seat].size == 0;
}

static void deal(int first, int seats)
{
    static const struct hand empty;
    uint8_t deck[DECK];
    use_pile(deck, DECK);
    for (int seat = 0; seat < players; seat++) {
        hands[seat] = empty;
        group_count[seat] = skips[seat] = 0;
    }
    int top = DECK, seat = first;
    for (int i = 0; i < DEALT * seats; i++) {
        add_card(&hands[seat], deck[--top]);
        seat = next_seat(seat);
    }
    discard_pile[0] = deck[--top];
    discard_count = 1;
    draw_count = top;
    for (int i = 0; i < top; i++)
        draw_pile[i] = deck[i];
}

/* Play a round; return who went out. */
static int play_round(int dealer)
{
    int seats = 0, turns = 0;
    for (int seat = 0; seat < players; seat++)
        seats += playing[seat];
    int seat = next_seat(dealer);
    deal(seat, seats);
    if (discard_pile[0] == SKIP) { /* M-05 */
        turns++;
        seat = next_seat(seat);
    }
    for (;;) {
        if (take_turn(seat))
            return seat;
        if (++turns >= MOST_TURNS * seats)
            return NOBODY;
        for (seat = next_seat(seat); skips[seat]; seat = next_seat(seat)) { /* M-21 */
            skips[seat]--;
            discard_pile[discard_count++] = SKIP;
            if (++turns >= MOST_TURNS * seats)
                return NOBODY;
        }
    }
}

/* Count the round; tell whether somebody has made all phases. */
static int score_round(void)
{
    int finished = 0;
    for (int seat = 0; seat < players; seat++) {
        for (int at = 0; at < hands[seat].size; at++)
            totals[seat] += points(hands[seat].cards[at]);
        made[seat] += group_count[seat] > 0; /* M-30 */
        finished |= made[seat] == PHASES;
    }
    return finished;
}

/* Leave only the finished seats with the lowest total in the game; return how many (M-34). */
static int keep_tied(void)
{
    int lowest = 0, tied = 0;
    for (int seat = 0, first = 1; seat < players; seat++) {
        if (made[seat] == PHASES && (first || totals[seat] < lowest)) {
            lowest = totals[seat];
            first = 0;
        }
    }
    for (int seat = 0; seat < players; seat++) {
        playing[seat] = made[seat] == PHASES && totals[seat] == lowest;
        tied += playing[seat];
    }
    return tied;
}

static void play_game(const struct game *game)
{
    next_pile = game->piles;
    end_of_piles = game->piles + game->pile_count;
    replaying = 0;
    for (int seat = 0; seat < players; seat++) {
        made[seat] = totals[seat] = 0;
        playing[seat] = 1;
    }
    int dealer = game->dealer;
    for (int rounds = 0; rounds < MOST_ROUNDS; rounds++) {
        play_round(dealer);
        if (score_round()) {
            replaying = keep_tied() > 1;
            break;
        }
        dealer = next_seat(dealer);
    }
    for (int i = 0; replaying && i < MOST_REPLAYS; i++) { /* M-35, X-25 */
        dealer = next_seat(dealer);
        if (play_round(dealer) != NOBODY)
            break;
    }
    if (next_pile != end_of_piles)
        fail("the game ended before its piles did");
}


/* --- the file, the clock, the report --- */

static void *grown(void *memory, size_t bytes)
{
    memory = realloc(memory, bytes);
    if (!memory)
        fail("out of memory");
    return memory;
}

static int read_number(FILE *file, int least, int most)
{
    int number;
    if (fscanf(file, "%d", &number) != 1 || number < least || number > most)
        fail("the file of piles cannot be read");
    return number;
}

static void read_piles(FILE *file)
{
    char word[16];
    struct pile *piles = NULL;
    int count = 0;
    while (fscanf(file, "%15s", word) == 1) {
        if (word[0] == 'p' && word[1] == 'l') {
            players = read_number(file, 2, MOST_PLAYERS);
        } else if (word[0] == 'g') {
            games = grown(games, (game_count + 1) * sizeof *games);
            games[game_count].dealer = read_number(file, 0, players - 1);
            games[game_count++].pile_count = 0;
        } else {
            int size = read_number(file, 1, DECK);
            uint8_t *cards = grown(NULL, size);
            for (int i = 0; i < size; i++)
                cards[i] = read_number(file, 0, (COLOURS << 4) - 1);
            piles = grown(piles, (count + 1) * sizeof *piles);
            piles[count].size = size;
            piles[count++].cards = cards;
            if (!game_count)
                fail("the file of piles cannot be read");
            games[game_count - 1].pile_count++;
        }
    }
    for (int i = 0; i < game_count; i++) {
        games[i].piles = piles;
        piles += games[i].pile_count;
    }
}

static void prepare_runs(void)
{
    for (int size = 4; size <= 9; size++)
        for (int mask = 0; mask < 2 << HIGHEST; mask++)
            for (int low = 1; low + size - 1 <= HIGHEST; low++) {
                int filled = 0;
                for (int place = 0; place < size; place++)
                    filled += mask >> (low + place) & 1;
                run_filled[size][mask] = most_of(run_filled[size][mask], filled);
            }
}

int main(int argc, char **argv)
{
    if (argc != 3)
        fail("usage: classic PILES SECONDS");
    FILE *file = fopen(argv[1], "r");
    if (!file)
        fail("the file of piles cannot be opened");
    read_piles(file);
    fclose(file);
    if (!game_count)
        fail("the file has no games");
    prepare_runs();

    printf("{\"hashes\": [");
    hashing = 1;
    for (int i = 0; i < game_count; i++) {
        hash = 0xcbf29ce484222325u;
        play_game(&games[i]);
        printf("%s\"%016llx\"", i ? ", " : "", (unsigned long long)hash);
    }

    hashing = 0;
    moves = 0;
    int64_t played = 0;
    clock_t start = clock(), spent = 0;
    clock_t enough = (clock_t)(atof(argv[2]) * CLOCKS_PER_SEC);
    for (; spent < enough; spent = clock() - start)
        for (int i = 0; i < game_count; i++, played++)
            play_game(&games[i]);
    printf("], \"games\": %lld, \"steps\": %lld, \"seconds\": %.6f}\n", (long long)played,
           (long long)moves, (double)spent / CLOCKS_PER_SEC);
    return 0;
}
