/**
 * The fields of an order besides addresses and shipping, in the order of the checkout page (storefront 3, options of
 * the checkout request).
 */
export const checkoutFieldNames = [
  'poNumber',
  'salvagePoNumber',
  'vin',
  'mileage',
  'locationNumber',
  'region',
  'employeeName',
  'customerName',
  'specialInstructions',
  'contactName',
  'contactPhone',
  'contactEmail',
  'deliveryName',
  'deliveryPhone',
] as const;
export type CheckoutFieldName = (typeof checkoutFieldNames)[number];

/** The form field of each requirement (storefront 5). */
export const FIELD_OF = {
  LocationNumber: 'locationNumber',
  Region: 'region',
  Vin: 'vin',
  Mileage: 'mileage',
  PoNumber: 'poNumber',
  'Aftermarket PO Number': 'poNumber',
  'Salvage PO Number': 'salvagePoNumber',
} as const satisfies Readonly<Record<string, CheckoutFieldName>>;
