/**
 * What is written on the pawns: a first letter, with the number of an equal name ("Steady 2": S2),
 * and with another letter where others begin with the same one.
 */
export function marksOf(names: readonly string[]): string[] {
  const parts = names.map((name) => {
    const number = / (\d+)$/.exec(name)?.[1] ?? '';
    return { letters: Array.from(number ? name.slice(0, -number.length - 1) : name), number };
  });
  const ways = [
    ([first = '']: readonly string[]): string => first,
    (all: readonly string[]): string => all.slice(0, 2).join(''),
    (all: readonly string[]): string => (all[0] ?? '') + (all.at(-1) ?? ''),
  ];
  return parts.map(({ letters, number }) => {
    const others = parts.filter((one) => one.letters.join('') !== letters.join(''));
    const way = ways.find((mark) => others.every((one) => mark(one.letters) !== mark(letters)));
    return ((way ?? ways[0])?.(letters) ?? '') + number;
  });
}
