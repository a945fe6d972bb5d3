import type { AccountChoice } from '#shared/schemas/wire/account-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';

/** The user as one of these accounts, or at home. Undefined for any other account. */
export function orderingAs(
  user: SignedInUser,
  { AccountId: id }: { readonly AccountId: number | null },
  children: readonly AccountChoice[],
): SignedInUser | undefined {
  const home = { ...user.account, id: user.accountId, parentId: null, companyName: 'Summit Collision' };
  if (id === null) return { ...user, account: home, orderAs: null };
  const child = children.find((each) => each.id === id);
  if (!child) return undefined;
  const { parentId, companyName } = child;
  return { ...user, account: { ...home, id, parentId, companyName }, orderAs: { accountId: id, approval: null } };
}
