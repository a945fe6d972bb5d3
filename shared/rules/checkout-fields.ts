/** What is filled in at checkout besides addresses and shipping (storefront 3, options of the checkout request). */
export const checkoutFieldNames = [
  'poNumber',
  'salvagePoNumber',
  'locationNumber',
  'region',
  'vin',
  'mileage',
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
