import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  faultAfter,
  LEADING_COLUMNS,
  movedPlace,
  tabbedPlace,
} from '#frontend/admin/features/people-imports/grid/grid-moves.ts';

const SIZE = { rows: 3, columns: 5 };
const at = (row: number, column: number) => ({ row, column });

describe('keys of the grid', () => {
  it.each([
    { key: 'ArrowDown', from: at(0, 2), to: at(1, 2), why: 'down' },
    { key: 'ArrowDown', from: at(2, 2), to: at(2, 2), why: 'the last row has none below' },
    { key: 'ArrowUp', from: at(1, 2), to: at(0, 2), why: 'up' },
    { key: 'ArrowUp', from: at(0, 2), to: at(0, 2), why: 'the first row has none above' },
    { key: 'ArrowLeft', from: at(0, 1), to: at(0, 0), why: 'to the number of the row' },
    { key: 'ArrowLeft', from: at(0, 0), to: at(0, 0), why: 'the first column has none before' },
    { key: 'ArrowRight', from: at(0, 4), to: at(0, 4), why: 'the last column has none after' },
    { key: 'Home', from: at(1, 3), to: at(1, 0), why: 'to the beginning of the row' },
    { key: 'End', from: at(1, 3), to: at(1, 4), why: 'to the end of the row' },
    { key: 'Home', ctrlKey: true, from: at(1, 3), to: at(0, 0), why: 'to the first cell' },
    { key: 'End', ctrlKey: true, from: at(1, 3), to: at(2, 4), why: 'to the last cell' },
    { key: 'x', from: at(1, 3), to: undefined, why: 'a letter moves nowhere' },
  ])('$key goes from $from to $to: $why', ({ key, ctrlKey = false, from, to }) => {
    expect(movedPlace({ key, ctrlKey }, from, SIZE)).toEqual(to);
  });

  it.each([
    { from: at(0, 2), isBack: false, to: at(0, 3), why: 'the next cell' },
    { from: at(0, 4), isBack: false, to: at(1, 2), why: 'the first cell of the next row' },
    { from: at(2, 4), isBack: false, to: at(2, 4), why: 'nothing follows the last cell' },
    { from: at(1, 2), isBack: true, to: at(0, 4), why: 'the last cell of the row before' },
    { from: at(0, 2), isBack: true, to: at(0, 2), why: 'nothing is before the first cell' },
  ])('Tab goes from $from to $to: $why', ({ from, isBack, to }) => {
    expect(tabbedPlace(from, isBack, SIZE)).toEqual(to);
  });

  const faults = [at(0, 3), at(1, 2), at(1, 4)];
  it.each([
    { from: at(0, 0), isBack: false, to: at(0, 3), why: 'the first one after' },
    { from: at(0, 3), isBack: false, to: at(1, 2), why: 'the next one' },
    { from: at(1, 4), isBack: false, to: at(0, 3), why: 'after the last one comes the first' },
    { from: at(1, 4), isBack: true, to: at(1, 2), why: 'the one before' },
    { from: at(0, 3), isBack: true, to: at(1, 4), why: 'before the first one is the last' },
  ])('F8 goes from $from to $to: $why', ({ from, isBack, to }) => {
    expect(faultAfter(from, faults, isBack)).toEqual(to);
  });

  it('F8 goes nowhere without a fault', () => {
    expect(faultAfter(at(0, 0), [])).toBeUndefined();
  });

  it('never leaves the grid, and Tab only leads to cells that can be typed in', () => {
    const sizes = fc.record({ rows: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 3, max: 9 }) });
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(sizes, key, fc.boolean(), fc.nat(), fc.nat(), (size, pressed, ctrlKey, row, column) => {
        const from = at(row % size.rows, column % size.columns);
        const cell = { ...from, column: Math.max(LEADING_COLUMNS, from.column) };
        const moved = movedPlace({ key: pressed, ctrlKey }, from, size) ?? from;
        const tabbed = tabbedPlace(cell, ctrlKey, size);
        for (const to of [moved, tabbed]) {
          expect(to.row).toBeGreaterThanOrEqual(0);
          expect(to.row).toBeLessThan(size.rows);
          expect(to.column).toBeLessThan(size.columns);
        }
        expect(tabbed.column).toBeGreaterThanOrEqual(LEADING_COLUMNS);
      }),
    );
  });
});
