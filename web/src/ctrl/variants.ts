/** What a table plays, in words: the options that differ from their default. */
import { GAMES, type GameOption } from '../games.ts';
import type { Translate } from '../lang/index.svelte.ts';
import type { TableInfo } from '../protocol.ts';

type Name = Exclude<GameOption['name'], 'start'>;
type Counted = 'minimum' | 'hand' | 'target' | 'rounds' | 'turn_limit';
type Named = 'small_hand-true' | 'jump-any' | 'last_card-allow' | 'finish-claim' | 'symbols-one' | 'symbols-table';

function value(t: Translate, name: Name, chosen: unknown): string {
  if (typeof chosen === 'number') return t(`option-${name as Counted}-number`, { count: chosen });
  if (Array.isArray(chosen)) return name === 'hand' ? chosen.join(', ') : t('option-symbols-table');
  return t(`option-${`${name}-${String(chosen)}` as Named}`);
}

export function variants(t: Translate, table: Pick<TableInfo, 'game' | 'options'>): string[] {
  return GAMES[table.game].options.flatMap((option) => {
    const chosen = table.options[option.name];
    if (option.name === 'start' || chosen === undefined || chosen === null) return [];
    return [`${t(`option-${option.name}`)}: ${value(t, option.name, chosen)}`];
  });
}
