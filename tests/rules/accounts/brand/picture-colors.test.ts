import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureColors } from '#shared/rules/accounts/brand/picture-colors.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

/** So many pixels of each colour. */
const picture = (...parts: readonly (readonly [count: number, pixel: Pixel])[]): number[] =>
  parts.flatMap(([count, [red, green, blue, alpha = 255]]) => Array(count).fill([red, green, blue, alpha]).flat());

const WHITE: Pixel = [255, 255, 255];
const BLACK: Pixel = [0, 0, 0];
const RED: Pixel = [200, 16, 46];
const NAVY: Pixel = [0, 48, 135];
const GOLD: Pixel = [255, 184, 28];

it.each([
  { of: picture([900, WHITE], [60, NAVY], [40, RED]), colors: ['003087', 'C8102E'], why: 'the background is white' },
  { of: picture([900, BLACK], [40, NAVY], [60, RED]), colors: ['C8102E', '003087'], why: 'the most frequent is first' },
  { of: picture([50, RED], [40, NAVY], [30, GOLD]), colors: ['C8102E', '003087'], why: 'an account has two colors' },
  { of: picture([500, WHITE], [80, RED]), colors: ['C8102E'], why: 'there is only one' },
  { of: picture([50, RED], [40, [190, 20, 50]]), colors: ['C8102E'], why: 'both are the same red' },
  { of: picture([500, WHITE], [300, RED], [1, GOLD]), colors: ['C8102E'], why: 'a speck is no color' },
  { of: picture([500, [200, 16, 46, 20]], [80, NAVY]), colors: ['003087'], why: 'the red can’t be seen' },
  { of: picture([500, WHITE], [80, BLACK], [80, [120, 122, 121]]), colors: [], why: 'greys are no colors' },
  { of: [], colors: [], why: 'there are no pixels' },
])('finds $colors: $why', ({ of, colors }) => {
  expect(pictureColors(of)).toEqual(colors);
});

it('finds as many as are asked for', () => {
  expect(pictureColors(picture([50, RED], [40, NAVY], [30, GOLD]), 3)).toEqual(['C8102E', '003087', 'FFB81C']);
});

it('always finds colors that an account can store, each once', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (pixels) => {
      const colors = pictureColors(pixels, 9);
      expect(colors.every((color) => /^[0-9A-F]{6}$/.test(color))).toBe(true);
      expect(new Set(colors).size).toBe(colors.length);
    }),
    { numRuns: 50 },
  );
});
