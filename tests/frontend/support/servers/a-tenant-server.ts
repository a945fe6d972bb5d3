import { accountsContract } from '#shared/contracts/accounts.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { websitesContract } from '#shared/contracts/websites.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { anAccountRow } from '../../../builders/admin/account-rows.ts';
import { aTopLevelView } from '../../../builders/admin/account-views.ts';
import { aUserRow } from '../../../builders/admin/user-rows.ts';
import { aUserView } from '../../../builders/admin/user-views.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { aCartServer } from './a-cart-server.ts';
import { aServer } from './a-server.ts';

interface TenantServerOptions {
  readonly account?: Partial<AccountView>;
  readonly website?: WebsiteView;
  readonly user?: Partial<UserView>;
  /** Parts that its users find. */
  readonly parts?: number;
  /** Refusals by call. They can be taken away. */
  readonly refusals?: Record<string, Parameters<typeof aRefusal>[0]>;
}

/** A tenant that is being made, number 9, and the provider's staff who make it. */
export function aTenantServer({ website, parts = 12, refusals = {}, ...given }: TenantServerOptions = {}) {
  let account = aTopLevelView({ id: 9, companyName: 'Lakeside', active: false, logoFileName: '', ...given.account });
  let user = given.user && { ...aUserView(), id: 31, type: 1 as const, active: false, invitation: null, ...given.user };
  const sent: string[] = [];
  const cart = aCartServer();

  function change(call: string): Response | undefined {
    sent.push(call);
    if (call === 'PUT /api/account') {
      account = { ...account, active: true, version: account.version + 1 };
      return anAnswer(accountsContract.changeAccount, account);
    }
    if (call === 'PUT /api/user/31' && user) {
      user = { ...user, active: true, version: user.version + 1 };
      return anAnswer(usersContract.changeUser, user);
    }
    if (call === 'POST /api/user/31/invitation' && user) {
      const at = '2026-03-01T09:00:00Z';
      const expiresAt = '2026-03-08T09:00:00Z';
      user = { ...user, invitation: { state: 'sent', sentAt: at, openedAt: null, acceptedAt: null, expiresAt } };
      return anAnswer(usersContract.sendInvitation, null);
    }
    return undefined;
  }

  function answer(call: string, query: URLSearchParams, body: unknown): Response | undefined {
    const refusal = refusals[call];
    if (refusal) return aRefusal(refusal);
    if (/^(?:PUT|POST)/.test(call)) {
      const changed = change(call);
      if (changed) return changed;
    }
    if (call === 'GET /api/account/9') return anAnswer(accountsContract.getAccount, account);
    if (call === 'GET /api/accounts/1') {
      const rows = [
        anAccountRow({ id: 9, companyName: 'Lakeside', city: 'Muskegon', state: 'MI', active: false, users: 0 }),
        anAccountRow({ id: 8, companyName: 'Once open', active: false, users: 2 }),
      ];
      return anAnswer(accountsContract.getAccounts, { data: rows, total: 2, all: 2 });
    }
    if (call === 'GET /api/websites') {
      const data = website ? [website] : [];
      return anAnswer(websitesContract.getWebsites, { data, total: data.length, all: data.length });
    }
    if (call.endsWith('/check')) return anAnswer(websitesContract.checkWebsite, { checks: [], isStandIn: false });
    if (call === 'GET /api/users/9') {
      const data = user ? [aUserRow({ id: 31, type: 1 })] : [];
      return anAnswer(usersContract.getUsers, { data, total: data.length, all: data.length });
    }
    if (call === 'GET /api/user/31' && user) return anAnswer(usersContract.getUserById, user);
    if (call === 'GET /api/account/9/parts') {
      const codes = [
        { code: 'KEPT', parts },
        { code: 'LEFT', parts: 5 },
      ];
      return anAnswer(catalogueContract.getAccountParts, { codes, examples: [] });
    }
    if (call.startsWith('GET /api/accountsList/')) return anAnswer(accountsContract.getAccountsList, []);
    return cart.answer(call, query, body as never);
  }

  const staff = aSignedInUser({
    level: 0,
    type: 1,
    accountId: 1,
    resultantPermissions: [{ permissionName: 'usermanagement' }],
  });
  return { server: aServer({ users: [staff], cart: { answer } }), sent };
}
