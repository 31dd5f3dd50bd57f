import type { SheetEdition } from '../wire/types.ts';

/** What a table agreed on, as far as a sheet has to know; phases are places, from 0 on. */
export interface Agreed {
  readonly phases: readonly number[];
  readonly tenRounds: boolean;
  readonly freeOrder: boolean;
  /** What differs from the edition's own, as text. */
  readonly told: Readonly<Record<string, string>>;
}

const YES = ['yes', 'true', 'on'];
const NO = ['no', 'false', 'off'];
const FLAGS = ['ten_rounds', 'free_order', 'knocking'];

/** Reads the options of a sheet; null for what is not played. */
export function readOptions(
  edition: SheetEdition,
  wanted: Readonly<Record<string, string>>,
): Agreed | null {
  const told: Record<string, string> = {};
  let phases = edition.phases.map((_, place) => place);
  for (const [name, value] of Object.entries(wanted)) {
    const option = edition.options.find((one) => one.name === name);
    if (!option) return null;
    if (FLAGS.includes(name)) {
      if (!YES.includes(value) && !NO.includes(value)) return null;
      if (YES.includes(value)) told[name] = 'yes';
    } else if (name === 'phases') {
      const found = readPhases(value, edition.phases.length);
      if (!found) return null;
      phases = found;
      if (found.length !== edition.phases.length) told['phases'] = phasesText(found);
    } else {
      if (!option.values.includes(value)) return null;
      if (value !== option.default) told[name] = value;
    }
  }
  const tenRounds = 'ten_rounds' in told;
  const freeOrder = 'free_order' in told;
  if (tenRounds && freeOrder) return null;
  return { phases, tenRounds, freeOrder, told };
}

/** Reads `5` (the first five), `even`, `odd`, `1,3,5-7`. */
function readPhases(text: string, count: number): number[] | null {
  const numbers: number[] = [];
  if (text === 'even' || text === 'odd') {
    for (let number = text === 'even' ? 2 : 1; number <= count; number += 2) numbers.push(number);
  } else if (isNumber(text)) {
    for (let number = 1; number <= Number(text); number += 1) numbers.push(number);
  } else {
    for (const part of text.split(',')) {
      const dash = part.indexOf('-');
      const first = dash < 0 ? part : part.slice(0, dash);
      const last = dash < 0 ? part : part.slice(dash + 1);
      if (!isNumber(first) || !isNumber(last)) return null;
      for (let number = Number(first); number <= Number(last); number += 1) numbers.push(number);
    }
  }
  const places = [...new Set(numbers)].map((number) => number - 1).sort((a, b) => a - b);
  const [least = -1] = places;
  if (least < 0 || (places.at(-1) ?? count) >= count || places.length !== numbers.length) {
    return null;
  }
  return places;
}

function isNumber(text: string): boolean {
  return /^[0-9]{1,2}$/.test(text);
}

function phasesText(places: readonly number[]): string {
  if (places.every((place, at) => place === at)) return `1-${places.length}`;
  const text = places.map((place) => place + 1).join(',');
  return places.length > 1 ? text : `${text}-${text}`;
}
