import * as z from 'zod/mini';
import { monthsBetween } from '#shared/rules/base/months-between.ts';
import { maySeeOrder, type OrderViewer } from '#shared/rules/orders/order-access.ts';
import { needsAttention } from '#shared/rules/orders/order-attention.ts';
import { whatWasOrdered } from '#shared/rules/orders/what-was-ordered.ts';
import {
  type Order,
  type OrderEvent,
  type OrderLine,
  type OrderSummary,
  orderEventSchema,
  orderLineSchema,
  orderSchema,
  orderSummarySchema,
} from '#shared/schemas/stored/order.ts';
import { type NewMessage, toOutbox } from '../operations/outbox-repository.ts';
import { newestOfIndex, queryUpTo } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, putNew, putNext, remove, transact, type Write } from '../table/transact.ts';
import {
  orderEventKey,
  orderKey,
  orderLinesKey,
  orderListKeys,
  ordersIn,
  ordersOf,
  ordersUnder,
  waitingOrderKey,
  wholeOrderKey,
} from './keys.ts';

/** The lines in one item, well below the item limit with titles and image addresses of any length. */
const LINES_OF_A_CHUNK = 50;
/** The most parts that an order is found by, because a list carries them for every order. */
const PARTS_TO_FIND = 25;
const MOST_ORDERS = 5000;

export interface WholeOrder {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  /** Oldest first. */
  readonly events: readonly OrderEvent[];
}

/** ISO dates and times. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** The outcome of a rule over an order: the next order and its entry in the timeline. */
interface OrderChange {
  readonly order: Order;
  /** The event without its time, which is the time of the save. */
  readonly event: Omit<OrderEvent, 'at'>;
  /** The messages that follow from the change. */
  readonly messages?: readonly NewMessage[];
}

export interface OrderRepository {
  /**
   * Undefined for an order that does not exist and for one that the viewer may not see. Sees every change acknowledged
   * before.
   */
  find(viewer: OrderViewer, orderNumber: string): Promise<WholeOrder | undefined>;
  /** Finds the summary of an order for a list, at any age. Undefined as with `find`. */
  findSummary(viewer: OrderViewer, orderNumber: string): Promise<OrderSummary | undefined>;
  /**
   * The orders of a period, newest first, at most 5,000 (decision O9). With an account id, only those of the account and
   * of its children.
   */
  list(viewer: OrderViewer, period: Period, accountId?: number): Promise<OrderSummary[]>;
  /**
   * Those of them that wait for the provider (decision B460): all, however many orders there are. Sees every change
   * acknowledged before.
   */
  waiting(viewer: OrderViewer, period: Period, accountId?: number): Promise<OrderSummary[]>;
  /**
   * Loads the order, applies the rule and saves. Repeats all of it when someone else saved in between, so the rule must
   * have no side effects. A rule that returns undefined leaves the order as it is. Returns the saved order and what the
   * rule returned for it, or undefined as `find` does. `at` is the time of this save and of its event in the timeline
   * (ISO). It is never earlier than the time of the save before.
   */
  change(
    viewer: OrderViewer,
    orderNumber: string,
    now: () => Date,
    rule: (order: Order, at: string) => OrderChange | undefined,
  ): Promise<{ readonly saved: Order; readonly result: OrderChange | undefined } | undefined>;
}

/** The writes of a new order, for the transaction that reserves its stock. */
export function newOrderWrites({ order, lines, events }: WholeOrder): Record<string, Write> {
  const { orderNumber } = order;
  const chunks = Array.from({ length: Math.ceil(lines.length / LINES_OF_A_CHUNK) }, (_, chunk) =>
    lines.slice(chunk * LINES_OF_A_CHUNK, (chunk + 1) * LINES_OF_A_CHUNK),
  );
  return {
    order: putNew(orderKey(orderNumber), orderItem(order, lines)),
    ...Object.fromEntries(
      chunks.map((chunk, index) => [`lines ${index}`, putNew(orderLinesKey(orderNumber, index), { lines: chunk })]),
    ),
    ...Object.fromEntries(events.map((event) => [`event ${event.at}`, eventWrite(order, event)])),
    ...(isWaiting(order) && { waiting: waitingWrite(order, lines) }),
  };
}

const isWaiting = (order: Order): boolean => needsAttention(order, 'any');

/** Adds an order to those that wait, or takes it out, in the transaction that changes it. */
export const waitingWrite = (order: Order, lines: readonly OrderLine[]): Write => {
  const key = waitingOrderKey(order.createdAt, order.orderNumber);
  return isWaiting(order) ? put(key, { summary: orderSummary(order, lines) }) : remove(key);
};

const orderItem = (order: Order, lines: readonly OrderLine[]) => ({
  ...orderSchema.parse(order),
  ...orderListKeys(order),
  summary: orderSummary(order, lines),
});

const eventWrite = ({ orderNumber, version }: Order, event: OrderEvent): Write =>
  put(orderEventKey(orderNumber, event.at, version), event);

export const orderSummary = ({ fields, shipments, ...order }: Order, lines: readonly OrderLine[]): OrderSummary =>
  orderSummarySchema.parse({
    ...order,
    ...whatWasOrdered(lines),
    keywords: keywordsOf({ fields, lineNumbers: order.lineNumbers }, lines),
    employeeName: fields.employeeName ?? '',
    poNumber: fields.poNumber ?? fields.salvagePoNumber ?? '',
    locationNumber: fields.locationNumber ?? '',
    region: fields.region ?? '',
    state: shipments[0]?.shipTo.state ?? '',
  });

