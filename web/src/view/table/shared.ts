/** A finished game as others are told of it. */
import { turns } from '../../ctrl/moves.ts';
import { challenge, shareText, squares } from '../../ctrl/share.ts';
import { gameTitle } from '../../ctrl/story.ts';
import type { TableCtrl } from '../../ctrl/table.svelte.ts';
import { lang, type Translate } from '../../lang/index.svelte.ts';
import { backSteps, outcome } from '../outcome.ts';
import { picture } from './picture.ts';

export type Shared = { text: string; picture: Blob | null; alt: string };

export async function shared(t: Translate, ctrl: TableCtrl): Promise<Shared> {
  const table = ctrl.table!;
  const played = turns(table.game, ctrl.events);
  const rows = squares(table.game, played);
  const result = outcome(t, ctrl);
  const game = gameTitle(t, table.game);
  const day = new Intl.DateTimeFormat(lang.locale, { day: 'numeric', month: 'short' });
  const count = played.length;
  const tricks = played.flatMap((turn) => turn.moves).filter((one) => (one.step ?? 0) < 0 && !one.rival).length;
  const about =
    table.game === 'hormigas'
      ? result.totals
      : [`${count} ${t('over-turns', { count })}`, `${tricks} ${backSteps(t, table.game, tricks)}`].join(' · ');
  const headline = result.headline;
  const lines = [`Subibaja · ${game} · ${day.format(ctrl.events.at(-1)?.at)}`, headline, about].filter(Boolean);
  return {
    text: shareText(lines, rows, challenge(table)),
    picture: await picture({ game, headline, about, rows, won: result.won }).catch(() => null),
    alt: [game, headline, about].join('. '),
  };
}
