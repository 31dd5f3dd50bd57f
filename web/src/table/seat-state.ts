import { t } from '../i18n/text.svelte.ts';
import { message } from '../telling/message.ts';
import { groupsOf } from '../telling/phases.ts';
import { say } from '../telling/say.ts';
import type { Table } from '../wire/types.ts';
import type { SeatInfo } from './seats.ts';

/** One line on how it stands with a seat: the phase it is on or has laid, who plays for it. */
export function seatState(info: SeatInfo, table: Table | null, withGroups: boolean): string {
  const { seat, place, name, groups } = info;
  const bot = t(`bot-${table?.settings.standin ?? 'steady'}`);
  if (place?.left) return t('seat-bot-plays-on', { bot, player: name });
  if (place?.absence?.playing) return t('seat-bot-plays', { bot, player: name });
  if (place?.absence) return t('seat-away');
  if (seat.laid !== undefined) return t('seat-laid', { phase: seat.laid });
  if (seat.phase !== undefined) {
    if (!withGroups || groups.length === 0) return t('seat-phase', { phase: seat.phase });
    return say(message('seat-phase-groups', { phase: seat.phase, groups: groupsOf(groups) }));
  }
  const choices = seat.choices ?? [];
  return choices.length > 0 ? t('seat-phases-open', { phases: choices.join(', ') }) : '';
}
