import { api, RequestFailed } from '../api/api.ts';
import { t } from '../i18n/text.svelte.ts';
import { go } from '../shell/router.svelte.ts';
import type { EditionInfo } from '../wire/types.ts';
import { keepLessons } from './first-games.svelte.ts';

/** Opens a first game: a table like any other, with an easy bot that takes its time. */
export async function learnAt(edition: EditionInfo): Promise<string> {
  const bot = { kind: 'bot', bot: 'novice', pace: 'relaxed' } as const;
  const others = Array.from({ length: edition.least_players - 1 }, () => bot);
  const settings = { edition: edition.name, hints: true, undo: true };
  try {
    const { id } = await api.openTable({
      settings,
      seats: [{ kind: 'me' }, ...others],
      start: true,
    });
    keepLessons(id);
    go(`/table/${id}`);
    return '';
  } catch (error) {
    return error instanceof RequestFailed && error.message ? error.message : t('web-unreached');
  }
}
