import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availability, notSold, type StockSource } from '#shared/rules/pricing/availability.ts';
import { MOST_LOCATIONS, stockByLocation } from '#shared/rules/pricing/stock-by-location.ts';
import { sourceKinds } from '#shared/values/catalogue/availability-states.ts';

const DAYS = { local: '2026-03-03', transfer: '2026-03-04', national: '2026-03-09' };
const nameOf = ({ location }: StockSource): string => `Warehouse ${location}`;
const dayOf = ({ kind }: StockSource): string => DAYS[kind];

const source = (kind: StockSource['kind'], location: string, onHand: number): StockSource => ({
  kind,
  location,
  onHand,
});
const listed = (sources: readonly StockSource[], quantity = 1) =>
  stockByLocation(availability(sources, { quantity, eaches: 1 }, false), nameOf, dayOf).map(
    ({ locationName, units, eda }) => `${units} ${locationName} ${eda}`,
  );

describe('the stock by location', () => {
  it.each([
    {
      sources: [source('transfer', '12', 36), source('local', '11', 22)],
      rows: ['22 Warehouse 11 2026-03-03', '36 Warehouse 12 2026-03-04'],
      why: 'the nearest is first, however few it has',
    },
    {
      sources: [source('transfer', '12', 3), source('transfer', '13', 8)],
      rows: ['8 Warehouse 13 2026-03-04', '3 Warehouse 12 2026-03-04'],
      why: 'of two that are equally near, the one with more is first',
    },
    {
      sources: [source('transfer', '13', 5), source('transfer', '12', 5)],
      rows: ['5 Warehouse 12 2026-03-04', '5 Warehouse 13 2026-03-04'],
      why: 'equal ones are in the order of their numbers',
    },
    {
      sources: [source('local', '11', 0), source('national', '15', 4)],
      rows: ['4 Warehouse 15 2026-03-09'],
      why: 'a location without any is not named',
    },
    { sources: [], rows: [], why: 'there is none' },
  ])('is $rows, as $why', ({ sources, rows }) => {
    expect(listed(sources)).toEqual(rows);
  });

  it('is the same for any quantity, as it says what there is', () => {
    const sources = [source('local', '11', 2), source('transfer', '12', 3)];
    expect(listed(sources, 99)).toEqual(listed(sources, 1));
  });

  it('is empty for a part that is not sold', () => {
    expect(stockByLocation(notSold(1), nameOf, dayOf)).toEqual([]);
  });

  const stock = fc.record({
    kind: fc.constantFrom(...sourceKinds),
    location: fc.string(),
    onHand: fc.integer({ min: -5, max: 50 }),
  });

  it('never says more than is available, nor more locations than a row has room for', () => {
    fc.assert(
      fc.property(fc.array(stock), fc.integer({ min: 1, max: 12 }), (sources, eaches) => {
        const found = availability(sources, { quantity: 1, eaches }, false);
        const rows = stockByLocation(found, nameOf, dayOf);
        expect(rows.length).toBeLessThanOrEqual(MOST_LOCATIONS);
        expect(rows.every(({ units }) => units > 0)).toBe(true);
        expect(rows.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(found.unitsAvailable);
        const days = rows.map(({ eda }) => eda);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });
});
