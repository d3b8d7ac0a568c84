/** What a table plays, in words: the options that differ from their default, help, talk, clock. */
import { GAMES, type GameOption } from '../games.ts';
import type { Translate } from '../lang/index.svelte.ts';
import type { Arguments } from '../lang/messages.ts';
import type { Listed, TableInfo } from '../protocol.ts';

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

/** Nobody plays towards something they were not told: where a game ends is said even if it is as usual. */
const aim = (option: GameOption, options: TableInfo['options']): unknown =>
  option.name === 'target' && options['rounds'] == null ? option.default : undefined;

export function variants(t: Translate, table: Pick<TableInfo, 'game' | 'options'>): string[] {
  return GAMES[table.game].options.flatMap((option: GameOption) => {
    const chosen = table.options[option.name] ?? aim(option, table.options);
    if (option.name === 'start' || chosen === undefined || chosen === null) return [];
    return [`${t(`option-${option.name}`)}: ${value(t, option.name, chosen)}`];
  });
}

/** The same with help, talk and clock, as far as a table tells of them. */
export function plays(
  t: Translate,
  table: Pick<TableInfo, 'game' | 'options'> & Pick<Listed, 'help' | 'talk'> & { clock?: number | null },
  people = 2,
): string[] {
  return [
    ...variants(t, table),
    ...(table.help ? [`${t('new-table-help')}: ${t(`help-degree-${table.help}`)}`] : []),
    ...(table.talk && people > 1 ? [`${t('new-table-talk')}: ${t(`talk-${table.talk}`)}`] : []),
    `${t('new-table-clock')}: ${table.clock ? t('new-table-seconds', { count: table.clock }) : t('new-table-no-clock')}`,
  ];
}
