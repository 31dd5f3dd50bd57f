import { t } from '../../i18n/text.svelte.ts';
import { message } from '../../telling/message.ts';
import { groupsOf } from '../../telling/phases.ts';
import { say } from '../../telling/say.ts';
import type { EditionInfo } from '../../wire/types.ts';
import type { SheetSeat } from './sheet.ts';

/** What a seat goes on with: "on to phase 4: run of 7", "phase 3 again". */
export function nextOf(seat: SheetSeat, edition: EditionInfo): string {
  const { phase } = seat;
  if (phase === undefined) return '';
  if (!seat.movesOn) return t('sheet-again', { phase });
  const info = edition.phases.find((each) => each.phase === phase);
  return say(message('sheet-on-to-groups', { phase, groups: groupsOf(info?.groups ?? []) }));
}
