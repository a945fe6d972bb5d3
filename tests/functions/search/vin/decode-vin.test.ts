import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { decodeVin } from '#functions/search/vin/decode-vin.ts';
import type { VinChunk } from '#functions/search/vin/vin-chunk.ts';
import { vinProblem, withCheckDigit } from '#shared/values/vin.ts';
import { fileVins } from '../../../support/file-vins.ts';

const file = readFileSync(new URL('./vin-samples.csv', import.meta.url), 'utf8');
const samples = Papa.parse<Record<'vin' | 'kind' | 'country' | 'year' | 'make' | 'model', string>>(file, {
  header: true,
  skipEmptyLines: true,
}).data;

describe('VINs made from the patterns of vPIC', async () => {
  const decoded = await Promise.all(
    samples.map(async (sample) => ({ sample, vehicle: await fileVins.read(sample.vin) })),
  );

  it('are 200, valid, and of every year from 1981 to 2027', () => {
    expect(samples.filter(({ vin }) => vinProblem(vin) === undefined)).toHaveLength(200);
    const years = new Set(samples.map(({ year }) => Number(year)));
    expect(years).toEqual(new Set(Array.from({ length: 47 }, (_, index) => 1981 + index)));
  });

  it('say year, make, kind and country', () => {
    const wrong = decoded.filter(
      ({ sample, vehicle }) =>
        vehicle?.year !== Number(sample.year) ||
        vehicle.facts.make !== sample.make ||
        vehicle.manufacturer.kind !== sample.kind ||
        vehicle.manufacturer.country !== sample.country,
    );
    expect(wrong).toEqual([]);
  });

  it('say at least 98 % of the models', () => {
    const right = decoded.filter(({ sample, vehicle }) => vehicle?.facts.model === sample.model);
    expect(right.length / samples.length).toBeGreaterThanOrEqual(0.98);
  });
});

describe('a VIN of', () => {
  it.each([
    { why: 'Canada', vin: '2HGFC2F58JH512345', country: 'Canada', kind: 'car', model: 'Civic' },
    { why: 'Mexico', vin: '3N1AB7AP5HY212345', country: 'Mexico', kind: 'car', model: 'Sentra' },
    { why: 'a heavy truck', vin: '1FUJGLDR5CSBF1234', country: 'United States', kind: 'truck', model: 'Cascadia' },
    {
      why: 'a motorcycle',
      vin: '1HD1KB4158Y612345',
      country: 'United States',
      kind: 'motorcycle',
      model: 'Street Glide',
    },
    {
      why: 'a trailer',
      vin: '1GRAA0622DB701234',
      country: 'United States',
      kind: 'trailer',
      model: 'Great Dane Trailers',
    },
    { why: 'a bus', vin: '1M8GDM9AXKP042788', country: 'United States', kind: 'bus', model: '102C3 Intercity' },
  ])('$why is told as one', async ({ vin, country, kind, model }) => {
    const vehicle = await fileVins.read(vin);
    expect(vehicle).toMatchObject({ manufacturer: { country, kind }, facts: { model } });
  });

  it('a small manufacturer is found by six characters', async () => {
    const vehicle = await fileVins.read('1M9A3G8F682842836');
    expect(vehicle?.facts.make).toBe('Making You Mobile');
  });

  it.each([
    { vin: 'DEMAB1230R1000001', why: 'nobody has these three characters' },
    { vin: '1Z9AB123XR1ZZZ001', why: 'nobody has these six' },
  ])('an unknown manufacturer says nothing: $why', async ({ vin }) => {
    expect(await fileVins.read(vin)).toBeUndefined();
  });

  it('a car has the year that its seventh character decides, with or without patterns', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'0123456789'), fc.constantFrom(...'ABCDEFGH'), (digit, letter) => {
        const yearWith = (seventh: string) => decodeVin(`1AB000${seventh}00R0000000`, chunkOf([]), 2027)?.year;
        expect([yearWith(digit), yearWith(letter)]).toEqual([1994, 2024]);
      }),
    );
  });
});

