import { sameCompanyName } from '#shared/rules/accounts/company-name.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { Website } from '#shared/schemas/stored/website.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';

/**
 * Every key of the table, one line per access pattern. What a key is made of holds no `#`, or nothing after it does, so
 * that no value can reach another item. Markers make a value unique: they are written in the transaction of what they mark.
 *
 * | question                          | pk                              | sk                      | asked by                       |
 * | --------------------------------- | ------------------------------- | ----------------------- | ------------------------------ |
 * | an account by id                  | ACCOUNT#{id}                    | ACCOUNT                 | accounts.find, sessionRecords  |
 * | a line that it asked to buy in    | ACCOUNT#{id}                    | REQUEST#{line}          | accountRequests.send           |
 * | customers of an account           | ACCOUNT#{id}                    | CUSTOMER#{line}         | customers.find, sessionRecords |
 * | children of an account, by name   | gsi1 CHILDREN#{parentId}        | {NAME}#{id}             | accounts.list                  |
 * | all accounts, top level first     | gsi3 ACCOUNTS                   | {0,1}#{NAME}#{id}       | accounts.list                  |
 * | a company's name taken (marker)   | COMPANY#{parentId or 0}#{name}  | COMPANY                 | accounts.findByCompanyName     |
 * | customer by number (marker)       | CUSTOMER#{company}#{number}     | CUSTOMER                | customers.save                 |
 * | a user by id                      | USER#{userId}                   | USER                    | users.find, sessionRecords     |
 * | a user's password                 | USER#{userId}                   | PASSWORD                | loginRecords                   |
 * | a session                         | USER#{userId}                   | SESSION#{id}            | sessionRecords                 |
 * | a user by name or email (markers) | USERNAME#{lower} EMAIL#{lower}  | USERNAME EMAIL          | users.findByUserName           |
 * | users of an account / all         | gsi1 USERS#{id} / gsi3 USERS    | {LAST}#{FIRST}#{userId} | written by users               |
 * | a website by host (marker)        | HOST#{host}                     | HOST                    | websites.findStore             |
 * | a website by id                   | WEBSITE#{id}                    | WEBSITE                 | websites.findStore             |
 * | all websites, by name             | gsi3 WEBSITES                   | {NAME}#{id}             | written by websites            |
 * | a price level by name             | PRICELEVEL#{name}               | PRICELEVEL              | priceLevels.find               |
 * | the warehouses                    | WAREHOUSES                      | {company}#{number}      | warehouses.list                |
 * | a remember family                 | REMEMBER#{family}               | REMEMBER                | remembered.rotate              |
 * | login attempts                    | ATTEMPTS#{kind}#{store, address, name} | ATTEMPTS         | attempts.begin                 |
 * | the vehicles a user saved         | GARAGE#{acc}#{userId}           | VEHICLE#{id}            | vehicles.list                  |
 * | the number of them, or more       | GARAGE#{acc}#{userId}           | VEHICLE-COUNT           | vehicles.save                  |
 * | the last errors of an account     | ERRORS#{id}                     | ERRORS                  | errorLog.newest                |
 * | offers of parts                   | PART#{part}                     | OFFER                   | offers.findMany                |
 * | reservations of parts             | PART#{part}                     | TAKEN                   | reservations.findMany          |
 * | reservations since                | gsi3 TAKEN#{day}                | {at}#{part}             | reservations.since             |
 * | price history of a part           | PART#{part}                     | HISTORY#{year}          | priceHistory.find              |
 * | of an interchange number          | INTERCHANGE#{number}            | HISTORY#{year}          | priceHistory.find              |
 * | the current catalogue             | CATALOGUE                       | CURRENT                 | catalogueVersions.current      |
 * | catalogue versions                | CATALOGUE                       | VERSION#{number}        | catalogueVersions.list         |
 * | who builds a catalogue            | CATALOGUE                       | LOCK                    | catalogueVersions.lease        |
 * | whose offers are being written    | CATALOGUE                       | OFFERS#{import}         | catalogueVersions.offersInWork |
 * | an import by id                   | IMPORT#{id}                     | IMPORT                  | imports.find                   |
 * | what was read of its files        | IMPORT#{id}                     | FILE#{place}            | imports.files                  |
 * | a file that is uploaded for one   | UPLOAD#{id}                     | UPLOAD                  | importUploads.find             |
 * | imports, newest first             | gsi1 IMPORTS#{kind}             | {startedAt}#{id}        | imports.newest                 |
 * | a cart                            | CART#{account}#{userId}         | CART#{name}             | carts.find, sessionRecords     |
 * | the carts of a user               | CART#{account}#{userId}         | begins CART#            | carts.list                     |
 * | the number of job carts, or more  | CART#{account}#{userId}         | CART-COUNT              | carts.create                   |
 * | what carts held before a clear    | CART#{account}#{userId}         | SNAPSHOT#{at}#{name}    | carts.snapshots                |
 * | a link to a cart                  | SHARE#{token}                   | SHARE                   | cartShares.find                |
 * | favourite parts of a user         | GARAGE#{account}#{userId}       | FAVOURITES              | favourites.find                |
 * | tax rates of a state              | TAX#{state}                     | DEFAULT, POSTAL#{code}  | taxRates.find                  |
 * | what carriers ask                 | CARRIERS                        | RATES                   | shippingRates.find             |
 * | warehouses and yards              | PLACES                          | {kind}#{number}         | places.list                    |
 * | what insurers refuse              | INSURERS                        | {name}                  | insurers.list                  |
 * | a page by slug (marker)           | SLUG#{acc}#{slug}               | SLUG                    | pages.findBySlug               |
 * | a page by id, its text            | PAGE#{id}                       | PAGE, TEXT              | pages.find                     |
 * | pages of an account, by title     | gsi1 PAGES#{acc}                | {TITLE}#{id}            | pages.list                     |
 * | a marketing spot by id            | SPOT#{id}                       | SPOT                    | spots.find                     |
 * | spots of an account, by title     | gsi1 SPOTS#{acc}                | {TITLE}#{id}            | spots.list                     |
 * | a question that was sent          | USER#{userId}                   | CONTACT#{id}            | contacts.send                  |
 * | how many a user sent lately       | USER#{userId}                   | CONTACT-COUNT           | contacts.send                  |
 * | an order, its lines, its timeline | ORDER#{number}                  | ORDER, LINES#{nn}, EVENT#{at}#{version} | orders.find   |
 * | orders of an account              | gsi1 ORDERS#{acc}               | {created}#{number}      | orders.list                    |
 * | of a parent and its children      | gsi2 ORDERS-UNDER#{topId}       | {created}#{number}      | orders.list                    |
 * | of the provider, by month         | gsi3 ORDERS-IN#{yyyy-mm}        | {created}#{number}      | orders.list                    |
 * | a checkout attempt                | CHECKOUT#{userId}#{key}         | ATTEMPT                 | attempts.find                  |
 * | attempts to sweep                 | gsi3 ATTEMPTS-OPEN              | {startedAt}#{key}       | attempts.open                  |
 * | carts left to a parent            | HANDOVER#{parentId}             | {id}                    | handOvers.list                 |
 * | what a user ordered in a month    | USER#{userId}                   | SPENT#{yyyy-mm}         | spending.find                  |
 * | what was counted, by month        | STATS#{yyyy-mm}                 | DAY#{date}#{tenant}     | dayFigures.list                |
 * | words that were not found         | STATS#{yyyy-mm}                 | MISSED#{date}#{tenant}  | dayFigures.missed              |
 * | what must happen, and is due      | OUTBOX                          | {dueAt}#{id}            | outbox.due                     |
 * | what nobody dares to repeat       | REPAIR                          | {at}#{id}               | outbox.inRepair                |
 * | an address that takes no mail     | SUPPRESSED#{email}              | SUPPRESSED              | addresses.isSuppressed         |
 * | the next number of a kind         | COUNTER                         | {kind}                  | nextNumber                     |
 * | is the demo in this table         | DEMO                            | LOADED                  | loadDemo                       |
 */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export const accountKey = (id: number): Key => ({ pk: `ACCOUNT#${id}`, sk: 'ACCOUNT' });
