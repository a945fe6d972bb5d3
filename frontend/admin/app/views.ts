import IconBuilding from '@tabler/icons-react/icons/IconBuilding';
import IconChartBar from '@tabler/icons-react/icons/IconChartBar';
import IconDatabaseImport from '@tabler/icons-react/icons/IconDatabaseImport';
import IconFileText from '@tabler/icons-react/icons/IconFileText';
import IconHome from '@tabler/icons-react/icons/IconHome';
import IconReceipt from '@tabler/icons-react/icons/IconReceipt';
import IconSpeakerphone from '@tabler/icons-react/icons/IconSpeakerphone';
import IconTableImport from '@tabler/icons-react/icons/IconTableImport';
import IconUsers from '@tabler/icons-react/icons/IconUsers';
import IconWorld from '@tabler/icons-react/icons/IconWorld';
import { matchPath } from 'react-router';
import { type AdminView, fallbackOf, mayOpen, navigationOf } from '#shared/rules/admin/admin-views.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { PAGE_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { PATHS } from '../../paths.ts';
import { adminAccountPath } from '../frame/account-paths.ts';
import { CATALOGUE_PATH } from '../frame/catalogue-paths.ts';
import { PAGES_PATH, SPOTS_PATH } from '../frame/content-paths.ts';
import { IMPORTS_PATH } from '../frame/import-paths.ts';
import { WEBSITES_PATH } from '../frame/website-paths.ts';

export interface NavigationEntry {
  readonly path: string;
  readonly label: string;
  readonly Icon: typeof IconHome;
  readonly keys: string;
  /** The beginnings of the paths of the list's items, so that their pages belong to this entry too. */
  readonly within?: readonly string[];
  /** Only the provider's staff has it, under a heading of its own. */
  readonly isForProvider?: true;
}

const within = (...pages: readonly string[]) => pages.map((page) => `${PATHS.admin}/${page}/`);

const ENTRIES: Readonly<Partial<Record<AdminView, NavigationEntry>>> = {
  home: { path: PATHS.admin, label: ADMIN_TEXTS.home, Icon: IconHome, keys: 'g h' },
  users: { path: PATHS.users, label: ADMIN_TEXTS.users, Icon: IconUsers, keys: 'g u', within: within('user') },
  accounts: {
    path: PATHS.accounts,
    label: ADMIN_TEXTS.accounts,
    Icon: IconBuilding,
    keys: 'g a',
    within: within('account', 'tenant'),
  },
  websites: {
    path: WEBSITES_PATH,
    label: ADMIN_TEXTS.websites,
    Icon: IconWorld,
    keys: 'g w',
    within: within('website'),
  },
  orders: {
    path: PATHS.adminOrders,
    label: ADMIN_TEXTS.orders,
    Icon: IconReceipt,
    keys: 'g o',
    within: within('order'),
  },
  pages: { path: PAGES_PATH, label: PAGE_TEXTS.pages, Icon: IconFileText, keys: 'g p', within: within('page') },
  spots: {
    path: SPOTS_PATH,
    label: SPOTS_TEXTS.spots,
    Icon: IconSpeakerphone,
    keys: 'g m',
    within: within('marketing-spot'),
  },
  imports: {
    path: IMPORTS_PATH,
    label: ADMIN_TEXTS.imports,
    Icon: IconTableImport,
    keys: 'g i',
    within: within('import'),
  },
  catalogue: {
    path: CATALOGUE_PATH,
    label: ADMIN_TEXTS.catalogue,
    Icon: IconDatabaseImport,
    keys: 'g k',
    within: within('catalogue'),
    isForProvider: true,
  },
  reports: {
    path: PATHS.reports,
    label: ADMIN_TEXTS.reports,
    Icon: IconChartBar,
    keys: 'g r',
    isForProvider: true,
  },
};

const personOf = ({ level, resultantPermissions }: SignedInUser) => ({
  level,
  permissions: resultantPermissions.map(({ permissionName }) => permissionName),
});

/** The views that a user's navigation offers, in its order. */
export const entriesFor = (user: SignedInUser): readonly NavigationEntry[] =>
  navigationOf(personOf(user)).flatMap((view) => (view === 'account' ? ownAccount(user) : (ENTRIES[view] ?? [])));

const ownAccount = ({ accountId }: SignedInUser): NavigationEntry => ({
  path: adminAccountPath(accountId),
  label: ADMIN_TEXTS.account,
  Icon: IconBuilding,
  keys: 'g a',
});

/** Whether an entry leads to the page on the screen ('page'), or to the list that it belongs to ('true'). */
export function currentOf({ path, within = [] }: NavigationEntry, pathname: string): 'page' | 'true' | undefined {
  const [itself = ''] = path.split('?');
  if (matchPath(itself, pathname)) return 'page';
  return within.some((beginning) => pathname.startsWith(beginning)) ? 'true' : undefined;
}

/** Where to redirect a user who may not open a view; undefined if they may. By default it is the store's home. */
export function pathInstead(view: AdminView, user: SignedInUser): string | undefined {
  const person = personOf(user);
  if (mayOpen(view, person)) return undefined;
  const { view: other } = fallbackOf(view, person);
  return (other && ENTRIES[other]?.path) ?? PATHS.home;
}
