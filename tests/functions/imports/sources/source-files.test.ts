import fc from 'fast-check';
import { expect, it } from 'vitest';
import { objectName, sourceRows, writeSource } from '#functions/imports/sources/source-files.ts';
import { memoryObjectStore } from '#functions/objects/object-store.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';

const stock = { kind: 'stock', key: 'own', asOf: '2026-03-01T00:00:00Z', form: 1 };

it('gives back the rows that were stored', async () => {
  const anyRows = fc.array(fc.record({ text: fc.string({ unit: 'grapheme' }), count: fc.integer() }));
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const store = memoryObjectStore();
      expect(await collect(sourceRows(store, await writeSource(store, stock, rows)))).toEqual(rows);
    }),
    { numRuns: 30 },
  );
});

it('names the same rows alike, and others otherwise', async () => {
  const store = memoryObjectStore();
  const [first, same, other] = [
    await writeSource(store, stock, [{ a: 1 }]),
    await writeSource(store, stock, [{ a: 1 }]),
    await writeSource(store, stock, [{ a: 2 }]),
  ];
  expect(same).toEqual(first);
  expect(other.hash).not.toBe(first.hash);
  expect(store.keys()).toHaveLength(2);
});

it.each(['..', '../../x', 'a/b', 'Ä', '%2e'])('gives the brand %s a place of its own below all sources', (key) => {
  expect(objectName({ kind: 'fitments', key })).toMatch(/^sources\/fitments\/[\w%-]+$/);
});
