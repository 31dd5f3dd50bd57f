import { t } from '../i18n/text.svelte.ts';
import type { Place, Table } from '../wire/types.ts';

/** What those at a table are called. */
export function namesOf(table: Table | null): string[] {
  return numbered((table?.places ?? []).map(nameOfPlace));
}

/** The same names; equal ones are numbered from the second on, and who has none stays without. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return name && before > 0 ? `${name} ${before + 1}` : name;
  });
}

function nameOfPlace(place: Place, index: number): string {
  if (place.name) return place.name;
  if (place.bot) return t(`bot-${place.bot}`);
  return t('player-seat', { seat: index + 1 });
}
