// Made by `make wire` from src/laydown/wire: edit those structs, not this file.

export const PROTOCOL = 1;

// --- game: a game as one seat sees it: cards, groups, seats and the whole view ---

/** Cards from the top or from the left; a number is that many cards in a row that are hidden. */
export type Cards = (string | number)[];

export type Step = "draw" | "play" | "claim" | "roll" | "walk" | "star" | "search" | "swap" | "ask" | "give" | "keep";

export type End = "low" | "high";

/** Cards that lie on the table together; Wilds say what they stand for (`W=5`). */
export interface Group {
  /** `set 3`, `run 4`, `7 one colour` */
  pattern: string;
  /** in order */
  cards: string[];
  /** of a set, or the first of a run */
  number?: number;
  /** of a group of one colour */
  colour?: string;
  /** the number that a run takes next at its low end */
  low?: number;
  /** ... and at its high end */
  high?: number;
  /** Jokers on a full run, which stand for nothing (B-24); [] if left out */
  extra?: string[];
}

/** One seat as everyone sees it; other hands show only their Jokers, which are face up. */
export interface Seat {
  /** sorted, the number of hidden ones last */
  hand: Cards;
  /** the phase it is on; none where it may choose */
  phase?: number;
  /** the phases it may lay, where the order is free; [] if left out */
  choices?: number[];
  /** the phases made; [] if left out */
  made?: number[];
  /** points of the rounds so far; 0 if left out */
  total?: number;
  /** the phase laid in this round */
  laid?: number;
  /** on the table; [] if left out */
  groups?: Group[];
  /** lying in front of it; 0 if left out */
  skips?: number;
  /** Skips played against it in this round; 0 if left out */
  skipped?: number;
  /** the space of its pawn, on a ring */
  pawn?: number;
  /** chosen for the next round; for its own eyes */
  kept?: string[];
}

/** How a round ended. */
export interface Result {
  /** the seat that went out, null for nobody */
  out: number | null;
  /** by seat: the phase laid, null for none */
  laid: (number | null)[];
  /** by seat */
  points: number[];
  /** the seats that play again to break a tie; [] if left out */
  replay?: number[];
  /** the seat that began */
  first?: number;
}

/** What may happen next: enough to go on with after some events. */
export interface Now {
  /** moves made */
  ply: number;
  /** null when the game is over */
  step: Step | null;
  /** the seat whose turn it is */
  turn: number;
  /** the seats that may act */
  actors: number[];
  /** cards in the draw pile */
  draw: number;
  /** cards still to be drawn, or the number asked for */
  number?: number;
  /** whole turns that the seat in turn still has to take; 0 if left out */
  again?: number;
  /** turns ended in this round, lost ones too; 0 if left out */
  turns?: number;
}

/** What a player with perfect memory knows besides what lies open; for programs that play. */
export interface Memory {
  /** `2 take R7`: open cards taken, refused, discarded; numbers asked for; [] if left out */
  trail?: string[];
  /** by seat: cards known to be in the hand; empty if none is; [] if left out */
  shown?: string[][];
  /** by seat: cards known because they were asked for; `?7` by number; [] if left out */
  told?: string[][];
  /** by seat: numbers that the hidden part of the hand lacks; [] if left out */
  lacks?: number[][];
  /** the known cards at the bottom of the draw pile, the lowest first; [] if left out */
  bottom?: string[];
  /** what the last new draw pile was made from; [] if left out */
  pool?: Cards;
  /** the discard pile from the top down, where only its top lies open; [] if left out */
  discard?: Cards;
  /** which seats know each card of it; [] if left out */
  discards_seen?: number[][];
}

/** Everything a seat may know, or a spectator (`seat` is null). */
export interface View {
  /** whose view it is */
  seat: number | null;
  /** its name */
  edition: string;
  /** those that differ from the edition's own */
  options: Record<string, string>;
  /** rounds dealt, replays too */
  round: number;
  /** of this round; of the next one when a round has ended */
  dealer: number;
  now: Now;
  /** what lies open, from the top down */
  discard: Cards;
  seats: Seat[];
  /** of the rounds so far; [] if left out */
  results?: Result[];
  /** new draw piles in this round; 0 if left out */
  shuffles?: number;
  /** who plays on to break a tie; [] if left out */
  tied?: number[];
  /** once the game is over; [] if left out */
  winners?: number[];
  /** the last roll of this round; [] if left out */
  dice?: number[];
  /** only the top of the discard pile lies open, except to its searcher; false if left out */
  covered?: boolean;
  /** all cards lie open, as in the replay of a finished game; false if left out */
  open?: boolean;
  /** for programs that play */
  memory?: Memory;
}

