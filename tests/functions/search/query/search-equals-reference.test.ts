import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grades } from '#functions/search/format/row-codes.ts';
import { type ListedReservation, ReservationOverlay } from '#functions/search/query/reservation-overlay.ts';
import { BLOCK_ROWS } from '#functions/search/query/scan/candidate-block.ts';
import { searchParts } from '#functions/search/query/search-parts.ts';
import { anyPart, type SearchCaller, type SearchQuery } from '#functions/search/query/search-query.ts';
import { joinedGroups } from '#functions/search/query/words/provider-words.ts';
import { TRADE_GROUPS } from '#functions/search/query/words/read-terms.ts';
import { vocabularyOf } from '#functions/search/query/words/spelling.ts';
import { MILEAGE_BUCKETS, PRICE_BUCKETS } from '#shared/rules/search/facet-buckets.ts';
import { sortIds } from '#shared/values/catalogue/catalogue-sorts.ts';
import { certificationNames } from '#shared/values/catalogue/part-flags.ts';
import { anAddedSynonym, aSynonymRow } from '../../../builders/synonyms.ts';
import { builtCatalogue, goldLevel } from '../../../support/search/built-catalogue.ts';
import { MANUFACTURERS, MODELS_BY_MAKE } from '../../../support/search/catalogue-names.ts';
import { generatedCatalogue } from '../../../support/search/generated-catalogue.ts';
import { referenceParts } from '../../../support/search/reference-parts.ts';
import { referenceSearch } from '../../../support/search/reference-search.ts';

const sources = generatedCatalogue({
  seed: 7,
  aftermarket: 500,
  salvage: 600,
  applicationsPerPart: 10,
  modelsPerMake: 4,
  types: 24,
});
const { reader } = await builtCatalogue(sources);
const parts = await referenceParts(sources);

const some = <T>(items: readonly T[], most = 2) => fc.subarray([...items], { maxLength: Math.min(most, items.length) });
/** Mostly nothing, as a person asks; filters that all apply find nothing. */
const seldom = <T>(items: readonly T[], most = 2) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary: some(items, most) });

const makes = Object.keys(MODELS_BY_MAKE).slice(0, 7);
const vehicle = fc.oneof(
  fc.constantFrom(...makes).chain((make) =>
    fc.record({
      makes: fc.constant([make]),
      models: seldom((MODELS_BY_MAKE[make] ?? []).slice(0, 4), 2),
      years: seldom([2008, 2010, 2012, 2013, 2019], 3),
    }),
  ),
  fc.record({ makes: some(makes, 3), models: fc.constant([]), years: some([2011, 2012]) }),
  fc.constant({ makes: [], models: [], years: [] }),
  fc.record({
    makes: fc.constant([]),
    models: seldom(['c/k 1500', 'Civic', 'Silverado', 'Nowhere']),
    years: seldom([2012]),
  }),
);
const numbers = parts.flatMap((part) => [...part.numbers, part.interchange]).filter(Boolean);
const keyword = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'headlight',
      '2012 honda civic',
      'f150 tailgate',
      'bump',
      'tail light left',
      'lh headlamps',
      'bumpers',
      'hedlight',
      'driver fender',
      'acme hood',
      'left-hand',
      '2012 ford headlight',
      'C/K',
      'town & country',
      'xyzzy',
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...numbers), fc.integer({ min: 3, max: 12 }), fc.constantFrom('', '', '2012 honda civic '))
      .map(([number, length, vehicle]) => vehicle + number.slice(0, length)),
  },
);
const span = (buckets: typeof PRICE_BUCKETS) =>
  fc.oneof(
    fc.constantFrom(...buckets),
    fc.record({ start: fc.integer({ min: 0, max: 150_000 }) }),
    fc.record({ end: fc.integer({ min: 0, max: 150_000 }) }),
  );
