import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ImportKind } from '#shared/schemas/stored/import.ts';
import { anAcesFile } from '../../../builders/aces.ts';
import { aProductFile } from '../../../builders/catalogue-files.ts';
import { fileOf, importBench } from '../../../support/import-bench.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const WORKBOOK = 'The file is a workbook of a spreadsheet. Save it as CSV.';

describe('case N28: a file of another kind', () => {
  const cases: readonly { kind: ImportKind; bytes: Buffer; message: string; why: string }[] = [
    {
      kind: 'products',
      bytes: latin1('PK\x03\x04\x14\0\x06\0[Content_Types].xml'),
      message: WORKBOOK,
      why: 'a workbook',
    },
    { kind: 'prices', bytes: latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), message: WORKBOOK, why: 'an old workbook' },
    {
      kind: 'aces',
      bytes: latin1('PK\x03\x04\x14\0\x06\0aces.xml'),
      message: 'The file is a ZIP archive. Unpack it.',
      why: 'a ZIP archive',
    },
    {
      kind: 'stock',
      bytes: gzipSync('Part Number,stock:DEN\nA1,1\n'),
      message: 'The file is compressed with gzip. Unpack it.',
      why: 'gzip',
    },
    {
      kind: 'salvage',
      bytes: latin1('\n<!DOCTYPE html>\n<html><form>Sign in, please</form></html>'),
      message: 'The file is a web page, perhaps one to sign in on.',
      why: 'a login page',
    },
    { kind: 'products', bytes: latin1('%PDF-1.7\n'), message: 'The file is a PDF.', why: 'a PDF' },
    {
      kind: 'products',
      bytes: Buffer.from(anAcesFile()),
      message: 'The file is XML. Import it as aces or pies.',
      why: 'ACES as CSV',
    },
  ];

  it.each(cases)('is refused as what it is, and changes nothing: $why', async ({ kind, bytes, message }) => {
    const bench = await importBench();
    const file = fileOf({ kind, content: '' });
    const open = async function* () {
      for (const byte of bytes) yield Buffer.of(byte);
    };
    const { outcome, issues } = await bench.importFiles([
      fileOf({ kind: 'part-types', content: 'Line,Code,Name\n1,6832,Filter' }),
      { ...file, open },
    ]);
    expect(outcome.kind).toBe('unusable');
    expect(issues).toEqual([{ file: `${kind}.txt`, line: 1, code: 'wrong-file', message, severity: 'refused' }]);
    expect(await bench.tools.versions.current()).toBeUndefined();
  });

  it('is not one that only has such letters in it', async () => {
    const bench = await importBench();
    const { outcome } = await bench.importFiles({ products: aProductFile('PK1', '%PDF') });
    expect(outcome.kind).toBe('published');
  });
});
