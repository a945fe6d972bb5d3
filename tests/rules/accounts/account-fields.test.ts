import { describe, expect, it } from 'vitest';
import { ACCOUNT_FIELDS, MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import { accountSettingsSchema } from '#shared/schemas/fields/account-settings.ts';

const codesOf = (inheritance: string) =>
  ACCOUNT_FIELDS.filter((field) => field.inheritance === inheritance).map(({ code }) => code);

/** The names of the decisions on accounts and inheritance, by code. */
const NAMES: Readonly<Record<number, string>> = {
  101: 'Margins.Aftermarket',
  102: 'Margins.Salvage',
  103: 'MarginOnCost',
  104: 'CoreChargeType',
  105: 'MinimumCoreCharge',
  106: 'UseWarranties',
  107: 'MajorWarranty',
  108: 'OtherWarranty',
  109: 'AftermarketWarranty',
  110: 'SalvageWarranty',
  111: 'ShippingCalculationMethod',
  112: 'CompanyTruckOnly',
  113: 'CheckoutRequirements',
  114: 'ShowSeparatePOFieldsForLob',
  115: 'POValidation',
  116: 'CartMessage',
  117: 'CheckoutPOMessage',
  118: 'Color1',
  119: 'FieldConfig',
  120: 'Color2',
  121: 'LogoFileName',
  122: 'CustomerServiceHours',
  123: 'IPRestriction',
  124: 'DisableAisleImages',
  125: 'DisableProductDescriptionImage',
  126: 'HideSourceVehiclePhoneNumber',
  127: 'DisplayAftermarketSalvageTogether',
  128: 'RequireFitment',
  129: 'DisableSort',
  130: 'OrderProcessType',
  131: 'ShowUserName',
  132: 'AllowEditProfile',
  133: 'InsuranceCompanies',
  134: 'DisableUserEdit',
  135: 'ShowPrices',
  136: 'ShowWarranties',
  137: 'ViewRemanParts',
  138: 'ViewReconditionedParts',
  139: 'ShowCoreCharges',
  140: 'ShowMargins',
  141: 'ShowShipping',
  142: 'CultureName',
  143: 'EmailRecipients',
  144: 'ContactAddresses',
  145: 'ListStyle',
  200: 'CompanyName, StoreNumber',
  201: 'Address',
  202: 'AftermarketCustomerNumber, SalvageCustomerNumber',
  301: 'Type',
  302: 'LinesOfBusiness',
  303: 'NationalSearch',
  304: 'NationalSearchLinesOfBusiness',
  305: 'AftermarketExclusions',
  306: 'SalvageExclusions',
  307: 'Website defaults',
};

describe('the table of account fields', () => {
  it('names each field as the decisions do', () => {
    expect(Object.fromEntries(ACCOUNT_FIELDS.map(({ code, name }) => [code, name]))).toEqual(NAMES);
  });

  it('covers every setting exactly once', () => {
    const covered = ACCOUNT_FIELDS.flatMap(({ settings }) => settings);
    expect(covered.toSorted()).toEqual(Object.keys(accountSettingsSchema.shape).toSorted());
  });

  it('has each code once, in order', () => {
    const codes = ACCOUNT_FIELDS.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => a - b));
  });

  it.each([
    { inheritance: 'always', codes: [118, 120, 121, 134, 137, 138, 301, 302, 303, 304, 305, 306, 307] },
    { inheritance: 'never', codes: [130, 200, 201, 202] },
  ])('hands down $inheritance what the spec names', ({ inheritance, codes }) => {
    expect(codesOf(inheritance)).toEqual(codes);
  });

  it('lets a parent mark everything else from 101 to 145', () => {
    const others = Array.from({ length: 45 }, (_, index) => 101 + index);
    const classed = [...codesOf('always'), ...codesOf('never')];
    expect(codesOf('when marked')).toEqual(others.filter((code) => !classed.includes(code)));
    expect(MARKABLE_CODES).toEqual(codesOf('when marked'));
  });
});
