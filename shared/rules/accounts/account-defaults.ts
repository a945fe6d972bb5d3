import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import { basisPoints, cents } from '../../values/money.ts';

const openDay = { open: '08:00', close: '17:00', active: true };
const closedDay = { ...openDay, active: false };

/** The settings of a new account: admin 9, decision P2, and otherwise the least restrictive choice. */
export const ACCOUNT_DEFAULTS: AccountSettings = {
  aftermarketMargins: [],
  salvageMargins: [],
  marginOnCost: false,
  coreChargeType: 2,
  minimumCoreCharge: cents(0),
  useWarranties: true,
  /** There is no default entry, so nobody pays for a warranty that nobody chose. */
  majorWarranty: [
    partsAndLabor('6L', '6 Month Parts and Labor', 15_00, 100_00),
    partsAndLabor('12L', '12 Month Parts and Labor', 25_00, 150_00),
    partsAndLabor('24L', '24 Month Parts and Labor', 35_00, 200_00),
    partsAndLabor('LT', 'Lifetime Parts and Labor', 45_00, 300_00),
  ],
  otherWarranty: [
    {
      code: '6P',
      description: '6 Month Parts Replacement',
      default: true,
      method: 'Range',
      values: [{ top: cents(99_999_00), cost: cents(0) }],
    },
  ],
  aftermarketWarranty: '',
  salvageWarranty: '',
  shippingCalculationMethod: 0,
  shippingCalculationAmount: cents(0),
  companyTruckOnly: false,
  checkoutRequirements: [],
  showSeparatePoFieldsForLineOfBusiness: false,
  poValidation: { method: 'accept', pattern: '', list: [] },
  cartMessage: { enabled: false, message: '' },
  checkoutPoMessage: { enabled: false, message: '' },
  color1: 'FF0000',
  color2: '000000',
  fieldConfig: { customerNameLabel: 'Customer' },
  logoFileName: '',
  customerServiceHours: {
    monday: openDay,
    tuesday: openDay,
    wednesday: openDay,
    thursday: openDay,
    friday: openDay,
    saturday: closedDay,
    sunday: closedDay,
  },
  ipRestriction: { method: 0, list: [] },
  disableAisleImages: false,
  disableProductDescriptionImage: false,
  hideSourceVehiclePhoneNumber: false,
  displayAftermarketSalvageTogether: false,
  requireFitment: false,
  disableSort: false,
  listStyle: 'gallery',
  showUserName: true,
  allowEditProfile: true,
  insuranceCompanies: [],
  disableUserEdit: false,
  showPrices: true,
  showWarranties: true,
  viewRemanParts: true,
  viewReconditionedParts: true,
  showCoreCharges: true,
  showMargins: true,
  showShipping: true,
  cultureName: 'en-US',
  emailRecipients: [],
  contactAddresses: { userLocation: '', businessSupport: '', contact: '' },
  type: 'White Label',
  linesOfBusiness: ['aftermarket', 'salvage'],
  nationalSearch: false,
  nationalSearchLinesOfBusiness: [],
  aftermarketExclusions: [],
  salvageExclusions: [],
  defaultWebsiteId: null,
};

function partsAndLabor(
  code: '6L' | '12L' | '24L' | 'LT',
  description: string,
  percentage: number,
  minimumCost: number,
): AccountSettings['majorWarranty'][number] {
  return {
    code,
    description,
    default: false,
    method: 'Percentage',
    percentage: basisPoints(percentage),
    minimumCost: cents(minimumCost),
  };
}
