import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLOCK_ROWS, CandidateBlock } from '#functions/search/candidate-block.ts';

const run = fc.tuple(fc.nat(1_000_000), fc.nat(3 * BLOCK_ROWS)).map(([from, length]) => ({ from, to: from + length }));

test('has every candidate judged once, in their order, and never more than a block at a time', () => {
  const block = new CandidateBlock();
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
      const judged: number[] = [];
      let most = 0;
      block.start((rows, length) => {
        judged.push(...rows.subarray(0, length));
        most = Math.max(most, length);
        // They are the judge's own.
        rows.fill(0);
      });
      const expected: number[] = [];
      for (const { from, to } of runs) {
        block.add(from);
        block.addRun(from, to);
        expected.push(from, ...Array.from({ length: to - from }, (_, index) => from + index));
      }
      block.flush();
      expect(judged).toEqual(expected);
      expect(most).toBeLessThanOrEqual(BLOCK_ROWS);
    }),
    { numRuns: 50 },
  );
});
