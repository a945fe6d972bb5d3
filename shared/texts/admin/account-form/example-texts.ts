/** Examples beside the editors of an account: prices, costs of warranties, colors, hours. All of these texts are our own. */

export const EXAMPLE_PRICE_TEXTS = {
  title: 'Store prices of three parts',
  change: 'Another part',
  partNumber: 'Part number',
  show: 'Show',
  none: 'This account can find no part to show a price of.',
  otherLine: 'not a part of this line of business',
  failed: 'The price could not be loaded.',
  examplesFailed: 'No parts could be picked. Enter part numbers of your own.',
  notSeen: 'Nobody sees store prices yet: the account has no customer number, or hides prices or margins.',
} as const;

/** The name of a button that replaces an example. */
export const anotherThan = (description: string): string => `${EXAMPLE_PRICE_TEXTS.change} than ${description}`;
/** The places of the examples in their list. */
export const EXAMPLE_PLACES = ['Cheap part', 'Medium part', 'Expensive part'] as const;

export const WARRANTY_COST_TEXTS = {
  free: 'Free',
  noExample: 'Choose an example part to see what a warranty costs with it.',
  notSold: 'not sold at this price',
  notForPart: 'The example part has none of these warranties.',
} as const;

/** The title of a curve, such as '12L over the price of the part'. */
export const overPrice = (code: string): string => `${code} over the price of the part`;
/** A piece of a curve: a cost up to a price, or one that rises as a share of the price. */
export const costUpTo = (cost: string, price: string): string => `${cost} up to ${price}`;
export const shareAbove = (percentage: string, price: string): string => `${percentage} above ${price}`;
export const shareOfAny = (percentage: string): string => `${percentage} of any price`;
export const notSoldAbove = (price: string): string => `not sold above ${price}`;
/** The cost for the example part: 'Brake Pad Set, $72.00: Free'. */
export const costOfExample = (description: string, price: string, cost: string): string =>
  `${description}, ${price}: ${cost}`;

/** The parts behind a code. */
export const partsCount = (parts: number): string =>
  parts === 1 ? '1 part' : `${parts.toLocaleString('en-US')} parts`;
export const excludesParts = (parts: number): string => `Excludes ${partsCount(parts)} of this account’s search`;
export const withMarked = (marked: number, parts: number): string =>
  `with the ${marked} marked ${parts.toLocaleString('en-US')}`;
export const withoutMarked = (marked: number, parts: number): string =>
  `without the ${marked} marked ${parts.toLocaleString('en-US')}`;

export const OPEN_NOW_TEXTS = {
  open: 'Open now',
  closed: 'Closed now',
} as const;
/** 'it is 10:41 am in CO'. */
export const timeIn = (time: string, place: string): string => `it is ${time} in ${place}`;
export const timeByYourClock = (time: string): string => `it is ${time} by your clock`;

export const COLOR_TEXTS = {
  button: 'Add to cart',
  link: 'Order history',
  chosen: 'Chosen filter',
  adjusted: 'Too light to be read as it is, so the store shows it darker.',
} as const;
export const takeColor = (color: string): string => `Use ${color}, the nearest that can be read`;
