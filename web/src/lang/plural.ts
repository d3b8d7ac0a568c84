/** Picks the form of a text for a number, by the language's own rules. */
export type Forms = { one: string; other: string; many?: string };

/** `#` stands for the number. */
export function pluralOf(code: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(code);
  return (n, forms) => {
    const kind = rules.select(n);
    const form = kind === 'one' ? forms.one : kind === 'many' ? (forms.many ?? forms.other) : forms.other;
    return form.replaceAll('#', String(n));
  };
}
