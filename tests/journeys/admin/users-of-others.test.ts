import { describe, expect, it } from 'vitest';
import { usersContract } from '#shared/contracts/users.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { USERS_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { aUser } from '../support/a-user.ts';
import { headingOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { openTab } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

const BRANCH = 'Summit East';

describe('who sees what (admin 6)', () => {
  it('a branch’s administrator sees only the users of the branch, and no reports', async () => {
    const page = await visitAs('summit-east-admin', { path: '/admin/users' });
    const rows = page.locator('tr[data-row]');
    await rows.first().waitFor();
    expect(await rows.filter({ hasNotText: BRANCH }).count()).toBe(0);
    const entries = page.getByRole('navigation', { name: ADMIN_TEXTS.navigation }).getByRole('link');
    await entries.filter({ hasText: ADMIN_TEXTS.users }).waitFor();
    expect(await page.getByRole('link', { name: ADMIN_TEXTS.reports }).count()).toBe(0);
  });

  it.each([
    ['a buyer is led home', 'summit-buyer', '/admin', '/'],
    ['a branch’s administrator is led to the admin area', 'summit-east-admin', '/admin/reports', '/admin'],
  ])('%s from what is not theirs, with a message', async (_, userName, path, led) => {
    const page = await visitAs(userName, { path: 'about:blank' });
    await seenAfter(() => page.goto(path), page.getByText(SESSION_TEXTS.deniedPage));
    expect(new URL(page.url()).pathname).toBe(led);
  });

  it('a parent’s user is unknown to the administrator of a branch', async () => {
    const { id } = await aUser(await signedInVisitor('summit-admin'));
    const page = await visitAs('summit-east-admin', { path: `/admin/user/${id}` });
    await page.getByText(USER_FORM_TEXTS.unknown).waitFor();
    await expect.poll(() => headingOf(page).textContent()).toBe(USERS_TEXTS.title);
  });
});

describe('two who change the same user (decision B285)', () => {
  it('each field that both changed shows the other’s value, which the second can choose', async () => {
    const administrator = await signedInVisitor('summit-admin');
    const { id, lastName } = await aUser(administrator);
    const first = await visitAs('summit-admin', { path: `/admin/user/${id}` });
    const second = await openTab(first.context(), `/admin/user/${id}`);
    const cityOf = (page: typeof first) => page.getByLabel(USER_FORM_TEXTS.city, { exact: true });
    const save = (page: typeof first) => page.getByRole('button', { name: FORM_TEXTS.save }).click();

    await cityOf(first).fill('Boulder');
    await cityOf(second).fill('Aurora');
    await second.getByLabel(USER_FORM_TEXTS.address2, { exact: true }).fill('Bay 4');
    await seenAfter(() => save(first), first.getByText(USER_TEXTS.updated));
    await save(second);
    const choice = second.getByRole('group', { name: `${USER_FORM_TEXTS.city}: ${FORM_TEXTS.changedByOther}` });
    await choice.getByText('Boulder').waitFor();
    await choice.getByText('Sara Sandoval').waitFor();
    expect(await cityOf(second).inputValue()).toBe('Aurora');
    await choice.getByRole('button', { name: FORM_TEXTS.theirs }).click();
    await seenAfter(() => save(second), second.getByText(USER_TEXTS.updated));

    const kept = (await administrator.call(usersContract.getUserById, { params: { id: String(id) } })).output();
    expect(kept).toMatchObject({ lastName, city: 'Boulder', address2: 'Bay 4' });
  });
});
