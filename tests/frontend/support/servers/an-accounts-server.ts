import { accountsContract } from '#shared/contracts/accounts.ts';
import { usersContract } from '#shared/contracts/users.ts';
import type { AccountChoice, AccountRow } from '#shared/schemas/wire/account-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aBranchRow, anAccountRow, choiceOf } from '../../../builders/admin/account-rows.ts';
import { anAccountView } from '../../../builders/admin/account-views.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { aCartServer } from './a-cart-server.ts';
import { aServer } from './a-server.ts';

interface AccountsServerOptions {
  readonly user?: Partial<SignedInUser>;
  readonly rows?: readonly AccountRow[];
  readonly choices?: readonly AccountChoice[];
  /** Why an account can't be changed, by number. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** Branches of accounts can't be read. */
  readonly areBranchesMissing?: boolean;
}

/** Two tenants, one of them with branches. */
const TENANTS: readonly AccountRow[] = [
  anAccountRow({ id: 5, companyName: 'Northside Fleet', type: 'Fleet', city: 'Chicago', state: 'IL' }),
  anAccountRow({ children: 2 }),
  aBranchRow({ ownCodes: [122, 101] }),
  aBranchRow({ id: 4, companyName: 'Summit West', storeNumber: 'SC-03', orderProcessType: 2 }),
];

/** A store whose accounts are managed, by the provider's staff if nobody else is named. */
export function anAccountsServer(options: AccountsServerOptions = {}) {
  const { user, rows: given = TENANTS, refusals = {}, areBranchesMissing = false } = options;
  const choices = options.choices ?? given.filter(({ active }) => active).map(choiceOf);
  const queries: Record<string, string>[] = [];
  const level = user?.level ?? 0;
  const ownId = user?.accountId ?? 1;
  let rows = given;
  const cart = aCartServer();

  /** Filters by what the tests need; the order is that of the rows. */
  function list(id: number, query: URLSearchParams): Response {
    queries.push({ id: String(id), ...Object.fromEntries(query) });
    const [words, active, own] = ['search', 'active', 'own'].map((name) => query.get(name));
    const topLevel = query.get('topLevel');
    if (areBranchesMissing && topLevel === 'false') return aRefusal({ status: 500, code: 'internal', text: '' });
    const under = rows.filter((row) => row.parentId === id || (id === ownId && (level === 0 || row.id === id)));
    const atLevel = under.filter(({ parentId }) => topLevel === null || String(parentId === null) === topLevel);
    const matching = atLevel.filter(
      (row) =>
        row.companyName.toLowerCase().includes((words ?? '').toLowerCase()) &&
        (active === null || String(row.active) === active) &&
        (own === null || row.ownCodes.includes(Number(own))),
    );
    const skip = Number(query.get('Skip') ?? 0);
    const data = matching.slice(skip, skip + Number(query.get('Take') ?? 25));
    return anAnswer(accountsContract.getAccounts, { data, total: matching.length, all: atLevel.length });
  }

  function change({ Id, Active }: { readonly Id: number; readonly Active: boolean }): Response {
    const refusal = refusals[Id];
    if (refusal !== undefined) return aRefusal({ status: 409, code: 'conflict', text: refusal });
    rows = rows.map((row) => (row.id === Id ? { ...row, active: Active, version: row.version + 1 } : row));
    return anAnswer(accountsContract.changeAccount, anAccountView(rows.find(({ id }) => id === Id)));
  }

  function answer(call: string, query: URLSearchParams, body: unknown): Response | undefined {
    const [, listed] = /^GET \/api\/accounts\/(\d+)$/.exec(call) ?? [];
    if (listed !== undefined) return list(Number(listed), query);
    if (call.startsWith('GET /api/accountsList/')) return anAnswer(accountsContract.getAccountsList, [...choices]);
    if (call === 'PUT /api/account') return change(body as never);
    if (call === 'POST /api/account') return anAnswer(accountsContract.createAccount, anAccountView());
    if (call === 'GET /api/account/40') return anAnswer(accountsContract.getAccount, anAccountView());
    if (call.startsWith('GET /api/users/')) return anAnswer(usersContract.getUsers, { data: [], total: 0, all: 0 });
    if (call === 'GET /api/home') return anAnswer(usersContract.getHome, { invitationsExpired: 0 });
    return cart.answer(call, query, body as never);
  }

  const server = aServer({
    users: [
      aSignedInUser({
        level,
        type: 1,
        accountId: ownId,
        resultantPermissions: [{ permissionName: 'usermanagement' }],
        ...user,
      }),
    ],
    cart: { answer },
    children: choices.filter(({ parentId }) => parentId !== null),
  });
  return {
    server,
    queries,
    rows: () => rows,
    /** The bodies of all calls of that kind, on the wire. */
    sent: (call: string) => server.bodies.filter((_, index) => server.calls[index] === call),
  };
}
