/** A line that is down, in words. */
import type { Translate } from '../lang/index.svelte.ts';
import type { LinkState } from '../net/line.ts';

/** How the line is; nothing where there is nothing to say. */
export function linkWords(t: Translate, link: LinkState): string {
  switch (link) {
    case 'lost':
      return t('connection-lost');
    case 'offline':
      return t('link-offline');
    case 'restarting':
      return t('refused-stopping');
    case 'failed':
      return t('site-failed');
    default:
      return '';
  }
}
