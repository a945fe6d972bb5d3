import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availability,
  notSold,
  type ServiceArea,
  type StockSource,
  sourceKindOf,
} from '#shared/rules/pricing/availability.ts';
import { sourceKinds } from '#shared/values/catalogue/availability-states.ts';

const near: ServiceArea = {
  lineOfBusiness: 'aftermarket',
  serviceLocation: '11',
  transfersFrom: ['12', '501'],
  isNational: false,
};
const salvage: ServiceArea = { ...near, lineOfBusiness: 'salvage' };

describe('a place', () => {
  it.each([
    { location: '11', area: near, kind: 'local', why: 'it is the service location' },
    { location: '12', area: near, kind: 'transfer', why: 'it is on the transfer list' },
    { location: '13', area: near, kind: undefined, why: 'only the national search reaches it' },
    { location: '13', area: { ...near, isNational: true }, kind: 'national', why: 'all others are national' },
    { location: '501', area: salvage, kind: 'transfer', why: 'the yard is on the transfer list' },
    { location: '502', area: salvage, kind: undefined, why: 'only the national search reaches it' },
    { location: '502', area: { ...salvage, isNational: true }, kind: 'national', why: 'all others are national' },
    { location: '11', area: salvage, kind: undefined, why: 'a yard of that number is not the warehouse' },
    {
      location: '13',
      area: { ...near, serviceLocation: undefined, transfersFrom: [] },
      kind: 'national',
      why: 'no ship-to postal code is known, so everything is far away',
    },
    {
      location: '501',
      area: { ...salvage, serviceLocation: undefined, transfersFrom: [] },
      kind: undefined,
      why: 'a yard is near somewhere or needs the national search',
    },
  ])('$location is $kind, because $why', ({ location, area, kind }) => {
    expect(sourceKindOf(location, area)).toBe(kind);
  });
});

const sources: readonly StockSource[] = [
  { kind: 'national', location: '14', onHand: 9 },
  { kind: 'local', location: '11', onHand: 2 },
  { kind: 'transfer', location: '12', onHand: 3 },
];
const empty = sources.map((source) => ({ ...source, onHand: 0 }));

describe('availability (decision P8)', () => {
  it.each([
    { from: sources, quantity: 2, eaches: 1, expected: false, state: 'local', units: 14, missing: 0, at: ['11'] },
    {
      from: sources,
      quantity: 3,
      eaches: 1,
      expected: false,
      state: 'transfer',
      units: 14,
      missing: 0,
      at: ['11', '12'],
    },
    {
      from: sources,
      quantity: 6,
      eaches: 1,
      expected: false,
      state: 'national',
      units: 14,
      missing: 0,
      at: ['11', '12', '14'],
    },
    {
      from: sources,
      quantity: 15,
      eaches: 1,
      expected: true,
      state: 'limited',
      units: 14,
      missing: 1,
      at: ['11', '12', '14'],
    },
    { from: sources, quantity: 1, eaches: 2, expected: false, state: 'local', units: 7, missing: 0, at: ['11'] },
    { from: sources, quantity: 1, eaches: 15, expected: false, state: 'call', units: 0, missing: 1, at: [] },
    { from: empty, quantity: 2, eaches: 1, expected: true, state: 'backordered', units: 0, missing: 2, at: [] },
    { from: empty, quantity: 2, eaches: 1, expected: false, state: 'call', units: 0, missing: 2, at: [] },
    { from: [], quantity: 1, eaches: 1, expected: false, state: 'call', units: 0, missing: 1, at: [] },
  ])('of $quantity units of $eaches is $state', ({ from, quantity, eaches, expected, state, units, missing, at }) => {
    const found = availability(from, { quantity, eaches }, expected);
    expect(found).toMatchObject({ state, unitsAvailable: units, unitsMissing: missing });
    expect(found.allocated.map(({ source }) => source.location)).toEqual(at);
  });

  it.each([
    { from: sources, quantity: 1, eaches: 1, stock: { 11: 2, 12: 3, 14: 9 }, why: 'nothing is wanted of the others' },
    { from: sources, quantity: 99, eaches: 2, stock: { 11: 1, 12: 1, 14: 4 }, why: 'whole units are counted' },
    { from: sources, quantity: 1, eaches: 3, stock: { 12: 1, 14: 3 }, why: 'two eaches are no unit of three' },
    { from: empty, quantity: 1, eaches: 1, stock: {}, why: 'none has any' },
  ])('says the units of each location: $stock, as $why', ({ from, quantity, eaches, stock }) => {
    const found = availability(from, { quantity, eaches }, false).stock;
    expect(Object.fromEntries(found.map(({ source, units }) => [source.location, units]))).toEqual(stock);
  });

  it('of a part without a price is a call', () => {
    expect(notSold(3)).toEqual({ state: 'call', unitsAvailable: 0, unitsMissing: 3, allocated: [], stock: [] });
  });

  const stock = fc.record({
    kind: fc.constantFrom(...sourceKinds),
    location: fc.string(),
    onHand: fc.integer({ min: -5, max: 50 }),
  });

  it('never exceeds the stock, and takes whole units only', () => {
    fc.assert(
      fc.property(
        fc.array(stock),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 12 }),
        (from, quantity, eaches) => {
          const found = availability(from, { quantity, eaches }, false);
          const reserved = found.allocated.reduce((sum, each) => sum + each.eaches, 0);
          expect(found.allocated.every((each) => each.eaches <= each.source.onHand)).toBe(true);
          expect(reserved).toBe((quantity - found.unitsMissing) * eaches);
          expect(quantity - found.unitsMissing).toBe(Math.min(quantity, found.unitsAvailable));
        },
      ),
    );
  });

  it('never improves when more is wanted', () => {
    const ranks = [...sourceKinds, 'limited', 'backordered', 'call'];
    fc.assert(
      fc.property(fc.array(stock), fc.integer({ min: 1, max: 99 }), (from, quantity) => {
        const rankOf = (wanted: number) =>
          ranks.indexOf(availability(from, { quantity: wanted, eaches: 1 }, false).state);
        expect(rankOf(quantity + 1)).toBeGreaterThanOrEqual(rankOf(quantity));
      }),
    );
  });
});
