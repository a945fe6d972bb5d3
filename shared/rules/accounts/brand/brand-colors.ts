/**
 * A tenant's brand colors, computed so that text on them and in them is always readable. Colors are six hex digits,
 * with or without `#` ('FF0000' as an account stores them), and come out with `#`. Mixing uses OKLab, where equal steps
 * look equal and a hue does not shift.
 */

/** The contrast that WCAG 2.2 requires for text (1.4.3), and for a control or its state (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

/** The least contrast between a surface and the same surface when hovered. */
const HOVER_CONTRAST = 1.12;

const WHITE = '#ffffff';
const BLACK = '#000000';

/** The page backgrounds of each scheme, starting with the page itself: Mantine's white and grey 0, its dark 7 and 6. */
export const PAGE_BACKGROUNDS = {
  light: [WHITE, '#f8f9fa'],
  dark: ['#242424', '#2e2e2e'],
} as const;
export type ColorScheme = keyof typeof PAGE_BACKGROUNDS;

/** The tones of a brand color in one color scheme. */
export interface BrandTones {
  /** Background of buttons and bars, its hover color, and the text on both. */
  readonly fill: string;
  readonly fillHover: string;
  readonly onFill: string;
  /** Outline of a fill that would hardly show on the page. Otherwise it equals the fill. */
  readonly edge: string;
  /** Links, outlines and checked controls on the page and on the tint, and the text on that color. */
  readonly strong: string;
  readonly onStrong: string;
  /** Subtle background of selected and hovered items. */
  readonly tint: string;
  readonly tintHover: string;
}

/** The WCAG contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** White if it is readable on the color, else black. One of them always is, because their contrasts multiply to 21. */
export function readableTextOn(color: string): string {
  return contrast(color, WHITE) >= TEXT_CONTRAST ? WHITE : BLACK;
}

/** Ten shades from almost white to almost black. The seventh is the color itself, as Mantine expects. */
export function colorScale(color: string): string[] {
  return [
    ...[0.95, 0.88, 0.74, 0.56, 0.36, 0.16].map((share) => mix(color, WHITE, share)),
    ...[0, 0.14, 0.28, 0.42].map((share) => mix(color, BLACK, share)),
  ];
}

/** The tones of a brand color for a color scheme. */
export function brandTones(color: string, scheme: ColorScheme): BrandTones {
  const isLight = scheme === 'light';
  const backgrounds = PAGE_BACKGROUNDS[scheme];
  const [page] = backgrounds;
  const awayFromPage = isLight ? BLACK : WHITE;
  const standsOut = (tone: string) => contrast(tone, page) >= CONTROL_CONTRAST;

  const fill = carryingText(isLight ? mix(color, color, 0) : towards(color, WHITE, standsOut));
  const onFill = readableTextOn(fill);
  const tint = mix(page, color, isLight ? 0.1 : 0.2);
  const tintHover = mix(page, color, isLight ? 0.16 : 0.28);
  const strong = towards(color, awayFromPage, (tone) =>
    [...backgrounds, tint, tintHover].every((background) => contrast(tone, background) >= TEXT_CONTRAST),
  );
  return {
    fill,
    fillHover: hovered(fill, onFill),
    onFill,
    edge: towards(fill, awayFromPage, standsOut),
    strong,
    onStrong: readableTextOn(strong),
    tint,
    tintHover,
  };
}

/** Darkens a color that is almost dark enough for white text. People don't expect black text on red. */
function carryingText(color: string): string {
  if (contrast(color, WHITE) < CONTROL_CONTRAST) return color;
  return towards(color, BLACK, (tone) => contrast(tone, WHITE) >= TEXT_CONTRAST);
}

/** Moves one step away from the text color, or towards it if the color is already at that end. */
function hovered(fill: string, text: string): string {
  const end = text === WHITE ? BLACK : WHITE;
  const differs = (tone: string) => contrast(tone, fill) >= HOVER_CONTRAST;
  return towards(fill, differs(end) ? end : text, differs);
}

/** The first step towards the end that meets the condition, or the end itself if none does. */
function towards(color: string, end: string, condition: (tone: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tone = mix(color, end, share);
    if (condition(tone)) return tone;
  }
  return end;
}

function mix(color: string, other: string, share: number): string {
  const [lightness, a, b] = toOklab(color);
  const [otherLightness, otherA, otherB] = toOklab(other);
  const between = (from: number, to: number) => from * (1 - share) + to * share;
  return fromOklab([between(lightness, otherLightness), between(a, otherA), between(b, otherB)]);
}

function luminance(color: string): number {
  const [red, green, blue] = toLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Triple = readonly [number, number, number];

function toLinear(color: string): Triple {
  const digits = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (!digits) throw new RangeError(`${color} is not a color such as FF0000`);
  const [, red = '', green = '', blue = ''] = digits;
  return [channelOf(red), channelOf(green), channelOf(blue)];
}

function channelOf(pair: string): number {
  const value = Number.parseInt(pair, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Lightness, and the two axes of colour, of a colour in OKLab. */
export function toOklab(color: string): Triple {
  const [red, green, blue] = toLinear(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(toHexPair).join('')}`;
}

function toHexPair(linear: number): string {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(value, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0');
}
