import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { Account, AccountSummary } from '#shared/schemas/stored/account.ts';
import type { Website } from '#shared/schemas/stored/content/website.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { UserSummary } from '#shared/schemas/stored/user.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { AccountsDependencies } from './dependencies.ts';

/** Reads the parent of an account in scope, whose settings it inherits. */
export const product: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'account administration', level: 0 };

/** An account in scope, and what its form shows of others. */
export interface AccountWithCircumstances {
  readonly account: Account;
  readonly parent: Account | undefined;
  readonly circumstances: Circumstances;
}

/** Facts about the account that its save does not change. */
interface Circumstances {
  readonly children: readonly AccountSummary[];
  readonly customers: readonly Customer[];
  readonly websites: readonly Website[];
  /** The names of the insurance companies. They are the same for all accounts. */
  readonly insurers: string[];
  /** The administrators to ask, of the provider and of the parent. */
  readonly providerStaff: readonly UserSummary[];
  readonly parentStaff: readonly UserSummary[];
}

/** Finds accounts for an administrator. What is missing or out of scope is 404 'Unauthorized' (decision W3). */
export function makeFindAccount({
  accounts,
  companyNameOwner,
  customers,
  directory,
  insurers,
  websites,
}: AccountsDependencies) {
  async function parentOf({ parentId }: Account): Promise<Account | undefined> {
    return parentId === undefined ? undefined : accounts.find(product, parentId);
  }

  async function inScope(actor: SignedIn, id: number): Promise<Account> {
    const account = await accounts.find(homeScope(actor), id);
    if (!account) throw notFound();
    return account;
  }

  return {
    /** In two round trips, however many children there are. */
    async withCircumstances(actor: SignedIn, id: number): Promise<AccountWithCircumstances> {
      const begun = inScope(actor, id);
      const parental = begun.then((account) =>
        Promise.all([
          parentOf(account),
          account.parentId === undefined ? [] : directory.mastersOf(account.parentId),
          websites.ofAccounts([account.id, account.parentId ?? account.id]),
        ]),
      );
      const [account, [parent, parentStaff, offered], children, providerStaff, insured, ...records] = await Promise.all(
        [
          begun,
          parental,
          accounts.childrenOf(product, id),
          actor.level === 0 ? [] : directory.mastersOf(PROVIDER_ACCOUNT_ID),
          insurers.list(),
          ...linesOfBusiness.map((line) => customers.find(id, line)),
        ],
      );
      return {
        account,
        parent,
        circumstances: {
          children,
          customers: records.filter((record) => record !== undefined),
          websites: offered,
          insurers: insured.map(({ name }) => name),
          providerStaff,
          parentStaff: actor.level === 2 ? parentStaff : [],
        },
      };
    },

    /** With its active children as they are stored, and the account that has a company name beside it. */
    async withChildren(actor: SignedIn, id: number, companyName: string | undefined) {
      const [account, listed] = await Promise.all([inScope(actor, id), accounts.childrenOf(product, id)]);
      const [parent, children, namesake] = await Promise.all([
        parentOf(account),
        accounts.findMany(
          product,
          listed.filter(({ isActive }) => isActive).map((child) => child.id),
        ),
        companyName === undefined ? undefined : companyNameOwner(account.parentId, companyName),
      ]);
      return { account, parent, children, namesake };
    },
  };
}
