import { expect, test } from 'vitest';
import { memoryObjectStore, type ObjectStore } from '#functions/objects/object-store.ts';
import { buildIndex } from '#functions/search/build/build-index.ts';
import { catalogueSource } from '#functions/search/query/catalogue-source.ts';
import type { ListedReservation } from '#functions/search/query/reservation-overlay.ts';
import { anyCaller, anyPart } from '#functions/search/query/search-query.ts';
import { NO_PROVIDER_WORDS } from '#functions/search/query/words/provider-words.ts';
import { INDEX_FORMAT } from '#shared/schemas/catalogue/catalogue-version.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { anAddedSynonym } from '../../../builders/synonyms.ts';
import { aSalvagePart, smallSources } from '../../../support/search/small-catalogue.ts';

const headlights = { ...anyPart, categories: ['Lighting|Headlights'] };
const store = memoryObjectStore();
const indexOf = (...guids: string[]) =>
  buildIndex(smallSources({ salvage: guids.map((guid) => aSalvagePart({ guid })) }), store);
const [first, second] = [await indexOf('a', 'b'), await indexOf('a', 'b', 'c')];
const START = Date.parse('2026-01-20T12:00:00.000Z');

/** A source over what is published and taken, at a time, that counts how often it is asked. */
function aWorld(objects: ObjectStore = store) {
  const world = {
    published: { version: 1, index: first } as { version: number; index: typeof first } | undefined,
    reservations: [] as ListedReservation[],
    seconds: 0,
    looks: 0,
    askedSince: [] as string[],
    unreadable: [] as number[],
    synonyms: NO_PROVIDER_WORDS,
    synonymVersion: 0,
    reads: 0,
  };
  const source = catalogueSource({
    objects,
    pointer: async () => {
      world.looks += 1;
      return world.published;
    },
    reservationsSince: async (iso) => {
      world.askedSince.push(iso);
      return world.reservations;
    },
    synonyms: {
      version: async () => world.synonymVersion,
      read: async () => {
        world.reads += 1;
        return world.synonyms;
      },
    },
    now: () => new Date(START + world.seconds * 1000),
    cacheBytes: 2 ** 26,
    onOtherFormat: (version) => world.unreadable.push(version),
  });
  const search = async () => {
    const { version, parts } = await (await source.current()).search(headlights, anyCaller);
    return { version, ids: parts.map(({ id }) => id) };
  };
  return { world, source, search };
}

test('answers carry their version, and a publish is seen two seconds later', async () => {
  const { world, search } = aWorld();
  const before = await search();
  world.published = { version: 2, index: second };
  world.seconds = 1.9;
  const soon = await search();
  world.seconds = 2;
  expect([before, soon, await search()]).toEqual([
    { version: 1, ids: ['a', 'b'] },
    { version: 1, ids: ['a', 'b'] },
    { version: 2, ids: ['a', 'b', 'c'] },
  ]);
});

test('a rush of requests looks once', async () => {
  const { world, search } = aWorld();
  await Promise.all(Array.from({ length: 20 }, search));
  expect(world.looks).toBe(1);
});

test('what was sold is gone two seconds later, without a publish', async () => {
  const { world, search } = aWorld();
  await search();
  world.reservations = [{ kind: 'salvage', id: 'a', isReserved: true }];
  world.seconds = 2;
  expect(await search()).toEqual({ version: 1, ids: ['b'] });
});

test('the first look reads two weeks of takes, the others what came since, with a minute to spare', async () => {
  const { world, search } = aWorld();
  await search();
  world.seconds = 10;
  await search();
  expect(world.askedSince).toEqual(['2026-01-06T12:00:00.000Z', '2026-01-20T11:59:00.000Z']);
});

