/** Where one is: the start page, a new table, a table, the rules. */

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; secret: string | null }
  | { page: 'rules'; game: string }
  | { page: 'nowhere' };

export const GAMES = ['the-game', 'ascenso-descenso', 'face-to-face', 'hormigas'];

export function read(path: string, hash: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { page: 'nowhere' };
  if (!first) return { page: 'start' };
  if (first === 't' && second) return { page: 'table', table: second, secret: hash.slice(1) || null };
  if ((first === 'new' || first === 'rules') && GAMES.includes(second)) return { page: first, game: second };
  return { page: 'nowhere' };
}

class Here {
  route = $state.raw<Route>(read(location.pathname, location.hash));
}

export const here = new Here();

const look = (): void => {
  here.route = read(location.pathname, location.hash);
};
window.addEventListener('popstate', look);
window.addEventListener('hashchange', look);

export function go(to: string): void {
  history.pushState(null, '', to);
  look();
  window.scrollTo(0, 0);
}

/** For links: goes there without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
