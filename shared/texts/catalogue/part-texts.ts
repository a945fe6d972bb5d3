/**
 * Price, availability and condition of a part. They are the spec's, letter by letter (storefront 4, 5 and 8), up to
 * `yourPrice`; the rest are our own.
 */
export const PART_TEXTS = {
  couldNotLoad: 'Could not load part',
  free: 'Free',
  tenOrMore: '10+',
  yourPrice: 'Your price',
  storePrice: 'Store price',
  listPrice: 'List',
  coreCharge: 'Core charge',
  unavailable: 'Unavailable',
  priceView: 'Prices',
  companyTruck: 'By company truck',
  checkingAvailability: 'Checking availability',
  quantity: 'Quantity',
  newQuantity: 'New quantity',
  noPicture: 'No picture',
  mileageUnknown: 'Mileage unknown',
  notGraded: 'Not graded',
  otherQuantity: 'Other',
} as const;

/** The badges of a part: who certified it, and how it was rebuilt or needs to be handled. */
export const MARK_TEXTS = {
  isCapa: 'CAPA',
  isNsf: 'NSF',
  isDiamond: 'Diamond',
  isPlatinumPlus: 'Platinum Plus',
  isValueLine: 'Value Line',
  isRemanufactured: 'Remanufactured',
  isReconditioned: 'Reconditioned',
  oversized: 'Oversized',
  hazardous: 'Hazardous',
  isSuperseded: 'Replaced',
} as const;

/** Shown before the number of the part that supersedes this one. */
export const REPLACED_BY = 'Replaced by';

export const graded = (grade: string): string => `Grade ${grade}`;
export const driven = (miles: string): string => `${miles} miles`;
export const arrives = (dates: string): string => `Arrives ${dates}`;
export const estimatedShipping = (date: string): string => `Estimated shipping ${date}`;
export const expectedOn = (date: string): string => `Expected ${date}`;
export const onlySoMany = (units: string): string => `Only ${units} available`;

/** Under which terms a part is sold. */
export const soldInMultiples = (multiple: string): string => `Sold in multiples of ${multiple}`;
export const soldInMultiplesFrom = (multiple: string, minimum: string): string =>
  `${soldInMultiples(multiple)}, at least ${minimum}`;
export const minimumOrder = (quantity: string): string => `Minimum order ${quantity}`;
export const notShippedTo = (places: string): string => `Can’t be shipped to ${places}`;
/** Stands for places that are not named. */
export const morePlaces = (count: string): string => `${count} more`;
/** A part of an order that its terms refuse, with its number. */
export const refusedByTerms = (part: string, reason: string): string => `${part}: ${reason}.`;

/** The part page. */
export const PART_PAGE_TEXTS = {
  backToResults: 'Back to results',
  partNumber: 'Part number',
  interchange: 'Interchange',
  copyPartNumber: 'Copy part number',
  partNumberCopied: 'Part number copied',
  share: 'Share',
  linkCopied: 'Link copied',
  copyFailed: 'Your browser blocked copying.',
  print: 'Print',
  offer: 'Price and availability',
  soldIn: 'Sold in',
  onlyOne: 'One of a kind: only one is available.',
  warranty: 'Warranty',
  noWarranty: 'No warranty',
  addToCart: 'Add to cart',
  availabilityLoading: 'Please wait while we check price and availability.',
  unitUnavailable: 'This part can’t be ordered right now. Please call.',
  alreadyInCart: 'This part is already in your cart.',
  pictures: 'Pictures',
  enlarge: 'Enlarge',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  sourceVehicle: 'Source vehicle',
  yard: 'Yard',
  details: 'Part details',
  description: 'Description',
  noDescription: 'This part has no further description.',
  fitment: 'Fitment',
  filterFitment: 'Filter by year, make or model',
  noFitment: 'No vehicles are listed for this part.',
  noFitmentMatch: 'No vehicles in this list match.',
  moreFitment: 'Show more vehicles',
  fitmentFailed: 'The vehicles could not be loaded.',
  specifications: 'Specifications',
  noSpecifications: 'No specifications are listed for this part.',
  alternates: 'Alternates & interchange',
  alternateNumbers: 'Alternate part numbers',
  noAlternates: 'No other part numbers are listed for this part.',
  sameInterchange: 'See all recycled parts with this interchange number',
  priceHistory: 'Price history',
  noPriceHistory: 'There are no prices from the past year.',
  priceHistoryFailed: 'The price history can’t be shown right now.',
  priceChanges: 'All price changes',
  date: 'Date',
  now: 'Now',
  lowest: 'Lowest',
  highest: 'Highest',
  usedPart: 'This is a used part, recycled from a vehicle.',
} as const;

/** Row labels of a part's specifications. */
export const SPECIFICATION_TEXTS = {
  manufacturer: 'Manufacturer',
  productLine: 'Product line',
  category: 'Category',
  sourcePartNumber: 'Supplier’s part number',
  dimensions: 'Length × width × height',
  weight: 'Weight',
  wheelDiameter: 'Wheel diameter',
  wheelWidth: 'Wheel width',
  wheel: 'Wheel',
  vehicle: 'Vehicle',
  grade: 'Grade',
  mileage: 'Mileage',
  damageCode: 'Damage code',
  handling: 'Handling',
  flatRateShipping: 'Flat-rate shipping',
} as const;

export const inches = (length: string, width: string, height: string): string => `${length} × ${width} × ${height} in`;
export const pounds = (weight: string): string => `${weight} lb`;
export const picturesOf = (name: string): string => `Pictures of ${name}`;
export const pictureOf = (index: string, count: string): string => `Picture ${index} of ${count}`;
export const fitsSoMany = (vehicles: string): string => `Fits ${vehicles} vehicles`;
export const showsSoMany = (shown: string, all: string): string => `${shown} of ${all} vehicles`;
/** Describes the chart of list prices to screen readers. */
export const priceHistoryOf = (first: string, from: string, last: string, to: string): string =>
  `List price ${first} on ${from}, ${last} on ${to}`;
