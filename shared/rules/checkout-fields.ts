/** In the order in which the page asks for it: what is filled in at checkout besides addresses and shipping (storefront 3, options of the checkout request). */
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