/** Everything about a game, for whoever referees it: no player may see it. */
export interface Whole {
  /** without a seat, all cards open */
  view: View;
  /** the draw pile from the top down */
  draw: string[];
  /** in hexadecimal digits */
  seed: string;
}

// --- events: what happened: one struct for each kind of event, as one seat may see it ---

/** A round begins; `start` is the top of the discard pile. */
export interface Dealt {
  e: "dealt";
  round: number;
  dealer: number;
  hands: Cards[];
  start: string;
  /** put under the draw pile; [] if left out */
  under?: string[];
  /** false if left out */
  replay?: boolean;
  /** cards in the discard pile; 1 if left out */
  pile?: number;
  /** those below the top, from the top down, if they lie open; [] if left out */
  below?: string[];
}

/** A seat drew from the draw pile. */
export interface Drew {
  e: "drew";
  seat: number;
  card?: string;
}

/** A seat took the top of the discard pile; by a knock if out of turn. */
export interface Took {
  e: "took";
  seat: number;
  card: string;
  /** false if left out */
  knocked?: boolean;
}

/** A seat laid a phase. */
export interface Laid {
  e: "laid";
  seat: number;
  phase: number;
  groups: Group[];
}

/** A seat added cards to a group. */
export interface Hit {
  e: "hit";
  seat: number;
  cards: string[];
  owner: number;
  group: number;
  result: Group;
}

/** A seat put a card onto the discard pile. */
export interface Discarded {
  e: "discarded";
  seat: number;
  card: string;
}

/** A seat put a Skip in front of another. */
export interface Skipped {
  e: "skipped";
  seat: number;
  target: number;
}

/** A seat lost its turn to a Skip, which then lies on the discard pile. */
export interface TurnLost {
  e: "turn_lost";
  seat: number;
  /** lost to the Skip that started the discard pile; false if left out */
  start?: boolean;
  /** the Skip goes under the discard pile instead; false if left out */
  under?: boolean;
}

/** A seat did nothing. */
export interface Passed {
  e: "passed";
  seat: number;
  step: string;
}

/** The discard pile without its top became the draw pile. */
export interface Reshuffled {
  e: "reshuffled";
  cards: number;
}

/** A round is over; hands that are scored are shown, sorted, others are not. */
export interface RoundEnded {
  e: "round_ended";
  round: number;
  result: Result;
  hands: Cards[];
  totals: number[];
  made: number[][];
  /** that each seat is on now; null where it may choose; [] if left out */
  phases?: (number | null)[];
  /** the seats that play again to break a tie; [] if left out */
  tied?: number[];
  /** who deals next */
  dealer?: number;
}

/** The game is over. */
export interface GameEnded {
  e: "game_ended";
  winners: number[];
}

/** A seat rolled the dice. */
export interface Rolled {
  e: "rolled";
  seat: number;
  dice: number[];
}

/** A seat's pawn came to a space. */
export interface Walked {
  e: "walked";
  seat: number;
  space: number;
  action: string;
  /** the hidden discard pile from the top down, for a seat that may search it; [] if left out */
  pile?: string[];
}

/**
 * A seat took a card out of the discard pile without showing it.
 *
 * If the pile does not tell which card is gone, nobody else knows any more what lies where.
 */
export interface Found {
  e: "found";
  seat: number;
  card?: string;
}

/** A card came to the top of a discard pile whose other cards are hidden. */
export interface Uncovered {
  e: "uncovered";
  card: string;
}

/** A seat discarded cards before drawing, the last one on top. */
export interface Swapped {
  e: "swapped";
  seat: number;
  cards: Cards;
}

/** A seat drew a card and holds it the wrong way round: everyone sees its face. */
export interface JokerDrawn {
  e: "joker_drawn";
  seat: number;
  card: string;
}

/** A seat asked for a number; the seats before the giver lack it. */
export interface Asked {
  e: "asked";
  seat: number;
  number: number;
  direction: "left" | "right";
  /** [] if left out */
  lacking?: number[];
  giver?: number;
}

/** A seat gave a card that was asked for. */
export interface Gave {
  e: "gave";
  seat: number;
  asker: number;
  card?: string;
}

/** A seat has chosen what to keep; the cards are for its own eyes. */
export interface Kept {
  e: "kept";
  seat: number;
  cards?: string[];
}

/**
 * A seat took back what it did in its turn: the `count` events before this one do not count.
 *
 * A `view` follows, for what was taken back is not told again.
 */
export interface TakenBack {
  e: "taken_back";
  seat: number;
  count: number;
}

export type Event = 
  | Dealt
  | Drew
  | Took
  | Laid
  | Hit
  | Discarded
  | Skipped
  | TurnLost
  | Passed
  | Reshuffled
  | RoundEnded
  | GameEnded
  | Rolled
  | Walked
  | Found
  | Uncovered
  | Swapped
  | JokerDrawn
  | Asked
  | Gave
  | Kept
  | TakenBack;

