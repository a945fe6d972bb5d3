import type { CheckoutFieldName, FIELD_OF } from '../../values/checkout-fields.ts';

/** Our own texts of the checkout screen. The spec's are in CHECKOUT_TEXTS. */
export const CHECKOUT_PAGE_TEXTS = {
  title: 'Checkout',
  placedTitle: 'Order placed',
  shipTo: 'Ship to',
  changeAddress: 'Change address',
  doneAddress: 'Use this address',
  address1: 'Street and number',
  address2: 'Suite, unit or building',
  city: 'City',
  state: 'State',
  province: 'Province',
  postalCode: 'Postal code',
  country: 'Country',
  residential: 'This is a residence',
  chooseState: 'Choose a state',
  shipments: 'Shipping',
  companyTruck: 'Company truck',
  byCarrier: 'By carrier',
  howToShip: 'How to ship',
  liftGate: 'Lift gate at delivery',
  noQuotes: 'We can’t ship from this location to this address. Please contact customer service.',
  noAddress: 'Enter a shipping address to see your shipping options.',
  backToCart: 'Back to cart',
  details: 'Order details',
  contacts: 'Contacts',
  contact: 'Contact for this order',
  delivery: 'Contact for the delivery',
  overrideContact: 'Use this contact instead of my account’s',
  overrideDelivery: 'Use this receiver instead of my account’s',
  badPostalCode: 'Enter a postal code such as 80202.',
  badPhone: 'Enter ten digits, such as (303) 555-0199.',
  badEmail: 'Enter an address such as name@example.com.',
  badMileage: 'Enter miles as digits, such as 84500.',
  vinCheckDigit: 'The check digit does not match. Please check this VIN again.',
  review: 'Your order',
  parts: 'Parts',
  warranties: 'Warranties',
  cores: 'Core charges',
  shipping: 'Shipping',
  taxes: 'Taxes',
  notCharged: 'not charged',
  total: 'Total',
  notShown: 'Prices are hidden for your account.',
  shippingNotShown: 'Your provider will add shipping and taxes.',
  payment: 'Payment',
  invoice: 'Invoice',
  sendConfirmation: 'Email me an order confirmation',
  clearCart: 'Empty my cart after ordering',
  place: 'Place order',
  checking: 'Checking your order …',
  placing: 'Placing your order …',
  asking: 'No response yet. Checking again …',
  taxesLoading: 'Taxes are still loading',
  taxesFailed: 'Unable to load taxes',
  stillChecking: 'Your cart is still being checked',
  unknownOutcome: 'We don’t know yet whether your order was placed. Checking again will not place it twice.',
  askAgain: 'Check again',
  seeOrders: 'See your orders',
  whatChanged: 'What changed',
  nothingShown: 'Nothing shown here has changed.',
  contactService: 'Please contact customer service.',
  confirmAgain: 'If this is right, place the order again.',
  orderNumber: 'Order number',
  continueShopping: 'Continue shopping',
  orderedElsewhere: 'This order was placed in another tab or window. Nothing was ordered twice.',
  seeOrder: 'See the order',
  gone: 'It was removed from your order.',
} as const;

/** Labels of the order fields. The account has its own label for the customer's name. */
export const CHECKOUT_FIELD_TEXTS: Readonly<Record<Exclude<CheckoutFieldName, 'customerName'>, string>> = {
  poNumber: 'PO number',
  salvagePoNumber: 'Salvage PO Number',
  locationNumber: 'Location number',
  region: 'Region',
  vin: 'VIN',
  mileage: 'Mileage',
  employeeName: 'Employee name',
  specialInstructions: 'Special instructions',
  contactName: 'Contact name',
  contactPhone: 'Contact phone',
  contactEmail: 'Contact email',
  deliveryName: 'Receiver’s name',
  deliveryPhone: 'Receiver’s phone',
};

/** Label of the PO field when each line of business has its own. */
export const AFTERMARKET_PO_LABEL = 'Aftermarket PO Number';

/** The label of each required field, so that an error names the field as the screen does (decision B210). */
export const REQUIREMENT_LABELS: Readonly<Record<keyof typeof FIELD_OF, string>> = {
  LocationNumber: CHECKOUT_FIELD_TEXTS.locationNumber,
  Region: CHECKOUT_FIELD_TEXTS.region,
  Vin: CHECKOUT_FIELD_TEXTS.vin,
  Mileage: CHECKOUT_FIELD_TEXTS.mileage,
  PoNumber: CHECKOUT_FIELD_TEXTS.poNumber,
  'Aftermarket PO Number': AFTERMARKET_PO_LABEL,
  'Salvage PO Number': CHECKOUT_FIELD_TEXTS.salvagePoNumber,
};

export const shippedFrom = (place: string): string => `From ${place}`;
export const shippingFrom = (place: string): string => `Shipping from ${place}`;
export const liftGateFrom = (place: string): string => `Lift gate, from ${place}`;
export const shipToOf = (lines: string): string => `Ship to: ${lines}`;
export const showMore = (count: string): string => `Show ${count} more`;
export const countOf = (count: string, description: string): string => `${count} × ${description}`;
export const partlyLeft = (from: string, to: string): string => `${from} in your cart, ${to} left.`;
export const orderCount = (line: string): string => `${line} order`;
/** Special instructions that a job cart fills in. */
export const vehicleOfJob = (vehicle: string): string => `Vehicle: ${vehicle}`;
export const repairOrderOfJob = (number: string): string => `Repair order: ${number}`;
