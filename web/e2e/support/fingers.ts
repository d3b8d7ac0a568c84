/** Fingers on the glass: real touch events, as the screen of a phone sends them. */
import type { CDPSession, Page } from 'playwright-core';

export type Point = { x: number; y: number };

/** Whoever has put something down needs a moment to aim anew; to Chromium a tap that comes sooner is none. */
const REST = 400;

export class Fingers {
  readonly #down = new Map<number, Point>();
  #moved = false;
  /** When the last drag ended. */
  #dropped = 0;

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  #send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'): Promise<unknown> {
    const touchPoints = [...this.#down].map(([id, point]) => ({ id, ...point }));
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async down(point: Point, finger = 0): Promise<void> {
    this.#down.set(finger, point);
    await this.#send('touchStart');
  }

  /** Goes there in steps, as fingers do. */
  async move(to: Point, finger = 0, steps = 6): Promise<void> {
    const from = this.#down.get(finger)!;
    this.#moved = true;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      this.#down.set(finger, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      await this.#send('touchMove');
    }
  }

  async up(finger = 0): Promise<void> {
    this.#down.delete(finger);
    if (this.#moved && this.#down.size === 0) {
      this.#moved = false;
      this.#dropped = Date.now();
    }
    // One that is missing among those that go on has been lifted.
    await this.#send(this.#down.size > 0 ? 'touchMove' : 'touchEnd');
  }

  /** The system takes the touches away: a call comes in, or a gesture of its own begins. */
  async cancel(): Promise<void> {
    this.#down.clear();
    await this.#send('touchCancel');
  }

  async tap(point: Point, finger = 0): Promise<void> {
    await this.page.waitForTimeout(Math.max(0, this.#dropped + REST - Date.now()));
    // A finger that rests for half a second means something else: it is lifted before an answer comes, which may take
    // that long on a machine with much to do.
    await Promise.all([this.down(point, finger), this.up(finger)]);
  }

  /** The middle of what is to be seen of something: of a card in the hand the next one covers a part. */
  spot(selector: string): Promise<Point> {
    return this.page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const box = element.getBoundingClientRect();
        const next = element.closest('li')?.nextElementSibling?.querySelector('[data-card]')?.getBoundingClientRect();
        const right = next && next.left > box.left ? Math.min(box.right, next.left) : box.right;
        return { x: (box.left + right) / 2, y: box.top + box.height / 2 };
      });
  }
}
