import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReservationOverlay } from '#functions/search/query/reservation-overlay.ts';
import { searchParts } from '#functions/search/query/search-parts.ts';
import { anyCaller, anyPart } from '#functions/search/query/search-query.ts';
import { readKeyword } from '#functions/search/query/words/read-keyword.ts';
import { understoodVehicle } from '#shared/rules/search/understood-vehicle.ts';
import { builtCatalogue } from '../../../support/search/built-catalogue.ts';
import { MODELS_BY_MAKE } from '../../../support/search/catalogue-names.ts';
import { generatedCatalogue } from '../../../support/search/generated-catalogue.ts';
import { referenceParts } from '../../../support/search/reference-parts.ts';

const sources = generatedCatalogue({ seed: 11, aftermarket: 400, salvage: 300, applicationsPerPart: 10, types: 24 });
const { reader } = await builtCatalogue(sources);
const dictionary = await reader.dictionary();
const numbers = (await referenceParts(sources)).flatMap((part) => [...part.numbers, part.interchange]).filter(Boolean);
const vehicles = Object.entries(MODELS_BY_MAKE).flatMap(([make, models]) => models.map((model) => `${make} ${model}`));

/** In the order in which somebody types them. */
const typed = fc
  .tuple(
    fc.integer({ min: 2008, max: 2019 }),
    fc.constantFrom(...vehicles),
    fc.oneof(
      fc.constantFrom('', 'headlight', 'brake pad', 'bumper left', 'xyzzy', 'V6', '100% cotton'),
      fc.constantFrom(...numbers),
      fc
        .tuple(fc.constantFrom(...numbers), fc.integer({ min: 3, max: 9 }))
        .map(([number, end]) => number.slice(0, end)),
    ),
  )
  .chain((words) => fc.shuffledSubarray(words.map(String), { minLength: 3 }))
  .map((words) => words.join(' '));

test('a vehicle in words finds what the same vehicle finds when it is picked (decision B197)', async () => {
  let understood = 0;
  await fc.assert(
    fc.asyncProperty(typed, async (keyword) => {
      const vehicle = understoodVehicle(readKeyword(keyword, dictionary));
      if (!vehicle) return;
      understood += 1;
      const { year, make, model, keyword: rest = '' } = vehicle;
      const picked = { ...anyPart, years: [year], makes: [make], models: [model], keyword: rest };
      const [inWords, byPicker] = await Promise.all(
        [{ ...anyPart, keyword }, picked].map((query) =>
          searchParts(query, anyCaller, reader, new ReservationOverlay()),
        ),
      );
      const isNumber = inWords?.reading === undefined;
      if (isNumber) return;
      expect([inWords?.total, inWords?.parts.map(({ id }) => id)]).toEqual([
        byPicker?.total,
        byPicker?.parts.map(({ id }) => id),
      ]);
    }),
    { numRuns: 300 },
  );
  expect(understood).toBeGreaterThan(100);
});
