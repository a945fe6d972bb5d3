import { describe, expect, it } from 'vitest';
import { understoodLocation } from '#shared/rules/search/understood-vehicle.ts';
import { aLocation } from '../../builders/catalogue-location.ts';

const CAMRY = { years: ['2015'], makes: ['Toyota'], models: ['Camry'], words: ['brake', 'pad'] };
const TYPED = aLocation({ keyword: 'brake pad 2015 camry', certifications: ['capa'], page: 2 });

it('is the vehicle with the remaining keyword, and everything else unchanged', () => {
  expect(understoodLocation(TYPED, CAMRY)).toEqual({
    ...TYPED,
    year: 2015,
    make: 'Toyota',
    model: 'Camry',
    keyword: 'brake pad',
  });
});

it('has no keyword if only a vehicle was typed', () => {
  const location = { ...TYPED, year: 2015, make: 'Toyota', model: 'Camry', keyword: undefined };
  expect(understoodLocation(TYPED, { ...CAMRY, words: [] })).toEqual(location);
});

it.each([
  { reading: null, why: 'a number is no vehicle' },
  { reading: { ...CAMRY, years: [] }, why: 'the year is missing' },
  { reading: { ...CAMRY, models: [] }, why: 'the model is missing' },
  { reading: { ...CAMRY, models: ['F-150', 'F-150 Heritage'] }, why: 'several models match' },
  { reading: { ...CAMRY, makes: ['Chevrolet', 'GMC'] }, why: 'several makes match' },
  { reading: { ...CAMRY, words: ['v6'] }, why: 'the rest is too short for a search (C8)' },
])('is undefined, because $why', ({ reading }) => {
  expect(understoodLocation(TYPED, reading)).toBeUndefined();
});

it.each([{ year: 2019 }, { make: 'Honda' }, { model: 'Civic' }])('is none within another vehicle: %o', (vehicle) => {
  expect(understoodLocation({ ...TYPED, ...vehicle }, CAMRY)).toBeUndefined();
});

describe('a VIN', () => {
  const vin = { vin: '4T1B11HK8KU123456' };

  it.each([{ year: 2019 }, { make: 'Honda' }, { model: 'Civic' }])('replaces another vehicle: %o', (vehicle) => {
    const understood = understoodLocation({ ...TYPED, ...vehicle }, { ...CAMRY, vin });
    expect(understood).toMatchObject({ year: 2015, make: 'Toyota', model: 'Camry' });
  });

  it.each([
    { year: 2019, make: 'Toyota', model: 'Camry' },
    { year: 2015, make: 'Lexus', model: 'Camry' },
    { year: 2015, make: 'Toyota', model: 'Avalon' },
  ])('replaces a vehicle that differs in one name: $year $make $model', (vehicle) => {
    const understood = understoodLocation({ ...TYPED, ...vehicle }, { ...CAMRY, vin });
    expect(understood).toMatchObject({ year: 2015, make: 'Toyota', model: 'Camry' });
  });

  it('is settled when the list is for its vehicle', () => {
    const there = understoodLocation(TYPED, { ...CAMRY, vin });
    if (!there) throw new Error('A VIN is a vehicle');
    expect(understoodLocation(there, { ...CAMRY, vin })).toBeUndefined();
  });
});
