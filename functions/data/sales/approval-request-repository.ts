import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type ApprovalRequest, approvalRequestSchema } from '#shared/schemas/stored/approval-request.ts';
import { APPROVAL_TEXTS } from '#shared/texts/orders/approval-texts.ts';
import { getItem } from '../table/get-item.ts';
import { queryAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { putNew, putNext, transact, type Write } from '../table/transact.ts';
import { approvalRequestKey } from './keys.ts';

/** The user's own account and its parent, even while the user orders as another account. */
interface ApprovalScope {
  readonly accountId: number;
  readonly parentId?: number | undefined;
}

/** A parent sees what its children sent it, a child what was sent from it. */
export interface ApprovalRequestRepository {
  find(scope: ApprovalScope, id: string): Promise<ApprovalRequest | undefined>;
  /** The newest first. */
  list(scope: ApprovalScope, now: Date): Promise<ApprovalRequest[]>;
  /** Saves what was decided, with what follows from it. Throws when somebody else decided meanwhile. */
  decide(seen: ApprovalRequest, decision: Decision, also: Readonly<Record<string, Write>>): Promise<ApprovalRequest>;
}

type Decision = Pick<ApprovalRequest, 'state' | 'answer' | 'decidedBy' | 'orderNumber' | 'updatedAt'>;

export function approvalRequestRepository(table: Table): ApprovalRequestRepository {
  return {
    async find(scope, id) {
      const key = approvalRequestKey(scope.parentId ?? scope.accountId, id);
      return inScope(scope, z.optional(approvalRequestSchema).parse(await getItem(table, key)));
    },

    async list(scope, now) {
      const found = await queryAll(table, approvalRequestKey(scope.parentId ?? scope.accountId), now);
      return z
        .array(approvalRequestSchema)
        .parse(found)
        .filter((handOver) => inScope(scope, handOver))
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
    },

    async decide(seen, decision, also) {
      const decided = { ...seen, ...decision, version: seen.version + 1 };
      const failed = await transact(table, { handOver: decisionWrite(seen, decision), ...also });
      if (failed) throw new AppError('conflict', APPROVAL_TEXTS.decided);
      return decided;
    },
  };
}

const inScope = (
  { accountId, parentId }: ApprovalScope,
  handOver: ApprovalRequest | undefined,
): ApprovalRequest | undefined => (parentId === undefined || handOver?.accountId === accountId ? handOver : undefined);

/** The write of a new one, for the transaction that takes the lines out of the sender's cart. */
export const newApprovalRequest = (handOver: ApprovalRequest): Write =>
  putNew(approvalRequestKey(handOver.parentId, handOver.id), approvalRequestSchema.parse(handOver));

/** Fails when somebody decided since it was seen, so that one cart becomes one order. */
export const decisionWrite = (seen: ApprovalRequest, decision: Decision): Write =>
  putNext(
    approvalRequestKey(seen.parentId, seen.id),
    approvalRequestSchema.parse({ ...seen, ...decision, version: seen.version + 1 }) as ApprovalRequest,
  );
