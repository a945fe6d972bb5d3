/** The customer records of an account. All of these texts are our own. */
export const CUSTOMER_RECORD_TEXTS = {
  numberInvalid: 'A customer number has 1 to 20 letters, digits and hyphens.',
  companyCodeInvalid: 'A company code has three digits.',
  noSuchLevel: 'There is no price level with this name.',
} as const;
