/** A part of the screen, in px from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Corner = Pick<Box, 'left' | 'top'>;

/** Places that are tried lie so many px apart. */
const STEP = 8;

/**
 * Where something of a size fits into the bounds without covering any of the boxes, as far down as possible, and there
 * first at the right, then at the left, then in the middle. Where there is no such place, the one that covers least.
 */
export function freePlace(size: Size, bounds: Box, boxes: readonly Box[]): Corner {
  const right = bounds.left + bounds.width - size.width;
  const columns = [...new Set([right, bounds.left, (bounds.left + right) / 2])];
  const lowest = bounds.top + bounds.height - size.height;
  let best: Corner = { left: right, top: lowest };
  let least = Number.POSITIVE_INFINITY;
  for (let top = lowest; top >= bounds.top; top -= STEP) {
    for (const left of columns) {
      const covered = coveredBy({ left, top, ...size }, boxes);
      if (covered === 0) return { left, top };
      if (covered >= least) continue;
      best = { left, top };
      least = covered;
    }
  }
  return best;
}

/** How much of the boxes something covers: the shares of each, added up; whole ones by their middle weigh most. */
export function coveredBy(over: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => {
    const width = overlap(over.left, over.width, box.left, box.width);
    const height = overlap(over.top, over.height, box.top, box.height);
    if (width <= 0 || height <= 0) return sum;
    const isMiddleCovered = width > box.width / 2 && height > box.height / 2;
    return sum + (width * height) / (box.width * box.height) + Number(isMiddleCovered);
  }, 0);
}

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
