import type { SignedInUser } from '../schemas/signed-in-user.ts';

/** 'Parent Must Complete' (storefront 6). */
const PARENT_MUST_COMPLETE = 2;

interface Person extends Pick<SignedInUser, 'monthlyLimit' | 'orderAs'> {
  readonly account: Pick<SignedInUser['account'], 'parentId' | 'orderProcessType'>;
}

/** Whether somebody may leave a cart to the parent: where it must complete, or where a limit may need it (decision O4). */
export const mayHandOver = ({ account: { parentId, orderProcessType }, monthlyLimit, orderAs }: Person): boolean =>
  parentId !== null && orderAs === null && (orderProcessType === PARENT_MUST_COMPLETE || monthlyLimit !== null);
