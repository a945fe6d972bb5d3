/** The customer records of an account in its form. All of these texts are our own. */
export const CUSTOMER_SECTION_TEXTS = {
  customerNumber: 'Customer number',
  numberHint: 'empty for a guest',
  companyCode: 'Company code',
  customerName: 'Customer name',
  priceLevel: 'Price level',
  noLevel: 'No price level: list prices',
  poRequired: 'PO number required',
  taxExempt: 'Tax exempt',
  shipToHint: 'empty for none',
  shipToAddress1: 'Ship-to address',
  shipToAddress2: 'Ship-to address 2',
  shipToCity: 'Ship-to city',
  shipToCountry: 'Ship-to country',
  shipToState: 'Ship-to state',
  shipToPostalCode: 'Ship-to postal code',
  chooseState: 'Choose a state',
  neverWritten: 'Nothing has been entered yet.',
  writtenUnknown: 'Nobody knows who wrote this last.',
  newerFileWins: 'A newer file replaces what is entered here.',
  saved: 'The customer has been saved.',
  savingFailed: 'There was a problem saving the customer.',
  loadFailed: 'The customers could not be loaded.',
} as const;

/** Who wrote a record last, and when (MM/dd/yyyy hh:mm:ss). */
export const writtenOnScreen = (name: string, moment: string): string =>
  `Last written by ${name} on the screen, ${moment}.`;
export const writtenByFile = (file: string, moment: string): string => `Last written by the file ${file}, ${moment}.`;
export const levelChoice = (name: string, description: string): string =>
  description ? `${name} – ${description}` : name;
