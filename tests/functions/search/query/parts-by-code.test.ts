import { describe, expect, it } from 'vitest';
import { flagBits } from '#functions/search/format/row-codes.ts';
import { type CountedLine, partsByCode } from '#functions/search/query/parts-by-code.ts';
import { ReservationOverlay } from '#functions/search/query/reservation-overlay.ts';
import { searchParts } from '#functions/search/query/search-parts.ts';
import { anyCaller, anyPart } from '#functions/search/query/search-query.ts';
import { builtCatalogue } from '../../../support/search/built-catalogue.ts';
import { generatedCatalogue } from '../../../support/search/generated-catalogue.ts';
import { referenceParts } from '../../../support/search/reference-parts.ts';
import { smallSources } from '../../../support/search/small-catalogue.ts';

const sources = generatedCatalogue({
  seed: 11,
  aftermarket: 400,
  salvage: 300,
  applicationsPerPart: 2,
  modelsPerMake: 3,
  types: 20,
});
const { reader } = await builtCatalogue(sources);
const parts = await referenceParts(sources);
const { categories } = await reader.dictionary();

const aLine = (line: Partial<CountedLine> = {}): CountedLine => ({
  lineOfBusiness: 'aftermarket',
  companyCode: '001',
  refusedFlags: 0,
  excludedCodes: [],
  ...line,
});
const AFTERMARKET = aLine();
const SALVAGE = aLine({ lineOfBusiness: 'salvage', companyCode: '004' });

/** The parts that a search of the whole line finds without some codes. */
async function foundWithout({ lineOfBusiness, companyCode, refusedFlags }: CountedLine, codes: readonly string[]) {
  const query = {
    ...anyPart,
    categories: categories.map(({ fullName }) => fullName),
    companyCodes: [companyCode],
    linesOfBusiness: [lineOfBusiness],
    countsOnly: true,
  };
  const caller = {
    ...anyCaller,
    viewRemanParts: (refusedFlags & flagBits(['reman'])) === 0,
    aftermarketExclusions: codes,
    salvageExclusions: codes,
  };
  return (await searchParts(query, caller, reader, new ReservationOverlay())).total;
}

describe('the parts behind a code', () => {
  it.each([
    { line: AFTERMARKET, why: 'new parts by product line' },
    { line: aLine({ refusedFlags: flagBits(['reman']) }), why: 'the account sees no remanufactured parts' },
    { line: SALVAGE, why: 'recycled parts by part type' },
    { line: aLine({ lineOfBusiness: 'salvage', companyCode: '002' }), why: 'the parts of another company' },
  ])('are those that a search loses if the code is excluded: $why', async ({ line }) => {
    const { counts } = await partsByCode(line, reader);
    expect(counts.size).toBeGreaterThan(5);
    const all = await foundWithout(line, []);
    for (const [code, count] of counts) expect([code, all - (await foundWithout(line, [code]))]).toEqual([code, count]);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  it('are counted once for each version and account', async () => {
    const first = await partsByCode(AFTERMARKET, reader);
    expect(await partsByCode(aLine(), reader)).toBe(first);
    expect(await partsByCode(aLine({ excludedCodes: ['PL1'] }), reader)).not.toBe(first);
    const { reader: next } = await builtCatalogue(sources);
    expect(await partsByCode(aLine(), next)).not.toBe(first);
  });

  it('are none before the first import', async () => {
    const { reader: empty } = await builtCatalogue(smallSources({ products: [], salvage: [] }));
    expect(await partsByCode(AFTERMARKET, empty)).toEqual({ counts: new Map(), examples: [] });
  });
});

describe('the examples', () => {
  it.each([AFTERMARKET, SALVAGE])('of $lineOfBusiness are a cheap, a medium and an expensive part', async (line) => {
    const { examples } = await partsByCode(line, reader);
    const priced = parts.filter(
      (part) => part.line === line.lineOfBusiness && part.company === line.companyCode && part.list > 0,
    );
    const prices = priced
      .filter(({ flags }) => !flags.includes('core'))
      .map(({ list, eaches }) => list * eaches)
      .toSorted((a, b) => a - b);
    const priceOf = (id: string) => parts.filter((part) => part.id === id).map(({ list, eaches }) => list * eaches)[0];
    const at = (share: number) => prices[Math.floor(share * prices.length)];
    expect(examples.map(priceOf)).toEqual([at(0.1), at(0.5), at(0.9)]);
  });

  it('are not of an excluded code', async () => {
    const all = new Set(parts.map(({ productLine }) => productLine));
    const { examples } = await partsByCode(aLine({ excludedCodes: [...all].filter((code) => code !== 'PL3') }), reader);
    const lines = examples.map((id) => parts.find((part) => part.id === id)?.productLine);
    expect(lines).toEqual(['PL3', 'PL3', 'PL3']);
  });
});
