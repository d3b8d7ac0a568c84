/* The page without a network: its files are kept; what the server says never is. */
const VERSION = '__VERSION__';
const FILES = __FILES__;
/** Files that one language needs, by its code. */
const LANGUAGES = __LANGUAGES__;
const CACHE = `subibaja-${VERSION}`;

const ALL = [...FILES, ...Object.values(LANGUAGES).flat()];

// English is what remains where another language can't be had.
self.addEventListener('install', (event) => {
  const asked = LANGUAGES[new URL(location.href).searchParams.get('lang')] ?? [];
  const wanted = [...new Set([...FILES, ...LANGUAGES.en, ...asked])];
  const fill = async (cache) => {
    const kept = await Promise.all(wanted.map((file) => cache.match(file)));
    await cache.addAll(wanted.filter((_, i) => !kept[i]));
  };
  event.waitUntil(
    caches
      .open(CACHE)
      .then(fill)
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
  const kept = ALL.includes(url.pathname) ? url.pathname : event.request.mode === 'navigate' ? '/' : null;
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
