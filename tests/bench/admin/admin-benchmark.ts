import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { accountsDependencies } from '#functions/accounts/dependencies.ts';
import { accountsRoutes } from '#functions/accounts/routes.ts';
import { userListItem } from '#functions/data/identity/user-directory.ts';
import type { Table } from '#functions/data/table/table.ts';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { usersContract } from '#shared/contracts/users.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { administration } from '../../support/administration.ts';
import { itemSize } from '../cart/item-size.ts';
import { type Timings, timed } from '../search/timings.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { type Content, contentCalls } from './content-calls.ts';
import { deskCalls } from './desk-calls.ts';
import { importCalls } from './import-calls.ts';
import { fillAccounts, listedAccount, manyAccount } from './many-accounts.ts';
import { fillUsers, manyUser } from './many-users.ts';
import { type Call, type Measured, measureCalls, turns } from './measured-call.ts';
import { reminderTimings } from './reminder-timings.ts';
import { sqliteUsers } from './sqlite-users.ts';
import { asStaff } from './staff.ts';
import { WEBSITES, websiteCalls } from './website-calls.ts';
import { wizardCalls } from './wizard-calls.ts';

const { getAccounts, getAccountsList } = accountsContract;
const { getUsers, getUserById, changeUser, userExists, getHistoryOf, getHome } = usersContract;

const REPORT = 'docs/benchmarks/admin.md';
/** How many users and accounts there are in the report. */
const SIZE = 25_000;
const CALLS = 50;
const CALLS_OF_LIST = 15;
/** The most that a Query of the table returns, in bytes. */
const PAGE = 1024 * 1024;

/**
 * `npm run bench -- admin`: the calls of the administration over 25,000 users and 25,000 accounts on the embedded table,
 * beside the same list in SQLite, and how long password reminders take for names that exist and names that don't. With a
 * number, such as `-- admin 2000`, it is a short run of that many, which is only printed.
 */
export async function adminBenchmark([typed]: readonly string[] = []): Promise<void> {
  const size = typed === undefined ? SIZE : Number(typed);
  const busy = loadavg()[0] ?? 0;
  const engine = await startDynamodb();
  try {
    const world = await administration(engine.endpoint);
    const users = Array.from({ length: size }, (_, index) => manyUser(1_000 + index));
    const accounts = Array.from({ length: size }, (_, place) => manyAccount(place));
    await Promise.all([fillUsers(world.table, users), fillAccounts(world.table, accounts)]);
    await world.hire('boss', 1, 1);
    const parent = await world.hire('head', 2, 1);
    const [boss, head] = [await world.as('boss'), await world.as(parent.userId)];
    const one = await world.hire('worker', 3, 0);
    const spread = await spreadUsers(engine.endpoint, accounts);
    const content = await contentCalls(world.table);
    const imports = await importCalls(world.table);
    const calls = [
      ...callsOf({ boss, spread, head }, one, world.table),
      ...accountCallsOf(world.table),
      ...(await websiteCalls(world.table)),
      ...content.calls,
      ...(await wizardCalls(world.table)),
      ...(await deskCalls(world.table)),
      ...(await catalogueCalls(world.table)),
      ...imports.calls,
    ];
    const measured = await measureCalls(calls).finally(imports.close);
    const sqlite = sqliteUsers(users);
    const peer = await timed(turns(CALLS), (turn) => sqlite.page('chicago', turn * 10, 10), 3);
    sqlite.close();
    const reminders = await reminderTimings(engine.endpoint);
    const text = report(measured, {
      peer,
      reminders,
      busy,
      size,
      content,
      largestParts: { users: largestPart(users.map(listedUser)), accounts: largestPart(accounts.map(listedAccount)) },
    });
    if (size === SIZE) await writeFile(REPORT, text);
    console.log(text);
  } finally {
    await engine.close();
  }
}

interface Spread {
  readonly table: Table;
  readonly boss: StoreVisitor;
}

/** The provider's administrator of a table where the users belong to all accounts, one after the other. */
async function spreadUsers(endpoint: string, accounts: readonly Account[]): Promise<Spread> {
  const { table, hire, as } = await administration(endpoint);
  const users = accounts.map(({ id }, place) => manyUser(1_000 + place, id));
  await Promise.all([fillUsers(table, users), fillAccounts(table, accounts)]);
  await hire('boss', 1, 1);
  return { table, boss: await as('boss') };
}

interface Visitors {
  readonly boss: StoreVisitor;
  readonly spread: Spread;
  readonly head: StoreVisitor;
}

function callsOf({ boss, spread, head }: Visitors, { id }: User, table: Table): readonly Call[] {
  const params = { id: String(id) };
  const list = (visitor: StoreVisitor, accountId: string, search: string) => async () =>
    (await visitor.call(getUsers, { params: { id: accountId }, query: { search, active: true, Take: '25' } })).output();
  const change = async (turn: number) => {
    const { version } = (await head.call(getUserById, { params })).output();
    (await head.call(changeUser, { params, body: { city: `City ${turn}`, version } })).output();
  };
  const calls = [
    { name: 'a page of all users, level 0', budget: '300 ms', times: CALLS_OF_LIST, run: list(boss, '1', '') },
    { name: 'the same with a search', budget: '300 ms', times: CALLS_OF_LIST, run: list(boss, '1', 'chicago') },
    {
      name: 'the same with users of every account',
      budget: '',
      times: CALLS_OF_LIST,
      run: list(spread.boss, '1', 'chicago'),
      table: spread.table,
    },
    { name: 'a page of a tenant’s users, level 1', budget: '300 ms', times: CALLS_OF_LIST, run: list(head, '2', '') },
    {
      name: 'what waits at home',
      budget: '300 ms',
      times: CALLS_OF_LIST,
      run: async () => (await boss.call(getHome)).output(),
    },
    {
      name: 'a user',
      budget: '2 trips',
      times: CALLS,
      run: async () => (await head.call(getUserById, { params })).output(),
    },
    { name: 'a user, then a save', budget: '', times: CALLS, run: change },
    {
      name: 'is a name taken',
      budget: '2 trips',
      times: 20,
      run: async () => (await head.call(userExists, { body: { userName: 'somebody.new' } })).output(),
    },
    {
      name: 'the history of a user',
      budget: '2 trips',
      times: CALLS,
      run: async () => (await head.call(getHistoryOf, { params: { kind: 'user', id: params.id }, query: {} })).output(),
    },
  ];
  return calls.map((call) => ({ table, ...call }));
}