export const customerKey = (accountId: number, lineOfBusiness: LineOfBusiness): Key => ({
  pk: `ACCOUNT#${accountId}`,
  sk: `CUSTOMER#${lineOfBusiness}`,
});
export const accountRequestKey = (accountId: number, lineOfBusiness: LineOfBusiness): Key => ({
  pk: `ACCOUNT#${accountId}`,
  sk: `REQUEST#${lineOfBusiness}`,
});
export const companyKey = (parentId: number | undefined, companyName: string): Key => ({
  pk: `COMPANY#${parentId ?? 0}#${sameCompanyName(companyName)}`,
  sk: 'COMPANY',
});
export const customerNumberKey = (companyCode: string, customerNumber: string): Key => ({
  pk: `CUSTOMER#${companyCode}#${customerNumber}`,
  sk: 'CUSTOMER',
});

export const userKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'USER' });
export const passwordKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'PASSWORD' });
export const sessionKey = (userId: string, sessionId: string): Key => ({
  pk: `USER#${userId}`,
  sk: `SESSION#${sessionId}`,
});
export const userNameKey = (userName: string): Key => ({ pk: `USERNAME#${caseless(userName)}`, sk: 'USERNAME' });
export const emailKey = (email: string): Key => ({ pk: `EMAIL#${caseless(email)}`, sk: 'EMAIL' });

