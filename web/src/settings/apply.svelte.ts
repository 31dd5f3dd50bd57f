import { preferredLanguage } from '../i18n/catalogues.ts';
import { setLanguage } from '../i18n/text.svelte.ts';
import { settings } from './settings.svelte.ts';

/** Makes the page look as the settings say; tokens.css reads these attributes. */
export function applySettings(): void {
  const root = document.documentElement;
  $effect(() => {
    if (settings.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
  });
  $effect(() => {
    root.toggleAttribute('data-large', settings.large);
    root.toggleAttribute('data-letters', settings.letters);
    root.dataset['speed'] = settings.speed;
  });
  $effect(() => {
    void setLanguage(wantedLanguage());
  });
}

/** The language that was chosen, or else the browser's. */
export function wantedLanguage(): ReturnType<typeof preferredLanguage> {
  return settings.language === 'auto' ? preferredLanguage(navigator.languages) : settings.language;
}
