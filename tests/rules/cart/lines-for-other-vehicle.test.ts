import { describe, expect, it } from 'vitest';
import { linesForOtherVehicle } from '#shared/rules/cart/lines-for-other-vehicle.ts';
import { aVinVehicle } from '../../builders/vin-vehicles.ts';

const CIVIC = {
  lineOfBusinessKey: 'aftermarket' as const,
  vehicleYear: 2018,
  vehicleMake: 'Honda',
  vehicleModel: 'Civic',
};

describe('a line for another vehicle than that of the VIN', () => {
  it.each([
    { line: {}, isOther: false, why: 'the same vehicle' },
    { line: { vehicleMake: 'HONDA', vehicleModel: 'civic' }, isOther: false, why: 'in other letters' },
    { line: { vehicleYear: 2017 }, isOther: true, why: 'another year' },
    { line: { vehicleMake: 'Acura' }, isOther: true, why: 'another make' },
    { line: { vehicleModel: 'Accord' }, isOther: true, why: 'another model' },
    {
      line: { vehicleYear: null, vehicleMake: null, vehicleModel: null },
      isOther: false,
      why: 'it was not chosen for a vehicle',
    },
    {
      line: { lineOfBusinessKey: 'salvage' as const, vehicleYear: 2016 },
      isOther: false,
      why: 'a recycled part has the vehicle that it comes from',
    },
  ])('$line: $isOther, $why', ({ line, isOther }) => {
    const lines = [{ ...CIVIC, ...line }];
    expect(linesForOtherVehicle(lines, aVinVehicle())).toEqual(isOther ? lines : []);
  });

  it.each([
    { vehicle: { year: null }, why: 'the VIN does not say the year', line: { vehicleYear: 2010 } },
    {
      vehicle: { model: '', offered: { make: 'Honda', models: [] } },
      why: 'the VIN does not say the model',
      line: { vehicleModel: 'Accord' },
    },
    {
      vehicle: { make: 'RAM', offered: { make: 'Dodge', models: ['Civic'] } },
      why: 'the catalogue has another make for it',
      line: { vehicleMake: 'Dodge' },
    },
    {
      vehicle: { make: 'Ford', offered: { make: 'Ford', models: ['F-150'] } },
      why: 'punctuation does not count',
      line: { vehicleMake: 'FORD', vehicleModel: 'F 150' },
    },
    {
      vehicle: { make: 'Ford', offered: { make: 'Ford', models: ['F-150'] } },
      why: 'one name has no punctuation',
      line: { vehicleMake: 'Ford', vehicleModel: 'f150' },
    },
    {
      vehicle: { offered: { make: 'Honda', models: ['Civic Coupe', 'Civic Sedan'] } },
      why: 'it is one of several names',
      line: { vehicleModel: 'Civic Sedan' },
    },
  ])('is none where $why', ({ vehicle, line }) => {
    expect(linesForOtherVehicle([{ ...CIVIC, ...line }], aVinVehicle(vehicle))).toEqual([]);
  });
});
