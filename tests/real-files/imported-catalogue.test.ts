import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceRows } from '#functions/imports/sources/source-files.ts';
import { fileAt } from '#functions/imports/staging/import-file.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import type { SentFitments } from '#shared/schemas/catalogue/fitment-row.ts';
import { aVehicleMap } from '../builders/catalogue-files.ts';
import { fileOf, importBench } from '../support/import-bench.ts';

const aces = await fileAt(path.resolve('../shared/data/aces/ACES_3_1_AirQualitee_FULL_2017-01-12.xml'), 'aces');
const bench = await importBench();
const first = await bench.importFiles([aces]);
const rows = await fitments();
const references = rows.flatMap(({ applications }) => applications).map(({ vehicle }) => vehicle);

async function fitments(): Promise<SentFitments[]> {
  const { sources = [] } = (await bench.tools.versions.current()) ?? {};
  return collect(sourceRows<SentFitments>(bench.store, ...sources.filter(({ kind }) => kind === 'fitments')));
}

/** A name for each vehicle, as nobody may pass the licensed ones on. */
const vehicleMap = aVehicleMap(
  ...[...new Set(references.flatMap((vehicle) => ('baseVehicle' in vehicle ? [vehicle.baseVehicle] : [])))].map(
    (id) => `${id},2010,Make ${Number(id) % 20},Model ${id},,`,
  ),
);

const products = [
  'Part Number,Brand,Brand Part Number,Manufacturer,Part Type,Product Line,Title',
  ...rows.map(
    ({ brand, brandPartNumber: number }) => `${number},${brand},${number},AirQualitee,6832,FILTERS,Cabin Air Filter`,
  ),
].join('\n');

it('cases E01 and E02: all 6,512 applications of 257 parts are stored, none of them on a guessed vehicle', () => {
  expect(first.outcome).toMatchObject({ kind: 'published', version: { index: { counts: { fitments: 0 } } } });
  expect([rows.length, references.length]).toEqual([257, 6512]);
});

it.each([
  'Position 341221 is not in the list (1 time).',
  'BaseVehicle 588822 is not in the vehicle map (1 time).',
  'BaseVehicle 588922 is not in the vehicle map (1 time).',
  `BMNN has numbers with fitments but without a product: 257, for example ${rows[0]?.brandPartNumber}.`,
])('case E01: the report says: %s', (message) => {
  expect(first.issues.map((issue) => issue.message)).toContain(message);
});

it('are found when products and a vehicle map come, without the file being imported again', async () => {
  await bench.importFiles([
    fileOf({ kind: 'products', content: products }),
    fileOf({ kind: 'vehicle-map', content: vehicleMap }),
  ]);
  const [shared] = rows.find(({ brandPartNumber }) => brandPartNumber === 'AQ1102C')?.applications ?? [];
  const id = shared && 'baseVehicle' in shared.vehicle ? shared.vehicle.baseVehicle : '';
  const found = await bench.found({ years: [2010], makes: [`Make ${Number(id) % 20}`], models: [`Model ${id}`] });
  expect((await bench.tools.versions.current())?.index.counts).toMatchObject({ aftermarket: 257, fitments: 6512 });
  expect(found).toEqual(expect.arrayContaining(['001#AQ1102', '001#AQ1102C']));
});
