import { DatabaseSync } from 'node:sqlite';
import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { nameKey } from '#functions/search/format/search-text.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';

/** Codes for names, from 1. Numbers make smaller and faster tables than texts. */
interface Codes {
  of(name: string): number;
}

function codes(): Codes {
  const known = new Map<string, number>();
  return {
    of(name) {
      const code = known.get(name) ?? known.size + 1;
      known.set(name, code);
      return code;
    },
  };
}

export interface FilledDatabase {
  readonly database: DatabaseSync;
  /** The code of a part type by its name. */
  readonly types: Codes;
  vehicleOf(make: string, model: string, year: number): number;
}

const YEARS = 200;
const FIRST_YEAR = 1900;
const SCHEMA = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY;
  CREATE TABLE part (id INTEGER PRIMARY KEY, salvage INTEGER, type INTEGER, title TEXT, price INTEGER, miles INTEGER,
    grade TEXT, grp TEXT);
  CREATE TABLE year (year INTEGER PRIMARY KEY);
  CREATE TABLE fit (model INTEGER, y1 INTEGER, y2 INTEGER, part INTEGER);
  CREATE TABLE groupfit (model INTEGER, y1 INTEGER, y2 INTEGER, grp TEXT);
  CREATE TABLE number (number TEXT, part INTEGER, PRIMARY KEY (number, part)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5(title, content='', columnsize=0, detail=none);
  -- All that a list of a vehicle filters and sorts by, in the order of its prices.
  CREATE TABLE vehicle_part (vehicle INTEGER, price INTEGER, id INTEGER, type INTEGER, salvage INTEGER, miles INTEGER,
    grade TEXT, PRIMARY KEY (vehicle, price, id)) WITHOUT ROWID;
`;
const SPREAD_OVER_YEARS = `
  CREATE INDEX part_group ON part (grp);
  INSERT OR IGNORE INTO vehicle_part
    SELECT vehicle, price, id, type, salvage, miles, grade FROM (
      SELECT model * ${YEARS} + year - ${FIRST_YEAR} AS vehicle, fit.part AS id
        FROM fit JOIN year ON year BETWEEN y1 AND y2
      UNION ALL SELECT model * ${YEARS} + year - ${FIRST_YEAR}, part.id
        FROM groupfit JOIN year ON year BETWEEN y1 AND y2 JOIN part ON part.grp = groupfit.grp
    ) JOIN part USING (id) ORDER BY vehicle, price, id;
  DROP TABLE fit; DROP TABLE groupfit; DROP INDEX part_group;
  CREATE INDEX part_by_price ON part (type, price, salvage);
  CREATE INDEX part_by_title ON part (type, title, price, salvage);
  CREATE INDEX part_by_miles ON part (type, miles, price, salvage);
  ANALYZE;
`;

/** The rows of a catalogue in SQLite, in memory: one row for each vehicle, year and part, and an index for each list. */
export async function filledDatabase(sources: CatalogueSources): Promise<FilledDatabase> {
  const database = new DatabaseSync(':memory:');
  database.exec(SCHEMA);
  const types = codes();
  const models = codes();
  const modelOf = (make: string, model: string): number => models.of(`${nameKey(make)} ${nameKey(model)}`);
  database.exec('BEGIN');
  const addYear = database.prepare('INSERT INTO year VALUES (?)');
  for (let year = FIRST_YEAR; year < FIRST_YEAR + YEARS; year++) addYear.run(year);
  const addPart = await partAdder(database, sources, types);
  const idOf = await addProducts(database, sources, addPart);
  const addFit = database.prepare('INSERT INTO fit VALUES (?, ?, ?, ?)');
  for await (const { brand, brandPartNumber, applications } of sources.fitments) {
    const part = idOf.get(`${brand}#${brandPartNumber}`) ?? 0;
    for (const { make, model, from, to } of applications) addFit.run(modelOf(make, model), from, to, part);
  }
  const addGroupFit = database.prepare('INSERT INTO groupfit VALUES (?, ?, ?, ?)');
  for await (const { interchangeNumber, make, model, from, to } of sources.interchange) {
    addGroupFit.run(modelOf(make, model), from, to, interchangeNumber);
  }
  for await (const { partType, title, list, mileage, grade, interchangeNumber } of sources.salvage) {
    addPart({ isSalvage: true, partType, title, list, mileage, grade, group: interchangeNumber });
  }
  database.exec(`COMMIT; ${SPREAD_OVER_YEARS}`);
  return {
    database,
    types,
    vehicleOf: (make, model, year) => modelOf(make, model) * YEARS + year - FIRST_YEAR,
  };
}

interface AddedPart {
  readonly isSalvage: boolean;
  readonly partType: string;
  readonly title: string;
  readonly list: number;
  readonly mileage?: number | undefined;
  readonly grade?: string;
  readonly group?: string;
}

/** Adds a part with its words, and returns its id. */
async function partAdder(database: DatabaseSync, sources: CatalogueSources, types: Codes) {
  const typeNames = new Map<string, string>();
  for await (const { code, name } of sources.partTypes) typeNames.set(code, name);
  const insert = database.prepare('INSERT INTO part VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const insertWords = database.prepare('INSERT INTO words (rowid, title) VALUES (?, ?)');
  let id = 0;
  return ({ isSalvage, partType, title, list, mileage, grade, group }: AddedPart): number => {
    id++;
    const type = types.of(typeNames.get(partType) ?? '');
    insert.run(id, Number(isSalvage), type, title, list, mileage ?? null, grade ?? null, group ?? null);
    insertWords.run(id, title);
    return id;
  };
}

/** Adds the new parts and their numbers. Returns their ids by brand and number. */
async function addProducts(
  database: DatabaseSync,
  sources: CatalogueSources,
  addPart: (part: AddedPart) => number,
): Promise<ReadonlyMap<string, number>> {
  const addNumber = database.prepare('INSERT OR IGNORE INTO number VALUES (?, ?)');
  const ids = new Map<string, number>();
  const prices = (sources.prices as Iterable<{ list: number }>)[Symbol.iterator]();
  for await (const { partType, title, partNumber, alternateNumbers, brand, brandPartNumber } of sources.products) {
    const id = addPart({ isSalvage: false, partType, title, list: prices.next().value?.list ?? 0 });
    for (const number of [partNumber, ...alternateNumbers.map((other) => other.number)]) {
      addNumber.run(matchedNumber(number), id);
    }
    ids.set(`${brand}#${brandPartNumber}`, id);
  }
  return ids;
}
