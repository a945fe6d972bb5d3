import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** An action area as the first child of an element with a class. */
const INSIDE = /className=\{classes\['(\w+)'\]\}[^<>]*>\s*<ActionArea>/g;

/** Selectors that would reach such an element's children if there were no action area between. */
function passedOver(className: string, css: string): string[] {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...withoutComments.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  const parent = new RegExp(`\\.${className}(?:\\[[^\\]]*\\])?\\s*>\\s*(?!\\[data-action-area\\])`);
  const covered = selectors.filter((selector) => selector.includes('[data-action-area]')).map((each) => bare(each));
  return selectors
    .filter((selector) => parent.test(selector) && !covered.includes(bare(selector)))
    .map((each) => each.trim());
}

/** A selector without the action area in it. */
const bare = (selector: string): string => selector.replace(/\s*>\s*\[data-action-area\]/, '').trim();

describe('an action area stands between an element and its children, and styles reach through it', () => {
  const screens = globSync('frontend/**/*.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const sheet = /import classes from '([^']+\.module\.css)'/.exec(source)?.[1];
    if (!sheet) return [];
    const css = readFileSync(path.join(path.dirname(file), sheet), 'utf8');
    return [...source.matchAll(INSIDE)].map(([, className = '']) => ({ file, className, css }));
  });

  it.each(screens)('$className of $file', ({ className, css }) => {
    expect(passedOver(className, css)).toEqual([]);
  });

  it.each([
    { css: '.row > a { color: red }', found: ['.row > a'], $why: 'it misses the link' },
    { css: '.row[data-gone] > *, .row b {}', found: ['.row[data-gone] > *'], $why: 'it misses everything' },
    { css: '.row > [data-action-area] > a {}', found: [], $why: 'it goes through' },
    { css: '.row > a, .row > [data-action-area] > a {}', found: [], $why: 'it works with and without' },
    { css: '.row a {}', found: [], $why: 'depth does not matter to it' },
  ])('$why: $css', ({ css, found }) => {
    expect(passedOver('row', css)).toEqual(found);
  });
});
