import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import { APPROVAL_REFUSALS } from '#shared/texts/orders/approval-refusal-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { emptyCart } from '../data/sales/cart-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { TokenSubject } from '../http/session-token.ts';
import { approvalCartName } from '../selling/approval-cart.ts';
import { homePlaceOf, placeOf } from '../selling/session-place.ts';
import type { ApprovalsDependencies } from './dependencies.ts';

/**
 * Lets a parent's user order as a child to complete an approval request (decisions I4, O4). The session's token then
 * carries the child's account, so prices, stock, fields and the order are the child's. The user stays the same.
 * Entering and leaving change account, location, cart and choices of the session in one write.
 */
export function makeOpenApproval({ carts, findPerson, sessions, now }: ApprovalsDependencies) {
  /** Fills the cart with the sent lines, unless this user has marks to edit them. */
  async function fillCart(actor: SignedIn, request: ApprovalRequest): Promise<string> {
    const name = approvalCartName(request);
    const owner = { accountId: request.accountId, userId: actor.userId };
    const fresh = {
      ...emptyCart(owner, name),
      lines: request.lines,
      ...(request.insurer !== undefined && { insurer: request.insurer }),
      job: { label: `${request.companyName}: ${senderOf(request)}`.slice(0, 60), vehicle: '', repairOrder: '' },
    };
    const marks = { clearedFor: actor.session.createdAt };
    await carts.change(
      owner,
      name,
      now(),
      (cart) => ({
        cart:
          cart.lines.length > 0 && cart.version > 0
            ? { ...cart, ...marks }
            : { ...fresh, ...cart, ...marks, lines: request.lines },
      }),
      (await carts.find(owner, name)) ?? fresh,
    );
    return name;
  }

  return {
    async enter(actor: SignedIn, request: ApprovalRequest): Promise<TokenSubject> {
      const { accountId, parentId, userId, id } = request;
      const { account, parent } = await findPerson({ userId, accountId, parentId });
      if (!account || !effectiveAccount(account, parent).isActive) {
        throw new AppError('conflict', APPROVAL_REFUSALS.childInactive);
      }
      const cartName = await fillCart(actor, request);
      const entered = await sessions.setOrderAs(
        actor,
        {
          accountId,
          reason: 'approval',
          approvalId: id,
          sentBy: senderOf(request),
          note: request.note,
          ...homePlaceOf(actor.session),
          ...(account.deactivations && { deactivations: account.deactivations }),
        },
        { ...placeOf(request), cartName },
      );
      if (!entered) throw new AppError('unauthenticated', SESSION_TEXTS.sessionLost);
      return { ...subjectOf(actor), accountId, parentId, ...placeOf(request) };
    },

    async leave(actor: SignedIn): Promise<TokenSubject> {
      const location = homePlaceOf(actor.session);
      if (actor.session.orderAs && !(await sessions.setOrderAs(actor, undefined, location))) {
        throw new AppError('unauthenticated', SESSION_TEXTS.sessionLost);
      }
      return { ...subjectOf(actor), ...actor.home, ...location };
    },
  };
}

export const senderOf = ({ firstName, lastName }: ApprovalRequest): string => `${firstName} ${lastName}`.trim();

/** Leaves out the location. Price levels are read from the records where they are needed (decision B32). */
const subjectOf = ({ userId, sessionId, level, home }: SignedIn) => ({
  userId,
  sessionId,
  level,
  home,
  priceLevels: {},
});
