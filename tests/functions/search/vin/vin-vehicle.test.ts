import { describe, expect, it } from 'vitest';
import type { DecodedVin } from '#functions/search/vin/decode-vin.ts';
import { vinVehicle } from '#functions/search/vin/vin-vehicle.ts';
import { offeredVehicles } from '../../../support/offered-vehicles.ts';

const decoded = (facts: DecodedVin['facts']): DecodedVin => ({
  manufacturer: { name: 'ACME MOTORS', make: 'Acme', kind: 'truck', country: 'Canada', uses: [] },
  year: 2018,
  facts,
  isModelGuessed: false,
});
const vehicleOf = (facts: DecodedVin['facts']) => vinVehicle('1ABCD5E00R1123456', decoded(facts), offeredVehicles([]));

describe('the engine of a VIN', () => {
  it.each([
    { facts: { liters: '2.0', cylinders: '4', layout: 'inline', fuel: 'gasoline' }, engine: '2.0 L 4-cylinder' },
    { facts: { liters: '3', cylinders: '6', layout: 'V', fuel: 'gasoline' }, engine: '3.0 L V6' },
    { facts: { liters: '6.6', cylinders: '8', layout: 'V', fuel: 'diesel' }, engine: '6.6 L V8 diesel' },
    { facts: { liters: '2.0', cylinders: '4', fuel: 'electric' }, engine: '2.0 L 4-cylinder plug-in hybrid' },
    { facts: { fuel: 'electric' }, engine: 'electric' },
    { facts: { cylinders: '4' }, engine: '4-cylinder' },
    { facts: { fuel: 'gasoline' }, engine: '' },
    { facts: {}, engine: '' },
  ])('is $engine', ({ facts, engine }) => {
    expect(vehicleOf(facts).engine).toBe(engine);
  });
});

describe('the number of a series', () => {
  it.each([
    { facts: { model: 'Sierra', series: '1500 (1/2 Ton)' }, series: '1500', why: 'it is the weight class' },
    { facts: { model: '1500', series: '1500' }, series: '', why: 'the model says it already' },
    { facts: { model: 'Prius', series: '61 Series' }, series: '', why: 'it is a name of the manufacturer' },
    { facts: { model: 'Civic' }, series: '', why: 'there is none' },
  ])('is "$series": $why', ({ facts, series }) => {
    expect(vehicleOf(facts).series).toBe(series);
  });
});

it.each([
  { weightClass: '8', isHeavy: true },
  { weightClass: '7', isHeavy: true },
  { weightClass: '6', isHeavy: false },
  { weightClass: '', isHeavy: false },
])('a vehicle of weight class "$weightClass" is heavy: $isHeavy', ({ weightClass, isHeavy }) => {
  expect(vehicleOf({ weightClass }).isHeavy).toBe(isHeavy);
});
