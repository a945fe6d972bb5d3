import type { HandOverView, handOverContract } from '#shared/contracts/hand-over.ts';
import { AppError } from '#shared/errors.ts';
import type { HandOver } from '#shared/schemas/stored/hand-over.ts';
import { HAND_OVER_TEXTS } from '#shared/texts/orders/hand-over-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { cents } from '#shared/values/money.ts';
import { toOutbox } from '../data/operations/outbox-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotentId } from '../http/idempotent-id.ts';
import { namesOfPart } from '../selling/parts-for-sale.ts';
import { actForChild, senderOf } from './act-for-child.ts';
import type { HandOverDependencies } from './dependencies.ts';
import { sendToParent } from './send-to-parent.ts';

export function handOverRoutes(dependencies: HandOverDependencies): Routes<typeof handOverContract> {
  const { handOvers, tokens, wakeOutbox, newId, now } = dependencies;
  const send = sendToParent(dependencies);
  const { enter, leave } = actForChild(dependencies);

  /** What a parent, or whoever sent it, may decide on. */
  async function findOpen(actor: SignedIn, id: string): Promise<HandOver> {
    const found = await handOvers.find(actor.home, id);
    if (!found) throw new AppError('not_found', HAND_OVER_TEXTS.notFound);
    if (found.state !== 'open') throw new AppError('conflict', HAND_OVER_TEXTS.decided);
    return found;
  }

  return {
    async sendToParent({ body }, { actor, idempotencyKey }) {
      const id = idempotentId(actor.userId, 'sendToParent', idempotencyKey) ?? newId();
      const sent = await send(actor, id, (body.note ?? '').trim());
      await wakeOutbox();
      return handOverView(sent, actor);
    },

    getHandOvers: async (_input, { actor }) =>
      (await handOvers.list(actor.home, now())).map((handOver) => handOverView(handOver, actor)),

    async openHandOver({ body }, { actor, visitor, reply }) {
      const found = await findOpen(actor, body.id);
      if (!isParentOf(found, actor)) throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
      reply.setToken(await tokens.issue(await enter(actor, found), visitor.host));
      return null;
    },

    async leaveHandOver(_input, { actor, visitor, reply }) {
      reply.setToken(await tokens.issue(await leave(actor), visitor.host));
      return null;
    },

    async returnHandOver({ body }, { actor }) {
      const found = await findOpen(actor, body.id);
      const isParent = isParentOf(found, actor);
      const answer = (body.note ?? '').trim();
      const mayDecide = isParent ? actor.permissions.includes('checkout') : found.userId === actor.user.userId;
      if (!mayDecide) throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
      if (isParent && answer === '') throw new AppError('invalid_input', HAND_OVER_TEXTS.noteNeeded);
      const { userId, accountId, parentId, email: to, id: handOverId } = found;
      const updatedAt = now().toISOString();
      const message = { userId, accountId, parentId, createdAt: updatedAt, handOverId, to };
      const decision = { state: 'returned' as const, answer, decidedBy: nameOf(actor), updatedAt };
      const decided = await handOvers.decide(found, decision, {
        ...(isParent && { mail: toOutbox({ kind: 'cart-returned', id: `returned-${handOverId}`, ...message }) }),
      });
      if (isParent) await wakeOutbox();
      return handOverView(decided, actor);
    },
  };
}

const isParentOf = ({ parentId }: HandOver, { user }: SignedIn): boolean => user.accountId === parentId;

const nameOf = ({ user }: SignedIn): string => `${user.firstName} ${user.lastName}`.trim();

function handOverView(handOver: HandOver, { user, account }: SignedIn): HandOverView {
  const isMine = handOver.userId === user.userId;
  const total = handOver.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return {
    id: handOver.id,
    companyName: handOver.companyName,
    sentBy: senderOf(handOver),
    isMine,
    note: handOver.note,
    state: handOver.state,
    answer: handOver.answer ?? '',
    decidedBy: handOver.decidedBy ?? '',
    orderNumber: handOver.orderNumber ?? null,
    created: handOver.createdAt,
    updated: handOver.updatedAt,
    items: handOver.lines.map(({ part, title, quantity }) => ({
      itemNumber: namesOfPart(part).itemNumber,
      description: title,
      quantity,
    })),
    total: account.settings.showPrices ? cents(total) : null,
    snapshotId: isMine ? handOver.snapshotId : null,
  };
}
