import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { reportedIssues } from '#functions/imports/engine/issue-report.ts';
import { MOST_AT_ONCE } from '#functions/imports/fetching/fetch-pictures.ts';
import { MOST_SILENCES } from '#functions/imports/fetching/picture-hosts.ts';
import { UnfetchedPicture } from '#functions/imports/fetching/picture-problem.ts';
import { runPictures } from '#functions/imports/fetching/run-pictures.ts';
import { rollBack } from '#functions/imports/publishing/roll-back.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import { anyCaller, anyPart } from '#functions/search/query/search-query.ts';
import { anItem, aPiesFile } from '../../../builders/pies.ts';
import { importBench } from '../../../support/import-bench.ts';
import { pictureServer } from '../../../support/picture-server.ts';
import { compressedText, pngClaiming, withChunk } from '../../../support/pictures/sample-pictures.ts';

type Bench = Awaited<ReturnType<typeof importBench>>;
type Files = Parameters<Bench['importFiles']>[0];

const DAY = 24 * 60 * 60_000;
const OURS = /^\/images\/p\/[0-9a-f]{32}(-\d+)?\.(webp|png)$/;

const coloured = (red: number, format: 'png' | 'jpeg' | 'gif' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 10 } } })
    .toFormat(format)
    .toBuffer();

const address = (name: string, host = 'a.example') => `https://${host}/${name}.jpg`;

/** Products with a picture each: number and the cell of its pictures. */
const products = (pictures: Readonly<Record<string, string>>): string =>
  [
    'Part Number,Brand,Brand Part Number,Manufacturer,Part Type,Product Line,Title,Images',
    ...Object.entries(pictures).map(
      ([number, cell]) => `${number},BBBB,${number},Blanchard,6832,FILTERS,Filter,${cell}`,
    ),
  ].join('\n');

let server: ReturnType<typeof pictureServer>;
let clock: number;
let bench: Bench;
beforeEach(async () => {
  server = pictureServer();
  clock = Date.parse('2026-03-02T09:00:00Z');
  bench = await importBench({ fetchPicture: server.fetchPicture, now: () => new Date(clock) });
});

/** Imports files and then fetches their pictures, as the command does. */
async function imported(files: Files, on = bench) {
  const { outcome, state, read } = await on.importFiles(files);
  await runPictures(on.tools, state.id, read);
  const record = await on.tools.imports.find(state.id);
  const report = record?.report;
  const issues = report === undefined ? [] : await collect(reportedIssues(on.store, state.id, report));
  return { outcome, record, issues: issues.filter(({ code }) => code.startsWith('picture-')) };
}

/** The images of a part's page. */
async function imagesOf(id: string): Promise<readonly { title: string; size: string; url: string }[]> {
  const document = (await (await bench.catalogue()).documents([id])).get(id);
  return document?.lineOfBusiness === 'aftermarket' ? document.product.images : [];
}

/** The picture of a part in lists. */
async function listed(id: string): Promise<string | undefined> {
  const query = { ...anyPart, keyword: 'filter', take: 10 };
  const { parts } = await (await bench.catalogue()).search(query, anyCaller);
  return parts.find((part) => part.id === id)?.imageUrl;
}

