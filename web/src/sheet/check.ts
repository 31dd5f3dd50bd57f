/** What may be written on a sheet: the same codes as on the server, so that bad input stays out. */
import type { Entry, Operation, Sheet, SheetEdition, SheetFile } from '../wire/types.ts';
import { editionOf } from './editions.ts';
import { inDeck } from './entries.ts';
import { fold, undoAndRedo } from './fold.ts';
import { nameOf } from './gather.ts';
import { readOptions, type Agreed } from './options.ts';
import { isOperation } from './shape.ts';

const FORMAT = 'laydown-sheet-1';
const MOST_OPERATIONS = 5000;
export const LONGEST_NAME = 24;
export const LONGEST_TITLE = 60;
const MOST = 2 ** 53;
const LAST_ROUND = 9999;
const FEWEST = 2;

/** What is wrong, with a code that has a sentence in the catalogues: `error-sheet-...`. */
export class Refused extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: string, details: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Looks at operations one after the other, each by itself. */
export class Checker {
  #edition: SheetEdition | null = null;
  #agreed: Agreed | null = null;
  readonly #players = new Set<string>();
  readonly #ids = new Set<string>();
  readonly #fixed = new Set<string>();

  constructor(operations: readonly Operation[] = []) {
    for (const operation of operations) this.check(operation);
  }

