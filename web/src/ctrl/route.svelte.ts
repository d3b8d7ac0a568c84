/** Where one is: the start page or a game's sheet on it, a new table, a table, the rules, a lesson. */
import { GAMES, type Game } from '../games.ts';
import { type Link, readLink } from './link.ts';

export type Route =
  | { page: 'start'; game?: Game }
  | { page: 'play'; game: Game; search: string }
  | { page: 'new'; game: Game }
  | { page: 'table'; table: string; link: Link }
  | { page: 'rules'; game: Game }
  | { page: 'learn'; game: Game }
  | { page: 'security' }
  | { page: 'gallery' }
  | { page: 'damaged' }
  | { page: 'nowhere' };

const isGame = (name: string): name is Game => Object.hasOwn(GAMES, name);

export function read(path: string, hash: string, search = ''): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'damaged' };
  }
  const [first = '', second = '', ...rest] = parts;
  if (rest.length > 0) return { page: 'nowhere' };
  if (!first) return { page: 'start' };
  if (first === 'security' && !second) return { page: 'security' };
  if (first === 'gallery' && !second) return { page: 'gallery' };
  if (first === 't' && second) return { page: 'table', table: second, link: readLink(hash) };
  if (first === 'game' && isGame(second)) return { page: 'start', game: second };
  if (first === 'play' && isGame(second)) return { page: 'play', game: second, search };
  if ((first === 'new' || first === 'rules' || first === 'learn') && isGame(second))
    return { page: first, game: second };
  return { page: 'nowhere' };
}

const now = (): Route => read(location.pathname, location.hash, location.search);

class Here {
  route = $state.raw<Route>(now());
}

export const here = new Here();

const look = (): void => {
  here.route = now();
};
window.addEventListener('popstate', look);
window.addEventListener('hashchange', look);

/** Takes what a link held out of the address of the table that is shown: nobody reads it there. */
export function settle(table: string, hash: string): void {
  if (here.route.page !== 'table' || here.route.table !== table || location.hash === hash) return;
  history.replaceState(history.state, '', `${location.pathname}${hash}`);
}

/** Marks what was opened from another of our pages. */
const WITHIN = 'within';

export function go(to: string): void {
  history.pushState(WITHIN, '', to);
  look();
  window.scrollTo(0, 0);
}

/** Goes there in place of where one is: going back leads past it. */
export function replace(to: string): void {
  history.replaceState(history.state, '', to);
  look();
}

/** Leaves what lies over a page: back to where it was opened, or to the page below if a link led right here. */
export function leave(below: string): void {
  if (history.state === WITHIN) history.back();
  else replace(below);
}

/** For links: goes there without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
