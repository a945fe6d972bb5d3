import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type ApprovalRequest, approvalRequestSchema } from '#shared/schemas/stored/approval-request.ts';
import { APPROVAL_REFUSALS } from '#shared/texts/orders/approval-refusal-texts.ts';
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

/** A parent sees the requests of its children. A child sees the requests sent from it. */
export interface ApprovalRequestRepository {
  find(scope: ApprovalScope, id: string): Promise<ApprovalRequest | undefined>;
  /** Newest first. */
  list(scope: ApprovalScope, now: Date): Promise<ApprovalRequest[]>;
  /**
   * Saves a decision together with the writes that follow from it. Throws 'conflict' when someone else decided
   * meanwhile.
   */
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
        .filter((request) => inScope(scope, request))
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
    },

    async decide(seen, decision, also) {
      const decided = { ...seen, ...decision, version: seen.version + 1 };
      const failed = await transact(table, { request: decisionWrite(seen, decision), ...also });
      if (failed) throw new AppError('conflict', APPROVAL_REFUSALS.decided);
      return decided;
    },
  };
}

const inScope = (
  { accountId, parentId }: ApprovalScope,
  request: ApprovalRequest | undefined,
): ApprovalRequest | undefined => (parentId === undefined || request?.accountId === accountId ? request : undefined);

/** The write of a new request, for the transaction that clears the sender's cart. */
export const newApprovalRequest = (request: ApprovalRequest): Write =>
  putNew(approvalRequestKey(request.parentId, request.id), approvalRequestSchema.parse(request));

/** Fails when the request was decided meanwhile, so that one cart becomes one order. */
export const decisionWrite = (seen: ApprovalRequest, decision: Decision): Write =>
  putNext(
    approvalRequestKey(seen.parentId, seen.id),
    approvalRequestSchema.parse({ ...seen, ...decision, version: seen.version + 1 }) as ApprovalRequest,
  );
