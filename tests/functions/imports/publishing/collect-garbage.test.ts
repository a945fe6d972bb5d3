import { expect, it } from 'vitest';
import { collectGarbage } from '#functions/imports/publishing/collect-garbage.ts';
import { rollBack } from '#functions/imports/publishing/roll-back.ts';
import { aProductFile } from '../../../builders/catalogue-files.ts';
import { catalogueBucket } from '../../../support/catalogue-bucket.ts';
import { importBench } from '../../../support/import-bench.ts';

const HOUR = 60 * 60_000;

async function versionsOf(count: number) {
  const store = await catalogueBucket();
  const bench = await importBench({ store });
  for (let version = 1; version <= count; version += 1) {
    await bench.importFiles({ products: aProductFile(...Array.from({ length: version }, (_, part) => `N${part}`)) });
  }
  const countObjects = async () => {
    let objects = 0;
    for await (const _ of store.list()) objects += 1;
    return objects;
  };
  const collectAfter = (hours: number) =>
    collectGarbage({ ...bench.tools, store }, new Date(Date.now() + hours * HOUR));
  return { bench, collectAfter, countObjects };
}

it('takes away what none of the last five versions has, and nothing that one of them has', async () => {
  const { bench, collectAfter, countObjects } = await versionsOf(7);
  const before = await countObjects();
  const reserved = await collectAfter(25);
  expect(reserved).toBeGreaterThan(0);
  expect(await countObjects()).toBe(before - reserved);
  // Each of the five can still be gone back to and searched.
  for (const version of [3, 4, 5, 6]) {
    await rollBack(bench.tools, `to ${version}`, version);
    expect(await bench.found({ keyword: 'cabin' })).toHaveLength(version);
  }
});

it('leaves young objects alone, for an import at work has some that no version names yet', async () => {
  const { collectAfter } = await versionsOf(7);
  expect(await collectAfter(23)).toBe(0);
});

it('takes nothing away twice', async () => {
  const { collectAfter } = await versionsOf(7);
  await collectAfter(25);
  expect(await collectAfter(25)).toBe(0);
});
