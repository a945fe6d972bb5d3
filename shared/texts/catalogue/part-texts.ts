/** What a part's price, availability, marks and page say: the spec's to the letter (storefront 4, 5 and 8), from `yourPrice` on our own. */
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
} as const;

/** The marks of a part: who certified it, and what was done to it. */
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

/** Beside the number of the part that has taken another one's place. */
export const REPLACED_BY = 'Replaced by';

export const graded = (grade: string): string => `Grade ${grade}`;
export const driven = (miles: string): string => `${miles} miles`;
export const arrives = (dates: string): string => `Arrives ${dates}`;
export const estimatedShipping = (date: string): string => `Estimated shipping ${date}`;
export const expectedOn = (date: string): string => `Expected ${date}`;
export const onlySoMany = (units: string): string => `Only ${units} available`;

/** What stands on a part's own page. */
export const PART_PAGE_TEXTS = {
  backToResults: 'Back to results',
  partNumber: 'Part number',
  interchange: 'Interchange',
  copyPartNumber: 'Copy part number',
  partNumberCopied: 'Part number copied',
  share: 'Share',
  linkCopied: 'Link copied',
  copyFailed: 'This browser did not let us copy.',
  print: 'Print',
  offer: 'Price and availability',
  soldIn: 'Sold in',
  onlyOne: 'One of a kind: there is one of this part.',
  warranty: 'Warranty',
  noWarranty: 'No warranty',
  addToCart: 'Add to cart',
  availabilityLoading: 'Please wait until price and availability are known.',
  unitUnavailable: 'This part can’t be ordered right now. Please call.',
  alreadyInCart: 'This part is in your cart already.',
  pictures: 'Pictures',
  enlarge: 'Enlarge',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  sourceVehicle: 'Source vehicle',
  yard: 'Yard',
  details: 'Details of the part',
  description: 'Description',
  noDescription: 'There is no further description of this part.',
  fitment: 'Fitment',
  filterFitment: 'Filter by year, make or model',
  noFitment: 'No vehicles are listed for this part.',
  noFitmentMatch: 'No vehicle of this list matches.',
  moreFitment: 'Show more vehicles',
  fitmentFailed: 'The vehicles could not be loaded.',
  specifications: 'Specifications',
  noSpecifications: 'Nothing is known of its measures.',
  alternates: 'Alternates & interchange',
  alternateNumbers: 'Alternate part numbers',
  noAlternates: 'No other numbers are known for this part.',
  sameInterchange: 'See all recycled parts with this interchange number',
  priceHistory: 'Price history',
  noPriceHistory: 'No prices of the past year are known.',
  priceHistoryFailed: 'The price history can’t be shown right now.',
  priceChanges: 'All price changes',
  date: 'Date',
  now: 'Now',
  lowest: 'Lowest',
  highest: 'Highest',
  usedPart: 'This is a used part, recycled from a vehicle.',
} as const;

/** The rows of a part's specifications. */
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
/** What the chart of list prices shows, for who can't see it. */
export const priceHistoryOf = (first: string, from: string, last: string, to: string): string =>
  `List price ${first} on ${from}, ${last} on ${to}`;
