/** Every path that store or admin links to (storefront 2). */
export const PATHS = {
  home: '/',
  contact: '/contact',
  cart: '/cart',
  quickOrder: '/cart/quick-order',
  estimate: '/cart/estimate',
  favourites: '/cart/favorites',
  approvals: '/cart/sent',
  checkout: '/checkout',
  orders: '/orders',
  profile: '/profile',
  passwordReminder: '/password/remind',
  passwordReset: '/forgot-password',
  admin: '/admin',
  users: '/admin/users',
  accounts: '/admin/accounts',
  adminOrders: '/admin/orders',
  reports: '/admin/reports',
} as const;

/** A cart that somebody of the account shared. */
export const sharedCartPath = (token: string): string => `/cart/shared/${token}`;

/** An order, by its number. */
export const orderPath = (orderNumber: string): string => `/orders/${orderNumber}`;

/** The orders placed on these days: ISO dates, both inclusive. The list of orders reads them back. */
export const ordersOfDaysPath = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${PATHS.orders}?${new URLSearchParams({ from, to })}`;

/** A page that an account has written. */
export const contentPagePath = (slug: string): string => `/pages/${slug}`;

/** An address with which a draft can be read without signing in (decision B396). */
export const isDraftLink = (pathname: string, search: string): boolean =>
  pathname.startsWith(contentPagePath('')) && new URLSearchParams(search).has('draft');

/** A path of the catalogue that names a part, by number or by guid (storefront 2; read in rules/catalogue-url). */
export const isPartPath = (pathname: string): boolean => /\/\+[pi][^/]/.test(pathname);

/** Such a path shows the tenant's welcome page and asks nobody to sign in (storefront 2, decision X8). */
export const isWelcomePath = (pathname: string): boolean => pathname.startsWith('/wl');

/** The ways back for a forgotten password, which ask nobody to sign in either (admin 2). */
export const PASSWORD_PATHS: readonly string[] = [PATHS.passwordReminder, PATHS.passwordReset];
