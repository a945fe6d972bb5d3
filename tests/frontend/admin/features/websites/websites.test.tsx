import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { websiteChecks } from '#shared/schemas/wire/website-view.ts';
import { WEBSITE_CHECK_TEXTS } from '#shared/texts/admin/websites/website-check-texts.ts';
import { WEBSITE_SAVE_TEXTS } from '#shared/texts/admin/websites/website-save-texts.ts';
import { visitorsOpen, WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { aWebsiteView } from '../../../../builders/admin/website-views.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aWebsitesServer } from '../../../support/servers/a-websites-server.ts';
import { shownToasts } from '../../../support/shown-toasts.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const LIST = '/admin/websites';

async function open(path: string, options: Parameters<typeof aWebsitesServer>[0] = {}) {
  const websites = aWebsitesServer(options);
  const opened = openSignedIn(websites.server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, ...websites };
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, select' });
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const dialog = async () => within(await screen.findByRole('dialog'));
const names = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);

describe('the list of websites', () => {
  it('has name, address, account and default, and marks those of an inactive account', async () => {
    await open(LIST);
    expect(await names()).toEqual(['Summit Parts', 'Summit Fleet', `Lakeside Parts${WEBSITES_TEXTS.notOpen}`]);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(1)).toEqual([
      WEBSITES_TEXTS.name,
      WEBSITES_TEXTS.url,
      WEBSITES_TEXTS.account,
      WEBSITES_TEXTS.default,
    ]);
    expect(screen.getByText('3 websites')).toBeTruthy();
    expect(screen.getAllByTitle('Only websites of Summit Collision')[0]?.getAttribute('href')).toBe(
      '/admin/websites?account=2',
    );
  });

  it('finds by words, and says so when there are none', async () => {
    const { user } = await open(LIST);
    await user.type(screen.getByRole('searchbox', { name: WEBSITES_TEXTS.searchLabel }), 'fleet');
    await waitFor(async () => expect(await names()).toEqual(['Summit Fleet']));
    expect(screen.getByText('1 website')).toBeTruthy();
    expect(screen.getByPlaceholderText(WEBSITES_TEXTS.searchPlaceholder)).toBeTruthy();
  });

  it('says what will stand in an empty one', async () => {
    await open(LIST, { rows: [] });
    expect(await screen.findByText(WEBSITES_TEXTS.none)).toBeTruthy();
    expect(screen.getByText(WEBSITES_TEXTS.noneDetail)).toBeTruthy();
  });

  it('says that it could not be loaded', async () => {
    await open(LIST, { refusals: { 'GET /api/websites': { status: 500, code: 'internal', text: '' } } });
    expect(await screen.findByText(WEBSITES_TEXTS.failed)).toBeTruthy();
  });

  it('makes another one the default', async () => {
    const { user, sent } = await open(LIST);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Summit Fleet' }));
    await user.click(await button(WEBSITES_TEXTS.makeDefault));
    expect(await screen.findAllByText('Made Summit Fleet the default.')).toBeTruthy();
    expect(sent).toEqual([{ Id: 4, Version: 1, Default: true }]);
  });

  it('removes after a question, and takes it back in the same place', async () => {
    const { user, rows } = await open(LIST);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Summit Fleet' }));
    await user.keyboard('d');
    const asked = await dialog();
    expect(asked.getByText(WEBSITES_TEXTS.removeQuestion)).toBeTruthy();
    expect(asked.getByText(WEBSITES_TEXTS.removeDetail)).toBeTruthy();
    await user.click(asked.getByRole('button', { name: UI_TEXTS.cancel }));
    expect(rows()).toHaveLength(3);
    await user.click(await button(WEBSITES_TEXTS.remove));
    await user.click((await dialog()).getByRole('button', { name: WEBSITES_TEXTS.remove }));
    expect(await screen.findAllByText('Removed Summit Fleet.')).toBeTruthy();
    expect(rows()).toHaveLength(2);
    await user.click(await button('Undo'));
    expect(await screen.findAllByText('Summit Fleet is back.')).toBeTruthy();
    expect(rows()).toHaveLength(3);
  });
});

