/** PNGs of few colours, small enough to be kept in the repository. */
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const COLOURS = 256;

/** What stands on the screen, as RGBA. */
async function pixels(page: Page): Promise<{ width: number; height: number; rgba: Buffer }> {
  const shot = await page.screenshot({ type: 'png' });
  const { width, height, data } = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const PART = 30_000;
      let text = '';
      for (let at = 0; at < data.length; at += PART) text += String.fromCharCode(...data.subarray(at, at + PART));
      return { width: canvas.width, height: canvas.height, data: btoa(text) };
    },
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  return { width, height, rgba: Buffer.from(data, 'base64') };
}

type Colour = { of: [number, number, number]; count: number };

/** Median cut: the box with the widest spread is halved until there are enough. */
function palette(colours: Colour[]): Colour[][] {
  const spread = (box: Colour[]): { channel: 0 | 1 | 2; worth: number } => {
    const count = box.reduce((sum, one) => sum + one.count, 0);
    const widths = ([0, 1, 2] as const).map((channel) => {
      let [low, high] = [255, 0];
      for (const { of } of box) [low, high] = [Math.min(low, of[channel]), Math.max(high, of[channel])];
      return high - low;
    });
    const channel = widths.indexOf(Math.max(...widths)) as 0 | 1 | 2;
    return { channel, worth: widths[channel]! * Math.sqrt(count) };
  };
  const boxes = [{ box: colours, ...spread(colours) }];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.worth - a.worth);
    const { box, channel, worth } = boxes.shift()!;
    if (worth === 0) {
      boxes.push({ box, channel, worth });
      break;
    }
    box.sort((a, b) => a.of[channel] - b.of[channel]);
    const half = box.reduce((sum, one) => sum + one.count, 0) / 2;
    let [at, seen] = [0, 0];
    while (at < box.length - 1 && (at === 0 || seen < half)) seen += box[at++]!.count;
    for (const part of [box.slice(0, at), box.slice(at)]) boxes.push({ box: part, ...spread(part) });
  }
  return boxes.map(({ box }) => box);
}

const mean = (box: Colour[], channel: 0 | 1 | 2): number => {
  const count = box.reduce((sum, one) => sum + one.count, 0);
  return Math.round(box.reduce((sum, one) => sum + one.of[channel] * one.count, 0) / count);
};

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A picture of the page as a PNG with a palette. */
export async function picture(page: Page): Promise<Buffer> {
  const { width, height, rgba } = await pixels(page);
  const found = new Map<number, Colour>();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = rgba.readUIntBE(at, 3);
    const colour = found.get(key) ?? { of: [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!], count: 0 };
    colour.count += 1;
    found.set(key, colour);
  }
  const boxes = palette([...found.values()]);
  const place = new Map(boxes.flatMap((box, i) => box.map((one) => [one, i] as const)));
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      lines[y * (width + 1) + 1 + x] = place.get(found.get(rgba.readUIntBE((y * width + x) * 4, 3))!)!;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits a pixel, with a palette.
  head.set([8, 3], 8);
  const colours = Buffer.from(boxes.flatMap((box) => [mean(box, 0), mean(box, 1), mean(box, 2)]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