test('a look that failed is made again, and asks for all that it missed', async () => {
  const { world, search, source } = aWorld();
  await search();
  world.seconds = 100;
  const fails = () => {
    throw new Error('down');
  };
  Object.defineProperty(world, 'published', { get: fails, configurable: true });
  await expect(source.current()).rejects.toThrow('down');
  Object.defineProperty(world, 'published', { value: { version: 1, index: first } });
  expect(await search()).toEqual({ version: 1, ids: ['a', 'b'] });
  expect(world.askedSince.at(-1)).toBe('2026-01-20T11:59:00.000Z');
});

test('a further page is of the version it names, while that is held', async () => {
  const { world, source, search } = aWorld();
  await search();
  world.published = { version: 2, index: second };
  world.seconds = 2;
  const older = await source.version(1);
  expect((await older?.search(headlights, anyCaller))?.parts.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await source.version(7)).toBeUndefined();
});

test('who meets an object that is gone is answered from the version of now', async () => {
  const gone = new Set<string>();
  const { world, source } = aWorld({
    get: async (name, hash) => {
      if (gone.has(hash)) throw new Error('404');
      return store.get(name, hash);
    },
  });
  const opened = await source.current();
  for (const { hash } of Object.values(first.index)) gone.add(hash);
  for (const { hash } of Object.values(second.index)) gone.delete(hash);
  world.published = { version: 2, index: second };
  const { version, total } = await opened.search(headlights, anyCaller);
  expect({ version, total }).toEqual({ version: 2, total: 3 });
});

test('a synonym is used two seconds after it was added, by older versions too, and is read once', async () => {
  const { world, source } = aWorld();
  const totalOf = async (keyword: string) =>
    (await (await source.current()).search({ ...anyPart, keyword }, anyCaller)).total;
  const before = await totalOf('zorp');
  world.synonyms = { rows: [], added: [anAddedSynonym({ words: 'zorp', means: 'headlight' })] };
  world.synonymVersion = 1;
  world.seconds = 1.9;
  const soon = await totalOf('zorp');
  world.published = { version: 2, index: second };
  world.seconds = 2;
  const after = await totalOf('zorp');
  const older = await source.version(1);
  world.seconds = 10;
  await totalOf('zorp');
  expect({
    before,
    soon,
    after,
    older: (await older?.search({ ...anyPart, keyword: 'zorp' }, anyCaller))?.total,
    reads: world.reads,
  }).toEqual({ before: 0, soon: 0, after: 3, older: 2, reads: 1 });
});

test('synonyms are not read while there are none', async () => {
  const { world, search } = aWorld();
  await search();
  expect(world.reads).toBe(0);
});

test('a synonym that is tried finds parts, and other searches do not use it', async () => {
  const { source } = aWorld();
  const catalogue = await source.current();
  const query = { ...anyPart, keyword: 'zorp' };
  const tried = await catalogue.searchWithWords({ words: 'zorp', means: 'headlight' }, query, anyCaller);
  expect([tried.total, (await catalogue.search(query, anyCaller)).total]).toEqual([2, 0]);
});

test('before the first import there is nothing to find', async () => {
  const { world, source } = aWorld();
  world.published = undefined;
  const catalogue = await source.current();
  const { version, total } = await catalogue.search(headlights, anyCaller);
  expect({ version, total, years: await catalogue.years() }).toEqual({ version: 0, total: 0, years: [] });
});

test.each([
  { format: undefined, why: 'the first release named no format' },
  { format: INDEX_FORMAT + 1, why: 'a later release was taken back' },
])('what another release built is unavailable until it is built anew: $why', async ({ format }) => {
  const { world, source, search } = aWorld();
  world.published = { version: 1, index: { ...first, format } };
  const unavailable = { code: 'unavailable', message: CATALOGUE_TEXTS.beingBuilt, retryAfter: 30 };
  await expect(search()).rejects.toMatchObject(unavailable);
  await expect((await source.current()).years()).rejects.toMatchObject(unavailable);
  world.published = { version: 2, index: first };
  world.seconds = 2;
  expect(await search()).toEqual({ version: 2, ids: ['a', 'b'] });
  expect(world.unreadable).toEqual([1]);
});
