import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, coveredBy, freePlace } from '#frontend/ui/free-place.ts';

const SCREEN: Box = { left: 16, top: 100, width: 343, height: 600 };
const SIZE = { width: 343, height: 48 };

const boxes = fc.array(
  fc.record({
    left: fc.integer({ min: 0, max: 340 }),
    top: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 80 }),
  }),
  { maxLength: 20 },
);

describe('the place of a toast', () => {
  it('is at the bottom right where nothing is in the way', () => {
    expect(freePlace({ width: 200, height: 48 }, SCREEN, [])).toEqual({ left: 159, top: 652 });
  });

  it('is at the left where something is at the right', () => {
    const button = { left: 200, top: 660, width: 100, height: 40 };
    expect(freePlace({ width: 150, height: 48 }, SCREEN, [button])).toEqual({ left: 16, top: 652 });
  });

  it('is above what takes the whole width', () => {
    const bar = { left: 16, top: 650, width: 343, height: 50 };
    expect(freePlace(SIZE, SCREEN, [bar]).top).toBeLessThanOrEqual(650 - SIZE.height);
  });

  it('is within the bounds, and covers nothing where any place of the sweep is free', () => {
    fc.assert(
      fc.property(boxes, (given) => {
        const place = freePlace(SIZE, SCREEN, given);
        expect(place.left).toBe(SCREEN.left);
        expect(place.top).toBeGreaterThanOrEqual(SCREEN.top);
        expect(place.top + SIZE.height).toBeLessThanOrEqual(SCREEN.top + SCREEN.height);
        const tops = Array.from({ length: 70 }, (_, step) => 652 - step * 8).filter((top) => top >= SCREEN.top);
        const least = Math.min(...tops.map((top) => coveredBy({ left: SCREEN.left, top, ...SIZE }, given)));
        expect(coveredBy({ ...place, ...SIZE }, given)).toBe(least);
      }),
    );
  });
});
