import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { KeywordReading } from '#functions/search/query/search-query.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';

/** A keyword as a clerk types it. */
export interface ClerkQuery {
  readonly query: string;
  /** The titles that are meant in each line of business. A line without such parts is not asked. */
  readonly titles: Readonly<Partial<Record<LineOfBusiness, RegExp>>>;
  /** The beginning of the vehicle as `vehicleIn` writes it. Undefined if the query names none. */
  readonly vehicle: string | undefined;
  /** The kind of wording, such as 'plural'. */
  readonly kind: string;
}

/** Our own list. */
export const CLERK_QUERIES = path.resolve(import.meta.dirname, 'clerk-queries.tsv');

/** A page of the list. */
export const PAGE = 12;
/** The share of a page that must be what is meant. Other parts with the same words are no error. */
const ENOUGH = 0.6;
const NONE = '-';

/** Reads a list: a line for each query, with tabs between its columns, and comments that begin with #. */
export function readClerkQueries(file: string): ClerkQuery[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', aftermarket = NONE, salvage = NONE, vehicle = NONE, kind = ''] = line.split('\t');
      return {
        query,
        titles: {
          ...(aftermarket !== NONE && { aftermarket: new RegExp(aftermarket, 'i') }),
          ...(salvage !== NONE && { salvage: new RegExp(salvage, 'i') }),
        },
        vehicle: vehicle === NONE ? undefined : vehicle,
        kind,
      };
    });
}

/** Whether enough titles of the first page are what is meant. */
export function isFound(titles: readonly string[], meant: RegExp): boolean {
  const right = titles.filter((title) => meant.test(title)).length;
  return titles.length > 0 && right / titles.length >= ENOUGH;
}

/** '2015 Toyota Camry', or '2012-2015 Honda Civic' for several years. */
export function vehicleIn({ years, makes, models }: Pick<KeywordReading, 'years' | 'makes' | 'models'>): string {
  const [first, last] = [years[0], years.at(-1)];
  return [first === last ? first : `${first}-${last}`, makes[0], models[0]].filter(Boolean).join(' ');
}
