import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { offeredVehicle } from '#functions/search/vin/offered-vehicle.ts';
import { hasCheckDigit, modelYearOf, vinProblem } from '#shared/values/vin.ts';
import { fileVins } from '../support/file-vins.ts';
import { offeredVehicles } from '../support/offered-vehicles.ts';

const file = readFileSync(path.resolve('../shared/data/vehicles/vin_fixtures_corgi.csv'), 'utf8');
const vins = Papa.parse<Record<'vin' | 'make' | 'model' | 'year' | 'check_digit' | 'note', string>>(file, {
  header: true,
  skipEmptyLines: true,
}).data;
const wellFormed = vins.filter(({ vin }) => vinProblem(vin) === undefined);

it('cases V05, V08 and V11: real VINs say the year of their vehicle', () => {
  const told = wellFormed.filter(({ year }) => /^\d{4}$/.test(year));
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(({ vin, year }) => modelYearOf(vin) !== Number(year))).toEqual([]);
});

it('says the year and make of every vehicle, and the model of at least 98 %', async () => {
  const decoded = await Promise.all(vins.map(async (row) => ({ row, facts: await fileVins.read(row.vin) })));
  expect(decoded.length).toBeGreaterThan(150);
  const wrongYear = decoded.filter(({ row, facts }) => row.year && String(facts?.year) !== row.year);
  const wrongMake = decoded.filter(({ row, facts }) => facts?.facts.make?.toLowerCase() !== row.make.toLowerCase());
  expect([...wrongYear, ...wrongMake].map(({ row }) => row.vin)).toEqual([]);

  const known = decoded.filter(({ row }) => row.model && !row.note.includes('missing from VPIC'));
  const offered = offeredVehicles(vins);
  const wrongModel = known.filter(({ row, facts }) => {
    const { make, models } = offeredVehicle(facts?.facts ?? {}, offered);
    return make !== row.make || models.join() !== row.model;
  });
  expect(wrongModel.length / known.length).toBeLessThanOrEqual(0.02);
});

it('cases V01 and V10: real VINs have their check digit where the list says so', () => {
  expect(wellFormed.filter(({ vin, check_digit: said }) => hasCheckDigit(vin) !== (said === 'ok'))).toEqual([]);
});
