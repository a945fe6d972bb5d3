import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessKind } from '#functions/imports/kinds/guess-kind.ts';
import { IMPORT_KINDS } from '#functions/imports/kinds/import-kinds.ts';
import { HEAD_BYTES } from '#shared/contracts/imports.ts';
import { importKinds } from '#shared/schemas/stored/import.ts';

const guess = (text: string) => guessKind(Buffer.from(text));

const FOLDER = path.join(import.meta.dirname, '..', 'examples');
const examples = await Promise.all(
  (await readdir(FOLDER)).map(async (name) => ({
    kind: name.replace(/\..*$/, '').replace('stock-by-warehouse', 'stock'),
    name,
    head: (await readFile(path.join(FOLDER, name))).subarray(0, HEAD_BYTES),
  })),
);

describe('the kind of a file', () => {
  it.each(examples)('is told of $name', async ({ kind, head }) => {
    const { kinds, isSure } = await guessKind(head);
    expect([kinds[0], isSure]).toEqual([kind, true]);
  });

  it.each([
    { text: 'part_number;LISTPRICE\nA,5', kind: 'prices', why: 'columns in any spelling, order and delimiter' },
    { text: '\n\nPart Number,List Price\nA,5', kind: 'prices', why: 'a header below blank lines' },
    { text: 'Part Number,List Price,Bin', kind: 'prices', why: 'fewer unknown columns than known ones' },
    {
      text: '<?xml version="1.0"?>\n<!-- x -->\n<ACES version="4.2"><Header><Comp',
      kind: 'aces',
      why: 'a root that is not whole',
    },
    { text: '<PIES xmlns="http://www.autocare.org"><Header></Header>', kind: 'pies', why: 'a root with a namespace' },
  ])('is $kind with $why', async ({ text, kind }) => {
    const { kinds, isSure } = await guess(text);
    expect([kinds[0], isSure]).toEqual([kind, true]);
  });

  it('is told of files in other encodings', async () => {
    for (const bytes of [
      Buffer.from('\uFEFFPart Number,List Price\n'),
      Buffer.from('\uFEFFPart Number,List Price\n', 'utf16le'),
    ]) {
      expect(await guessKind(bytes)).toMatchObject({ isSure: true, kinds: ['prices'] });
    }
    expect(
      await guessKind(
        Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><ACES version="4.2"><Header>', 'utf16le'),
      ),
    ).toEqual({
      kinds: ['aces'],
      isSure: true,
    });
  });

  it.each([
    { text: 'Part Number,List Price,Bin,Buyer', why: 'as many unknown columns as known ones' },
    { text: 'Name', why: 'one column that fits by chance' },
    { text: 'Number,Name,Phone,ZIP,Time Zone', why: 'columns that two kinds have' },
    { text: 'Name,Phone', why: 'columns of no kind' },
    { text: '<catalog><part/></catalog>', why: 'another root' },
    { text: '<ACES', why: 'XML that breaks off' },
    { text: '', why: 'nothing' },
    { text: '"Part Number', why: 'a header that is not closed' },
  ])('is asked for with $why', async ({ text }) => {
    expect((await guess(text)).isSure).toBe(false);
  });

  it.each([
    { text: 'PK\u0003\u0004[Content_Types].xml', problem: 'The file is a workbook of a spreadsheet. Save it as CSV.' },
    { text: '<!DOCTYPE html><html>', problem: 'The file is a web page, perhaps one to sign in on.' },
  ])('is none: $problem', async ({ text, problem }) => {
    expect(await guess(text)).toEqual({ kinds: [], isSure: false, problem });
  });

  it('is never an error, whatever a file begins with', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (head) => {
        expect(importKinds).toEqual(expect.arrayContaining((await guessKind(head)).kinds));
      }),
    );
  });

  it('is only one whose header an import would read', async () => {
    const names = importKinds.flatMap((kind) => {
      const { format } = IMPORT_KINDS[kind];
      return typeof format === 'string' ? [] : Object.values(format.columns).map((column) => column.names[0]);
    });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...names), { maxLength: 8 }), async (header) => {
        for (const kind of (await guess(header.join(','))).kinds) {
          const { format } = IMPORT_KINDS[kind];
          const required =
            typeof format === 'string'
              ? []
              : Object.values(format.columns).filter((column) => column.kind === 'required');
          for (const column of required) expect(header.some((name) => column.names.includes(name))).toBe(true);
        }
      }),
    );
  });
});
