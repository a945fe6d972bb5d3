import { expect, it } from 'vitest';
import { makeFindOwner } from '#functions/content/find-owner.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';
import { aSignedIn } from '../../builders/signed-in.ts';

const SUMMIT = anAccount();
const EAST = aChild();
const NORTHSIDE = anAccount({ id: 4, companyName: 'Northside Fleet' });
const ALL = [anAccount({ id: 1, companyName: 'Great Plains Auto Parts' }), SUMMIT, EAST, NORTHSIDE];

/** The accounts, with the scope that each was asked for with. */
function someAccounts() {
  const asked: string[] = [];
  const find = async ({ accountId, level }: { accountId: number; level: number }, id: number) => {
    asked.push(`${id} for ${accountId}`);
    const account = ALL.find((each) => each.id === id);
    const isInScope = level === 0 || id === accountId || (level === 1 && account?.parentId === accountId);
    return isInScope ? account : undefined;
  };
  return { asked, ...makeFindOwner({ accounts: { find, findMany: async () => [] } }) };
}

const read = async (accountId: number) => [`item of ${accountId}`];
const parent = aSignedIn({ accountId: 2, level: 1, home: { accountId: 2 }, account: effectiveAccount(SUMMIT) });
const child = aSignedIn({
  accountId: 3,
  parentId: 2,
  level: 2,
  home: { accountId: 3, parentId: 2 },
  account: effectiveAccount(EAST, SUMMIT),
});
const staff = aSignedIn({
  accountId: 1,
  level: 0,
  home: { accountId: 1 },
  account: effectiveAccount(ALL[0] ?? SUMMIT),
});
/** A parent’s administrator who orders as the child. */
const orderingAsChild = aSignedIn({ ...parent, accountId: 3, parentId: 2, account: effectiveAccount(EAST, SUMMIT) });

it.each([
  { actor: parent, accountId: 2, asked: [], why: 'the session has one’s own account' },
  { actor: parent, accountId: 3, asked: ['3 for 2'], why: 'a branch is looked up' },
  { actor: orderingAsChild, accountId: 2, asked: ['2 for 2'], why: 'the session has the account that is ordered for' },
  { actor: orderingAsChild, accountId: 3, asked: ['3 for 2'], why: 'the scope is that of one’s home' },
])('asks for $asked, because $why', async ({ actor, accountId, asked }) => {
  const accounts = someAccounts();
  expect((await accounts.owner(actor, accountId)).id).toBe(accountId);
  expect(accounts.asked).toEqual(asked);
});

it.each([
  { actor: parent, accountId: 2, ofParent: undefined },
  { actor: parent, accountId: 3, ofParent: 2 },
  { actor: child, accountId: 3, ofParent: 2 },
  { actor: staff, accountId: 3, ofParent: 2 },
  { actor: staff, accountId: 4, ofParent: undefined },
])('reads account $accountId with parent $ofParent for level $actor.level', async ({ actor, accountId, ofParent }) => {
  const found = await someAccounts().withParent(actor, accountId, read);
  expect([found.own.account.id, found.own.items]).toEqual([accountId, [`item of ${accountId}`]]);
  expect([found.ofParent?.account.id, found.ofParent?.items]).toEqual([ofParent, ofParent && [`item of ${ofParent}`]]);
});

it.each([
  { actor: parent, accountId: 4, why: 'another tenant' },
  { actor: parent, accountId: 1, why: 'the provider' },
  { actor: child, accountId: 2, why: 'its parent' },
  { actor: staff, accountId: 99, why: 'nobody' },
])('answers nothing about $why', async ({ actor, accountId }) => {
  const notFound = { code: 'not_found', message: 'Unauthorized' };
  await expect(someAccounts().withParent(actor, accountId, read)).rejects.toMatchObject(notFound);
  await expect(someAccounts().owner(actor, accountId)).rejects.toMatchObject(notFound);
});
