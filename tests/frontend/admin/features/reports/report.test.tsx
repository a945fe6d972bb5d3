import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsContract } from '#shared/contracts/analytics.ts';
import { importsContract } from '#shared/contracts/imports.ts';
import type { AnalyticsReport } from '#shared/schemas/wire/analytics-report.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { daysOfReport, otherMissed, REPORT_CSV_TEXTS, REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { anEmptyReport, aReport } from '../../../../builders/reports.ts';
import { aSignedInUser } from '../../../../builders/store.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';

const CALL = 'GET /api/analytics';
const MAY_MANAGE: SignedInUser['resultantPermissions'] = [{ permissionName: 'usermanagement' }];

interface ReportsOptions {
  readonly path?: string;
  readonly user?: Partial<SignedInUser>;
  readonly report?: (from: string, to: string) => AnalyticsReport;
  readonly prepare?: (server: ReturnType<typeof aServer>) => void;
}

/** Opens the store at the reports, for the provider's staff. */
function openReports({ path = '/admin/reports', user = {}, report = aReport, prepare }: ReportsOptions = {}) {
  const asked: Record<string, string>[] = [];
  const cart = aCartServer();
  const server = aServer({
    users: [aSignedInUser({ level: 0, type: 1, resultantPermissions: MAY_MANAGE, ...user })],
    cart: {
      answer(call, query, body) {
        if (call === 'GET /api/synonyms') return anAnswer(importsContract.listSynonyms, []);
        if (call !== CALL) return cart.answer(call, query, body);
        asked.push(Object.fromEntries(query));
        return anAnswer(analyticsContract.getAnalytics, report(query.get('from') ?? '', query.get('to') ?? ''));
      },
    },
  });
  prepare?.(server);
  return { ...openSignedIn(server, { path, cookies: { stable: 'true' } }), server, asked };
}

const figure = async (label: string) => {
  const [term] = (await screen.findAllByText(label)).filter(({ tagName }) => tagName === 'DT');
  return term?.nextElementSibling?.textContent;
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T23:59:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the report', () => {
  it('has what the period came to', async () => {
    openReports();
    expect(await figure('Sales')).toBe('$1,000.00');
    expect(await figure('Orders')).toBe('41 canceled');
    expect(await figure('Average order')).toBe('$250.00');
    expect(await figure('Carts started')).toBe('6');
    expect(await figure('Searches')).toBe('40');
    expect(await figure('No results')).toBe('7.5 %3 of these');
    expect(await figure('Page views')).toBe('1,234');
  });

  it('has the accounts, the highest sales first, and leads to each by itself', async () => {
    const { user, asked } = openReports();
    const accounts = await screen.findByRole('region', { name: 'By account' });
    expect(rowsOf(accounts)).toEqual([
      ['Account', 'Sales', 'Orders', 'Carts started', 'Searches', 'No results', 'Page views'],
      ['Summit Collision', '$900.50', '3', '6', '30', '3', '1,200'],
      ['Northside Fleet', '$99.50', '1', '0', '10', '0', '34'],
    ]);
    await user.click(within(accounts).getByRole('link', { name: 'Summit Collision' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ id: '5' }));
    expect(window.location.search).toBe('?account=5');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'By account' })).toBeNull());
  });

  it('has what was not found, and each word leads to its search', async () => {
    openReports();
    const link = await screen.findByRole('link', { name: 'hood latch' });
    expect(link.getAttribute('href')).toBe('/hood%20latch');
    expect(rowsOf(link.closest('table') as HTMLTableElement).slice(0, 2)).toEqual([
      ['Searched for', 'Times', 'Last searched', 'Synonym'],
      ['hood latch', '2', '03/02/2026', 'Add to synonyms'],
    ]);
    expect(screen.getByText(otherMissed('4'))).toBeTruthy();
    expect(screen.getByText(REPORT_TEXTS.missedDetail)).toBeTruthy();
  });

  it('shows the days as bars that say what they are, one figure at a time, and as a table', async () => {
    const { user } = openReports();
    const last = '03/02/2026';
    expect(await screen.findByRole('img', { name: `Sales by day. The highest is $1,000.00 on ${last}.` })).toBeTruthy();
    const figures = screen.getByRole('group', { name: 'Chart by day' });
    await user.click(within(figures).getByRole('radio', { name: 'Searches' }));
    expect(await screen.findByRole('img', { name: `Searches by day. The highest is 40 on ${last}.` })).toBeTruthy();
    await user.click(screen.getByText('Show as a table'));
    const table = screen.getByRole('region', { name: REPORT_TEXTS.byDay });
    expect(rowsOf(table)).toHaveLength(31);
    expect(rowsOf(table)[1]).toEqual([last, '$1,000.00', '4', '6', '40', '3', '1,234']);
  });

  it('says of a figure that there are none', async () => {
    openReports({
      report: (from, to) => {
        const report = aReport(from, to);
        return { ...report, days: report.days.map((day) => ({ ...day, sales: report.total.sales * 0 })) as never };
      },
    });
    expect(await screen.findByRole('img', { name: 'Sales by day. Nothing to show.' })).toBeTruthy();
  });
});

