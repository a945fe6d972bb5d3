import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandTones, contrast } from '#shared/rules/accounts/brand/brand-colors.ts';
import { readableColor } from '#shared/rules/accounts/brand/readable-color.ts';

const WHITE = '#ffffff';
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));

it.each([
  { wish: '1D4ED8', color: '#1d4ed8', why: 'a blue that can be read stays' },
  { wish: '000000', color: '#000000', why: 'black stays' },
])('the nearest color that can be read: $why', ({ wish, color }) => {
  expect(readableColor(wish)).toBe(color);
});

it('the nearest color that can be read is shown as it is, and is no lighter than the wish', () => {
  fc.assert(
    fc.property(anyColor, (wish) => {
      const color = readableColor(wish);
      const { fill, strong, onFill } = brandTones(color, 'light');
      expect([fill, strong, onFill]).toEqual([color, color, WHITE]);
      expect(contrast(color, WHITE)).toBeGreaterThanOrEqual(contrast(wish, WHITE));
      expect(readableColor(color)).toBe(color);
    }),
  );
});
