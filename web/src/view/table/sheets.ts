import type { TableInfo } from '../../protocol.ts';

/** What can lie over the table. */
export type SheetName =
  'menu' | 'rules' | 'talk' | 'log' | 'seats' | 'settings' | 'hands' | 'keys' | 'out' | 'more' | `pile-${string}`;

/** Is it shown which cards are still to come? Where rows lie open, and help counts for people; elsewhere covered cards
 *  stay covered while the game runs. */
export const showsOut = ({ game, help }: Pick<TableInfo, 'game' | 'help'>): boolean =>
  game === 'ascenso-descenso' && (help === 'gaps' || help === 'hints');
