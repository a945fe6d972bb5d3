import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { DEFAULT_SHIPPING_RATES } from '#shared/rules/shipping/default-shipping-rates.ts';
import { LINE_FACTS, linesOfBusiness } from '#shared/values/line-of-business.ts';
import { demoStores } from '../../demo-accounts.ts';
import { demoPriceLevels, demoWarehouses } from '../../demo-provider.ts';
import { demoTaxRates } from '../../demo-tax-rates.ts';
import { aftermarketTypes, categories, recycledTypes } from '../part-categories.ts';
import { transfersToWarehouse, transfersToYard, yards } from '../yards.ts';
import { baseVehicles } from './base-vehicles.ts';
import { codes } from './code-lists.ts';
import { listed, yes } from './csv-file.ts';

type Cells = readonly (string | number)[];

/** Small files by kind, header first: locations, codes, groups of parts, customers and rates. */
export const providerFiles = {
  'part-types': [
    ['Line Of Business', 'Part Type', 'Name'],
    ...aftermarketTypes.map(({ code, name }) => ['Aftermarket', code, name]),
    ...recycledTypes.map(({ number, name }) => ['Recycled', number, name]),
  ],
  categories: [['Full Name', 'Part Types'], ...categoryRows()],
  'product-lines': [['Product Line', 'Name'], ...productLineRows()],
  warehouses: [
    locationHeader('Warehouse Number'),
    ...demoWarehouses.map((warehouse) => [
      warehouse.warehouseNumber,
      warehouse.companyCode,
      warehouse.description,
      warehouse.phoneNumber,
      warehouse.postalCode,
      warehouse.latitude,
      warehouse.longitude,
      warehouse.timeZone,
      listed(transfersToWarehouse(warehouse.warehouseNumber)),
    ]),
  ],
  yards: [
    locationHeader('Yard Number'),
    ...yards.map((yard) => [
      yard.number,
      LINE_FACTS.salvage.companyCode,
      yard.name,
      yard.phoneNumber,
      yard.postalCode,
      yard.latitude,
      yard.longitude,
      yard.timeZone,
      listed(transfersToYard(yard)),
    ]),
  ],
  customers: [
    [
      'Account ID',
      'Line Of Business',
      'Company Code',
      'Customer Number',
      'Customer Name',
      'Price Level',
      'Terms',
      ...addressHeader(),
      'PO Required',
      'Tax Exempt',
    ],
    ...customerRows(),
  ],
  'price-levels': [['Price Level', 'Description', 'Product Line Or Part Type', 'Discount'], ...priceLevelRows()],
  'tax-rates': [
    ['State', 'Postal Code', 'Jurisdiction', 'Rate', 'Taxes Freight'],
    ...demoTaxRates.flatMap(({ state, postalCode = '', rates }) =>
      rates.map(({ jurisdiction, rate, taxesFreight }) => [
        state,
        postalCode,
        jurisdiction,
        rate / 10_000,
        yes(taxesFreight),
      ]),
    ),
  ],
  'shipping-rates': [
    [
      'Ship Via',
      'Description',
      'Shipment Type',
      'Up To Miles',
      'Base Fee',
      'Fee Per Pound',
      'Days',
      'Lift Gate Fee',
      'Residential Fee',
      'Oversize Fee',
      'Hazardous Fee',
    ],
    ...shippingRateRows(),
  ],
  'vehicle-map': [
    ['Base Vehicle', 'Year', 'Make', 'Model', 'Make ID', 'Model ID'],
    ...baseVehicles.map(({ id, year, generation }) => [
      id,
      year,
      generation.make,
      generation.model,
      generation.makeId,
      generation.modelId,
    ]),
  ],
  codes: [['Kind', 'Code', 'Text'], ...codes.map(({ kind, code, text }) => [kind, code, text])],
  synonyms: [
    ['Words', 'Means', 'Part Type', 'Relation'],
    // Words of this provider's counters.
    ['face bar', 'bumper cover', '', 'will do'],
    ['doghouse', 'header panel', '', 'will do'],
  ],
  insurance: [['Insurance Company', 'Refused Flags', 'Refused Part Types'], ...insuranceRows()],
} satisfies Record<string, readonly Cells[]>;

