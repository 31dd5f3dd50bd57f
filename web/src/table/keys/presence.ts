import { t } from '../../i18n/text.svelte.ts';
import { message, type Message } from '../../telling/message.ts';
import type { Place, Table } from '../../wire/types.ts';

type Standing = 'here' | 'away' | 'bot' | 'gone';

/** What a screen reader says when a bot takes over for somebody, or somebody comes back. */
export class Presence {
  #before: readonly Standing[] = [];

  /** That somebody is away is said where one may vote on it. */
  hear(table: Table, names: readonly string[]): Message[] {
    const before = this.#before;
    this.#before = table.places.map(standing);
    const bot = t(`bot-${table.settings.standin ?? 'steady'}`);
    return this.#before.flatMap((now, index) => {
      const was = before[index];
      const player = names[index] ?? '';
      if (was === undefined || was === now || now === 'away') return [];
      if (now === 'here') return [message('seat-back', { player })];
      return [message(now === 'bot' ? 'seat-bot-plays' : 'seat-bot-plays-on', { bot, player })];
    });
  }
}

function standing({ left, absence }: Place): Standing {
  if (left) return 'gone';
  if (!absence) return 'here';
  return absence.playing ? 'bot' : 'away';
}