export const hostKey = (host: string): Key => ({ pk: `HOST#${host}`, sk: 'HOST' });
export const websiteKey = (id: number): Key => ({ pk: `WEBSITE#${id}`, sk: 'WEBSITE' });

export const priceLevelKey = (name: string): Key => ({ pk: `PRICELEVEL#${name}`, sk: 'PRICELEVEL' });
/** Without company and number, the key under which all warehouses are listed. */
export const warehouseKey = (companyCode = '', warehouseNumber = ''): Key => ({
  pk: 'WAREHOUSES',
  sk: companyCode && `${companyCode}#${warehouseNumber}`,
});

export const rememberKey = (family: string): Key => ({ pk: `REMEMBER#${family}`, sk: 'REMEMBER' });
export const attemptsKey = (kind: 'NAME' | 'ADDRESS' | 'NAME-AT-ADDRESS', subject: string): Key => ({
  pk: `ATTEMPTS#${kind}#${caseless(subject)}`,
  sk: 'ATTEMPTS',
});
/** Without an id, the key under which all vehicles of the user are listed. */
export const vehicleKey = ({ accountId, userId }: Pick<Scope, 'accountId' | 'userId'>, vehicleId = ''): Key => ({
  pk: `GARAGE#${accountId}#${userId}`,
  sk: `VEHICLE#${vehicleId}`,
});
/** The number of a user's vehicles, or more (decision B189). */
export const vehicleCountKey = (scope: Pick<Scope, 'accountId' | 'userId'>): Key => ({
  pk: vehicleKey(scope).pk,
  sk: 'VEHICLE-COUNT',
});
export const errorLogKey = (accountId: number): Key => ({ pk: `ERRORS#${accountId}`, sk: 'ERRORS' });
export const counterKey = (kind: 'ACCOUNT' | 'ORDER' | 'USER' | 'WEBSITE'): Key => ({ pk: 'COUNTER', sk: kind });

/** A part by the id of the index: `{companyCode}#{partNumber}` (numbers hold no `#`), or a salvage part's guid. */
export const offerKey = (partId: string): Key => ({ pk: `PART#${partId}`, sk: 'OFFER' });
export const reservationKey = (partId: string): Key => ({ pk: `PART#${partId}`, sk: 'TAKEN' });
/** The list of a day in which a take stands by the time of its last change (ISO date and time). */
export const reservationList = (at: string): string => `TAKEN#${at.slice(0, 10)}`;
export const reservationListKeys = (partId: string, at: string) => ({
  gsi3pk: reservationList(at),
  gsi3sk: `${at}#${partId}`,
});
export const partHistoryKey = (partId: string, year: number): Key => ({ pk: `PART#${partId}`, sk: `HISTORY#${year}` });
export const interchangeHistoryKey = (interchangeNumber: string, year: number): Key => ({
  pk: `INTERCHANGE#${interchangeNumber}`,
  sk: `HISTORY#${year}`,
});