// --- options: what a seat can do now, so that a client computes no rule; and the answers to its questions ---

/**
 * Why something is not allowed: a stable code, the clause, and a sentence.
 *
 * In the sentence a card stands in square brackets, `[R7]`, so that a client can draw it.
 */
export interface Refusal {
  code: string;
  text: string;
  clause?: string;
  /** {} if left out */
  details?: Record<string, string | number>;
  /** the place in a text that could not be read, from 1 */
  line?: number;
  column?: number;
}

/**
 * A Wild of a lay that could stand for something else: the same lay with another value.
 *
 * Where more than one has to change there is an entry for each, with the same move.
 */
export interface WildChoice {
  group: number;
  /** its place in the group, from 1; of Wilds alone only the first is named */
  card: number;
  /** `W=6` */
  value: string;
  move: string;
}

/** One of the best lays, with the hits that may follow. */
export interface LayOption {
  move: string;
  phase: number;
  groups: Group[];
  /** that leave the hand, hits included */
  cards: number;
  points: number;
  /** [] if left out */
  hits?: string[];
  /** [] if left out */
  wilds?: WildChoice[];
}

/** Where a card, or a pair, can be hit. */
export interface HitOption {
  move: string;
  cards: string[];
  owner: number;
  group: number;
  end?: End;
  /** what a Wild will stand for: `6`, `R` */
  stands?: string;
}

/** A seat that a Skip may be played on, or why not. */
export interface SkipTarget {
  seat: number;
  move?: string;
  refusal?: Refusal;
}

/** Where a die leads: the space and what happens there. Also a step of a star. */
export interface Walk {
  move: string;
  spaces: number;
  space: number;
  action: string;
  /** 0 if left out */
  cards?: number;
  /** the spaces on the way, the last one is `space`; [] if left out */
  way?: number[];
}

/** Cards of the hand may be picked: `move` followed by the cards. */
export interface Picks {
  /** `swap`, `keep` */
  move: string;
  most: number;
  /** 0 if left out */
  least?: number;
}

/** A direction to ask in, and who is asked in which order. */
export interface Direction {
  direction: string;
  seats: number[];
}

/** Everything the seat may do in the current step; moves are ready to be sent. */
export interface Options {
  step: Step;
  /** false if left out */
  draw?: boolean;
  /** false if left out */
  take?: boolean;
  /** false if left out */
  roll?: boolean;
  /** false if left out */
  knock?: boolean;
  /** false if left out */
  may_pass?: boolean;
  /** [] if left out */
  lays?: LayOption[];
  /** there are more than are listed, or too many to look at; false if left out */
  more_lays?: boolean;
  /** [] if left out */
  hits?: HitOption[];
  /** [] if left out */
  discards?: string[];
  /** two cards at once, either on top (B-27); [] if left out */
  discard_pairs?: string[][];
  /** [] if left out */
  skips?: SkipTarget[];
  /** [] if left out */
  walks?: Walk[];
  /** [] if left out */
  search?: string[];
  /** [] if left out */
  ask?: number[];
  /** [] if left out */
  directions?: Direction[];
  /** [] if left out */
  give?: string[];
  picks?: Picks;
  /** whether the last move may be taken back; false if left out */
  undo?: boolean;
}

/** What a seat may do as plain moves, for programs that play. */
export interface Legal {
  /** all small moves: everything but lays and picks */
  moves: string[];
  /** the best ones, the best first */
  lays: LayOption[];
  /** there are more than are listed; any legal one will do */
  more_lays: boolean;
  picks: Picks | null;
}

/** What the cards put into one slot make of its group. */
export interface Slot {
  pattern: string;
  ok: boolean;
  /** cards still needed; 0 if left out */
  missing?: number;
  /** cards or values that would fill it: `7`, `R`; [] if left out */
  wanted?: string[];
  /** as it would lie, with what its Wilds stand for */
  group?: Group;
  /** what they could stand for instead; `move` is empty; [] if left out */
  wilds?: WildChoice[];
  refusal?: Refusal;
}

/** The answer to `fit`: each slot, and the move once all are complete. */
export interface Fit {
  phase: number;
  slots: Slot[];
  move?: string;
  refusal?: Refusal;
}

/** How far the hand is from the nearest phase it may lay, and how it would go together. */
export interface Aim {
  phase: number;
  /** cards that are missing */
  short: number;
  /** for each group the cards of the hand, Wilds as what they stand for */
  slots: string[][];
  /** for each group what is missing: `7`, `R`; empty if many would do */
  wanted: string[][];
}

/** A move worth considering, and why; `loss` against the best one. */
export interface HintMove {
  move: string;
  /** what it is called: “Discard [R7]” */
  told: string;
  text: string;
  /** 0.0 if left out */
  loss?: number;
}

