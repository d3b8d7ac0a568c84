// @ts-check
/** The texts of crates/texts for the page: those it says, as strings and functions, and the names of all with their
 *  arguments as types. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser } from '@fluent/syntax';

/** @import { Expression, Identifier, NumberLiteral, Pattern } from '@fluent/syntax' */

// Like the rest of the build it runs in web/.
const CATALOGUE = '../crates/texts/texts';
const SOURCES = 'src';
const TYPES = join(SOURCES, 'lang/messages.ts');
/** Where a language writes as one country does.
 * @param {string} code
 */
export const locale = (code) => (code === 'en' ? 'en-GB' : code);
/** What a selector of a number may be beside a number. */
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * A catalogue's texts by their names.
 * @param {string} source
 * @returns {Map<string, Pattern>}
 */
export function parse(source) {
  const texts = new Map();
  for (const entry of new FluentParser({ withSpans: false }).parse(source).body) {
    if (entry.type === 'Junk') throw new Error(`not a text: ${entry.content}`);
    if (entry.type === 'Term') throw new Error(`-${entry.id.name}: terms are not used so far`);
    if (entry.type !== 'Message') continue;
    if (!entry.value) throw new Error(`${entry.id.name} has no text`);
    texts.set(entry.id.name, entry.value);
  }
  return texts;
}

/**
 * The name of the argument that an expression stands for.
 * @param {Expression} expression
 */
function argument(expression) {
  if (expression.type === 'VariableReference') return expression.id.name;
  throw new Error(`nothing like ${expression.type} is used so far`);
}

/** @param {Identifier | NumberLiteral} key */
const isNumber = (key) => key.type === 'NumberLiteral' || PLURALS.includes(key.name);

/**
 * The arguments of a text, each with its type: what forms are chosen by is a number.
 * @param {Pattern} pattern
 * @param {Map<string, string>} found
 */
export function argumentsOf(pattern, found = new Map()) {
  for (const element of pattern.elements) {
    if (element.type !== 'Placeable') continue;
    const { expression } = element;
    if (expression.type === 'SelectExpression') {
      const numbers = expression.variants.every(({ key }) => isNumber(key));
      found.set(argument(expression.selector), numbers ? 'number' : 'string');
      for (const variant of expression.variants) argumentsOf(variant.value, found);
    } else if (expression.type !== 'StringLiteral') {
      const name = argument(/** @type {Expression} */ (expression));
      if (!found.has(name)) found.set(name, 'string | number');
    }
  }
  return found;
}

/**
 * A text as a JavaScript expression; `a` are its arguments, `k` gives the plural form of a number.
 * @param {Pattern} pattern
 * @returns {string}
 */
function expression(pattern) {
  const parts = pattern.elements.map((element) => {
    if (element.type === 'TextElement') return quoted(element.value);
    const inner = element.expression;
    if (inner.type === 'StringLiteral') return quoted(inner.parse().value);
    if (inner.type !== 'SelectExpression') return `\${a.${argument(/** @type {Expression} */ (inner))}}`;
    const chosen = `a.${argument(inner.selector)}`;
    const fallback = inner.variants.find((variant) => variant.default);
    if (!fallback) throw new Error('a choice without a default');
    const last = expression(fallback.value);
    const tests = inner.variants.filter((variant) => !variant.default);
    const chain = tests.map(({ key, value }) => {
      const is =
        key.type === 'NumberLiteral'
          ? `${chosen}==${key.value}`
          : `${isNumber(key) ? `k(${chosen})` : chosen}=='${key.name}'`;
      return `${is}?${expression(value)}:`;
    });
    return `\${${chain.join('')}${last}}`;
  });
  return `\`${parts.join('')}\``;
}

/** @param {string} text */
const quoted = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');

/**
 * The module of a language: the texts that are wanted.
 * @param {string} code
 * @param {string} source
 * @param {(name: string) => boolean} wanted
 */