export const currentCatalogueKey: Key = { pk: 'CATALOGUE', sk: 'CURRENT' };
/** Padded, so that versions sort by number. Without a number, the key under which all versions are listed. */
export const catalogueVersionKey = (version?: number): Key => ({
  pk: 'CATALOGUE',
  sk: `VERSION#${version === undefined ? '' : String(version).padStart(9, '0')}`,
});
/** Without an id, the key under which all are listed. */
export const offersInWorkKey = (id = ''): Key => ({ pk: 'CATALOGUE', sk: `OFFERS#${id}` });
export const catalogueLockKey: Key = { pk: 'CATALOGUE', sk: 'LOCK' };
export const importKey = (id: string): Key => ({ pk: `IMPORT#${id}`, sk: 'IMPORT' });
/** A file of an import by its place; without one, the key under which all are listed. */
export const importedFileKey = (id: string, place?: number): Key => ({
  pk: `IMPORT#${id}`,
  sk: `FILE#${place === undefined ? '' : String(place).padStart(4, '0')}`,
});
export const importUploadKey = (id: string): Key => ({ pk: `UPLOAD#${id}`, sk: 'UPLOAD' });
/** The list of imports of a kind ('catalogue') by when they began (ISO date and time). */
export const importsOf = (kind: string): string => `IMPORTS#${kind}`;
export const importListKeys = (kind: string, startedAt: string, id: string) => ({
  gsi1pk: importsOf(kind),
  gsi1sk: `${startedAt}#${id}`,
});

/** Without a name, the key under which all carts of the user are listed. */
export const cartKey = (accountId: number, userId: string, name = ''): Key => ({
  pk: `CART#${accountId}#${userId}`,
  sk: `CART#${name}`,
});
/** The number of a user's job carts, or more (decision B189). */
export const cartCountKey = (accountId: number, userId: string): Key => ({
  pk: cartKey(accountId, userId).pk,
  sk: 'CART-COUNT',
});
/** ISO date and time; without it, the key under which all snapshots are listed, oldest first. */
export const cartSnapshotKey = (accountId: number, userId: string, at = '', cartName = ''): Key => ({
  pk: `CART#${accountId}#${userId}`,
  sk: `SNAPSHOT#${at && `${at}#${cartName}`}`,
});
export const cartShareKey = (token: string): Key => ({ pk: `SHARE#${token}`, sk: 'SHARE' });
export const favouritesKey = (accountId: number, userId: string): Key => ({
  pk: `GARAGE#${accountId}#${userId}`,
  sk: 'FAVOURITES',
});
/** Rates of a state as a whole, or of a postal code in it. */
export const taxRatesKey = (state: string, postalCode?: string): Key => ({
  pk: `TAX#${state}`,
  sk: postalCode === undefined ? 'DEFAULT' : `POSTAL#${postalCode}`,
});
export const shippingRatesKey: Key = { pk: 'CARRIERS', sk: 'RATES' };
/** Without kind and number, the key under which all are listed. */
export const locationKey = (kind = '', number = ''): Key => ({ pk: 'PLACES', sk: kind && `${kind}#${number}` });
/** Without a name, the key under which all are listed. */
export const insurerKey = (name = ''): Key => ({ pk: 'INSURERS', sk: name });

export const slugKey = (accountId: number, slug: string): Key => ({ pk: `SLUG#${accountId}#${slug}`, sk: 'SLUG' });
export const pageKey = (id: string): Key => ({ pk: `PAGE#${id}`, sk: 'PAGE' });
export const pageTextKey = (id: string): Key => ({ pk: `PAGE#${id}`, sk: 'TEXT' });
export const pagesOf = (accountId: number): string => `PAGES#${accountId}`;
export const spotKey = (id: string): Key => ({ pk: `SPOT#${id}`, sk: 'SPOT' });
export const spotsOf = (accountId: number): string => `SPOTS#${accountId}`;
/** How many questions a user sent lately. */
export const contactCountKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'CONTACT-COUNT' });
export const contactKey = (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `CONTACT#${id}` });

/** Without an id, the key under which all are listed. */
export const approvalRequestKey = (parentId: number, id = ''): Key => ({ pk: `HANDOVER#${parentId}`, sk: id });
/** Of a month such as 2026-03. */
export const spentKey = (userId: string, month: string): Key => ({ pk: `USER#${userId}`, sk: `SPENT#${month}` });

/** Of an ISO date; without a tenant, the key under which all tenants of that day are listed. */
export const dayFiguresKey = (day: string, tenantId?: number): Key => countedKey('DAY', day, tenantId);
export const missedKeywordsKey = (day: string, tenantId?: number): Key => countedKey('MISSED', day, tenantId);

