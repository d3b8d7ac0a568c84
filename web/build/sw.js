/* The page without a network: its files are kept; what the server says never is. */
const VERSION = '__VERSION__';
const FILES = __FILES__;
const CACHE = `subibaja-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('subibaja-') && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  // Files have their content's hash in their name, so what is kept is right; pages are all the same page.
  const kept = FILES.includes(url.pathname) ? url.pathname : event.request.mode === 'navigate' ? '/' : null;
  if (kept)
    event.respondWith(
      caches
        .open(CACHE)
        .then((cache) => cache.match(kept))
        .then(
          (found) => found ?? fetch(event.request),
          () => fetch(event.request),
        ),
    );
});
