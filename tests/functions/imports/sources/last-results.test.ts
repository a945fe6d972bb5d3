import { expect, it } from 'vitest';
import { lastResults } from '#functions/imports/sources/last-results.ts';
import { memoryObjectStore } from '#functions/objects/object-store.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';

const source = (hash: string): SourceEntry => ({ kind: 'products', key: 'own', hash, rows: 1, asOf: '2026-03-01' });

function counting() {
  const last = lastResults<number>(2);
  const counts = { computed: 0 };
  const ask = (store: ReturnType<typeof memoryObjectStore>, ...sources: readonly SourceEntry[]) =>
    last.of(store, sources, async () => {
      counts.computed += 1;
      return counts.computed;
    });
  return { counts, ask };
}

it('the same of the same sources is computed once, also when it is asked twice at once', async () => {
  const { counts, ask } = counting();
  const store = memoryObjectStore();
  expect(await Promise.all([ask(store, source('a')), ask(store, { ...source('a'), asOf: '2026-03-02' })])).toEqual([
    1, 1,
  ]);
  expect(counts.computed).toBe(1);
});

it.each([
  { given: [source('b')], why: 'other content' },
  { given: [{ ...source('a'), kind: 'items' }], why: 'another kind' },
  { given: [source('a'), source('b')], why: 'a source more' },
  { given: [], why: 'no source' },
])('$why is computed anew', async ({ given }) => {
  const { ask } = counting();
  const store = memoryObjectStore();
  await ask(store, source('a'));
  expect(await ask(store, ...given)).toBe(2);
});

it('another store is asked anew, and only the last two are kept', async () => {
  const { ask } = counting();
  const [one, other] = [memoryObjectStore(), memoryObjectStore()];
  await ask(one, source('a'));
  expect(await ask(other, source('a'))).toBe(2);
  await ask(one, source('b'));
  await ask(one, source('c'));
  expect(await ask(one, source('b'))).toBe(3);
  expect(await ask(one, source('a'))).toBe(5);
});

it('what failed is computed again', async () => {
  const last = lastResults<number>(1);
  const store = memoryObjectStore();
  const failing = last.of(store, [source('a')], async () => {
    throw new Error('no object');
  });
  await expect(failing).rejects.toThrow('no object');
  expect(await last.of(store, [source('a')], async () => 7)).toBe(7);
});
