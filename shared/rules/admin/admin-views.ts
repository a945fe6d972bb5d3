import { SESSION_TEXTS } from '../../texts/session/session-texts.ts';
import type { Level, Permission } from '../../values/access.ts';

/** The views of the admin area (admin 2). Each has its path in the frontend. */
export const adminViews = [
  'home',
  'users',
  'user',
  'newUser',
  'accounts',
  'account',
  'newAccount',
  'websites',
  'website',
  'newWebsite',
  'orders',
  'order',
  'pages',
  'page',
  'newPage',
  'spots',
  'spot',
  'newSpot',
  'imports',
  'import',
  'newTenant',
  'catalogue',
  'catalogueImport',
  'reports',
] as const;
export type AdminView = (typeof adminViews)[number];

interface ViewRule {
  /** The deepest level that may open it: 2 admits 0, 1 and 2 (admin 6). */
  readonly deepest: Level;
  /** Where a user is led who may open the admin area, but not this view: another one, or the store's home page. */
  readonly otherwise: AdminView | 'store';
  /** The list or page to which a user returns when the view can't be loaded (admin 2). */
  readonly list: AdminView;
}

const VIEW_RULES: Readonly<Record<AdminView, ViewRule>> = {
  home: { deepest: 2, otherwise: 'home', list: 'home' },
  users: { deepest: 2, otherwise: 'home', list: 'home' },
  user: { deepest: 2, otherwise: 'home', list: 'users' },
  newUser: { deepest: 2, otherwise: 'home', list: 'users' },
  accounts: { deepest: 1, otherwise: 'home', list: 'home' },
  account: { deepest: 2, otherwise: 'home', list: 'accounts' },
  newAccount: { deepest: 1, otherwise: 'store', list: 'accounts' },
  websites: { deepest: 0, otherwise: 'home', list: 'home' },
  website: { deepest: 0, otherwise: 'home', list: 'websites' },
  newWebsite: { deepest: 0, otherwise: 'home', list: 'websites' },
  orders: { deepest: 2, otherwise: 'home', list: 'home' },
  order: { deepest: 2, otherwise: 'home', list: 'orders' },
  pages: { deepest: 1, otherwise: 'home', list: 'home' },
  page: { deepest: 2, otherwise: 'home', list: 'pages' },
  newPage: { deepest: 2, otherwise: 'home', list: 'pages' },
  spots: { deepest: 1, otherwise: 'home', list: 'home' },
  spot: { deepest: 2, otherwise: 'home', list: 'spots' },
  newSpot: { deepest: 2, otherwise: 'home', list: 'spots' },
  imports: { deepest: 2, otherwise: 'home', list: 'home' },
  import: { deepest: 2, otherwise: 'home', list: 'imports' },
  newTenant: { deepest: 0, otherwise: 'home', list: 'accounts' },
  catalogue: { deepest: 0, otherwise: 'home', list: 'home' },
  catalogueImport: { deepest: 0, otherwise: 'home', list: 'catalogue' },
  reports: { deepest: 0, otherwise: 'home', list: 'home' },
};

/** The views in the side navigation, in their order. */
const NAVIGATION: readonly AdminView[] = [
  'home',
  'users',
  'accounts',
  'account',
  'websites',
  'orders',
  'pages',
  'spots',
  'imports',
  'catalogue',
  'reports',
];

interface Person {
  readonly level: Level;
  readonly permissions: readonly Permission[];
}

/** Where a user is led instead of a view. Without a view it is the store's home page, which then shows the text. */
type Fallback = { readonly view: AdminView } | { readonly view: undefined; readonly text: string };

/** Whether a person may open a view: by level, and only with the permission of the admin area (admin 6). */
export const mayOpen = (view: AdminView, { level, permissions }: Person): boolean =>
  level <= VIEW_RULES[view].deepest && permissions.includes('usermanagement');

/** Where a person is led who may not open a view. The admin home is nobody's fallback who may not open it. */
export function fallbackOf(view: AdminView, person: Person): Fallback {
  const { otherwise } = VIEW_RULES[view];
  return otherwise !== 'store' && mayOpen(otherwise, person)
    ? { view: otherwise }
    : { view: undefined, text: SESSION_TEXTS.deniedPage };
}

/** The view to which a user returns when a view can't be loaded (admin 2). */
export const listViewOf = (view: AdminView): AdminView => VIEW_RULES[view].list;

/**
 * The views that the side navigation offers a person. Their own account stands there only if they have no list of
 * accounts.
 */
export const navigationOf = (person: Person): AdminView[] =>
  NAVIGATION.filter((view) => mayOpen(view, person) && (view !== 'account' || !mayOpen('accounts', person)));
