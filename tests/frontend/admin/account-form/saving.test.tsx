import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_FORM_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { IP_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { changedField, FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { isRequired } from '#shared/texts/session/profile-texts.ts';
import { aTopLevelView, withFields } from '../../../builders/admin/account-views.ts';
import { aHistoryEntry } from '../../../builders/admin/user-views.ts';
import { aRefusal } from '../../../builders/answers.ts';
import { inSetting, openAccount, openEditor, save, settingOf } from '../../support/open-account.ts';
import { SAVE } from '../../support/servers/an-account-server.ts';

const name = () => screen.getByLabelText<HTMLInputElement>('Company Name');

describe('a save', () => {
  it('sends only what was changed, with the version, says so and leads to the list', async () => {
    const opened = await openAccount();
    await opened.user.clear(name());
    await opened.user.type(name(), ' Summit Auto ');
    await opened.user.click(inSetting(103).getByRole('switch'));
    await opened.user.selectOptions(inSetting(201).getByLabelText('State'), 'NV');
    await save(opened);
    await screen.findByText(ACCOUNT_SAVE_TEXTS.saved);
    expect(opened.server.sent(SAVE)).toEqual([
      { Id: 5, Version: 4, CompanyName: 'Summit Auto', State: 'NV', MarginOnCost: true },
    ]);
    await waitFor(() => expect(window.location.pathname).toBe('/admin/accounts'));
  });

  it('leads level 2 to the home of admin', async () => {
    const view = aTopLevelView({ id: 6, parentId: 5, parentName: 'Summit Collision' });
    const opened = await openAccount({ view, level: 2 });
    await opened.user.click(inSetting(103).getByRole('switch'));
    await save(opened);
    await waitFor(() => expect(window.location.pathname).toBe('/admin'));
  });

  it.each([
    { name: 'the server says why', text: 'Unauthorized', shown: 'Unauthorized' },
    {
      name: 'it says nothing of its own',
      text: 'An unknown error has occoured',
      shown: 'There was a problem saving your account.',
    },
  ])('that fails where $name shows "$shown" and keeps everything', async ({ text, shown }) => {
    const opened = await openAccount();
    opened.server.willAnswer(SAVE, aRefusal({ status: 403, code: 'forbidden', text }));
    await opened.user.click(inSetting(103).getByRole('switch'));
    await save(opened);
    expect((await screen.findByRole('alert')).textContent).toContain(shown);
    expect(inSetting(103).getByRole<HTMLInputElement>('switch').checked).toBe(true);
    expect(window.location.pathname).toBe('/admin/account/5');
  });

  it('lists what is wrong with links, which bring back what the search hides', async () => {
    const opened = await openAccount();
    await opened.user.clear(name());
    await opened.user.type(screen.getByRole('searchbox', { name: ACCOUNT_FORM_TEXTS.search }), 'truck');
    await opened.user.keyboard('{Control>}{Enter}{/Control}');
    const alert = await screen.findByText(UI_TEXTS.correctErrors);
    const text = isRequired('Company Name');
    await opened.user.click(within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: text }));
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(opened.server.countOf(SAVE)).toBe(0);
  });

  it('that the server refuses shows the reason at the setting', async () => {
    const opened = await openAccount();
    const fieldErrors = [{ path: 'CartMessage.Message', message: 'Too long' }];
    opened.server.willAnswer(
      SAVE,
      aRefusal({ status: 400, code: 'invalid_input', text: 'Invalid Request.', fieldErrors }),
    );
    await opened.user.click(inSetting(116).getByRole('switch'));
    await save(opened);
    await waitFor(() => expect(settingOf(116).textContent).toContain('Too long'));
    expect(settingOf(116).dataset['wrong']).toBe('true');
  });
});

