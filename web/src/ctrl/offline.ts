/** The page without a network. Its files are fetched when nothing else wants the line: a first visit's table comes first. */

export function keepOffline(): void {
  // Without it the page still works, only not offline.
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
