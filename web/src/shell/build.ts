/** What tells this build of the client from others; empty while one works on it. */
export function ownBuild(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="laydown-build"]')?.content;
  return named?.startsWith('__') ? '' : (named ?? '');
}

/** Keeps the client on the device, once the page is there, so that it opens without a network. */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void => {
    // It needs https, or the own machine; elsewhere the page works all the same.
    navigator.serviceWorker.register('sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
