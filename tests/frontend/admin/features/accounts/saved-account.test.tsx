import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import {
  accountSaved,
  accountSaveUndone,
  openAccountOf,
  saveNotUndone,
} from '#shared/texts/admin/saved-account-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { aTopLevelView, withFields } from '../../../../builders/admin/account-views.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { inSetting, openAccount, save } from '../../../support/open-account.ts';
import { SAVE } from '../../../support/servers/an-account-server.ts';

const NAME = 'Summit Collision';
const button = (name: string) => screen.findByRole('button', { name });

/** Changes a default, an own value and a field of the account itself, and saves. */
async function afterSave(options: Parameters<typeof openAccount>[0] = {}) {
  const view = withFields(aTopLevelView({ companyTruckOnly: true }), { 112: { source: 'own', sourceId: 5 } });
  const opened = await openAccount({ view, ...options });
  await opened.user.click(inSetting(103).getByRole('switch'));
  await opened.user.click(inSetting(112).getByRole('switch'));
  await opened.user.type(screen.getByLabelText('City'), 'x');
  await save(opened);
  await screen.findByText(accountSaved(NAME));
  return opened;
}

describe('the save of an account', () => {
  it('is undone on the page it leads to: own values come back, and what was followed is followed again', async () => {
    const { user, server } = await afterSave();
    expect(window.location.pathname).toBe('/admin/accounts');
    await user.click(await button(FORM_TEXTS.undo));
    await screen.findByText(accountSaveUndone(NAME));
    expect(server.sent(SAVE)).toEqual([
      { Id: 5, Version: 4, City: 'Boulderx', MarginOnCost: true, CompanyTruckOnly: false },
      { Id: 5, Version: 5, City: 'Boulder', Reset: [103], CompanyTruckOnly: true },
    ]);
  });

  it('is made again when the undo is undone, by key', async () => {
    const { user, server } = await afterSave();
    await user.keyboard('z');
    await button(FORM_TEXTS.redo);
    await user.keyboard('z');
    await button(FORM_TEXTS.undo);
    expect(server.sent(SAVE).at(-1)).toEqual({
      Id: 5,
      Version: 6,
      City: 'Boulderx',
      MarginOnCost: true,
      CompanyTruckOnly: false,
    });
    expect(new Set(server.keys(SAVE)).size).toBe(3);
  });

  it('is undone on the home of admin, where level 2 is led', async () => {
    const { user, server } = await afterSave({ level: 2 });
    expect(window.location.pathname).toBe('/admin');
    await user.click(await button(FORM_TEXTS.undo));
    await waitFor(() => expect(server.countOf(SAVE)).toBe(2));
  });

  it('is not undone where somebody else has changed the same since, which is told with the way there', async () => {
    const { user, server } = await afterSave();
    server.changeElsewhere({ marginOnCost: false });
    await user.click(await button(FORM_TEXTS.undo));
    await screen.findByText(saveNotUndone(NAME, ACCOUNT_TEXTS.changedElsewhere));
    expect(screen.getByRole('link', { name: openAccountOf(NAME) }).getAttribute('href')).toBe('/admin/account/5');
    expect(screen.queryByRole('button', { name: FORM_TEXTS.undo })).toBeNull();
    expect(server.view().companyTruckOnly).toBe(false);
  });

  it('can be undone at a second try where the first has failed', async () => {
    const { user, server } = await afterSave();
    server.willAnswer(SAVE, aRefusal({ status: 409, code: 'throttled', text: 'Too many calls' }));
    await user.click(await button(FORM_TEXTS.undo));
    await screen.findByText(saveNotUndone(NAME, 'Too many calls'));
    await user.click(await button(FORM_TEXTS.undo));
    await screen.findByText(accountSaveUndone(NAME));
    expect(new Set(server.keys(SAVE).slice(1)).size).toBe(1);
  });

  it('is told until one leaves the page', async () => {
    const { user } = await afterSave();
    await user.keyboard('gh');
    await waitFor(() => expect(window.location.pathname).toBe('/admin'));
    expect(screen.queryByText(accountSaved(NAME))).toBeNull();
  });
});