describe('a new website', () => {
  it('chooses its account, those without a website first, and is shown then', async () => {
    const { user, sent } = await open('/admin/website/new');
    const options = [...field(WEBSITES_TEXTS.account).querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options).toEqual([WEBSITES_TEXTS.chooseAccount, 'Aspen Autos', 'Summit Collision (has 2)']);
    expect(screen.getByText(WEBSITES_TEXTS.firstIsDefault)).toBeTruthy();
    expect(screen.getByText(WEBSITES_TEXTS.urlHint)).toBeTruthy();
    await user.type(field(WEBSITES_TEXTS.name), 'Aspen Parts');
    await user.type(field(WEBSITES_TEXTS.url), 'aspen.example.com');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findAllByText(WEBSITE_SAVE_TEXTS.accountNeeded)).toBeTruthy();
    expect(screen.getAllByText(WEBSITE_SAVE_TEXTS.urlInvalid)).toBeTruthy();
    await user.selectOptions(field(WEBSITES_TEXTS.account), '7');
    await user.clear(field(WEBSITES_TEXTS.url));
    await user.type(field(WEBSITES_TEXTS.url), 'https://aspen.example.com');
    await user.click(await button(WEBSITES_TEXTS.create));
    expect(await screen.findByText(WEBSITES_TEXTS.created)).toBeTruthy();
    expect(sent).toEqual([{ AccountId: 7, Name: 'Aspen Parts', Url: 'https://aspen.example.com', Default: false }]);
    await waitFor(() => expect(window.location.pathname).toBe('/admin/website/12'));
  });

  it('begins with the account that the path names', async () => {
    await open('/admin/website/2/new');
    expect(field(WEBSITES_TEXTS.account).value).toBe('2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(WEBSITES_TEXTS.newWebsite);
  });

  it('says that the accounts could not be loaded', async () => {
    await open('/admin/website/new', {
      refusals: { 'GET /api/websites/openaccounts': { status: 500, code: 'internal', text: '' } },
    });
    expect(await screen.findByText(WEBSITES_TEXTS.accountsFailed)).toBeTruthy();
  });
});

describe('the address, as it is typed', () => {
  it.each([
    { typed: 'https://new.example.com', text: visitorsOpen('new.example.com'), why: 'it is free' },
    { typed: 'https://SUMMIT.example.com/', text: ACCOUNT_TEXTS.hostExists, why: 'another website has it' },
  ])('says "$text", because $why', async ({ typed, text }) => {
    const { user } = await open('/admin/website/new');
    await user.type(field(WEBSITES_TEXTS.url), typed);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(WEBSITES_TEXTS.checking).toBe('Checking …');
  });
});

describe('the form of a website', () => {
  it('saves what was changed', async () => {
    const { user, sent } = await open('/admin/website/4');
    await user.clear(field(WEBSITES_TEXTS.name));
    await user.type(field(WEBSITES_TEXTS.name), 'Fleet');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(WEBSITES_TEXTS.updated)).toBeTruthy();
    expect(sent).toEqual([{ Id: 4, Version: 1, Name: 'Fleet' }]);
    expect(screen.getByRole('form', { name: WEBSITES_TEXTS.details })).toBeTruthy();
  });

  it('says why account and default stay, and what the default is for', async () => {
    const { user, sent } = await open('/admin/website/3');
    expect(screen.getByText(WEBSITES_TEXTS.accountStays)).toBeTruthy();
    expect(screen.getByText(WEBSITES_TEXTS.isDefaultLocked)).toBeTruthy();
    expect(screen.getByText(WEBSITES_TEXTS.defaultNote)).toBeTruthy();
    await user.click(field(WEBSITES_TEXTS.default));
    expect(sent).toEqual([]);
    expect(screen.getByRole('link', { name: WEBSITES_TEXTS.openAsVisitor }).getAttribute('href')).toBe(
      'https://summit.example.com',
    );
  });

  it('shows at its field that the address is taken', async () => {
    const { user } = await open('/admin/website/4', {
      refusals: { 'POST /api/website': { status: 409, code: 'conflict', text: ACCOUNT_TEXTS.hostExists } },
    });
    await user.type(field(WEBSITES_TEXTS.url), '.org');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(ACCOUNT_TEXTS.hostExists)).toBeTruthy();
  });

  it('says that a save failed', async () => {
    const { user } = await open('/admin/website/4', {
      refusals: { 'POST /api/website': { status: 500, code: 'internal', text: '' } },
    });
    await user.type(field(WEBSITES_TEXTS.name), '!');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(WEBSITES_TEXTS.savingFailed)).toBeTruthy();
  });

  it('is removed after a question, and brought back where it stood', async () => {
    const { user, rows } = await open('/admin/website/4');
    await user.click(await button(WEBSITES_TEXTS.remove));
    await user.click((await dialog()).getByRole('button', { name: WEBSITES_TEXTS.remove }));
    expect((await screen.findAllByText(WEBSITES_TEXTS.removed)).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: WEBSITES_TEXTS.back }).getAttribute('href')).toBe(LIST);
    expect(rows()).toHaveLength(2);
    await user.click(await button('Undo'));
    await screen.findByRole('form', { name: WEBSITES_TEXTS.details });
    expect(rows()).toHaveLength(3);
  });

  it.each([
    { path: '/admin/website/4', toasts: 1, why: 'in one toast and where it was pressed (decision B204)' },
    { path: LIST, toasts: 0, why: 'in the row of the list' },
  ])('says once why it was not removed, $why', async ({ path, toasts }) => {
    const { user, rows } = await open(path, {
      refusals: { 'DELETE /api/website/4': { status: 409, code: 'conflict', text: WEBSITE_SAVE_TEXTS.defaultRemoved } },
    });
    if (path === LIST) await user.click(await screen.findByRole('checkbox', { name: 'Select Summit Fleet' }));
    await user.click(await button(WEBSITES_TEXTS.remove));
    await user.click((await dialog()).getByRole('button', { name: WEBSITES_TEXTS.remove }));
    await screen.findAllByText(WEBSITE_SAVE_TEXTS.defaultRemoved, { exact: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByText(WEBSITE_SAVE_TEXTS.defaultRemoved, { exact: false })).toHaveLength(toasts + 1);
    expect(shownToasts()).toHaveLength(toasts);
    expect(screen.queryByText(WEBSITES_TEXTS.removed)).toBeNull();
    expect(rows()).toHaveLength(3);
  });

  it('says once why it was not brought back', async () => {
    const { user } = await open('/admin/website/4', {
      refusals: {
        'POST /api/history/entry-1/restore': { status: 409, code: 'conflict', text: ACCOUNT_TEXTS.hostExists },
      },
    });
    await user.click(await button(WEBSITES_TEXTS.remove));
    await user.click((await dialog()).getByRole('button', { name: WEBSITES_TEXTS.remove }));
    await user.click(await button('Undo'));
    expect(await screen.findAllByText(ACCOUNT_TEXTS.hostExists)).toHaveLength(2);
    expect(shownToasts().filter((text) => text === ACCOUNT_TEXTS.hostExists)).toHaveLength(1);
  });

  it.each([
    { path: '/admin/website/99', text: WEBSITES_TEXTS.unknown, why: 'there is none' },
    { path: '/admin/website/x', text: WEBSITES_TEXTS.unknown, why: 'it is no number' },
  ])('leads to the list where $why', async ({ path, text }) => {
    await open(path);
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe(LIST));
  });

  it('says that it could not be loaded', async () => {
    const { server } = aWebsitesServer({
      refusals: { 'GET /api/website/3': { status: 500, code: 'internal', text: '' } },
    });
    openSignedIn(server, { path: '/admin/website/3', cookies: { stable: 'true' } });
    expect(await screen.findByText(WEBSITES_TEXTS.loadFailed)).toBeTruthy();
  });
});

