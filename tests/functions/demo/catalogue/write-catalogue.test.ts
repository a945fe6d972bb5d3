import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoFile, writeCatalogue } from '#functions/demo/catalogue/write-catalogue.ts';
import { isImportKind } from '#functions/imports/kinds/import-kinds.ts';
import { fileAt } from '#functions/imports/staging/import-file.ts';
import { importKinds } from '#shared/schemas/stored/import.ts';
import { demoTable } from '../../../support/demo-table.ts';
import { importBench } from '../../../support/import-bench.ts';

/** Makes some 2,000 parts of each line of business: every maker, format and kind of part is among them. */
const SMALL = 0.1;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'demo-catalogue-'));
});
afterAll(() => rm(folder, { recursive: true }));

const written = (name: string, scale = SMALL) => writeCatalogue(path.join(folder, name), scale);

async function hashOf(files: readonly DemoFile[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.basename(file.path)).update(await readFile(file.path));
  return hash.digest('hex');
}

describe('the files of the demo catalogue', () => {
  it('are read by the import to the last row, without an issue', async () => {
    const { files } = written('checked');
    // After the date of the files, because no file is dated later than it is loaded.
    const now = () => new Date('2026-11-28T09:00:00Z');
    const { importFiles } = await importBench({ table: await demoTable(), now });
    const given = files.flatMap(({ path: at, kind }) => (isImportKind(kind) ? [fileAt(at, kind)] : []));
    const { outcome, issues } = await importFiles(await Promise.all(given));
    expect([given.length, outcome.kind]).toEqual([files.length, 'published']);
    expect(issues).toEqual([]);
  });

  it('are of every format there is', () => {
    const kinds = new Set(written('kinds').files.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(importKinds.toSorted());
  });

  it('are the same whenever they are written', async () => {
    expect(await hashOf(written('second').files)).toBe(await hashOf(written('first').files));
  });

  it('hold ten times as many parts at ten times the scale', () => {
    const [small, large] = [written('small', 0.04), written('large', 0.4)];
    expect(large.salvage).toBe(small.salvage * 10);
    // Vehicles hardly asked for have their parts at any scale.
    expect(large.aftermarket / small.aftermarket).toBeGreaterThan(4);
  });
});
