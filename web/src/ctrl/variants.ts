/** What a table plays, in words: the options that differ from their default. */
import { GAMES, type GameOption } from '../games.ts';
import type { Translate } from '../lang/index.svelte.ts';
import type { Arguments } from '../lang/messages.ts';
import type { TableInfo } from '../protocol.ts';

type Name = Exclude<GameOption['name'], 'start'>;
/** The texts of an option's values are called by its name and the value, as in crates/texts/src/words/option.rs. */
type ValueText = Extract<keyof Arguments, `option-${Name}-${string}`>;

function value(t: Translate, name: Name, chosen: unknown): string {
  let kind = String(chosen);
  if (typeof chosen === 'number') kind = 'number';
  else if (Array.isArray(chosen)) kind = 'list';
  else if (typeof chosen === 'object') kind = 'table';
  const list = Array.isArray(chosen) ? chosen.join(', ') : '';
  return t(`option-${name}-${kind}` as ValueText, { count: Number(chosen), list });
}

export function variants(t: Translate, table: Pick<TableInfo, 'game' | 'options'>): string[] {
  return GAMES[table.game].options.flatMap((option) => {
    const chosen = table.options[option.name];
    if (option.name === 'start' || chosen === undefined || chosen === null) return [];
    return [`${t(`option-${option.name}`)}: ${value(t, option.name, chosen)}`];
  });
}