describe('the period', () => {
  it.each([
    { path: '/admin/reports', from: '2026-02-01', why: '30 days by default, today among them' },
    { path: '/admin/reports?days=7', from: '2026-02-24', why: '7 days, as the address says' },
    { path: '/admin/reports?days=31', from: '2026-02-01', why: 'the address says what is not offered' },
  ])('begins on $from: $why', async ({ path, from }) => {
    const { asked } = openReports({ path });
    await waitFor(() => expect(asked).toContainEqual({ from, to: '2026-03-02' }));
  });

  it('is chosen, and the address says which', async () => {
    const { user, asked } = openReports();
    await user.click(await screen.findByRole('radio', { name: '90 days' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: '2025-12-03' }));
    expect(window.location.search).toBe('?days=90');
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('leads to the orders of its days', async () => {
    openReports({ path: '/admin/reports?days=7' });
    const link = await screen.findByRole('link', { name: 'See these orders' });
    expect(link.getAttribute('href')).toBe('/orders?from=2026-02-24&to=2026-03-02');
    expect(link.closest('p')?.textContent).toContain(daysOfReport('02/24/2026', '03/02/2026'));
  });

  it('of one account is chosen and left by the list', async () => {
    const { user, asked } = openReports({ path: '/admin/reports?account=2' });
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Account' });
    await within(list).findByRole('option', { name: 'Northside Fleet' });
    expect(list.value).toBe('2');
    await user.selectOptions(list, 'All accounts');
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(asked.some(({ id }) => id === undefined)).toBe(true));
  });
});

describe('where there is no report', () => {
  it('says that nothing happened, and leads further back', async () => {
    const { user, asked } = openReports({ report: anEmptyReport });
    expect(await screen.findByRole('heading', { name: 'No activity in this period' })).toBeTruthy();
    expect(screen.getByText(REPORT_TEXTS.emptyDetail)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show the last 90 days' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: '2025-12-03' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: REPORT_TEXTS.lookFurther })).toBeNull());
  });

  it.each([
    { searches: 1, text: 'Every search in this period found something.' },
    { searches: 0, text: 'There were no searches in this period.' },
  ])('says of $searches searches: $text', async ({ searches, text }) => {
    openReports({
      report: (from, to) => {
        const report = anEmptyReport(from, to);
        return { ...report, total: { ...report.total, searches, pageViews: 1 } };
      },
    });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('has no average and no share of nothing', async () => {
    openReports({
      report: (from, to) => {
        const report = anEmptyReport(from, to);
        return { ...report, total: { ...report.total, pageViews: 1 } };
      },
    });
    expect([await figure(REPORT_TEXTS.averageOrder), await figure(REPORT_TEXTS.withoutHits)]).toEqual([
      REPORT_TEXTS.none,
      REPORT_TEXTS.none,
    ]);
  });

  it('says that it could not be loaded where nobody says why', async () => {
    const nonsense = new Response('Bad Gateway', { status: 403 });
    openReports({ prepare: (server) => server.willAnswer(CALL, nonsense) });
    expect((await screen.findByRole('alert')).textContent).toBe(REPORT_TEXTS.failed);
  });

  it('says why it could not be loaded, and tries again', async () => {
    const refused = aRefusal({ status: 403, code: 'forbidden', text: 'Unauthorized' });
    const { user } = openReports({ prepare: (server) => server.willAnswer(CALL, refused) });
    expect((await screen.findByRole('alert')).textContent).toBe('Unauthorized');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figure('Sales')).toBe('$1,000.00');
  });

  it.each<{ who: string; user: Partial<SignedInUser>; to: string; navigation: string }>([
    { who: 'level 1', user: { level: 1 }, to: '/admin', navigation: 'Admin' },
    { who: 'level 2', user: { level: 2 }, to: '/admin', navigation: 'Admin' },
    { who: 'level 3', user: { level: 3 }, to: '/', navigation: 'Main' },
    { who: 'level 0 without the permission', user: { resultantPermissions: [] }, to: '/', navigation: 'Main' },
  ])('leads $who to $to, who has no way to it either', async ({ user, to, navigation }) => {
    const { asked } = openReports({ user });
    expect(await screen.findByText('You do not have access to this page.')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe(to));
    await screen.findByRole('navigation', { name: navigation });
    expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull();
    expect(asked).toEqual([]);
  });
});

it('is in the admin area, which is reached from the header and from the user’s menu', async () => {
  openReports({ path: '/cart' });
  const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect((await navigation.findByRole('link', { name: 'Admin' })).getAttribute('href')).toBe('/admin');
  const menu = screen.getByLabelText('Your account');
  expect(within(menu).getByText('Admin').closest('a')?.getAttribute('href')).toBe('/admin');
});

it('is given as a file for spreadsheets, a day a row', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:report';
  });
  const { user } = openReports({ path: '/admin/reports?days=7' });
  await figure('Sales');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = ((await files[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe(
    'Day,Orders,Sales,Canceled orders,Canceled sales,Carts started,Searches,Searches with no results,Page views',
  );
  expect(lines[0]).toContain(REPORT_CSV_TEXTS.canceledSales);
  expect(lines.slice(7)).toEqual(['2026-03-02,4,1000.00,1,10.00,6,40,3,1234', '']);
});
