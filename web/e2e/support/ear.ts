/** The browser's own accessibility tree as a screen reader gets it, and what came into the live regions. */
import type { CDPSession, Page } from 'playwright-core';
import { Ear, HOLDS, type Item, NAMED } from '../../src/testing/ear.ts';

type Value = { value?: string | boolean };
type AxNode = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
};

/** Everything that the browser tells of the page. */
export async function tree(cdp: CDPSession): Promise<Ear> {
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const items = (id: string): Item[] => {
    const node = byId.get(id);
    if (!node) return [];
    const role = node.ignored ? '' : String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const disabled = (node.properties ?? []).some((one) => one.name === 'disabled' && one.value.value === true);
    if (role === 'StaticText') return name === '' ? [] : [{ role: 'text', name, disabled: false, children: [] }];
    if (NAMED.has(role)) return [{ role, name, disabled, children: [] }];
    const children = (node.childIds ?? []).flatMap(items);
    return HOLDS.has(role) ? [{ role, name, disabled, children }] : children;
  };
  return new Ear(items(nodes[0]!.nodeId));
}

/** Notes what comes into live regions, from the first moment on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[role=log], [role=status], [role=alert], [aria-live]';
    const note = (node: Node): void => {
      const text = node.textContent?.replace(/\s+/g, ' ').trim();
      if (text) said.push(text);
    };
    new MutationObserver((changes) => {
      for (const change of changes) {
        const within = (change.target instanceof Element ? change.target : change.target.parentElement)?.closest(LIVE);
        if (within && change.type === 'characterData') note(change.target);
        for (const node of change.addedNodes) {
          if (within) note(node);
          // A region that comes filled: alerts are read out then, the others are not.
          else if (node instanceof Element) {
            if (node.matches('[role=alert]')) note(node);
            else for (const alert of node.querySelectorAll('[role=alert]')) note(alert);
          }
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What was read out so far. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);