export function compile(code, source, wanted) {
  const lines = [...parse(source)].flatMap(([name, pattern]) =>
    wanted(name)
      ? [`${JSON.stringify(name)}:${argumentsOf(pattern).size > 0 ? 'a=>' : ''}${expression(pattern)},`]
      : [],
  );
  return `const p=new Intl.PluralRules('${locale(code)}'),k=(n)=>p.select(n);\nexport default {\n${lines.join('\n')}\n};\n`;
}

/**
 * The names that a source says: the first argument of each `t(…)`. Where it is put together, as in
 * t(`level-${level}`), it stands for every name that fits.
 * @param {string} source
 * @returns {RegExp[]}
 */
export function said(source) {
  const found = [];
  for (const call of source.matchAll(/(?<![\w$])t\(/g)) {
    const first = firstArgument(source, call.index + call[0].length);
    const names = [...first.matchAll(/'([^']*)'|`((?:[^`$]|\$\{[^}]*\})*)`/g)]
      // What is only compared is no name.
      .filter(({ index }) => !/[=!]==\s*$/.test(first.slice(0, index)))
      .map(([, plain, template]) => plain ?? template ?? '');
    if (names.length === 0) throw new Error(`t(${first}): a text's name must stand in the call`);
    found.push(...names.map((name) => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`)));
  }
  return found;
}

/**
 * What stands from a place up to the next comma or the closing bracket.
 * @param {string} source
 * @param {number} start
 */
function firstArgument(source, start) {
  let depth = 0;
  for (let i = start; i < source.length; i++) {
    if ('([{'.includes(source.charAt(i))) depth++;
    if (')]}'.includes(source.charAt(i)) && --depth < 0) return source.slice(start, i);
    if (source[i] === ',' && depth === 0) return source.slice(start, i);
  }
  return source.slice(start);
}

/** What the page says: the sources without their tests. */
export function pageNames() {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file));
  return sources.flatMap((file) => said(readFileSync(join(SOURCES, file), 'utf8')));
}

/** The languages: every file of the catalogue is one. English first.
 * @returns {string[]}
 */
export const codes = () =>
  readdirSync(CATALOGUE)
    .map((file) => file.slice(0, -'.ftl'.length))
    .sort();

/**
 * A text without arguments, as it is written.
 * @param {string} code
 * @param {string} name
 */
export function written(code, name) {
  const text = parse(catalogue(code)).get(name);
  if (!text) throw new Error(`there is no text ${name}`);
  return text.elements.map((element) => ('value' in element ? element.value : '')).join('');
}

/** @param {string} code */
export const catalogue = (code) => readFileSync(join(CATALOGUE, `${code}.ftl`), 'utf8');

/** Every text with its arguments and their types: a number where some language chooses a form by it. */
export function signatures() {
  /** @type {Map<string, Map<string, string>>} */
  const all = new Map();
  for (const code of codes()) {
    for (const [name, text] of parse(catalogue(code))) {
      const known = all.get(name) ?? new Map();
      for (const [argument, type] of argumentsOf(text)) {
        if (type !== 'string | number' || !known.has(argument)) known.set(argument, type);
      }
      all.set(name, known);
    }
  }
  return all;
}

/** Writes the types, if they are not those that are there. */
export function writeTypes() {
  const lines = [...signatures()].map(([name, args]) => {
    const fields = [...args].map(([argument, type]) => `${argument}: ${type}`);
    return `  '${name}': ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'undefined'};\n`;
  });
  const languages = codes().map((code) => `'${code}'`);
  const types = [
    '// Written by build/texts.js from crates/texts.',
    `export type Code = ${languages.join(' | ')};`,
    `export type Arguments = {\n${lines.join('')}};\n`,
  ].join('\n');
  let old = '';
  try {
    old = readFileSync(TYPES, 'utf8');
  } catch {
    // The first time.
  }
  if (types !== old) writeFileSync(TYPES, types);
}

if (process.argv[1]?.endsWith('texts.js')) writeTypes();
