import { expect, it } from 'vitest';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { activated, deactivated, USERS_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import { aUser } from '../support/a-user.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { headingOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { visitAs } from '../support/visit-as.ts';

it('a user is found, changed, deactivated and all of it undone by keyboard alone (admin 6)', async () => {
  const administrator = await signedInVisitor('summit-admin');
  const colleague = await aUser(administrator, { firstName: 'Aaron' });
  const surname = colleague.lastName;
  const user = await aUser(administrator, { lastName: surname });
  const name = `${user.firstName} ${surname}`;

  const page = await visitAs('summit-admin', { path: '/admin' });
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const headingIs = (text: string) => expect.poll(() => headingOf(page).textContent()).toBe(text);
  const cityIs = (city: string) =>
    expect.poll(() => page.getByLabel(USER_FORM_TEXTS.city, { exact: true }).inputValue()).toBe(city);

  await headingIs(ADMIN_TEXTS.waits);
  await press('Control+k');
  await isAt(page, ADMIN_TEXTS.find);
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).waitFor();
  await press('Escape');
  await press('g', 'u');
  await headingIs(USERS_TEXTS.title);

  await press('/');
  await isAt(page, USERS_TEXTS.searchLabel);
  await page.keyboard.type(surname);
  await press('Enter');
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(2);
  await press('ArrowDown', 'j', 'k', 'j');
  await isAt(page, name);
  await press('Enter');
  await headingIs(name);

  await tabTo(page, USER_FORM_TEXTS.city);
  await page.keyboard.type('Boulder');
  await seenAfter(() => press('Control+Enter'), page.getByText(USER_TEXTS.updated));
  await cityIs('Boulder');
  await tabTo(page, `${FORM_TEXTS.undo}z`);
  await press('z');
  await cityIs('Denver');

  await page.goBack();
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(2);
  await press('j', 'j', 'x');
  await page.getByRole('toolbar', { name: ADMIN_LIST_TEXTS.selectionBar }).waitFor();
  await press('d');
  await page.getByRole('cell', { name: deactivated(name) }).waitFor();
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
  await press('z');
  await page.getByRole('cell', { name: activated(name) }).waitFor();
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(2);
});
