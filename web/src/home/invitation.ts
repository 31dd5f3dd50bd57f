/** What somebody was told or sent: the id of a table, out of its link, or the code to ask with. */
export type Invitation = { readonly id: string } | { readonly code: string };

/** Reads what was typed or pasted: `ABC 234`, `abc-234`, `https://example.org/#/table/...`. */
export function readInvitation(text: string): Invitation {
  const id = /#\/(?:table|screen)\/([\w-]+)/.exec(text)?.[1];
  return id ? { id } : { code: text.replaceAll(/[\s-]/g, '') };
}
