import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { catalogueCommand } from '#functions/imports/catalogue-command.ts';
import type { ImportKind } from '#shared/schemas/stored/import.ts';
import { importBench } from '../../../support/import-bench.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { unmanaged } from '../../../support/unmanaged-store.ts';

const MADE = new Date('2026-03-01T00:00:00Z');
const TIMES = 50;
/** The lines of two screens of a terminal. */
const TWO_SCREENS = 100;

/** A row with a fault, and the codes that tell it. `n` makes each row another one. */
interface Faulty {
  readonly kind: ImportKind;
  readonly row: (n: number) => string;
  readonly codes: readonly string[];
  /** Repeated problems of a file are reported once, with their count. */
  readonly isCounted?: boolean;
  readonly isRefused?: boolean;
}

const HEADERS: Partial<Record<ImportKind, string>> = {
  products:
    'Part Number,Brand,Brand Part Number,Manufacturer,Part Type,Product Line,Title,UOM,Images,CAPA,Alternate Numbers',
  prices: 'Part Number,List Price,Core Price,price:gold',
  stock: 'Part Number,Warehouse,On Hand,Expected,As Of',
  salvage: 'GUID,Interchange Number,Yard Number,List Price,Title,Year,Make,Model,Mileage,VIN',
  yards: 'Yard Number,Name,Phone Number,Postal Code,Latitude,Longitude,Time Zone',
};

const product = (number: string, title = 'Hood', rest = ',,,') =>
  `${number},BBBB,B${number.replaceAll('"', '')},Maker,6832,LINE,${title},${rest}`;
const part = (id: string, rest: string, model = 'Accord') =>
  `${id},300-58612,Y1,100,Engine,2019,Honda,${model},${rest}`;

const FAULTS: readonly Faulty[] = [
  { kind: 'products', row: (n) => product(`I${n}`, 'Hood', `,N/A${n},,`), codes: ['invalid-url'] },
  { kind: 'products', row: (n) => product(`C${n}`, 'Hood', `,,maybe${n},`), codes: ['invalid'] },
  { kind: 'products', row: (n) => product(`U${n}`, 'Hood', 'BX,,,'), codes: ['invalid'], isRefused: true },
  { kind: 'products', row: (n) => product(`H#${n}`), codes: ['invalid'], isRefused: true },
  { kind: 'products', row: (n) => product(`Р-U${n}`), codes: ['mixed-scripts', 'mixed-scripts'] },
  { kind: 'products', row: (n) => product(`Z\u200b${n}`), codes: ['invisible-characters'], isCounted: true },
  { kind: 'products', row: (n) => product(`W${n}`, 'Wheel &amp; Tire'), codes: ['web-references'], isCounted: true },
  {
    kind: 'products',
    row: (n) => product(`S${n}`, 'Hood', ',,,"X1; X2"'),
    codes: ['several-numbers'],
    isCounted: true,
  },
  {
    kind: 'products',
    row: (n) => product(`R${n}`, 'Hood', '').replace(/,+$/, ''),
    codes: ['short-row'],
    isCounted: true,
  },
  { kind: 'prices', row: (n) => `P${n},twelve,,`, codes: ['invalid-price'], isRefused: true },
  { kind: 'prices', row: (n) => `K${n},5,free,`, codes: ['invalid-price'], isRefused: true },
  { kind: 'prices', row: (n) => `NOSUCH${n},5,,`, codes: ['unknown-part'], isCounted: true },
  { kind: 'stock', row: (n) => `F${n},DEN,1,,2031-01-01`, codes: ['future-time'] },
  { kind: 'stock', row: (n) => `N${n},DEN,-${n + 1},,`, codes: ['negative-stock'] },
  { kind: 'stock', row: (n) => `E${n},DEN,1,soon,`, codes: ['invalid-date'] },
  { kind: 'stock', row: (n) => `Q${n},DEN,some,,`, codes: ['invalid-number'], isRefused: true },
  { kind: 'salvage', row: (n) => part(`m-${n}`, 'Exempt,'), codes: ['unknown-mileage'] },
  { kind: 'salvage', row: (n) => part(`v-${n}`, `,1HGNOVIN${n}`), codes: ['invalid-vin'] },
  { kind: 'salvage', row: (n) => part(`d-${n}`, ',', `${(n % 28) + 1}-May`), codes: ['rewritten-number'] },
  { kind: 'yards', row: (n) => `YE${n},Yard,3035550141,80022,,,EST`, codes: ['time-zone'] },
  { kind: 'yards', row: (n) => `YF${n},Yard,3035550141,80022,39.8,104.9,America/Denver`, codes: ['far-place'] },
];