/** What is best now and why. */
export interface Hint {
  moves: HintMove[];
  /** false if left out */
  forced?: boolean;
}

// --- tables: a table as people see it: settings, seats, clock, votes ---

export type Pace = "instant" | "quick" | "relaxed";

export type Status = "waiting" | "playing" | "paused" | "over" | "abandoned" | "unplayable";

/** A bank of time and an increment per turn, in seconds; the bank never exceeds its start. */
export interface BankClock {
  kind: "bank";
  bank: number;
  gift: number;
}

/** Slow play: this many days for each turn. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** What the host chose for a table. */
export interface Settings {
  edition: string;
  /** {} if left out */
  options?: Record<string, string>;
  /** an edition of the host's own; sent only with `welcome`; "" if left out */
  edition_text?: string;
  clock?: BankClock | DaysClock;
  /** false if left out */
  public?: boolean;
  /** true if left out */
  spectators?: boolean;
  /** true if left out */
  hints?: boolean;
  /** true if left out */
  undo?: boolean;
  /** seconds that a claim stays open (knocking); 8 if left out */
  claim?: number;
  /** the bot that plays for absent players; "steady" if left out */
  standin?: string;
}

/** How long a game is likely to take, from counted games. */
export interface Length {
  minutes: number;
  rounds: number;
}

/** A player is away; a bot plays from `takeover` on (milliseconds since 1970). */
export interface Absence {
  since: number;
  /** none while the table waits */
  takeover?: number;
  /** the stand-in has taken over; false if left out */
  playing?: boolean;
}

/** The clock of a seat: milliseconds left in its bank, and when it runs out if it runs. */
export interface TimeLeft {
  bank: number;
  until?: number;
}

/** A seat at the table: empty, a person or a bot. */
export interface Place {
  kind: "empty" | "person" | "bot";
  /** "" if left out */
  name?: string;
  /** "" if left out */
  bot?: string;
  /** "quick" if left out */
  pace?: Pace;
  /** false if left out */
  ready?: boolean;
  /** false if left out */
  here?: boolean;
  absence?: Absence;
  clock?: TimeLeft;
  /** for good: a bot plays on; false if left out */
  left?: boolean;
  /** before the start: has added to the deal; false if left out */
  added?: boolean;
}

/** A vote under way: to pause, go on, wait for someone, let the stand-in play, or end. */
export interface Vote {
  about: "pause" | "resume" | "wait" | "standin" | "end";
  yes: number[];
  needed: number;
  /** whom it is about */
  seat?: number;
  /** who will vote for it on their own next turn; [] if left out */
  queued?: number[];
}

/** Everything about a table except the cards; sent in full whenever it changes. */
export interface Table {
  id: string;
  /** six letters and digits to join by */
  code: string;
  status: Status;
  settings: Settings;
  places: Place[];
  /** of the server, milliseconds since 1970 */
  time: number;
  /** its seat */
  host?: number;
  /** people who are here without a seat; 0 if left out */
  spectators?: number;
  /** [] if left out */
  votes?: Vote[];
  length?: Length;
  /** when an open claim ends */
  claim_until?: number;
  /** when the next round begins by itself */
  next_round_at?: number;
  /** who has not yet asked for the next round; [] if left out */
  awaited?: number[];
  /** to the seed, before the deal; "" if left out */
  commitment?: string;
  /** revealed once the game is over or abandoned */
  seed?: string;
  /** by seat: what each added to the deal */
  entropy?: (string | null)[];
  /** the table where the same people play again */
  rematch?: string;
  /** over HTTP: the seat of whoever asks */
  mine?: number;
}

// --- messages: the frames of the WebSocket at a table, both ways; named by their field `t` ---

/** The first frame: what the client speaks, and where it wants to resume. */
export interface Hello {
  t: "hello";
  /** 1 if left out */
  protocol?: number;
  /** "" if left out */
  build?: string;
  /** "en" if left out */
  language?: string;
  /** the last event seen; none for a full view */
  since?: number;
  /** only watch, whoever connects: a screen in the middle of the room; false if left out */
  watch?: boolean;
}

/** A move as text. */
export interface Move {
  t: "move";
  id: string;
  n: number;
  move: string;
}

/** Take back the last move. */
export interface Undo {
  t: "undo";
  id: string;
  n: number;
}

/** Keep the order of your own hand and what is prepared in the slots of a lay. */
export interface Arrange {
  t: "arrange";
  id: string;
  order: string[];
  /** [] if left out */
  slots?: string[][];
}

/** These cards in these slots: which groups are complete, and what is missing or wrong. */
export interface AskFit {
  t: "fit";
  id: string;
  slots: string[][];
  phase?: number;
}

