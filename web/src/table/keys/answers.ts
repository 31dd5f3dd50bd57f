import { t } from '../../i18n/text.svelte.ts';
import { count } from '../../store/cards.ts';
import { cards, message, type Message } from '../../telling/message.ts';
import { laidOf } from '../../telling/places.ts';
import { sayAloud, sayGroups } from '../../telling/say.ts';
import { turnLines } from '../../telling/turns.ts';
import { aimDetail } from '../aim.ts';
import type { Play } from '../play.svelte.ts';
import { isScored, othersOf } from '../seats.ts';
import { laidCards } from '../trays.ts';
import type { Question } from './typed.ts';

/** What is to be said to a question about the table. */
export function answer(play: Play, question: Question): string {
  return sayAloud(...ANSWERS[question](play));
}

const ANSWERS: Readonly<Record<Question, (play: Play) => Message[]>> = {
  hand: (play) => {
    const held = play.session.hand.cards.map((one) => one.card);
    return [message('answer-hand', { count: held.length, cards: cards(...held) })];
  },
  table: (play) => {
    const said = seats(play).flatMap((seat) =>
      (play.session.shown?.seats[seat - 1]?.groups ?? []).map((group) =>
        message('answer-group', {
          place: laidOf(play.company, seat, group.pattern),
          cards: cards(...laidCards(group)),
        }),
      ),
    );
    return said.length > 0 ? said : [message('answer-group-none')];
  },
  pile: (play) => {
    const top = play.session.shown?.discard[0];
    const draw = message('answer-draw', { count: play.session.shown?.now.draw ?? 0 });
    if (typeof top !== 'string') return [message('pile-discard-none'), draw];
    return [message('answer-pile', { card: cards(top) }), draw];
  },
  phases: (play) =>
    seats(play).map((seat) => {
      const info = play.session.shown?.seats[seat - 1];
      const phase = info?.phase ?? 0;
      const groups = sayGroups(
        play.edition.phases.find((one) => one.phase === phase)?.groups ?? [],
      );
      const player = nameOf(play, seat);
      if (!isScored(play.edition)) return message('answer-phase', { player, phase, groups });
      return message('answer-phase-points', { player, phase, groups, points: info?.total ?? 0 });
    }),
  counts: (play) =>
    seats(play).map((seat) =>
      message('answer-count', {
        player: nameOf(play, seat),
        count: count(play.session.shown?.seats[seat - 1]?.hand ?? []),
      }),
    ),
  clock: (play) => {
    const clocks = seats(play).flatMap((seat) => {
      const clock = play.session.table?.places[seat - 1]?.clock;
      if (!clock) return [];
      const left = clock.until === undefined ? clock.bank : clock.until - play.session.serverTime();
      const seconds = Math.max(0, Math.round(left / 1000));
      return [message('answer-clock', { player: nameOf(play, seat), seconds })];
    });
    return clocks.length > 0 ? clocks : [message('answer-clock-none')];
  },
  last: (play) => {
    const lines = turnLines(play.company, play.session.story.beats);
    if (lines.length === 0) return [message('log-empty')];
    // In one's own turn one wants to know what was before it.
    const from = lines.findLastIndex(({ seat }) => seat === null || seat !== play.company.me);
    return lines.slice(Math.max(0, from)).flatMap(({ messages }) => messages);
  },
  missing: (play) => {
    const view = play.session.shown;
    const aim = view && aimDetail(play.laying.aim, view);
    const wanted = play.laying.aim?.wanted.flat().filter(Boolean) ?? [];
    const said = aim ? [aim] : [];
    if (wanted.length === 0) return said;
    return [...said, message('answer-missing', { values: wanted.map(valueName).join(', ') })];
  },
};

/** You first, then the others clockwise. */
function seats(play: Play): number[] {
  const view = play.session.shown;
  if (!view) return [];
  return view.seat === null ? othersOf(view) : [view.seat, ...othersOf(view)];
}

function nameOf(play: Play, seat: number): string {
  return seat === play.company.me ? t('score-you') : (play.company.names[seat - 1] ?? '');
}

function valueName(value: string): string {
  return /^\d+$/.test(value)
    ? value
    : sayAloud(message('answer-value', { card: cards(`W=${value}`) }));
}
