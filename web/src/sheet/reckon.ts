/** The second half of the fold: rounds reckoned one after the other. */
import type {
  Ended,
  Entry,
  SheetCell,
  SheetEdition,
  SheetPlayer,
  SheetRound,
} from '../wire/types.ts';
import { isEmpty, worth } from './entries.ts';
import { marks, type Column, type Gathered, type Mark, type Row } from './gather.ts';
import type { Agreed } from './options.ts';
import { bits, NOBODY, Scoring, type Standing } from './scoring.ts';

const FEWEST = 2;

export class Reckoning {
  readonly rounds: SheetRound[] = [];
  nextRound = 1;
  dealer: string;
  tied: string[] = [];
  winners: string[] = [];
  readonly #edition: SheetEdition;
  readonly #agreed: Agreed;
  readonly #scoring: Scoring;
  readonly #gathered: Gathered;
  readonly #everyone: readonly string[];
  readonly #gone = new Set<string>();
  readonly #came = new Set<string>();
  #playing: string[] = [];
  readonly #made = new Map<string, number>();
  readonly #totals = new Map<string, number>();
  #count = 0;
  #replays = 0;

  constructor(edition: SheetEdition, agreed: Agreed, gathered: Gathered) {
    this.#edition = edition;
    this.#agreed = agreed;
    this.#scoring = new Scoring(edition, agreed);
    this.#gathered = gathered;
    this.#everyone = [...gathered.columns.keys()];
    for (const player of this.#everyone) {
      this.#made.set(player, 0);
      this.#totals.set(player, 0);
    }
    this.dealer = this.#everyone[gathered.start.dealer] ?? '1';
    this.#comeAndGo(0);
  }

  run(): void {
    const rows = [...this.#gathered.rows]
      .sort(([one], [other]) => one - other)
      .filter(([, row]) => !row.deleted && marks(row).length > 0);
    for (const [at, [key, row]] of rows.entries()) {
      this.#comeAndGo(key);
      this.#round(key, at + 1, row, at + 1 === rows.length);
    }
    this.#comeAndGo(Infinity);
    this.nextRound = Math.max(0, ...this.#gathered.rows.keys()) + 1;
    const waiting = this.rounds.find((round) => round.missing.length > 0 || round.out === null);
    if (waiting) {
      this.nextRound = waiting.round;
      this.dealer = waiting.dealer;
    } else {
      this.#chooseDealer(this.nextRound);
    }
  }

  // --- players ---

  get #part(): string[] {
    return this.tied.length ? this.tied : this.#playing;
  }

  #comeAndGo(until: number): void {
    for (const column of this.#gathered.columns.values()) {
      if (!this.#came.has(column.id) && column.joins <= until) {
        this.#came.add(column.id);
        this.#join(column);
      }
      if (column.leaves === null || this.#gone.has(column.id)) continue;
      if (this.#came.has(column.id) && column.leaves <= until) {
        this.#gone.add(column.id);
        this.#leave(column.id);
      }
    }
  }

  /** Who joins begins where the last one stands: the fewest phases, the most points. */
  #join(column: Column): void {
    const full = this.#playing.length >= this.#edition.most_players;
    if (this.tied.length || this.winners.length || full) return;
    if (this.#playing.length && column.joins) {
      const made = this.#playing.map((other) => this.#made.get(other) ?? 0);
      const fewest = Math.min(...made.map(bits));
      this.#made.set(column.id, made.find((mask) => bits(mask) === fewest) ?? 0);
      const totals = this.#playing.map((other) => this.#totals.get(other) ?? 0);
      this.#totals.set(column.id, Math.max(...totals));
    }
    this.#playing.push(column.id);
  }