/** How far the hand is from the phase, and how it would best be put together. */
export interface AskAim {
  t: "aim";
  id: string;
}

/** Why a move is not allowed. */
export interface AskWhy {
  t: "why";
  id: string;
  move: string;
}

/** What is best now, and why. */
export interface AskHint {
  t: "hint";
  id: string;
}

/** Take an empty seat, or change to it. */
export interface Sit {
  t: "sit";
  id: string;
  seat: number;
  /** "" if left out */
  name?: string;
}

/** Leave the seat before the game; `for_good` leaves a running game to a bot. */
export interface Stand {
  t: "stand";
  id: string;
  /** false if left out */
  for_good?: boolean;
}

/** The host puts a bot on an empty seat, or takes it away (`bot` empty). */
export interface SitBot {
  t: "bot";
  id: string;
  seat: number;
  /** "" if left out */
  bot?: string;
  /** "quick" if left out */
  pace?: Pace;
}

/** Say that you are ready, before the start or between rounds. */
export interface Ready {
  t: "ready";
  id: string;
  /** true if left out */
  ready?: boolean;
}

/** The host starts with those who are seated; empty seats stay out. */
export interface Start {
  t: "start";
  id: string;
}

/** Vote, or withdraw the vote; `queued`: from your own next turn on. */
export interface CastVote {
  t: "vote";
  id: string;
  about: "pause" | "resume" | "wait" | "standin" | "end";
  /** true if left out */
  yes?: boolean;
  seat?: number;
  /** false if left out */
  queued?: boolean;
}

/**
 * Add randomness of your own to the deal, before the start: up to 32 bytes in hexadecimal.
 *
 * Once for each seat: what was added stays, and goes along to another seat.
 */
export interface AddEntropy {
  t: "entropy";
  id: string;
  hex: string;
}

/** Play again with the same people. */
export interface Rematch {
  t: "rematch";
  id: string;
}

/** Switch sentences to another language. */
export interface Speak {
  t: "language";
  language: string;
}

/** Ask whether the connection is alive. */
export interface Ping {
  t: "ping";
}

export type ClientFrame = 
  | Hello
  | Move
  | Undo
  | Arrange
  | AskFit
  | AskAim
  | AskWhy
  | AskHint
  | Sit
  | Stand
  | SitBot
  | Ready
  | Start
  | CastVote
  | AddEntropy
  | Rematch
  | Speak
  | Ping;

/** The answer to `hello`: who you are here, and the table. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  build: string;
  table: Table;
  /** none for a spectator, or a guest without a seat yet */
  seat?: number;
  /** false if left out */
  host?: boolean;
  /** the page is older than the server: reload between turns; false if left out */
  outdated?: boolean;
  /** the link to the first page for others on the same network, if different; "" if left out */
  site?: string;
  /** where it is the host's own */
  edition?: EditionInfo;
}

/** The table has changed: seats, presence, clocks, votes. */
export interface TableFrame {
  t: "table";
  table: Table;
  seat?: number;
}

/**
 * A round so far: the view after its deal, and what the seat was told from the deal on.
 *
 * What was taken back is left out. These events on that view make the present one.
 */
export interface SoFar {
  view: View;
  events: Event[];
}

/** Everything the seat may know after event `n`; replaces what the client had. */
export interface ViewFrame {
  t: "view";
  n: number;
  view: View;
  /** in answer to `hello`, and at the start: the present round */
  so_far?: SoFar;
  /** the seat's own hand as it was arranged */
  order?: string[];
  slots?: string[][];
  /** the card drawn last in the current turn, for its own seat */
  drawn?: string;
}

/** What happened: the last one has number `n`; `mark` where the player did not do it. */
export interface EventsFrame {
  t: "events";
  n: number;
  events: Event[];
  now: Now;
  mark?: "timer" | "standin";
}

/** What the seat may do after event `n`; only to the seat that may act. */
export interface OptionsFrame {
  t: "options";
  n: number;
  options: Options;
}

/** A command has been carried out, and is on disk. */
export interface Ok {
  t: "ok";
  id: string;
}

/** A command or question is refused, and nothing has changed. */
export interface No {
  t: "no";
  id: string;
  refusal: Refusal;
  /** the game had moved on: what was missed has been sent before this; false if left out */
  missed?: boolean;
}

/** The answer to `fit`. */
export interface FitFrame {
  t: "fitted";
  id: string;
  fit: Fit;
}

/** The answer to `aim`. */
export interface AimFrame {
  t: "aimed";
  id: string;
  aim: Aim;
}

/** The answer to `why`; without a refusal the move is allowed. */
export interface WhyFrame {
  t: "because";
  id: string;
  refusal?: Refusal;
}

