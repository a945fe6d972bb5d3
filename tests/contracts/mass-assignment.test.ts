import { expect, it } from 'vitest';
import { allGroups } from '#shared/contracts/all-groups.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { bodyFields } from '../support/wire-fields.ts';

/** Fields that would give somebody rights, or move a record to another account (S10). */
const RIGHTS = [
  'type',
  'accountid',
  'parentid',
  'permissions',
  'permissionkey',
  'passwordversion',
  'level',
  'active',
  'userid',
];

/** Every call that writes and that level 2, an ordinary user or nobody may make. Catalogue reads trust the token. */
const isOfLevels2And3 = ({ access }: Endpoint): boolean =>
  !('trusts' in access) && !('level' in access && access.level < 2);

const rightsIn = (endpoint: Endpoint): string[] =>
  [...new Set(bodyFields(endpoint))].filter((field) => RIGHTS.includes(field.toLowerCase())).toSorted();

const USER = ['accountId', 'active', 'permissions', 'type', 'userId'];
/** The bodies that have such fields. Their rules check them. All others have none, so what is sent is dropped. */
const CHECKED: Readonly<Record<string, readonly string[]>> = {
  // rules/people/user-change
  createUser: USER,
  changeUser: USER,
  createIdentityUser: ['AccountId'],
  addUserPermission: ['permissionKey'],
  // rules/accounts/fields/account-field-access
  changeAccount: ['Active', 'Type'],
  getEffects: ['Active', 'Type'],
  // It has to be an account that the caller administers (functions/images).
  uploadImage: ['AccountId'],
  // Active is whether customers see it, and the account of a new item has to be administered (functions/content).
  savePage: ['AccountId', 'Active'],
  createSpot: ['AccountId', 'Active'],
  changeSpot: ['AccountId', 'Active'],
  // It has to be an account that the caller administers (functions/imports/people).
  beginPeopleImport: ['AccountId'],
  // The cell of a column, which is for the provider alone (rules/people-imports/account-rows).
  correctPeopleImportRows: ['Type'],
  // It has to be the account of the session.
  checkout: ['AccountId'],
};

it('S10: no body of levels 2 and 3 takes rights, but those that check them', () => {
  const endpoints = Object.values(allGroups).flatMap((group) => Object.entries<Endpoint>(group));
  const found = endpoints
    .filter(([, endpoint]) => isOfLevels2And3(endpoint))
    .map(([name, endpoint]) => [name, rightsIn(endpoint)] as const)
    .filter(([, rights]) => rights.length > 0);
  expect(Object.fromEntries(found)).toEqual(CHECKED);
});
