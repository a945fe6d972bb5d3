import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { mayRequestApproval } from '#shared/rules/orders/may-request-approval.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import { APPROVAL_REFUSALS } from '#shared/texts/orders/approval-refusal-texts.ts';
import { toOutbox } from '../data/operations/outbox-repository.ts';
import { newApprovalRequest } from '../data/sales/approval-request-repository.ts';
import { clearedCartWrites } from '../data/sales/cart-repository.ts';
import { epochSeconds } from '../data/table/queries.ts';
import { retryOnConflict } from '../data/table/retry-on-conflict.ts';
import { transact } from '../data/table/transact.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { lineOfBusinessOf } from '../selling/parts-for-sale.ts';
import { assertTermsOfSale } from '../selling/refused-by-terms.ts';
import { expectedDestinations } from '../selling/selling-context.ts';
import type { ApprovalsDependencies } from './dependencies.ts';

/** Reads the parent account, which a child's users may not read. */
const product: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'hand-over', level: 0 };

const KEPT_MS = 90 * 86_400_000;
/** The most recipients of the email. */
const MOST_RECIPIENTS = 20;

/**
 * Sends the session's cart to the parent for approval (decision O4). Cart, snapshot, approval request and emails are
 * saved in one transaction. A repeated id returns the first request.
 */
export function makeRequestApproval(dependencies: ApprovalsDependencies) {
  const { accounts, carts, approvals, table, users, now } = dependencies;
  const assertTerms = makeAssertTerms(dependencies);

  /** The parent's email recipients, else its master users. */
  async function recipientsOf(parentId: number): Promise<string[]> {
    const parent = await accounts.find(product, parentId);
    const named = parent ? effectiveAccount(parent).settings.emailRecipients : [];
    const found = named.length > 0 ? named : (await users.mastersOf(parentId)).map(({ email }) => email);
    return found.slice(0, MOST_RECIPIENTS);
  }

  return async (actor: SignedIn, id: string, note: string): Promise<ApprovalRequest> => {
    const { account, user, session } = actor;
    const { parentId } = account;
    const person = {
      account: { parentId: parentId ?? null, orderProcessType: account.orderProcessType },
      monthlyLimit: user.monthlyLimit ?? null,
      orderAs: session.orderAs ?? null,
    };
    if (parentId === undefined || !mayRequestApproval(person))
      throw new AppError('forbidden', APPROVAL_REFUSALS.notAllowed);
    const recipients = await recipientsOf(parentId);
    return retryOnConflict(async () => {
      const before = await approvals.find(actor.home, id);
      if (before) return before;
      const cart = await carts.active(actor, session.cartName);
      if (cart.lines.length === 0) {
        // A repeat at the same time sees the cart that the first call has just sent.
        const repeated = await approvals.find(actor.home, id);
        if (repeated) return repeated;
        throw new AppError('conflict', APPROVAL_REFUSALS.nothingToSend);
      }
      await assertTerms(actor, cart);
      const time = now();
      const cleared = clearedCartWrites(cart, 'sent to parent', time);
      const sent = approvalRequestOf(actor, { id, parentId, note, cart, snapshotId: cleared.snapshotId }, time);
      const message = {
        userId: user.userId,
        accountId: account.id,
        parentId,
        createdAt: sent.createdAt,
        handOverId: id,
      };
      const failed = await transact(table, {
        ...cleared.writes,
        approval: newApprovalRequest(sent),
        ...Object.fromEntries(
          recipients.map((to, index) => [
            `mail ${index}`,
            toOutbox({ kind: 'cart-sent-to-parent', id: `sent-${id}-${index}`, ...message, to }),
          ]),
        ),
      });
      return failed ? undefined : sent;
    });
  };
}

/** Throws for a cart that could not be ordered as it is, by the address that is known so far. */
function makeAssertTerms({ offers }: Pick<ApprovalsDependencies, 'offers'>) {
  return async (actor: SignedIn, { lines }: Cart): Promise<void> => {
    const offered = await offers.findMany(lines.map(({ part }) => part));
    const destinations = expectedDestinations(actor);
    assertTermsOfSale(
      lines,
      ({ part }) => offered.get(part),
      ({ part }) => destinations[lineOfBusinessOf(part)],
    );
  };
}

interface Sent {
  readonly id: string;
  readonly parentId: number;
  readonly note: string;
  readonly cart: Cart;
  readonly snapshotId: string;
}

function approvalRequestOf(
  actor: SignedIn,
  { id, parentId, note, cart, snapshotId }: Sent,
  time: Date,
): ApprovalRequest {
  const { account, user, postalCode, warehouseNumber } = actor;
  const at = time.toISOString();
  return {
    id,
    parentId,
    accountId: account.id,
    companyName: account.companyName,
    userId: user.userId,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    note,
    lines: cart.lines,
    ...(cart.insurer !== undefined && { insurer: cart.insurer }),
    snapshotId,
    ...(postalCode !== undefined && { postalCode }),
    ...(warehouseNumber !== undefined && { warehouseNumber }),
    state: 'open',
    version: 1,
    createdAt: at,
    updatedAt: at,
    ttl: epochSeconds(new Date(time.getTime() + KEPT_MS)),
  };
}
