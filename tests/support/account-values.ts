import type { AccountChangeBody } from '#shared/contracts/accounts.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { basisPoints, cents } from '#shared/values/money.ts';

type Fields = Omit<AccountChangeBody, 'id' | 'version'>;

const bands = (percentage: number) => [{ low: cents(0), high: cents(500_00), percentage: basisPoints(percentage) }];
const { customerServiceHours: hours, majorWarranty, otherWarranty } = ACCOUNT_DEFAULTS;
const sunday = { ...hours.sunday, active: true };

/** Two different values for every field that a save can name, by code. Every account can have the first of them. */
export const VALUES: Readonly<Record<number, readonly [Fields, Fields]>> = {
  101: [{ margins: { aftermarket: bands(10_00) } }, { margins: { aftermarket: bands(20_00) } }],
  102: [{ margins: { salvage: bands(30_00) } }, { margins: { salvage: [] } }],
  103: [{ marginOnCost: true }, { marginOnCost: false }],
  104: [{ coreChargeType: 1 }, { coreChargeType: 0 }],
  105: [{ minimumCoreCharge: cents(500) }, { minimumCoreCharge: cents(600) }],
  106: [{ useWarranties: false }, { useWarranties: true }],
  107: [{ majorWarranty: majorWarranty.slice(0, 1) }, { majorWarranty: [] }],
  108: [{ otherWarranty: [] }, { otherWarranty }],
  109: [{ aftermarketWarranty: 'A year' }, { aftermarketWarranty: 'Two years' }],
  110: [{ salvageWarranty: 'A month' }, { salvageWarranty: 'Two months' }],
  111: [{ shippingCalculationMethod: 1 }, { shippingCalculationMethod: 2, shippingCalculationAmount: cents(700) }],
  112: [{ companyTruckOnly: true }, { companyTruckOnly: false }],
  113: [{ checkoutRequirements: ['Vin'] }, { checkoutRequirements: ['Mileage'] }],
  114: [{ showSeparatePoFieldsForLineOfBusiness: true }, { showSeparatePoFieldsForLineOfBusiness: false }],
  115: [
    { poValidation: { method: 'pattern', pattern: 'PO-\\d{6}', list: [] } },
    { poValidation: { method: 'list', pattern: '', list: ['PO 1'] } },
  ],
  116: [{ cartMessage: { enabled: true, message: 'Hello' } }, { cartMessage: { enabled: false, message: 'Hello' } }],
  117: [{ checkoutPoMessage: { enabled: true, message: 'Hi' } }, { checkoutPoMessage: { enabled: true, message: '' } }],
  118: [{ color1: '112233' }, { color1: '445566' }],
  119: [{ fieldConfig: { customerNameLabel: 'Customer Name' } }, { fieldConfig: { customerNameLabel: 'Customer' } }],
  120: [{ color2: '112233' }, { color2: '445566' }],
  121: [{ logoFileName: '' }, { logoFileName: '' }],
  122: [{ customerServiceHours: { ...hours, sunday } }, { customerServiceHours: hours }],
  123: [{ ipRestriction: { method: 1, list: ['192.0.2.*'] } }, { ipRestriction: { method: 0, list: ['192.0.2.7'] } }],
  124: [{ disableAisleImages: true }, { disableAisleImages: false }],
  125: [{ disableProductDescriptionImage: true }, { disableProductDescriptionImage: false }],
  126: [{ hideSourceVehiclePhoneNumber: true }, { hideSourceVehiclePhoneNumber: false }],
  127: [{ displayAftermarketSalvageTogether: true }, { displayAftermarketSalvageTogether: false }],
  128: [{ requireFitment: true }, { requireFitment: false }],
  129: [{ disableSort: true }, { disableSort: false }],
  130: [{ orderProcessType: 0 }, { orderProcessType: 0 }],
  131: [{ showUserName: false }, { showUserName: true }],
  132: [{ allowEditProfile: false }, { allowEditProfile: true }],
  133: [{ insuranceCompanies: ['Acme Mutual'] }, { insuranceCompanies: [] }],
  134: [{ disableUserEdit: true }, { disableUserEdit: false }],
  135: [{ showPrices: false }, { showPrices: true }],
  136: [{ showWarranties: false }, { showWarranties: true }],
  137: [{ viewRemanParts: false }, { viewRemanParts: true }],
  138: [{ viewReconditionedParts: false }, { viewReconditionedParts: true }],
  139: [{ showCoreCharges: false }, { showCoreCharges: true }],
  140: [{ showMargins: false }, { showMargins: true }],
  141: [{ showShipping: false }, { showShipping: true }],
  142: [{ cultureName: 'es-US' }, { cultureName: 'en-US' }],
  143: [{ emailRecipients: ['a@example.com'] }, { emailRecipients: [] }],
  144: [
    { contactAddresses: { userLocation: '', businessSupport: 'help@example.com', contact: '', phone: '3035550101' } },
    { contactAddresses: { userLocation: '', businessSupport: '', contact: 'us@example.com', phone: '' } },
  ],
  145: [{ listStyle: 'table' }, { listStyle: 'list' }],
  200: [{ storeNumber: '11' }, { storeNumber: '12' }],
  201: [{ city: 'Boulder' }, { city: 'Aspen' }],
  301: [{ type: 'Fleet' }, { type: 'White Label' }],
  302: [{ linesOfBusiness: ['aftermarket'] }, { linesOfBusiness: ['salvage'] }],
  303: [{ nationalSearch: true }, { nationalSearch: false }],
  304: [{ nationalSearchLinesOfBusiness: ['salvage'] }, { nationalSearchLinesOfBusiness: [] }],
  305: [{ aftermarketExclusions: ['AB'] }, { aftermarketExclusions: [] }],
  306: [{ salvageExclusions: ['300'] }, { salvageExclusions: [] }],
  307: [{ defaultWebsiteId: null }, { defaultWebsiteId: null }],
};
