import type { SignedInUser } from '../../schemas/wire/signed-in-user.ts';
import { PROVIDER_ACCOUNT_ID } from '../accounts/level.ts';

/** 'Parent Must Complete' (storefront 6). */
const PARENT_MUST_COMPLETE = 2;

interface Person extends Pick<SignedInUser, 'monthlyLimit'> {
  /** Set while the user orders as another account. */
  readonly orderAs: object | null;
  readonly account: Pick<SignedInUser['account'], 'parentId' | 'orderProcessType'>;
}

/**
 * Whether the user may send a cart for approval: their parent must complete orders, or they have a monthly limit
 * (decision O4).
 */
export const mayRequestApproval = ({
  account: { parentId, orderProcessType },
  monthlyLimit,
  orderAs,
}: Person): boolean =>
  parentId !== null && orderAs === null && (orderProcessType === PARENT_MUST_COMPLETE || monthlyLimit !== null);

/**
 * Whether the user has a page of approval requests: they belong to a parent, or may send carts to one. The provider has
 * no children.
 */
export const hasApprovalRequests = (
  person: Person & { readonly account: Pick<SignedInUser['account'], 'id'> },
): boolean =>
  person.orderAs !== null ||
  (person.account.parentId === null ? person.account.id !== PROVIDER_ACCOUNT_ID : mayRequestApproval(person));
