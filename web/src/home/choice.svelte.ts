import { keep, kept } from '../shell/kept.ts';

/** What was played last on this device: one click is enough to play it again. */
export interface Choice {
  edition: string;
  players: number;
  bot: string;
}

const KEY = 'laydown.choice';
const FIRST: Choice = { edition: 'mattel', players: 4, bot: 'steady' };

/** Reads a choice that was kept; what is missing or strange is as the first time. */
function readChoice(text: string | null): Choice {
  try {
    const told = JSON.parse(text ?? '') as Partial<Choice>;
    return {
      edition: typeof told.edition === 'string' ? told.edition : FIRST.edition,
      players: Number.isInteger(told.players) ? Number(told.players) : FIRST.players,
      bot: typeof told.bot === 'string' ? told.bot : FIRST.bot,
    };
  } catch {
    return { ...FIRST };
  }
}

export const choice = $state<Choice>(readChoice(kept(KEY)));

/** Keeps the choice for the next visit. */
export function keepChoice(): void {
  keep(KEY, JSON.stringify(choice));
}
