import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OTHER_MODELS } from '#functions/search/vin/name-differences.ts';
import { vinReader } from '#functions/search/vin/vin-data.ts';
import { fileVins, readVinFile } from '../../../support/file-vins.ts';
import { vinModels } from './vin-models.ts';

const CIVIC = '2HGFC2F58JH512345';
const SILVERADO = '1GCEK19T55E123456';

describe('the data of VINs', () => {
  it('is at most 12 MB', () => {
    expect(statSync(new URL('../../../../functions/search/vin/vin-data.bin', import.meta.url)).size).toBeLessThan(12e6);
  });

  it('is read once for each manufacturer code, and only the bytes of that code', async () => {
    const reads: number[] = [];
    const vins = vinReader(async (key, from, to) => {
      reads.push(to - from);
      return readVinFile(key, from, to);
    });
    await Promise.all([vins.read(CIVIC), vins.read(CIVIC)]);
    await vins.read(CIVIC);
    expect(reads).toHaveLength(1);
    await vins.read(SILVERADO);
    expect(reads).toHaveLength(2);
    expect(Math.max(...reads)).toBeLessThan(100_000);
  });

  it('is read again after a failure', async () => {
    let isDown = true;
    const vins = vinReader((key, from, to) =>
      isDown ? Promise.reject(new Error('down')) : readVinFile(key, from, to),
    );
    await expect(vins.read(CIVIC)).rejects.toThrow('down');
    isDown = false;
    expect((await vins.read(CIVIC))?.facts.model).toBe('Civic');
  });

  it('is not read for an unknown code', async () => {
    const vins = vinReader(() => Promise.reject(new Error('read')));
    expect(await vins.read('DEMAB1230R1000001')).toBeUndefined();
  });

  it('answers from memory within 2 ms, and from the object within 60', async () => {
    const first = await shortest(5, () => vinReader(readVinFile).read(SILVERADO));
    expect(first).toBeLessThan(60);
    expect(await shortest(50, () => fileVins.read(SILVERADO))).toBeLessThan(2);
  });

  it('has every model of the table of differences under its name', async () => {
    const known = await vinModels();
    const names = Object.entries(OTHER_MODELS).flatMap(([make, models]) =>
      Object.keys(models).map((model) => `${make} ${model}`.toLowerCase()),
    );
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** In ms. Machines pause, so the shortest of several runs counts. */
async function shortest(runs: number, run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < runs; index++) {
    const began = performance.now();
    await run();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
