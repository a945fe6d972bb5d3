import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { basisPoints, cents } from '#shared/values/money.ts';

/** The password of every demo user. */
export const DEMO_PASSWORD = 'Welcome2Parts';

type DemoUser = Pick<User, 'userName' | 'firstName' | 'lastName' | 'type'>;

export interface DemoAccount
  extends Pick<Account, 'companyName' | 'address' | 'settings'>,
    Partial<Pick<Account, 'storeNumber' | 'orderProcessType' | 'inheritedFields' | 'changeableFields'>> {
  readonly customers: readonly Omit<Customer, 'accountId' | 'customerName'>[];
  readonly users: readonly DemoUser[];
}

/** A top-level account and its store. */
export interface DemoStore extends DemoAccount {
  readonly host: string;
  readonly websiteName: string;
  /** The name of a file in logos/. */
  readonly logo: string;
  /** The part after the @ in the email addresses of its users. */
  readonly mailDomain: string;
  readonly children: readonly DemoAccount[];
}

const aftermarket = { lineOfBusiness: 'aftermarket', companyCode: '001' } as const;
const canadianAftermarket = { lineOfBusiness: 'aftermarket', companyCode: '002' } as const;
const salvage = { lineOfBusiness: 'salvage', companyCode: '004' } as const;
const net30 = { arTermDescription: 'Net 30', isPurchaseOrderNumberRequired: false, isTaxExempt: false };

const paintShop = [
  {
    id: 'paint-shop',
    name: 'Paint shop',
    address1: '4900 Washington St',
    city: 'Denver',
    state: 'CO',
    postalCode: '80216',
  },
];

const hours = (open: string, close: string, active = true) => ({ open, close, active });
const band = (low: number, high: number, percentage: number) => ({
  low: cents(low),
  high: cents(high),
  percentage: basisPoints(percentage),
});

const range = (top: number, cost: number) => ({ top: cents(top), cost: cents(cost) });
const everyPrice = 99_999_00;
const free = [range(everyPrice, 0)];
const share = (percentage: number, minimumCost: number) => ({
  method: 'Percentage' as const,
  default: false,
  percentage: basisPoints(percentage),
  minimumCost: cents(minimumCost),
});

/** The default warranty is free. The others are a choice. */
const majorWarranty: AccountSettings['majorWarranty'] = [
  { code: '6P', description: '6 Month Parts Replacement', default: true, method: 'Range', values: free },
  { code: '6L', description: '6 Month Parts and Labor', ...share(15_00, 100_00) },
  { code: '12L', description: '12 Month Parts and Labor', ...share(25_00, 150_00) },
  { code: '24L', description: '24 Month Parts and Labor', ...share(35_00, 200_00) },
];
const otherWarranty: AccountSettings['otherWarranty'] = [
  { code: '6P', description: '6 Month Parts Replacement', default: true, method: 'Range', values: free },
  {
    code: '12P',
    description: '12 Month Parts Replacement',
    default: false,
    method: 'Range',
    values: [range(100_00, 12_00), range(500_00, 35_00), range(everyPrice, 75_00)],
  },
];

