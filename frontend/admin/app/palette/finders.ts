import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SETTING_TEXTS } from '#shared/texts/admin/account-form/setting-texts.ts';
import { underParent } from '#shared/texts/admin/accounts-texts.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { PAGE_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { orderHeading } from '#shared/texts/orders/orders-texts.ts';
import { accountsApi } from '../../../api/groups/accounts-api.ts';
import { checkoutApi } from '../../../api/groups/checkout-api.ts';
import { contentApi } from '../../../api/groups/content-api.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import { websitesApi } from '../../../api/groups/websites-api.ts';
import { foundSettings } from '../../features/account-form/setting-search.ts';
import { nameOfUser } from '../../features/users/user-columns.tsx';
import { adminAccountPath, adminSettingPath } from '../../frame/account-paths.ts';
import { pageEditorPath } from '../../frame/content-paths.ts';
import { adminOrderPath } from '../../frame/order-paths.ts';
import { userPath } from '../../frame/user-paths.ts';
import { websitePath } from '../../frame/website-paths.ts';
import { pathInstead } from '../views.ts';
import type { Finder } from './use-found.ts';

/** The most results of one kind that fit below the pages. */
const MOST_FOUND = 5;

const userFinder = (accountId: number): Finder => ({
  group: ADMIN_TEXTS.users,
  async find(search, options) {
    const call = { params: { id: String(accountId) }, query: { search, Take: String(MOST_FOUND) } };
    const { data } = await usersApi.getUsers(call, options);
    return data.map((row) => ({
      key: `user ${row.id}`,
      label: nameOfUser(row),
      detail: `${row.userName} · ${row.companyName}`,
      path: userPath(row.id),
    }));
  },
});

const accountFinder = (accountId: number): Finder => ({
  group: ADMIN_TEXTS.accounts,
  async find(search, options) {
    const call = { params: { id: String(accountId) }, query: { search, Take: String(MOST_FOUND) } };
    const { data } = await accountsApi.getAccounts(call, options);
    return data.map(({ id, companyName, parentName, storeNumber, city }) => ({
      key: `account ${id}`,
      label: companyName,
      detail: [parentName && underParent(parentName), storeNumber, city].filter(Boolean).join(' · '),
      path: adminAccountPath(id),
    }));
  },
});

const pageFinder = (accountId: number): Finder => ({
  group: PAGE_TEXTS.pages,
  async find(search, options) {
    const call = { params: { accountId: String(accountId) }, query: { search, Take: String(MOST_FOUND) } };
    const { data } = await contentApi.getPages(call, options);
    return data
      .filter(({ inherited }) => !inherited)
      .map(({ id, title, slug, companyName }) => ({
        key: `page ${id}`,
        label: title,
        detail: `/${slug} · ${companyName}`,
        path: pageEditorPath(id),
      }));
  },
});

/** Orders of the last 90 days by what is in them, and an order number of any age. */
const orderFinder: Finder = {
  group: ADMIN_TEXTS.orders,
  async find(search, options) {
    const { data } = await checkoutApi.getOrders({ query: { search, Take: String(MOST_FOUND) } }, options);
    return data.map(({ orderNumber, companyName, firstName, lastName, poNumber, status }) => ({
      key: `order ${orderNumber}`,
      label: orderHeading(orderNumber),
      detail: [companyName, `${firstName} ${lastName}`.trim(), poNumber, status].filter(Boolean).join(' · '),
      path: adminOrderPath(orderNumber),
    }));
  },
};

const websiteFinder: Finder = {
  group: ADMIN_TEXTS.websites,
  async find(search, options) {
    const { data } = await websitesApi.getWebsites({ query: { search, Take: String(MOST_FOUND) } }, options);
    return data.map(({ id, name, host, companyName }) => ({
      key: `website ${id}`,
      label: name,
      detail: `${host} · ${companyName}`,
      path: websitePath(id),
    }));
  },
};

/** Settings by what they do, such as free shipping: those of the account on the screen, or else of the user's own. */
const settingFinder = (accountId: number): Finder => ({
  group: ADMIN_TEXTS.settings,
  async find(words) {
    const [, onScreen = accountId] = /^\/admin\/account\/(\d+)/.exec(location.pathname) ?? [];
    return foundSettings(words)
      .slice(0, MOST_FOUND)
      .map((code) => ({
        key: `setting ${code}`,
        label: SETTING_TEXTS[code].label,
        detail: SETTING_TEXTS[code].help,
        path: adminSettingPath(Number(onScreen), SETTING_TEXTS[code].label),
      }));
  },
});

/** Searches what an administrator manages: accounts, users, websites, orders, pages of their own account, and settings. */
export const findersFor = (user: SignedInUser): readonly Finder[] => [
  ...(pathInstead('accounts', user) === undefined ? [accountFinder(user.accountId)] : []),
  userFinder(user.accountId),
  ...(pathInstead('websites', user) === undefined ? [websiteFinder] : []),
  ...(pathInstead('orders', user) === undefined ? [orderFinder] : []),
  pageFinder(user.accountId),
  ...(pathInstead('account', user) === undefined ? [settingFinder(user.accountId)] : []),
];
