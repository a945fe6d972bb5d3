import { describe, expect, it } from 'vitest';
import { vinOrigin, vinTitle } from '#shared/rules/search/vin-title.ts';
import { partsForOthers } from '#shared/texts/catalogue/vin-vehicle-texts.ts';
import { aVinVehicle } from '../../builders/vin-vehicles.ts';

describe('the vehicle of a VIN in one line', () => {
  it.each([
    { vehicle: {}, title: '2018 Honda Civic EX sedan, 2.0 L 4-cylinder', why: 'everything is known' },
    { vehicle: { drive: 'AWD' }, title: '2018 Honda Civic EX sedan, 2.0 L 4-cylinder, AWD', why: 'and the drive' },
    { vehicle: { body: '' }, title: '2018 Honda Civic EX, 2.0 L 4-cylinder', why: 'no kind, if the model is known' },
    { vehicle: { trim: '', engine: '' }, title: '2018 Honda Civic sedan', why: 'without trim and engine' },
    {
      vehicle: { make: 'GMC', model: 'Sierra', series: '1500', trim: '', body: 'pickup', engine: '6.6 L V8 diesel' },
      title: '2018 GMC Sierra 1500 pickup, 6.6 L V8 diesel',
      why: 'the weight class belongs to the model',
    },
    {
      vehicle: { year: null, model: '', trim: '', body: '', engine: '', kind: 'motorcycle' as const },
      title: 'Honda motorcycle',
      why: 'the kind, if neither model nor body is known',
    },
    {
      vehicle: { make: '', model: '', trim: '', body: '', engine: '', manufacturer: 'FCA US LLC' },
      title: '2018 FCA US LLC passenger car',
      why: 'the manufacturer, if it has several makes',
    },
  ])('$title: $why', ({ vehicle, title }) => {
    expect(vinTitle(aVinVehicle(vehicle))).toBe(title);
  });

  it.each([
    { vehicle: { kind: 'car', isHeavy: false, country: 'Canada' }, said: 'Passenger car, made in Canada' },
    { vehicle: { kind: 'truck', isHeavy: true, country: 'Mexico' }, said: 'Heavy truck, made in Mexico' },
    { vehicle: { kind: 'truck', isHeavy: false, country: 'Mexico' }, said: 'Truck, made in Mexico' },
    {
      vehicle: { kind: 'multipurpose', isHeavy: false, country: 'United States' },
      said: 'SUV or van, made in the United States',
    },
    { vehicle: { kind: 'trailer', isHeavy: false, country: '' }, said: 'Trailer' },
    { vehicle: { kind: 'bus', isHeavy: true, country: '' }, said: 'Bus' },
    { vehicle: { kind: 'motorcycle', isHeavy: false, country: '' }, said: 'Motorcycle' },
    { vehicle: { kind: 'lowSpeed', isHeavy: false, country: '' }, said: 'Low-speed vehicle' },
    { vehicle: { kind: 'incomplete', isHeavy: false, country: '' }, said: 'Incomplete vehicle' },
    { vehicle: { kind: 'offRoad', isHeavy: false, country: '' }, said: 'Off-road vehicle' },
  ] as const)('$said', ({ vehicle, said }) => {
    expect(vinOrigin(vehicle)).toBe(said);
  });
});

it.each([
  { count: 1, said: '1 part in your cart is for another vehicle:' },
  { count: 2, said: '2 parts in your cart are for another vehicle:' },
])('$said', ({ count, said }) => {
  expect(partsForOthers(count)).toBe(said);
});
