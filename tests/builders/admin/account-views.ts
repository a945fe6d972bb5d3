import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { settingsView } from '#shared/rules/accounts/fields/settings-view.ts';
import type { AccountFieldView, AccountView } from '#shared/schemas/wire/account-view.ts';

/** A new branch of Summit Collision, without settings of its own. */
export function anAccountView(overrides: Partial<AccountView> = {}): AccountView {
  return {
    id: 40,
    parentId: 2,
    parentName: 'Summit Collision',
    version: 1,
    active: true,
    companyName: 'Summit North',
    storeNumber: '',
    address1: '1 Main St',
    address2: '',
    city: 'Boulder',
    state: 'CO',
    postalCode: '80301',
    country: 'US',
    orderProcessType: 0,
    aftermarketCustomerNumber: '',
    salvageCustomerNumber: '',
    ...settingsView(ACCOUNT_DEFAULTS),
    isFleet: false,
    isNationalSearch: false,
    own: {},
    fallback: {},
    inheritedFields: [],
    changeableFields: [],
    fields: [],
    mayDeactivate: true,
    ask: { provider: [], parent: [] },
    websites: [],
    insurers: [],
    yourAddress: '192.0.2.1',
    ...overrides,
  };
}

/** A top-level account with two branches, as the administrator of it sees it: everything is a default. */
export function aTopLevelView(overrides: Partial<AccountView> = {}): AccountView {
  return anAccountView({
    id: 5,
    parentId: null,
    parentName: '',
    version: 4,
    companyName: 'Summit Collision',
    fallback: settingsView(ACCOUNT_DEFAULTS),
    fields: ACCOUNT_FIELDS.map(({ code }) => aFieldView({ code })),
    mayDeactivate: true,
    ...overrides,
  });
}

/** A field that the caller may change and mark, with the default as its value. */
export function aFieldView(overrides: Partial<AccountFieldView> = {}): AccountFieldView {
  const { code = 101 } = overrides;
  const { inheritance } = ACCOUNT_FIELDS.find((field) => field.code === code) ?? {};
  return {
    code,
    source: inheritance === 'never' ? 'own' : 'default',
    sourceId: null,
    mayChange: true,
    why: null,
    isHandedDown: false,
    isChangable: false,
    mayMark: inheritance === 'when marked',
    children: { total: 2, own: 0 },
    ...overrides,
  };
}

/** The view with other facts about some of its fields. */
export function withFields(
  view: AccountView,
  changes: Readonly<Record<number, Partial<AccountFieldView>>>,
): AccountView {
  return { ...view, fields: view.fields.map((field) => ({ ...field, ...changes[field.code] })) };
}
