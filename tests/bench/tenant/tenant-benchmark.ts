import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { chromium, type Page } from 'playwright-core';
import { DEMO_PASSWORD, PROVIDER } from '../../api-journeys/demo-users.ts';
import { signIn } from '../../journeys/support/screens.ts';
import { startedBrowser } from '../../journeys/support/started-browser.ts';
import { acceptInvitation, searchAndOrder } from '../../journeys/tenant/first-buyer.ts';
import { aTypedTenant, openStoreOf, tenantStepsOf } from '../../journeys/tenant/wizard-steps.ts';
import { demoCatalogueOf } from '../../support/demo-catalogue-of.ts';
import { startedStore } from '../../support/started-store.ts';

const REPORT = 'docs/benchmarks/tenant.md';

/** `npm run bench -- tenant`: the time from the empty form of the wizard to the order of the tenant's first user. */
export async function tenantBenchmark(): Promise<void> {
  const store = await startedStore({ demoCatalogue: 1 });
  const server = await startedBrowser();
  try {
    await demoCatalogueOf(store);
    const busy = loadavg()[0] ?? 0;
    const browser = await chromium.connect(server.wsEndpoint());
    const open = (host: string) => browser.newPage({ baseURL: `http://${host}:${store.port}` });
    const tenant = aTypedTenant(store.port);
    const staff = await open(PROVIDER);
    await staff.goto('/');
    await signIn(staff, 'provider-admin', { password: DEMO_PASSWORD });
    await staff.goto('/admin/tenant/new');
    const times: [string, number][] = [];
    async function measure(name: string, page: Page, work: (page: Page) => Promise<void>): Promise<void> {
      const begun = performance.now();
      await work(page);
      times.push([name, performance.now() - begun]);
    }
    for (const [name, step] of Object.entries(tenantStepsOf(tenant))) await measure(name, staff, step);
    await measure('open', staff, openStoreOf);
    const buyer = await open(tenant.host);
    await measure('the invitation', buyer, async (page) => {
      await page.goto(await linkIn(store.output(), tenant.email));
      await acceptInvitation(page, tenant.email);
    });
    await measure('a search and an order', buyer, searchAndOrder);
    const text = report(times, busy);
    await writeFile(REPORT, text);
    console.log(text);
  } finally {
    await server.close();
    await store.stop();
  }
}

/** The link in the mail to an address, once it has come. */
async function linkIn(output: string, email: string): Promise<string> {
  const [, mailbox = ''] = /Mailbox: (\S+)/.exec(output) ?? [];
  for (;;) {
    const text = await (await fetch(`${mailbox}/store`)).text();
    const mails = (JSON.parse(text) as { emails: { body: { text?: string } }[] }).emails;
    const mail = mails.find(({ body }) => body.text?.includes(email));
    const [link] = /http:\S+\/forgot-password\?\S+/.exec(mail?.body.text ?? '') ?? [];
    if (link) return link;
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const report = (times: readonly [string, number][], busy: number): string => `# A new tenant

Written by \`npm run bench -- tenant\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

Seconds from the empty form of the wizard to an order of the tenant's first user, in Chromium on the same machine as the store, with the demo catalogue. Fields are filled without a pause, so this is the time that the product takes. A person has five minutes.

| step | seconds |
|---|---|
${times.map(([name, ms]) => `| ${name} | ${seconds(ms)} |`).join('\n')}
| all | ${seconds(times.reduce((sum, [, ms]) => sum + ms, 0))} |
`;
