import type { usersContract } from '#shared/contracts/users.ts';
import { passwordFaults } from '#shared/rules/people/user-checks.ts';
import { accessRefusal } from '#shared/values/access.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { homeScope } from '../http/home-scope.ts';
import { idempotencyOf, idempotentId } from '../http/idempotency.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import { makeCreateUser } from '../user-saves/create-user.ts';
import { makeFindUser } from '../user-saves/find-user.ts';
import { makeImportUsers } from '../user-saves/import-users.ts';
import { makeInviteUser } from '../user-saves/invite-user.ts';
import { makeChangeUser } from './change-user.ts';
import { makeCountWaiting } from './count-waiting.ts';
import type { UsersDependencies } from './dependencies.ts';
import { makeExportUsers } from './export-users.ts';
import { historyPage, historyRows } from './history-view.ts';
import {
  ALL_PERMISSIONS,
  asNewUser,
  identityUser,
  permissionOf,
  permissionsWith,
  withIdentityText,
} from './identity-calls.ts';
import { makeListUsers } from './list-users.ts';
import { makeRestoreFromHistory } from './restore-from-history.ts';
import { makeSignOutUser } from './sign-out-user.ts';
import { makeUserExists } from './user-exists.ts';
import { makeReadCircumstances, userView } from './user-view.ts';

/** Who may see other users. Everybody sees themselves. */
const ADMINISTRATOR = { signedIn: true, level: 2, permission: 'usermanagement' } as const;

