import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedFor, TENANT_TEXTS } from '#shared/texts/admin/tenant-texts.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { aWebsiteView } from '../../../../builders/admin/website-views.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aTenantServer } from '../../../support/servers/a-tenant-server.ts';
import { shownToasts } from '../../../support/shown-toasts.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const website = aWebsiteView({ accountId: 9, url: 'https://lakeside.example.com', host: 'lakeside.example.com' });
const user = { email: 'lena@example.com', firstName: 'Lena', lastName: 'Lake' };
const failing = { status: 500, code: 'internal', text: '' } as const;

async function open(path: string, options: Parameters<typeof aTenantServer>[0] = {}) {
  const tenant = aTenantServer(options);
  const opened = openSignedIn(tenant.server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, ...tenant };
}

const step = (name: string) => screen.findByRole('region', { name });
const openButton = () => screen.findByRole('button', { name: TENANT_TEXTS.open });

describe('the wizard of a new tenant', () => {
  it('begins with the company, and offers those that are not open yet', async () => {
    await open('/admin/tenant/new');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TENANT_TEXTS.title);
    expect(screen.getByText(TENANT_TEXTS.eachSaved)).toBeTruthy();
    expect(screen.getByText('Step 1 of 6')).toBeTruthy();
    const begun = within(await screen.findByRole('region', { name: TENANT_TEXTS.goOn }));
    expect(begun.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lakeside']);
    const steps = within(screen.getByRole('navigation', { name: TENANT_TEXTS.steps }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${TENANT_TEXTS.names.company}${TENANT_TEXTS.details.company}`,
      `${TENANT_TEXTS.names.address}${TENANT_TEXTS.details.address}`,
      `${TENANT_TEXTS.names.brand}${TENANT_TEXTS.details.brand}`,
      `${TENANT_TEXTS.names.customers}${TENANT_TEXTS.details.customers}`,
      `${TENANT_TEXTS.names.user}${TENANT_TEXTS.details.user}`,
      `${TENANT_TEXTS.names.open}${TENANT_TEXTS.details.open}`,
    ]);
  });

  it('goes on where one was, with the way back and on', async () => {
    await open('/admin/tenant/9', { website });
    await step(TENANT_TEXTS.names.brand);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('New tenant: Lakeside');
    expect(screen.getByText(TENANT_TEXTS.notOpen)).toBeTruthy();
    expect(screen.getByText(TENANT_TEXTS.brandHint)).toBeTruthy();
    expect(screen.getAllByText(TENANT_TEXTS.done)).toHaveLength(2);
    expect(screen.getByRole('link', { name: TENANT_TEXTS.back }).getAttribute('href')).toBe('/admin/tenant/9/address');
    expect(screen.getByRole('link', { name: 'Next: Customers and lines' }).getAttribute('href')).toBe(
      '/admin/tenant/9/customers',
    );
  });

  it('says what customers and lines are for', async () => {
    await open('/admin/tenant/9/customers', { website });
    expect(await screen.findByText(TENANT_TEXTS.customersHint)).toBeTruthy();
    expect(screen.getByText(TENANT_TEXTS.linesHint)).toBeTruthy();
  });

  it('makes the first user an inactive master user, who is invited later', async () => {
    const opened = await open('/admin/tenant/9/user', { website });
    expect(await screen.findByText(TENANT_TEXTS.typeOfFirst)).toBeTruthy();
    expect(screen.getByText(TENANT_TEXTS.userWaits)).toBeTruthy();
    await opened.user.type(screen.getByLabelText(/^First Name/), 'L');
    expect(await screen.findByRole('button', { name: new RegExp(TENANT_TEXTS.saveCompany) })).toBeTruthy();
  });

  it('shows the first user once there is one', async () => {
    await open('/admin/tenant/9/user', { website, user });
    expect(await screen.findByText(TENANT_TEXTS.userReady)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lena Lake' }).getAttribute('href')).toBe('/admin/user/31');
  });

  it.each(['/admin/tenant/x', '/admin/tenant/77'])('leads to the accounts from %s', async (path) => {
    await open(path);
    expect(await screen.findByText(TENANT_TEXTS.unknown)).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/accounts'));
  });

  it('says that it could not be loaded', async () => {
    const { server } = aTenantServer({ refusals: { 'GET /api/account/9': failing } });
    openSignedIn(server, { path: '/admin/tenant/9', cookies: { stable: 'true' } });
    expect(await screen.findByText(TENANT_TEXTS.failed)).toBeTruthy();
  });
});

describe('the last step', () => {
  const last = '/admin/tenant/9/open';

  it('makes a test search, without what is excluded', async () => {
    const account = { linesOfBusiness: ['aftermarket' as const], aftermarketExclusions: ['LEFT'] };
    await open(last, { website, user, account });
    const found = within(await screen.findByRole('list', { name: TENANT_TEXTS.testSearch }));
    expect(await found.findByText('Aftermarket: 12 parts are found.')).toBeTruthy();
  });

  it.each([
    {
      account: { linesOfBusiness: ['salvage' as const], salvageExclusions: ['LEFT'] },
      text: TENANT_TEXTS.nothingFound,
    },
    { account: { linesOfBusiness: [] }, text: TENANT_TEXTS.noLines },
  ])('says what is wrong: $text', async ({ account, text }) => {
    await open(last, { website, user, account, parts: 0 });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says that the test search failed, and what is missing', async () => {
    await open(last, { refusals: { 'GET /api/account/9/parts': failing } });
    expect((await screen.findAllByText(TENANT_TEXTS.searchFailed, {}, { timeout: 10_000 })).length).toBeGreaterThan(0);
    expect(screen.getByText(TENANT_TEXTS.needsWebsite)).toBeTruthy();
    expect(screen.getByText(TENANT_TEXTS.needsUser)).toBeTruthy();
    expect(screen.queryByRole('button', { name: TENANT_TEXTS.open })).toBeNull();
  });

  const all = ['PUT /api/user/31', 'PUT /api/account', 'POST /api/user/31/invitation'];

  it('activates the user and the account, and sends the invitation', async () => {
    const opened = await open(last, { website, user });
    expect(await screen.findByText(TENANT_TEXTS.openDetail)).toBeTruthy();
    await opened.user.click(await openButton());
    expect(await screen.findByText(openedFor('Lakeside', 'lena@example.com'))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByText(TENANT_TEXTS.opened));
    expect(screen.getByText(TENANT_TEXTS.isOpen)).toBeTruthy();
    expect(screen.getByRole('link', { name: WEBSITES_TEXTS.openAsVisitor }).getAttribute('href')).toBe(website.url);
    expect(screen.getByRole('link', { name: TENANT_TEXTS.toAccount }).getAttribute('href')).toBe('/admin/account/9');
    expect(opened.sent).toEqual(all);
  });

  it.each(all)('goes on after it was interrupted at %s, and repeats nothing that was done', async (call) => {
    const refusals: Record<string, typeof failing> = { [call]: failing };
    const opened = await open(last, { website, user, refusals });
    await opened.user.click(await openButton());
    // In a toast and where it was pressed (decision B204).
    expect(await screen.findAllByText(TENANT_TEXTS.openFailed)).toHaveLength(2);
    expect(shownToasts()).toEqual([TENANT_TEXTS.openFailed]);
    delete refusals[call];
    await waitFor(async () => expect((await openButton()).getAttribute('aria-disabled')).toBe('false'));
    await opened.user.click(await openButton());
    expect(await screen.findByText(TENANT_TEXTS.opened)).toBeTruthy();
    expect(opened.sent).toEqual(all);
  });
});

it('says that it works', () => {
  expect([TENANT_TEXTS.opening, TENANT_TEXTS.searching]).toEqual(['Opening …', 'Searching …']);
});
