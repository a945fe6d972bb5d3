import { accountsContract, type NewAccountBody } from '#shared/contracts/accounts.ts';
import { accountFaults } from '#shared/rules/account-saves/account-faults.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { IDENTITY_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { NEW_ACCOUNT_TEXTS } from '#shared/texts/admin/new-account-texts.ts';
import { type Country, countries } from '#shared/values/countries.ts';
import { contractFields } from '../../../ui/form/contract-fields.ts';
import { type FieldTexts, textsOfErrors } from '../../../ui/form/field-texts.ts';

/** The parent of a top-level account, as a choice. */
export const TOP_LEVEL = '';

/** The values of the form as typed, in the order of the fields. */
export type NewAccountValues = ReturnType<typeof newAccountValues>;

/** A new account begins without anything, below its parent. */
export const newAccountValues = (parentId: string) => ({
  parentId,
  companyName: '',
  storeNumber: '',
  address1: '',
  address2: '',
  city: '',
  country: 'US' as string,
  state: '',
  postalCode: '',
  type: 'White Label' as string,
  orderProcessType: '0',
});

export const NEW_ACCOUNT_LABELS: Readonly<Record<keyof NewAccountValues, string>> = {
  ...IDENTITY_TEXTS,
  parentId: NEW_ACCOUNT_TEXTS.parent,
  type: NEW_ACCOUNT_TEXTS.type,
};

/** The fields that an account can’t be without. */
export const NEW_ACCOUNT_REQUIRED = ['companyName', 'address1', 'city', 'state', 'postalCode'] as const;

/** The fields of the form. All other settings are made after the account exists. */
export const NEW_ACCOUNT_FIELDS = contractFields(accountsContract.createAccount.body).filter(
  ({ name }) => name in NEW_ACCOUNT_LABELS,
);

/** The new account as a save sends it. A branch has its parent’s type. */
export function newAccountBody(values: NewAccountValues): NewAccountBody {
  const { parentId, companyName, storeNumber, address1, address2, city, country, state, postalCode } = values;
  const isTopLevel = parentId === TOP_LEVEL;
  return {
    parentId: isTopLevel ? null : Number(parentId),
    companyName: companyName.trim(),
    storeNumber: storeNumber.trim(),
    address1: address1.trim(),
    address2: address2.trim(),
    city: city.trim(),
    country: countryFor(country),
    state,
    postalCode: postalCode.trim(),
    orderProcessType: processTypeOf(values),
    ...(isTopLevel && { type: values.type === 'Fleet' ? 'Fleet' : 'White Label' }),
  };
}

/** The errors of the form, by the same rule as in the server (admin 5). */
export function newAccountProblems(values: NewAccountValues): FieldTexts {
  const { companyName, address1, city, country, state, postalCode, parentId } = values;
  const blank = { isActive: true, version: 1, settings: {}, inheritedFields: [], changeableFields: [] };
  const parent: Account | undefined =
    parentId === TOP_LEVEL ? undefined : { ...blank, ...UNKNOWN_PARENT, id: Number(parentId) };
  const account: Account = {
    ...blank,
    id: Number.NaN,
    ...(parent && { parentId: parent.id }),
    companyName: companyName.trim(),
    address: { address1, city, state, postalCode, country: countryFor(country) },
    orderProcessType: processTypeOf(values),
  };
  return textsOfErrors(NEW_ACCOUNT_FIELDS, accountFaults(account, parent, [200, 201, 130]));
}

/** The faults of the own fields of a branch ask only whether it has a parent. */
const UNKNOWN_PARENT = {
  companyName: '',
  address: { address1: '', city: '', state: '', postalCode: '' },
  orderProcessType: 0,
} as const;

/** How orders of top-level accounts, and of branches, can be processed (admin 9). */
export const processTypesFor = (parentId: string): readonly (0 | 1 | 2)[] => (parentId === TOP_LEVEL ? [0, 1] : [0, 2]);

const processTypeOf = ({ orderProcessType, parentId }: NewAccountValues): 0 | 1 | 2 =>
  processTypesFor(parentId).find((type) => String(type) === orderProcessType) ?? 0;

const countryFor = (typed: string): Country => countries.find((country) => country === typed) ?? 'US';