export function usersRoutes(dependencies: UsersDependencies): Routes<typeof usersContract> {
  const { directory, history, users, findStore, newId, now } = dependencies;
  const findUser = makeFindUser(dependencies);
  const listUsers = makeListUsers(dependencies);
  const createUser = makeCreateUser(dependencies);
  const changeUser = makeChangeUser(dependencies);
  const importUsers = makeImportUsers(dependencies);
  const exportUsers = makeExportUsers(dependencies);
  const inviteUser = makeInviteUser(dependencies);
  const signOutUser = makeSignOutUser(dependencies);
  const userExists = makeUserExists(dependencies);
  const readCircumstances = makeReadCircumstances(dependencies);
  const countWaiting = makeCountWaiting(dependencies);
  const restore = makeRestoreFromHistory(dependencies);

  return {
    getUsers: ({ params, query }, { actor }) => listUsers(actor, Number(params.id), query),

    async getUserById({ params }, { actor }) {
      const isOneself = Number(params.id) === actor.user.id;
      if (!isOneself && accessRefusal(ADMINISTRATOR, actor)) throw notFound();
      const marker = isOneself ? actor.user : await findUser.marker(actor, params.id);
      const [found, circumstances] = await Promise.all([findUser.whole(actor, marker), readCircumstances(marker)]);
      return userView(actor, found, circumstances, now());
    },

    async createUser({ body }, { actor, idempotencyKey }) {
      const idempotency = idempotencyOf(actor.userId, 'createUser', idempotencyKey, body);
      if (body.userId != null) {
        const begun = await findUser.byKey(actor, body.userId);
        return changeUser(actor, begun, { ...body, id: undefined, version: begun.user.version }, idempotency);
      }
      const created = await createUser(actor, body, { userId: idOf(actor, 'createUser', idempotencyKey), idempotency });
      return userView(actor, created, await readCircumstances(created.user), now());
    },

    async changeUser({ params, body }, { actor, idempotencyKey }) {
      const found = await findUser.byNumber(actor, params.id);
      return changeUser(actor, found, body, idempotencyOf(actor.userId, 'changeUser', idempotencyKey, body));
    },

    importUsers: ({ body }, { actor, idempotencyKey }) => importUsers(actor, body, idempotencyKey),
    exportUsers: ({ params, query }, { actor }) => exportUsers(actor, Number(params.id), query),

    userExists: ({ body }, { actor }) => userExists(actor, body),

    async sendInvitation({ params, body }, { actor, idempotencyKey }) {
      const found = await findUser.byNumber(actor, params.id);
      await inviteUser(actor, found, idempotencyOf(actor.userId, 'sendInvitation', idempotencyKey, body));
      return null;
    },

    async signOutUser({ params, body }, { actor }) {
      await signOutUser(actor, await findUser.byNumber(actor, params.id), body.sessionId);
      return null;
    },

    async getIdentityUsers({ query }, { actor }) {
      const accountId = Number(query.accountId ?? actor.home.accountId);
      await findUser.accounts(actor, accountId);
      const listed = await directory.list(homeScope(actor), accountId);
      const ofAccount = listed.filter((user) => user.accountId === accountId);
      return (await users.findMany(homeScope(actor), ofAccount)).map(identityUser);
    },

    getIdentityUser: async ({ query }, { actor }) => identityUser((await findUser.byKey(actor, query.userKey)).user),

    async createIdentityUser({ body }, { actor, idempotencyKey }) {
      const idempotency = idempotencyOf(actor.userId, 'createIdentityUser', idempotencyKey, body);
      const userId = idOf(actor, 'createIdentityUser', idempotencyKey);
      const { user } = await withIdentityText(createUser(actor, asNewUser(body, actor), { userId, idempotency }));
      return { userKey: user.userId };
    },

    async resetUserPassword({ body }, { actor, requestOrigin, idempotencyKey }) {
      await checkApplication(body.applicationKey, requestOrigin);
      const found = await findUser.byKey(actor, body.userKey);
      const { userName, version } = found.user;
      refuseFields(passwordFaults(body.password, userName));
      const idempotency = idempotencyOf(actor.userId, 'resetUserPassword', idempotencyKey, body);
      await changeUser(actor, found, { password: body.password, version }, idempotency);
      return null;
    },

    async addUserPermission({ body }, { actor, requestOrigin }) {
      await checkApplication(body.applicationKey, requestOrigin);
      return setPermission(actor, body.userKey, body.permissionKey, body.value ?? true);
    },

    async removeUserPermission({ query }, { actor, requestOrigin }) {
      await checkApplication(query.applicationKey, requestOrigin);
      return setPermission(actor, query.userKey, query.permissionKey, false);
    },

    getAllPermissions: async () => [...ALL_PERMISSIONS],

    getHome: (_input, { actor }) => countWaiting(actor),

    async getHistory({ params, query }, { actor }) {
      const [scope, rows] = [homeScope(actor), historyRows(query)];
      await findUser.accounts(actor, Number(params.id));
      return historyPage(scope, await history.ofAccount(scope, Number(params.id), rows), rows);
    },

    async getHistoryOf({ params, query }, { actor }) {
      const [scope, rows] = [homeScope(actor), historyRows(query)];
      return historyPage(scope, await history.ofThing(scope, params.kind, params.id, rows), rows);
    },

    async restoreFromHistory({ params, body }, { actor, idempotencyKey }) {
      await restore(actor, params.entry, idempotencyOf(actor.userId, 'restoreFromHistory', idempotencyKey, body));
      return null;
    },
  };

  async function setPermission(actor: SignedIn, userKey: string, key: string, isGiven: boolean) {
    const permission = permissionOf(key);
    const found = await findUser.byKey(actor, userKey);
    const permissions = permissionsWith(found.user, permission, isGiven);
    const { resultantPermissions } = await changeUser(
      actor,
      found,
      { permissions, version: found.user.version },
      undefined,
    );
    return resultantPermissions;
  }

  /** The application of the identity calls is the website of this host (decision B304). */
  async function checkApplication(key: string | undefined, { host }: RequestOrigin): Promise<void> {
    if (key === undefined) return;
    const store = await findStore(host);
    if (String(store?.website.id) !== key) throw notFound();
  }

  /** Half of the digest, which is as long as a random id. */
  function idOf(actor: SignedIn, endpoint: string, idempotencyKey: string | undefined): string {
    return idempotentId(actor.userId, endpoint, idempotencyKey)?.slice(0, 32) ?? newId();
  }
}
