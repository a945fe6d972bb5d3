import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type HandOver, handOverSchema } from '#shared/schemas/stored/hand-over.ts';
import { HAND_OVER_TEXTS } from '#shared/texts/orders/hand-over-texts.ts';
import { getItem } from '../table/get-item.ts';
import { handOverKey } from '../table/keys.ts';
import { queryAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { putNew, putNext, transact, type Write } from '../table/transact.ts';

/** Of whom somebody is a user, whatever account they work for at the moment. */
interface HandOverScope {
  readonly accountId: number;
  readonly parentId?: number | undefined;
}

/** A parent sees what its children sent it, a child what was sent from it. */
export interface HandOverRepository {
  find(scope: HandOverScope, id: string): Promise<HandOver | undefined>;
  /** The newest first. */
  list(scope: HandOverScope, now: Date): Promise<HandOver[]>;
  /** Saves what was decided, with what follows from it. Throws when somebody else decided meanwhile. */
  decide(seen: HandOver, decision: Decision, also: Readonly<Record<string, Write>>): Promise<HandOver>;
}

type Decision = Pick<HandOver, 'state' | 'answer' | 'decidedBy' | 'orderNumber' | 'updatedAt'>;

export function handOverRepository(table: Table): HandOverRepository {
  return {
    async find(scope, id) {
      const key = handOverKey(scope.parentId ?? scope.accountId, id);
      return inScope(scope, z.optional(handOverSchema).parse(await getItem(table, key)));
    },

    async list(scope, now) {
      const found = await queryAll(table, handOverKey(scope.parentId ?? scope.accountId), now);
      return z
        .array(handOverSchema)
        .parse(found)
        .filter((handOver) => inScope(scope, handOver))
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
    },

    async decide(seen, decision, also) {
      const decided = { ...seen, ...decision, version: seen.version + 1 };
      const failed = await transact(table, { handOver: decisionWrite(seen, decision), ...also });
      if (failed) throw new AppError('conflict', HAND_OVER_TEXTS.decided);
      return decided;
    },
  };
}

const inScope = ({ accountId, parentId }: HandOverScope, handOver: HandOver | undefined): HandOver | undefined =>
  parentId === undefined || handOver?.accountId === accountId ? handOver : undefined;

/** The write of a new one, for the transaction that takes the lines out of the sender's cart. */
export const newHandOver = (handOver: HandOver): Write =>
  putNew(handOverKey(handOver.parentId, handOver.id), handOverSchema.parse(handOver));

/** Fails when somebody decided since it was seen, so that one cart becomes one order. */
export const decisionWrite = (seen: HandOver, decision: Decision): Write =>
  putNext(
    handOverKey(seen.parentId, seen.id),
    handOverSchema.parse({ ...seen, ...decision, version: seen.version + 1 }) as HandOver,
  );
