/**
 * The list of orders. Its columns are the spec's (admin 2, list columns), except `date`, `company` and `status`. The
 * rest are our own.
 */
export const ORDER_LIST_TEXTS = {
  date: 'Date',
  company: 'Company',
  employeeName: 'Employee Name',
  orderNumber: 'Order#',
  poNumber: 'PO#',
  locationNumber: 'Location#',
  region: 'Region',
  partCount: '# of parts purchased',
  partsTotal: 'Part Total',
  status: 'Status',
  search: 'Search orders',
  searchHint: 'Order, PO or part number, VIN, name',
  anyStatus: 'Any status',
  period: 'Period',
  last30: 'Last 30 days',
  last90: 'Last 90 days',
  last365: 'Last 12 months',
  dates: 'Choose dates',
  from: 'From',
  to: 'To',
  sort: 'Sort',
  ascending: 'Ascending',
  descending: 'Descending',
  perPage: 'Per page',
  none: 'No orders in this period',
  noneDetail: 'Your orders appear here with their status and cost.',
  findParts: 'Find parts',
  lookFurther: 'Show the last 12 months',
  noMatch: 'No orders match',
  noMatchDetail: 'Try another word, another status or a longer period. You can find an order of any age by its number.',
  clearFilters: 'Clear search and filters',
  tooMany: 'Only the latest 5,000 orders in this period are included.',
  download: 'Download CSV',
  cancelAsked: 'Cancel requested',
  downloadFailed: 'The orders could not be downloaded.',
} as const;

export const ordersFound = (count: string, isOne: boolean): string => `${count} ${isOne ? 'order' : 'orders'}`;
/** For phones, where the list has no column headings. */
export const partsInOrder = (count: string, isOne: boolean): string => `${count} ${isOne ? 'part' : 'parts'}`;

/** The first part of an order, and how many other lines it has. */
export const firstPartOf = (firstPart: string, others: string): string => `${firstPart} and ${others} more`;
export const reorderOrder = (orderNumber: string): string => `Reorder ${orderNumber}`;

/** CSV column headings that the list does not show. */
export const ORDER_CSV_TEXTS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  state: 'State',
  total: 'Total',
} as const;

/** The order page. All of these texts are our own. */
export const ORDER_PAGE_TEXTS = {
  reorder: 'Reorder',
  print: 'Print',
  askToCancel: 'Request to cancel',
  cancelReason: 'Why do you want to cancel it?',
  cancelReasonMissing: 'Please give a reason so that your provider can decide.',
  sendRequest: 'Send request',
  cancelSent: 'Your request was sent. Your provider will decide whether the order can still be canceled.',
  cancelAsked: 'Cancellation was requested. Your provider will decide whether the order can still be canceled.',
  notShipped: 'Not part of a shipment',
  shipping: 'Shipping',
  liftGate: 'Lift gate',
  part: 'Part',
  totals: 'Totals',
  parts: 'Parts',
  total: 'Total',
  shipTo: 'Ship to',
  billTo: 'Bill to',
  details: 'Details',
  orderedFor: 'Ordered',
  poNumber: 'PO Number',
  aftermarketPo: 'Aftermarket PO Number',
  salvagePo: 'Salvage PO Number',
  location: 'Location',
  region: 'Region',
  vin: 'VIN',
  mileage: 'Mileage',
  employee: 'Employee',
  insurer: 'Insurance company',
  customerNumber: 'Customer number',
  terms: 'Payment terms',
  contact: 'Contact',
  delivery: 'Delivery contact',
  instructions: 'Special instructions',
  history: 'History',
  reason: 'Reason',
  allInCart: 'Everything is in your cart at the same prices.',
  reordering: 'Adding the parts to your cart …',
  someInCart: 'In your cart, with changes',
  noneInCart: 'None of these parts are available',
  goToCart: 'Go to cart',
  noLongerAvailable: 'No longer available',
} as const;

export const orderHeading = (orderNumber: string): string => `Order ${orderNumber}`;
export const cancelTitle = (orderNumber: string): string => `Request to cancel order ${orderNumber}?`;
export const placedBy = (moment: string, name: string): string => `Placed ${moment} by ${name}`;
/** An entry in an order's timeline. */
export const placedFor = (name: string, companyName: string): string => `Placed by ${name} for ${companyName}`;
/** Whose order it is, and whose user placed it. */
export const forAccountBy = (companyName: string, placedFrom: string): string => `for ${companyName}, by ${placedFrom}`;
export const taxOf = (jurisdiction: string): string => `${jurisdiction} tax`;
export const shipmentFrom = (place: string): string => `Ships from ${place}`;
/** How many of a line come in this shipment. */
export const partOfLine = (here: string, all: string): string => `${here} of ${all} from here`;
export const priceChanged = (then: string, now: string): string => `${then} → ${now}`;
export const fewerInCart = (inCart: string, ordered: string): string => `Only ${inCart} of ${ordered} available`;
export const warrantyChanged = (then: string, now: string): string => `Warranty: ${then} → ${now}`;
