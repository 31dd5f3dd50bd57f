/** Of several tabs at one table only one calls: the one that answers first for a turn. */

/** Tells whether this tab may call for something that has this name. */
export async function mayCall(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  return navigator.locks.request(`laydown.call.${name}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    const key = 'laydown.called';
    try {
      if (localStorage.getItem(key) === name) return false;
      localStorage.setItem(key, name);
    } catch {
      // Without a store each tab calls.
    }
    // A moment, so that the others find it taken.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return true;
  });
}
