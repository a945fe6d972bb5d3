import type { SignedInUser } from '../../schemas/wire/signed-in-user.ts';
import { PROVIDER_ACCOUNT_ID } from '../accounts/level.ts';

/** 'Parent Must Complete' (storefront 6). */
const PARENT_MUST_COMPLETE = 2;

interface Person extends Pick<SignedInUser, 'monthlyLimit' | 'orderAs'> {
  readonly account: Pick<SignedInUser['account'], 'parentId' | 'orderProcessType'>;
}

/** Whether somebody may leave a cart to the parent: where it must complete, or where a limit may need it (decision O4). */
export const mayRequestApproval = ({
  account: { parentId, orderProcessType },
  monthlyLimit,
  orderAs,
}: Person): boolean =>
  parentId !== null && orderAs === null && (orderProcessType === PARENT_MUST_COMPLETE || monthlyLimit !== null);

/** Whether carts that were sent concern somebody: of a parent, or whose carts go to one. The provider is nobody's parent. */
export const hasApprovalRequests = (
  person: Person & { readonly account: Pick<SignedInUser['account'], 'id'> },
): boolean =>
  person.orderAs !== null ||
  (person.account.parentId === null ? person.account.id !== PROVIDER_ACCOUNT_ID : mayRequestApproval(person));
