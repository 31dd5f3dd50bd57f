/** Notifications of the device: asked for once, then shown and taken away. */

/** Whether this page may notify; asks where nobody has answered yet. Call it in a press. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  const answer = Notification.permission;
  return (answer === 'default' ? await Notification.requestPermission() : answer) === 'granted';
}

/** Shows one in the place of the last with that tag; a press on it leads to this page. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  // On phones only the service worker may show one; it finds the page by its address.
  if (registration) {
    const shown = await registration.getNotifications({ tag });
    for (const one of shown) one.close();
    await registration.showNotification(title, { body, tag, data: location.href });
    return;
  }
  const note = new Notification(title, { body, tag });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
