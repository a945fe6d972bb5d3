import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterFitment, fitmentGroups } from '#shared/rules/catalogue/fitment-groups.ts';

const vehicle = (systemYear: string, systemMake: string, systemModel: string, webDescription = '') => ({
  systemYear,
  systemMake,
  systemModel,
  webDescription,
});
const CAMRY = vehicle('2012-2014', 'Toyota', 'Camry', 'Left; Without fog lamps');
const COROLLA = vehicle('2016', 'Toyota', 'Corolla');
const CIVIC = vehicle('2012', 'Honda', 'Civic');

it('groups by make and model, newest years first', () => {
  const older = vehicle('2009-2011', 'Toyota', 'Camry');
  expect(fitmentGroups([COROLLA, older, CAMRY, CIVIC])).toEqual([
    { make: 'Honda', models: [{ model: 'Civic', rows: [{ years: '2012', notes: '' }] }] },
    {
      make: 'Toyota',
      models: [
        {
          model: 'Camry',
          rows: [
            { years: '2012-2014', notes: 'Left; Without fog lamps' },
            { years: '2009-2011', notes: '' },
          ],
        },
        { model: 'Corolla', rows: [{ years: '2016', notes: '' }] },
      ],
    },
  ]);
});

it('sorts single years like ranges', () => {
  const years = ['2012', '2016', '2013-2014'];
  const [group] = fitmentGroups(years.map((year) => vehicle(year, 'Honda', 'Civic')));
  expect(group?.models[0]?.rows.map((row) => row.years)).toEqual(['2016', '2013-2014', '2012']);
});

describe('the filter', () => {
  it.each([
    { typed: '', found: [CAMRY, COROLLA, CIVIC], why: 'nothing typed' },
    { typed: 'toyota', found: [CAMRY, COROLLA], why: 'a make in any case' },
    { typed: ' Cam  toy ', found: [CAMRY], why: 'parts of words in any order' },
    { typed: '2013', found: [CAMRY], why: 'a year within a span' },
    { typed: '2012', found: [CAMRY, CIVIC], why: 'a year at its end' },
    { typed: '2015', found: [], why: 'a year outside' },
    { typed: 'fog', found: [CAMRY], why: 'a note' },
    { typed: '2013 honda', found: [], why: 'words that no single vehicle has' },
  ])('finds $found.length for "$typed": $why', ({ typed, found }) => {
    expect(filterFitment([CAMRY, COROLLA, CIVIC], typed)).toEqual(found);
  });
});

it('loses no vehicle', () => {
  const vehicles = fc.array(
    fc.record({
      systemYear: fc.integer({ min: 1890, max: 2100 }).map(String),
      systemMake: fc.constantFrom('Honda', 'Toyota', 'Ram'),
      systemModel: fc.constantFrom('1500', 'Civic', 'Camry'),
      webDescription: fc.string(),
    }),
  );
  fc.assert(
    fc.property(vehicles, (fitment) => {
      const rows = fitmentGroups(fitment).flatMap(({ models }) => models.flatMap((model) => model.rows));
      expect(rows.length).toBe(fitment.length);
    }),
  );
});
