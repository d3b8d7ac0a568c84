/** What is to be done now: the line above the hand, and the main button. */
import { inRows } from '../../ctrl/story.ts';
import type { TableCtrl } from '../../ctrl/table.svelte.ts';
import type { Translate } from '../../lang/index.svelte.ts';

export type Main = { label: string; note: string; able: boolean; run: () => void };
export type Prompt = {
  line: string;
  /** Is it the viewer who is asked? */
  mine: boolean;
  /** Cards placed of those that must be; `null` where nothing is counted. */
  pips: { done: number; of: number } | null;
  main: Main;
};

/** Actions that the main button does by itself. */
const ALONE = ['pass', 'deal'] as const;

export function prompt(t: Translate, ctrl: TableCtrl): Prompt {
  const view = ctrl.shown!;
  const { plan } = ctrl;
  const legal = ctrl.seat === null || ctrl.keptByBot ? [] : (ctrl.view?.legal ?? []);
  const end = (able: boolean, label = t('table-end'), note = ''): Main => ({
    label,
    note,
    able: able && !plan.sent,
    run: () => ctrl.commit(),
  });
  const label = view.game === 'hormigas' ? t('hormigas-confirm') : t('table-end');
  const wait = (line: string): Prompt => ({ line, mine: false, pips: null, main: end(false, label) });
  const does = (token: string, label: string): Main => ({
    label,
    note: '',
    able: !plan.sent,
    run: () => ctrl.do(token),
  });

  const own = `start@${ctrl.seat}`;
  if (legal.some((token) => token.startsWith('start@')))
    return { line: t('table-choose'), mine: true, pips: null, main: does(own, t('table-me-start')) };
  const alone = ALONE.find((token) => legal.includes(token));
  if (alone && plan.tokens.length === 0)
    return {
      line: t(`prompt-${alone}`),
      mine: true,
      pips: null,
      main: does(alone, t(`hormigas-do-${alone}`)),
    };
  // The planned view may be over already: the last card is planned, and the turn still to be sent.
  const turn = ctrl.view?.turn ?? null;
  if (turn === null) return wait('');
  if (turn !== ctrl.seat || ctrl.keptByBot) return wait(t('table-turn-of', { who: ctrl.who(turn) }));
  if (plan.sent && plan.tokens.length === 0) return wait('');
  const may = plan.planned?.may_end ?? false;
  if (view.game === 'hormigas') {
    const dropped = plan
      .choices(null)
      .flatMap(({ token, put }) => (put && token.startsWith(`put@${plan.slot}-`) ? [put.dropped] : []))
      .sort((a, b) => (view.hand?.indexOf(a) ?? 0) - (view.hand?.indexOf(b) ?? 0));
    const line =
      plan.tokens.length > 0
        ? t('prompt-confirm')
        : legal.includes('take@1') || legal.includes('take@2') || legal.includes('take@3')
          ? t('prompt-take')
          : dropped.length === 2
            ? t('prompt-drop', { left: dropped[0]!, right: dropped[1]! })
            : t('prompt-put');
    return { line, mine: true, pips: null, main: end(may && plan.tokens.length > 0, label) };
  }
  const done = plan.tokens.length;
  const pips = { done, of: Math.max(done, done + view.missing) };
  const lifted = plan.lifted;
  const line =
    lifted !== null
      ? inRows(view.game)
        ? t('prompt-where-row', { card: lifted })
        : t('prompt-where', { card: lifted })
      : view.missing > 0
        ? done === 0
          ? t('prompt-place', { count: view.missing })
          : t('prompt-still', { count: view.missing })
        : plan.choices(null).length === 0
          ? t('prompt-no-more')
          : t('prompt-more');
  const draws = ctrl.facts?.draws ?? 0;
  return {
    line,
    mine: true,
    pips,
    main: end(may, t('table-end'), may && draws > 0 ? t('prompt-draws', { count: draws }) : ''),
  };
}
