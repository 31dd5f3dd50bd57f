import { t } from '../i18n/text.svelte.ts';
import { numbered } from '../telling/numbered.ts';
import type { Place, Table } from '../wire/types.ts';

/** What those at a table are called. */
export function namesOf(table: Table | null): string[] {
  return numbered((table?.places ?? []).map(nameOfPlace));
}

function nameOfPlace(place: Place, index: number): string {
  if (place.name) return place.name;
  if (place.bot) return t(`bot-${place.bot}`);
  return t('player-seat', { seat: index + 1 });
}
