import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  brandTones,
  CONTROL_CONTRAST,
  type ColorScheme,
  colorScale,
  contrast,
  PAGE_BACKGROUNDS,
  readableTextOn,
  TEXT_CONTRAST,
} from '#shared/rules/accounts/brand/brand-colors.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';
const schemes: ColorScheme[] = ['light', 'dark'];
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));
const anyScheme = fc.constantFrom(...schemes);

it.each([
  { one: '000000', other: 'FFFFFF', ratio: 21, why: 'black and white' },
  { one: 'FF0000', other: 'FFFFFF', ratio: 4, why: 'the red that accounts begin with, on white' },
  { one: '767676', other: '#ffffff', ratio: 4.54, why: 'the lightest grey that can be read on white' },
  { one: '1D4ED8', other: '1D4ED8', ratio: 1, why: 'a colour and itself' },
])('knows the contrast of $why', ({ one, other, ratio }) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it.each(['', 'red', '#F00', 'FF00000', 'GG0000', 'FF0000;'])('refuses %j, which is no colour', (color) => {
  expect(() => contrast(color, WHITE)).toThrow(new RangeError(`${color} is not a color such as FF0000`));
});

it.each([
  { color: '1D4ED8', text: WHITE, why: 'white on blue' },
  { color: 'FFD400', text: BLACK, why: 'black on yellow' },
  { color: 'FF0000', text: BLACK, why: 'black on pure red, where white is too faint' },
])('writes $why', ({ color, text }) => {
  expect(readableTextOn(color)).toBe(text);
});

it('finds a readable text color for any color', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(contrast(readableTextOn(color), color)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }),
  );
});

it.each([
  {
    color: 'FF0000',
    scheme: schemes[0],
    fill: '#eb0000',
    onFill: WHITE,
    why: 'darkens a red until white can be read on it',
  },
  { color: 'FFD400', scheme: schemes[0], fill: '#ffd400', onFill: BLACK, why: 'keeps a yellow and writes black on it' },
  { color: '1D4ED8', scheme: schemes[0], fill: '#1d4ed8', onFill: WHITE, why: 'keeps a blue that is dark enough' },
  { color: 'FFD400', scheme: schemes[1], fill: '#ffd400', onFill: BLACK, why: 'keeps a yellow on dark pages too' },
])('$why', ({ color, scheme = 'light', fill, onFill }) => {
  expect(brandTones(color, scheme)).toMatchObject({ fill, onFill });
});

it('lightens a navy that would hardly show on a dark page', () => {
  const { fill, onFill } = brandTones('001F5B', 'dark');
  expect(contrast(fill, PAGE_BACKGROUNDS.dark[0])).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
  expect(onFill).toBe(WHITE);
});

it('makes text readable on every surface of any brand, hovered or not', () => {
  fc.assert(
    fc.property(anyColor, anyScheme, (color, scheme) => {
      const { fill, fillHover, onFill, strong, onStrong } = brandTones(color, scheme);
      expect(contrast(onFill, fill)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(onFill, fillHover)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(onStrong, strong)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }),
  );
});

it.each([
  { color: '1D4ED8', scheme: schemes[0], strong: '#1d4ed8', why: 'keeps a blue that can be read everywhere' },
  { color: 'FFD400', scheme: schemes[0], strong: '#866e00', why: 'darkens a yellow only as far as necessary' },
  { color: '1D4ED8', scheme: schemes[1], strong: '#739aed', why: 'lightens a blue on dark pages' },
])('$why for links', ({ color, scheme = 'light', strong }) => {
  expect(brandTones(color, scheme).strong).toBe(strong);
});

it.each([
  { color: '1D4ED8', isDarker: true, why: 'white text is on it' },
  { color: 'FFD400', isDarker: false, why: 'black text is on it' },
])('makes a hovered $color darker: $isDarker, because $why', ({ color, isDarker }) => {
  const { fill, fillHover } = brandTones(color, 'light');
  expect(contrast(fillHover, BLACK) < contrast(fill, BLACK)).toBe(isDarker);
});

it('makes links readable on every background of any brand', () => {
  fc.assert(
    fc.property(anyColor, anyScheme, (color, scheme) => {
      const { strong, tint, tintHover } = brandTones(color, scheme);
      for (const background of [...PAGE_BACKGROUNDS[scheme], tint, tintHover]) {
        expect(contrast(strong, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
    }),
  );
});

it('makes every brand color visible on the page', () => {
  fc.assert(
    fc.property(anyColor, anyScheme, (color, scheme) => {
      const { edge, fill, fillHover } = brandTones(color, scheme);
      expect(contrast(edge, PAGE_BACKGROUNDS[scheme][0])).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
      expect(contrast(fill, fillHover)).toBeGreaterThan(1.1);
    }),
  );
});

it('scales a colour from light to dark around itself', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const scale = colorScale(color);
      expect(scale).toHaveLength(10);
      expect(scale[6]).toBe(`#${color}`);
      const onBlack = scale.map((shade) => contrast(shade, BLACK));
      expect(onBlack).toEqual(onBlack.toSorted((a, b) => b - a));
    }),
  );
});
