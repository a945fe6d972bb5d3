import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import { mayCheckOut } from '#shared/rules/orders/may-check-out.ts';
import { hasApprovalRequests } from '#shared/rules/orders/may-request-approval.ts';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { FAVOURITES_TEXTS } from '#shared/texts/cart/favourites-texts.ts';
import { QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CONTACT_TEXTS } from '#shared/texts/content/contact-texts.ts';
import { APPROVAL_TEXTS } from '#shared/texts/orders/approval-texts.ts';
import { PATHS } from '../../../paths.ts';

interface Named {
  readonly label: string;
  /** Other words for it, in lower case. */
  readonly words: readonly string[];
  /** Everybody may, where it is left out. */
  readonly isFor?: (user: SignedInUser) => boolean;
}
interface NamedPage extends Named {
  readonly path: string;
}
type CommandName = 'signOut' | 'changePostalCode';
interface NamedCommand extends Named {
  readonly command: CommandName;
}

/** Pages and account actions that words without parts may mean. */
const NAMED: readonly (NamedPage | NamedCommand)[] = [
  { path: PATHS.home, label: SHELL_TEXTS.home, words: ['start', 'index', 'dashboard', 'garage', 'vehicles'] },
  { path: PATHS.cart, label: CART_PAGE_TEXTS.title, words: ['basket', 'shopping cart', 'earlier carts', 'job carts'] },
  { path: PATHS.checkout, label: CHECKOUT_PAGE_TEXTS.title, words: ['check out', 'pay'], isFor: mayCheckOut },
  { path: PATHS.quickOrder, label: QUICK_ORDER_TEXTS.title, words: ['quick entry', 'csv'] },
  { path: PATHS.estimate, label: CART_PAGE_TEXTS.estimate, words: ['quote'] },
  { path: PATHS.favourites, label: FAVOURITES_TEXTS.title, words: ['favourites', 'wishlist', 'saved parts'] },
  { path: PATHS.approvals, label: APPROVAL_TEXTS.title, words: ['sent', 'approvals'], isFor: hasApprovalRequests },
  { path: PATHS.orders, label: SHELL_TEXTS.orders, words: ['order history', 'history', 'purchases'] },
  { path: PATHS.reports, label: SHELL_TEXTS.reports, words: ['analytics'], isFor: (user) => mayAdminister(user, 0) },
  { path: PATHS.contact, label: CONTACT_TEXTS.title, words: ['contact', 'help', 'support', 'returns'] },
  { command: 'signOut', label: SHELL_TEXTS.signOut, words: ['log out', 'log off', 'sign off'] },
  { command: 'changePostalCode', label: SHELL_TEXTS.changePostalCode, words: ['postal code', 'zip', 'zip code'] },
];

/** The pages and commands of the names that a path of the catalogue says, for whoever may use them. */
export function namedBy({ make, model, category, keyword }: CatalogueLocation, user: SignedInUser) {
  const said = [make, model, category, keyword].flatMap((name) => (name ? [key(name)] : []));
  return NAMED.filter(
    ({ label, words, isFor }) => (isFor?.(user) ?? true) && [label, ...words].some((word) => said.includes(key(word))),
  );
}

/** Alike in spelling: 'My-Orders' and 'order' are Orders. */
const key = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^(my|your)/, '')
    .replace(/s$/, '');
