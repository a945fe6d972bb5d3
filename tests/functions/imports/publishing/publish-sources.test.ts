import { describe, expect, it } from 'vitest';
import { rollBack } from '#functions/imports/publishing/roll-back.ts';
import { isSoldParts } from '#functions/imports/sources/sold-parts.ts';
import { memoryObjectStore, type WritableObjectStore } from '#functions/objects/object-store.ts';
import type { CatalogueVersion } from '#shared/schemas/catalogue/catalogue-version.ts';
import { anAcesFile, anApp, updateHeader } from '../../../builders/aces.ts';
import { aPriceFile, aProductFile, aSalvageFile, aStockFile, aVehicleMap } from '../../../builders/catalogue-files.ts';
import { importBench } from '../../../support/import-bench.ts';

type Bench = Awaited<ReturnType<typeof importBench>>;

/** The content of a version, without sold parts and without its own number and time. */
const contentOf = ({ sources, index }: CatalogueVersion) => ({
  sources: sources.filter((entry) => !isSoldParts(entry)),
  index,
});

/** Another process on the same table and objects. */
const rivalOf = ({ table, store }: Bench) => importBench({ table, store });

describe('two imports at once', () => {
  it('both end up in the catalogue', async () => {
    const bench = await importBench();
    await bench.importFiles({ products: aProductFile('A1'), stock: aStockFile({ A1: 1 }) });
    const rival = await rivalOf(bench);
    // Neither waits for the other: safety is the pointer's alone.
    for (const { tools } of [bench, rival]) tools.versions.lease.take = async () => true;
    await Promise.all([
      bench.importFiles({ stock: aStockFile({ A1: 9 }, '2026-03-01T05:00Z') }),
      rival.importFiles({ prices: aPriceFile({ A1: '7.50' }) }),
      (await rivalOf(bench)).importFiles({ salvage: aSalvageFile('g-1') }),
    ]);
    expect(await bench.offer('001#A1')).toMatchObject({ onHand: { DEN: 9 }, list: 75_000 });
    expect(await bench.found({ keyword: 'engine' })).toEqual(['g-1']);
    expect((await bench.tools.versions.current())?.version).toBe(4);
  });

  it('of the same source: an update is merged with what the other one brought', async () => {
    const bench = await importBench();
    const map = aVehicleMap('1001,1994,Ford,Mustang,54,688');
    await bench.importFiles({ products: aProductFile('EX-1', 'EX-2', 'EX-3'), 'vehicle-map': map, aces: anAcesFile() });
    const rival = await rivalOf(bench);
    for (const { tools } of [bench, rival]) tools.versions.lease.take = async () => true;
    const update = (id: string, part: string) => ({
      aces: anAcesFile({
        header: updateHeader,
        apps: [anApp({ attributes: `action="A" id="${id}"`, part: `<Part>${part}</Part>` })],
      }),
    });
    await Promise.all([bench.importFiles(update('2', 'EX-2')), rival.importFiles(update('3', 'EX-3'))]);
    expect(await bench.found({ years: [1994], makes: ['Ford'] })).toEqual(['001#EX-1', '001#EX-2', '001#EX-3']);
  });

  it('who has not the lease waits until it is free', async () => {
    const bench = await importBench();
    await bench.tools.versions.lease.take('somebody', new Date('2026-03-02T09:00:00Z'), 15_000);
    const waiting = bench.importFiles({ products: aProductFile('A1') });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await bench.tools.versions.current()).toBeUndefined();
    await bench.tools.versions.lease.release('somebody');
    expect((await waiting).outcome).toMatchObject({ kind: 'published' });
  });
});

describe('a rollback', () => {
  it('publishes what was, under a new number, with its offers', async () => {
    const bench = await importBench();
    const first = { products: aProductFile('A1', 'A2'), prices: aPriceFile({ A1: '5', A2: '6' }) };
    await bench.importFiles(first);
    await bench.importFiles({ products: aProductFile('A1', 'A3'), prices: aPriceFile({ A1: '9' }) });
    const version = await rollBack(bench.tools, 'rollback');
    const original = await bench.tools.versions.find(1);
    expect(version).toMatchObject({
      version: 3,
      base: 2,
      sources: original?.sources,
      index: { counts: original?.index.counts },
    });
    expect(await bench.offer('001#A1')).toMatchObject({ list: 50_000 });
    expect(await bench.offer('001#A2')).not.toHaveProperty('isDiscontinued');
    expect(await bench.offer('001#A3')).toMatchObject({ isDiscontinued: true });
    expect(await bench.found({ keyword: 'cabin' })).toEqual(['001#A1', '001#A2']);
  });

  it('leads to any version, and says when there is none', async () => {
    const bench = await importBench();
    for (const number of ['A1', 'A2', 'A3']) await bench.importFiles({ products: aProductFile(number) });
    await rollBack(bench.tools, 'rollback', 1);
    expect(await bench.found({ keyword: 'cabin' })).toEqual(['001#A1']);
    await expect(rollBack(bench.tools, 'rollback', 99)).rejects.toThrow('There is no version 99');
  });

  it('has nothing to go back to before there was a second version', async () => {
    const bench = await importBench();
    await bench.importFiles({ products: aProductFile('A1') });
    await expect(rollBack(bench.tools, 'rollback')).rejects.toThrow('There is no earlier version');
  });
});

