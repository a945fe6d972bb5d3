import IconChartBar from '@tabler/icons-react/icons/IconChartBar';
import IconHome from '@tabler/icons-react/icons/IconHome';
import IconUsers from '@tabler/icons-react/icons/IconUsers';
import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import type { Level } from '#shared/values/access.ts';
import { PATHS } from '../../paths.ts';

interface NavigationEntry {
  readonly path: string;
  readonly label: string;
  readonly Icon: typeof IconHome;
  /** The deepest level that it is for. */
  readonly deepest: Level;
  readonly keys: string;
}

/** The entries of the navigation, in its order. Those for the provider's staff alone have a heading of their own. */
const ENTRIES: readonly NavigationEntry[] = [
  { path: PATHS.admin, label: ADMIN_TEXTS.home, Icon: IconHome, deepest: 2, keys: 'g h' },
  { path: PATHS.users, label: ADMIN_TEXTS.users, Icon: IconUsers, deepest: 2, keys: 'g u' },
  { path: PATHS.reports, label: ADMIN_TEXTS.reports, Icon: IconChartBar, deepest: 0, keys: 'g r' },
];

export const entriesFor = (user: SignedInUser): readonly NavigationEntry[] =>
  ENTRIES.filter(({ deepest }) => mayAdminister(user, deepest));
