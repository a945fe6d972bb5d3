/** The quick-order pad. All of these texts are our own. */
export const QUICK_ORDER_TEXTS = {
  title: 'Quick order',
  lead: 'Type or paste part numbers and quantities, one part per line, or drop a CSV file here. Columns with headings may stand in any order. Everything is checked before it goes into your cart.',
  lines: 'Part numbers and quantities',
  example: 'GM1000101, 2',
  check: 'Check parts',
  chooseFile: 'Choose CSV files',
  workbook: 'This file is a workbook. Save it as CSV and choose it again.',
  noText: 'This file is not a CSV file.',
  tooLarge: 'This file is larger than 1 MB. Choose a smaller one.',
  nothing: 'Enter at least one part number.',
  partNumber: 'Part number',
  quantity: 'Quantity',
  unit: 'Unit',
  part: 'Part',
  arrival: 'Arrival',
  price: 'Price',
  total: 'Total',
  status: 'Status',
  good: 'Ready',
  faulty: 'To fix',
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
  undone: 'The last change was undone.',
} as const;

/** The fault of a row, and how to put it right. */
export const ROW_FAULT_TEXTS = {
  noNumber: 'Enter a part number.',
  longNumber: 'A part number has at most 60 characters.',
  noQuantity: 'Enter a quantity.',
  tooMany: 'The most of one part is 999.',
  badQuantity: 'Enter a whole number from 1 to 999.',
} as const;

export const addSoMany = (count: string, isOne: boolean): string =>
  isOne ? `Add ${count} part to cart` : `Add ${count} parts to cart`;
export const addedSoMany = (count: string, isOne: boolean): string =>
  isOne ? `${count} part was added to your cart.` : `${count} parts were added to your cart.`;
export const leftToFix = (count: string, isOne: boolean): string =>
  isOne ? `${count} row still needs fixing.` : `${count} rows still need fixing.`;
/** The others stay in the text field. */
export const rowsLeft = (count: string): string =>
  `Only 200 parts can be checked at once. ${count} more are still in the field above.`;
/** Lines such as a title. Empty if there are none. */
export const linesUnread = (lines: readonly string[], count: string): string => {
  const [first = ''] = lines;
  if (lines.length === 0) return '';
  const line = first.length > 60 ? `${first.slice(0, 60)}…` : first;
  return lines.length === 1
    ? `1 line has no part number and was not read: “${line}”`
    : `${count} lines have no part number and were not read. The first is “${line}”`;
};
export const notSoldBy = (unit: string): string => `This part is not sold by ${unit}. Choose a unit.`;
/** A quantity that can't be read, as it was written. */
export const wasWritten = (quantity: string): string => `It says “${quantity}”.`;
export const numberOfRow = (row: string): string => `Part number in row ${row}`;
export const quantityOfRow = (row: string): string => `Quantity in row ${row}`;
export const unitOfRow = (row: string): string => `Unit in row ${row}`;
export const warrantyOfRow = (row: string): string => `Warranty in row ${row}`;
export const saidOfRow = (number: string, said: string): string => `${number}: ${said}`;
export const removeRow = (number: string): string => `Remove row ${number}`;
export const alternativesFor = (number: string): string => `Alternatives for ${number}`;
