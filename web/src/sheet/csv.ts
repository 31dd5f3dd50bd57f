import type { Sheet } from '../wire/types.ts';

/** The rounds as lines and the players as columns: phases and points of each. */
export function toCsv(sheet: Sheet): string {
  const names = new Map(sheet.players.map(({ id, name }) => [id, plain(name)]));
  const head = [...names.values()].flatMap((name) => [`${name} phases`, `${name} points`]);
  const lines: (string | number)[][] = [['round', 'dealer', 'out', ...head]];
  for (const round of sheet.rounds) {
    if (!round.counted) continue;
    const cells = sheet.players.flatMap(({ id }): (string | number)[] => {
      const cell = round.players.includes(id) ? round.cells[id] : undefined;
      return cell ? [cell.phases.join(' '), cell.points] : ['', ''];
    });
    const out = names.get(round.out?.out ?? '') ?? '';
    lines.push([round.number, names.get(round.dealer) ?? '', out, ...cells]);
  }
  const totals = sheet.players.flatMap(({ made, total }) => [made.join(' '), total]);
  lines.push(['total', '', '', ...totals]);
  return lines.map((line) => `${line.map(quoted).join(',')}\n`).join('');
}

/** A name that no spreadsheet takes for a formula. */
function plain(name: string): string {
  return /^[=+\-@\t\r]/.test(name) ? `'${name}` : name;
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lets the browser save a text as a file. */
export function save(name: string, kind: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: kind }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
