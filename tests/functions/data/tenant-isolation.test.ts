import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { marketingSpotRepository } from '#functions/data/content/marketing-spot-repository.ts';
import { pageRepository } from '#functions/data/content/page-repository.ts';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { websiteRepository } from '#functions/data/identity/website-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { anAccount } from '../../builders/accounts.ts';
import { aPage, aSpot } from '../../builders/content.ts';
import { aNewUser, provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';

/** Accounts of the demo by name, with what stands in each. */
interface Target {
  readonly accountId: number;
  readonly userId: string;
  readonly websiteId: number;
}

let table: Table;
let target: Readonly<Record<'Summit Collision' | 'Summit East', Target>>;
const ids = new Map<string, number>();
beforeAll(async () => {
  table = await demoTable();
  for (const { id, companyName } of await accountRepository(table).list(provider)) ids.set(companyName, id);
  const [summit, east] = [idOf('Summit Collision'), idOf('Summit East')];
  // The default website of an account can't be removed while there are others, so this is a second one.
  const second = { accountId: summit, name: 'Second', host: 'second.example.com', url: 'https://second.example.com' };
  const websiteId = (await websiteRepository(table).create(provider, second)).website.id;
  await pageRepository(table).save(provider, aPage({ accountId: summit }));
  await marketingSpotRepository(table).save(provider, aSpot({ accountId: summit }));
  target = {
    'Summit Collision': { accountId: summit, userId: 'summit-buyer', websiteId },
    'Summit East': { accountId: east, userId: 'summit-east-buyer', websiteId },
  };
});

function idOf(companyName: string): number {
  const id = ids.get(companyName);
  if (id === undefined) throw new Error(`The demo has no ${companyName}`);
  return id;
}

type Method = (scope: Scope, of: Target) => Promise<unknown>;

const aNewAccount = (overrides: object) => {
  const { id: _id, isActive: _active, version: _version, ...account } = anAccount();
  return { ...account, ...overrides };
};

/** Methods that the scope decides about, for any account. Those that change something can be repeated. */
const OF_ANY: Readonly<Record<string, Method>> = {
  'accounts.find': (scope, { accountId }) => accountRepository(table).find(scope, accountId),
  'accounts.change': (scope, { accountId }) => accountRepository(table).change(scope, accountId, (account) => account),
  'users.find': (scope, { userId }) => userRepository(table).find(scope, userId),
  'users.change': (scope, { userId }) => userRepository(table).change(scope, userId, (user) => user),
  'users.setPassword': (scope, { userId }) => userRepository(table).setPassword(scope, userId, 'hash'),
  'users.create': (scope, { accountId }) => {
    const name = `new-${scope.userId}-${accountId}`;
    const given = aNewUser({ accountId, userId: name, userName: name, email: `${name}@example.com` });
    return userRepository(table).create(scope, given, 'hash');
  },
  'users.deactivate': (scope, { userId }) => userRepository(table).deactivate(scope, userId),
  'accounts.deactivate': (scope, { accountId }) => accountRepository(table).deactivate(scope, accountId),
};

/** The same of what only a top-level account has. */
const OF_PARENT: Readonly<Record<string, Method>> = {
  'accounts.create': (scope, { accountId }) =>
    accountRepository(table).create(scope, aNewAccount({ parentId: accountId, companyName: `Of ${scope.userId}` })),
  'websites.find': (scope, { websiteId }) => websiteRepository(table).find(scope, websiteId),
  'websites.create': (scope, { accountId }) =>
    websiteRepository(table).create(scope, {
      accountId,
      name: 'Another',
      host: `${scope.userId}.example.com`,
      url: '',
    }),
  'websites.findWithAccount': (scope, { websiteId }) => websiteRepository(table).findWithAccount(scope, websiteId),
  'websites.change': (scope, { websiteId }) =>
    websiteRepository(table).change(scope, websiteId, (seen) => ({
      ...seen,
      website: { ...seen.website, name: `Of ${scope.userId}` },
    })),
  'pages.save, one that is there': (scope, { accountId }) =>
    pageRepository(table)
      .save(scope, aPage({ accountId }))
      .then(() => 'saved'),
  'pages.save, a new one': (scope, { accountId }) =>
    pageRepository(table)
      .save(scope, aPage({ accountId, id: `page-${scope.userId}`, slug: `of-${scope.userId}` }))
      .then(() => 'saved'),
  'spots.find': (scope) => marketingSpotRepository(table).find(scope, 'spot-1'),
  'spots.save, one that is there': (scope, { accountId }) =>
    marketingSpotRepository(table)
      .save(scope, aSpot({ accountId }))
      .then(() => 'saved'),
  'spots.save, a new one': (scope, { accountId }) =>
    marketingSpotRepository(table)
      .save(scope, aSpot({ accountId, id: `spot-${scope.userId}` }))
      .then(() => 'saved'),
  'websites.remove': (scope, { websiteId }) =>
    websiteRepository(table)
      .remove(scope, websiteId)
      .then(() => 'removed'),
};

/** Taking somebody or something away comes last. */
const isEnding = (name: string): boolean => /deactivate|remove/.test(name);
const uses = [
  ...Object.entries(OF_ANY).map(([name, method]) => ({ name, method, of: 'Summit East' as const })),
  ...Object.entries({ ...OF_PARENT, ...OF_ANY }).map(([name, method]) => ({
    name,
    method,
    of: 'Summit Collision' as const,
  })),
];

const OTHER_TENANT = [
  { who: 'an admin of Northside', company: 'Northside Fleet', level: 1 },
  { who: 'a buyer of Northside', company: 'Northside Fleet', level: 3 },
] as const;
const SISTER = [
  { who: 'an admin of Summit West', company: 'Summit West', level: 2 },
  { who: 'a buyer of Summit West', company: 'Summit West', level: 3 },
] as const;
const CHILD = [
  { who: 'an admin of Summit East', company: 'Summit East', level: 2 },
  { who: 'a buyer of Summit East', company: 'Summit East', level: 3 },
] as const;
const STRANGERS = {
  'Summit East': [...OTHER_TENANT, ...SISTER],
  'Summit Collision': [...OTHER_TENANT, ...SISTER, ...CHILD],
};
const foreign = uses.flatMap((use) => STRANGERS[use.of].map((stranger) => ({ ...use, ...stranger })));

/** The parent's admin. */
const ownerOf = (of: keyof typeof STRANGERS): Scope => ({
  accountId: idOf('Summit Collision'),
  userId: `owner-${of === 'Summit East' ? 'east' : 'summit'}`,
  level: 1,
});

const reaches = ({ method, of }: (typeof uses)[number]) => method(ownerOf(of), target[of]);

describe('a parent’s admin reaches', () => {
  it.each(uses.filter(({ name }) => !isEnding(name)))('$name of $of', async (use) => {
    expect(await reaches(use)).toBeDefined();
  });
});

describe('S11: a scope that lies elsewhere reaches nothing:', () => {
  it.each(foreign)('$name of $of, for $who', async ({ method, of, company, level }) => {
    const scope: Scope = {
      accountId: idOf(company),
      userId: `${company}-${level}`.toLowerCase().replaceAll(' ', '-'),
      level,
    };
    const before = await everything();
    const outcome = await method(scope, target[of]).then(
      (found) => (found === undefined ? 'nothing' : 'found'),
      ({ code }) => code,
    );
    expect(['nothing', 'not_found', 'forbidden']).toContain(outcome);
    expect(await everything()).toBe(before);
  });
});

describe('and a parent’s admin still reaches', () => {
  it.each(uses.filter(({ name }) => isEnding(name)))('$name of $of', async (use) => {
    expect(await reaches(use)).toBeDefined();
  });
});

/** All of the table but the counters, of which a number may be lost. */
async function everything(): Promise<string> {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.tableName }));
  return JSON.stringify(
    Items.filter(({ pk }) => pk !== 'COUNTER').toSorted((one, other) =>
      `${one['pk']} ${one['sk']}`.localeCompare(`${other['pk']} ${other['sk']}`),
    ),
  );
}