const query: fc.Arbitrary<SearchQuery> = fc
  .record({
    vehicle,
    categories: fc.oneof(
      fc.constant([]),
      fc.constant(['Lighting']),
      fc.constant(['Body']),
      some(['Lighting', 'Body|Hoods', 'Body', 'Lighting|Tail Lights', 'None'], 2),
    ),
    keyword,
    isPartSearch: fc.boolean(),
    companyCodes: seldom(['001', '002', '004']),
    nationalSearch: fc.oneof(
      { weight: 8, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: some(['aftermarket', 'salvage'] as const) },
    ),
    withoutReman: fc.boolean(),
    withoutReconditioned: fc.boolean(),
    aftermarketExclusions: seldom(['PL1', 'PL5', 'PL99']),
    salvageExclusions: seldom(['101', '103']),
    linesOfBusiness: seldom(['aftermarket', 'salvage'] as const, 1),
    interchangeNumbers: seldom(['100-00001', '100-1', ...parts.map(({ interchange }) => interchange).slice(-9)], 3),
    manufacturers: seldom([...MANUFACTURERS.map(({ name }) => name), 'Nobody'], 4),
    certifications: seldom(certificationNames),
    prices: fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, fc.array(span(PRICE_BUCKETS), { maxLength: 2 })),
    mileages: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.array(fc.oneof(span(MILEAGE_BUCKETS), fc.constant('unknown' as const)), { maxLength: 2 }),
    ),
    conditions: seldom(grades),
    insurers: seldom(['Acme Mutual', 'Keystone Casualty', 'Lakes Indemnity'], 2),
    sort: fc.option(fc.constantFrom(...sortIds), { nil: undefined }),
    skip: fc.constantFrom(0, 0, 0, 0, 12, 9990),
    take: fc.constantFrom(12, 24, 48, 96),
    countsOnly: fc.boolean(),
    countsTypes: fc.boolean(),
  })
  .map(({ vehicle: asked, countsOnly, isPartSearch, ...rest }) => ({
    ...anyPart,
    ...rest,
    ...asked,
    countsOnly: countsOnly && rest.skip > 0,
    isPartSearch: isPartSearch && rest.keyword !== '',
  }));
const caller: fc.Arbitrary<SearchCaller> = fc.record({
  linesOfBusiness: fc.constantFrom(
    ['aftermarket', 'salvage'],
    ['aftermarket', 'salvage'],
    ['aftermarket', 'salvage'],
    ['salvage'],
    ['aftermarket'],
  ),
  nationalSearch: fc.oneof(fc.constant(['aftermarket', 'salvage']), some(['aftermarket', 'salvage'] as const)),
  serviceLocation: fc.constantFrom(undefined, '11', '13', '99'),
  point: fc.constantFrom(undefined, { latitude: 41.9, longitude: -87.6 }, { latitude: 33.4, longitude: -112 }),
  aftermarketExclusions: seldom(['PL0', 'PL3', 'PL99']),
  salvageExclusions: seldom(['100', '104']),
  viewRemanParts: fc.boolean(),
  viewReconditionedParts: fc.boolean(),
  requireFitment: fc.constantFrom(false, false, false, false, false, false, true),
  priceLevels: fc.constantFrom({}, { aftermarket: goldLevel }, { aftermarket: goldLevel, salvage: goldLevel }),
}) as fc.Arbitrary<SearchCaller>;
const ids = (line: string) => parts.filter((part) => part.line === line).map(({ id }) => id);
const reservations: fc.Arbitrary<ListedReservation[]> = fc
  .record({
    sold: fc.subarray(ids('salvage').slice(0, 60)),
    released: fc.subarray(ids('salvage').slice(60, 80)),
    part: fc.subarray(ids('aftermarket').slice(0, 60)),
    warehouse: fc.constantFrom('11', '12', '13'),
    // One of them is the very time of a feed.
    at: fc.constantFrom('2026-01-10T07:00:00.000Z', '2026-01-10T07:30:00.000Z', '2026-01-09T07:00:00.000Z'),
  })
  .map(({ sold, released, part, warehouse, at }) => [
    ...sold.map((id): ListedReservation => ({ kind: 'salvage', id, isReserved: true })),
    ...released.map((id): ListedReservation => ({ kind: 'salvage', id, isReserved: false })),
    ...part.map((id): ListedReservation => ({ kind: 'aftermarket', id, entries: [{ warehouse, at, quantity: 4 }] })),
  ]);

interface Searched {
  readonly sources: typeof sources;
  readonly reader: typeof reader;
  readonly parts: typeof parts;
}

/** Answers how many parts both find. */
async function expectAsReference(
  searched: Searched,
  asked: SearchQuery,
  by: SearchCaller,
  reserved: ListedReservation[],
  groups = TRADE_GROUPS,
): Promise<number> {
  const overlay = new ReservationOverlay();
  overlay.apply(reserved);
  const found = await searchParts(asked, by, searched.reader, overlay, groups);
  const vocabulary = vocabularyOf(await searched.reader.wordBuckets(), groups.words);
  const world = {
    ...searched,
    dictionary: await searched.reader.dictionary(),
    vocabulary,
    reservations: reserved,
    groups,
  };
  const expected = await referenceSearch(asked, by, world);
  if (!('counts' in expected)) {
    expect(found.refused).toBe(expected.refused);
    return 0;
  }
  expect({
    refused: found.refused,
    dropped: found.dropped,
    total: found.total,
    isTooDeep: found.isTooDeep,
    counts: found.counts,
    typeCounts: Object.fromEntries(found.typeCounts),
    parts: found.parts.map((part, index) => ({
      id: part.id,
      customerPrice: part.customerPrice,
      distance: part.distance,
      mileage: part.salvage?.mileage,
      stock: [...(part.aftermarket?.stock ?? [])].sort((a, b) => (a.warehouse < b.warehouse ? -1 : 1)),
      // If a part fits several of the makes, only one make's notes are shown.
      notes: expected.parts[index]?.notes && part.notes,
    })),
  }).toEqual(expected);
  return found.total;
}

