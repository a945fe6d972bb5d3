import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import { APPROVAL_TEXTS } from '#shared/texts/orders/approval-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { emptyCart } from '../data/sales/cart-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { TokenSubject } from '../http/session-token.ts';
import { approvalCartName } from '../selling/approval-cart.ts';
import type { ApprovalsDependencies } from './dependencies.ts';

/**
 * The work of a parent's user on a cart that a child sent (decisions I4, O4): from then on the session's token is of the
 * child's account, so that prices, stock, fields and the order are the child's; the user stays who they are. Entering and
 * leaving change account, place, cart and choices of the session in one write.
 */
export function makeOrderAs({ carts, findPerson, sessions, now }: ApprovalsDependencies) {
  /** The lines as they were sent, unless this user has begun to edit them. */
  async function fillCart(actor: SignedIn, handOver: ApprovalRequest): Promise<string> {
    const name = approvalCartName(handOver);
    const owner = { accountId: handOver.accountId, userId: actor.userId };
    const fresh = {
      ...emptyCart(owner, name),
      lines: handOver.lines,
      ...(handOver.insurer !== undefined && { insurer: handOver.insurer }),
      job: { label: `${handOver.companyName}: ${senderOf(handOver)}`.slice(0, 60), vehicle: '', repairOrder: '' },
    };
    const begun = { clearedFor: actor.session.createdAt };
    await carts.change(
      owner,
      name,
      now(),
      (cart) => ({
        cart:
          cart.lines.length > 0 && cart.version > 0
            ? { ...cart, ...begun }
            : { ...fresh, ...cart, ...begun, lines: handOver.lines },
      }),
      (await carts.find(owner, name)) ?? fresh,
    );
    return name;
  }

  return {
    async enter(actor: SignedIn, handOver: ApprovalRequest): Promise<TokenSubject> {
      const { accountId, parentId, userId, id } = handOver;
      const { account, parent } = await findPerson({ userId, accountId, parentId });
      if (!account || !effectiveAccount(account, parent).isActive) {
        throw new AppError('conflict', APPROVAL_TEXTS.childInactive);
      }
      const cartName = await fillCart(actor, handOver);
      const { actingFor } = actor.session;
      const home = actingFor ?? actor;
      const entered = await sessions.setOrderAs(
        actor,
        {
          accountId,
          handOverId: id,
          sentBy: senderOf(handOver),
          note: handOver.note,
          ...sessionLocation(home),
          ...(account.deactivations && { deactivations: account.deactivations }),
        },
        { ...sessionLocation(handOver), cartName },
      );
      if (!entered) throw new AppError('unauthenticated', SESSION_TEXTS.sessionLost);
      return { ...subjectOf(actor), accountId, parentId, ...sessionLocation(handOver) };
    },

    async leave(actor: SignedIn): Promise<TokenSubject> {
      const { actingFor } = actor.session;
      const place = sessionLocation(actingFor ?? actor);
      if (actingFor && !(await sessions.setOrderAs(actor, undefined, place))) {
        throw new AppError('unauthenticated', SESSION_TEXTS.sessionLost);
      }
      return { ...subjectOf(actor), ...actor.home, ...place };
    },
  };
}

export const senderOf = ({ firstName, lastName }: ApprovalRequest): string => `${firstName} ${lastName}`.trim();

interface SessionLocation {
  readonly postalCode?: string | undefined;
  readonly warehouseNumber?: string | undefined;
}

const sessionLocation = ({ postalCode, warehouseNumber }: SessionLocation) => ({
  ...(postalCode !== undefined && { postalCode }),
  ...(warehouseNumber !== undefined && { warehouseNumber }),
});

/** Without a place; price levels are asked of the records by whoever sells (decision B32). */
const subjectOf = ({ userId, sessionId, level, home }: SignedIn) => ({
  userId,
  sessionId,
  level,
  home,
  priceLevels: {},
});