  /** Of two who are tied the one who stays has won. */
  #leave(player: string): void {
    if (!this.#playing.includes(player) || this.#playing.length <= FEWEST || this.winners.length) {
      return;
    }
    this.#playing = this.#playing.filter((other) => other !== player);
    if (this.tied.includes(player)) {
      this.tied = this.tied.filter((other) => other !== player);
      if (this.tied.length === 1) [this.winners, this.tied] = [this.tied, []];
    }
  }

  #after(player: string): string {
    const at = this.#everyone.indexOf(player);
    const around = [...this.#everyone.slice(at + 1), ...this.#everyone.slice(0, at + 1)];
    return around.find((other) => this.#part.includes(other)) ?? player;
  }

  #chooseDealer(key: number): void {
    const chosen = this.#gathered.dealers.get(key);
    if (chosen !== undefined && this.#part.includes(chosen)) this.dealer = chosen;
    else if (!this.#playing.includes(this.dealer)) this.dealer = this.#after(this.dealer);
  }

  // --- rounds ---

  #standing(): Standing {
    return {
      made: this.#playing.map((player) => this.#made.get(player) ?? 0),
      totals: this.#playing.map((player) => this.#totals.get(player) ?? 0),
      rounds: this.#count,
      tied: this.tied.map((player) => this.#playing.indexOf(player)),
      replays: this.#replays,
      winners: [],
    };
  }

  #round(key: number, number: number, row: Row, last: boolean): void {
    this.#chooseDealer(key);
    const { dealer } = this;
    const replay = this.tied.length > 0;
    const part = [...this.#part];
    const cells = [...row.cells].filter(([player]) => this.#made.has(player));
    const missing = part.filter((player) => !cells.some(([other]) => other === player));
    const out = row.out.at(-1)?.value ?? null;
    const before = new Map(this.#made);
    let problem = this.winners.length ? 'after_end' : '';
    let counted = false;
    if (!problem && missing.length === 0 && out !== null) {
      const entries = new Map<string, Entry>();
      for (const player of part) {
        const mark = row.cells.get(player)?.at(-1);
        if (mark) entries.set(player, mark.value);
      }
      problem = this.#problem(entries, out);
      counted = !problem;
      if (counted) this.#countRound(entries, out);
    }
    if (!this.winners.length && (counted || !last)) this.#dealOn(counted ? (out ?? '') : '');
    this.rounds.push({
      round: key,
      number,
      dealer,
      players: part,
      replay,
      cells: Object.fromEntries(
        cells.map(([player, found]) => {
          const now = this.#made.get(player) ?? 0;
          const crossed = part.includes(player) ? now & ~(before.get(player) ?? 0) : 0;
          return [player, this.#cell(found, crossed)];
        }),
      ),
      out: row.out.length ? row.out.slice(-1).map(ended)[0] : null,
      outs: row.out.slice(0, -1).map(ended),
      missing,
      counted,
      problem,
    } as SheetRound);
  }

  #dealOn(out: string): void {
    if (this.#edition.next_dealer === 'out' && out) this.dealer = out;
    else this.dealer = this.#after(this.dealer);
  }

  #cell(found: readonly Mark<Entry>[], crossed: number): SheetCell {
    const told = found.map(({ value, by }) => ({
      entry: value,
      points: worth(this.#edition, value),
      author: by.author ?? '',
      at: by.at ?? 0,
    }));
    const now = told.at(-1) ?? { entry: {}, points: 0, author: '', at: 0 };
    return { ...now, phases: this.#phases(crossed), others: told.slice(0, -1) };
  }

  #phases(mask: number): number[] {
    return this.#agreed.phases.filter((place) => (mask >> place) & 1).map((place) => place + 1);
  }

  /** Why a round cannot have ended so; empty if it can. */
  #problem(entries: ReadonlyMap<string, Entry>, out: string): string {
    const winner = entries.get(out);
    if (out && !winner) return 'out_elsewhere';
    if (winner && !winner.laid) return 'out_not_laid';
    if (winner && !isEmpty(winner)) return 'out_with_cards';
    if (this.#edition.scored) {
      for (const [player, entry] of entries) {
        if (player !== out && !worth(this.#edition, entry)) return 'nothing_left';
      }
    }
    const standing = this.#standing();
    for (const [player, entry] of entries) {
      if (entry.laid && this.#place(standing, player, entry) < 0) return 'phase_not_open';
    }
    return '';
  }

  #place(standing: Standing, player: string, entry: Entry): number {
    const seat = this.#playing.indexOf(player);
    const phase = this.#scoring.current(standing, seat);
    if (phase >= 0) return phase;
    const chosen = (entry.phase ?? 0) - 1;
    return this.#scoring.open(standing, seat).includes(chosen) ? chosen : -1;
  }

  #countRound(entries: ReadonlyMap<string, Entry>, out: string): void {
    const standing = this.#standing();
    const laid: number[] = [];
    const points: number[] = [];
    for (const player of this.#playing) {
      const entry = entries.get(player);
      laid.push(entry?.laid ? this.#place(standing, player, entry) : -1);
      points.push(entry && !this.tied.length ? worth(this.#edition, entry) : 0);
    }
    const first = this.#playing.indexOf(this.#after(this.dealer));
    const seat = out ? this.#playing.indexOf(out) : NOBODY;
    const now = this.#scoring.after(standing, { out: seat, laid, points, first });
    for (const [at, player] of this.#playing.entries()) {
      this.#made.set(player, now.made[at] ?? 0);
      this.#totals.set(player, now.totals[at] ?? 0);
    }
    this.#count = now.rounds;
    this.#replays = now.replays;
    const names = (seats: readonly number[]): string[] =>
      seats.map((at) => this.#playing[at] ?? '');
    this.tied = names(now.tied);
    this.winners = names(now.winners);
  }

  // --- what is shown ---

  players(): SheetPlayer[] {
    const standing = this.#standing();
    return [...this.#gathered.columns.values()].map((column) => {
      const seat = this.#playing.indexOf(column.id);
      const goesOn = this.#part.includes(column.id) && !this.winners.length;
      return {
        id: column.id,
        name: column.name,
        playing: seat >= 0,
        made: this.#phases(this.#made.get(column.id) ?? 0),
        total: this.#totals.get(column.id) ?? 0,
        phase: goesOn ? this.#scoring.current(standing, seat) + 1 : 0,
        open: goesOn ? this.#scoring.open(standing, seat).map((place) => place + 1) : [],
      };
    });
  }
}

function ended({ value, by }: Mark<string>): Ended {
  return { out: value, author: by.author ?? '', at: by.at ?? 0 };
}
