import { createReadStream } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAces } from '#functions/imports/aces/parse-aces.ts';
import { vehicleLookup } from '#functions/imports/aces/vehicle-lookup.ts';
import { messagesOf, outcomeOf } from '../support/parsed-file.ts';

const file = (name: string) => createReadStream(path.resolve('../shared/data/aces', name));
const vehicles = vehicleLookup([
  ...[1994, 1995].map((year) => {
    return { baseVehicle: `mustang ${year}`, year, make: 'Ford', model: 'Mustang', makeId: '54', modelId: '688' };
  }),
  { baseVehicle: '2771', year: 1997, make: 'Cadillac', model: 'Catera', makeId: '46', modelId: '404' },
  { baseVehicle: '2772', year: 1998, make: 'Cadillac', model: 'Catera', makeId: '46', modelId: '404' },
]);

describe("cases E01 and E02: a supplier's whole catalogue of ACES 3.1", async () => {
  const { rows, issues, summary } = await outcomeOf(
    parseAces(file('ACES_3_1_AirQualitee_FULL_2017-01-12.xml'), { vehicles: vehicleLookup([]) }),
  );

  it('is taken in whole', () => {
    expect(summary).toMatchObject({
      accepted: true,
      header: { submission: 'FULL', brand: 'BMNN' },
      brands: ['BMNN'],
      records: 6512,
      applications: 6512,
      refused: 0,
    });
    expect(new Set(rows.map(({ brandPartNumber }) => brandPartNumber)).size).toBe(257);
  });

  it.each([
    { code: 'unknown-code', message: 'Position 341221 is not in the list (1 time).' },
    { code: 'unmapped-vehicle', message: 'BaseVehicle 588822 is not in the vehicle map (1 time).' },
    { code: 'unmapped-vehicle', message: 'BaseVehicle 588922 is not in the vehicle map (1 time).' },
  ])('reports: $message', ({ code, message }) => {
    expect(messagesOf(issues, code)).toContain(message);
  });

  it('refuses nothing, and reports each of its vehicles that the map lacks', () => {
    expect(issues.filter(({ severity }) => severity === 'refused')).toEqual([]);
    expect(messagesOf(issues, 'unmapped-vehicle')).toHaveLength(4811);
  });

  it('keeps the 211 fitments that two parts share', () => {
    const parts = new Map<string, Set<string>>();
    for (const row of rows) {
      if (!('application' in row)) continue;
      const { vehicle, partType, position, notes, options } = row.application;
      const fitment = JSON.stringify([vehicle, partType, position, notes, options]);
      parts.set(fitment, (parts.get(fitment) ?? new Set()).add(row.brandPartNumber));
    }
    expect([...parts.values()].filter((several) => several.size > 1)).toHaveLength(211);
  });
});

describe('a sample of ACES 4.0 with every feature', async () => {
  const { rows, issues, summary } = await outcomeOf(parseAces(file('sandpiper_aces_4_0_sample.xml'), { vehicles }));
  /** With the first of its vehicles. */
  function applicationOf(id: string) {
    const found = rows.find((row) => 'application' in row && row.application.id === id);
    if (!found || !('application' in found)) return undefined;
    const [span] = vehicles(found.application.vehicle);
    return { ...found, application: { ...found.application, ...span } };
  }

  it('is taken in', () => {
    expect(summary).toMatchObject({
      accepted: true,
      records: 14,
      applications: 12,
      equipment: 2,
      brands: ['ZZZX', 'ZZZZ'],
    });
  });

  it.each([
    {
      id: '2',
      found: { application: { make: 'Cadillac', from: 1997, to: 1997, position: '22' } },
      why: 'base vehicles',
    },
    { id: '4', found: { application: { model: 'Catera', from: 1997, to: 1998 } }, why: 'spans of years' },
    {
      id: '5',
      found: {
        application: {
          notes: ['With A/C', '1st Design Starter # 90487546'],
          options: ['EngineBase:391', 'EngineVIN:18', 'Qual:12877', 'Qual:945'],
        },
      },
      why: 'qualifiers with values',
    },
    {
      id: '9',
      found: {
        brand: 'ZZZX',
        brandPartNumber: '29633',
        application: {
          options: ['SubModel:39', 'EngineBase:143', 'Qual:14031', 'Qual:3368', 'Qual:8101'],
          from: 1994,
          to: 1995,
        },
      },
      why: 'a brand on the part and blanks before an id',
    },
  ])('is read: $why', ({ id, found }) => {
    expect(applicationOf(id)).toMatchObject(found);
  });

  it.each([
    'An application for equipment, not for a vehicle, is left out (2 times).',
    'Asset is not used (1 time).',
    'AssetName of an application is not used (1 time).',
    'DigitalFileInformation is not used (2 times).',
    'BaseVehicle 15173 is not in the vehicle map (1 time).',
  ])('is reported: %s', (message) => {
    expect(issues.map((issue) => issue.message)).toContain(message);
  });
});
