/** Draws the pictures that messengers show with a link: `node build/og.mjs` writes `public/og/GAME.png`, 1200 x 630, with few
 *  colours so that they stay small. They are kept in the repository: nothing here is part of the page's build. */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const font = (file) => `data:font/woff2;base64,${readFileSync(`src/design/fonts/${file}.woff2`, 'base64')}`;
const RISE = '#1f7fc4';
const FALL = '#d2491f';
const GOLD = '#e0a11b';

const card = (number, x, y, turn, colour) =>
  `<div class="card" style="left:${x}px;top:${y}px;rotate:${turn}deg;color:${colour}"><small>${number}</small><b>${number}</b></div>`;
const arrow = (x, y, turn, colour) =>
  `<svg class="arrow" style="left:${x}px;top:${y}px;rotate:${turn}deg" viewBox="0 0 60 60"><path d="M30 56V8M12 26L30 6l18 20" fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
const ant = (x, y) =>
  `<svg class="ant" style="left:${x}px;top:${y}px" viewBox="-16 -12 32 24"><g fill="#fff6e0"><circle cx="-8" r="4.4"/><circle r="3.4"/><circle cx="8" r="5"/></g><path d="M-4 2l-4 8M0 2v9M4 2l4 8M-4 -2l-4 -8M0 -2v-9M4 -2l4 -8" stroke="#fff6e0" stroke-width="1.8" fill="none" stroke-linecap="round"/></svg>`;

const games = {
  subibaja: [
    'Subibaja',
    '',
    card(12, 660, 220, -10, RISE) + card(47, 800, 160, 0, GOLD) + card(88, 940, 220, 10, FALL),
  ],
  'the-game': [
    'The Game',
    'Subibaja',
    card(3, 640, 300, -8, RISE) +
      card(18, 740, 240, -4, RISE) +
      arrow(770, 120, 0, RISE) +
      card(97, 880, 120, 4, FALL) +
      card(76, 980, 190, 8, FALL) +
      arrow(1030, 450, 180, FALL),
  ],
  'ascenso-descenso': [
    'Ascenso-Descenso',
    'Subibaja',
    card(5, 640, 330, 0, RISE) +
      card(12, 770, 260, 0, RISE) +
      card(19, 900, 190, 0, RISE) +
      card(26, 1030, 120, 0, GOLD),
  ],
  'face-to-face': [
    'Face to Face',
    'Subibaja',
    card(24, 660, 110, -8, RISE) +
      card(31, 790, 130, -2, RISE) +
      card(58, 880, 330, 4, FALL) +
      card(49, 1010, 310, 10, FALL) +
      arrow(690, 430, 0, RISE) +
      arrow(1050, 160, 180, FALL),
  ],
  hormigas: [
    '111 Hormigas',
    'Subibaja',
    [8, 23, 57, 111]
      .map((n, i) => card(n, 620 + i * 140, 200 + (i % 2) * 24, i % 2 ? 3 : -3, i === 3 ? GOLD : i % 2 ? FALL : RISE))
      .join('') + [640, 760, 880, 1000, 1120].map((x, i) => ant(x, 480 + (i % 2) * 14)).join(''),
  ],
};

/** @type {(title: string, above: string, drawing: string) => string} */
const page = (title, above, drawing) => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: D; src: url(${font('bricolage-grotesque-display')}) }
@font-face { font-family: T; src: url(${font('nunito-sans-text')}); font-weight: 400 800 }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; background: #1d6a4c; position: relative; font-family: D }
body::before { content: ''; position: absolute; width: 1100px; height: 1100px; border-radius: 50%; left: 400px; top: -240px; background: #257a58 }
body::after { content: ''; position: absolute; inset: auto 0 0; height: 54px; background: #5d3b1f; border-top: 6px solid #7a5230 }
header { position: absolute; left: 64px; top: 150px; width: 540px; color: #fff6e0 }
header p { font: 800 38px/1.2 T; color: #ffd66b; margin-bottom: 12px }
h1 { font-size: ${title.length > 12 ? 78 : 104}px; line-height: 0.98; letter-spacing: -0.02em; overflow-wrap: break-word }
.card { position: absolute; width: 150px; height: 210px; border-radius: 18px; background: #fffaf0; box-shadow: 0 0 0 3px #12402e; font-family: D }
.card b { position: absolute; inset: 0; display: grid; place-items: center; font-size: 84px; letter-spacing: -0.03em }
.card small { position: absolute; left: 14px; top: 8px; font-size: 30px }
.arrow { position: absolute; width: 70px }
.ant { position: absolute; width: 64px }
</style><header><p>${above}</p><h1>${title}</h1></header>${drawing}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
mkdirSync('public/og', { recursive: true });
for (const [name, [title, above, drawing]] of Object.entries(games)) {
  await tab.setContent(page(title, above, drawing));
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: `public/og/${name}.png` });
}
await browser.close();
