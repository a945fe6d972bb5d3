import type { Customer } from '#shared/schemas/stored/customer.ts';

/** The aftermarket customer of account 2. A test names only the fields it is about. */
export function aCustomer(overrides: Partial<Customer> = {}): Customer {
  return {
    accountId: 2,
    lineOfBusiness: 'aftermarket',
    companyCode: '001',
    customerNumber: '10042',
    customerName: 'Summit Collision',
    priceLevel: 'collision',
    arTermDescription: 'Net 30',
    isPurchaseOrderNumberRequired: false,
    isTaxExempt: false,
    ...overrides,
  };
}