/** The answer to `hint`. */
export interface HintFrame {
  t: "hinted";
  id: string;
  hint: Hint;
}

/** The server is stopping or hanging up; reconnect after this many milliseconds, with jitter. */
export interface Bye {
  t: "bye";
  reason: "restart" | "left" | "closed" | "outdated";
  /** 0 if left out */
  after?: number;
}

/** The connection is alive. */
export interface Pong {
  t: "pong";
}

export type ServerFrame = 
  | Welcome
  | TableFrame
  | ViewFrame
  | EventsFrame
  | OptionsFrame
  | Ok
  | No
  | FitFrame
  | AimFrame
  | WhyFrame
  | HintFrame
  | Bye
  | Pong;

// --- http: the bodies of HTTP requests and answers ---

/** Who asks; no account needed, a signed cookie remembers. */
export interface Me {
  id: string;
  name: string;
}

/** The name that a person wants to go by. */
export interface Rename {
  name: string;
}

/** An option of an edition: its values, and where it comes from. */
export interface OptionInfo {
  name: string;
  /** for `phases` only examples: any list like `1,3,5-7` will do */
  values: string[];
  default: string;
  /** in the rulebook; else a house rule */
  printed: boolean;
  clause: string;
  excludes: string[];
}

/** A phase: its number and the patterns of its groups. */
export interface PhaseInfo {
  phase: number;
  /** `set 3 + run 4` */
  text: string;
  groups: string[];
  /** not printed in our rulebook */
  assumed: boolean;
}

/** A space of the ring. */
export interface Space {
  action: string;
  /** 0 if left out */
  cards?: number;
}

/** An edition by what makes it different. */
export interface EditionInfo {
  name: string;
  /** the letters of its colours */
  colours: string;
  /** in the deck */
  cards: number;
  hand: number;
  highest: number;
  wilds: number;
  skips: number;
  number_points: number[];
  wild_points: number;
  skip_points: number;
  last_card: string;
  least_players: number;
  most_players: number;
  keep: number;
  /** the phases by which the one who ends a round moves on */
  out_steps: number;
  jokers: boolean;
  phases: PhaseInfo[];
  options: OptionInfo[];
  ring: Space[];
  /** by number of players, without options */
  lengths: Record<string, Length>;
  /** the clauses with a fact that the rulebook leaves out */
  assumed: string[];
  /** by what one may ask about: `turn`, `lay`, `points`, `set` ... */
  clauses: Record<string, string>;
}

/** A bot by name; its description is in the catalogues. */
export interface BotInfo {
  name: string;
}

/** Everything the first page shows. */
export interface Home {
  me: Me;
  editions: EditionInfo[];
  bots: BotInfo[];
  /** games that wait for me, then those that go on */
  mine: TableLine[];
  /** public tables that wait for players */
  open: TableLine[];
  /** the link for the own network; empty if there is none */
  site: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  code: string;
  edition: string;
  options: Record<string, string>;
  status: Status;
  players: number;
  names: string[];
  /** by seat: whether somebody has it, who may be called like a bot */
  people: boolean[];
  /** your own */
  seat: number | null;
  empty: number;
  your_turn: boolean;
  round: number;
  /** milliseconds since 1970 */
  changed: number;
}

/** A seat of a new table: the maker's own, empty for a guest, or a bot. */
export interface WantedSeat {
  kind: "me" | "empty" | "bot";
  /** "" if left out */
  bot?: string;
  /** "quick" if left out */
  pace?: Pace;
}

/** A table to be opened; `start` deals at once if nobody is awaited. */
export interface NewTable {
  settings: Settings;
  seats: WantedSeat[];
  /** false if left out */
  start?: boolean;
}

/** A new table: its link (128 bits) and its code. */
export interface TableMade {
  id: string;
  code: string;
}

/** A game whose likely length is wanted. */
export interface LengthQuestion {
  edition: string;
  players: number;
  /** {} if left out */
  options?: Record<string, string>;
  clock?: BankClock | DaysClock;
}

/** The short code of a table. */
export interface JoinByCode {
  code: string;
}

/** A code with which another device can take over a person's seats, for a few minutes. */
export interface HandOver {
  code: string;
  until: number;
}

/** What went wrong with a request: a stable code and a sentence. */
export interface Problem {
  code: string;
  text: string;
  /** {} if left out */
  details?: Record<string, string | number>;
}

// --- replay: games that are over: step by step, and judged decision by decision ---

/** What a deal depends on besides the seed: enough to deal again without knowing the rules. */
export interface Deck {
  /** their letters, in the order of the pack */
  colours: string;
  highest: number;
  copies: number;
  wilds: number;
  skips: number;
  hand: number;
  /** that start the discard pile */
  open_cards: number;
  /** `under` where such a card goes under the draw pile */
  starting_wild: string;
  starting_skip: string;
}

