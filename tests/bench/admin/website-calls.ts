import { randomUUID } from 'node:crypto';
import type { Table } from '#functions/data/table/table.ts';
import { websitesDependencies } from '#functions/websites/dependencies.ts';
import { websitesRoutes } from '#functions/websites/routes.ts';
import { websitesContract } from '#shared/contracts/websites.ts';
import { several } from './content-calls.ts';
import type { Call } from './measured-call.ts';
import { asStaff } from './staff.ts';

const { getWebsites, getOpenAccounts, getWebsite, saveWebsite, removeWebsite, checkWebsite } = websitesContract;

/** Websites, spread over the first top-level accounts of the many. */
export const WEBSITES = 200;
const OWNERS = 40;
const FIRST_ACCOUNT = 1_000;
const FAMILY = 25;
const CALLS = 30;
/** As many as one call is made at most: warm-ups, timed ones and two that are counted. */
const REMOVED = CALLS + 5;
const BUDGET = '2 trips';
const SAVE_BUDGET = '3 trips';

/** The calls of websites, as the provider's staff make them. */
export async function websiteCalls(table: Table): Promise<readonly Call[]> {
  const staff = asStaff(table, websitesContract, websitesRoutes, websitesDependencies);
  let made = 0;
  async function make() {
    made += 1;
    const accountId = FIRST_ACCOUNT + FAMILY * (made % OWNERS);
    const body = { accountId, name: `Website ${made}`, url: `https://${randomUUID()}.example.com` };
    return (await staff.call(saveWebsite, { body })).output();
  }
  // The last ones can be removed, because the first one of each account is its default.
  const websites = await several(WEBSITES + REMOVED, make);
  let [website] = websites;
  if (!website) throw new Error('There is nothing to read');
  const params = { id: String(website.id) };

  const row = (name: string, run: Call['run'], budget = BUDGET) => ({ name, budget, times: CALLS, run, table });
  return [
    row('a page of the websites', async () => (await staff.call(getWebsites, { query: { Take: '25' } })).output()),
    row('the same with a search', async () =>
      (await staff.call(getWebsites, { query: { search: 'collision', Take: '25' } })).output(),
    ),
    row('accounts for a new website', async () => (await staff.call(getOpenAccounts)).output(), '300 ms'),
    row('a website', async () => (await staff.call(getWebsite, { params })).output()),
    row('the check of a website, without the network', async () =>
      (await staff.call(checkWebsite, { params })).output(),
    ),
    row('a new website', make),
    row(
      'a change of a website',
      async () => {
        const body = { id: Number(params.id), version: website?.version ?? 0, name: `Website ${randomUUID()}` };
        website = (await staff.call(saveWebsite, { body })).output();
      },
      SAVE_BUDGET,
    ),
    row(
      'a removal of a website',
      async () => (await staff.call(removeWebsite, { params: { id: String(websites.pop()?.id) } })).output(),
      SAVE_BUDGET,
    ),
  ];
}
