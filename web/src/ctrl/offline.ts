/** The page without a network, in one language. Its files are fetched when nothing else wants the line: a first visit's
 *  table comes first. */
import type { Code } from '../lang/messages.ts';

export function keepOffline(language: Code): void {
  // Without it the page still works, only not offline.
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    navigator.serviceWorker.register(`/sw.js?lang=${language}`).catch(() => undefined);
}
