import type { Entry, SheetEdition, SheetPlayer, SheetRound } from '../wire/types.ts';
import { normal, same, worth } from './entries.ts';

export type Way = 'counts' | 'cards' | 'points';

/** What is being entered for a player: nothing is lost when the way is changed but what it told. */
export interface Draft {
  laid: boolean;
  phase: number;
  way: Way;
  counts: number[];
  cards: string[];
  points: string;
}

const KEY = 'laydown.sheet-draft.';

/** The entries of a round while they are made; kept on the device with every tap. */
export class Drafts {
  out = $state<string | null>(null);
  drafts = $state<Record<string, Draft>>({});
  readonly #edition: SheetEdition;
  readonly #free: boolean;
  readonly #key: string;
  readonly #saved: SheetRound | null;

  constructor(
    sheet: string,
    key: number,
    edition: SheetEdition,
    free: boolean,
    players: readonly SheetPlayer[],
    saved: SheetRound | null,
  ) {
    this.#edition = edition;
    this.#free = free;
    this.#key = `${KEY}${sheet}.${key}`;
    this.#saved = saved;
    this.out = saved?.out?.out ?? null;
    for (const { id } of players) this.drafts[id] = draftOf(saved?.cells[id]?.entry ?? {}, edition);
    const kept = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as {
      out: string | null;
      drafts: Record<string, Draft>;
    } | null;
    if (kept) {
      this.out = kept.out;
      Object.assign(this.drafts, kept.drafts);
    }
  }

  keep(): void {
    localStorage.setItem(this.#key, JSON.stringify({ out: this.out, drafts: this.drafts }));
  }

  forget(): void {
    localStorage.removeItem(this.#key);
  }

  entry(player: string): Entry {
    const draft = this.drafts[player];
    if (!draft) return {};
    const phase = draft.laid && this.#free ? { phase: draft.phase } : {};
    if (this.out === player || !this.#edition.scored) return normal({ laid: draft.laid, ...phase });
    const left: Entry =
      draft.way === 'counts'
        ? { counts: draft.counts.some(Boolean) ? [...draft.counts] : [] }
        : draft.way === 'cards'
          ? { cards: [...draft.cards] }
          : { points: /^\d+$/.test(draft.points.trim()) ? Number(draft.points) : 0 };
    return normal({ laid: draft.laid, ...phase, ...left });
  }

  points(player: string): number {
    return worth(this.#edition, this.entry(player));
  }

  /** Whether something was entered for a player here or before. */
  isTold(player: string): boolean {
    return this.out === player || this.points(player) > 0 || !!this.#saved?.cells[player];
  }

  /** What differs from what is written, and the player at hand: those are written together. */
  changed(at: string): { entries: Record<string, Entry>; out?: string } {
    const entries: Record<string, Entry> = {};
    for (const player of Object.keys(this.drafts)) {
      const entry = this.entry(player);
      const before = this.#saved?.cells[player]?.entry;
      const touched = before ? !same(entry, before) : player === at || this.isTold(player);
      if (touched) entries[player] = entry;
    }
    const out = this.out !== null && this.out !== this.#saved?.out?.out ? { out: this.out } : {};
    return { entries, ...out };
  }
}

function draftOf(entry: Entry, edition: SheetEdition): Draft {
  return {
    laid: entry.laid ?? false,
    phase: entry.phase ?? 0,
    way: entry.cards?.length ? 'cards' : entry.points ? 'points' : 'counts',
    counts: entry.counts?.length ? [...entry.counts] : edition.classes.map(() => 0),
    cards: [...(entry.cards ?? [])],
    points: entry.points ? String(entry.points) : '',
  };
}
