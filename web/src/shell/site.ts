/** Names under which a machine reaches itself, and no other does. */
const OWN_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Tells whether a link leads nowhere on any machine but this one. */
export function opensHereOnly(link: string): boolean {
  return OWN_MACHINE.includes(new URL(link).hostname);
}

/**
 * The link to the first page, for others.
 *
 * It is the one of this page, unless nobody else comes in by that: then the link for the own
 * network, if the server has told one.
 */
export function linkForOthers(here: URL, site: string): string {
  if (site && OWN_MACHINE.includes(here.hostname)) return site;
  return here.href.split('#', 1)[0] ?? '';
}
