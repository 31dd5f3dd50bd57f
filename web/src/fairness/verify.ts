import type { Event, Replay } from '../wire/types.ts';
import { commitmentOf, fromHex, seedOf } from './chance.ts';
import { Follower, Unlike } from './follow.ts';

/** What a check found: all is as it must be, or the first thing that is not. */
export type Finding =
  | { readonly fair: true; readonly deals: number; readonly draws: number; readonly rolls: number }
  | { readonly fair: false; readonly code: Wrong; readonly round: number };

/** What can be wrong; each has its sentence in the catalogues. */
export type Wrong =
  'proof' | 'commitment' | 'entropy' | 'dealer' | 'deal' | 'draw' | 'roll' | 'shuffle' | 'pile';

/**
 * Deals a finished game again from its secret and compares all that chance had a part in. `seen` is
 * the commitment that this device was shown before the deal, `added` what it may have added to it
 * at `seat`: nothing else may stand there in its place.
 */
export function verify(
  replay: Replay,
  seen?: string,
  added: readonly string[] = [],
  seat?: number,
): Finding {
  const { proof, deck } = replay;
  if (!proof) return { fair: false, code: 'proof', round: 0 };
  const secret = fromHex(proof.secret);
  const commitment = commitmentOf(secret);
  if (commitment !== proof.commitment || (seen !== undefined && seen !== commitment)) {
    return { fair: false, code: 'commitment', round: 0 };
  }
  const counted = seat === undefined ? undefined : proof.entropy[seat - 1];
  if (added.length > 0 && counted !== undefined && !added.includes(counted)) {
    return { fair: false, code: 'entropy', round: 0 };
  }
  const seed = seedOf(secret, proof.entropy.map(fromHex));
  const follower = new Follower(seed, deck, replay.names.length);
  const events: Event[] = [replay.dealt, ...replay.frames].flatMap((frame) => frame.events);
  try {
    const [first] = events;
    if (first?.e !== 'dealt') throw new Unlike('deal');
    if (first.dealer !== follower.firstDealer()) throw new Unlike('dealer');
    for (const event of events) follower.follow(event);
  } catch (error) {
    if (error instanceof Unlike) return { fair: false, code: error.code, round: follower.rounds };
    throw error;
  }
  const { rounds: deals, draws, rolls } = follower.counts();
  return { fair: true, deals, draws, rolls };
}
