import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ACCOUNT_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { peopleWorld } from '../support/people-imports/people-world.ts';

const dataFile = (name: string) => readFile(path.resolve('../shared/data', name));
const NEW_YORK = [
  { column: 'Company Name', heading: 'facility_name' },
  { column: 'Address', heading: 'facility_street' },
  { column: 'City', heading: 'city_from_zip' },
  { column: 'State', heading: 'state_from_zip' },
  { column: 'Postal Code', heading: 'facility_zip' },
];
const REPEATED = { Result: ACCOUNT_ROW_TEXTS.repeated };

it('C16: 23,654 facilities of New York go in 237 batches, and every further shop of a name is told', {
  timeout: 1_800_000,
}, async () => {
  const world = await peopleWorld();
  const { id, ...checked } = await world.checked(await dataFile('accounts/ny_dmv_facilities_2020.csv'), {
    mapping: NEW_YORK,
  });
  expect(checked).toMatchObject({ state: 'checked', rows: 23_654, ready: 20_665 });
  expect((await world.rows(id, { ...REPEATED, Take: '0' })).total).toBe(2971);
  // One of the 19 rows without a city and a state is a repeat too. 20,683 names are 20,665 good rows and 18 others.
  expect((await world.rows(id, { Result: ACCOUNT_ROW_TEXTS.addressIncomplete, Take: '0' })).total).toBe(18);
  expect((await world.rows(id, { Column: 'City', Value: '' })).total).toBe(19);
  const mavis = await world.rows(id, { Column: 'Company Name', Value: 'MAVIS DISCOUNT TIRE' });
  expect(mavis.total).toBe(156);
  expect(mavis.data.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(155);
  const saved = await world.saved(id);
  expect(saved).toMatchObject({ state: 'done', imported: 20_665 });
  expect(saved.progress).toMatchObject({ batches: 237, batchesDone: 237, total: 23_654, leftOut: 2989 });
  expect(await world.companies()).toHaveLength(20_665);
});

it('tells the 59 repeats among the manufacturers of vPIC', { timeout: 300_000 }, async () => {
  const world = await peopleWorld();
  const { id } = await world.checked(await dataFile('vehicles/vpic_manufacturers.csv'), {
    mapping: [{ column: 'Company Name', heading: 'name' }],
  });
  expect((await world.rows(id, { ...REPEATED, Take: '0' })).total).toBe(59);
});