/** The accounts in the order in which they get their numbers. Together they use every setting. */
export const demoStores: readonly DemoStore[] = [
  {
    companyName: 'Great Plains Auto Parts',
    host: 'provider.localhost',
    websiteName: 'Great Plains Auto Parts',
    logo: 'provider.png',
    mailDomain: 'provider.example',
    address: { address1: '4800 Race St', city: 'Denver', state: 'CO', postalCode: '80216' },
    settings: {
      type: 'White Label',
      color1: '1D3557',
      color2: 'F4A261',
      coreChargeType: 0,
      linesOfBusiness: ['aftermarket'],
      /** Also used by stores that have no addresses of their own. */
      contactAddresses: {
        userLocation: 'counter@provider.example',
        businessSupport: 'support@provider.example',
        contact: 'webmaster@provider.example',
        phone: '3035550100',
      },
      customerServiceHours: everyDay(hours('07:00', '19:00'), hours('08:00', '14:00'), hours('08:00', '14:00', false)),
    },
    customers: [{ ...aftermarket, ...net30, customerNumber: '10010', priceLevel: 'wholesale' }],
    users: [{ userName: 'provider-admin', firstName: 'Paula', lastName: 'Prentice', type: 1 }],
    children: [],
  },
  {
    companyName: 'Northside Fleet',
    host: 'northside.localhost',
    websiteName: 'Northside Fleet Parts',
    logo: 'northside.png',
    mailDomain: 'northside.example',
    address: { address1: '2200 Cermak Rd', city: 'Chicago', state: 'IL', postalCode: '60608' },
    inheritedFields: [106, 113, 115, 116, 117, 119, 122, 127, 133, 136, 141, 145],
    changeableFields: [113, 115, 122],
    settings: {
      type: 'Fleet',
      listStyle: 'table',
      color1: '0B5D4B',
      color2: 'FFC145',
      coreChargeType: 1,
      showWarranties: false,
      useWarranties: false,
      shippingCalculationMethod: 1,
      checkoutRequirements: ['LocationNumber', 'Region', 'Mileage', 'PoNumber'],
      poValidation: { method: 'pattern', pattern: '^NF-\\d{5}$', list: [] },
      cartMessage: { enabled: true, message: 'Parts ordered before 3 pm leave the same day.' },
      checkoutPoMessage: { enabled: true, message: 'PO numbers look like NF-00000.' },
      fieldConfig: { customerNameLabel: 'Customer Name' },
      customerServiceHours: everyDay(hours('06:00', '20:00'), hours('08:00', '16:00'), hours('08:00', '16:00')),
      contactAddresses: { userLocation: 'parts@northside.example', businessSupport: '', contact: '' },
      hideSourceVehiclePhoneNumber: true,
      displayAftermarketSalvageTogether: true,
      disableUserEdit: true,
      viewRemanParts: false,
      viewReconditionedParts: false,
      nationalSearch: true,
      nationalSearchLinesOfBusiness: ['aftermarket', 'salvage'],
      aftermarketExclusions: ['ACCESSORIES'],
    },
    customers: [
      { ...aftermarket, ...net30, customerNumber: '20010', priceLevel: 'fleet', isPurchaseOrderNumberRequired: true },
      { ...salvage, ...net30, customerNumber: '20010', priceLevel: 'fleet' },
    ],
    users: [
      { userName: 'northside-admin', firstName: 'Nora', lastName: 'Nakamura', type: 1 },
      { userName: 'northside-buyer', firstName: 'Ned', lastName: 'Novak', type: 0 },
    ],
    children: [
      {
        companyName: 'Northside Toronto Depot',
        storeNumber: '110',
        address: { address1: '75 Carlingview Dr', city: 'Toronto', state: 'ON', postalCode: 'M9W5E7' },
        settings: {
          cultureName: 'en-CA',
          companyTruckOnly: true,
          requireFitment: true,
          disableAisleImages: true,
          disableProductDescriptionImage: true,
          checkoutRequirements: ['LocationNumber'],
        },
        customers: [{ ...canadianAftermarket, ...net30, customerNumber: '20110', priceLevel: 'fleet' }],
        users: [],
      },
      {
        companyName: 'Northside South Depot',
        storeNumber: '120',
        address: { address1: '9300 S Cicero Ave', city: 'Oak Lawn', state: 'IL', postalCode: '60453' },
        settings: {
          showPrices: false,
          disableSort: true,
          poValidation: { method: 'list', pattern: '', list: ['SOUTH-2026', 'SOUTH-2027'] },
          /** Only the depot's own network may check out. */
          ipRestriction: { method: 1, list: ['198.51.100.*', '203.0.113.10-203.0.113.40'] },
        },
        customers: [{ ...aftermarket, ...net30, customerNumber: '20120', priceLevel: 'fleet', isTaxExempt: true }],
        users: [],
      },
    ],
  },
  {
    companyName: 'Summit Collision',
    host: 'summit.localhost',
    websiteName: 'Summit Collision Parts',
    logo: 'summit.png',
    mailDomain: 'summit.example',
    address: { address1: '1550 Wewatta St', city: 'Denver', state: 'CO', postalCode: '80202' },
    inheritedFields: [
      101, 102, 103, 104, 105, 107, 108, 109, 110, 111, 113, 114, 131, 132, 133, 139, 140, 141, 143, 145,
    ],
    changeableFields: [101, 102, 111, 131, 132, 139, 140, 141, 143],
    settings: {
      type: 'White Label',
      listStyle: 'table',
      color1: '7A1F2B',
      color2: 'F2D0A4',
      aftermarketMargins: [band(0, 50_00, 60_00), band(50_00, 250_00, 40_00), band(250_00, everyPrice, 25_00)],
      salvageMargins: [band(0, 500_00, 35_00), band(500_00, everyPrice, 20_00)],
      marginOnCost: true,
      coreChargeType: 2,
      minimumCoreCharge: cents(5_00),
      majorWarranty,
      otherWarranty,
      aftermarketWarranty: 'Certified aftermarket parts carry a lifetime limited warranty.',
      salvageWarranty: 'Recycled parts are guaranteed to fit and to work for 90 days.',
      shippingCalculationMethod: 3,
      shippingCalculationAmount: cents(10_00),
      checkoutRequirements: ['Vin', 'PoNumber'],
      showSeparatePoFieldsForLineOfBusiness: true,
      insuranceCompanies: ['Lakeside Casualty', 'Prairie Mutual', 'Three Rivers Insurance'],
      customerServiceHours: everyDay(hours('07:30', '18:00'), hours('08:00', '12:00'), hours('08:00', '12:00', false)),
      nationalSearch: true,
      nationalSearchLinesOfBusiness: ['salvage'],
      /** Airbags and seat belts. */
      salvageExclusions: ['704', '710', '712', '714'],
      emailRecipients: ['orders@summit.example'],
    },
    customers: [
      { ...aftermarket, ...net30, customerNumber: '30010', priceLevel: 'collision', shipToPlaces: paintShop },
      { ...salvage, ...net30, customerNumber: '30010', priceLevel: 'collision', arTermDescription: 'Net 15' },
    ],
    users: [
      { userName: 'summit-admin', firstName: 'Sara', lastName: 'Sandoval', type: 1 },
      { userName: 'summit-buyer', firstName: 'Sam', lastName: 'Sorensen', type: 0 },
    ],
    children: [
      {
        companyName: 'Summit East',
        storeNumber: '14',
        address: { address1: '14200 E Colfax Ave', city: 'Aurora', state: 'CO', postalCode: '80011' },
        orderProcessType: 2,
        settings: {
          shippingCalculationMethod: 4,
          shippingCalculationAmount: cents(4_50),
          showUserName: false,
          allowEditProfile: false,
          showCoreCharges: false,
          showMargins: false,
        },
        customers: [
          { ...aftermarket, ...net30, customerNumber: '30110', priceLevel: 'collision' },
          /** An account without a customer number is a guest: it sees list prices and can't buy. */
          { ...salvage, ...net30, arTermDescription: 'Prepaid' },
        ],
        users: [
          { userName: 'summit-east-admin', firstName: 'Elena', lastName: 'Eriksen', type: 1 },
          { userName: 'summit-east-buyer', firstName: 'Eddie', lastName: 'Espinoza', type: 0 },
        ],
      },
      {
        companyName: 'Summit West',
        storeNumber: '15',
        address: { address1: '7300 W Alameda Ave', city: 'Lakewood', state: 'CO', postalCode: '80226' },
        settings: {
          aftermarketMargins: [band(0, everyPrice, 30_00)],
          shippingCalculationMethod: 2,
          shippingCalculationAmount: cents(15_00),
          showShipping: false,
          emailRecipients: ['west@summit.example'],
        },
        customers: [
          { ...aftermarket, ...net30, customerNumber: '30120', priceLevel: 'collision' },
          { ...salvage, ...net30, customerNumber: '30120', priceLevel: 'collision' },
        ],
        users: [],
      },
    ],
  },
];

/** The stores and users to show the demo with. */
export const demoTenants = demoStores.map(({ host, companyName, users, children }) => ({
  host,
  company: companyName,
  users: [...users, ...children.flatMap((child) => child.users)].map(({ userName }) => userName),
}));

type Day = AccountSettings['customerServiceHours']['monday'];

function everyDay(weekday: Day, saturday: Day, sunday: Day): AccountSettings['customerServiceHours'] {
  return {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday,
    sunday,
  };
}