function accountCallsOf(table: Table): readonly Call[] {
  const boss = asStaff(table, accountsContract, accountsRoutes, accountsDependencies);
  const list = (id: string, query: object) => async () =>
    (await boss.call(getAccounts, { params: { id }, query: { active: true, Take: '25', ...query } })).output();
  const budget = '300 ms';
  const calls = [
    { name: 'a page of all accounts, level 0', budget, times: CALLS_OF_LIST, run: list('1', {}) },
    { name: 'the same with a search', budget, times: CALLS_OF_LIST, run: list('1', { search: 'fort collins' }) },
    { name: 'the same by how many users they have', budget, times: CALLS_OF_LIST, run: list('1', { sortBy: 'Users' }) },
    {
      name: 'all accounts to choose from',
      budget: '',
      times: CALLS_OF_LIST,
      run: async () => (await boss.call(getAccountsList, { params: { id: '1' } })).output(),
    },
    { name: 'a page of the children of an account', budget, times: CALLS, run: list('1000', {}) },
  ];
  return calls.map((call) => ({ table, ...call }));
}

/** The item of a user in the index of the list of all. */
function listedUser(user: User) {
  const { gsi3pk, gsi3sk, summary } = userListItem(user);
  return { pk: `USER#${user.userId}`, sk: 'USER', gsi3pk, gsi3sk, summary };
}

/** Bytes of the largest part of a list, as an index holds it. */
function largestPart(rows: readonly { readonly gsi3pk: string }[]): number {
  const sizes = new Map<string, number>();
  for (const row of rows) sizes.set(row.gsi3pk, (sizes.get(row.gsi3pk) ?? 0) + itemSize(row));
  return Math.max(...sizes.values());
}

interface Rest {
  readonly peer: Timings;
  readonly reminders: readonly { readonly name: string; readonly median: number }[];
  readonly busy: number;
  /** How many users and accounts there were. */
  readonly size: number;
  readonly content: Pick<Content, 'pages' | 'spots'>;
  readonly largestParts: Readonly<Record<'users' | 'accounts', number>>;
}

const row = ({ name, budget, timings: { p50, p99, cpu }, trips, read, write, cost }: Measured): string =>
  `| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${cpu.toFixed(1)} | ${trips} | ${read} | ${write} | ${cost.toFixed(4)} | ${budget} |`;

const inPages = (bytes: number): string => (bytes / PAGE).toFixed(2);

const report = (
  measured: readonly Measured[],
  { peer, reminders, busy, content, largestParts, size }: Rest,
): string => `# The admin area, measured

Written by \`npm run bench -- admin\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

${size.toLocaleString('en-US')} users of one tenant, ${size.toLocaleString('en-US')} accounts, ${WEBSITES} websites, and ${content.pages} pages and ${content.spots} marketing spots of one account. Milliseconds of a call
from request to response in one process with the embedded table, which is most of them. Round trips to the table come after
the one that reads the session's records. A save of a user takes three: the number of the user is looked up, the user and
the accounts are read, and the save is written; its row here has the opening of the form as well. Pages and
marketing spots are saved by the provider's staff, which takes a trip more than saving one's own (decision B420). Trips to
the files of imports are not counted. A step of the wizard is all calls that it makes one after the other, but those of fields that are not filled in.

Units are those of the table, with entries of its indexes by their size. Dollars are for a thousand calls, or a thousand
times a step: table, function and gateway, by the prices in [shop.md](shop.md). Milliseconds on AWS are more where the table
is farther away. A thousand uploads also write 3,000 files for $0.0150. The time of an upload grows with its picture
([images.md](images.md)).

| call | p50 | p99 | processor | round trips | read units | write units | 1,000 calls $ | budget |
|---|---|---|---|---|---|---|---|---|
${measured.map(row).join('\n')}
| the same search in SQLite, in memory | ${peer.p50.toFixed(1)} | ${peer.p99.toFixed(1)} | ${peer.cpu.toFixed(1)} | | | | | |

The largest of the eight parts of the list of users is ${inPages(largestParts.users)} MB, and of the list of accounts ${inPages(largestParts.accounts)} MB. A Query
returns at most 1 MB, so a part takes ${Math.ceil(largestParts.users / PAGE)} and ${Math.ceil(largestParts.accounts / PAGE)}.

## Password reminders

Median milliseconds of 200 reminders each, without limits and taking turns. They must not differ by more than 10 %, or the
time of a response would tell which names exist.

| name | median |
|---|---|
${reminders.map(({ name, median }) => `| ${name} | ${median.toFixed(2)} |`).join('\n')}
`;
