import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { decodedText } from '#functions/imports/csv/decoded-text.ts';
import { sameCompanyName } from '#shared/rules/accounts/company-name.ts';
import { csvRecords } from '#shared/rules/csv/csv-records.ts';

const PIECE = 64 * 1024 + 1;

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

async function cellsOf(bytes: Uint8Array): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const batch of csvRecords(decodedText(inPieces(bytes)))) {
    for (const record of batch) rows.push('cells' in record ? record.cells : [record.problem]);
  }
  return rows;
}

const bytesOf = (file: string) => readFileSync(path.resolve('../shared/data/vehicles', file));
const column = (rows: readonly string[][], index: number) => rows.slice(1).map((row) => String(row[index]));

describe('the names of 22,447 manufacturers', async () => {
  const bytes = bytesOf('vpic_manufacturers.csv');
  const rows = await cellsOf(bytes);
  const names = column(rows, 1);

  it('are all read', () => {
    expect(names.length).toBe(22_447);
  });

  it('case C04: are the same from windows-1252 as from UTF-8', async () => {
    // ISO 8859-1 has all that windows-1252 writes alike, and no more is in these.
    const both = names.filter((name) => Buffer.from(name, 'latin1').toString('latin1') === name);
    const text = Papa.unparse(both.map((name) => [name]));
    const fromWindows = await cellsOf(Buffer.from(text, 'latin1'));
    expect(both).toContain('TI AUTOMOTIVE (FULDABRÜCK) GMBH');
    expect(fromWindows).toEqual(both.map((name) => [name]));
  });

  it('case C14: with commas and quotes come back as they were written', async () => {
    expect(names.filter((name) => name.includes(',')).length).toBe(8_403);
    expect(names.filter((name) => name.includes('"')).length).toBe(12);
    expect(await cellsOf(Buffer.from(Papa.unparse(rows)))).toEqual(rows);
  });

  it('case C19: name the same company where they differ in case and blanks only', () => {
    const apartFromEdges = new Set(names.map((name) => name.trim().toLowerCase()));
    expect(names.length - apartFromEdges.size).toBe(57);
    // Two more differ in the blanks between their words.
    expect(names.length - new Set(names.map(sameCompanyName)).size).toBe(59);
  });
});

describe('the identifiers of 12,767 manufacturers', async () => {
  const identifiers = column(await cellsOf(bytesOf('vpic_wmi.csv')), 0);

  it('case C07: are kept as text', () => {
    expect(identifiers).toContain('1E9003');
    expect(identifiers.filter((identifier) => /^\d+E\d+$/.test(identifier)).length).toBe(381);
  });

  it('are all read', () => {
    expect(identifiers.filter((identifier) => /^[0-9A-Z]{3,6}$/.test(identifier)).length).toBe(12_767);
  });
});
