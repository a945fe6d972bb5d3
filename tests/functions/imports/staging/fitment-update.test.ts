import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FitmentChange } from '#functions/imports/aces/fitment-change.ts';
import { groupedRows } from '#functions/imports/sources/grouped-rows.ts';
import { sortedRows } from '#functions/imports/sources/sorted-rows.ts';
import {
  type FitmentUpdate,
  fitmentKey,
  fitmentUpdateOf,
  updatedFitments,
} from '#functions/imports/staging/fitment-update.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import type { SentFitments } from '#shared/schemas/catalogue/fitment-row.ts';

const brandPartNumber = fc.constantFrom('P1', 'P2', 'P3');
const id = fc.constantFrom('1', '2', '3', '4');
const year = fc.integer({ min: 1990, max: 1995 });
const fields = { brand: fc.constant('BBBB'), brandPartNumber };

const added: fc.Arbitrary<FitmentChange> = fc
  .record({ ...fields, id, year })
  .map(({ id: appId, year: from, ...part }) => {
    const app = { id: appId, partType: '6832', quantity: 1, notes: [], options: [] };
    return { ...part, application: { ...app, vehicle: { baseVehicle: String(from) } } };
  });
const deleted: fc.Arbitrary<FitmentChange> = fc.record({ ...fields, deleted: id });
const file = fc.array(fc.oneof(added, added, deleted), { minLength: 1, maxLength: 12 });

async function updateOf(changes: readonly FitmentChange[]): Promise<FitmentUpdate[]> {
  const parts = await collect(groupedRows(sortedRows(changes, fitmentKey), fitmentKey));
  return parts.map(fitmentUpdateOf);
}

async function* batches<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (const row of rows) yield [row];
}

/** The same without order and without cleverness: one list of what is there, gone through for every change. */
function obvious(files: readonly (readonly FitmentChange[])[]): string[] {
  let all: { readonly part: string; readonly id: string; readonly file: number; readonly text: string }[] = [];
  for (const [number, changes] of files.entries()) {
    for (const change of changes) {
      const part = change.brandPartNumber;
      if ('deleted' in change) {
        // Deletes the application with this id: in its own file only for the same part, in earlier files for any part.
        all = all.filter((one) => one.id !== change.deleted || (one.file === number && one.part !== part));
        continue;
      }
      const app = change.application;
      all = all.filter((one) => one.id !== app.id || one.file === number);
      all.push({ part, id: app.id, file: number, text: `${part} ${JSON.stringify(app)}` });
    }
  }
  return all.map(({ text }) => text).sort();
}

const textsOf = (rows: readonly SentFitments[]): string[] =>
  rows
    .flatMap(({ brandPartNumber: part, applications }) => applications.map((app) => `${part} ${JSON.stringify(app)}`))
    .sort();

it('updates one after the other leave what going through them change by change leaves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 4 }), async (files) => {
      let rows: SentFitments[] = [];
      for (const changes of files) {
        const update = await updateOf(changes);
        rows = await collect(updatedFitments(batches(rows), () => batches(update)));
      }
      expect(textsOf(rows)).toEqual(obvious(files));
    }),
    { numRuns: 300 },
  );
});

it('parts come in order, each once, and none without applications', async () => {
  await fc.assert(
    fc.asyncProperty(file, file, async (first, second) => {
      const once = await collect(updatedFitments(batches([]), () => batchesOf(first)));
      const rows = await collect(updatedFitments(batches(once), () => batchesOf(second)));
      const keys = rows.map(fitmentKey);
      expect(keys).toEqual([...new Set(keys)].sort());
      expect(rows.filter(({ applications }) => applications.length === 0)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

async function* batchesOf(changes: readonly FitmentChange[]): AsyncGenerator<FitmentUpdate[]> {
  yield await updateOf(changes);
}
