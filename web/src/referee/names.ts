import { t } from '../i18n/text.svelte.ts';
import { isRun } from '../telling/phases.ts';
import { laidOf, placeOf } from '../telling/places.ts';
import { say } from '../telling/say.ts';
import type { EditionInfo, Judged } from '../wire/types.ts';
import type { Situation } from './situation.ts';

/** What a player of a situation is called: nobody has a name here. */
export function nameOf(seat: number, me: number): string {
  return seat === me ? t('referee-you') : t('player-seat', { seat });
}

function patternAt(situation: Situation, facts: EditionInfo | null, place: string): string {
  const [seat = 1, group = 1] = place.split('.').map(Number);
  const phase = situation.players[seat - 1]?.laid?.phase ?? 1;
  return facts?.phases[phase - 1]?.groups[group - 1] ?? '';
}

/** The name of a group on the table: "Player 2’s run". */
export function groupName(situation: Situation, facts: EditionInfo | null, place: string): string {
  return told(laidOf, situation, facts, place);
}

/** A group on the table as one hits a card on it; who asks says "my run". */
export function myPlace(situation: Situation, facts: EditionInfo | null, place: string): string {
  const pattern = patternAt(situation, facts, place);
  if (Number(place.split('.')[0]) !== situation.me) return told(placeOf, situation, facts, place);
  const kind = pattern.startsWith('set') ? 'set' : isRun(pattern) ? 'run' : 'group';
  return t(`referee-my-${kind}`);
}

function told(
  how: typeof placeOf,
  situation: Situation,
  facts: EditionInfo | null,
  place: string,
): string {
  const names = situation.players.map((_, index) => nameOf(index + 1, situation.me));
  const seat = Number(place.split('.')[0]);
  return say(how({ names, me: situation.me, ring: [] }, seat, patternAt(situation, facts, place)));
}

const HIT = /^hit (.+) on (\d+\.\d+)(?: (low|high))?$/;

/** A move that is allowed, in words: where cards are hit, the group and its end are named. */
export function moveText(
  { move, text = '' }: Judged,
  situation: Situation,
  facts: EditionInfo | null,
): string {
  const [, cards = '', place = '', end] = HIT.exec(move) ?? [];
  if (!place) return text;
  const shown = cards
    .split(' ')
    .map((card) => `[${card}]`)
    .join(' ');
  const name = end ? `place-at-${end}` : 'place-lit';
  return t(name, { cards: shown, place: told(placeOf, situation, facts, place) });
}