const countedKey = (kind: string, day: string, tenantId: number | string = ''): Key => ({
  pk: `STATS#${day.slice(0, 7)}`,
  sk: `${kind}#${day}#${tenantId}`,
});

/** ISO date and time; without an id, the end of all that are due by then. */
export const outboxKey = (dueAt: string, id = '\uffff'): Key => ({ pk: 'OUTBOX', sk: `${dueAt}#${id}` });
/** The same address in any case is one. */
export const suppressedAddressKey = (address: string): Key => ({
  pk: `SUPPRESSED#${caseless(address)}`,
  sk: 'SUPPRESSED',
});

/** Without an id it leads to all of them. */
export const repairKey = (at?: string, id?: string): Key => ({ pk: 'REPAIR', sk: id ? `${at}#${id}` : '' });

export const orderKey = (orderNumber: string): Key => ({ pk: `ORDER#${orderNumber}`, sk: 'ORDER' });
export const orderLinesKey = (orderNumber: string, chunk: number): Key => ({
  pk: `ORDER#${orderNumber}`,
  sk: `LINES#${String(chunk).padStart(2, '0')}`,
});
/** Padded, so that changes of the same moment sort by the version that they made. */
export const orderEventKey = (orderNumber: string, at: string, version: number): Key => ({
  pk: `ORDER#${orderNumber}`,
  sk: `EVENT#${at}#${String(version).padStart(4, '0')}`,
});
/** Everything of an order. */
export const wholeOrderKey = (orderNumber: string): Key => ({ pk: `ORDER#${orderNumber}`, sk: '\uffff' });
export const ordersOf = (accountId: number): string => `ORDERS#${accountId}`;
export const ordersUnder = (topLevelId: number): string => `ORDERS-UNDER#${topLevelId}`;
/** Of a month such as 2026-03. */
export const ordersIn = (month: string): string => `ORDERS-IN#${month}`;

/** The key is a digest of what the user's browser sent. */
export const checkoutAttemptKey = (userId: string, key: string): Key => ({
  pk: `CHECKOUT#${userId}#${key}`,
  sk: 'ATTEMPT',
});
export const OPEN_ATTEMPTS = 'ATTEMPTS-OPEN';

export const demoKey: Key = { pk: 'DEMO', sk: 'LOADED' };

export const ALL_ACCOUNTS = 'ACCOUNTS';
export const childrenOf = (parentId: number): string => `CHILDREN#${parentId}`;

/** The lists that an account stands in. */
export function accountListKeys({ id, parentId, companyName }: Account) {
  const name = `${companyName.toUpperCase()}#${id}`;
  const ofAll = { gsi3pk: ALL_ACCOUNTS, gsi3sk: `${parentId === undefined ? 0 : 1}#${name}` };
  return parentId === undefined ? ofAll : { ...ofAll, gsi1pk: childrenOf(parentId), gsi1sk: name };
}

export const usersOf = (accountId: number): string => `USERS#${accountId}`;

/** The lists that a user stands in. */
export function userListKeys({ accountId, lastName, firstName, userId }: User) {
  const sortKey = `${lastName.toUpperCase()}#${firstName.toUpperCase()}#${userId}`;
  return { gsi1pk: usersOf(accountId), gsi1sk: sortKey, gsi3pk: 'USERS', gsi3sk: sortKey };
}

/** The list that a page or a marketing spot stands in. */
export const titleListKeys = (list: string, { title, id }: { readonly title: string; readonly id: string }) => ({
  gsi1pk: list,
  gsi1sk: `${title.toUpperCase()}#${id}`,
});

/** The list that a website stands in. */
export const websiteListKeys = ({ id, name }: Website) => ({
  gsi3pk: 'WEBSITES',
  gsi3sk: `${name.toUpperCase()}#${id}`,
});

/** User names and addresses are the same in any case, and a key holds well-formed text only. */
const caseless = (text: string): string => text.toLowerCase().toWellFormed();

/** The lists that an order stands in. */
export function orderListKeys({ accountId, parentId, createdAt, orderNumber }: Order) {
  const place = `${createdAt}#${orderNumber}`;
  return {
    gsi1pk: ordersOf(accountId),
    gsi1sk: place,
    gsi2pk: ordersUnder(parentId ?? accountId),
    gsi2sk: place,
    gsi3pk: ordersIn(createdAt.slice(0, 7)),
    gsi3sk: place,
  };
}
