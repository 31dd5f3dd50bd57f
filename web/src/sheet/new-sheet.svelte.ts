import { ownEdition } from '../editions/own.svelte.ts';
import { language } from '../i18n/text.svelte.ts';
import type { Operation, SheetEdition } from '../wire/types.ts';
import { checkNext } from './check.ts';
import { editionOf } from './editions.ts';
import { fold } from './fold.ts';
import { author, device, keepSheet, keptSheets, newId } from './keeping.ts';

/** A sheet that is being set up: who plays, who deals, which edition, phases and order. */
export class NewSheetDraft {
  title = $state('');
  names = $state<string[]>(['', '', '']);
  dealer = $state(0);
  edition = $state('mattel');
  phases = $state('all');
  order = $state<'in-order' | 'free' | 'ten'>('in-order');
  /** Those who have played together, the last ones first. */
  readonly rosters: readonly (readonly string[])[];

  /** Begins with those who played last, and with an edition that was asked for. */
  constructor(edition = '') {
    const known = keptSheets()
      .map(({ operations }) => fold(operations))
      .sort((one, other) => other.changed - one.changed);
    const rosters = known.map(({ players }) =>
      players.filter(({ playing }) => playing).map(({ name }) => name),
    );
    const told = rosters.map((names) => names.join(', '));
    this.rosters = rosters.filter((_, at) => told.indexOf(told[at] ?? '') === at).slice(0, 4);
    if (this.rosters[0]) this.names = [...this.rosters[0]];
    const last = known[0];
    const usual = last && (!last.edition_text || ownEdition(last.edition)) ? last.edition : '';
    this.edition = edition || usual || 'mattel';
    const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    this.title = new Intl.DateTimeFormat(language(), day).format(Date.now());
  }

  /** What is known of the edition that is chosen. */
  get facts(): SheetEdition | null {
    return ownEdition(this.edition)?.sheet ?? editionOf({ edition: this.edition });
  }

  get #options(): Record<string, string> {
    if (!this.facts?.options.length) return {};
    return {
      ...(this.phases === 'all' ? {} : { phases: this.phases }),
      ...(this.order === 'free' ? { free_order: 'yes' } : {}),
      ...(this.order === 'ten' ? { ten_rounds: 'yes' } : {}),
    };
  }

  /** Keeps the sheet on this device and returns its id; throws why there can be none such. */
  start(): string {
    const players = this.names.map((name) => name.trim());
    const text = ownEdition(this.edition)?.text ?? '';
    const operation: Operation = {
      device: device(),
      counter: 1,
      what: {
        do: 'start',
        title: this.title.trim(),
        edition: this.edition,
        options: this.#options,
        players: players.filter(Boolean),
        // Who has no name does not play: the one behind deals instead.
        dealer: Math.min(
          players.slice(0, this.dealer).filter(Boolean).length,
          Math.max(0, players.filter(Boolean).length - 1),
        ),
        ...(text ? { edition_text: text } : {}),
      },
      author: author(),
      at: Date.now(),
    };
    checkNext([], operation);
    const id = newId();
    keepSheet({ id, operations: [operation], sent: 0, keys: null });
    return id;
  }
}
