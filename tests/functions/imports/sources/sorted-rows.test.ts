import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortedRows } from '#functions/imports/sources/sorted-rows.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';

interface Row {
  readonly key: string;
  readonly text: string;
}

const rows = fc.array(fc.record({ key: fc.string({ maxLength: 2 }), text: fc.string({ unit: 'binary' }) }));
const keyOf = ({ key }: Row) => key;
const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('catalogue-runs-'));

it('are those that came, by key and then as they came, however many runs they take', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 200 }), async (given, runLength) => {
      const expected = given.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
      expect(await collect(sortedRows(given, keyOf, runLength))).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

it('leave no files behind when somebody stops in the middle, nor when the rows fail', async () => {
  const before = await folders();
  const many = Array.from({ length: 50 }, (_, index) => ({ key: String(index), text: '' }));
  for await (const row of sortedRows(many, keyOf, 100)) if (row.key === '20') break;
  async function* failing() {
    yield* many;
    throw new RangeError('cut off');
  }
  await expect(collect(sortedRows(failing(), keyOf, 100))).rejects.toThrow(RangeError);
  expect(await folders()).toEqual(before);
});
