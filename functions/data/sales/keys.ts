import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import type { Key } from '../table/keys.ts';

/*
 * The keys of carts, orders and what leads to them.
 *
 * | question                                    | pk                        | sk                     |
 * | ------------------------------------------- | ------------------------- | ---------------------- |
 * | reservations of a part                      | PART#{part}               | TAKEN                  |
 * | reservations that changed since a moment    | gsi3 TAKEN#{day}          | {at}#{part}            |
 * | vehicles that a user saved                  | GARAGE#{account}#{userId} | VEHICLE#{id}           |
 * | how many those are at most                  | GARAGE#{account}#{userId} | VEHICLE-COUNT          |
 * | favourite parts of a user                   | GARAGE#{account}#{userId} | FAVOURITES             |
 * | a cart                                      | CART#{account}#{userId}   | CART#{name}            |
 * | the carts of a user                         | CART#{account}#{userId}   | begins CART#           |
 * | how many job carts those are at most        | CART#{account}#{userId}   | CART-COUNT             |
 * | carts as they were before they were cleared | CART#{account}#{userId}   | SNAPSHOT#{at}#{name}   |
 * | a link to a cart                            | SHARE#{token}             | SHARE                  |
 * | approval requests of a parent               | HANDOVER#{parentId}       | {id}                   |
 * | a checkout attempt                          | CHECKOUT#{userId}#{key}   | ATTEMPT                |
 * | attempts that are not closed                | gsi3 ATTEMPTS-OPEN        | {startedAt}#{key}      |
 * | an order                                    | ORDER#{number}            | ORDER                  |
 * | its lines                                   | ORDER#{number}            | LINES#{nn}             |
 * | its timeline                                | ORDER#{number}            | EVENT#{at}#{version}   |
 * | orders of an account                        | gsi1 ORDERS#{account}     | {created}#{number}     |
 * | orders of a parent and its children         | gsi2 ORDERS-UNDER#{topId} | {created}#{number}     |
 * | all orders, by month                        | gsi3 ORDERS-IN#{yyyy-mm}  | {created}#{number}     |
 * | orders that wait for the provider           | ORDERS-WAITING            | {created}#{number}     |
 * | what a user ordered in a month              | USER#{userId}             | SPENT#{yyyy-mm}        |
 * | tax rates of a state                        | TAX#{state}               | DEFAULT, POSTAL#{code} |
 * | rates of the carriers                       | CARRIERS                  | RATES                  |
 */

export const reservationKey = (partId: string): Key => ({ pk: `PART#${partId}`, sk: 'TAKEN' });
/** The list of the day on which the reservation last changed, given as ISO date and time. */
export const reservationList = (at: string): string => `TAKEN#${at.slice(0, 10)}`;
export const reservationListKeys = (partId: string, at: string) => ({
  gsi3pk: reservationList(at),
  gsi3sk: `${at}#${partId}`,
});

/** Without an id, the key under which all vehicles of the user are listed. */
export const vehicleKey = ({ accountId, userId }: Pick<Scope, 'accountId' | 'userId'>, vehicleId = ''): Key => ({
  pk: `GARAGE#${accountId}#${userId}`,
  sk: `VEHICLE#${vehicleId}`,
});
/** How many vehicles a user has, or a higher number (decision B189). */
export const vehicleCountKey = (scope: Pick<Scope, 'accountId' | 'userId'>): Key => ({
  pk: vehicleKey(scope).pk,
  sk: 'VEHICLE-COUNT',
});
export const favouritesKey = (accountId: number, userId: string): Key => ({
  pk: `GARAGE#${accountId}#${userId}`,
  sk: 'FAVOURITES',
});

/** Without a name, the key under which all carts of the user are listed. */
export const cartKey = (accountId: number, userId: string, name = ''): Key => ({
  pk: `CART#${accountId}#${userId}`,
  sk: `CART#${name}`,
});
/** How many job carts a user has, or a higher number (decision B189). */
export const cartCountKey = (accountId: number, userId: string): Key => ({
  pk: cartKey(accountId, userId).pk,
  sk: 'CART-COUNT',
});
/** `at` is an ISO date and time. Without it, the key under which all snapshots are listed, oldest first. */
export const cartSnapshotKey = (accountId: number, userId: string, at = '', cartName = ''): Key => ({
  pk: `CART#${accountId}#${userId}`,
  sk: `SNAPSHOT#${at && `${at}#${cartName}`}`,
});
export const cartShareKey = (token: string): Key => ({ pk: `SHARE#${token}`, sk: 'SHARE' });
/** Without an id, the key under which all are listed. */
export const approvalRequestKey = (parentId: number, id = ''): Key => ({ pk: `HANDOVER#${parentId}`, sk: id });

/** The key is a digest of the idempotency key that the browser sent. */
export const checkoutAttemptKey = (userId: string, key: string): Key => ({
  pk: `CHECKOUT#${userId}#${key}`,
  sk: 'ATTEMPT',
});
export const OPEN_ATTEMPTS = 'ATTEMPTS-OPEN';

export const orderKey = (orderNumber: string): Key => ({ pk: `ORDER#${orderNumber}`, sk: 'ORDER' });
export const orderLinesKey = (orderNumber: string, chunk: number): Key => ({
  pk: `ORDER#${orderNumber}`,
  sk: `LINES#${String(chunk).padStart(2, '0')}`,
});
/** The version is padded, so that changes of the same moment sort by it. */
export const orderEventKey = (orderNumber: string, at: string, version: number): Key => ({
  pk: `ORDER#${orderNumber}`,
  sk: `EVENT#${at}#${String(version).padStart(4, '0')}`,
});
/** The upper end of all items of an order. */
export const wholeOrderKey = (orderNumber: string): Key => ({ pk: `ORDER#${orderNumber}`, sk: '\uffff' });
export const ordersOf = (accountId: number): string => `ORDERS#${accountId}`;
export const ordersUnder = (topLevelId: number): string => `ORDERS-UNDER#${topLevelId}`;
/** The month is written as 2026-03. */
export const ordersIn = (month: string): string => `ORDERS-IN#${month}`;
export function orderListKeys({ accountId, parentId, createdAt, orderNumber }: Order) {
  const position = `${createdAt}#${orderNumber}`;
  return {
    gsi1pk: ordersOf(accountId),
    gsi1sk: position,
    gsi2pk: ordersUnder(parentId ?? accountId),
    gsi2sk: position,
    gsi3pk: ordersIn(createdAt.slice(0, 7)),
    gsi3sk: position,
  };
}

/** Without a number, the key up to which the orders before an ISO date and time are listed. */
export const waitingOrderKey = (createdAt: string, orderNumber = ''): Key => ({
  pk: 'ORDERS-WAITING',
  sk: orderNumber === '' ? createdAt : `${createdAt}#${orderNumber}`,
});

/** The month is written as 2026-03. */
export const spentKey = (userId: string, month: string): Key => ({ pk: `USER#${userId}`, sk: `SPENT#${month}` });
/** The rates of a whole state, or of one postal code in it. */
export const taxRatesKey = (state: string, postalCode?: string): Key => ({
  pk: `TAX#${state}`,
  sk: postalCode === undefined ? 'DEFAULT' : `POSTAL#${postalCode}`,
});
export const shippingRatesKey: Key = { pk: 'CARRIERS', sk: 'RATES' };
