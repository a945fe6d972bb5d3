import { accountsContract } from '#shared/contracts/accounts.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { websitesContract } from '#shared/contracts/websites.ts';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { aWebsiteView, someWebsiteChecks } from '../../../builders/admin/website-views.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { aCartServer } from './a-cart-server.ts';
import { aServer } from './a-server.ts';

interface WebsitesServerOptions {
  readonly rows?: readonly WebsiteView[];
  readonly refusals?: Readonly<Record<string, Parameters<typeof aRefusal>[0]>>;
}

const ROWS = [
  aWebsiteView(),
  aWebsiteView({
    id: 4,
    name: 'Summit Fleet',
    url: 'https://fleet.example.com',
    host: 'fleet.example.com',
    default: false,
  }),
  aWebsiteView({
    id: 5,
    accountId: 9,
    companyName: 'Lakeside',
    name: 'Lakeside Parts',
    host: 'lake.example.com',
    accountActive: false,
  }),
];

type Body = { readonly [name in 'Id' | 'AccountId' | 'Name' | 'Url' | 'Default']?: never };

/** A store whose websites are managed by the provider's staff. */
export function aWebsitesServer({ rows: given = ROWS, refusals = {} }: WebsitesServerOptions = {}) {
  let rows = given;
  let removed: WebsiteView | undefined;
  const sent: unknown[] = [];
  const cart = aCartServer();

  function save(body: Body): Response {
    sent.push(body);
    const { Id, AccountId, Name, Url, Default } = body;
    const seen = rows.find(({ id }) => id === Id) ?? aWebsiteView({ id: 12, version: 0, default: false });
    const saved = {
      ...seen,
      accountId: AccountId ?? seen.accountId,
      name: Name ?? seen.name,
      url: Url ?? seen.url,
      default: Default ?? seen.default,
      version: seen.version + 1,
    };
    rows = [...rows.filter(({ id }) => id !== saved.id), saved];
    return anAnswer(websitesContract.saveWebsite, saved);
  }

  function answer(call: string, query: URLSearchParams, body: unknown): Response | undefined {
    const refusal = refusals[call];
    if (refusal) return aRefusal(refusal);
    const id = Number(/\/website\/(\d+)/.exec(call)?.[1]);
    const row = rows.find((one) => one.id === id);
    if (call === 'GET /api/websites/openaccounts') {
      const accounts = [
        { id: 7, companyName: 'Aspen Autos', websites: 0 },
        { id: 2, companyName: 'Summit Collision', websites: 2 },
      ];
      return anAnswer(websitesContract.getOpenAccounts, accounts);
    }
    if (call === 'GET /api/websites') {
      const words = (query.get('search') ?? '').toLowerCase();
      const data = rows.filter(({ name, host }) => `${name} ${host}`.toLowerCase().includes(words));
      return anAnswer(websitesContract.getWebsites, { data, total: data.length, all: rows.length });
    }
    if (call === 'POST /api/website') return save(body as Body);
    if (call.endsWith('/check')) {
      return anAnswer(websitesContract.checkWebsite, { checks: [...someWebsiteChecks], isStandIn: true });
    }
    if (call.startsWith('GET /api/website/') && row) return anAnswer(websitesContract.getWebsite, row);
    if (call.startsWith('DELETE /api/website/') && row) {
      removed = row;
      rows = rows.filter((one) => one !== row);
      return anAnswer(websitesContract.removeWebsite, { entry: 'entry-1' });
    }
    if (call === 'POST /api/history/entry-1/restore') {
      if (removed) rows = [...rows, removed];
      return anAnswer(usersContract.restoreFromHistory, null);
    }
    if (call.startsWith('GET /api/history/')) return anAnswer(usersContract.getHistoryOf, { data: [], more: false });
    if (call.startsWith('GET /api/accountsList/')) return anAnswer(accountsContract.getAccountsList, []);
    return cart.answer(call, query, body as never);
  }

  const user = aSignedInUser({
    level: 0,
    type: 1,
    accountId: 1,
    resultantPermissions: [{ permissionName: 'usermanagement' }],
  });
  const server = aServer({ users: [user], cart: { answer } });
  return { server, sent, rows: () => rows };
}
