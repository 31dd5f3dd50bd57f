/** The same names; equal ones are numbered from the second on, and who has none stays without. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return name && before > 0 ? `${name} ${before + 1}` : name;
  });
}
