import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printablePath } from '#shared/rules/search/path-segment.ts';

/** The path as a browser shows it after opening it. */
const opened = (path: string): string => new URL(`https://shop.test${path}`).pathname;
/** The path as a router reads it. A malformed path stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

describe('a path without control characters', () => {
  it.each([
    ['/x%0ay', '/x%20y', 'N50: a line end'],
    ['/x%0D%0Ay', '/x%20%20y', 'a line end of another system'],
    ['/x%00', '/x%20', 'a NUL'],
    ['/%E2%80%A8x', '/%20x', 'a line separator'],
    ['/a%7F/+pA%09B', '/a%20/+pA%20B', 'other controls, in tokens too'],
    ['/a%2F%0Ab%25', '/a%2F%20b%25', 'what stands beside it stays encoded'],
    ['/C%2FK%201500', '/C%2FK%201500', 'nothing to change'],
    ['/%E0%A4%A', '/%E0%A4%A', 'a malformed encoding'],
    ['/100%', '/100%', 'a lone %'],
  ])('%s is %s: %s', (path, expected) => {
    expect(printablePath(opened(path))).toBe(expected);
  });

  it('has none left that a router would read, and cleaning it again changes nothing', () => {
    const anyPath = fc
      .array(
        fc.constantFrom(
          '/',
          'a',
          '%',
          '%0a',
          '%0D',
          '%00',
          '%E2%80%A8',
          '%C2%85',
          '%E0%A4%A',
          '%2F',
          '+p',
          '\u2029',
          '\n',
        ),
      )
      .map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(anyPath, (path) => {
        const printable = printablePath(opened(path));
        expect(decoded(printable)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect(printablePath(printable)).toBe(printable);
      }),
      { numRuns: 1000 },
    );
  });
});
