import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLOCK_ROWS, CandidateBlock } from '#functions/search/query/scan/candidate-block.ts';

const run = fc.tuple(fc.nat(1_000_000), fc.nat(3 * BLOCK_ROWS)).map(([from, length]) => ({ from, to: from + length }));

/** The rows that a block passes to its filter, and the most at a time. */
function filteredOf(put: (block: CandidateBlock) => void): { filtered: number[]; most: number } {
  const block = new CandidateBlock();
  const filtered: number[] = [];
  let most = 0;
  block.start((rows, length) => {
    filtered.push(...rows.subarray(0, length));
    most = Math.max(most, length);
    // The filter may overwrite them.
    rows.fill(0);
  });
  put(block);
  block.flush();
  return { filtered, most };
}

test('filters every candidate once, in order, and never more than a block at a time', () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
      const { filtered, most } = filteredOf((block) => {
        for (const { from, to } of runs) {
          block.add(from);
          block.addRun(from, to);
        }
      });
      expect(filtered).toEqual(
        runs.flatMap(({ from, to }) => [from, ...Array.from({ length: to - from }, (_, index) => from + index)]),
      );
      expect(most).toBeLessThanOrEqual(BLOCK_ROWS);
    }),
    { numRuns: 50 },
  );
});

test.each(['values', 'positions'] as const)('filters the unmarked %s of a column, each once', (what) => {
  const rows = 3 * BLOCK_ROWS;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 997 }), (mark, step) => {
      const marks = Uint8Array.from({ length: rows }, (_, row) => row % 4);
      const isNew = (row: number): boolean => row % 4 !== mark;
      const column = Uint32Array.from({ length: 2 * rows }, (_, place) => (place * step) % rows);
      const { filtered, most } = filteredOf((block) => block.addUnmarked(column, 0, column.length, marks, mark, what));
      const found = what === 'values' ? filtered : filtered.map((place) => column[place] ?? -1);
      expect(found).toEqual([...new Set(column)].filter(isNew));
      expect(most).toBeLessThanOrEqual(BLOCK_ROWS);
      expect(new Set(column.map((row) => marks[row] ?? 0))).toEqual(new Set([mark]));
    }),
    { numRuns: 50 },
  );
});
