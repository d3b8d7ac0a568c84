/** The four lessons: positions in the rules' own text form, what is asked for on them, and what is said. The texts are
 *  `lesson-say-…` and `lesson-not-…` of the catalogue. Whether it all can be done is tried in lessons.test.ts. */
import type { Game } from '../games.ts';
import type { Script } from './script.ts';

/** The cards of a pack but for these. */
function gone(low: number, high: number, ...left: number[]): string {
  const all = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return all.filter((card) => !left.includes(card)).join(',');
}

const OWN = ['@up', '@down'];
const RIVALS = ['@rival-up', '@rival-down'];

export const LESSONS: Record<Game, Script> = {
  'the-game': {
    seats: 1,
    scenes: [
      {
        view: 'the-game viewer=0 seats=1 turn=0 tops=1,1,100,100 hands=4,8,24,45,58,71,86,97 draw=?90 gone=',
        asks: [
          { say: 'up', by: ['4@up1', '4@up2'], show: ['4@up1'], not: [{ moves: ['@down1', '@down2'], say: 'far' }] },
          { say: 'down', by: ['97@down1', '97@down2'], show: ['97@down1'] },
          {
            say: 'steps',
            by: ['8@up1', '8@up2'],
            not: [{ moves: ['45@up1', '45@up2'], say: 'skips' }],
          },
          { say: 'end', by: 'end' },
          { say: 'drawn', by: 'look' },
        ],
      },
      {
        view: `the-game viewer=0 seats=1 turn=0 tops=12,47,88,61 hands=15,29,37,52,66,73,84,95 draw=?4 gone=${gone(2, 99, 15, 29, 37, 52, 66, 73, 84, 95, 18, 33, 64, 79)}`,
        asks: [
          {
            say: 'trick',
            by: ['37@up2'],
            show: ['37@up2'],
            not: [{ moves: ['37@up1', '37@down1', '37@down2'], say: 'trick-pile' }],
          },
          { say: 'tricked', by: 'look' },
        ],
      },
      {
        view: `the-game viewer=0 seats=1 turn=0 tops=58,80,40,20 hands=15,17,36,38,60,61,63,83 draw=?4 gone=${gone(2, 99, 15, 17, 36, 38, 60, 61, 63, 83, 12, 31, 71, 90)}`,
        asks: [{ say: 'yours', by: 'win' }],
      },
    ],
  },
  'ascenso-descenso': {
    seats: 1,
    scenes: [
      {
        view: 'ascenso-descenso viewer=0 seats=1 turn=0 rows=1,10,14,24,39/2,5,18/71,66,58,52/72,63,49 hands=15,21,27,34,41,47,60,69 draw=?49',
        asks: [
          { say: 'row', by: ['41@up1'], show: ['41@up1'] },
          {
            say: 'jump',
            by: ['34@up1'],
            show: ['34@up1'],
            not: [{ moves: ['@up1', '@up2', '@down1', '@down2'], say: 'cold' }],
          },
          {
            say: 'jump-again',
            by: ['27@up1'],
            show: ['27@up1'],
            not: [{ moves: ['@up2', '@down1', '@down2'], say: 'cold' }],
          },
          { say: 'jumped', by: 'end' },
          { say: 'jump-drawn', by: 'look' },
        ],
      },
      {
        view: 'ascenso-descenso viewer=0 seats=1 turn=0 rows=1,19,38/2,16,47/71,60,51,40,32/72,64,57 hands=12,30,37,45,50,53,62,68 draw=?50',
        asks: [
          {
            say: 'find',
            by: ['30@down1'],
            not: [
              { moves: ['30@down2'], say: 'find-row' },
              { moves: ['@up1', '@up2', '@down1', '@down2'], say: 'find' },
            ],
          },
          { say: 'found', by: ['37@down1'], not: [{ moves: ['@up1', '@up2', '@down1', '@down2'], say: 'cold' }] },
          { say: 'jump-done', by: 'look' },
        ],
      },
    ],
  },
  'face-to-face': {
    seats: 2,
    scenes: [
      {
        view: 'face-to-face viewer=everything start=0 turn=0 tops=20,44/33,25 hands=7,12,22,26,41,50/15,21,36,40,48,52 draw=3,30,35,55,58,9/4,10,43,57',
        asks: [
          { say: 'own', by: ['22@up'], show: ['22@up'] },
          { say: 'gift', by: ['12@rival-up'], show: ['12@rival-up'] },
          { say: 'refill', by: 'end', reply: [['15@up', '21@down', 'end']] },
          { say: 'refilled', by: 'look' },
        ],
      },
      {
        view: 'face-to-face viewer=everything start=0 turn=0 tops=5,55/57,3 hands=7,9,14,30,51,53/20,25,28,33,36,40 draw=16,31/11,18,44',
        asks: [
          { say: 'stuck', by: OWN, not: [{ moves: RIVALS, say: 'no-gift' }] },
          { say: 'stuck-more', by: OWN, not: [{ moves: RIVALS, say: 'no-gift' }] },
          { say: 'stuck-end', by: 'end', not: [{ moves: RIVALS, say: 'no-gift' }] },
          { say: 'duel-won', by: 'look' },
        ],
      },
    ],
  },
  hormigas: {
    seats: 2,
    scenes: [
      {
        view: 'hormigas viewer=0 seats=2 round=0 turns=4 phase=take middle=66!,?,15! hands=4,11,38,19,26,45,52,63,22,77,88,96/?,?,?,?,?,?,?,?,?,?,?,? draw=?83 discard= totals=0,0 scores=0,0',
        asks: [
          { say: 'hand', by: 'look' },
          { say: 'take', by: ['take@1'], show: ['take@1'], not: [{ moves: ['take@2', 'take@3'], say: 'take' }] },
          { say: 'put', by: { slots: [8, 9] }, show: ['put@8-right'] },
          {
            say: 'drop',
            by: ['put@8-right', 'put@9-left'],
            show: ['put@8-right'],
            not: [{ moves: ['put@8-left', 'put@9-right'], say: 'drop' }],
          },
          { say: 'confirm', by: 'end', reply: [['take@1'], ['put@3-left']] },
          { say: 'ropes', by: 'look' },
          { say: 'last', by: ['take@3'], show: ['take@3'], not: [{ moves: ['take@1', 'take@2'], say: 'last' }] },
          { say: 'last-put', by: { slots: [2, 3] }, show: ['put@2-right'] },
          {
            say: 'last-drop',
            by: ['put@2-right', 'put@3-left'],
            show: ['put@2-right'],
            not: [{ moves: ['put@2-left', 'put@3-right'], say: 'drop' }],
          },
          { say: 'finish', by: 'end' },
          { say: 'in-order', by: 'look' },
        ],
      },
    ],
  },
};
