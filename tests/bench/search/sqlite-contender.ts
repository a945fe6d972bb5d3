import type { SQLInputValue } from 'node:sqlite';
import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import type { Asked } from './query-classes.ts';
import { type FilledDatabase, filledDatabase } from './sqlite-filling.ts';

/**
 * The same rows in SQLite, in memory, as an expert would lay them out: a row for each vehicle, year and part, and
 * covering indexes in the order of the lists. Its task is easier: a page and the number of hits at list price, without
 * facets, exclusions, price levels, distances and sold parts.
 */
export async function sqliteContender(sources: CatalogueSources): Promise<(asked: Asked) => unknown> {
  const filled = await filledDatabase(sources);
  const { database } = filled;
  const statements = new Map<string, ReturnType<typeof database.prepare>>();
  const all = (sql: string, values: SQLInputValue[]): unknown[] => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...values);
  };
  return (asked) => {
    const { from, where, values } = conditions(asked, filled);
    const condition = where.length > 0 ? `WHERE ${where.join(' AND ')}` : '';
    const order = orders[asked.query.sort ?? ''] ?? 'price';
    // Only the parts of the page are read in full.
    return [
      all(`SELECT count(*) FROM ${from} ${condition}`, values),
      all(
        `SELECT part.* FROM (SELECT id FROM ${from} ${condition} ORDER BY ${order}, id LIMIT 12) JOIN part USING (id)`,
        values,
      ),
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

function conditions(
  { query, vehicle, types, words = [], number, isPrefix }: Asked,
  { types: typeCodes, vehicleOf }: FilledDatabase,
) {
  const where: string[] = [];
  const values: SQLInputValue[] = [];
  if (vehicle) {
    where.push('vehicle = ?');
    values.push(vehicleOf(vehicle.make, vehicle.model, vehicle.year));
  }
  if (types) {
    where.push(`type IN (${types.map(() => '?').join()})`);
    values.push(...types.map(typeCodes.of));
  }
  if (words.length > 0 && vehicle) {
    // The titles of a vehicle are few. To look through them is faster than to collect all parts with a word.
    const isIn = "' ' || (SELECT title FROM part WHERE part.id = vehicle_part.id) LIKE ?";
    where.push(`(${words.map(() => isIn).join(' OR ')})`);
    values.push(...words.map((word) => `% ${word}%`));
  } else if (words.length > 0) {
    where.push('id IN (SELECT rowid FROM words WHERE words MATCH ?)');
    values.push(words.map(matched).join(' OR '));
  }
  if (number) {
    where.push(`id IN (SELECT part FROM number WHERE ${isPrefix ? 'number >= ? AND number < ?' : 'number = ?'})`);
    values.push(matchedNumber(number), ...(isPrefix ? [`${matchedNumber(number)}\uffff`] : []));
  }
  if (query.linesOfBusiness.includes('salvage')) where.push('salvage = 1');
  if (query.conditions.length > 0) where.push("grade IN ('A', 'B')");
  if (query.mileages.length > 0) where.push('miles <= 120000');
  if (query.prices.length > 0) where.push('salvage = 1 AND price BETWEEN 500000 AND 20000000');
  return { from: vehicle ? 'vehicle_part' : 'part', where, values };
}

/** 'head lamp' as both words, each as the beginning of one. */
const matched = (phrase: string): string =>
  `(${phrase
    .split(' ')
    .map((word) => `${word}*`)
    .join(' AND ')})`;
