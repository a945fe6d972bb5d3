/** Our own texts of the cart screens. The spec's are in CART_TEXTS. */
export const CART_PAGE_TEXTS = {
  title: 'Cart',
  open: 'Open cart',
  mini: 'Your cart',
  inCart: 'In your cart',
  viewCart: 'View cart',
  checkout: 'Checkout',
  continueShopping: 'Continue Shopping',
  empty: 'Your cart is empty',
  emptyDetail: 'Parts you add are saved here, in every tab and on every computer you use.',
  findParts: 'Find parts',
  messages: 'Messages from your account',
  undo: 'Undo',
  clear: 'Clear cart',
  cleared: 'The cart was cleared. You can restore it for 30 days.',
  total: 'Total',
  each: 'each',
  noWarranty: 'No warranty',
  coreCharge: 'Core charge',
  notCharged: 'not charged',
  findReplacement: 'Find a replacement',
  changesShown: 'Changes in your cart',
  print: 'Print',
  printEstimate: 'Print estimate',
  estimate: 'Estimate',
  estimateNote: 'Prices as of today. Taxes and shipping are not included.',
  noEstimate: 'Your account needs store prices to make an estimate.',
  description: 'Description',
  quantity: 'Quantity',
  amount: 'Amount',
  backToCart: 'Back to cart',
  restore: 'Restore',
  earlier: 'Earlier carts',
  restored: 'The cart was restored.',
  restoredWithChanges: 'The cart was restored with changes',
  mainCart: 'Main cart',
  carts: 'Job carts',
  newCart: 'New job cart',
  jobLabel: 'Job',
  jobVehicle: 'Vehicle',
  repairOrder: 'Repair order',
  switchTo: 'Switch to this cart',
  inUse: 'In use',
  deleteCart: 'Delete job cart',
  deleteConfirm: 'Delete this job cart? You can restore its parts for 30 days.',
  share: 'Share with your account',
  shared: 'Link copied. Anyone in your account can use it for 30 days.',
  sharedTitle: 'Shared cart',
  sharedNotFound: 'This shared cart does not exist, or its link has expired.',
  copyShared: 'Copy to my cart',
  sharedEmpty: 'This cart is empty.',
  startNew: 'Start a new Session',
  continueSession: 'Continue',
  requestAccount: 'Request an account',
  accountRequested: 'Your request was sent. Your provider will contact you.',
  accountWasRequested: 'Your account has already requested this. Your provider will contact you.',
  insurance: 'Insurance',
  oneOfAKind: 'One of a kind',
} as const;

export const countOfItems = (count: string, isOne: boolean): string => (isOne ? `${count} item` : `${count} items`);
/** Shown beside the spec's text when a quantity was reduced to what is available. */
export const availableAndInCart = (available: string, inCart: string): string =>
  `${available} available, ${inCart} in your cart.`;
export const notPaidBy = (insurer: string): string => `${insurer} does not cover this part.`;
export const clearLine = (line: string): string => `Clear ${line} parts`;
export const clearLineConfirm = (line: string): string => `This will remove all ${line} parts from your cart. Proceed?`;
/** Label of the cart icon in the header. */
export const cartWith = (count: string, job?: string): string => ['Cart', count, job].filter(Boolean).join(', ');
/** Names the active cart when it is a job cart. */
export const jobCartNamed = (job: string): string => `Job cart: ${job}`;
export const addPart = (description: string): string => `Add to cart: ${description}`;
export const removeLine = (description: string): string => `Remove ${description}`;
export const lineRemoved = (description: string): string => `${description} was removed.`;
export const quantityOfLine = (description: string): string => `Quantity of ${description}`;
export const warrantyOfLine = (description: string): string => `Warranty of ${description}`;
export const unitOfLine = (description: string): string => `Unit of ${description}`;
export const totalOf = (line: string): string => `${line} total`;
export const priceWas = (price: string): string => `Was ${price}`;
export const restoreOf = (date: string, items: string): string => `Restore the cart from ${date} with ${items}`;
export const earlierOf = (date: string, items: string): string => `${date}, ${items}`;
/** Why lines left a cart. The keys are the stored reasons. */
export const CLEAR_REASON_TEXTS: Readonly<Record<string, string>> = {
  cleared: 'Cleared',
  logout: 'Signed out',
  'fleet login': 'New session',
  'postal code': 'Postal code changed',
  customer: 'Continued as a guest',
  'new session': 'New session started',
  'order placed': 'Ordered',
  'sent to parent': 'Sent for approval',
  'order as': 'Started a new order for this account',
  refresh: 'Availability changed',
  'cart deleted': 'Job cart deleted',
};
