import type { Sheet } from '../wire/types.ts';

/** What a player did on all finished sheets of this device. */
export interface Record {
  readonly name: string;
  games: number;
  won: number;
  rounds: number;
  points: number;
  phases: number;
}

/** Players by their names, who won most first; replays do not count as rounds. */
export function statistics(sheets: readonly Sheet[]): Record[] {
  const found = new Map<string, Record>();
  for (const sheet of sheets) {
    if (!sheet.winners.length) continue;
    for (const player of sheet.players) {
      const own = found.get(player.name) ?? {
        name: player.name,
        games: 0,
        won: 0,
        rounds: 0,
        points: 0,
        phases: 0,
      };
      found.set(player.name, own);
      own.games += 1;
      own.won += sheet.winners.includes(player.id) ? 1 : 0;
      for (const round of sheet.rounds) {
        const cell = round.cells[player.id];
        if (!round.counted || round.replay || !cell || !round.players.includes(player.id)) continue;
        own.rounds += 1;
        own.points += cell.points;
        own.phases += cell.phases.length;
      }
    }
  }
  return [...found.values()].sort((one, other) => other.won - one.won || one.points - other.points);
}
