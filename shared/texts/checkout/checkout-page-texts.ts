import type { CheckoutFieldName, FIELD_OF } from '../../values/checkout-fields.ts';

/** What the checkout screen says besides the spec's texts: all of it our own. */
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
  noQuotes: 'Nothing can be shipped from here to this address. Please contact customer service.',
  noAddress: 'Enter where to ship to, and the ways to ship appear here.',
  backToCart: 'Back to cart',
  details: 'Order details',
  contacts: 'Contacts',
  contact: 'Who answers questions about the order',
  delivery: 'Who receives the delivery',
  overrideContact: 'Use these instead of my account’s contact',
  overrideDelivery: 'Use these instead of my account’s receiver',
  badPostalCode: 'Enter a postal code such as 80202.',
  badPhone: 'Enter ten digits, such as (303) 555-0199.',
  badEmail: 'Enter an address such as name@example.com.',
  badMileage: 'Enter miles as digits, such as 84500.',
  vinCheckDigit: 'The check digit does not match. Please compare this VIN once more.',
  review: 'Your order',
  parts: 'Parts',
  warranties: 'Warranties',
  cores: 'Core charges',
  shipping: 'Shipping',
  taxes: 'Taxes',
  notCharged: 'not charged',
  total: 'Total',
  notShown: 'Your account does not show prices here.',
  shippingNotShown: 'Shipping and taxes are added by your provider.',
  payment: 'Payment',
  invoice: 'Invoice',
  sendConfirmation: 'Send me an order confirmation by email',
  clearCart: 'Empty the cart afterwards',
  place: 'Place order',
  checking: 'Checking your order …',
  placing: 'Placing your order …',
  asking: 'No answer yet. Asking the server again …',
  taxesLoading: 'Taxes are still loading',
  taxesFailed: 'Unable to load taxes',
  stillChecking: 'Your cart is still being checked',
  unknownOutcome: 'We do not know yet whether your order was placed. Asking again never places it twice.',
  askAgain: 'Ask again',
  seeOrders: 'See your orders',
  whatChanged: 'What changed',
  nothingShown: 'Nothing that is shown here is different.',
  contactService: 'Please contact customer service.',
  confirmAgain: 'If this is right, place the order again.',
  orderNumber: 'Order number',
  continueShopping: 'Continue shopping',
  orderedElsewhere: 'Another tab or window placed this order. Nothing was ordered twice.',
  seeOrder: 'See the order',
  gone: 'It was removed from your order.',
} as const;

/** Labels of the fields of an order. What the account calls the customer's name is its own to say. */
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

/** Where the lines have fields of their own. */
export const AFTERMARKET_PO_LABEL = 'Aftermarket PO Number';

/** What a requirement's field is called on the screen, so that its message names it as its label does (decision B210). */
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
/** Special instructions of an order for a job. */
export const vehicleOfJob = (vehicle: string): string => `Vehicle: ${vehicle}`;
export const repairOrderOfJob = (number: string): string => `Repair order: ${number}`;