describe('a picture by web address', () => {
  it('N06: is fetched after the import is published, and shown from our own bucket in three sizes', async () => {
    server.pictures.set(address('1'), await coloured(200));
    const { outcome } = await bench.importFiles({ products: products({ A1: `Front ${address('1')}` }) });
    expect(outcome.kind).toBe('published');
    expect(await imagesOf('001#A1')).toEqual([]);
    expect((await bench.offer('001#A1'))?.imageUrl).toBe('');

    const { record, issues } = await imported({ products: products({ A1: `Front ${address('1')}` }) });
    const images = await imagesOf('001#A1');
    expect(images.map(({ title, size }) => [title, size])).toEqual([
      ['Front', 'large'],
      ['Front', 'thumbnail'],
      ['Front', 'full'],
    ]);
    for (const { url } of images) expect(bench.pictureFiles.has(url) && OURS.test(url)).toBe(true);
    expect((await bench.offer('001#A1'))?.imageUrl).toBe(images[0]?.url);
    expect([record?.pictures, issues]).toEqual([{ shown: 1, missing: 0 }, []]);
  });

  it('is the same in lists', async () => {
    server.pictures.set(address('1'), await coloured(200));
    await imported({ products: products({ A1: address('1') }) });
    const [large] = await imagesOf('001#A1');
    expect(await listed('001#A1')).toBe(large?.url);
  });

  it('of a recycled part and its source vehicle is fetched too', async () => {
    server.pictures.set(address('part'), await coloured(10)).set(address('car'), await coloured(20));
    const header = 'GUID,Interchange Number,Yard Number,List Price,Title,Year,Make,Model,Images,Vehicle Images';
    const row = `g-1,300-58612,Y101,2450.00,Engine,2019,Honda,Accord,${address('part')},${address('car')}`;
    await imported({ salvage: `${header}\n${row}` });
    const document = (await (await bench.catalogue()).documents(['g-1'])).get('g-1');
    const part = document?.lineOfBusiness === 'salvage' ? document.part : undefined;
    expect([part?.images, part?.sourceVehicle.images]).toEqual([
      [expect.stringMatching(OURS)],
      [expect.stringMatching(OURS)],
    ]);
    expect((await bench.offer('g-1'))?.imageUrl).toMatch(/^\/images\/p\/[0-9a-f]{32}-400\.webp$/);
  });

  it('of a PIES item is fetched in its largest size only', async () => {
    server.pictures.set(address('big'), await coloured(10)).set(address('small'), await coloured(20));
    const asset = (name: string, side: number) =>
      `<DigitalFileInformation><FileName>${name}.jpg</FileName><AssetType>P04</AssetType><FileType>JPG</FileType>
<AssetDimensions><AssetHeight>${side}</AssetHeight><AssetWidth>${side}</AssetWidth></AssetDimensions>
<URI>${address(name)}</URI></DigitalFileInformation>`;
    const segments = `<DigitalAssets>${asset('small', 100)}${asset('big', 1200)}</DigitalAssets>`;
    await imported({ pies: aPiesFile({ items: [anItem({ segments })] }) });
    expect(server.asked).toEqual([address('big')]);
    expect(await imagesOf('001#EX-1')).toHaveLength(3);
  });

  it('that two parts have is fetched once, and one file at two addresses is stored once', async () => {
    const same = await coloured(200);
    server.pictures.set(address('1'), same).set(address('2'), same);
    await imported({ products: products({ A1: address('1'), A2: address('1'), A3: address('2') }) });
    expect(server.asked.toSorted()).toEqual([address('1'), address('2')]);
    expect(bench.pictureFiles.size).toBe(3);
    const [one, two, three] = await Promise.all(['A1', 'A2', 'A3'].map((number) => imagesOf(`001#${number}`)));
    expect([two, three]).toEqual([one, one]);
  });

  it('under /images/ is left as it is, and nothing is fetched', async () => {
    const { record } = await imported({ products: products({ A1: '/images/parts/1.webp' }) });
    expect(await imagesOf('001#A1')).toEqual([{ title: '', size: '', url: '/images/parts/1.webp' }]);
    expect([server.asked, record?.pictures]).toEqual([[], undefined]);
  });
});

