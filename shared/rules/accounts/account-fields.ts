import type { SettingName } from '../../schemas/fields/account-settings.ts';

/** Whether a child inherits its parent's value: always, never, or if the parent marks the field (admin 6). */
type Inheritance = 'always' | 'never' | 'when marked';

/** A field that a child inherits or keeps as a whole. A code covers all its settings. */
export interface AccountField {
  readonly code: number;
  readonly name: string;
  readonly inheritance: Inheritance;
  /** Empty for fields of the account itself, which are never inherited. */
  readonly settings: readonly SettingName[];
}

const always = (code: number, name: string, ...settings: SettingName[]): AccountField => ({
  code,
  name,
  inheritance: 'always',
  settings,
});
const whenMarked = (code: number, name: string, ...settings: SettingName[]): AccountField => ({
  code,
  name,
  inheritance: 'when marked',
  settings,
});
const never = (code: number, name: string): AccountField => ({ code, name, inheritance: 'never', settings: [] });

/** The field codes of admin 6, with their names from the decisions on inheritance. 146 to 148 are reserved. */
export const ACCOUNT_FIELDS: readonly AccountField[] = [
  whenMarked(101, 'Margins.Aftermarket', 'aftermarketMargins'),
  whenMarked(102, 'Margins.Salvage', 'salvageMargins'),
  whenMarked(103, 'MarginOnCost', 'marginOnCost'),
  whenMarked(104, 'CoreChargeType', 'coreChargeType'),
  whenMarked(105, 'MinimumCoreCharge', 'minimumCoreCharge'),
  whenMarked(106, 'UseWarranties', 'useWarranties'),
  whenMarked(107, 'MajorWarranty', 'majorWarranty'),
  whenMarked(108, 'OtherWarranty', 'otherWarranty'),
  whenMarked(109, 'AftermarketWarranty', 'aftermarketWarranty'),
  whenMarked(110, 'SalvageWarranty', 'salvageWarranty'),
  whenMarked(111, 'ShippingCalculationMethod', 'shippingCalculationMethod', 'shippingCalculationAmount'),
  whenMarked(112, 'CompanyTruckOnly', 'companyTruckOnly'),
  whenMarked(113, 'CheckoutRequirements', 'checkoutRequirements'),
  whenMarked(114, 'ShowSeparatePOFieldsForLob', 'showSeparatePoFieldsForLineOfBusiness'),
  whenMarked(115, 'POValidation', 'poValidation'),
  whenMarked(116, 'CartMessage', 'cartMessage'),
  whenMarked(117, 'CheckoutPOMessage', 'checkoutPoMessage'),
  always(118, 'Color1', 'color1'),
  whenMarked(119, 'FieldConfig', 'fieldConfig'),
  always(120, 'Color2', 'color2'),
  always(121, 'LogoFileName', 'logoFileName'),
  whenMarked(122, 'CustomerServiceHours', 'customerServiceHours'),
  whenMarked(123, 'IPRestriction', 'ipRestriction'),
  whenMarked(124, 'DisableAisleImages', 'disableAisleImages'),
  whenMarked(125, 'DisableProductDescriptionImage', 'disableProductDescriptionImage'),
  whenMarked(126, 'HideSourceVehiclePhoneNumber', 'hideSourceVehiclePhoneNumber'),
  whenMarked(127, 'DisplayAftermarketSalvageTogether', 'displayAftermarketSalvageTogether'),
  whenMarked(128, 'RequireFitment', 'requireFitment'),
  whenMarked(129, 'DisableSort', 'disableSort'),
  never(130, 'OrderProcessType'),
  whenMarked(131, 'ShowUserName', 'showUserName'),
  whenMarked(132, 'AllowEditProfile', 'allowEditProfile'),
  whenMarked(133, 'InsuranceCompanies', 'insuranceCompanies'),
  always(134, 'DisableUserEdit', 'disableUserEdit'),
  whenMarked(135, 'ShowPrices', 'showPrices'),
  whenMarked(136, 'ShowWarranties', 'showWarranties'),
  always(137, 'ViewRemanParts', 'viewRemanParts'),
  always(138, 'ViewReconditionedParts', 'viewReconditionedParts'),
  whenMarked(139, 'ShowCoreCharges', 'showCoreCharges'),
  whenMarked(140, 'ShowMargins', 'showMargins'),
  whenMarked(141, 'ShowShipping', 'showShipping'),
  whenMarked(142, 'CultureName', 'cultureName'),
  whenMarked(143, 'EmailRecipients', 'emailRecipients'),
  whenMarked(144, 'ContactAddresses', 'contactAddresses'),
  whenMarked(145, 'ListStyle', 'listStyle'),
  never(200, 'CompanyName, StoreNumber'),
  never(201, 'Address'),
  never(202, 'AftermarketCustomerNumber, SalvageCustomerNumber'),
  always(301, 'Type', 'type'),
  always(302, 'LinesOfBusiness', 'linesOfBusiness'),
  always(303, 'NationalSearch', 'nationalSearch'),
  always(304, 'NationalSearchLinesOfBusiness', 'nationalSearchLinesOfBusiness'),
  always(305, 'AftermarketExclusions', 'aftermarketExclusions'),
  always(306, 'SalvageExclusions', 'salvageExclusions'),
  always(307, 'Website defaults', 'defaultWebsiteId'),
];

/** The fields that a parent may mark as inherited (admin 6). */
export const MARKABLE_CODES: readonly number[] = ACCOUNT_FIELDS.filter(
  ({ inheritance }) => inheritance === 'when marked',
).map(({ code }) => code);
