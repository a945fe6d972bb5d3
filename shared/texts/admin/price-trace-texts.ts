/** How a price comes about, step by step. All of these texts are our own. */
export const PRICE_TRACE_TEXTS = {
  list: 'List price',
  noLevel: 'No price level',
  guest: 'Guest',
  noMargin: 'No margin',
  core: 'Core charge',
  noWarranty: 'No warranty',
  shipping: 'Shipping',
  soldAsCore: 'core items are free',
  listCounts: 'the list price counts',
  explicit: 'a price of its own for this part',
  customerPays: 'the price of the order',
  guestPays: 'a guest sees list prices and can’t buy',
  pricesHidden: 'the account shows no prices',
  marginsHidden: 'the account shows no margins',
  guestMargin: 'only customers with a number see store prices',
  noBands: 'the account has no margins',
  noBand: 'no band for this price',
  coreNone: 'this part has none',
  coreOff: 'no core charges',
  coreBelow: 'below the minimum',
  coreShown: 'shown, not in the total',
  coreCharged: 'in the total',
  coreHidden: 'in the total, but not shown',
  warrantyOff: 'no warranties',
  warrantyHidden: 'the account shows no warranties',
  warrantyNotFor: 'not for this part',
  warrantyNoDefault: 'none is chosen beforehand',
  warrantyDefault: 'chosen beforehand',
} as const;

/** Shipping calculation methods (admin 9), as they act on a carrier’s fee. */
export const SHIPPING_RULES = {
  0: 'as the carrier charges',
  1: 'free',
  2: 'flat rate',
  4: 'on top of the carrier’s fee',
} as const;

export const levelNamed = (name: string): string => `Price level “${name}”`;
export const shareOfListPrice = (percent: string): string => `${percent} % of list`;
export const customerNamed = (number: string): string => `Customer ${number}`;
export const marginBand = (low: string, high: string): string => `Margin ${low}–${high}`;
export const marginOnCost = (percent: string): string => `${percent} % on top of the price`;
export const marginOnPrice = (percent: string): string => `${percent} % of the store price`;
export const warrantyNamed = (code: string): string => `Warranty ${code}`;
export const percentOnTop = (percent: string): string => `${percent} % on top of the carrier’s fee`;
