import fc from 'fast-check';
import { cartContract } from '#shared/contracts/cart.ts';
import { anOffer } from '../builders/catalogue.ts';
import { anItem, type CartVisit, shownLines } from './cart-visit.ts';

const { insertCartItem, updateCartItem, deleteCartItem, clearCartItems } = cartContract;

const PARTS = ['P1', 'P2', 'P3'];
const CLIENTS = 4;

/** More stock than any schedule can use. */
export const scheduledOffers = PARTS.map((partNumber) =>
  anOffer({ id: `001#${partNumber}`, partNumber, onHand: { '11': 900 } }),
);

interface Step {
  readonly kind: 'add' | 'update' | 'remove' | 'clear';
  readonly part: string;
  readonly quantity: number;
  /** The response was lost, and the client asks again with the same key. */
  readonly isRepeated: boolean;
}

/** The steps of each client, in order. */
export type Schedule = readonly (readonly Step[])[];

const step = fc.record({
  kind: fc.constantFrom<Step['kind']>('add', 'add', 'add', 'update', 'remove', 'clear'),
  part: fc.constantFrom(...PARTS),
  quantity: fc.integer({ min: 1, max: 9 }),
  isRepeated: fc.boolean(),
});

export const schedules: fc.Arbitrary<Schedule> = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), {
  minLength: CLIENTS,
  maxLength: CLIENTS,
});

interface Done {
  readonly step: Step;
  /** The version of the cart after this step. */
  readonly version: number;
}

/**
 * Lets all clients work in one cart at once. Returns the content of the cart, and the content it would have if all
 * steps had run one after the other, in the order of the cart's versions.
 */
export async function runSchedule(visit: CartVisit, schedule: Schedule) {
  const done = await Promise.all(schedule.map((steps, client) => runClient(visit, steps, client)));
  const inOrder = done.flat().sort((one, other) => one.version - other.version);
  const { items, total } = await visit.cart();
  return {
    lines: shownLines({ items }).sort(),
    expected: [...inOrder.reduce(after, new Map<string, number>())]
      .map(([part, count]) => `${count} EA ${part}`)
      .sort(),
    total,
    sumOfLines: items.reduce((sum, item) => sum + item.quantity * (item.prices?.customer.amount ?? Number.NaN), 0),
  };
}

async function runClient(visit: CartVisit, steps: readonly Step[], client: number): Promise<Done[]> {
  const done: Done[] = [];
  for (const [index, each] of steps.entries()) {
    const times = each.isRepeated && each.kind === 'add' ? [1, 2] : [1];
    const answers = await Promise.all(times.map(() => take(visit, each, `client-${client}-step-${index}`)));
    const versions = answers.flatMap(({ status, output }) => (status === 404 ? [] : [output().version]));
    // A repeat returns the cart of that time. Only the first response made the change.
    if (versions.length > 0) done.push({ step: each, version: Math.min(...versions) });
  }
  return done;
}

interface Answer {
  readonly status: number;
  readonly output: () => { readonly version: number };
}

function take(visit: CartVisit, { kind, part, quantity }: Step, idempotencyKey: string): Promise<Answer> {
  switch (kind) {
    case 'add':
      return visit.call(insertCartItem, { body: { items: [anItem(part, { quantity })] } }, { idempotencyKey });
    case 'update':
      return visit.call(updateCartItem, { body: { items: [{ id: `001#${part}#EA`, quantity }] } });
    case 'remove':
      return visit.call(deleteCartItem, { query: { partNumber: part, lineOfBusinessKey: 'aftermarket' } });
    case 'clear':
      return visit.call(clearCartItems);
  }
}

/** A simple model of the cart: a quantity for each part. */
function after(cart: Map<string, number>, { step: { kind, part, quantity } }: Done): Map<string, number> {
  const inCart = cart.get(part) ?? 0;
  if (kind === 'add') cart.set(part, inCart + quantity);
  if (kind === 'update' && inCart > 0) cart.set(part, quantity);
  if (kind === 'remove') cart.delete(part);
  if (kind === 'clear') cart.clear();
  return cart;
}
