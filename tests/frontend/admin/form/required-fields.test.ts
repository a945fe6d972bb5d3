import { expect, it } from 'vitest';
import {
  NEW_ACCOUNT_REQUIRED,
  newAccountProblems,
  newAccountValues,
} from '#frontend/admin/features/new-account/new-account-values.ts';
import { PAGE_REQUIRED, pageProblems, pageRecord } from '#frontend/admin/features/page-editor/page-values.ts';
import {
  NEW_SPOT_REQUIRED,
  SPOT_REQUIRED,
  spotProblems,
  spotRecord,
} from '#frontend/admin/features/spots/spot-values.ts';
import { passwordProblems, userProblems } from '#frontend/admin/features/user-form/user-problems.ts';
import {
  USER_LABELS,
  USER_PASSWORDS,
  USER_REQUIRED,
  type UserValues,
  userRecord,
} from '#frontend/admin/features/user-form/user-values.ts';
import {
  WEBSITE_REQUIRED,
  websiteProblems,
  websiteRecord,
} from '#frontend/admin/features/website-form/website-values.ts';
import { picturePaths } from '#shared/rules/content/picture-paths.ts';
import { aPageView, aSpotRow } from '../../../builders/admin/content-views.ts';
import { aUserView } from '../../../builders/admin/user-views.ts';
import { aWebsiteView } from '../../../builders/admin/website-views.ts';
import { aPicture } from '../../../builders/content.ts';

const page = pageRecord(aPageView()).values;
const spot = spotRecord(aSpotRow({ image: picturePaths(aPicture({ accountId: 0 })).path })).values;
const website = websiteRecord(aWebsiteView()).values;
const user = { ...userRecord(aUserView()).values, password: 'Better2Parts', passwordConfirm: 'Better2Parts' };
const address = { address1: '1060 W Addison St', city: 'Chicago', state: 'IL', postalCode: '60613' };
const account = { ...newAccountValues(''), companyName: 'Lakeside', ...address };
const userFaults = (values: UserValues) => userProblems(values, Object.keys(USER_LABELS));

/** The texts of a form that are refused when they alone are empty. */
const refusedEmpty = <V extends object>(filled: V, problems: (values: V) => object): string[] =>
  Object.entries(filled)
    .filter(([, value]) => typeof value === 'string')
    .flatMap(([name]) => (name in present(problems({ ...filled, [name]: '' })) ? [name] : []));
const present = (texts: object) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));

it.each([
  {
    form: 'a page',
    marked: PAGE_REQUIRED,
    refused: refusedEmpty(page, (values) => pageProblems(values, Object.keys(values))),
  },
  {
    form: 'a new marketing spot',
    marked: NEW_SPOT_REQUIRED,
    refused: refusedEmpty(spot, (values) => spotProblems(values, Object.keys(values), undefined)),
  },
  {
    form: 'a marketing spot without an image',
    marked: SPOT_REQUIRED,
    refused: refusedEmpty(spot, (values) => spotProblems(values, Object.keys(values), { ...spot, image: '' })),
  },
  { form: 'a website', marked: WEBSITE_REQUIRED, refused: refusedEmpty(website, websiteProblems) },
  { form: 'a new account', marked: NEW_ACCOUNT_REQUIRED, refused: refusedEmpty(account, newAccountProblems) },
  { form: 'a user', marked: USER_REQUIRED, refused: refusedEmpty(user, userFaults) },
  {
    form: 'a new user with a password',
    marked: [...USER_REQUIRED, ...USER_PASSWORDS],
    refused: refusedEmpty(user, (values) => ({ ...userFaults(values), ...passwordProblems(values, true) })),
  },
])('$form marks the fields that are refused when they are empty', ({ marked, refused }) => {
  expect([...marked].sort()).toEqual(refused.sort());
});