/** One manufacturer of cars, whose schemas are in use from 2000 on. */
const chunkOf = (schemas: VinChunk['schemas'], texts: VinChunk['texts'] = []): VinChunk => ({
  manufacturers: {
    '1AB': {
      name: 'Acme Motors',
      make: 'Acme',
      kind: 'car',
      country: 'Canada',
      uses: schemas.flatMap((_, index) => [index, 2000, 0]),
    },
  },
  schemas,
  texts,
});

/** The positions in vinFacts. */
const [MAKE, MODEL, TRIM, BODY] = [0, 1, 3, 4];
const TEXTS = ['Acme', 'Runner', 'Hauler', 'LX', 'sedan', 'pickup'];
const VIN = withCheckDigit('1ABCD5E00YR123456').replace('YR', 'R1');

describe('patterns that disagree', () => {
  it.each([
    {
      why: 'the one that decides more characters counts',
      schemas: [[['C', MAKE, 0, MODEL, 1]], [['CD', MAKE, 0, MODEL, 2]]],
      facts: { model: 'Hauler' },
    },
    {
      why: 'of equal ones, that of the schema that says more about the VIN',
      schemas: [
        [['C', MAKE, 0, MODEL, 1]],
        [
          ['C', MAKE, 0, MODEL, 2],
          ['*D', TRIM, 3],
        ],
      ],
      facts: { model: 'Hauler', trim: 'LX' },
    },
    {
      why: 'of equal ones in a schema, the newer one, which comes first',
      schemas: [
        [
          ['C', MAKE, 0, MODEL, 2],
          ['*D', MAKE, 0, MODEL, 1],
        ],
      ],
      facts: { model: 'Hauler' },
    },
    {
      why: 'the schema of the model says the body, though another pattern decides more',
      schemas: [
        [
          ['CD', MAKE, 0, MODEL, 1],
          ['C', BODY, 4],
        ],
        [['*D5', BODY, 5]],
      ],
      facts: { model: 'Runner', body: 'sedan' },
    },
    {
      why: 'another schema says what that of the model leaves out',
      schemas: [[['CD', MAKE, 0, MODEL, 1]], [['*D5', BODY, 4]]],
      facts: { model: 'Runner', body: 'sedan' },
    },
  ] as const)('$why', ({ schemas, facts }) => {
    const decoded = decodeVin(VIN, chunkOf(schemas as unknown as VinChunk['schemas'], TEXTS), 2027);
    expect(decoded).toMatchObject({ facts, isModelGuessed: false });
  });
});

describe('a model that no pattern names', () => {
  it.each([
    {
      why: 'is the only one of the schemas that describe the vehicle',
      schemas: [
        [
          ['X', MAKE, 0, MODEL, 1],
          ['*D', TRIM, 3],
        ],
      ],
      facts: { make: 'Acme', model: 'Runner', trim: 'LX' },
      isModelGuessed: true,
    },
    {
      why: 'stays unknown if they have two',
      schemas: [
        [
          ['X', MAKE, 0, MODEL, 1],
          ['Y', MAKE, 0, MODEL, 2],
          ['*D', TRIM, 3],
        ],
      ],
      facts: { make: 'Acme', trim: 'LX' },
      isModelGuessed: false,
    },
    {
      why: 'is not guessed from a pattern about the plant',
      schemas: [
        [
          ['X', MAKE, 0, MODEL, 1],
          ['*****|*1', TRIM, 3],
        ],
      ],
      facts: { make: 'Acme', trim: 'LX' },
      isModelGuessed: false,
    },
  ] as const)('$why', ({ schemas, facts, isModelGuessed }) => {
    const decoded = decodeVin(VIN, chunkOf(schemas as unknown as VinChunk['schemas'], TEXTS), 2027);
    expect(decoded).toMatchObject({ isModelGuessed });
    expect(decoded?.facts).toEqual(facts);
  });

  it('is that of the year before', async () => {
    expect(await fileVins.read('JF2SLDHC2TH459074')).toMatchObject({
      year: 2026,
      facts: { make: 'Subaru', model: 'Forester' },
      isModelGuessed: true,
    });
  });
});
