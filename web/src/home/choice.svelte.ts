/** What was played last on this device: one click is enough to play it again. */
export interface Choice {
  edition: string;
  players: number;
  bot: string;
}

const KEY = 'laydown.choice';
const FIRST: Choice = { edition: 'mattel', players: 4, bot: 'steady' };

/** Reads a choice that was kept; what is missing or strange is as the first time. */
export function readChoice(text: string | null): Choice {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Choice>;
    return {
      edition: typeof kept.edition === 'string' ? kept.edition : FIRST.edition,
      players: Number.isInteger(kept.players) ? Number(kept.players) : FIRST.players,
      bot: typeof kept.bot === 'string' ? kept.bot : FIRST.bot,
    };
  } catch {
    return { ...FIRST };
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const choice = $state<Choice>(readChoice(stored()));

/** Keeps the choice for the next visit. */
export function keepChoice(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the page.
  }
}
