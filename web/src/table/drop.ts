import type { Play } from './play.svelte.ts';

/** A card was let go somewhere: there it does what that place is for, or nothing. */
export function drop(
  play: Play,
  { key, target, x }: { key: number; target: string; x: number },
): void {
  const [kind = '', where = ''] = target.split(':');
  switch (kind) {
    case 'card':
      play.putBefore(key, Number(where));
      break;
    case 'hand':
      play.put(key, null);
      break;
    case 'tray':
      play.put(key, Number(where));
      break;
    case 'discard':
      play.discard(key);
      break;
    case 'group': {
      const [owner = 0, group = 0] = where.split('.').map(Number);
      const box = document.querySelector(`[data-drop="${target}"]`)?.getBoundingClientRect();
      const low = box !== undefined && x < box.left + box.width / 2;
      play.hitOn(key, owner, group, low ? 'low' : 'high');
      break;
    }
    default:
      break;
  }
}
