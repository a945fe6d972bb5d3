import { accountsContract } from '#shared/contracts/accounts.ts';
import type { HistoryEntryView } from '#shared/contracts/history.ts';
import { type UserChangeBody, usersContract } from '#shared/contracts/users.ts';
import type { AccountChoice } from '#shared/schemas/wire/account-view.ts';
import type { PermissionView, UserRow, UserView } from '#shared/schemas/wire/user-view.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { aUserView } from '../../../builders/admin/user-views.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { aCartServer } from './a-cart-server.ts';
import { aServer } from './a-server.ts';

interface UsersServerOptions {
  readonly user?: UserView;
  readonly history?: HistoryEntryView[];
  /** User names and emails of others. */
  readonly taken?: readonly string[];
  /** The list of users. */
  readonly rows?: UserRow[];
  /** The accounts that are administered, beside the own one. */
  readonly choices?: readonly AccountChoice[];
  /** All that a user can have. */
  readonly permissions?: readonly PermissionView[];
  readonly level?: 0 | 1 | 2;
}

/** A server with one user, who can be changed here and by a colleague. */
export function aUsersServer({
  user = aUserView(),
  history = [],
  taken = [],
  rows = [],
  choices = [],
  permissions = [
    { permissionKey: 55, permissionName: 'UserManagement' },
    { permissionKey: 56, permissionName: 'Checkout' },
  ],
  level = 1,
}: UsersServerOptions = {}) {
  const cart = aCartServer();
  let kept = user;
  const fieldVersions: Record<string, number> = {};

  function save(changes: Partial<UserView>) {
    kept = { ...kept, ...changes, version: kept.version + 1 };
    for (const name of Object.keys(changes)) fieldVersions[name] = kept.version;
  }

  function change(body: unknown): Response {
    const decoded = decodeWire(usersContract.changeUser.body, body);
    if (!decoded.ok)
      return aRefusal({ status: 400, code: 'invalid_input', text: 'Invalid Request.', fieldErrors: decoded.errors });
    const { version, password: _, ...changes } = decoded.value as UserChangeBody & Partial<UserView>;
    const newer = Object.keys(changes).filter((name) => (fieldVersions[name] ?? 0) > version);
    if (newer.length > 0) {
      const message = ACCOUNT_TEXTS.changedElsewhere;
      const errors = newer.map((name) => ({ path: name === 'userName' ? 'username' : name, message }));
      return aRefusal({ status: 409, code: 'conflict', text: message, fieldErrors: errors });
    }
    save(changes as Partial<UserView>);
    return anAnswer(usersContract.changeUser, kept);
  }

  const server = aServer({
    users: [
      aSignedInUser({ level, type: 1, accountId: 3, resultantPermissions: [{ permissionName: 'usermanagement' }] }),
    ],
    cart: {
      answer(call, query, body) {
        if (call === 'GET /api/user/12') return anAnswer(usersContract.getUserById, kept);
        if (call === 'GET /wb/permission/GetAllPermissions') {
          return anAnswer(usersContract.getAllPermissions, [...permissions]);
        }
        if (call === 'GET /api/history/user/12') {
          return anAnswer(usersContract.getHistoryOf, { data: history, more: false });
        }
        if (call === 'PUT /api/user/12') return change(body);
        if (call === 'POST /api/user') {
          save({ ...(body as object) } as Partial<UserView>);
          return anAnswer(usersContract.createUser, { ...kept, id: 12 });
        }
        if (call === 'POST /api/user/exists') {
          const { userName = '', email = '' } = (body ?? {}) as { userName?: string; email?: string };
          return anAnswer(usersContract.userExists, {
            userNameExists: taken.includes(userName),
            emailExists: taken.includes(email),
          });
        }
        if (call === 'POST /api/user/12/signout') return anAnswer(usersContract.signOutUser, null);
        if (call === 'POST /api/user/12/invitation') return anAnswer(usersContract.sendInvitation, null);
        if (/^POST \/api\/history\/.*\/restore$/.test(call)) {
          save({ city: 'Hammond' });
          return anAnswer(usersContract.restoreFromHistory, null);
        }
        if (call.startsWith('GET /api/accountsList/')) return anAnswer(accountsContract.getAccountsList, [...choices]);
        if (call.startsWith('GET /api/users/'))
          return anAnswer(usersContract.getUsers, { data: rows, total: rows.length, all: rows.length });
        return cart.answer(call, query, body);
      },
    },
  });
  return {
    ...server,
    /** A colleague saves something. */
    changeElsewhere: save,
    user: () => kept,
  };
}
