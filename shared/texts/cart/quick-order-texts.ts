/** The quick-order pad. All of these texts are our own. */
export const QUICK_ORDER_TEXTS = {
  title: 'Quick order',
  lead: 'Type or paste part numbers and quantities, one part per line, or choose a CSV file. Everything is checked before it goes into your cart.',
  lines: 'Part numbers and quantities',
  example: 'GM1000101, 2',
  check: 'Check parts',
  chooseFile: 'Choose a CSV file',
  nothing: 'Enter at least one part number.',
  partNumber: 'Part number',
  quantity: 'Quantity',
  unit: 'Unit',
  part: 'Part',
  price: 'Price',
  status: 'Status',
  good: 'Ready',
  short: 'Not enough in stock',
  wrongQuantity: 'Wrong quantity',
  unavailable: 'Not available',
  unknown: 'Not found',
  unchecked: 'Not checked',
  failed: 'Not added',
  alternatives: 'Alternatives',
  noAlternatives: 'No alternatives were found.',
  checkAgain: 'Check again',
  startOver: 'Start over',
  checked: 'Checked parts',
} as const;

export const addSoMany = (count: string, isOne: boolean): string =>
  isOne ? `Add ${count} part to cart` : `Add ${count} parts to cart`;
export const addedSoMany = (count: string, isOne: boolean): string =>
  isOne ? `${count} part was added to your cart.` : `${count} parts were added to your cart.`;
export const leftToFix = (count: string, isOne: boolean): string =>
  isOne ? `${count} row still needs fixing.` : `${count} rows still need fixing.`;
export const rowsLeftOut = (count: string): string =>
  `Only 200 parts can be checked at once. ${count} more were left out.`;
export const numberOfRow = (row: string): string => `Part number in row ${row}`;
export const quantityOfRow = (row: string): string => `Quantity in row ${row}`;
export const unitOfRow = (row: string): string => `Unit in row ${row}`;
export const saidOfRow = (number: string, said: string): string => `${number}: ${said}`;
export const removeRow = (number: string): string => `Remove row ${number}`;
export const alternativesFor = (number: string): string => `Alternatives for ${number}`;