describe('offers', () => {
  it('are in the table before the version is there', async () => {
    const bench = await importBench();
    const publish = bench.tools.versions.publish;
    let seen: unknown;
    bench.tools.versions.publish = async (...args) => {
      seen = await bench.offer('001#A1');
      return publish(...args);
    };
    await bench.importFiles({ products: aProductFile('A1'), prices: aPriceFile({ A1: '5' }) });
    expect(seen).toMatchObject({ list: 50_000 });
  });

  it('of parts that go are withdrawn only after the version without them is there', async () => {
    const bench = await importBench();
    await bench.importFiles({ products: aProductFile('A1', 'A2') });
    const publish = bench.tools.versions.publish;
    let seen: unknown;
    bench.tools.versions.publish = async (...args) => {
      seen = await bench.offer('001#A1');
      return publish(...args);
    };
    await bench.importFiles({ products: aProductFile('A2') });
    expect(seen).not.toHaveProperty('isDiscontinued');
    expect(await bench.offer('001#A1')).toMatchObject({ isDiscontinued: true });
  });

  it.each([
    { step: 'publish', why: 'before the version was there' },
    { step: 'endOffers', why: 'after it was there' },
  ] as const)('that an import which died left in the table are put right by the next one: $why', async ({ step }) => {
    const bench = await importBench();
    await bench.importFiles({ products: aProductFile('A1', 'A2', 'A3'), prices: aPriceFile({ A1: '5', A2: '6' }) });
    const dying = await rivalOf(bench);
    Object.assign(dying.tools.versions, { [step]: () => Promise.reject(new Error('killed')) });
    await expect(
      dying.importFiles({ products: aProductFile('A1', 'A4'), prices: aPriceFile({ A1: '9' }) }),
    ).rejects.toThrow('killed');
    await bench.importFiles({ products: aProductFile('A1', 'A2', 'A5'), prices: aPriceFile({ A1: '5', A2: '6' }) });
    const offers = await Promise.all(['A1', 'A2', 'A3', 'A4', 'A5'].map((number) => bench.offer(`001#${number}`)));
    expect(offers.map((offer) => [offer?.list, offer?.isDiscontinued ?? false])).toEqual([
      [50_000, false],
      [60_000, false],
      [0, true],
      [0, true],
      [0, false],
    ]);
  });

  it('are written again only where something of them changed', async () => {
    const bench = await importBench();
    const numbers = Array.from({ length: 60 }, (_, index) => `N${index}`);
    const prices = Object.fromEntries(numbers.map((number) => [number, '5']));
    await bench.importFiles({ products: aProductFile(...numbers), prices: aPriceFile(prices) });
    const { state } = await bench.importFiles({ prices: aPriceFile({ ...prices, N7: '6', N8: '4' }) });
    expect(state.rowsWritten).toBe(2);
  });
});

describe('a new version', () => {
  it('sends no object that the one before has', async () => {
    const objects = memoryObjectStore();
    const sent: string[] = [];
    const store: WritableObjectStore = {
      get: objects.get,
      put: (name, hash, bytes) => {
        sent.push(name);
        return objects.put(name, hash, bytes);
      },
    };
    const bench = await importBench({ store });
    await bench.importFiles({ products: aProductFile('A1'), salvage: aSalvageFile('g-1') });
    const before = await bench.tools.versions.current();
    sent.length = 0;
    await bench.importFiles({ prices: aPriceFile({ A1: '5' }) });
    const after = await bench.tools.versions.current();
    const changed = Object.entries(after?.index.index ?? {}).filter(
      ([name, { hash }]) => hash !== before?.index.index[name]?.hash,
    );
    expect(sent.toSorted()).toEqual([...changed.map(([name]) => name), 'sources/prices/own', 'versions'].toSorted());
  });

  it('is the same, to the byte, whoever makes it of the same files', async () => {
    const files = { products: aProductFile('A1', 'B2'), prices: aPriceFile({ A1: '5' }), salvage: aSalvageFile('g-1') };
    const [one, other] = [await importBench(), await importBench({ now: () => new Date('2027-01-01T00:00:00Z') })];
    await one.importFiles(files);
    await other.importFiles(files);
    const [first, second] = [await one.tools.versions.find(1), await other.tools.versions.find(1)];
    expect(second && contentOf(second)).toEqual(first && contentOf(first));
  });
});
