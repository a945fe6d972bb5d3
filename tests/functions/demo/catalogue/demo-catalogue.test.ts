import { beforeAll, describe, expect, it } from 'vitest';
import { postalLocation } from '#functions/data/locations/postal-locations.ts';
import { type AftermarketPart, aftermarketParts } from '#functions/demo/catalogue/aftermarket-parts.ts';
import { brands } from '#functions/demo/catalogue/brands.ts';
import { providerFiles } from '#functions/demo/catalogue/files/provider-files.ts';
import { generations } from '#functions/demo/catalogue/generations.ts';
import { makes } from '#functions/demo/catalogue/models.ts';
import { aftermarketTypes, categories, recycledTypes } from '#functions/demo/catalogue/part-categories.ts';
import { type SalvagePart, salvageParts } from '#functions/demo/catalogue/salvage-parts.ts';
import { stockOf } from '#functions/demo/catalogue/stock.ts';
import { yards } from '#functions/demo/catalogue/yards.ts';
import { demoStores } from '#functions/demo/demo-accounts.ts';
import { demoPriceLevels } from '#functions/demo/demo-provider.ts';
import { isCoreItem } from '#shared/rules/catalogue/core-item.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';

let parts: AftermarketPart[];
let recycled: SalvagePart[];
beforeAll(() => {
  parts = [...aftermarketParts(1)];
  recycled = [...salvageParts(1)];
});

const productLines = new Set(Object.values(categories).map(({ productLine }) => productLine));
const sold = () => parts.filter(({ offer }) => offer !== undefined);

describe('there are enough', () => {
  it.each([
    { what: 'makes', least: 30, count: () => Object.keys(makes).length },
    { what: 'part types', least: 120, count: () => aftermarketTypes.length + recycledTypes.length },
    { what: 'new parts on sale', least: 20_000, count: () => sold().length },
    { what: 'recycled parts', least: 20_000, count: () => recycled.length },
    { what: 'yards', least: 20, count: () => yards.length },
    { what: 'yards with parts', least: 20, count: () => new Set(recycled.map(({ vehicle }) => vehicle.yard)).size },
  ])('$what', ({ least, count }) => {
    expect(count()).toBeGreaterThanOrEqual(least);
  });
});

