import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aRefusal } from '../../../builders/answers.ts';
import { anApplication, aShoppingAccount, aSignedInCustomer, aSignedInUser } from '../../../builders/store.ts';
import { aCatalogue } from '../../support/a-catalogue.ts';
import { openSignedIn, openStore } from '../../support/open-store.tsx';
import { aServer, PASSWORD } from '../../support/servers/a-server.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const loginDialog = () => screen.findByRole('dialog', { name: 'Sign in' });
const noLoginDialog = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull());

async function signIn(user: UserEvent, userName = 'summit-east-buyer') {
  await loginDialog();
  await user.clear(screen.getByLabelText('User name'));
  await user.type(screen.getByLabelText('User name'), userName);
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
}

describe('the brand', () => {
  it('names the store once it is known', async () => {
    openStore(aServer({ application: anApplication({ companyName: 'Northside Fleet' }) }));
    await heading('Welcome to Northside Fleet');
    await waitFor(() => expect(document.title).toBe('Northside Fleet - Home'));
    expect(screen.getAllByText('Northside Fleet').length).toBeGreaterThan(0);
  });

  it('shows nothing but that it is loading before', () => {
    openStore(aServer());
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.queryByRole('banner')).toBeNull();
  });
});

describe('a store that does not open', () => {
  it('is a neutral page for an unknown host', async () => {
    const server = aServer();
    server.willAnswer('GET /api/application', aRefusal({ status: 404, code: 'not_found', text: 'Unauthorized' }));
    openStore(server);
    await heading('There is no store at this address');
    expect(document.body.textContent).toContain('Please check the address, or ask the person who gave it to you.');
    await waitFor(() => expect(document.title).toBe('There is no store at this address'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what the server says to an address that is kept out', async () => {
    const server = aServer();
    const text = 'You do not have access to this page.';
    server.willAnswer('GET /api/application', aRefusal({ status: 403, code: 'forbidden', text }));
    openStore(server);
    await heading('Access denied');
    expect(document.body.textContent).toContain(text);
  });

  it.each([
    { call: 'GET /api/application', why: 'the store is not known' },
    { call: 'GET /api/user', why: 'the user is not known' },
  ])("alerts with the header's errors when $why, and opens at the next try", async ({ call }) => {
    const server = aServer();
    const failure = () => aRefusal({ status: 500, code: 'internal', text: 'Internal Error' });
    server.willAnswer(call, failure(), failure(), failure());
    const { user } = openSignedIn(server);
    const alert = await screen.findByRole('alert');
    expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
      'Application load failure',
      'Internal Error',
    ]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Welcome, Pat');
  });
});

describe('without a session', () => {
  it('the login stands over the home page, which can not be touched', async () => {
    openStore(aServer());
    await loginDialog();
    expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('any other path goes home, and is opened after the login', async () => {
    const { user } = openStore(aServer(), { path: '/2004/Chrysler/Town%20%26%20Country?u=2#top' });
    await loginDialog();
    await waitFor(() => expect(location.pathname).toBe('/'));
    await signIn(user);
    await heading('2004 Chrysler Town & Country');
    expect(location.pathname + location.search + location.hash).toBe('/2004/Chrysler/Town%20%26%20Country?u=2#top');
  });

  it.each(['/wl', '/wl/summer', '/wlcome'])('%s shows the welcome page and asks nobody to sign in', async (path) => {
    const server = aServer();
    openStore(server, { path });
    await heading('Welcome to Summit Collision');
    expect(screen.getByText('Please sign in to continue.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe(path);
    expect(server.calls).toEqual(['GET /api/application']);
  });

  it('one may still sign in from the welcome page, or think better of it', async () => {
    const { user } = openStore(aServer(), { path: '/wl' });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    // A browser fires this event when Escape is pressed.
    fireEvent(await loginDialog(), new Event('cancel'));
    await noLoginDialog();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await signIn(user);
    await heading('Welcome, Pat');
    expect(location.pathname).toBe('/');
  });

  it('a session of another tab is joined', async () => {
    const server = aServer();
    const { otherTab } = openStore(server);
    await loginDialog();
    // biome-ignore lint/suspicious/noDocumentCookie: what the other tab stored.
    document.cookie = `authorization=${server.issue()}; Path=/`;
    otherTab.tell('signedIn');
    await heading('Welcome, Pat');
  });
});

describe('after the login', () => {
  it('the page takes the focus, and the form is gone', async () => {
    const { user } = openStore(aServer());
    await signIn(user);
    await noLoginDialog();
    const title = await heading('Welcome, Pat');
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('home tells what is true: account, service location, customer numbers, message', async () => {
    const user = aSignedInUser({
      account: aShoppingAccount({
        storeNumber: '42',
        cartMessage: { enabled: true, message: 'Orders before <b>3 pm</b> ship today.' },
      }),
      customers: [
        aSignedInCustomer(),
        aSignedInCustomer({
          lineOfBusinessKey: 'salvage',
          customerName: 'Walk-in',
          customerNumber: null,
          isGuest: true,
        }),
      ],
      postalCode: 'M1L2S9',
      afterMarketServiceLocation: { warehouseNumber: '12', description: 'Denver', phoneNumber: '3035550100' },
    });
    openSignedIn(aServer({ users: [user] }));
    await heading('Welcome, Pat');
    const main = screen.getByRole('main').textContent;
    for (const fact of [
      'Orders before <b>3 pm</b> ship today.',
      'Summit East',
      'Store number 42',
      'Denver',
      '(303) 555-0100',
      'Postal code M1L-2S9',
      'Customer accounts',
      'Aftermarket: Summit East (100200)',
      'Recycled: Walk-in (Guest)',
    ]) {
      expect(main).toContain(fact);
    }
  });

  it('a message that is switched off is not shown', async () => {
    const account = aShoppingAccount({ cartMessage: { enabled: false, message: 'Closed on Friday' } });
    openSignedIn(aServer({ users: [aSignedInUser({ account })] }));
    await heading('Welcome, Pat');
    expect(document.body.textContent).not.toContain('Closed on Friday');
  });

  it('names nobody where the account hides user names', async () => {
    const account = aShoppingAccount({ showUserName: false });
    openSignedIn(aServer({ users: [aSignedInUser({ account })] }));
    await heading('Welcome to Summit Collision');
    expect(document.body.textContent).not.toMatch(/Pat|Doe|summit-east-buyer/);
    expect(screen.getByRole('button', { name: 'Account' })).toBeTruthy();
  });

  it('the path of a welcome page stays what it is', async () => {
    openSignedIn(aServer(), { path: '/wl' });
    await heading('Welcome to Summit Collision');
    expect(await screen.findByRole('button', { name: 'Pat Doe' })).toBeTruthy();
  });
});

describe('the catalogue', () => {
  it('has every other path, up to 500 segments, and says when it is empty', async () => {
    const path = `/${Array.from({ length: 500 }, (_, index) => `s${index}`).join('/')}`;
    openSignedIn(aServer({ catalogue: aCatalogue({ more: { catalogueVersion: 0 } }) }), { path });
    await heading('s2 for s0 s1');
    expect(await screen.findByRole('heading', { name: 'The catalog has not been loaded yet' })).toBeTruthy();
    expect(screen.getByText('Parts will appear here once your provider has loaded them.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Summit Collision - Home - s0 s1 - s2'));
  });

  it('is asked for the parts of a category once, as soon as its picture on the home page is pressed', async () => {
    const server = aServer({ catalogue: aCatalogue() });
    const { user } = openSignedIn(server);
    const link = await screen.findByRole('link', { name: 'Lighting' });
    await user.pointer({ keys: '[MouseLeft>]', target: link });
    await waitFor(() => expect(server.countOf('POST /wb/part/getParts')).toBe(1));
    await user.pointer({ keys: '[/MouseLeft]', target: link });
    await heading('Lighting');
    await waitFor(() => expect(server.countOf('POST /wb/part/getFacets')).toBe(1));
    expect(server.countOf('POST /wb/part/getParts')).toBe(1);
  });

  it('asks what is looked for where a path says nothing', async () => {
    openSignedIn(aServer(), { path: '/+l1' });
    await heading('Catalog');
    expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeTruthy();
    expect(screen.getByText('Choose a vehicle, or enter a part number or keyword.')).toBeTruthy();
  });

  it('leads back home by its breadcrumbs, and the page takes the focus', async () => {
    const { user } = openSignedIn(aServer(), { path: '/2004' });
    await heading('2004');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Home' }),
    );
    const title = await heading('Welcome, Pat');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(location.pathname).toBe('/');
  });
});

describe('signing out', () => {
  it('shows the login, goes home and empties the cache', async () => {
    const server = aServer();
    const { user, queryClient } = openSignedIn(server, { path: '/2004' });
    await heading('2004');
    queryClient.setQueryData(['cart', 'u7-3'], { total: 12 });
    await user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await loginDialog();
    await waitFor(() => expect(location.pathname).toBe('/'));
    await waitFor(() => expect(server.calls).toContain('POST /api/user/logout'));
    await waitFor(() => expect(queryClient.getQueryData(['cart', 'u7-3'])).toBeUndefined());
  });

  it('does not open the page again for whoever comes next', async () => {
    const { user } = openSignedIn(aServer(), { path: '/2004' });
    await heading('2004');
    await user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await signIn(user);
    await heading('Welcome, Pat');
    expect(location.pathname).toBe('/');
  });

  it('says so when the server could not be told', async () => {
    const server = aServer();
    const { user } = openSignedIn(server);
    await heading('Welcome, Pat');
    server.willAnswer('POST /api/user/logout', new TypeError('Failed to fetch'));
    await user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    const dialog = within(await loginDialog());
    expect(
      await dialog.findByText('You are signed out on this computer, but the server could not be reached.'),
    ).toBeTruthy();
  });

  it('of another tab counts here too', async () => {
    const { otherTab } = openSignedIn(aServer());
    await heading('Welcome, Pat');
    otherTab.tell('signedOut');
    await loginDialog();
  });
});

describe('the shell', () => {
  it('has its landmarks, and a way past the navigation', async () => {
    const { user } = openSignedIn(aServer());
    await heading('Welcome, Pat');
    for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('tells the service hours of the week', async () => {
    openSignedIn(aServer());
    await heading('Welcome, Pat');
    const hours = within(screen.getByRole('contentinfo')).getByRole('region', { name: 'Customer service hours' });
    expect(hours.textContent).toContain('Monday08:00 am – 05:00 pm');
    expect(hours.textContent).toContain('SundayClosed');
  });

  it('has all about the user in one menu', async () => {
    const afterMarketServiceLocation = { warehouseNumber: '12', description: 'Denver', phoneNumber: '3035550100' };
    openSignedIn(aServer({ users: [aSignedInUser({ postalCode: '80202', afterMarketServiceLocation })] }));
    const menu = await screen.findByRole('region', { name: 'Your account', hidden: true });
    for (const fact of [
      'Pat Doe',
      'summit-east-buyer',
      'Summit East',
      'Service location',
      'Denver',
      '(303) 555-0100',
    ]) {
      expect(menu.textContent).toContain(fact);
    }
    expect(within(menu).getByRole('button', { name: /^Color scheme/, hidden: true })).toBeTruthy();
  });
});
