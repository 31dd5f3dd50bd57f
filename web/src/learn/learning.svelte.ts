import { untrack } from 'svelte';
import type { Play } from '../table/play.svelte.ts';
import { keepLessons, lessonsAt, skipLessons } from './first-games.svelte.ts';
import { course, lessonsNow, nextLesson, stillHolds, type Lesson } from './lessons.ts';
import { recent, type Moment } from './moment.ts';

/** The lessons of one table: which one lies open, and what was met. */
export class Learning {
  open = $state.raw<Lesson | null>(null);
  /** When the open one was opened: the last thing that one had done. */
  #mark = 0;
  #moment: Moment | null = null;
  #last: Lesson | null = null;

  constructor(
    private readonly play: Play,
    private readonly table: string,
  ) {}

  readonly #met: readonly string[] = $derived.by(() => lessonsAt(this.table) ?? []);

  /** How much of what there is to learn was met, the open lesson included. */
  readonly progress: { met: number; all: number } = $derived.by(() => {
    const all = course(this.play.edition);
    const met = [...this.#met, ...(this.open?.meets ?? [])];
    return { met: all.filter((name) => met.includes(name)).length, all: all.length };
  });

  /** Follows the game: closes what is over, opens what has come. */
  follow(sheet: boolean): void {
    const moment = this.#now(sheet);
    if (!moment) return;
    const { mark } = moment;
    untrack(() => {
      this.#moment = moment;
      const { open } = this;
      if (open && (mark !== this.#mark || !stillHolds(open, moment))) this.#close();
      this.#mark = mark;
      this.open ??= nextLesson(moment, this.#met);
    });
  }

  /** What is open was understood: on to the next one, if there is one. */
  understood(): void {
    this.#close();
    this.open = this.#moment && nextLesson(this.#moment, this.#met);
  }

  /** Calls back what was explained last if it still holds, else what belongs to the present step. */
  again(): void {
    const now = this.#moment ? lessonsNow(this.#moment) : [];
    this.open = now.find((one) => one.name === this.#last?.name) ?? now[0] ?? this.#last;
  }

  skip(): void {
    skipLessons(this.table);
  }

  #close(): void {
    const { open } = this;
    if (!open) return;
    this.#last = open;
    this.open = null;
    const fresh = open.meets.filter((name) => !this.#met.includes(name));
    keepLessons(this.table, [...this.#met, ...fresh]);
  }

  #now(sheet: boolean): (Moment & { readonly mark: number }) | null {
    const { play } = this;
    const { session, laying } = play;
    const { shown: view, options } = session;
    if (!view || session.past || view.seat === null) return null;
    // One may act, but what one may do has not come yet.
    if (!sheet && options === null && view.now.actors.includes(view.seat)) return null;
    return {
      view,
      options,
      edition: play.edition,
      names: play.company.names,
      ...recent(session.story.beats, view.seat),
      gaps: laying.inTrays && laying.isAimed ? (laying.aim?.short ?? 0) : 0,
      sheet: sheet || view.now.step === 'keep',
    };
  }
}