describe('the check of a website', () => {
  it('says line by line what was found and what to do, and that it is a stand-in', async () => {
    await open('/admin/website/3');
    const panel = within(screen.getByRole('region', { name: WEBSITE_CHECK_TEXTS.title }));
    expect(await panel.findByText(WEBSITE_CHECK_TEXTS.standIn)).toBeTruthy();
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${WEBSITE_CHECK_TEXTS.names.dns}: ${WEBSITE_CHECK_TEXTS.states.good}. Found about dns`,
      `${WEBSITE_CHECK_TEXTS.names.certificate}: ${WEBSITE_CHECK_TEXTS.states.warning}. Found about certificateDo about certificate`,
      `${WEBSITE_CHECK_TEXTS.names.brand}: ${WEBSITE_CHECK_TEXTS.states.bad}. Found about brandDo about brand`,
      `${WEBSITE_CHECK_TEXTS.names.logo}: ${WEBSITE_CHECK_TEXTS.states.unknown}. Found about logoDo about logo`,
      `${WEBSITE_CHECK_TEXTS.names.mail}: ${WEBSITE_CHECK_TEXTS.states.good}. Found about mail`,
      `${WEBSITE_CHECK_TEXTS.names.customer}: ${WEBSITE_CHECK_TEXTS.states.warning}. Found about customerDo about customer`,
      `${WEBSITE_CHECK_TEXTS.names.signIn}: ${WEBSITE_CHECK_TEXTS.states.bad}. Found about signInDo about signIn`,
      `${WEBSITE_CHECK_TEXTS.names.open}: ${WEBSITE_CHECK_TEXTS.states.unknown}. Found about openDo about open`,
      `${WEBSITE_CHECK_TEXTS.names.robots}: ${WEBSITE_CHECK_TEXTS.states.good}. Found about robots`,
    ]);
    expect(websiteChecks).toHaveLength(9);
    expect(panel.getByRole('button', { name: WEBSITE_CHECK_TEXTS.again })).toBeTruthy();
  });

  it('says that it failed', async () => {
    await open('/admin/website/3', {
      rows: [aWebsiteView()],
      refusals: { 'GET /api/website/3/check': { status: 500, code: 'internal', text: '' } },
    });
    expect(await screen.findByText(WEBSITE_CHECK_TEXTS.failed)).toBeTruthy();
  });
});