/** What the seed was made from, in hexadecimal. */
export interface Proof {
  commitment: string;
  secret: string;
  /** by seat; empty where nothing was added */
  entropy: string[];
}

/** A whole game as a seat saw it, as a spectator did, or open: a view and all that followed. */
export interface Replay {
  names: string[];
  deck: Deck;
  /** after the first deal */
  start: View;
  /** that deal, which `start` has already */
  dealt: EventsFrame;
  /** `2 discard R5`, `2 discard R5 @timer`: one for each frame */
  moves: string[];
  frames: EventsFrame[];
  /** all hands are shown; false if left out */
  open?: boolean;
  /** the first one, where the table chose it */
  dealer?: number;
  /** of games that were dealt by a server */
  proof?: Proof;
}

/** What luck gave a seat, as a change in its chance of winning. */
export interface Fortune {
  deal: number;
  cards: number;
  dice: number;
  total: number;
  /** the running total at the end of each round */
  rounds: number[];
}

/** How a seat played. */
export interface SeatReview {
  seat: number;
  name: string;
  decisions: number;
  /** how many of them cost nothing worth mentioning */
  best: number;
  /** of 100; null without decisions */
  accuracy: number | null;
  loss: number;
  at_stake: number;
  luck: Fortune;
}

/** A move that a seat chose, and what would have been better, given what it could know. */
export interface Decision {
  /** of the move, from 1 */
  number: number;
  round: number;
  turn: number;
  seat: number;
  step: Step;
  hand: string[];
  move: string;
  best: string;
  /** the chance of winning after it */
  worth: number;
  /** against the best */
  loss: number;
  at_stake: number;
  /** there was a choice, and the player made it; false if left out */
  counts?: boolean;
  /** "" if left out */
  mark?: string;
  /** false if left out */
  cost?: boolean;
  /** what was done, `Discard [R10]`; "" if left out */
  done?: string;
  /** what would have been best; "" if left out */
  better?: string;
  /** those that stand for it in a picture; `?` is the draw pile; [] if left out */
  done_cards?: string[];
  /** [] if left out */
  better_cards?: string[];
  /** why that would have been better, spoken to the player; "" if left out */
  text?: string;
}

/** A game, judged. */
export interface Review {
  finished: boolean;
  winners: number[];
  seats: SeatReview[];
  /** the numbers of the decisions that cost most */
  costliest: number[];
  decisions: Decision[];
}

// --- sheets: score sheets for real cards: a list of operations, and the sheet that they give ---

/** A player's end of a round; what is left in hand is given in at most one of these ways. */
export interface Entry {
  /** false if left out */
  laid?: boolean;
  /** the phase laid, where the order is free; 0 if left out */
  phase?: number;
  /** what is left, as a number; 0 if left out */
  points?: number;
  /** or how many of each class of cards; [] if left out */
  counts?: number[];
  /** or the cards themselves; [] if left out */
  cards?: string[];
}

/** A new sheet, always the first operation; its players are called `1`, `2`, ... */
export interface SheetStart {
  do: "start";
  title: string;
  edition: string;
  options: Record<string, string>;
  players: string[];
  /** the first dealer's place in `players` */
  dealer: number;
  /** the file of an edition of your own; "" if left out */
  edition_text?: string;
}

/** The sheet gets another name. */
export interface Retitle {
  do: "title";
  title: string;
}

/** Someone joins from a round on; the id of this operation becomes theirs. */
export interface Add {
  do: "add";
  name: string;
  round: number;
}

/** Someone leaves before a round. */
export interface Drop {
  do: "drop";
  player: string;
  round: number;
}

/** A player gets another name. */
export interface RenamePlayer {
  do: "name";
  player: string;
  name: string;
}

/** What some players have at the end of a round: entered, or corrected. */
export interface Enter {
  do: "enter";
  round: number;
  /** by player; {} if left out */
  entries?: Record<string, Entry>;
  /** who went out, empty for nobody; as it was if left out */
  out?: string;
}

/** A round was never played; it stays if someone wrote in it meanwhile. */
export interface DeleteRound {
  do: "delete";
  round: number;
}

/** Someone else deals a round, and later rounds follow on. */
export interface Deal {
  do: "deal";
  round: number;
  player: string;
}

/** An operation no longer counts. */
export interface SheetUndo {
  do: "undo";
  of: string;
}

/** It counts again. */
export interface SheetRedo {
  do: "redo";
  of: string;
}

export type SheetAction = 
  | SheetStart
  | Retitle
  | Add
  | Drop
  | RenamePlayer
  | Enter
  | DeleteRound
  | Deal
  | SheetUndo
  | SheetRedo;

