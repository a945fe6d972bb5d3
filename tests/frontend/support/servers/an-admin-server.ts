import { usersContract } from '#shared/contracts/users.ts';
import type { AccountChoice } from '#shared/schemas/wire/account-view.ts';
import type { UserImportRow } from '#shared/schemas/wire/import-rows.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { UserRow } from '#shared/schemas/wire/user-view.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { aUserRow } from '../../../builders/admin/user-rows.ts';
import { aUserView } from '../../../builders/admin/user-views.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { aCartServer } from './a-cart-server.ts';
import { aServer } from './a-server.ts';

interface AdminServerOptions {
  readonly user?: Partial<SignedInUser>;
  readonly rows?: readonly UserRow[];
  /** The accounts that are administered, beside the own one. */
  readonly choices?: readonly AccountChoice[];
  readonly invitationsExpired?: number;
  /** The users that an export has, whichever account is asked for. */
  readonly exported?: readonly UserImportRow[];
  /** The tenants that wait for the provider. */
  readonly waitingTenants?: Partial<Output<typeof usersContract.getHome>>;
  /** Why a user can't be changed, by number. */
  readonly refusals?: Readonly<Record<number, string>>;
}

/** A store whose users are managed, by an administrator of the parent account if nobody else is named. */
export function anAdminServer(options: AdminServerOptions = {}) {
  const {
    user,
    rows: given = [aUserRow()],
    choices = [],
    invitationsExpired = 0,
    exported = [],
    refusals = {},
    waitingTenants,
  } = options;
  const queries: Record<string, string>[] = [];
  let rows = given;
  const cart = aCartServer();

  function change(id: number, changed: Partial<UserRow>): UserRow | undefined {
    rows = rows.map((row) => (row.id === id ? { ...row, ...changed, version: row.version + 1 } : row));
    return rows.find((row) => row.id === id);
  }

  /** Filters by what the tests need; the order is that of the rows. */
  function list(query: URLSearchParams): Response {
    queries.push(Object.fromEntries(query));
    const words = (query.get('search') ?? '').toLowerCase();
    const found = rows.filter((row) => `${row.firstName} ${row.lastName}`.toLowerCase().includes(words));
    const active = query.get('active');
    const matching = found.filter((row) => active === null || String(row.active) === active);
    const skip = Number(query.get('Skip') ?? 0);
    const data = matching.slice(skip, skip + Number(query.get('Take') ?? 25));
    return anAnswer(usersContract.getUsers, { data, total: matching.length, all: found.length });
  }

  function exportPage(query: URLSearchParams): Response {
    const skip = Number(query.get('Skip'));
    const data = exported.slice(skip, skip + Number(query.get('Take')));
    return anAnswer(usersContract.exportUsers, { data, total: exported.length });
  }

  function answer(call: string, query: URLSearchParams, body: unknown): Response | undefined {
    const [, id] = /^(?:PUT|POST) \/api\/user\/(\d+)/.exec(call) ?? [];
    if (call === 'GET /api/home') return anAnswer(usersContract.getHome, { invitationsExpired, ...waitingTenants });
    if (call.startsWith('GET /api/users/export/')) return exportPage(query);
    if (call.startsWith('GET /api/users/')) return list(query);
    if (id === undefined) return cart.answer(call, query, body as never);
    const refusal = refusals[Number(id)];
    if (refusal !== undefined) return aRefusal({ status: 409, code: 'conflict', text: refusal });
    if (call.endsWith('/invitation')) {
      change(Number(id), { invitation: 'sent' });
      return anAnswer(usersContract.sendInvitation, null);
    }
    return aChangedUser(change(Number(id), { active: (body as UserRow).active }));
  }

  const server = aServer({
    users: [
      aSignedInUser({
        level: 1,
        type: 1,
        accountId: 2,
        resultantPermissions: [{ permissionName: 'usermanagement' }],
        ...user,
      }),
    ],
    cart: { answer },
    children: choices,
  });
  return { server, queries, rows: () => rows };
}

/** Only its version counts. */
function aChangedUser({ invitation: _, ...row }: UserRow = aUserRow()): Response {
  return anAnswer(usersContract.changeUser, aUserView(row));
}
