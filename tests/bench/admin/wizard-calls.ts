import { randomUUID } from 'node:crypto';
import { accountsDependencies } from '#functions/accounts/dependencies.ts';
import { accountsRoutes } from '#functions/accounts/routes.ts';
import { counterKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { usersDependencies } from '#functions/users/dependencies.ts';
import { usersRoutes } from '#functions/users/routes.ts';
import { websitesDependencies } from '#functions/websites/dependencies.ts';
import { websitesRoutes } from '#functions/websites/routes.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { websitesContract } from '#shared/contracts/websites.ts';
import { putItem } from '../../support/test-table.ts';
import type { Call } from './measured-call.ts';
import { asStaff } from './staff.ts';

const { createAccount, changeAccount, getAccount, saveCustomer } = accountsContract;
const { createUser, changeUser, sendInvitation, getUsers, getUserById } = usersContract;
const { getWebsites, saveWebsite, checkWebsite } = websitesContract;

const CALLS = 20;
const ADDRESS = { address1: '1060 W Addison St', city: 'Chicago', state: 'IL', postalCode: '60613' };

interface TenantIds {
  readonly accountId: number;
  readonly websiteId?: number;
  readonly userId?: number;
}

/** Above all accounts of the benchmark, which were written without the counter. */
const LAST_ACCOUNT = 900_000;

/** The calls of each step of the wizard. A step goes on with the tenants that the step before has made. */
export async function wizardCalls(table: Table): Promise<readonly Call[]> {
  await putItem(table, counterKey('ACCOUNT'), { lastNumber: LAST_ACCOUNT });
  const accounts = asStaff(table, accountsContract, accountsRoutes, accountsDependencies);
  const users = asStaff(table, usersContract, usersRoutes, usersDependencies);
  const websites = asStaff(table, websitesContract, websitesRoutes, websitesDependencies);

  async function change(accountId: number, fields: object): Promise<void> {
    const { version } = (await accounts.call(getAccount, { params: { id: String(accountId) } })).output();
    (await accounts.call(changeAccount, { body: { id: accountId, version, ...fields } })).output();
  }

  const steps: readonly Step[] = [
    {
      name: 'the company',
      calls: 1,
      async take() {
        const body = { companyName: `Lakeside ${randomUUID()}`, parentId: null, active: false, ...ADDRESS };
        const { id } = (await accounts.call(createAccount, { body })).output();
        return { accountId: id };
      },
    },
    {
      name: 'the address',
      calls: 1,
      async take({ accountId }) {
        const body = { accountId, name: 'Lakeside', url: `https://${randomUUID()}.example.com` };
        const { id } = (await websites.call(saveWebsite, { body })).output();
        return { accountId, websiteId: id };
      },
    },
    {
      name: 'the brand',
      calls: 2,
      async take(tenant) {
        await change(tenant.accountId, { color1: '1D3557', color2: '8B0000' });
        return tenant;
      },
    },
    {
      name: 'customers and lines',
      calls: 3,
      async take(tenant) {
        const { accountId } = tenant;
        const body = {
          accountId,
          lineOfBusinessKey: 'aftermarket' as const,
          version: 0,
          customerNumber: `L${accountId}`,
        };
        (await accounts.call(saveCustomer, { body })).output();
        await change(accountId, { linesOfBusiness: ['aftermarket'] });
        return tenant;
      },
    },
    {
      name: 'the first user',
      calls: 1,
      async take(tenant) {
        const word = randomUUID();
        const body = {
          ...{ accountId: tenant.accountId, type: 1 as const, active: false },
          ...{ userName: word, email: `${word}@lakeside.example`, firstName: 'Lena', lastName: 'Lake' },
          ...{ phoneNumber: '3125550100', ...ADDRESS },
        };
        const { id } = (await users.call(createUser, { body })).output();
        return { ...tenant, userId: id };
      },
    },
    {
      name: 'what the last step shows',
      calls: 5,
      async take(tenant) {
        const params = { id: String(tenant.accountId) };
        const [website, user] = [String(tenant.websiteId), String(tenant.userId)];
        await Promise.all([
          accounts.call(getAccount, { params }).then(({ output }) => output()),
          websites.call(getWebsites, { query: { accountId: params.id, Take: '100' } }).then(({ output }) => output()),
          users.call(getUsers, { params, query: { search: '', type: '1', Take: '1' } }).then(({ output }) => output()),
        ]);
        (await users.call(getUserById, { params: { id: user } })).output();
        (await websites.call(checkWebsite, { params: { id: website } })).output();
        return tenant;
      },
    },
    {
      name: 'the opening',
      calls: 4,
      async take(tenant) {
        const params = { id: String(tenant.userId) };
        (await users.call(changeUser, { params, body: { active: true, version: 1 } })).output();
        await change(tenant.accountId, { active: true });
        (await users.call(sendInvitation, { params, body: {} })).output();
        return tenant;
      },
    },
  ];

  let before: TenantIds[] | undefined;
  return steps.map(({ name, calls, take }) => {
    const [waiting, done]: [TenantIds[] | undefined, TenantIds[]] = [before, []];
    before = done;
    return {
      name: `wizard: ${name}`,
      budget: '',
      times: CALLS,
      calls,
      table,
      async run() {
        const tenant = waiting ? waiting.shift() : { accountId: 0 };
        if (!tenant) throw new Error(`No tenant waits for ${name}`);
        done.push(await take(tenant));
      },
    };
  });
}

interface Step {
  readonly name: string;
  /** How many calls of the API it makes. */
  readonly calls: number;
  readonly take: (tenant: TenantIds) => Promise<TenantIds>;
}
