import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { hasCheckDigit, modelYearOf, vinProblem } from '#shared/values/vin.ts';

const file = readFileSync(path.resolve('../shared/data/vehicles/vin_fixtures_corgi.csv'), 'utf8');
const vins = Papa.parse<{ vin: string; year: string; check_digit: string }>(file, {
  header: true,
  skipEmptyLines: true,
}).data;
const wellFormed = vins.filter(({ vin }) => vinProblem(vin) === undefined);

it('cases V05, V08 and V11: real VINs say the year of their vehicle', () => {
  const told = wellFormed.filter(({ year }) => /^\d{4}$/.test(year));
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(({ vin, year }) => modelYearOf(vin) !== Number(year))).toEqual([]);
});

it('cases V01 and V10: real VINs have their check digit where the list says so', () => {
  expect(wellFormed.filter(({ vin, check_digit: said }) => hasCheckDigit(vin) !== (said === 'ok'))).toEqual([]);
});