/** Guids of recycled parts are left out, because no one searches for them. */
const keywordsOf = ({ fields, lineNumbers }: Pick<Order, 'fields' | 'lineNumbers'>, lines: readonly OrderLine[]) =>
  [
    fields.vin,
    fields.poNumber && fields.salvagePoNumber,
    ...lineNumbers.map(({ orderNumber }) => orderNumber),
    ...lines
      .filter(({ lineOfBusiness }) => lineOfBusiness === 'aftermarket')
      .slice(0, PARTS_TO_FIND)
      .map(({ itemNumber }) => itemNumber),
  ]
    .filter(Boolean)
    .join(' ');

export function orderRepository(table: Table): OrderRepository {
  async function find(viewer: OrderViewer, orderNumber: string): Promise<WholeOrder | undefined> {
    const items = z.array(keyedSchema).parse(await queryUpTo(table, wholeOrderKey(orderNumber)));
    const order = z.optional(orderSchema).parse(items.find(({ sk }) => sk === 'ORDER'));
    if (!order || !maySeeOrder(viewer, order)) return undefined;
    const of = (kind: string) => items.filter(({ sk }) => sk.startsWith(kind));
    return {
      order,
      lines: z
        .array(chunkSchema)
        .parse(of('LINES#'))
        .flatMap(({ lines }) => lines),
      events: z.array(orderEventSchema).parse(of('EVENT#')),
    };
  }

  /** Reads one list after the other, until there are as many orders as a list may have. */
  async function newestOfLists(lists: readonly List[], { from, to }: Period): Promise<unknown[]> {
    const found: unknown[] = [];
    for (const [index, list] of lists) {
      if (found.length >= MOST_ORDERS) break;
      found.push(...(await newestOfIndex(table, index, list, { from, to, most: MOST_ORDERS - found.length })));
    }
    return found;
  }

  /** A top-level account is listed with its children. A child has no such list, only one of its own. */
  async function newestOfAccount(accountId: number, period: Period): Promise<unknown[]> {
    const withChildren = await newestOfLists([['gsi2', ordersUnder(accountId)]], period);
    return withChildren.length > 0 ? withChildren : newestOfLists([['gsi1', ordersOf(accountId)]], period);
  }

  return {
    find,

    async findSummary(viewer, orderNumber) {
      const found = await find(viewer, orderNumber);
      return found && orderSummary(found.order, found.lines);
    },

    async list(viewer, period, accountId) {
      const found =
        viewer.level === 0 && accountId !== undefined
          ? await newestOfAccount(accountId, period)
          : await newestOfLists(listsOf(viewer, period), period);
      return seen(found, viewer, accountId);
    },

    async waiting(viewer, { from, to }, accountId) {
      const items = z.array(waitingSchema).parse(await queryUpTo(table, waitingOrderKey(`${to}\uffff`)));
      const found = items.map(({ summary }) => summary);
      return seen(found, viewer, accountId)
        .filter(({ createdAt }) => createdAt >= from)
        .toReversed();
    },

    async change(viewer, orderNumber, now, rule) {
      const changed = await retryOnConflict(async () => {
        const found = await find(viewer, orderNumber);
        if (!found) return 'none';
        // Read for each try. The clock of the server that saved before may be ahead of this one.
        const at = laterOf(found.order.updatedAt, now().toISOString());
        const result = rule(found.order, at);
        if (!result) return { saved: found.order, result };
        const order = { ...result.order, version: found.order.version + 1, updatedAt: at };
        const failed = await transact(table, {
          order: putNext(orderKey(orderNumber), orderItem(order, found.lines)),
          event: eventWrite(order, { ...result.event, at }),
          ...((isWaiting(order) || isWaiting(found.order)) && { waiting: waitingWrite(order, found.lines) }),
          ...Object.fromEntries((result.messages ?? []).map((message) => [`message ${message.id}`, toOutbox(message)])),
        });
        return failed ? undefined : { saved: order, result };
      });
      return changed === 'none' ? undefined : changed;
    },
  };
}

/** The orders of a list that the viewer may see, of an account and its children if it is given. */
const seen = (found: readonly unknown[], viewer: OrderViewer, accountId: number | undefined): OrderSummary[] =>
  z
    .array(orderSummarySchema)
    .parse(found)
    .filter((order) => maySeeOrder(viewer, order))
    .filter((order) => accountId === undefined || order.accountId === accountId || order.parentId === accountId);

/** The later of two ISO dates and times. */
const laterOf = (one: string, other: string): string => (one > other ? one : other);

const keyedSchema = z.looseObject({ sk: z.string() });
const waitingSchema = z.object({ summary: z.unknown() });
const chunkSchema = z.object({ lines: z.array(orderLineSchema) });

/** An index, and the list in it. */
type List = readonly ['gsi1' | 'gsi2' | 'gsi3', string];

/**
 * The narrowest indexes of the orders that the viewer may see, latest first. An ordinary user of a child can open
 * orders of its sister accounts by their numbers only, because a list would have to read the orders of all of them.
 */
function listsOf({ level, accountId: own, parentId }: OrderViewer, { from, to }: Period): List[] {
  if (level === 0) return monthsBetween(from, to).map((month) => ['gsi3', ordersIn(month)] as const);
  const seesChildren = level === 1 || (level === 3 && parentId === undefined);
  return [seesChildren ? ['gsi2', ordersUnder(own)] : ['gsi1', ordersOf(own)]];
}
