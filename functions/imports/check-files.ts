import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { postalLocation } from '../data/postal-locations.ts';
import type { AcesContext } from './aces/aces-reading.ts';
import { codeLookup } from './aces/code-lookup.ts';
import { parseAces } from './aces/parse-aces.ts';
import { vehicleLookup } from './aces/vehicle-lookup.ts';
import type { CsvContext, CsvFormat } from './csv/csv-format.ts';
import { csvFormats } from './csv/csv-formats.ts';
import { codesFormat } from './csv/formats/codes.ts';
import { partTypesFormat } from './csv/formats/part-types.ts';
import { vehicleMapFormat } from './csv/formats/vehicle-map.ts';
import { readCsv } from './csv/read-csv.ts';
import type { Fault, Parsed } from './parsed.ts';
import { parsePies } from './pies/parse-pies.ts';

/** More faults than that of one file are for nobody to read; all are counted. */
const MOST_SHOWN = 50;
const PROGRESS_MS = 2000;

const csvByKind: Readonly<Record<string, CsvFormat<unknown>>> = csvFormats;
const kinds = ['aces', 'pies', ...Object.keys(csvFormats)];

const usage = `npm run catalogue:check -- <kind>=<file> …

Reads import files and tells what is wrong with them; nothing is changed.
The kinds: ${kinds.join(', ')}.
A vehicle map, codes and part types given beside ACES files say what their ids mean.`;

interface GivenFile {
  readonly kind: string;
  readonly path: string;
}

/** A summary of any parser, as far as it says whether the file can be used at all. */
type AnySummary = { readonly accepted?: boolean; readonly isUnusable?: boolean };
type AnyParsed = AsyncIterable<Parsed<unknown, AnySummary>>;
type Print = (line: string) => void;

/** Checks one file after the other and prints what is found. False when one of them can't be used at all, or none was named. */
export async function checkFiles(args: readonly string[], print: Print): Promise<boolean> {
  const files = args.map(fileOf);
  if (files.length === 0 || files.includes(undefined)) {
    print(usage);
    return false;
  }
  const given = files.filter((file) => file !== undefined);
  const aces = await acesContext(given);
  let areUsable = true;
  for (const file of given) {
    const isUsable = await check(file, await parse(file, aces), print);
    areUsable &&= isUsable;
  }
  return areUsable;
}

function fileOf(arg: string): GivenFile | undefined {
  const [kind = '', ...rest] = arg.split('=');
  const path = rest.join('=');
  return kinds.includes(kind) && path !== '' ? { kind, path } : undefined;
}

async function parse({ kind, path }: GivenFile, aces: AcesContext): Promise<AnyParsed> {
  const input = createReadStream(path);
  if (kind === 'aces') return parseAces(input, aces);
  if (kind === 'pies') return parsePies(input, PIES_CONTEXT);
  const format = csvByKind[kind];
  if (!format) throw new Error(`No kind ${kind}`);
  return readCsv(format, input, await csvContext(path));
}

/** US list prices and good cores, which every provider has; the level of a price type is the provider's to say. */
const PIES_CONTEXT = {
  today: new Date().toISOString().slice(0, 10),
  currency: 'USD',
  language: 'EN',
  listPriceTypes: ['LST', 'RET'],
  corePriceTypes: ['CRG', 'CR1'],
  levelOfPriceType: {},
};

/** A file that does not say of when it is, is of when it was written. */
const csvContext = async (path: string): Promise<CsvContext> => ({
  asOf: (await stat(path)).mtime.toISOString(),
  locate: postalLocation,
});

/** What the lists among the files say of the ids in ACES files. */
async function acesContext(files: readonly GivenFile[]): Promise<AcesContext> {
  const codes = await rowsIn(codesFormat, files);
  return {
    vehicles: vehicleLookup(await rowsIn(vehicleMapFormat, files)),
    codeText: codeLookup(codes, await rowsIn(partTypesFormat, files)),
  };
}

async function rowsIn<Row>(format: CsvFormat<Row>, files: readonly GivenFile[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path } of files.filter(({ kind }) => kind === format.kind)) {
    for await (const parsed of readCsv(format, createReadStream(path), await csvContext(path))) {
      if ('row' in parsed) rows.push(parsed.row);
    }
  }
  return rows;
}

/** Reads the whole file, prints its faults, progress and totals, and says whether it can be used. */
async function check({ path }: GivenFile, parsed: AnyParsed, print: Print): Promise<boolean> {
  const count = { rows: 0, refused: 0, warning: 0 };
  let isUsable = true;
  let nextProgress = performance.now() + PROGRESS_MS;
  for await (const one of parsed) {
    if ('row' in one) count.rows += 1;
    else if ('summary' in one) isUsable = one.summary.accepted !== false && one.summary.isUnusable !== true;
    else {
      count[one.fault.severity] += 1;
      if (count.refused + count.warning <= MOST_SHOWN) print(`${path}:${describe(one.fault)}`);
    }
    if (performance.now() > nextProgress) {
      print(`${path}: ${count.rows} read …`);
      nextProgress = performance.now() + PROGRESS_MS;
    }
  }
  const verdict = isUsable ? `${count.rows} taken in` : 'can not be used';
  print(`${path}: ${verdict}, ${count.refused} refused, ${count.warning} warnings`);
  return isUsable;
}

function describe({ line, column, field, severity, message }: Fault): string {
  const place = column === undefined ? `${line}` : `${line}:${column}`;
  return `${place}: ${severity}: ${field ? `${field}: ` : ''}${message}`;
}

if (import.meta.main) {
  const isUsable = await checkFiles(process.argv.slice(2), (line) => console.log(line));
  if (!isUsable) process.exitCode = 1;
}
