import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const FIRST_YEAR = 1996;
const YEARS = 30;
const MODELS = 1500;
const MAKES = 40;
const PARTS_OF_A_BRAND = 10_000;

const write = (file: string, lines: Iterable<string>): Promise<void> =>
  pipeline(Readable.from(inPieces(lines)), createWriteStream(file));

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < 1 << 18) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** A provider's file with a header and `count` rows, each made from its index. */
async function csv(folder: string, kind: string, header: string, count: number, row: (index: number) => string) {
  const file = path.join(folder, `${kind}.csv`);
  await write(
    file,
    (function* () {
      yield header;
      for (let index = 0; index < count; index += 1) yield row(index);
    })(),
  );
  return file;
}

/** As many vehicles as the trade's list has for the last thirty years. */
export const vehicleMap = (folder: string): Promise<string> =>
  csv(folder, 'vehicle-map', 'Base Vehicle,Year,Make,Model,Make ID,Model ID', MODELS * YEARS, (index) => {
    const model = Math.floor(index / YEARS);
    const make = model % MAKES;
    return `${index + 1},${FIRST_YEAR + (index % YEARS)},Make ${make},Model ${model},${make + 1},${model + 1}`;
  });

export const brandProducts = (folder: string): Promise<string> =>
  csv(
    folder,
    'products',
    'Part Number,Brand,Brand Part Number,Manufacturer,Part Type,Product Line,Title',
    PARTS_OF_A_BRAND,
    (index) => `B${index},BNCH,N${index},Benchmark,6832,FILTERS,"Cabin Air Filter, Carbon, No. ${index}"`,
  );

/** An ACES file like those of brands: base vehicles, engines and notes, about 300 bytes for each application. */
export async function acesFile(folder: string, applications: number): Promise<string> {
  const file = path.join(folder, 'aces.xml');
  await write(
    file,
    (function* () {
      yield '<?xml version="1.0" encoding="UTF-8"?>\n<ACES version="4.2">\n<Header><Company>Benchmark</Company>';
      yield '<SenderName>Benchmark</SenderName><TransferDate>2026-11-01</TransferDate><BrandAAIAID>BNCH</BrandAAIAID>';
      yield '<DocumentTitle>Filters</DocumentTitle><EffectiveDate>2026-11-01</EffectiveDate><SubmissionType>FULL</SubmissionType></Header>';
      for (let index = 0; index < applications; index += 1) yield application(index);
      yield `<Footer><RecordCount>${applications}</RecordCount></Footer>\n</ACES>`;
    })(),
  );
  return file;
}

/** Steps by a large prime, so that parts and vehicles come unsorted, as in files with several product lines. */
function application(index: number): string {
  const [part, vehicle] = [(index * 7919) % PARTS_OF_A_BRAND, (index * 104_729) % (MODELS * YEARS)];
  const engine = index % 3 === 0 ? `\n    <EngineBase id="${1 + (index % 900)}"/>` : '';
  const note =
    index % 5 === 0 ? `\n    <Note>With ${1 + (index % 7)} clips; to VIN ${100_000 + (index % 800)}</Note>` : '';
  return `  <App action="A" id="${index + 1}">
    <BaseVehicle id="${vehicle + 1}"/>${engine}${note}
    <Qty>1</Qty>
    <PartType id="6832"/>
    <Position id="${index % 2 === 0 ? 22 : 30}"/>
    <Part>N${part}</Part>
  </App>`;
}

export const stockedProducts = (folder: string, count: number): Promise<string> =>
  csv(
    folder,
    'stocked-products',
    'Part Number,Brand,Brand Part Number,Manufacturer,Part Type,Product Line,Title',
    count,
    (index) => `S${index},STCK,S${index},Benchmark,1360,FENDERS,"Front Fender, No. ${index}"`,
  );

/** One row for each part, with a column for each of four warehouses. */
export const stockFile = (folder: string, count: number, counted: string): Promise<string> =>
  csv(
    folder,
    'stock',
    'Part Number,stock:11,stock:21,stock:31,stock:41,As Of',
    count,
    (index) => `S${index},${index % 9},${index % 4},${(index * 7) % 13},,${counted}`,
  );
