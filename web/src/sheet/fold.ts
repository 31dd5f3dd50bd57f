import type { Operation, Sheet } from '../wire/types.ts';
import { editionOf } from './editions.ts';
import { gather, nameOf } from './gather.ts';
import { readOptions } from './options.ts';
import { Reckoning } from './reckon.ts';

/** The sheet of a list of operations that have been checked. */
export function fold(operations: readonly Operation[]): Sheet {
  const gathered = gather(operations);
  const { start } = gathered;
  const edition = editionOf(start);
  const agreed = edition && readOptions(edition, start.options);
  if (!agreed) throw new Error(`no edition ${start.edition}`);
  const reckoning = new Reckoning(edition, agreed, gathered);
  reckoning.run();
  return {
    title: gathered.title,
    edition: edition.name,
    edition_text: start.edition_text ?? '',
    options: { ...agreed.told },
    phases: agreed.phases.map((place) => place + 1),
    players: reckoning.players(),
    rounds: reckoning.rounds,
    round: reckoning.nextRound,
    dealer: reckoning.dealer,
    tied: reckoning.tied,
    winners: reckoning.winners,
    started: operations[0]?.at ?? 0,
    changed: Math.max(...operations.map(({ at }) => at ?? 0)),
  };
}

/** The ids of what a device can undo and redo; empty for nothing. */
export function undoAndRedo(
  operations: readonly Operation[],
  device: string,
): { undo: string; redo: string } {
  let done: string[] = [];
  let takenBack: string[] = [];
  for (const operation of operations) {
    const { what } = operation;
    if (operation.device !== device || what.do === 'start') continue;
    if (what.do === 'undo') {
      if (!done.includes(what.of)) continue;
      done = done.filter((id) => id !== what.of);
      takenBack.push(what.of);
    } else if (what.do === 'redo') {
      if (!takenBack.includes(what.of)) continue;
      takenBack = takenBack.filter((id) => id !== what.of);
      done.push(what.of);
    } else {
      done.push(nameOf(operation));
      takenBack = [];
    }
  }
  return { undo: done.at(-1) ?? '', redo: takenBack.at(-1) ?? '' };
}
