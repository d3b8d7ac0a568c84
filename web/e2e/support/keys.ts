/** Somebody who has nothing but a keyboard: after every key the focus is somewhere, and where one goes on. */
import type { Page } from 'playwright-core';

/** More keys than lead through any page once. */
const MOST = 80;

export class Keys {
  /** Where the focus was lost, or is not where one goes on. */
  readonly faults: string[] = [];
  /** How many were pressed since it was set. */
  count = 0;

  constructor(readonly page: Page) {}

  /** Where the focus is: nowhere, or what matches a selector. */
  async on(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  async press(key: string, next = '*'): Promise<void> {
    await this.page.keyboard.press(key);
    this.count += 1;
    const at = await this.#rest(next);
    if (at !== '') this.faults.push(`after ${key} the focus is on ${at}, not on ${next}`);
  }

  /** Where the focus comes to rest, if that is not where one goes on. What is drawn anew is there with the next frame. */
  async #rest(next: string): Promise<string> {
    return this.page.evaluate(async (wanted) => {
      const FRAMES = 30;
      const right = (): boolean => {
        const { activeElement: at } = document;
        return at !== null && at !== document.body && at !== document.documentElement && at.matches(wanted);
      };
      for (let frame = 0; frame < FRAMES && !right(); frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const at = document.activeElement;
      return right() ? '' : `${at?.tagName ?? 'nothing'} ${at?.outerHTML.slice(0, 90).replace(/^<body.*/s, '') ?? ''}`;
    }, next);
  }

  /** Tab by Tab to something. */
  async to(selector: string, back = false): Promise<void> {
    for (let i = 0; i < MOST && !(await this.on(selector)); i++) await this.press(back ? 'Shift+Tab' : 'Tab');
    if (!(await this.on(selector))) this.faults.push(`no Tab leads to ${selector}`);
  }

  /** Along the hand to a card. */
  async card(number: number): Promise<void> {
    if (!(await this.on('.hand [data-card]'))) await this.to('.hand [data-card]');
    await this.press('Home', '.hand [data-card]');
    for (let i = 0; i < MOST && !(await this.on(`[data-card="${number}"]`)); i++)
      await this.press('ArrowRight', '.hand [data-card]');
  }
}
