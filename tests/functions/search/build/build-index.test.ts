import { expect, test } from 'vitest';
import { folderObjectStore, getObject, memoryObjectStore } from '#functions/objects/object-store.ts';
import { buildIndex } from '#functions/search/build/build-index.ts';
import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import { builtCatalogue } from '../../../support/search/built-catalogue.ts';
import { generatedCatalogue } from '../../../support/search/generated-catalogue.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const sources = generatedCatalogue({
  seed: 3,
  aftermarket: 120,
  salvage: 150,
  applicationsPerPart: 5,
  modelsPerMake: 2,
  types: 12,
});

test('the same rows are the same objects', async () => {
  const [first, second] = [await builtCatalogue(sources), await builtCatalogue(sources)];
  expect(second.store.keys()).toEqual(first.store.keys());
});

test('a make and a bucket whose rows did not change keep their objects', async () => {
  const { manifest, reader, store } = await builtCatalogue(sources);
  const base = await reader.dictionary();
  const added = {
    ...(await collect(sources.salvage)).at(-1),
    guid: 'ffffffff-new',
    partType: '999',
    interchangeNumber: '',
    yard: '777',
    sourceVehicle: { year: 1999, make: 'Aaglander', model: 'Duc', images: [] },
  };
  const more = { ...sources, salvage: [...(await collect(sources.salvage)), added] } as CatalogueSources;
  const next = await buildIndex(more, store, base);
  const changed = Object.keys(next.index).filter((name) => next.index[name]?.hash !== manifest.index[name]?.hash);
  const { makes, types } = JSON.parse(
    new TextDecoder().decode(await getObject(store, 'dictionary', next.index['dictionary']?.hash ?? '')),
  );
  // Objects of documents are named by the first part in them.
  const names = changed.map((name) => name.replace(/^(salvage)-[0-9a-f]+$/, '$1'));
  const parts = ['offers', 'rows', 'text', 'words'];
  expect(names.sort()).toEqual(
    [
      'dictionary',
      'salvage',
      'words',
      ...[...parts, 'fits'].map((part) => `make-${makes.length - 1}.${part}`),
      ...parts.map((part) => `type-${types.at(-1).bucket}.${part}`),
    ].sort(),
  );
});

test('rows out of order are refused, for all after relies on their order', async () => {
  const backwards = { ...sources, products: (await collect(sources.products)).reverse() };
  await expect(buildIndex(backwards, memoryObjectStore())).rejects.toThrow(RangeError);
});

test('objects are files named by their content', async () => {
  const folder = folderObjectStore(await temporaryFolder());
  const manifest = await buildIndex(sources, folder);
  const { store } = await builtCatalogue(sources);
  const hash = manifest.index['words']?.hash ?? '';
  expect(await getObject(folder, 'words', hash)).toEqual(await getObject(store, 'words', hash));
});

test('stock is as of its own time, however many times there are', async () => {
  const count = 66_000;
  const [first] = await collect(sources.products);
  const numbers = Array.from({ length: count }, (_, index) => `N${String(index).padStart(6, '0')}`);
  const timeOf = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
  const many = {
    ...sources,
    fitments: [],
    products: numbers.map((partNumber) => ({ ...first, companyCode: '001', partNumber, brandPartNumber: partNumber })),
    stock: numbers.map((partNumber, index) => ({
      companyCode: '001',
      partNumber,
      onHand: { DEN: 1 },
      asOf: timeOf(index),
    })),
  } as CatalogueSources;
  const { manifest, reader } = await builtCatalogue(many);
  const segment =
    Object.keys(manifest.index)
      .find((name) => /^type-\d+\.offers$/.test(name))
      ?.replace('.offers', '') ?? '';
  const offers = await reader.offers(segment);
  const times = Array.from({ length: count }, (_, row) => offers?.asOfTime.at(offers.asOf[row] ?? 0));
  expect(new Set(times).size).toBe(count);
});
