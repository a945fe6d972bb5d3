import type { ApprovalRequestView, approvalsContract } from '#shared/contracts/approvals.ts';
import { AppError } from '#shared/errors.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import { APPROVAL_REFUSALS } from '#shared/texts/orders/approval-refusal-texts.ts';
import { APPROVAL_TEXTS } from '#shared/texts/orders/approval-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { cents } from '#shared/values/money.ts';
import { toOutbox } from '../data/operations/outbox-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotentId } from '../http/idempotency.ts';
import { namesOfPart } from '../selling/parts-for-sale.ts';
import type { ApprovalsDependencies } from './dependencies.ts';
import { makeOpenApproval, senderOf } from './open-approval.ts';
import { makeRequestApproval } from './request-approval.ts';

export function approvalsRoutes(dependencies: ApprovalsDependencies): Routes<typeof approvalsContract> {
  const { approvals, tokens, wakeOutbox, newId, now } = dependencies;
  const requestApproval = makeRequestApproval(dependencies);
  const openApproval = makeOpenApproval(dependencies);

  /** Finds an open request that the caller may decide on, as its parent or its sender. */
  async function findOpen(actor: SignedIn, id: string): Promise<ApprovalRequest> {
    const found = await approvals.find(actor.home, id);
    if (!found) throw new AppError('not_found', APPROVAL_REFUSALS.notFound);
    if (found.state !== 'open') throw new AppError('conflict', APPROVAL_REFUSALS.decided);
    return found;
  }

  return {
    async sendToParent({ body }, { actor, idempotencyKey }) {
      const id = idempotentId(actor.userId, 'sendToParent', idempotencyKey) ?? newId();
      const sent = await requestApproval(actor, id, (body.note ?? '').trim());
      await wakeOutbox();
      return approvalRequestView(sent, actor);
    },

    getHandOvers: async (_input, { actor }) =>
      (await approvals.list(actor.home, now())).map((request) => approvalRequestView(request, actor)),

    async openHandOver({ body }, { actor, requestOrigin, responseHeaders }) {
      const found = await findOpen(actor, body.id);
      if (!isParentOf(found, actor)) throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
      responseHeaders.setToken(await tokens.issue(await openApproval.enter(actor, found), requestOrigin.host));
      return null;
    },

    async leaveHandOver(_input, { actor, requestOrigin, responseHeaders }) {
      responseHeaders.setToken(await tokens.issue(await openApproval.leave(actor), requestOrigin.host));
      return null;
    },

    async returnHandOver({ body }, { actor }) {
      const found = await findOpen(actor, body.id);
      const isParent = isParentOf(found, actor);
      const answer = (body.note ?? '').trim();
      const mayDecide = isParent ? actor.permissions.includes('checkout') : found.userId === actor.user.userId;
      if (!mayDecide) throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
      if (isParent && answer === '') throw new AppError('invalid_input', APPROVAL_TEXTS.noteNeeded);
      const { userId, accountId, parentId, email: to, id: handOverId } = found;
      const updatedAt = now().toISOString();
      const message = { userId, accountId, parentId, createdAt: updatedAt, handOverId, to };
      const decision = { state: 'returned' as const, answer, decidedBy: nameOf(actor), updatedAt };
      const decided = await approvals.decide(found, decision, {
        ...(isParent && { mail: toOutbox({ kind: 'cart-returned', id: `returned-${handOverId}`, ...message }) }),
      });
      if (isParent) await wakeOutbox();
      return approvalRequestView(decided, actor);
    },
  };
}

const isParentOf = ({ parentId }: ApprovalRequest, { user }: SignedIn): boolean => user.accountId === parentId;

const nameOf = ({ user }: SignedIn): string => `${user.firstName} ${user.lastName}`.trim();

function approvalRequestView(request: ApprovalRequest, { user, account }: SignedIn): ApprovalRequestView {
  const isMine = request.userId === user.userId;
  const total = request.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return {
    id: request.id,
    companyName: request.companyName,
    sentBy: senderOf(request),
    isMine,
    note: request.note,
    state: request.state,
    answer: request.answer ?? '',
    decidedBy: request.decidedBy ?? '',
    orderNumber: request.orderNumber ?? null,
    created: request.createdAt,
    updated: request.updatedAt,
    items: request.lines.map(({ part, title, quantity }) => ({
      itemNumber: namesOfPart(part).itemNumber,
      description: title,
      quantity,
    })),
    total: account.settings.showPrices ? cents(total) : null,
    snapshotId: isMine ? request.snapshotId : null,
  };
}