function locationHeader(number: string): Cells {
  return [
    number,
    'Company Code',
    'Name',
    'Phone Number',
    'Postal Code',
    'Latitude',
    'Longitude',
    'Time Zone',
    'Transfers From',
  ];
}

function addressHeader(): string[] {
  return ['Address 1', 'City', 'State', 'Postal Code'];
}

/** Each category with its part types, after its parent categories, which have none. */
function categoryRows(): Cells[] {
  const rows = new Map<string, string>();
  for (const [fullName, { aftermarket, recycled = [] }] of Object.entries(categories)) {
    const names = fullName.split('|');
    for (let depth = 1; depth < names.length; depth += 1) {
      const above = names.slice(0, depth).join('|');
      if (!rows.has(above)) rows.set(above, '');
    }
    rows.set(fullName, listed([...aftermarket.map(({ code }) => code), ...recycled.map(({ number }) => number)]));
  }
  return [...rows];
}

function productLineRows(): Cells[] {
  const lines = new Set(Object.values(categories).map(({ productLine }) => productLine));
  return [...lines].map((line) => [line, titleCase(line)]);
}

function titleCase(line: string): string {
  return line.replaceAll('-', ' ').replaceAll(/\B\w+/g, (letters) => letters.toLowerCase());
}

/** The customers of the demo accounts. Accounts get their numbers in the order in which they are listed. */
function customerRows(): Cells[] {
  const accounts = demoStores.flatMap((store) => [store, ...store.children]);
  return accounts.flatMap(({ companyName, address, customers }, index) =>
    customers.map((customer) => [
      PROVIDER_ACCOUNT_ID + index,
      linesOfBusiness.indexOf(customer.lineOfBusiness) + 1,
      customer.companyCode,
      customer.customerNumber ?? '',
      companyName,
      customer.priceLevel ?? '',
      customer.arTermDescription,
      address.address1,
      address.city,
      address.state,
      address.postalCode,
      yes(customer.isPurchaseOrderNumberRequired),
      yes(customer.isTaxExempt),
    ]),
  );
}

function priceLevelRows(): Cells[] {
  return demoPriceLevels.flatMap(({ name, description, discount, discounts }) => [
    [name, description, '', discount / 100],
    ...Object.entries(discounts).map(([group, share]) => [name, '', group, share / 100]),
  ]);
}

/** The rates that apply by default. A provider can start from this file to change them. */
function shippingRateRows(): Cells[] {
  const dollars = (amount: number): number => amount / 100;
  return DEFAULT_SHIPPING_RATES.flatMap(
    ({ code, description, shipmentType, zones, liftGateFee, residential, oversize, hazardous }) =>
      zones.map(({ miles = '', base, perPound, etaDays }) => [
        code,
        description,
        shipmentType,
        miles,
        dollars(base),
        dollars(perPound),
        etaDays,
        dollars(liftGateFee),
        dollars(residential),
        dollars(oversize),
        hazardous === undefined ? '' : dollars(hazardous),
      ]),
  );
}

/** The insurers that demo accounts choose from, and one that refuses nothing. */
function insuranceRows(): Cells[] {
  const airbags = recycledTypes.filter(({ name }) => name.startsWith('Airbag')).map(({ number }) => number);
  return [
    ['Lakeside Casualty', listed(['valueLine']), ''],
    ['Prairie Mutual', listed(['reman', 'reconditioned']), listed(airbags)],
    ['Three Rivers Insurance', listed(['valueLine', 'platinumPlus', 'reconditioned']), ''],
    ['Harbor Indemnity of Demo', '', ''],
  ];
}
