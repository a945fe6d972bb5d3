import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';
import { basisPoints } from '#shared/values/money.ts';
import { reservationsOf } from '../../builders/catalogue.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';
import { generatedCatalogue } from '../../support/search/generated-catalogue.ts';

const { getParts, getPart, getPricings } = catalogueContract;

let store: CatalogueStore;
beforeAll(async () => {
  const size = { seed: 7, aftermarket: 150, salvage: 150, applicationsPerPart: 3, modelsPerMake: 2, types: 8 };
  const sources = generatedCatalogue(size);
  const reservations: PartReservations[] = [];
  // Every third part was ordered: before its stock was counted, after, or at that very time.
  for await (const { companyCode, partNumber, onHand } of sources.stock) {
    const at = ['2026-01-09T00:00:00.000Z', '2026-01-11T00:00:00.000Z', '2026-01-10T07:30:00.000Z'][
      reservations.length % 3
    ];
    const quantities = Object.fromEntries(Object.keys(onHand).map((warehouse) => [warehouse, 2]));
    if (Number(partNumber.slice(-2)) % 3 === 0)
      reservations.push(reservationsOf(`${companyCode}#${partNumber}`, quantities, at));
  }
  store = await catalogueStore(sources, reservations);
});

const discount = fc.integer({ min: 0, max: 100_00 }).map(basisPoints);
const level = fc.record({
  name: fc.constantFrom('gold', 'silver'),
  description: fc.constant(''),
  discount,
  discounts: fc.dictionary(fc.constantFrom('PL0', 'PL1', 'PL2', '100', '101', '102'), discount),
});
const codes = (...all: readonly string[]) => fc.subarray([...all]);
const lines = fc.subarray(['aftermarket', 'salvage'] as const);

const shopper = fc.record({
  priceLevels: fc.record({ aftermarket: level, salvage: level }, { requiredKeys: [] }),
  settings: fc.record({
    aftermarketExclusions: codes('PL0', 'PL1', 'PL2', 'PL3'),
    salvageExclusions: codes('100', '101', '102'),
    viewRemanParts: fc.boolean(),
    viewReconditionedParts: fc.boolean(),
    nationalSearch: fc.boolean(),
    nationalSearchLinesOfBusiness: lines,
    linesOfBusiness: lines,
  }),
  session: fc.constantFrom({}, { warehouseNumber: '14' }, { warehouseNumber: undefined }),
});

const found = { categories: ['Lighting', 'Body', 'Engine'], take: 96 };

it('a card has the price and the availability that GetPricingAndAvailability has for the same part and caller', async () => {
  await fc.assert(
    fc.asyncProperty(shopper, async (who) => {
      const visitor = store.visit(who);
      const { parts } = (await visitor.call(getParts, { body: found })).output();
      if (parts.length === 0) return;
      const query = {
        partNumbers: parts.map(({ partNumber }) => partNumber),
        companyCodes: parts.map(({ companyCode }) => companyCode),
      };
      const priced = (await visitor.call(getPricings, { query })).output();
      expect(parts).toMatchObject(priced);
    }),
    { numRuns: 40 },
  );
});

it('what a search does not find, no other call tells of', async () => {
  const everybody = store.visit({ settings: { nationalSearch: true, nationalSearchLinesOfBusiness: ['salvage'] } });
  const all = (await everybody.call(getParts, { body: found })).output().parts;
  await fc.assert(
    fc.asyncProperty(shopper, fc.constantFrom(...all), async (who, part) => {
      const visitor = store.visit(who);
      const body = { keyword: part.partNumber, isPartSearch: true, take: 96 };
      const isFound = part.guid
        ? await inPages(visitor, part.guid)
        : (await visitor.call(getParts, { body }))
            .output()
            .parts.some(({ partNumber }) => partNumber === part.partNumber);
      const { status } = await visitor.call(getPart, { query: { partNumber: part.partNumber } });
      expect(status).toBe(isFound ? 200 : 404);
    }),
    { numRuns: 60 },
  );
});

/** Whether salvage, which has no number, is on any page of everything. */
async function inPages(visitor: ReturnType<CatalogueStore['visit']>, guid: string): Promise<boolean> {
  for (const skip of [0, 96, 192, 288]) {
    const { parts } = (await visitor.call(getParts, { body: { ...found, skip } })).output();
    if (parts.some((part) => part.guid === guid)) return true;
  }
  return false;
}
