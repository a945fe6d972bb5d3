/** The table of parts. All of these texts are our own, beside those of the spec that a row repeats. */
export const TABLE_TEXTS = {
  caption: 'Parts',
  picture: 'Picture',
  part: 'Part and vehicle',
  position: 'Position',
  number: 'Number, brand',
  quality: 'Quality',
  stock: 'Stock',
  arrival: 'Arrival',
  quantity: 'Quantity',
  add: 'Add',
  noneLeft: 'None left',
  anyPosition: 'any',
  today: 'today',
  move: 'move',
  addHint: 'add',
  keys: 'Keys',
  keysDetail: 'For example, j for the next part. Saved in this browser.',
  nextPart: 'Next part',
  previousPart: 'Previous part',
  openPart: 'Open the part; Esc leads back',
  addPart: 'Add the part to the cart',
  typeQuantity: 'Quantity of the part',
  undo: 'Undo the last add',
  find: 'Search',
  undone: 'Undone.',
} as const;

export const QUALITY_TEXTS = {
  new: 'New',
  core: 'Core',
  recycled: 'Recycled',
  remanufactured: 'Reman',
  reconditioned: 'Recon',
} as const;

export const arrivalTo = (postalCode: string): string => `To ${postalCode}`;
export const quantityOfPart = (description: string): string => `Quantity of ${description}`;
export const inCartCount = (count: string): string => `in cart ${count}`;
export const listAt = (price: string): string => `List ${price}`;
export const onlyUnits = (units: string): string => `only ${units}`;
export const expectedBy = (day: string): string => `expected ${day}`;
/** '22 Denver Tue'; the day may be empty. */
export const unitsAt = (units: string, location: string, day: string): string =>
  [units, location, day].filter(Boolean).join(' ');
export const milesTo = (miles: string): string => `${miles} mi`;
/** Units and number of an added part: '2 × NL010-00588L'. */
export const addedUnits = (quantity: string, number: string): string => `${quantity} × ${number}`;
export const toJob = (job: string): string => `to ${job}`;

/** '2015–17' for years of one century, '1998–2003' for others, '2016' for one year. */
export function yearSpan(first: number, last: number): string {
  if (first === last) return String(first);
  const isSameCentury = Math.floor(first / 100) === Math.floor(last / 100);
  return `${first}–${isSameCentury ? String(last % 100).padStart(2, '0') : last}`;
}
