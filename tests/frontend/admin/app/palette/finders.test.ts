import { expect, it } from 'vitest';
import { findersFor } from '#frontend/admin/app/palette/finders.ts';
import { SETTING_TEXTS } from '#shared/texts/admin/account-form/setting-texts.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { aSignedInUser } from '../../../../builders/store.ts';

const administrator = aSignedInUser({
  level: 1,
  accountId: 2,
  resultantPermissions: [{ permissionName: 'usermanagement' }],
});
const buyer = aSignedInUser({ level: 3, resultantPermissions: [] });
const { signal } = new AbortController();

const settingFinder = (user: typeof administrator) =>
  findersFor(user).find(({ group }) => group === ADMIN_TEXTS.settings);

it.each([
  { at: '/admin/users', account: 2, why: 'those of the own account, because no other is on the screen' },
  { at: '/admin/account/5', account: 5, why: 'those of the account on the screen' },
])('settings are found by what they do: at $at $why', async ({ at, account }) => {
  history.replaceState(null, '', at);
  const found = await settingFinder(administrator)?.find('free shipping', { signal });
  const { label, help } = SETTING_TEXTS[111];
  const path = `/admin/account/${account}?setting=Shipping+method`;
  expect(found).toEqual([{ key: 'setting 111', label, detail: help, path }]);
});

it('settings are not offered to somebody who may open no account', () => {
  expect(settingFinder(buyer)).toBeUndefined();
});
