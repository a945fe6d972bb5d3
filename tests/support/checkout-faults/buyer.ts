import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { type checkoutStore, lineOf, recycledLine } from '../checkout-visit.ts';
import type { Chance } from '../search/chance.ts';
import type { FaultyProcess } from './faulty-process.ts';

/** A buyer who orders their cart once, from one tab or two, and keeps trying. */
export interface Buyer {
  readonly userId: string;
  readonly accountId: number;
  /** Whether somebody of account 2 orders as the account (decision I4). */
  readonly isOrderedFor: boolean;
  readonly lineCount: number;
  readonly request: CheckoutRequest;
  /** Idempotency keys, one for each tab. */
  readonly keys: readonly string[];
  /** Order numbers by the key they were returned for. */
  readonly told: Map<string, string>;
  /** The error that the buyer got in the end instead. */
  refusal?: string;
  /** Status and text of the last response. */
  lastAnswer?: string;
}

export type Store = Awaited<ReturnType<typeof checkoutStore>>;

const MOST_PRESSES = 8;
/** More lines than fit into one transaction. */
const LARGE_CART = 101;
/** Pauses before the next press: a short one, and one after which the earlier attempt counts as abandoned. */
const PAUSES_MS = [5000, 130_000];

/**
 * Some parts that every buyer wants, with one each of some of them, and enough other parts for a cart that reserves
 * stock in groups.
 */
export function stockFor(checkouts: number) {
  const few = Math.ceil(checkouts / 4);
  return {
    wanted: partsOf('W', 12, { '11': few, '12': few }),
    single: Array.from({ length: Math.ceil(checkouts / 12) }, (_, index) => aSalvageOffer({ id: `guid-${index}` })),
    many: partsOf('M', LARGE_CART, { '11': few }),
  };
}

const partsOf = (email: string, count: number, onHand: Record<string, number>) =>
  Array.from({ length: count }, (_, index) =>
    anOffer({ id: `001#${email}${index}`, partNumber: `${email}${index}`, onHand }),
  );

/** A buyer with their own account, a cart and the checkout request of the screen. */
export async function aBuyer(
  store: Store,
  { wanted, single, many }: ReturnType<typeof stockFor>,
  index: number,
  { is, of, below }: Chance,
): Promise<Buyer> {
  const accountId = 1000 + index;
  const buyer = { userId: `buyer-${index}`, accountId, isOrderedFor: index % 2 === 1 };
  const few = new Set(Array.from({ length: 1 + below(3) }, () => of(wanted)));
  const parts = is(0.05) ? many : [...few];
  const lines = parts.map(({ id }) => ({ ...lineOf(''), part: id, quantity: parts === many ? 1 : 1 + below(2) }));
  if (is(0.2)) lines.push(recycledLine(of(single).id));
  const visit = store.visit(whoIs(buyer));
  await visit.fill(...lines);
  return {
    ...buyer,
    lineCount: lines.length,
    request: await visit.request({ orderAs: buyer.isOrderedFor ? accountId : null }),
    keys: is(0.3) ? ['first-tab', 'second-tab'] : ['first-tab'],
    told: new Map(),
  };
}

/**
 * Presses a tab's order button until the response has an order number or a refusal. Returns the number of presses. Each
 * press reaches another process.
 */
export async function pressUntilTold(
  store: Store,
  buyer: Buyer,
  key: string,
  {
    began,
    nextProcess,
    of,
  }: { readonly began: number; readonly nextProcess: () => FaultyProcess; readonly of: Chance['of'] },
): Promise<number> {
  let now = began;
  for (let presses = 1; ; presses += 1) {
    const answer = await pressOnce(store, buyer, key, { now, servedBy: nextProcess().table });
    if (answer.status === 200) {
      buyer.told.set(key, answer.output().orderNumber);
      return presses;
    }
    buyer.lastAnswer = `${answer.status} ${answer.errors ?? ''}`;
    const isOver = answer.status === 409 && answer.errors !== CHECKOUT_TEXTS.inProgress;
    if (isOver) buyer.refusal = answer.errors ?? '';
    if (isOver || presses === MOST_PRESSES) return presses;
    now += of(PAUSES_MS);
  }
}

/** One press at a given time (milliseconds since 1970). */
export function pressOnce(
  store: Store,
  buyer: Buyer,
  key: string,
  { now, servedBy = store.table }: { readonly now: number; readonly servedBy?: Store['table'] },
) {
  const time = new Date(now).toISOString();
  return store.visit({ ...whoIs(buyer), time, servedBy }).order(buyer.request, key);
}

/** The buyer of an account of their own, or an administrator of account 2 who orders as its child. */
export const whoIs = ({ userId, accountId, isOrderedFor }: Pick<Buyer, 'userId' | 'accountId' | 'isOrderedFor'>) =>
  isOrderedFor
    ? { userId, accountId, parentId: 2, account: { id: accountId, parentId: 2 }, orderAs: true }
    : { userId, accountId, account: { id: accountId } };