describe('two people', () => {
  it('who change different settings are merged', async () => {
    const opened = await openAccount();
    await opened.user.click(inSetting(103).getByRole('switch'));
    opened.server.changeElsewhere({ companyTruckOnly: true });
    await save(opened);
    await waitFor(() => expect(opened.server.view().marginOnCost).toBe(true));
    expect(opened.server.view().companyTruckOnly).toBe(true);
  });

  it('who change the same setting choose, with the name of the other', async () => {
    const change = { field: 'CartMessage', before: null, after: '{"Enabled":true,"Message":"Closed on Monday"}' };
    const history = [aHistoryEntry({ kind: 'account', thingId: '5', by: 'Nora Nakamura', changes: [change] })];
    const opened = await openAccount({ history });
    await opened.user.click(inSetting(116).getByRole('switch'));
    opened.server.changeElsewhere({ cartMessage: { enabled: true, message: 'Closed on Monday' } });
    await save(opened);
    await screen.findByText(changedField('Cart message'));
    const choice = inSetting(116);
    expect(choice.getByText(/Nora Nakamura saved/)).toBeTruthy();
    await opened.user.click(choice.getByRole('button', { name: FORM_TEXTS.theirs }));
    expect(choice.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Closed on Monday');
    await opened.user.click(choice.getByRole('button', { name: FORM_TEXTS.mine }));
    await save(opened);
    await waitFor(() => expect(opened.server.view().cartMessage.message).toBe(''));
  });
});

describe('a restriction that shuts oneself out', () => {
  async function restrict(accountId: number, method: 'Checkout' | 'Site' = 'Site') {
    const opened = await openAccount({ accountId });
    await openEditor(opened, 123);
    await opened.user.click(inSetting(123).getByRole('radio', { name: method }));
    await opened.user.type(inSetting(123).getByRole('textbox'), '203.0.113.*');
    await save(opened);
    return opened;
  }

  it.each([
    { method: 'Site', text: IP_TEXTS.lockOutSite },
    { method: 'Checkout', text: IP_TEXTS.lockOutCheckout },
  ] as const)('of $method asks first', async ({ method, text }) => {
    const opened = await restrict(5, method);
    const dialog = within(await screen.findByRole('dialog', { name: IP_TEXTS.lockOutTitle }));
    expect(dialog.getByText(text)).toBeTruthy();
    await opened.user.click(dialog.getByRole('button', { name: UI_TEXTS.cancel }));
    expect(opened.server.countOf(SAVE)).toBe(0);
    await save(opened);
    await opened.user.click(await screen.findByRole('button', { name: IP_TEXTS.lockOutSave }));
    await waitFor(() => expect(opened.server.countOf(SAVE)).toBe(1));
  });

  it('of another account asks nothing', async () => {
    const opened = await restrict(1);
    await waitFor(() => expect(opened.server.countOf(SAVE)).toBe(1));
  });
});

describe('an account', () => {
  it('that does not exist leads to the list, with a message', async () => {
    const opened = await openAccount();
    window.history.pushState(null, '', '/admin/account/99');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(await screen.findByText(new RegExp(ACCOUNT_FORM_TEXTS.unknown))).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/accounts'));
    expect(opened.server.countOf('GET /api/account/99')).toBe(1);
  });

  it('that can’t be loaded can be asked again', async () => {
    const opened = await openAccount();
    const failure = aRefusal({ status: 403, code: 'forbidden', text: 'Internal Error' });
    opened.server.willAnswer('GET /api/account/98', failure);
    window.history.pushState(null, '', '/admin/account/98');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(await screen.findByText(ACCOUNT_FORM_TEXTS.loadFailed)).toBeTruthy();
  });

  it('can’t be deactivated by its own people, which is said', async () => {
    await openAccount({ view: aTopLevelView({ mayDeactivate: false }) });
    expect(screen.getByText(ACCOUNT_FORM_TEXTS.ownActive)).toBeTruthy();
    expect(screen.getByText(ACCOUNT_FORM_TEXTS.activeHelp)).toBeTruthy();
  });

  it('is deactivated like any other change', async () => {
    const opened = await openAccount({ view: withFields(aTopLevelView(), {}) });
    await opened.user.click(screen.getByRole('switch', { name: ACCOUNT_FORM_TEXTS.active }));
    await save(opened);
    await waitFor(() => expect(opened.server.sent(SAVE)).toEqual([{ Id: 5, Version: 4, Active: false }]));
  });

  it('shows its type, and where it is inactive', async () => {
    await openAccount({ view: aTopLevelView({ active: false, type: 'Fleet', isFleet: true }) });
    expect(screen.getByText(ACCOUNT_FORM_TEXTS.inactive)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});
