import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { tenantOf } from '../http/tenant-of.ts';
import type { ContentDependencies } from './dependencies.ts';

/** Reads what the users of an account see although it is not theirs: content of the parent, and what a draft link names. */
export const contentScope: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'content', level: 0 };

/** The account that content belongs to. */
export type ContentOwner = Pick<Account, 'id' | 'parentId' | 'companyName'>;

interface Owned<Items> {
  readonly account: ContentOwner;
  readonly items: Items;
}

/** The content of an account and of its parent. The users of the account see both. */
export interface OwnedWithParent<Items> {
  readonly own: Owned<Items>;
  readonly ofParent: Owned<Items> | undefined;
}

/** Finds the accounts that content belongs to, in as few round trips as possible (decision B420). */
export function makeFindOwner({ accounts }: Pick<ContentDependencies, 'accounts'>) {
  /** An account in scope. The session's records have the caller's own. Throws 'Unauthorized' for one out of scope. */
  async function owner(actor: SignedIn, accountId: number): Promise<ContentOwner> {
    if (isOwnAccount(actor, accountId)) return actor.account;
    const account = await accounts.find(homeScope(actor), accountId);
    if (!account) throw notFound();
    return account;
  }

  /**
   * Reads something of an account in scope and of its parent. It is read before the account is known to be in scope, and
   * dropped if it is not: then this throws 'Unauthorized'.
   */
  async function withParent<Items>(
    actor: SignedIn,
    accountId: number,
    read: (accountId: number) => Promise<Items>,
  ): Promise<OwnedWithParent<Items>> {
    async function ofAccount(id: number | undefined): Promise<Owned<Items> | undefined> {
      if (id === undefined) return undefined;
      const [account, items] = await Promise.all([accounts.find(contentScope, id), read(id)]);
      return account && { account, items };
    }

    const expected = expectedParent(actor, accountId);
    const [account, items, parent] = await Promise.all([owner(actor, accountId), read(accountId), ofAccount(expected)]);
    const ofParent = account.parentId === expected ? parent : await ofAccount(account.parentId);
    return { own: { account, items }, ofParent };
  }

  return { owner, withParent };
}

/** Whether the session's records have the account. While somebody orders as another account, they have that one. */
export const isOwnAccount = ({ account, home }: SignedIn, accountId: number): boolean =>
  accountId === home.accountId && accountId === account.id;

/** The parent of an account in scope. Only the provider has accounts of several parents in scope. */
function expectedParent({ home, level }: SignedIn, accountId: number): number | undefined {
  const tenant = tenantOf(home);
  return level === 0 || accountId === tenant ? undefined : tenant;
}
