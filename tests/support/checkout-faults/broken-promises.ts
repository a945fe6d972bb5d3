import { checkoutAttemptRepository } from '#functions/data/sales/checkout-attempt-repository.ts';
import { orderRepository, type WholeOrder } from '#functions/data/sales/order-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import { everyOrder } from '#shared/rules/orders/order-access.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import { type Buyer, pressOnce, type Store, whoIs } from './buyer.ts';
import type { Step } from './faulty-process.ts';
import type { Received } from './outbox-process.ts';

interface Rest {
  readonly store: Store;
  readonly offers: readonly Offer[];
  readonly buyers: readonly Buyer[];
  readonly journal: readonly Step[];
  readonly received: Received;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const EVERY_TIME = { from: '2026-01-01T00:00:00.000Z', to: '2026-12-31T00:00:00.000Z' };

interface Promises {
  readonly orders: number;
  /** Buyers who were refused and have no order. */
  readonly refused: number;
  /** One sentence for each broken promise. */
  readonly broken: readonly string[];
}

/** Checks the promises of exactly-once ordering (decisions O3, O6, O8 and W6), after all processes have finished. */
export async function brokenPromises(rest: Rest): Promise<Promises> {
  const { store, buyers } = rest;
  const orders = await allOrders(store);
  const waiting = await queryAll(store.table, { pk: 'OUTBOX', sk: '' });
  const open = await checkoutAttemptRepository(store.table).open();
  const broken = [
    ...waiting.map((message) => `never came to rest: ${JSON.stringify(message)}`),
    ...open.map(({ orderNumber }) => `a reservation for ${orderNumber} is left`),
    ...(await brokenStock(rest, orders)),
    ...(await brokenTelling(rest, orders)),
  ];
  let refused = 0;
  for (const buyer of buyers) {
    const own = orders.filter(({ order }) => order.userId === buyer.userId);
    broken.push(...(await brokenOrder(rest, buyer, own)));
    if (own.length === 0 && buyer.refusal !== undefined) refused += 1;
  }
  const later = await allOrders(store);
  if (later.length !== orders.length) broken.push('pressing again made another order');
  return { orders: orders.length, refused, broken };
}

async function allOrders({ table }: Store): Promise<WholeOrder[]> {
  const orders = orderRepository(table);
  const listed = await orders.list(everyOrder, EVERY_TIME);
  const found = await Promise.all(listed.map(({ orderNumber }) => orders.find(everyOrder, orderNumber)));
  return found.flatMap((each) => each ?? []);
}

/**
 * A buyer has one order or none, as their responses said. The cart is empty or unchanged, and the same key gets the
 * same response.
 */
async function brokenOrder({ store, now }: Rest, buyer: Buyer, orders: readonly WholeOrder[]): Promise<string[]> {
  const { userId, accountId, told, keys, lineCount, lastAnswer, refusal } = buyer;
  const broken: string[] = [];
  const numbers = orders.map(({ order }) => order.orderNumber);
  if (numbers.length > 1) broken.push(`${userId} has the orders ${numbers}`);
  if (numbers.length === 0 && refusal === undefined) {
    broken.push(`${userId} has neither an order nor a refusal, and was answered ${lastAnswer}`);
  }
  for (const number of told.values()) {
    if (!numbers.includes(number)) broken.push(`${userId} was told of ${number}, which is not there`);
  }
  for (const { order } of orders) {
    const from = buyer.isOrderedFor ? [accountId, 2] : [undefined, undefined];
    if (order.accountId !== accountId || `${[order.orderAs, order.placedFrom?.accountId]}` !== `${from}`) {
      broken.push(`${order.orderNumber} of ${userId} is not of account ${accountId}: ${JSON.stringify(order)}`);
    }
  }
  const inCart = await store.visit(whoIs(buyer)).cartLines();
  const snapshots = await queryAll(store.table, { pk: `CART#${accountId}#${userId}`, sk: 'SNAPSHOT#' });
  const expected = numbers.length > 0 ? [0, 1] : [lineCount, 0];
  if (`${[inCart, snapshots.length]}` !== `${expected}`) {
    broken.push(`${userId} has ${inCart} lines in the cart, ${snapshots.length} snapshots and the orders ${numbers}`);
  }
  if (numbers.length === 0) return broken;
  const again = await Promise.all(keys.map((key) => pressOnce(store, buyer, key, { now })));
  const answers = again.map(({ status, output }) => (status === 200 ? output().orderNumber : status));
  for (const [index, answer] of answers.entries()) {
    const wanted = told.get(keys[index] ?? '') ?? answer;
    if (answer !== wanted) broken.push(`${userId} was told of ${wanted}, and then ${answer}`);
  }
  const placing = answers.filter((answer) => answer === numbers[0]);
  if (placing.length !== 1) broken.push(`${userId} has ${numbers} and is answered ${answers}`);
  return broken;
}

/** The reserved stock equals the stock of the orders, in eaches by part and order. */
async function brokenStock({ store, offers }: Rest, orders: readonly WholeOrder[]): Promise<string[]> {
  const reservations = await store.reservations.findMany(offers.map(({ id }) => id));
  const reserved = [...reservations.values()].flatMap(reservationsOf).toSorted();
  const ordered = orders
    .flatMap(({ order, lines }) =>
      order.shipments.flatMap(({ location, lineOfBusiness, items }) =>
        items.map(({ lineId, eaches }) => {
          const part = lines.find(({ id }) => id === lineId)?.part ?? `the unknown line ${lineId}`;
          return `${part} for ${order.orderNumber}: ${lineOfBusiness === 'salvage' ? 'it' : `${eaches} of ${location}`}`;
        }),
      ),
    )
    .toSorted();
  const only = (some: readonly string[], others: readonly string[]) => some.filter((each) => !others.includes(each));
  return [
    ...only(reserved, ordered).map((each) => `taken without an order: ${each}`),
    ...only(ordered, reserved).map((each) => `ordered without stock: ${each}`),
    ...(reserved.length === ordered.length ? [] : [`${reserved.length} takes for ${ordered.length} ordered`]),
    ...[...reservations.values()].flatMap((each) => oversold(each, offers)),
  ];
}

function reservationsOf(reserved: PartReservations): string[] {
  if (reserved.lineOfBusiness === 'salvage') {
    return reserved.state === 'taken' ? [`${reserved.id} for ${reserved.orderNumber}: it`] : [];
  }
  return Object.entries(reserved.entries).flatMap(([orderNumber, { quantities }]) =>
    Object.entries(quantities).map(([place, eaches]) => `${reserved.id} for ${orderNumber}: ${eaches} of ${place}`),
  );
}

function oversold(reserved: PartReservations, offers: readonly Offer[]): string[] {
  const offer = offers.find(({ id }) => id === reserved.id);
  if (reserved.lineOfBusiness === 'salvage' || offer?.lineOfBusiness !== 'aftermarket') return [];
  return Object.entries(offer.onHand).flatMap(([place, counted]) => {
    const gone = Object.values(reserved.entries).reduce((sum, { quantities }) => sum + (quantities[place] ?? 0), 0);
    return gone > counted ? [`${gone} of ${reserved.id} are taken from ${place}, which has ${counted}`] : [];
  });
}

/**
 * Gateway and mail were told once, or the message is in the repair queue. No mail is sent again after an unknown
 * outcome.
 */
async function brokenTelling({ store, journal, received }: Rest, orders: readonly WholeOrder[]): Promise<string[]> {
  const inRepair = (await queryAll(store.table, { pk: 'REPAIR', sk: '' })) as { kind: string; orderNumber: string }[];
  const isInRepair = (kind: string, number: string) =>
    inRepair.some((message) => message.kind === kind && message.orderNumber === number);
  return orders.flatMap(({ order: { orderNumber, status } }) => {
    const broken: string[] = [];
    const subject = MAIL_TEXTS.orderPlacedSubject(orderNumber);
    const sendings = journal.filter(({ name }) => name === `mail ${subject}`);
    if (sendings.slice(0, -1).some(({ fault }) => fault !== 'refused')) {
      broken.push(`the mail of ${orderNumber} was sent again: ${sendings.map(({ fault }) => fault ?? 'sent')}`);
    }
    const sent = received.mails.filter((each) => each === subject).length;
    if (sent > 1) broken.push(`${sent} mails of ${orderNumber}`);
    if (sent === 0 && !isInRepair('order placed', orderNumber)) broken.push(`the mail of ${orderNumber} is lost`);

    const answer = received.answers.get(orderNumber);
    const isAsAnswered = answer?.isAccepted
      ? status === 'Submitted'
      : status === 'Error' && isInRepair('order to gateway', orderNumber);
    if (!isAsAnswered) broken.push(`${orderNumber} is ${status} after ${JSON.stringify(answer)}`);
    const asked = journal.filter(({ name }) => name === `gateway ${orderNumber}`);
    if (asked.length === 0) broken.push(`nobody asked the gateway for ${orderNumber}`);
    return broken;
  });
}
