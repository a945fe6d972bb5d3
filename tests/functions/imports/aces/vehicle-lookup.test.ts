import { describe, expect, it } from 'vitest';
import { vehicleLookup } from '#functions/imports/aces/vehicle-lookup.ts';

const mustang = { make: 'Ford', model: 'Mustang', makeId: '54', modelId: '688', vehicleTypeId: '5' };
const ranger = { make: 'Ford', model: 'Ranger', makeId: '54', modelId: '690', vehicleTypeId: '6' };
const lookup = vehicleLookup([
  ...[1993, 1994, 1995, 1996, 1997, 1999].map((year) => ({ ...mustang, baseVehicle: `m${year}`, year })),
  ...[1995, 1996].map((year) => ({ ...ranger, baseVehicle: `r${year}`, year })),
  { baseVehicle: '7', year: 1985, make: 'NIKOLA ', model: ' Sport Van G30  2WD' },
]);
const spans = (reference: Parameters<typeof lookup>[0]) =>
  lookup(reference).map(({ make, model, from, to }) => `${make} ${model} ${from}-${to}`);

describe('case V16: a span of years, a make and a model', () => {
  it('are the vehicles of those years, and not those of the years before and after', () => {
    expect(spans({ makeId: '54', modelId: '688', from: 1994, to: 1996 })).toEqual(['Ford Mustang 1994-1996']);
  });
});

describe('case V17: a span wider than the years in which the model was made', () => {
  it.each([
    { from: 1980, to: 1995, found: ['Ford Mustang 1993-1995'], why: 'begins with the first' },
    {
      from: 1996,
      to: 2020,
      found: ['Ford Mustang 1996-1997', 'Ford Mustang 1999-1999'],
      why: 'skips the years between',
    },
    { from: 1998, to: 1998, found: [], why: 'is none when there was none' },
  ])('$why', ({ from, to, found }) => {
    expect(spans({ makeId: '54', modelId: '688', from, to })).toEqual(found);
  });
});

describe('a make', () => {
  it.each([
    {
      reference: { makeId: '54', from: 1996, to: 1997 },
      found: ['Ford Mustang 1996-1997', 'Ford Ranger 1996-1996'],
      why: 'alone is all its models',
    },
    {
      reference: { makeId: '54', vehicleTypeId: '6', from: 1996, to: 1997 },
      found: ['Ford Ranger 1996-1996'],
      why: 'and a vehicle type are its models of that type',
    },
    {
      reference: { makeId: '688', modelId: '54', from: 1996, to: 1997 },
      found: [],
      why: 'is not mistaken for a model',
    },
    { reference: { makeId: '99', from: 1996, to: 1997 }, found: [], why: 'that the map lacks is nothing' },
  ])('$why', ({ reference, found }) => {
    expect(spans(reference)).toEqual(found);
  });
});

describe('a base vehicle', () => {
  it.each([
    { baseVehicle: 'm1994', found: ['Ford Mustang 1994-1994'], why: 'is one year of a model' },
    {
      baseVehicle: '7',
      found: ['NIKOLA Sport Van G30 2WD 1985-1985'],
      why: 'loses stray blanks of its names (case V19)',
    },
    { baseVehicle: '588822', found: [], why: 'that the map lacks is not guessed' },
  ])('$why', ({ baseVehicle, found }) => {
    expect(spans({ baseVehicle })).toEqual(found);
  });
});