/** A line of a sheet's list; its id is `device.counter`. */
export interface Operation {
  device: string;
  counter: number;
  what: SheetAction;
  /** how many of the others' operations the device had from the server; 0 if left out */
  seen?: number;
  /** "" if left out */
  author?: string;
  /** milliseconds since 1970; 0 if left out */
  at?: number;
}

/** A value of a cell, and who wrote it. */
export interface Told {
  entry: Entry;
  points: number;
  author: string;
  at: number;
}

/** A player's round: the value that counts, and others that its author had not seen. */
export interface SheetCell {
  entry: Entry;
  points: number;
  author: string;
  at: number;
  /** crossed off in this round */
  phases: number[];
  others: Told[];
}

/** Who went out, as someone wrote it; empty for nobody. */
export interface Ended {
  out: string;
  author: string;
  at: number;
}

/** A round of the sheet. */
export interface SheetRound {
  /** the number that operations use for it; never reused */
  round: number;
  /** its place on the sheet, from 1 on */
  number: number;
  dealer: string;
  /** who takes part */
  players: string[];
  replay: boolean;
  cells: Record<string, SheetCell>;
  out: Ended | null;
  /** what others wrote without having seen it */
  outs: Ended[];
  /** players without an entry */
  missing: string[];
  counted: boolean;
  /** why it is impossible; empty if it is fine */
  problem: string;
}

/** A column of the sheet. */
export interface SheetPlayer {
  id: string;
  name: string;
  playing: boolean;
  made: number[];
  total: number;
  /** the next one, 0 where one may choose or has made all */
  phase: number;
  /** all that may be laid in the next round */
  open: number[];
}

/** A sheet as it stands. */
export interface Sheet {
  title: string;
  edition: string;
  /** the file of an edition of your own, else empty */
  edition_text: string;
  options: Record<string, string>;
  /** the agreed ones */
  phases: number[];
  players: SheetPlayer[];
  rounds: SheetRound[];
  /** the one to enter next */
  round: number;
  /** who deals it */
  dealer: string;
  /** who has to replay the last phase */
  tied: string[];
  winners: string[];
  started: number;
  changed: number;
}

/** Cards that cost the same; numbers from `first` to `last`. */
export interface CardClass {
  kind: "numbers" | "skip" | "wild";
  first: number;
  last: number;
  points: number;
  /** in the deck */
  cards: number;
}

/** Everything a sheet needs to know about an edition. */
export interface SheetEdition {
  name: string;
  colours: string;
  highest: number;
  copies: number;
  scored: boolean;
  classes: CardClass[];
  least_players: number;
  most_players: number;
  phases: PhaseInfo[];
  options: OptionInfo[];
  tie: string;
  rounds: number;
  replays: number;
  win: string;
  out_steps: number;
  next_dealer: string;
}

/** The file of an edition of your own, to be read. */
export interface EditionText {
  text: string;
}

/** An edition of your own: its file, and what pages and sheets need of it. */
export interface OwnEdition {
  text: string;
  info: EditionInfo;
  sheet: SheetEdition;
}

/** A sheet as a file. */
export interface SheetFile {
  format: "laydown-sheet-1";
  operations: Operation[];
}

/** A sheet to be kept by the server. */
export interface NewSheet {
  operations: Operation[];
}

/** The links to a sheet: one to edit it, one to read it only. */
export interface SheetKeys {
  /** empty for someone who may only read */
  edit: string;
  read: string;
}

/** Operations in the server's order, the first of them with this number (from 0). */
export interface SheetOperations {
  first: number;
  operations: Operation[];
}

/** A sheet that the server keeps, and how it may be shared. */
export interface SharedSheet {
  keys: SheetKeys;
  operations: Operation[];
}

// --- asking: questions to the referee about a situation, say with real cards, and its answers ---

/** A situation, as the text of a position or a view, and a move that someone has in mind. */
export interface Question {
  position: string;
  /** "" if left out */
  move?: string;
  /** who asks; else whose turn it is */
  seat?: number;
}

/** A move in words, and why it is not allowed, if it is not. */
export interface Judged {
  move: string;
  /** "" if left out */
  text?: string;
  refusal?: Refusal;
}

/** What the referee says; only `problem` if the situation is impossible. */
export interface Ruling {
  problem?: Refusal;
  view?: View;
  asked?: Judged;
  /** [] if left out */
  may?: Judged[];
  /** [] if left out */
  may_not?: Judged[];
  /** the best ones, the best first; [] if left out */
  lays?: LayOption[];
  /** cards that stay in the hand, before the discard, if all goes that can */
  left?: number;
  /** whether the seat can go out this turn; false if left out */
  out?: boolean;
  /** what is missing */
  aim?: Aim;
  /** that a hidden card brings the hand closer to its phase */
  chance?: number;
}
