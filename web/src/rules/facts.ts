import { pointsOf } from '../home/edition.ts';
import { t } from '../i18n/text.svelte.ts';
import { groupsOf } from '../telling/phases.ts';
import { say } from '../telling/say.ts';
import type { EditionInfo, PhaseInfo } from '../wire/types.ts';

/** A row of the comparison: what it is about, and what each edition says to it. */
export interface Fact {
  readonly name: string;
  readonly of: (edition: EditionInfo) => string;
}

const orNone = (count: number, text: () => string): string => (count > 0 ? text() : t('fact-none'));

/** What differs between the editions, phases last. */
export function facts(editions: readonly EditionInfo[]): Fact[] {
  const phases = Math.max(0, ...editions.map((edition) => edition.phases.length));
  return [
    { name: t('fact-deck'), of: ({ cards }) => String(cards) },
    { name: t('fact-hand'), of: ({ hand }) => String(hand) },
    {
      name: t('fact-players'),
      of: ({ least_players: least, most_players: most }) =>
        t('fact-players-value', { least, most }),
    },
    {
      name: t('fact-wilds'),
      of: ({ wilds, jokers }) => (jokers ? t('fact-turned') : orNone(wilds, () => String(wilds))),
    },
    { name: t('fact-skips'), of: ({ skips }) => orNone(skips, () => String(skips)) },
    { name: t('fact-number-points'), of: numberPoints },
    {
      name: t('fact-wild-points'),
      of: ({ wild_points: points }) => orNone(points, () => String(points)),
    },
    {
      name: t('fact-skip-points'),
      of: ({ skips, skip_points: points }) => orNone(skips && points, () => String(points)),
    },
    {
      name: t('fact-last'),
      of: ({ last_card: how }) => t('home-row-last-value', { how }),
    },
    {
      name: t('fact-kept'),
      of: ({ keep }) => orNone(keep, () => t('fact-kept-value', { count: keep })),
    },
    { name: t('fact-variants'), of: variants },
    ...Array.from({ length: phases }, (_, index) => ({
      name: t('fact-phase', { phase: index + 1 }),
      of: (edition: EditionInfo): string => phaseText(edition.phases[index]),
    })),
  ];
}

/** A phase in words: `2 sets of 3`. */
export function phaseText(phase: PhaseInfo | undefined): string {
  if (!phase) return '';
  const groups = groupsOf(phase.groups);
  return typeof groups === 'object' && 'name' in groups ? say(groups) : phase.text;
}

function numberPoints(edition: EditionInfo): string {
  const { kind } = pointsOf(edition);
  if (kind === 'none') return t('fact-none');
  if (kind === 'face') return t('fact-face-points');
  return [...new Set(edition.number_points)].join(', ');
}

function variants({ options }: EditionInfo): string {
  const printed = options.filter((option) => option.printed);
  const names = printed.map((option) => t(`option-${option.name.replaceAll('_', '-')}`));
  return orNone(names.length, () => names.join(', '));
}