describe('what can not be fetched', () => {
  it('is told by kind with the part and the file, and tried again by the next import', async () => {
    server.pictures.set(address('ok'), await coloured(1));
    const file = products({ A1: address('gone'), A2: address('gone'), A3: address('ok') });
    const first = await imported({ products: file });
    expect(first.outcome.kind).toBe('published');
    const message = `The picture ${address('gone')} of 001 A1 and 1 more can’t be fetched: the server answers 404.`;
    expect(first.issues).toEqual([
      { file: 'products.txt', line: 0, code: 'picture-missing', message, severity: 'warning' },
    ]);
    expect(first.record).toMatchObject({
      state: 'done',
      warnings: 1,
      pictures: { shown: 1, missing: 1 },
      faultKinds: [{ file: 'products.txt', code: 'picture-missing', severity: 'warning', count: 1, message }],
    });
    expect(await imagesOf('001#A1')).toEqual([]);

    server.pictures.set(address('gone'), await coloured(2));
    server.asked.length = 0;
    const second = await imported({ products: file });
    expect(second.outcome.kind).toBe('unchanged');
    expect([server.asked, second.issues]).toEqual([[address('gone')], []]);
    expect(await imagesOf('001#A1')).toHaveLength(3);
    expect(second.record).toMatchObject({ state: 'unchanged', pictures: { shown: 2, missing: 0 } });
  });

  it.each([
    { name: 'a page', file: async () => Buffer.from('<!doctype html><title>Not found</title>') },
    {
      name: 'an SVG with a script',
      file: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    },
    { name: 'a program', file: async () => Buffer.from('MZ\x90\0') },
    { name: 'a broken picture', file: async () => (await coloured(3, 'jpeg')).subarray(0, 150) },
    {
      name: 'a picture that claims 10,000 megapixels',
      file: async () => pngClaiming(await coloured(4), 100_000, 100_000),
    },
    { name: 'nothing', file: async () => Buffer.alloc(0) },
  ])('may be $name', async ({ file }) => {
    server.pictures.set(address('1'), await file());
    const { issues } = await imported({ products: products({ A1: address('1') }) });
    expect(issues.map(({ code }) => code)).toEqual(['picture-type']);
    expect(bench.pictureFiles.size).toBe(0);
  });

  it('is no picture with compressed texts that would fill the memory: they are cut off', async () => {
    server.pictures.set(address('1'), withChunk(await coloured(5), compressedText()));
    const { issues } = await imported({ products: products({ A1: address('1') }) });
    expect([issues, bench.pictureFiles.size]).toEqual([[], 3]);
  });

  it('on a host that does not answer is not waited for again and again', async () => {
    const silent = Array.from({ length: 100 }, (_, index) => address(String(index), 'gone.example'));
    server.pictures.set(address('ok'), await coloured(6));
    let calls = 0;
    const on = await importBench({
      now: () => new Date(clock),
      fetchPicture: async (asked, known) => {
        if (!asked.includes('gone.example')) return server.fetchPicture(asked, known);
        calls += 1;
        await new Promise((later) => setImmediate(later));
        throw new UnfetchedPicture('picture-no-answer', 'it takes longer than 30 seconds');
      },
    });
    const cells = Object.fromEntries([...silent, address('ok')].map((cell, index) => [`A${index}`, cell]));
    const { issues, record } = await imported({ products: products(cells) }, on);
    expect(calls).toBeLessThan(MOST_SILENCES + MOST_AT_ONCE);
    expect([issues.length, record?.pictures]).toEqual([100, { shown: 1, missing: 100 }]);
  });
});

