import { describe, expect, it } from 'vitest';
import {
  arrivalOf,
  makerLine,
  qualityLine,
  stockLines,
  vehicleLine,
} from '#frontend/store/features/catalogue-list/table/row-facts.ts';
import { aPartCard, aRecycledCard } from '../../../../../builders/part-cards.ts';

/** A Monday. */
const TODAY = '2026-03-02';
const at = (locationName: string, units: number, eda: string) => ({ locationName, units, eda });

describe('the stock of a row', () => {
  it.each([
    { stock: [], says: [], why: 'there is none' },
    { stock: [at('Denver', 22, '2026-03-03')], says: ['22 Denver Tue', ''], why: 'one location has all' },
    {
      stock: [at('Denver', 22, '2026-03-02'), at('Dallas', 1036, '2026-03-04'), at('Newark', 4, '2026-03-09')],
      says: ['22 Denver today', '1,036 Dallas Wed, 4 Newark 03/09'],
      why: 'from a week on, a weekday could be two days',
    },
  ])('is $says, as $why', ({ stock, says }) => {
    expect(stockLines(aPartCard({ stockByLocation: stock }), TODAY)).toEqual(says);
  });

  it.each([
    { distance: 42, says: ['1 Joliet yard', '42 mi'] },
    { distance: null, says: ['1 Joliet yard', ''] },
  ])('is $says of a recycled part $distance miles away', ({ distance, says }) => {
    const card = aRecycledCard({ stockByLocation: [at('Joliet yard', 1, '2026-03-04')], distance });
    expect(stockLines(card, TODAY)).toEqual(says);
  });
});

describe('the arrival of a row', () => {
  it.each([
    { availability: 'local', firstEda: '2026-03-03', says: 'Tue' },
    { availability: 'national', firstEda: '2026-03-09', says: '03/09' },
    { availability: 'limited', firstEda: '2026-03-03', says: 'only 4' },
    { availability: 'backordered', firstEda: '2026-04-13', says: 'expected 04/13' },
    { availability: 'backordered', firstEda: null, says: '' },
    { availability: 'call', firstEda: null, says: '' },
  ] as const)('is "$says" if it is $availability', ({ says, ...part }) => {
    expect(arrivalOf({ ...part, uomQuantityAvailable: 4 }, TODAY)).toBe(says);
  });
});

describe('the vehicle of a row', () => {
  it.each([
    { part: aPartCard({ fitmentYears: { first: 2015, last: 2017 } }), says: '2015–17 Toyota Camry' },
    {
      part: aPartCard({ fitmentYears: { first: 2016, last: 2016 }, fitmentNotes: ['SE'] }),
      says: '2016 Toyota Camry · SE',
    },
    { part: aPartCard({ isSuperseded: true, oversized: true }), says: 'Replaced · Oversized' },
    { part: aRecycledCard(), says: '2018 Toyota Camry' },
    { part: aPartCard(), says: '' },
  ])('is "$says"', ({ part, says }) => {
    expect(vehicleLine(part, 'Toyota Camry')).toBe(says);
  });

  it('has no years where no model is searched for', () => {
    expect(vehicleLine(aPartCard({ fitmentYears: { first: 2015, last: 2017 } }), '')).toBe('');
  });
});

describe('a part that is not new says so (16 CFR 20)', () => {
  it.each([
    { part: aPartCard(), maker: 'Lumavista', quality: '' },
    { part: aPartCard({ ftcDisplay: 'Remanufactured' }), maker: 'Lumavista', quality: 'Remanufactured' },
    { part: aRecycledCard({ mileage: 41_209 }), maker: 'Used part', quality: '41,209 mi' },
    { part: aRecycledCard({ mileage: null }), maker: 'Used part', quality: 'Mileage unknown' },
  ])('"$maker", "$quality"', ({ part, maker, quality }) => {
    expect([makerLine(part), qualityLine(part)]).toEqual([maker, quality]);
  });
});