const GOOD: Partial<Record<ImportKind, string>> = {
  products: product('GOOD1'),
  prices: 'GOOD1,12.50,,',
  stock: 'GOOD1,DEN,3,,',
  salvage: part('good-1', '61204,'),
  yards: 'Y1,Yard,3035550141,80022,,,America/Denver',
};

/** Numbers of the rows of prices and stock, which are no fault themselves. */
const NAMED = ['P', 'K', 'F', 'N', 'E', 'Q'].flatMap((letter) =>
  Array.from({ length: TIMES }, (_, n) => product(`${letter}${n}`)),
);

function fileOf(kind: ImportKind): { readonly content: string; readonly lines: ReadonlyMap<number, Faulty> } {
  const lines = new Map<number, Faulty>();
  const rows = [HEADERS[kind] ?? '', ...(kind === 'products' ? NAMED : [])];
  for (let n = 0; n < TIMES; n += 1) {
    for (const fault of FAULTS.filter((one) => one.kind === kind)) {
      rows.push(fault.row(n));
      lines.set(rows.length, fault);
    }
  }
  return { content: [...rows, GOOD[kind] ?? ''].join('\n'), lines };
}

it('a feed with a thousand faults of all kinds: all are told, none twice, and the good rows are in the shop', async () => {
  const folder = await temporaryFolder();
  const bench = await importBench();
  const kinds = Object.keys(HEADERS) as ImportKind[];
  const args: string[] = [];
  for (const kind of kinds) {
    const file = path.join(folder, `${kind}.csv`);
    await writeFile(file, fileOf(kind).content);
    await utimes(file, MADE, MADE);
    args.push(`${kind}=${file}`);
  }
  const shown: string[] = [];
  const tools = { ...bench.tools, store: unmanaged(bench.store) };
  expect(await catalogueCommand(tools, args, (line) => shown.push(line.replaceAll(folder, 'FOLDER')))).toBe(true);
  expect(shown.length).toBeLessThanOrEqual(TWO_SCREENS);

  const id = shown[0]?.replace('Import ', '') ?? '';
  const told: string[] = [];
  await catalogueCommand(tools, ['status', id], (line) => told.push(line.replaceAll(folder, 'FOLDER')));
  const issues = told.filter((line) => line.startsWith('FOLDER/'));
  expect(new Set(issues).size).toBe(issues.length);

  for (const kind of kinds) {
    const { lines } = fileOf(kind);
    const ofFile = issues.filter((line) => line.startsWith(`FOLDER/${kind}.csv:`));
    const expected = [...lines].filter(([, { isCounted }]) => !isCounted);
    for (const [line, { codes, isRefused }] of expected) {
      const here = ofFile.filter(
        (issue) => issue.startsWith(`FOLDER/${kind}.csv:${line}:`) && !/\(\d+ times?\)/.test(issue),
      );
      expect(here, `${kind} ${line}`).toHaveLength(codes.length);
      expect(here.every((issue) => issue.includes(isRefused ? ': refused: ' : ': warning: '))).toBe(true);
    }
    const counted = FAULTS.filter((fault) => fault.kind === kind && fault.isCounted);
    // The rows that are refused name no yard, warehouse or part either.
    const counts = ofFile.filter((issue) => new RegExp(`\\(${TIMES} times\\)`).test(issue));
    expect(counts.length).toBeGreaterThanOrEqual(counted.length);
    expect(ofFile.length).toBe(expected.reduce((sum, [, { codes }]) => sum + codes.length, 0) + counts.length);
  }
  const { faultKinds = [] } = (await bench.tools.imports.find(id)) ?? {};
  for (const { kind, codes } of FAULTS) {
    expect(
      faultKinds.some(({ file, code }) => file.endsWith(`${kind}.csv`) && codes.includes(code)),
      codes.join(),
    ).toBe(true);
  }

  expect(await bench.offer('001#GOOD1')).toMatchObject({ list: 125_000, onHand: { DEN: 3 } });
  expect(await bench.offer('good-1')).toMatchObject({ mileage: 61_204 });
  expect(await bench.offer('001#I7')).toMatchObject({ imageUrl: '' });
  expect(await bench.offer('m-7')).toBeDefined();
});