describe('the vehicles', () => {
  it.each([
    'F-150',
    '3 Series',
    'C/K 1500',
    '9-3',
    'Town & Country',
    '2.2CL',
    '911',
    '3',
    'X 1/9',
    'Eighty Eight (88)',
    'Protegé',
  ])('have the awkward name %s among them', (model) => {
    expect(generations.some((generation) => generation.model === model)).toBe(true);
  });

  it('of one model follow each other without an overlap', () => {
    const wrong = generations.filter((generation, index) => {
      const next = generations[index + 1];
      const hasNext = next?.make === generation.make && next.model === generation.model;
      return generation.from > generation.to || (hasNext && next.from !== generation.to + 1);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the parts on sale', () => {
  it('have numbers that no other has, however they are typed', () => {
    expect(new Set(parts.map(({ partNumber }) => matchedNumber(partNumber))).size).toBe(parts.length);
  });

  it('say of themselves that they are made up', () => {
    expect(parts.filter(({ description }) => !description.includes('made-up part'))).toEqual([]);
    expect(brands.filter(({ name }) => !name.startsWith('Demo '))).toEqual([]);
  });

  it('cost no customer more than the list price', () => {
    const dear = sold().filter(({ offer }) =>
      Object.values(offer?.levels ?? {}).some((price) => price > (offer?.list ?? 0)),
    );
    expect(dear).toEqual([]);
  });

  it.each([
    { what: 'core items with a blank in the number', has: (part: AftermarketPart) => isCoreItem(part.partNumber) },
    {
      what: 'remanufactured ones with a core charge',
      has: ({ flags, offer }: AftermarketPart) => flags.includes('reman') && offer?.core,
    },
    { what: 'reconditioned ones', has: ({ flags }: AftermarketPart) => flags.includes('reconditioned') },
    { what: 'CAPA certified ones', has: ({ flags }: AftermarketPart) => flags.includes('capa') },
    { what: 'NSF certified ones', has: ({ flags }: AftermarketPart) => flags.includes('nsf') },
    { what: 'Diamond certified ones', has: ({ flags }: AftermarketPart) => flags.includes('diamond') },
    { what: 'ones of a better line', has: ({ flags }: AftermarketPart) => flags.includes('platinumPlus') },
    { what: 'ones of a cheaper line', has: ({ flags }: AftermarketPart) => flags.includes('valueLine') },
    { what: 'oversized ones', has: ({ flags }: AftermarketPart) => flags.includes('oversized') },
    { what: 'hazardous ones', has: ({ flags }: AftermarketPart) => flags.includes('hazardous') },
    { what: 'major mechanical ones', has: ({ flags }: AftermarketPart) => flags.includes('major') },
    { what: 'other mechanical ones', has: ({ flags }: AftermarketPart) => flags.includes('other') },
    { what: 'wheels', has: ({ wheel }: AftermarketPart) => wheel },
    { what: 'ones with a flat shipping fee', has: ({ flatRateShippingFee }: AftermarketPart) => flatRateShippingFee },
    { what: 'ones with a successor', has: ({ successor }: AftermarketPart) => successor },
    { what: 'ones with words of the FTC', has: ({ ftcDisplay }: AftermarketPart) => ftcDisplay },
    { what: 'ones sold by the pair', has: ({ units }: AftermarketPart) => units.some(([code]) => code === 'PR') },
    { what: 'ones sold by the box alone', has: ({ units }: AftermarketPart) => units[0]?.[0] === 'BX' },
    { what: 'ones for several models', has: ({ fitments }: AftermarketPart) => fitments.length > 3 },
    {
      what: 'ones for one engine alone',
      has: ({ fitments }: AftermarketPart) => fitments.some(({ engine }) => engine),
    },
    {
      what: 'ones with a note',
      has: ({ fitments }: AftermarketPart) => fitments.some(({ notes }) => notes.length > 0),
    },
    { what: 'ones that are out everywhere, with a date', has: (part: AftermarketPart) => stockOf(part).expected },
    { what: 'ones with several pictures', has: ({ views }: AftermarketPart) => views.length > 2 },
    { what: 'ones with another number', has: ({ alternateNumbers }: AftermarketPart) => alternateNumbers.length > 0 },
    {
      what: 'ones sold by the pair too, with a core charge for each',
      has: ({ units, offer }: AftermarketPart) => offer?.core && units.some(([, , eaches]) => eaches > 1),
    },
    { what: 'ones sold in Canada', has: ({ brand }: AftermarketPart) => brand.isCanadian },
  ])('count $what among them', ({ has }) => {
    expect(parts.filter(has).length).toBeGreaterThan(10);
  });

  it('name successors that are there', () => {
    const numbers = new Set(parts.map(({ partNumber }) => partNumber));
    expect(parts.filter(({ successor }) => successor && !numbers.has(successor))).toEqual([]);
  });

  it('fit vehicles in years in which these were built', () => {
    const wrong = parts.flatMap(({ fitments }) =>
      fitments.filter(({ generation, from, to }) => from < generation.from || to > generation.to || from > to),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the recycled parts', () => {
  it('have ids that no other has', () => {
    expect(new Set(recycled.map(({ guid }) => guid)).size).toBe(recycled.length);
  });

  it('have VINs of 17 characters with a right check digit', () => {
    expect(recycled.filter(({ vehicle }) => !isVin(vehicle.vin))).toEqual([]);
  });

  it('have the miles that vehicles of their age have', () => {
    const wrong = recycled.filter(({ vehicle: { mileage, year } }) => {
      return mileage !== undefined && (mileage < 3_000 || mileage > Math.max(2027 - year, 1) * 21_000);
    });
    expect(wrong).toEqual([]);
  });

  it.each(['A', 'B', 'C', ''])('count enough of grade "%s" among them', (grade) => {
    expect(recycled.filter((part) => part.grade === grade).length).toBeGreaterThan(500);
  });
});

/** The sum that manufacturers of North America make of a VIN, its ninth character aside. */
function isVin(vin: string): boolean {
  const values = Object.fromEntries([...'0123456789'].map((digit) => [digit, Number(digit)]));
  for (const [index, email] of [...'ABCDEFGH'].entries()) values[email] = index + 1;
  for (const [index, email] of [...'JKLMN'].entries()) values[email] = index + 1;
  Object.assign(values, { P: 7, R: 9 });
  for (const [index, email] of [...'STUVWXYZ'].entries()) values[email] = index + 2;
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, place) => total + weight * (values[vin.charAt(place)] ?? Number.NaN), 0);
  return vin.length === 17 && vin.charAt(8) === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

describe('the classification', () => {
  it('has a category for every part type, by pipes', () => {
    expect(Object.keys(categories)).toEqual(expect.arrayContaining(['Body|Bumper|Bumper Covers', 'Body|Hoods']));
  });

  it('has no code twice', () => {
    const codes = [...aftermarketTypes.map(({ code }) => code), ...recycledTypes.map(({ number }) => number)];
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('numbers recycled part types by three digits, as interchange numbers begin', () => {
    expect(recycledTypes.filter(({ number }) => !/^\d{3}$/.test(number))).toEqual([]);
    expect(recycled.filter(({ group }) => !group.number.startsWith(`${group.type.number}-`))).toEqual([]);
  });

  it('has a maker for every product line', () => {
    const made = new Set(brands.filter(({ isCanadian }) => !isCanadian).flatMap((brand) => brand.productLines));
    expect([...productLines].filter((line) => !made.has(line))).toEqual([]);
  });
});

describe('the demo accounts', () => {
  it('have the numbers in the file of customers that they get when they are loaded', () => {
    const [, ...rows] = providerFiles.customers;
    expect(new Set(rows.map(([account, , , , name]) => `${account} ${name}`))).toEqual(
      new Set([
        '1 Great Plains Auto Parts',
        '2 Northside Fleet',
        '3 Northside Toronto Depot',
        '4 Northside South Depot',
        '5 Summit Collision',
        '6 Summit East',
        '7 Summit West',
      ]),
    );
  });

  it('get discounts on product lines and part types that there are', () => {
    const groups = demoPriceLevels.flatMap(({ discounts }) => Object.keys(discounts));
    expect(groups.filter((group) => !productLines.has(group))).toEqual([]);
  });

  it('exclude product lines and part types that there are', () => {
    const settings = demoStores.flatMap((store) => [store, ...store.children]).map((account) => account.settings);
    const types = new Set(recycledTypes.map(({ number }) => number));
    expect(
      settings.flatMap((one) => one.aftermarketExclusions ?? []).filter((line) => !productLines.has(line)),
    ).toEqual([]);
    expect(settings.flatMap((one) => one.salvageExclusions ?? []).filter((type) => !types.has(type))).toEqual([]);
  });
});

it.each(yards)('the yard $name stands where its postal code is', (yard) => {
  const location = postalLocation(yard.postalCode);
  expect(location && distanceInMiles(location, yard)).toBeLessThan(15);
});
