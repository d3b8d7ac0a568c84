import { GAMES } from '../../games.ts';
import type { TableInfo } from '../../protocol.ts';

/** What can lie over the table. */
export type SheetName =
  'menu' | 'rules' | 'talk' | 'log' | 'seats' | 'settings' | 'hands' | 'out' | 'more' | `pile-${string}`;

/** Is it shown which cards are still to come? In the games of a team, where help counts for people. */
export const showsOut = ({ game, help }: Pick<TableInfo, 'game' | 'help'>): boolean =>
  GAMES[game].cooperative && (help === 'gaps' || help === 'hints');
