import { toOklab } from './brand-colors.ts';

/** Colours less vivid than this, in OKLab's chroma, are greys. */
const LEAST_CHROMA = 0.04;
/** Pixels closer than this in OKLab have one colour: the same one, lit or smoothed differently. */
const SAME_COLOR = 0.09;
/** Two brand colours have to be at least this far apart in OKLab. */
const OTHER_COLOR = 0.15;
/** A colour on a smaller share of the pixels is an edge or a speck. */
const LEAST_SHARE = 0.01;
/** Colours with the same upper four bits in each channel are counted together. */
const STEP = 16;

interface Counted {
  readonly count: number;
  readonly color: string;
  readonly lab: readonly [number, number, number];
}

/**
 * The colours that a logo consists of, the most frequent first, as an account stores them ('FF0000'). White, black,
 * greys and transparent pixels are background or lettering, so they do not count. `pixels` are red, green, blue and
 * alpha, one byte each. Empty for a logo without colours.
 */
export function pictureColors(pixels: ArrayLike<number>, most = 2): string[] {
  const { counted, opaque } = countedColors(pixels);
  const groups: Counted[] = [];
  for (const each of counted) {
    const at = groups.findIndex((group) => distance(group, each) < SAME_COLOR);
    const group = groups[at];
    if (group) groups[at] = { ...group, count: group.count + each.count };
    else groups.push(each);
  }
  const chosen: Counted[] = [];
  for (const group of groups.filter(({ count }) => count >= opaque * LEAST_SHARE).sort((a, b) => b.count - a.count)) {
    if (chosen.every((other) => distance(other, group) >= OTHER_COLOR)) chosen.push(group);
  }
  return chosen.slice(0, most).map(({ color }) => color);
}

/** The vivid colours, the most frequent first, and how many pixels can be seen. */
function countedColors(pixels: ArrayLike<number>) {
  const sums = new Map<number, [count: number, red: number, green: number, blue: number]>();
  let opaque = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < 128) continue;
    opaque += 1;
    const bucket = ((red / STEP) << 8) | ((green / STEP) << 4) | (blue / STEP);
    const [count, reds, greens, blues] = sums.get(bucket) ?? [0, 0, 0, 0];
    sums.set(bucket, [count + 1, reds + red, greens + green, blues + blue]);
  }
  const counted = [...sums.values()]
    .sort(([one], [other]) => other - one)
    .map(([count, ...channels]): Counted => {
      const color = channels.map((sum) => hexPair(sum / count)).join('');
      return { count, color, lab: toOklab(color) };
    })
    .filter(({ lab: [, a, b] }) => Math.hypot(a, b) >= LEAST_CHROMA);
  return { counted, opaque };
}

const hexPair = (value: number): string => Math.round(value).toString(16).padStart(2, '0').toUpperCase();

const distance = ({ lab: one }: Counted, { lab: other }: Counted): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
