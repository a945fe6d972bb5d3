import * as z from 'zod/mini';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { afterRelease, afterTake, type Taking } from '#shared/rules/pricing/stock-taken.ts';
import { type Taken, takenSchema } from '#shared/schemas/catalogue/taken.ts';
import { offerRepository } from '../catalogue/offer-repository.ts';
import { takenKey, takenList, takenListKeys } from '../table/keys.ts';
import { getAll, listIndex } from '../table/read-all.ts';
import type { Table } from '../table/table.ts';
import { putNew, putNext, transact, type Write } from '../table/transact.ts';
import { untilSaved } from '../table/until-saved.ts';

/** What our orders took. The provider's own, for all accounts: there is no scope, and whose order it is nobody reads here. */
export interface TakenRepository {
  /** By part id; what no order ever took is left out. */
  findMany(partIds: readonly string[], consistency?: 'strongly'): Promise<ReadonlyMap<string, Taken>>;
  /** What was taken or given back since a time (ISO), the oldest change first. */
  since(from: string, now: Date): Promise<Taken[]>;
  /** False when there is not enough; then nothing was taken. An order that repeats itself takes once. */
  take(partId: string, taking: Taking): Promise<boolean>;
  /** Gives back what an order took of a part; nothing when it holds nothing. */
  release(partId: string, orderNumber: string, now: Date): Promise<void>;
}

/** The write of a part's next takes, at the time of the change (ISO): it fails when somebody else changed them meanwhile. */
export function takenWrite(next: Taken, at: string): Write {
  const item = { ...next, ...takenListKeys(next.id, at), summary: next };
  return next.version === 1 ? putNew(takenKey(next.id), item) : putNext(takenKey(next.id), item);
}

export function takenRepository(table: Table): TakenRepository {
  const offers = offerRepository(table);

  async function findMany(partIds: readonly string[], consistency?: 'strongly') {
    const keys = [...new Set(partIds)].map(takenKey);
    const found = z.array(takenSchema).parse(await getAll(table, keys, consistency));
    return new Map(found.map((taken) => [taken.id, taken]));
  }

  const save = async (next: Taken, at: string): Promise<boolean> =>
    (await transact(table, { taken: takenWrite(next, at) })) === undefined;

  return {
    findMany,

    async since(from, now) {
      const days = daysBetween(from.slice(0, 10), now.toISOString().slice(0, 10));
      const changed = await Promise.all(days.map((day) => listIndex(table, 'gsi3', takenList(day), from)));
      return z.array(takenSchema).parse(changed.flat());
    },

    take: (partId, taking) =>
      untilSaved(async () => {
        const [found, takes] = await Promise.all([
          offers.findMany([partId], 'strongly'),
          findMany([partId], 'strongly'),
        ]);
        const [offer, taken] = [found.get(partId), takes.get(partId)];
        const next = offer && afterTake(taken, offer, taking);
        if (!next) return false;
        return next === taken || (await save(next, taking.at)) ? true : undefined;
      }),

    async release(partId, orderNumber, now) {
      const at = now.toISOString();
      await untilSaved(async () => {
        const next = afterRelease((await findMany([partId], 'strongly')).get(partId), orderNumber, at);
        return !next || (await save(next, at)) ? true : undefined;
      });
    },
  };
}

/** ISO dates, both ends inclusive. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = shifted(day, 1)) days.push(day);
  return days;
}
