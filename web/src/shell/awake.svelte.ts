let seen = $state(document.visibilityState === 'visible');

document.addEventListener('visibilitychange', () => {
  seen = document.visibilityState === 'visible';
});

/** Keeps the screen on while it is wanted; the lock is lost when the page is hidden. */
export function keepAwake(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted() || !seen || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    navigator.wakeLock.request('screen').then(
      (got) => {
        lock = got;
        if (over) void got.release();
      },
      () => undefined, // the battery may be low: then the screen goes off, no more
    );
    return () => {
      over = true;
      void lock?.release();
    };
  });
}
