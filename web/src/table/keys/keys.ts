import { t } from '../../i18n/text.svelte.ts';
import { sayAloud } from '../../telling/say.ts';
import type { Play } from '../play.svelte.ts';
import { answer } from './answers.ts';
import type { Question } from './typed.ts';

/** What a key does: something in one's turn, or an answer. */
export interface KeyDeed {
  readonly key: string;
  /** The message that names it. */
  readonly name: string;
  readonly group: 'turn' | 'ask';
}

const ASKED: Readonly<Record<string, Question>> = {
  h: 'hand',
  r: 'table',
  p: 'pile',
  o: 'phases',
  c: 'counts',
  w: 'clock',
  b: 'last',
  m: 'missing',
};

/** Every key of one letter, in the order in which they are listed. */
export const KEYS: readonly KeyDeed[] = [
  { key: 'd', name: 'key-draw', group: 'turn' },
  { key: 't', name: 'key-take', group: 'turn' },
  { key: 'l', name: 'key-lay', group: 'turn' },
  { key: 'k', name: 'key-knock', group: 'turn' },
  { key: 'i', name: 'key-hint', group: 'turn' },
  { key: 'u', name: 'key-undo', group: 'turn' },
  { key: 's', name: 'key-sort', group: 'turn' },
  ...Object.entries(ASKED).map(([key, name]) => ({
    key,
    name: `key-${name}`,
    group: 'ask' as const,
  })),
];

const SORTS = ['number', 'colour', 'phase'] as const;

/** Does what a key of one letter is for; tells what is to be said, if anything. */
export function doKey(play: Play, key: string): string | null {
  const { options } = play.session;
  const question = ASKED[key];
  if (question) return answer(play, question);
  switch (key) {
    case 'd':
      if (!options?.draw) return instead(play);
      void play.send({ move: 'draw', keys: [] });
      break;
    case 't':
      if (!options?.take) return instead(play);
      void play.send({ move: 'take', keys: [] });
      break;
    case 'k':
      if (!options?.knock) return instead(play);
      void play.send({ move: 'knock', keys: [] });
      break;
    case 'l': {
      const lay = options?.step === 'play' ? play.laying.trays?.lay : null;
      if (!lay) return answer(play, 'missing');
      void play.send(lay);
      break;
    }
    case 'i':
      if (!options) return t('note-none');
      void play.askHint();
      break;
    case 'u':
      if (!options?.undo) return t('undo-none');
      void play.session.undo();
      break;
    case 's': {
      const at = SORTS.findIndex((sorting) => sorting === play.session.hand.sorting);
      const sorting = SORTS[(at + 1) % SORTS.length] ?? 'number';
      play.laying.sort(sorting);
      return t(`sort-${sorting}`);
    }
    default:
      break;
  }
  return null;
}

/** Why nothing happens: what is to be done now instead; of one's own turn one hears when it comes. */
function instead(play: Play): string | null {
  if (play.session.pending) return t('command-wait');
  const said = play.acts?.headline;
  return !said || said.name === 'turn-yours' ? null : sayAloud(said);
}
