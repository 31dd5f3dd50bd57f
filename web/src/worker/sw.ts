/**
 * The service worker: keeps the whole built client on the device, so that it opens without a
 * network. What the server says is never kept: games need the network.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Filled in by the build: what tells it from others, and all of its files. */
const BUILD = '__BUILD__';
const FILES: readonly string[] = JSON.parse('__FILES__') as string[];

const NAME = 'laydown ';
const PAGE = 'index.html';
/** So long the network may take for the page before the kept one is shown. */
const PATIENCE = 3000;
/** A page of the build before may still be open, and want a part of it. */
const BUILDS_KEPT = 2;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.url.startsWith(worker.registration.scope)
    ? request.url.slice(worker.registration.scope.length)
    : null;
  if (request.method !== 'GET' || path === null || path.startsWith('api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME + BUILD);
  await cache.addAll(FILES);
  await worker.skipWaiting();
}

async function forgetOld(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(NAME));
  const old = kept.filter((name) => name !== NAME + BUILD).slice(0, -(BUILDS_KEPT - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page of the server, which is the newest one; the kept one where none comes in time. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE, { cacheName: NAME + BUILD });
  if (!kept) return fetch(request);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return kept;
  }
}

/** A file of a build never changes: its name has the hash of its content. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The page that a notification came from; if it is gone, it is opened again. */
async function show(address: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : worker.clients.openWindow(address));
}
