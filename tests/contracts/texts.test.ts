import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Text {
  /** The name by which code refers to it, such as SESSION_TEXTS.badPassword. */
  readonly name: string;
  /** The fixed parts: all of it, or the text around the blanks. */
  readonly parts: readonly string[];
}

const BLANK = '\u0000';

/** Stands in for any argument: a text, or an object of texts. */
const blank = new Proxy(new String(BLANK), {
  get(text, key) {
    if (key === Symbol.toPrimitive) return undefined;
    if (!(key in text)) return BLANK;
    const own: unknown = Reflect.get(text, key, text);
    return typeof own === 'function' ? own.bind(text) : own;
  },
});

function textsIn(value: unknown, name: string): Text[] {
  if (typeof value === 'string') return [{ name, parts: [value] }];
  if (typeof value === 'function') {
    const filled = String(value(...Array.from({ length: value.length }, () => blank)));
    return [{ name, parts: filled.split(BLANK).map((part) => part.trim()) }];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${name}.${key}`));
}

const tables = await Promise.all(
  globSync('shared/texts/**/*.ts').map(async (file): Promise<object> => import(`../../${file}`)),
);
const texts = tables.flatMap((table) => Object.entries(table)).flatMap(([name, value]) => textsIn(value, name));

const tests = globSync('tests/**/*.{ts,tsx}', { exclude: ['tests/contracts/texts.test.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Whether a test contains the text as whole words, in any kind of quotes. */
const isAsserted = (text: string) =>
  [text, text.replaceAll("'", String.raw`\'`)].some((form) => {
    const before = /^[A-Za-z]/.test(form) ? '(?<![A-Za-z])' : '';
    const after = /[A-Za-z]$/.test(form) ? '(?![A-Za-z])' : '';
    return new RegExp(`${before}${escaped(form)}${after}`).test(tests);
  });

describe('every text of a screen or a response', () => {
  it('is in the tables', () => {
    expect(texts.length).toBeGreaterThan(0);
  });

  it.each(texts)('$name is in a test, letter by letter or by its name', ({ name, parts }) => {
    expect(isAsserted(name) || parts.every(isAsserted)).toBe(true);
  });
});
