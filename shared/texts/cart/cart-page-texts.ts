/** What the cart's own screens say besides the spec's texts: all of it our own. */
export const CART_PAGE_TEXTS = {
  title: 'Cart',
  open: 'Open cart',
  mini: 'Your cart',
  inCart: 'In your cart',
  viewCart: 'View cart',
  checkout: 'Checkout',
  continueShopping: 'Continue Shopping',
  empty: 'Your cart is empty',
  emptyDetail: 'Parts that you add are kept here, in all your tabs and on all your machines.',
  findParts: 'Find parts',
  messages: 'Messages of your account',
  undo: 'Undo',
  clear: 'Clear cart',
  cleared: 'The cart was cleared. It can be restored for 30 days.',
  total: 'Total',
  each: 'each',
  noWarranty: 'No warranty',
  coreCharge: 'Core charge',
  notCharged: 'not charged',
  findReplacement: 'Find a replacement',
  changesShown: 'What changed in your cart',
  print: 'Print',
  printEstimate: 'Print estimate',
  estimate: 'Estimate',
  estimateNote: 'Prices as of today. Taxes and shipping are not included.',
  noEstimate: 'There is no estimate without store prices.',
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
  switchTo: 'Work on it',
  inUse: 'In use',
  deleteCart: 'Delete job cart',
  deleteConfirm: 'Delete this job cart? What is in it can be restored for 30 days.',
  share: 'Share with your account',
  shared: 'Link copied. It works for everybody in your account, for 30 days.',
  sharedTitle: 'Shared cart',
  sharedNotFound: 'There is no such shared cart, or its link has ended.',
  copyShared: 'Copy to my cart',
  sharedEmpty: 'There is nothing in this cart.',
  startNew: 'Start a new Session',
  continueSession: 'Continue',
  requestAccount: 'Request an account',
  accountRequested: 'Your request was sent. The provider will contact you.',
  accountWasRequested: 'Your account has asked for this already. The provider will contact you.',
  insurance: 'Insurance',
  oneOfAKind: 'One of a kind',
} as const;

export const countOfItems = (count: string, isOne: boolean): string => (isOne ? `${count} item` : `${count} items`);
/** Stands beside the spec's text wherever a quantity was cut to what there is. */
export const availableAndInCart = (available: string, inCart: string): string =>
  `${available} available, ${inCart} in your cart.`;
export const notPaidBy = (insurer: string): string => `${insurer} does not pay for this part.`;
export const clearLine = (line: string): string => `Clear ${line} parts`;
export const clearLineConfirm = (line: string): string => `This will remove all ${line} parts from your cart. Proceed?`;
/** The icon of the header, read out. */
export const cartWith = (count: string, job?: string): string => ['Cart', count, job].filter(Boolean).join(', ');
/** Which cart one works in, where it is one for a job. */
export const jobCartNamed = (job: string): string => `Job cart: ${job}`;
export const addPart = (description: string): string => `Add to cart: ${description}`;
export const removeLine = (description: string): string => `Remove ${description}`;
export const lineRemoved = (description: string): string => `${description} was removed.`;
export const quantityOfLine = (description: string): string => `Quantity of ${description}`;
export const warrantyOfLine = (description: string): string => `Warranty of ${description}`;
export const unitOfLine = (description: string): string => `Unit of ${description}`;
export const totalOf = (line: string): string => `${line} total`;
export const priceWas = (price: string): string => `Was ${price}`;
export const restoreOf = (date: string, items: string): string => `Restore the cart of ${date} with ${items}`;
export const earlierOf = (date: string, items: string): string => `${date}, ${items}`;
/** Why lines left a cart, by the names of the storage. */
export const CLEAR_REASON_TEXTS: Readonly<Record<string, string>> = {
  cleared: 'Cleared',
  logout: 'Signed out',
  'fleet login': 'New session',
  'postal code': 'Postal code changed',
  customer: 'Went on as a guest',
  'new session': 'New session started',
  'order placed': 'Ordered',
  'sent to parent': 'Sent to your parent account',
  refresh: 'Changed by availability',
  'cart deleted': 'Job cart deleted',
};
