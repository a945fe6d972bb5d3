/** The choices of settings. Those of orders, shipping, margins, warranties and hours are the spec's (admin 5, 6, 9). */
export const SETTING_CHOICES = {
  orderProcessType: ['Normal', 'For Children', 'Parent Must Complete'],
  coreChargeType: ['No core charge', 'Shown, not in the total', 'Charged'],
  shippingMethod: ['Default', 'Free', 'Flat rate', 'Percentage up-charge', 'Dollar up-charge'],
  ipMethod: ['None', 'Checkout', 'Site'],
  listStyle: { gallery: 'Gallery', list: 'List', table: 'Table' },
  poMethod: { accept: 'Anything', pattern: 'Pattern', list: 'List' },
  requirements: {
    LocationNumber: 'Location number',
    Region: 'Region',
    Vin: 'VIN',
    Mileage: 'Mileage',
    PoNumber: 'PO number',
  },
} as const;

/** The editors of settings. All of these texts are our own. */
export const EDITOR_TEXTS = {
  on: 'On',
  off: 'Off',
  amount: 'Amount',
  amountFault: 'Enter an amount such as 10.00.',
  message: 'Message',
  noMessage: 'no message',
  chooseColor: 'Choose a color',
  colorOnLight: 'On light',
  colorOnDark: 'On dark',
  noLogo: 'no logo',
  clearLogo: 'Remove the logo',
  openWebsite: 'Open this website’s page',
  logoInMail: 'In a mail',
  noWebsite: 'No website',
  pattern: 'Pattern',
  poList: 'PO numbers, one a line',
  tryIt: 'Try a PO number',
  poAccepted: 'accepted',
  poRefused: 'refused',
  unusable: 'This pattern can’t be used.',
  recipients: 'Addresses, one a line',
  contactUser: 'For a location',
  contactBusiness: 'For business',
  contactOther: 'Everything else',
  contactPhone: 'Phone',
} as const;

/** The contrast of text in a colour, such as 7.2 : 1. */
export const contrastOf = (figure: string): string => `${figure} : 1`;

/** A list that is too long to be shown. */
export const entriesCount = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** The editor of margins. All of these texts are our own. */
export const MARGIN_TEXTS = {
  take: 'Take it like this',
  keepMine: 'Back to mine',
  newBand: 'New band',
  newBandHint: 'high 10, percentage 50',
  low: 'Low',
  computed: 'computed',
  high: 'High',
  percentage: 'Percentage',
  to: 'to',
  noneAbove: 'none above',
  none: 'no margin is added',
  diff: 'Bands that change',
  fault: 'Enter prices such as 50.00 and percentages such as 12.5.',
} as const;

const bandsCount = (count: number): string => (count === 1 ? '1 band' : `${count} bands`);
export const bandLabel = (name: string, place: number): string => `${name} of band ${place}`;
export const removeBand = (place: number): string => `Remove band ${place}`;
export const upTo = (percentage: string, price: string): string => `${percentage} up to ${price}`;
export const bandsSummary = (count: number, from: string, to: string): string =>
  from === to ? `${bandsCount(count)}, ${from}` : `${bandsCount(count)}, ${from} to ${to}`;

/** The editor of warranties. The names of the types are the spec's (admin 3). */
export const WARRANTY_TEXTS = {
  parts: 'Parts',
  partsAndLabor: 'Parts and Labor',
  newWarranty: 'New warranty',
  noDefault: 'No default',
  isDefault: 'Default',
  code: 'Code',
  month: 'Month',
  lifetime: 'Lifetime',
  type: 'Type',
  method: 'Method',
  percentage: 'Percentage',
  range: 'Range',
  minimum: 'Minimum cost',
  top: 'Up to price',
  cost: 'Cost',
  newRange: 'New range',
  description: 'Description',
  free: 'Free',
  done: 'Done',
  cancel: 'Cancel',
  allUsed: 'Every warranty is there already.',
} as const;

export const warrantiesSummary = (count: number, standard: string | undefined): string =>
  `${count === 1 ? '1 warranty' : `${count} warranties`}, ${standard === undefined ? 'no default' : `default ${standard}`}`;
export const editWarranty = (code: string): string => `Edit ${code}`;
export const removeWarranty = (code: string): string => `Remove ${code}`;
export const removeRange = (place: number): string => `Remove range ${place}`;
export const defaultWarranty = (code: string): string => `${code} is the default`;
export const monthsOf = (months: number): string => `${months} months`;
/** The description of a new warranty. */
export const warrantyDescription = (months: number, labor: boolean): string =>
  `${months} Month ${labor ? 'Parts and Labor' : 'Parts Replacement'}`;
export const orAtLeast = (percentage: string, minimum: string): string => `${percentage}, at least ${minimum}`;

/** The editor of service hours. */
export const HOURS_TEXTS = {
  copy: 'Copy Monday to all days',
  to: 'to',
  closed: 'closed all week',
  timeFault: 'Enter a time such as 08:00 am.',
  days: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
} as const;

export const opensOn = (day: string): string => `${day} opens`;
export const closesOn = (day: string): string => `${day} closes`;
const daysCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
export const hoursSummary = (days: number, times: string): string => `${daysCount(days)}${times && `, ${times}`}`;

/** The editor of the IP restriction. */
export const IP_TEXTS = {
  method: 'Restricts',
  list: 'Addresses, one a line',
  hint: 'Digits, dot, star and hyphen, one per line. Paste any list.',
  ipv6: 'IPv6 is not accepted',
  notAnAddress: 'not an address',
  accepted: 'accepted',
  judged: 'Each line',
  inside: 'in the list',
  outside: 'not in the list',
  fault: 'Some lines are not addresses.',
  lockOutTitle: 'Shut yourself out?',
  lockOutSite: 'Your own address is not in the list. After this save you can’t open the site from here.',
  lockOutCheckout: 'Your own address is not in the list. After this save you can’t order from here.',
  lockOutSave: 'Save anyway',
} as const;

export const youAreAt = (address: string): string => `You are at ${address}:`;

/** The picker of codes. */
export const CODE_PICKER_TEXTS = {
  available: 'Available',
  selected: 'Selected',
  addAll: 'Add all',
  removeAll: 'Remove all',
  searchAvailable: 'Search available',
  searchSelected: 'Search selected',
  add: 'Add the marked',
  remove: 'Remove the marked',
  hint: 'Enter moves. Dragging works too.',
  failed: 'The codes could not be loaded.',
  notCounted: 'The parts behind the codes could not be counted.',
  none: 'none',
} as const;

export const codesSelected = (count: number): string => (count === 1 ? '1 code' : `${count} codes`);
