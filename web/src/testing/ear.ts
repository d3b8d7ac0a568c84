/** A page as a screen reader finds it: what has a role, its name, and the words between. A browser's own tree and the
 *  document of a test are both read as this. */

export type Item = {
  /** `text` for words; else as ARIA calls it. */
  role: string;
  name: string;
  /** It is named, but can't be used now. */
  disabled: boolean;
  children: readonly Item[];
};

/** What holds other things, and is told as one enters it. */
export const HOLDS = new Set([
  ...['region', 'group', 'list', 'listitem', 'log', 'status', 'alert', 'dialog', 'complementary', 'table', 'timer'],
]);
/** What is told by its name alone. */
export const NAMED = new Set(['button', 'link', 'heading', 'textbox', 'combobox', 'slider', 'img', 'checkbox']);

const ROLES: Readonly<Record<string, string>> = {
  A: 'link',
  ASIDE: 'complementary',
  BUTTON: 'button',
  DIALOG: 'dialog',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  LI: 'listitem',
  OL: 'list',
  SECTION: 'region',
  SELECT: 'combobox',
  TABLE: 'table',
  UL: 'list',
};

const words = (items: readonly Item[]): string =>
  items
    .map((item) => (item.role === 'text' || NAMED.has(item.role) ? item.name : words(item.children)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The document from this element on. Styles are not asked: what they hide is for a browser to say. */
export function read(root: Element): Item {
  return { role: 'page', name: '', disabled: false, children: items(root) };
}

function items(node: Node): Item[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const name = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim();
    return name === '' ? [] : [{ role: 'text', name, disabled: false, children: [] }];
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as Element;
  if (element.getAttribute('aria-hidden') === 'true' || /^(STYLE|SCRIPT|SVG)$/i.test(element.tagName)) return [];
  const children = [...element.childNodes].flatMap((child) => items(child));
  const role = element.getAttribute('role') ?? ROLES[element.tagName] ?? '';
  const labelled = element.ownerDocument.getElementById(element.getAttribute('aria-labelledby') ?? '');
  // What is hidden within the words that name a part is no part of its name.
  const label = element.getAttribute('aria-label') ?? (labelled ? words([...labelled.childNodes].flatMap(items)) : '');
  const disabled = element.hasAttribute('disabled') || element.getAttribute('aria-disabled') === 'true';
  if (NAMED.has(role)) return [{ role, name: label || words(children), disabled, children: [] }];
  // A part without a name is none.
  if (role === 'region' && label === '') return children;
  return HOLDS.has(role) ? [{ role, name: label, disabled, children }] : children;
}

/** What one hears in a part of a page. */
export class Ear {
  constructor(readonly parts: readonly Item[]) {}

  /** Everything within, from outside in. */
  all(parts: readonly Item[] = this.parts): Item[] {
    return parts.flatMap((part) => [part, ...this.all(part.children)]);
  }

  /** What stands in the parts that are called so. */
  within(name: string | RegExp): Ear {
    const found = this.all().filter(
      (item) => HOLDS.has(item.role) && (typeof name === 'string' ? item.name === name : name.test(item.name)),
    );
    return new Ear(found.flatMap((item) => item.children));
  }

  /** The page without the parts that are called so. */
  without(...names: readonly string[]): Ear {
    const keep = (parts: readonly Item[]): Item[] =>
      parts
        .filter((item) => !HOLDS.has(item.role) || !names.includes(item.name || item.role))
        .map((item) => ({ ...item, children: keep(item.children) }));
    return new Ear(keep(this.parts));
  }

  of(role: string): Item[] {
    return this.all().filter((item) => item.role === role);
  }

  get buttons(): Item[] {
    return this.of('button');
  }

  button(name: string): Item | undefined {
    return this.buttons.find((item) => item.name === name || item.name.startsWith(`${name} `));
  }

  /** The words between what has a name. */
  get words(): string {
    return this.#words(this.parts);
  }

  #words(parts: readonly Item[]): string {
    return parts
      .map((part) => (part.role === 'text' ? part.name : NAMED.has(part.role) ? '' : this.#words(part.children)))
      .filter(Boolean)
      .join(' ');
  }

  /** The names of all that has one. */
  get called(): string[] {
    return this.all().flatMap((item) => (item.role === 'text' ? [] : [item.name]));
  }
}