  check(operation: Operation): void {
    checkHead(operation);
    if (this.#ids.size >= MOST_OPERATIONS)
      throw new Refused('sheet_full', { most: MOST_OPERATIONS });
    const id = nameOf(operation);
    if (this.#ids.has(id)) throw new Refused('sheet_twice');
    const { what } = operation;
    if ((what.do === 'start') !== (this.#edition === null)) throw new Refused('sheet_no_start');
    if (what.do === 'start') {
      this.#start(what);
      this.#fixed.add(id);
    } else {
      this.#check(id, what);
    }
    this.#ids.add(id);
  }

  #start(start: Extract<Operation['what'], { do: 'start' }>): void {
    const edition = editionOf(start);
    const agreed = edition && readOptions(edition, start.options);
    if (!agreed) throw new Refused('sheet_edition');
    checkTitle(start.title);
    const count = start.players.length;
    if (count < edition.least_players || count > edition.most_players) {
      throw badPlayers(edition, count);
    }
    start.players.forEach(checkName);
    if (new Set(start.players).size !== count) throw new Refused('sheet_same_name');
    if (start.dealer < 0 || start.dealer >= count) throw new Refused('sheet_player');
    [this.#edition, this.#agreed] = [edition, agreed];
    for (let number = 1; number <= count; number += 1) this.#players.add(String(number));
  }

  #check(id: string, what: Operation['what']): void {
    if ('round' in what) {
      if (what.do === 'add') checkName(what.name);
      else if (what.do !== 'enter' && 'player' in what) this.#player(what.player);
      if (what.round < 1 || what.round > LAST_ROUND) throw new Refused('sheet_round');
    }
    switch (what.do) {
      case 'title':
        checkTitle(what.title);
        break;
      case 'add':
        this.#players.add(id);
        break;
      case 'name':
        this.#player(what.player);
        checkName(what.name);
        break;
      case 'undo':
      case 'redo':
        this.#fixed.add(id);
        if (!this.#ids.has(what.of) || this.#fixed.has(what.of)) throw new Refused('sheet_undo');
        break;
      case 'enter': {
        const entries = Object.entries(what.entries ?? {});
        if (entries.length === 0 && typeof what.out !== 'string') throw new Refused('sheet_file');
        for (const [player, entry] of entries) {
          this.#player(player);
          if (this.#edition && this.#agreed) checkEntry(this.#edition, this.#agreed, entry);
        }
        if (what.out) this.#player(what.out);
      }
    }
  }

  #player(player: string): void {
    if (!this.#players.has(player)) throw new Refused('sheet_player');
  }
}

function checkHead({ device, counter, seen = 0, at = 0, author = '' }: Operation): void {
  const fine = [counter, seen, at].every((number) => number >= 0 && number < MOST) && counter > 0;
  if (!fine || !/^[a-z0-9]{1,32}$/.test(device)) throw new Refused('sheet_file');
  if (signs(author) > LONGEST_NAME || !isPrintable(author)) {
    throw new Refused('sheet_name', { most: LONGEST_NAME });
  }
}

/** How long a text is, as the server counts. */
function signs(text: string): number {
  return Array.from(text).length;
}

function isPrintable(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

function checkName(name: string): void {
  const length = signs(name);
  if (!length || length > LONGEST_NAME || /^ | $/.test(name) || !isPrintable(name)) {
    throw new Refused('sheet_name', { most: LONGEST_NAME });
  }
}

function checkTitle(title: string): void {
  if (signs(title) > LONGEST_TITLE || !isPrintable(title)) {
    throw new Refused('sheet_title', { most: LONGEST_TITLE });
  }
}

function badPlayers(edition: SheetEdition, count: number): Refused {
  const { least_players: least, most_players: most } = edition;
  return new Refused('sheet_players', { count, least, most });
}

/** Checks what a player has left, and the phase where it has to be named. */
function checkEntry(edition: SheetEdition, agreed: Agreed, entry: Entry): void {
  if (entry.laid && agreed.freeOrder) {
    if (!agreed.phases.includes((entry.phase ?? 0) - 1)) throw new Refused('sheet_which_phase');
  } else if (entry.phase) {
    throw new Refused('sheet_no_choice');
  }
  const { points = 0, counts = [], cards = [] } = entry;
  const told = [points !== 0, counts.length > 0, cards.length > 0].filter(Boolean).length;
  if (told > 1) throw new Refused('sheet_two_ways');
  if (told && !edition.scored) throw new Refused('sheet_no_points');
  if (counts.length) checkCounts(edition, counts);
  else if (cards.length) checkCards(edition, cards);
  else checkPoints(edition, points);
}

function checkPoints(edition: SheetEdition, points: number): void {
  const most = edition.classes.reduce((sum, kind) => sum + kind.points * kind.cards, 0);
  if (points < 0 || points > most) throw new Refused('sheet_points', { found: points, most });
  const step = edition.classes.map((kind) => kind.points).reduce(divisor, 0);
  if (step && points % step) throw new Refused('sheet_step', { found: points, step });
}

function divisor(one: number, other: number): number {
  return other ? divisor(other, one % other) : one;
}

function checkCounts(edition: SheetEdition, counts: readonly number[]): void {
  if (counts.length !== edition.classes.length) {
    throw new Refused('sheet_counts', { count: edition.classes.length });
  }
  for (const [at, count] of counts.entries()) {
    const most = edition.classes[at]?.cards ?? 0;
    if (count < 0 || count > most) throw new Refused('sheet_count', { found: count, most });
  }
}

function checkCards(edition: SheetEdition, cards: readonly string[]): void {
  for (const card of cards) {
    const count = cards.filter((other) => other === card).length;
    if (count > inDeck(edition, card)) throw new Refused('sheet_card', { found: card });
  }
}

// --- the next operation, with the whole sheet before one's eyes ---

export function checkNext(operations: readonly Operation[], operation: Operation): Sheet {
  new Checker(operations).check(operation);
  if (operations.length) checkSense(fold(operations), operations, operation);
  const sheet = fold([...operations, operation]);
  const { what } = operation;
  if (what.do === 'enter') {
    const round = sheet.rounds.find((one) => one.round === what.round);
    if (round?.problem && round.problem !== 'after_end')
      throw new Refused(`sheet_${round.problem}`);
    const strangers = Object.keys(what.entries ?? {}).filter((id) => !round?.players.includes(id));
    if (strangers.length) throw new Refused('sheet_player');
  }
  return sheet;
}

function checkSense(before: Sheet, operations: readonly Operation[], operation: Operation): void {
  const { what } = operation;
  const playing = before.players.filter((player) => player.playing);
  const keys = before.rounds.map(({ round }) => round);
  const edition = editionOf(before);
  const own = undoAndRedo(operations, operation.device);
  switch (what.do) {
    case 'add':
      if (before.winners.length || before.tied.length) throw new Refused('sheet_too_late');
      if (edition && playing.length >= edition.most_players) {
        throw badPlayers(edition, playing.length + 1);
      }
      sameName(before, '', what.name);
      break;
    case 'name':
      sameName(before, what.player, what.name);
      break;
    case 'drop':
      if (!playing.some(({ id }) => id === what.player)) throw new Refused('sheet_player');
      if (edition && playing.length <= FEWEST) throw badPlayers(edition, playing.length - 1);
      break;
    case 'enter':
      if (keys.includes(what.round)) break;
      if (before.winners.length) throw new Refused('sheet_after_end');
      if (what.round !== before.round) throw new Refused('sheet_round');
      break;
    case 'delete':
      if (!keys.includes(what.round)) throw new Refused('sheet_round');
      break;
    case 'undo':
      if (what.of !== own.undo) throw new Refused('sheet_undo');
      break;
    case 'redo':
      if (what.of !== own.redo) throw new Refused('sheet_undo');
  }
}

function sameName(sheet: Sheet, player: string, name: string): void {
  if (sheet.players.some((one) => one.name === name && one.id !== player)) {
    throw new Refused('sheet_same_name');
  }
}

// --- files ---

export function toJson(operations: readonly Operation[]): string {
  const file: SheetFile = { format: FORMAT, operations: [...operations] };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** The file of an edition of somebody's own that a sheet in a file carries along; else empty. */
export function editionTextIn(text: string): string {
  try {
    const file = JSON.parse(text) as {
      operations?: { what?: { edition_text?: unknown } }[];
    } | null;
    const found = file?.operations?.[0]?.what?.edition_text;
    return typeof found === 'string' ? found : '';
  } catch {
    return '';
  }
}

/** Reads a sheet from a file, or throws what is wrong with it. */
export function fromJson(text: string): Operation[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Refused('sheet_file');
  }
  const { format, operations, ...more } = (
    typeof data === 'object' && data !== null ? data : {}
  ) as Record<string, unknown>;
  if (format !== FORMAT || !Array.isArray(operations) || Object.keys(more).length) {
    throw new Refused('sheet_file');
  }
  if (!operations.every(isOperation)) throw new Refused('sheet_file');
  new Checker(operations);
  if (!operations.length) throw new Refused('sheet_no_start');
  return operations;
}