test('answers 500 random searches as a look at every part does, counts included', async () => {
  await fc.assert(
    fc.asyncProperty(query, caller, reservations, async (asked, by, reserved) => {
      await expectAsReference({ sources, reader, parts }, asked, by, reserved);
    }),
    { numRuns: 500, seed: 20260110 },
  );
});

test('and so in the default order, by all of its steps', async () => {
  const words = fc.constantFrom('headlight', 'hood', 'bumper', 'fender', 'lamp', 'core', 'left', 'door');
  const nationwide = { nationalSearch: ['aftermarket', 'salvage'], requireFitment: false } as const;
  const places = fc.constantFrom(
    undefined,
    { latitude: 41.9, longitude: -87.6 },
    { latitude: 33.4, longitude: -112 },
    { latitude: 39.7, longitude: -105 },
  );
  await fc.assert(
    fc.asyncProperty(words, caller, places, reservations, async (keyword, by, point, reserved) => {
      const asked: SearchQuery = { ...anyPart, keyword, take: 400 };
      await expectAsReference({ sources, reader, parts }, asked, { ...by, ...nationwide, point }, reserved);
    }),
    { numRuns: 60, seed: 20260110 },
  );
});

test('and so where a vehicle has no parts with all words', async () => {
  const words = fc
    .array(fc.constantFrom('hood', 'headlight', 'left', 'right', 'acme', 'fender', 'xyzzy', 'tail light', 'capa'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((typed) => typed.join(' '));
  let dropping = 0;
  await fc.assert(
    fc.asyncProperty(query, words, caller, async (asked, typed, by) => {
      const beside = { ...asked, keyword: typed, makes: ['Honda'], models: [], isPartSearch: false };
      const found = await expectAsReference({ sources, reader, parts }, beside, by, []);
      const { dropped } = await searchParts(beside, by, reader, new ReservationOverlay());
      if (dropped && found > 0) dropping++;
    }),
    { numRuns: 120, seed: 20260110 },
  );
  expect(dropping).toBeGreaterThan(20);
});

test('and so where there are more parts than a block holds', async () => {
  const many = generatedCatalogue({
    seed: 8,
    aftermarket: 4 * BLOCK_ROWS,
    salvage: 6 * BLOCK_ROWS,
    applicationsPerPart: 10,
    modelsPerMake: 1,
    types: 6,
  });
  const searched = { sources: many, reader: (await builtCatalogue(many)).reader, parts: await referenceParts(many) };
  let most = 0;
  await fc.assert(
    fc.asyncProperty(query, caller, async (asked, by) => {
      most = Math.max(most, await expectAsReference(searched, asked, by, []));
    }),
    { numRuns: 40, seed: 20260110 },
  );
  expect(most).toBeGreaterThan(2 * BLOCK_ROWS);
});

const ofProvider = joinedGroups({
  rows: [
    aSynonymRow({ words: ['bump', 'xyzzy'], means: ['tail light'] }),
    aSynonymRow({ words: ['front clip'], means: ['hood', 'fender'], relation: 'first' }),
    aSynonymRow({ words: ['headlight'], means: ['front clip'], relation: 'also' }),
    aSynonymRow({ words: ['tailgate'], means: [], relation: 'remove' }),
  ],
  added: [anAddedSynonym({ words: 'blinkr', means: 'left headlight' })],
});

test('and so with synonyms of the provider', async () => {
  const typed = [
    'xyzzy',
    'bump left',
    '2012 honda civic front clip',
    'headlights',
    'tail gate',
    'blinkr',
    'blinkr acme',
  ];
  const asked = fc.tuple(query, fc.constantFrom(...typed)).map(([one, keyword]) => ({ ...one, keyword }));
  let found = 0;
  await fc.assert(
    fc.asyncProperty(asked, caller, async (one, by) => {
      found += await expectAsReference({ sources, reader, parts }, one, by, [], ofProvider);
    }),
    { numRuns: 200, seed: 20260302 },
  );
  expect(found).toBeGreaterThan(0);
});

test('a good part of the searches tried find something', async () => {
  const searches = fc.sample(fc.tuple(query, caller), { numRuns: 200, seed: 20260110 });
  const found = await Promise.all(
    searches.map(([asked, by]) => searchParts(asked, by, reader, new ReservationOverlay())),
  );
  expect(found.filter(({ total }) => total > 0).length).toBeGreaterThan(60);
});
