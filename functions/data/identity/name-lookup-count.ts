import { type Counted, type Full, limitedCounts } from '../table/limited-count.ts';
import type { Table } from '../table/table.ts';
import { attemptsKey } from './keys.ts';

/** Enough for a form that asks while somebody types, and too few to try out a list of names. */
const LOOKUPS = { limit: 60, windowMs: 60_000 };

/** Counts a question of an administrator whether a name is taken, at most sixty a minute (decision B306). */
export const nameLookupCount =
  (table: Table) =>
  (userId: string, now: Date): Promise<Counted | Full> =>
    limitedCounts(table).add(attemptsKey('LOOKUP', userId), LOOKUPS, now);