describe('a picture that is there', () => {
  const file = () => products({ A1: address('1') });

  it('is not asked for again on the same day', async () => {
    server.pictures.set(address('1'), await coloured(7));
    await imported({ products: file() });
    await imported({ products: file() });
    expect(server.asked).toHaveLength(1);
  });

  it('is replaced when another one is at its address', async () => {
    server.pictures.set(address('1'), await coloured(8));
    await imported({ products: file() });
    const [before] = await imagesOf('001#A1');
    server.pictures.set(address('1'), await coloured(9));
    clock += DAY;
    await imported({ products: file() });
    const [after] = await imagesOf('001#A1');
    expect(after?.url).toMatch(OURS);
    expect(after?.url).not.toBe(before?.url);
    expect((await bench.offer('001#A1'))?.imageUrl).toBe(after?.url);
  });

  it('stays, without a new version, when it has not changed', async () => {
    server.pictures.set(address('1'), await coloured(8));
    await imported({ products: file() });
    const before = await bench.tools.versions.current();
    clock += DAY;
    await imported({ products: file() });
    expect(server.asked).toHaveLength(2);
    expect((await bench.tools.versions.current())?.version).toBe(before?.version);
  });

  it('stays when its server is gone, which is told', async () => {
    server.pictures.set(address('1'), await coloured(8));
    await imported({ products: file() });
    server.pictures.clear();
    clock += DAY;
    const { issues } = await imported({ products: file() });
    expect(issues[0]?.message).toMatch(/ The one that was fetched before is shown\.$/);
    expect(await imagesOf('001#A1')).toHaveLength(3);
  });

  it('stays when the catalogue goes back to an earlier version, which the pictures are no step on the way to', async () => {
    server.pictures.set(address('1'), await coloured(8)).set(address('2'), await coloured(9));
    await imported({ products: file() });
    await imported({ products: products({ A1: address('1'), A2: address('2') }) });
    expect((await bench.tools.versions.current())?.version).toBe(4);
    await rollBack(bench.tools, 'back');
    expect(await bench.found({ keyword: 'filter' })).toEqual(['001#A1']);
    expect(await imagesOf('001#A1')).toHaveLength(3);
  });
});

it('never more than 16 are fetched at once, each once, whatever the hosts', async () => {
  const places = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom('a', 'b', 'c')), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(places, async (given) => {
      server = pictureServer();
      const on = await importBench({ fetchPicture: server.fetchPicture });
      const cells = given.map(([name, host]) => address(String(name), `${host}.example`));
      await imported({ products: products(Object.fromEntries(cells.map((cell, index) => [`A${index}`, cell]))) }, on);
      expect(server.counts.most).toBeLessThanOrEqual(MOST_AT_ONCE);
      expect(server.asked.toSorted()).toEqual([...new Set(cells)].sort());
    }),
    { numRuns: 15 },
  );
});

it('two imports at once fetch one after the other, so still at most 16', async () => {
  const cells = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`A${index}`, address(String(index))]));
  const [one, two] = await Promise.all([
    bench.importFiles([{ kind: 'products', content: products(cells) }]),
    bench.importFiles([{ kind: 'products', content: products({ B1: address('b') }), supplier: 'second' }]),
  ]);
  await Promise.all([one, two].map(({ state, read }) => runPictures(bench.tools, state.id, read)));
  expect(server.counts.most).toBe(MOST_AT_ONCE);
});

it('a run that is killed goes on where its log was saved', async () => {
  const names = Array.from({ length: 250 }, (_, index) => String(index));
  const same = await coloured(30);
  for (const name of names) server.pictures.set(address(name), same);
  const cells = Object.fromEntries(names.map((name) => [`A${name}`, address(name)]));
  const { state, read } = await bench.importFiles({ products: products(cells) });
  const never = Promise.withResolvers<never>();
  const dying = Promise.withResolvers<void>();
  let calls = 0;
  const killed = {
    ...bench.tools,
    fetchPicture: (asked: string) => {
      calls += 1;
      if (calls > 230) {
        dying.resolve();
        return never.promise;
      }
      return server.fetchPicture(asked);
    },
    // Its process is gone, so nothing renews its lease, and nothing waits for that.
    pictures: { ...bench.tools.pictures, lease: { take: async () => true, release: async () => undefined } },
  };
  void runPictures(killed, state.id, read);
  await dying.promise;
  await new Promise((later) => setTimeout(later, 100));
  const done = server.asked.length;
  expect((await bench.tools.imports.find(state.id))?.pictures).toBeUndefined();
  await runPictures(bench.tools, state.id, read);
  // At most what came after the log was saved the last time.
  expect(server.asked.length - done).toBeLessThanOrEqual(names.length - 200);
  expect((await bench.tools.imports.find(state.id))?.pictures).toEqual({ shown: names.length, missing: 0 });
  expect(new Set(server.asked).size).toBe(names.length);
});
