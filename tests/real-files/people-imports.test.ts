import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ACCOUNT_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { peopleWorld } from '../support/people-imports/people-world.ts';

const DATA = path.resolve('../shared/data');

const NEW_YORK = [
  { column: 'Company Name', heading: 'facility_name' },
  { column: 'Address', heading: 'facility_street' },
  { column: 'City', heading: 'city_from_zip' },
  { column: 'State', heading: 'state_from_zip' },
  { column: 'Postal Code', heading: 'facility_zip' },
];

it('C16: the facilities of New York go in 237 batches, and every further shop of a name is told', { timeout: 900_000 }, async () => {
  const world = await peopleWorld();
  const file = await readFile(path.join(DATA, 'accounts/ny_dmv_facilities_2020.csv'));
  const begun = performance.now();
  const checked = await world.checked(file, { mapping: NEW_YORK });
  console.log('checked', Math.round(performance.now() - begun), JSON.stringify(checked.results));
  expect(checked).toMatchObject({ state: 'checked', rows: 23_654 });
  const faults = await world.rows(checked.id, { Result: ACCOUNT_ROW_TEXTS.repeated, Take: '0' });
  const mavis = await world.rows(checked.id, { Column: 'Company Name', Value: 'MAVIS DISCOUNT TIRE', Take: '1000' });
  console.log(faults.total, mavis.total, mavis.data[0]);
  const from = performance.now();
  const saved = await world.saved(checked.id);
  console.log('saved', Math.round(performance.now() - from), JSON.stringify(saved.results), saved.progress, process.memoryUsage.rss() / 1e6);
  expect(saved.progress).toMatchObject({ batches: 237, total: 23_654 });
});
