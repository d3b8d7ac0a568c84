/** A finished game as a picture, drawn here: what came out, and how far each pile went. */
import type { Square } from '../../ctrl/share.ts';

export const WIDTH = 1080;
export const HEIGHT = 1080;
const EDGE = 80;
const COLOURS: Record<Square, string> = {
  none: 'rgb(255 250 232 / 0.14)',
  up: '#6fb1ff',
  down: '#ff9a66',
  trick: '#ffd166',
};

type Told = { game: string; headline: string; about: string; rows: readonly Square[][]; won: boolean };

/** The picture as a file's content; `null` where a browser draws none. */
export async function picture(told: Told): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const root = getComputedStyle(document.documentElement);
  const display = root.getPropertyValue('--display') || 'sans-serif';
  const text = root.getPropertyValue('--text') || 'sans-serif';
  // Without its fonts it is drawn all the same.
  await Promise.all([document.fonts?.load(`770 96px ${display}`), document.fonts?.load(`700 40px ${text}`)]).catch(
    () => undefined,
  );
  const felt = pen.createRadialGradient(WIDTH / 2, 0, 100, WIDTH / 2, HEIGHT / 2, HEIGHT);
  felt.addColorStop(0, '#23705f');
  felt.addColorStop(1, '#0e342d');
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#ffe08a';
  pen.font = `770 56px ${display}`;
  pen.fillText(told.game, EDGE, EDGE + 50, WIDTH - 2 * EDGE);
  pen.fillStyle = told.won ? '#ffd166' : '#fdf9ee';
  let y = EDGE + 190;
  for (const line of broken(pen, told.headline, 120, display)) {
    pen.fillText(line, EDGE, y, WIDTH - 2 * EDGE);
    y += 124;
  }
  pen.fillStyle = '#e4eee4';
  pen.font = `700 40px ${text}`;
  pen.fillText(told.about, EDGE, y - 40, WIDTH - 2 * EDGE);
  piles(pen, told.rows, y + 10);
  pen.fillStyle = '#e4eee4';
  pen.font = `770 48px ${display}`;
  pen.fillText('Subibaja', EDGE, HEIGHT - EDGE + 16);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** A headline on two lines at most, as large as it fits. */
function broken(pen: CanvasRenderingContext2D, headline: string, size: number, font: string): string[] {
  const room = WIDTH - 2 * EDGE;
  pen.font = `770 ${size}px ${font}`;
  if (pen.measureText(headline).width <= room) return [headline];
  const words = headline.split(' ');
  const fits = words.map((_, i) => pen.measureText(words.slice(0, i + 1).join(' ')).width <= room);
  const first = Math.max(1, fits.lastIndexOf(true) + 1);
  return [words.slice(0, first).join(' '), words.slice(first).join(' ')].filter(Boolean);
}

function piles(pen: CanvasRenderingContext2D, rows: readonly Square[][], from: number): void {
  const gap = 12;
  const width = WIDTH - 2 * EDGE;
  const below = HEIGHT - EDGE - 60;
  rows.forEach((row, y) => {
    const size = (width - gap * (row.length - 1)) / row.length;
    const height = Math.min(size, (below - from) / rows.length - gap);
    row.forEach((one, x) => {
      pen.fillStyle = COLOURS[one];
      pen.beginPath();
      pen.roundRect(EDGE + x * (size + gap), from + y * (height + gap), size, height, 16);
      pen.fill();
    });
  });
}
