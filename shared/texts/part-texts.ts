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
} as const;

export const graded = (grade: string): string => `Grade ${grade}`;
export const driven = (miles: string): string => `${miles} miles`;
export const arrives = (dates: string): string => `Arrives ${dates}`;
export const estimatedShipping = (date: string): string => `Estimated shipping ${date}`;
export const expectedOn = (date: string): string => `Expected ${date}`;
export const onlySoMany = (units: string): string => `Only ${units} available`;
