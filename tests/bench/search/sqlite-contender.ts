import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { nameKey } from '#functions/search/format/search-text.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import type { Asked } from './query-classes.ts';

/**
 * The same rows in SQLite, in memory, with the indexes that each question needs. Its task is easier: a page and the
 * number of hits at list price, without facets, exclusions, price levels, distances and sold parts.
 */
export async function sqliteContender(sources: CatalogueSources): Promise<(asked: Asked) => unknown> {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    CREATE TABLE part (id INTEGER PRIMARY KEY, salvage INTEGER, type TEXT, title TEXT, price INTEGER, miles INTEGER,
      grade TEXT, grp TEXT);
    CREATE TABLE fit (make TEXT, model TEXT, y1 INTEGER, y2 INTEGER, part INTEGER);
    CREATE TABLE groupfit (make TEXT, model TEXT, y1 INTEGER, y2 INTEGER, grp TEXT);
    CREATE TABLE number (number TEXT, part INTEGER);
    CREATE VIRTUAL TABLE words USING fts5(title, content='', columnsize=0, detail=none);
    BEGIN;
  `);
  const typeNames = new Map<string, string>();
  for await (const { code, name } of sources.partTypes) typeNames.set(code, name);
  const addPart = database.prepare('INSERT INTO part VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const addNumber = database.prepare('INSERT INTO number VALUES (?, ?)');
  const addFit = database.prepare('INSERT INTO fit VALUES (?, ?, ?, ?, ?)');
  const addGroupFit = database.prepare('INSERT INTO groupfit VALUES (?, ?, ?, ?, ?)');
  const addWords = database.prepare('INSERT INTO words (rowid, title) VALUES (?, ?)');

  let id = 0;
  const byNumber = new Map<string, number>();
  const prices = (sources.prices as Iterable<{ list: number }>)[Symbol.iterator]();
  for await (const product of sources.products) {
    id++;
    const list = prices.next().value?.list ?? 0;
    addPart.run(id, 0, typeNames.get(product.partType) ?? '', product.title, list, null, null, null);
    addWords.run(id, product.title);
    addNumber.run(matchedNumber(product.partNumber), id);
    for (const { number } of product.alternateNumbers) addNumber.run(matchedNumber(number), id);
    byNumber.set(`${product.brand}#${product.brandPartNumber}`, id);
  }
  for await (const { brand, brandPartNumber, applications } of sources.fitments) {
    const part = byNumber.get(`${brand}#${brandPartNumber}`) ?? 0;
    for (const { make, model, from, to } of applications) addFit.run(nameKey(make), nameKey(model), from, to, part);
  }
  for await (const { interchangeNumber, make, model, from, to } of sources.interchange) {
    addGroupFit.run(nameKey(make), nameKey(model), from, to, interchangeNumber);
  }
  for await (const part of sources.salvage) {
    id++;
    const type = typeNames.get(part.partType) ?? '';
    addPart.run(id, 1, type, part.title, part.list, part.mileage ?? null, part.grade, part.interchangeNumber);
    addWords.run(id, part.title);
  }
  database.exec(`
    COMMIT;
    CREATE INDEX fit_vehicle ON fit (make, model, y1, y2, part);
    CREATE INDEX groupfit_vehicle ON groupfit (make, model, y1, y2, grp);
    CREATE INDEX part_group ON part (grp);
    CREATE INDEX part_type_price ON part (type, price);
    CREATE INDEX number_number ON number (number, part);
    ANALYZE;
  `);

  const statements = new Map<string, ReturnType<typeof database.prepare>>();
  const all = (sql: string, values: SQLInputValue[]): unknown => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...values);
  };
  return (asked) => {
    const { from, where, values } = conditions(asked);
    const condition = where.length > 0 ? `WHERE ${where.join(' AND ')}` : '';
    const order = orders[asked.query.sort ?? ''] ?? 'price';
    return [
      all(`SELECT count(*) FROM ${from} ${condition}`, values),
      all(`SELECT part.* FROM ${from} ${condition} ORDER BY ${order}, id LIMIT 12`, values),
    ];
  };
}

const orders: Readonly<Record<string, string>> = {
  'price+high': 'price DESC',
  'title+az': 'title',
  'title+za': 'title DESC',
  'mileage+low': 'miles NULLS LAST',
  'mileage+high': 'miles DESC NULLS LAST',
};

function conditions({ query, vehicle, types, word, number, isPrefix }: Asked) {
  const where: string[] = [];
  const values: SQLInputValue[] = [];
  if (vehicle) {
    const { make, model, year } = vehicle;
    where.push(`id IN (SELECT part FROM fit WHERE make = ? AND model = ? AND y1 <= ? AND y2 >= ?
      UNION ALL SELECT p.id FROM groupfit g JOIN part p ON p.grp = g.grp
      WHERE g.make = ? AND g.model = ? AND g.y1 <= ? AND g.y2 >= ?)`);
    for (let half = 0; half < 2; half++) values.push(nameKey(make), nameKey(model), year, year);
  }
  if (types) {
    where.push(`type IN (${types.map(() => '?').join()})`);
    values.push(...types);
  }
  if (word) {
    where.push('id IN (SELECT rowid FROM words WHERE words MATCH ?)');
    values.push(`${word}*`);
  }
  if (number) {
    where.push(`id IN (SELECT part FROM number WHERE ${isPrefix ? 'number >= ? AND number < ?' : 'number = ?'})`);
    values.push(matchedNumber(number), ...(isPrefix ? [`${matchedNumber(number)}\uffff`] : []));
  }
  if (query.linesOfBusiness.includes('salvage')) where.push('salvage = 1');
  if (query.conditions.length > 0) where.push("grade IN ('A', 'B')");
  if (query.mileages.length > 0) where.push('miles <= 120000');
  if (query.prices.length > 0) where.push('salvage = 1 AND price BETWEEN 500000 AND 20000000');
  return { from: 'part', where, values };
}
