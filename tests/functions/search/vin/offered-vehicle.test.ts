import { describe, expect, it } from 'vitest';
import { offeredVehicle } from '#functions/search/vin/offered-vehicle.ts';
import { offeredVehicles } from '../../../support/offered-vehicles.ts';

const PROVIDER = offeredVehicles([
  { make: 'Ford', model: 'F150' },
  { make: 'Ford', model: 'E-350 Super Duty' },
  { make: 'Chevrolet', model: 'C/K 1500' },
  { make: 'Chevrolet', model: 'S-10' },
  { make: 'Chevrolet', model: 'Blazer' },
  { make: 'Chevrolet', model: 'Blazer EV' },
  { make: 'GMC', model: 'Sierra 1500' },
  { make: 'GMC', model: 'Sierra 2500 HD' },
  { make: 'Mercedes-Benz', model: 'GLC300' },
  { make: 'Mercedes-Benz', model: 'E-Class' },
  { make: 'BMW', model: '3 Series' },
  { make: 'Lexus', model: 'NX 350' },
  { make: 'Mazda', model: '3' },
  { make: 'Dodge', model: 'Ram 2500' },
  { make: 'Scion', model: 'tC' },
  { make: 'Toyota', model: 'Tacoma Double Cab' },
  { make: 'Toyota', model: 'Tacoma Access Cab' },
  { make: 'Toyota', model: 'Corolla' },
  { make: 'Ford', model: 'Mustang' },
]);

describe('the vehicle of a VIN under the provider’s names', () => {
  it.each([
    { facts: { make: 'Ford', model: 'F-150' }, make: 'Ford', models: ['F150'], why: 'punctuation' },
    { facts: { make: 'Ford', model: 'E-350' }, make: 'Ford', models: ['E-350 Super Duty'], why: 'a longer name' },
    {
      facts: { make: 'Chevrolet', model: 'C/K Pickup', series: '1500' },
      make: 'Chevrolet',
      models: ['C/K 1500'],
      why: 'the weight class belongs to the name',
    },
    { facts: { make: 'Chevrolet', model: 'S-10 Pickup' }, make: 'Chevrolet', models: ['S-10'], why: 'a shorter name' },
    {
      facts: { make: 'Chevrolet', model: 'Blazer', fuel: 'electric' },
      make: 'Chevrolet',
      models: ['Blazer EV'],
      why: 'it is electric',
    },
    {
      facts: { make: 'GMC', model: 'Sierra', series: '1500 (1/2 Ton)' },
      make: 'GMC',
      models: ['Sierra 1500'],
      why: 'the series has more than the number',
    },
    { facts: { make: 'GMC', model: 'Sierra HD', series: '2500' }, make: 'GMC', models: ['Sierra 2500 HD'], why: 'HD' },
    {
      facts: { make: 'Mercedes-Benz', model: 'GLC-Class', trim: 'GLC300-4M' },
      make: 'Mercedes-Benz',
      models: ['GLC300'],
      why: 'the trim is the model',
    },
    {
      facts: { make: 'Mercedes-Benz', model: 'E-Class', trim: 'E350' },
      make: 'Mercedes-Benz',
      models: ['E-Class'],
      why: 'the provider has the class',
    },
    { facts: { make: 'BMW', model: '328i' }, make: 'BMW', models: ['3 Series'], why: 'the series of an engine' },
    {
      facts: { make: 'Lexus', model: 'NX', trim: '350 F Sport' },
      make: 'Lexus',
      models: ['NX 350'],
      why: 'the engine',
    },
    { facts: { make: 'Mazda', model: 'Mazda3' }, make: 'Mazda', models: ['3'], why: 'the make is not repeated' },
    { facts: { make: 'RAM', model: '2500' }, make: 'Dodge', models: ['Ram 2500'], why: 'the make of before' },
    { facts: { make: 'Toyota', model: 'Scion tC' }, make: 'Scion', models: ['tC'], why: 'two makes in one name' },
    {
      facts: { make: 'Toyota', model: 'Tacoma' },
      make: 'Toyota',
      models: ['Tacoma Double Cab', 'Tacoma Access Cab'],
      why: 'the provider tells cabs apart',
    },
    { facts: { make: 'Toyota', model: 'Corolla Cross' }, make: 'Toyota', models: [], why: 'it is another model' },
    { facts: { make: 'Ford', model: 'Mustang Mach-E', fuel: 'electric' }, make: 'Ford', models: [], why: 'the same' },
    { facts: { make: 'Ford' }, make: 'Ford', models: [], why: 'the model is unknown' },
    { facts: { make: 'Tesla', model: 'Model 3' }, make: '', models: [], why: 'the make is unknown' },
    { facts: {}, make: '', models: [], why: 'nothing is known' },
  ])('$facts is $make $models: $why', ({ facts, make, models }) => {
    expect(offeredVehicle(facts, PROVIDER)).toEqual({ make, models });
  });
});
