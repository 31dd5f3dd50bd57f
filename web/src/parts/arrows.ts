/**
 * In a row of tabs, radios or cards the arrows lead from one to the next, and around; Home and End to
 * the ends. A tab and a radio are chosen on the way, as those of the browser are.
 */
export function arrows(event: KeyboardEvent): void {
  const { currentTarget: row, target, key } = event;
  if (!(row instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  const parts = [...row.querySelectorAll<HTMLElement>('[role=tab], [role=radio], [role=option]')];
  const at = parts.indexOf(target);
  const to = placeOf(key, at, parts.length);
  const part = parts[to ?? -1];
  if (at < 0 || !part) return;
  event.preventDefault();
  part.focus();
  if (part.getAttribute('role') !== 'option') part.click();
}

function placeOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
