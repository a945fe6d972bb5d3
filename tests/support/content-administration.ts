import { contentDependencies } from '#functions/content/dependencies.ts';
import { contentRoutes } from '#functions/content/routes.ts';
import { pictureRepository } from '#functions/data/content/picture-repository.ts';
import { accountItem } from '#functions/data/identity/account-counts.ts';
import { accountKey, websiteKey } from '#functions/data/identity/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SignedIn } from '#functions/http/authenticate.ts';
import { usersDependencies } from '#functions/users/dependencies.ts';
import { usersRoutes } from '#functions/users/routes.ts';
import { contentContract } from '#shared/contracts/content.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Level } from '#shared/values/access.ts';
import type { StoreVisitor } from '../api-journeys/store-visitor.ts';
import { aChild, anAccount } from '../builders/accounts.ts';
import { aPicture } from '../builders/content.ts';
import { aUser } from '../builders/people.ts';
import { aSignedIn } from '../builders/signed-in.ts';
import { putItem, testTable } from './test-table.ts';
import { visitGroup } from './visit-group.ts';

const SUMMIT = anAccount({ settings: { defaultWebsiteId: 5, ipRestriction: { method: 0, list: [] } } });
const EAST = aChild();
const ACCOUNTS: readonly Account[] = [
  anAccount({ id: 1, companyName: 'Great Plains Auto Parts' }),
  SUMMIT,
  EAST,
  anAccount({ id: 4, companyName: 'Northside Fleet' }),
];
const WEBSITE = { id: 5, accountId: 2, name: 'Summit', host: 'shop.test', url: 'http://shop.test/', version: 1 };

/** Administrators of every level, and a user who is none. */
const contentPeople = {
  provider: { accountId: 1, level: 0 },
  parent: { accountId: 2, level: 1 },
  child: { accountId: 3, level: 2 },
  stranger: { accountId: 4, level: 1 },
  buyer: { accountId: 3, level: 3 },
} as const satisfies Readonly<Record<string, { accountId: number; level: Level }>>;
export type ContentPerson = keyof typeof contentPeople;

interface ContentAdministration {
  readonly table: Table;
  /** The content calls as this person makes them on the host of Summit, and as a visitor who is not signed in. */
  readonly as: (person: ContentPerson | undefined) => StoreVisitor;
  /** The history as this person sees it. */
  readonly historyAs: (person: ContentPerson) => StoreVisitor;
}

/** The provider 1, the top-level account 2 with its child 3 and the top-level account 4, each with a picture. The time is what `now` says. */
export async function contentAdministration(now: () => Date): Promise<ContentAdministration> {
  const table = await testTable();
  for (const account of ACCOUNTS) {
    await putItem(table, accountKey(account.id), accountItem(account, { children: 0, users: 0 }));
  }
  await putItem(table, websiteKey(WEBSITE.id), WEBSITE);
  for (const { id } of ACCOUNTS) await pictureRepository(table).saveUpload(aPicture({ accountId: id }));

  function actorOf(person: ContentPerson): SignedIn {
    const { accountId, level } = contentPeople[person];
    const account = ACCOUNTS.find(({ id }) => id === accountId) ?? SUMMIT;
    const parent = account.parentId === undefined ? undefined : SUMMIT;
    return aSignedIn({
      userId: person,
      accountId,
      parentId: account.parentId,
      level,
      user: aUser({ userId: person, accountId, parentId: account.parentId }),
      home: { accountId, parentId: account.parentId },
      account: effectiveAccount(account, parent),
    });
  }

  return {
    table,
    as(person) {
      const actor = person && actorOf(person);
      const dependencies = contentDependencies(table, {
        authenticator: { byToken: async () => actor, byRecords: async () => actor && { actor } },
        findStore: async () => ({ website: WEBSITE, account: SUMMIT }),
        now,
      });
      return visitGroup(contentContract, contentRoutes(dependencies), actor);
    },
    historyAs(person) {
      const dependencies = usersDependencies(table, { findStore: async () => undefined, now });
      return visitGroup(usersContract, usersRoutes(dependencies), actorOf(person));
    },
  };
}
