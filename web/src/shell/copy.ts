/**
 * Puts a text on the clipboard, and says whether it is there.
 *
 * Browsers give their clipboard to pages by https and of the own machine only. A page of a server
 * in the own network (`laydown serve --lan`) has the older way, which copies what is selected.
 */
export async function copyText(text: string): Promise<boolean> {
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Refused, by a setting perhaps: the older way may still do.
    }
  }
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard comes up on a phone
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog, for nothing outside it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
