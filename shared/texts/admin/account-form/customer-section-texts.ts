/** The customer records of an account in its form. All of these texts are our own. */
export const CUSTOMER_SECTION_TEXTS = {
  customerNumber: 'Customer number',
  numberHint: 'leave empty for a guest',
  companyCode: 'Company code',
  customerName: 'Customer name',
  priceLevel: 'Price level',
  noLevel: 'No price level: list prices',
  poRequired: 'PO number required',
  taxExempt: 'Tax exempt',
  shipToHint: 'leave empty if there is none',
  shipToAddress1: 'Ship-to address',
  shipToAddress2: 'Ship-to address 2',
  shipToCity: 'Ship-to city',
  shipToCountry: 'Ship-to country',
  shipToState: 'Ship-to state',
  shipToPostalCode: 'Ship-to postal code',
  chooseState: 'Choose a state',
  neverWritten: 'Nothing has been entered yet.',
  writtenUnknown: 'It is not known who changed this last.',
  newerFileWins: 'The next customer file replaces what you enter here.',
  saved: 'The customer has been saved.',
  savingFailed: 'There was a problem saving the customer.',
  loadFailed: 'The customers could not be loaded.',
} as const;

/** Who wrote a record last, and when (MM/dd/yyyy hh:mm:ss). */
export const writtenOnScreen = (name: string, moment: string): string => `Last changed by ${name}, ${moment}.`;
export const writtenByFile = (file: string, moment: string): string => `Last changed by the file ${file}, ${moment}.`;
export const levelChoice = (name: string, description: string): string =>
  description ? `${name} – ${description}` : name;
