import { beforeAll, describe, expect, it } from 'vitest';
import { snapshotOf } from '#functions/cart/snapshots.ts';
import {
  type CartOwner,
  type CartRepository,
  cartRepository,
  clearedCartWrites,
  MAIN_CART,
  orderedCartWrites,
} from '#functions/data/sales/cart-repository.ts';
import { cartKey } from '#functions/data/sales/keys.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { transact } from '#functions/data/table/transact.ts';
import { withDone } from '#shared/rules/cart/cart-lines.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import { itemSize } from '../../../bench/cart/item-size.ts';
import { aCart, aLine } from '../../../builders/carts.ts';
import { overtakenTable } from '../../../support/overtaken-table.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const now = new Date('2026-03-02T17:00:00.000Z');

let table: Table;
let carts: CartRepository;
beforeAll(async () => {
  table = await testTable();
  carts = cartRepository(table);
});

const owner = (userId: string): CartOwner => ({ accountId: 2, userId });
const withLine = (cart: Cart) => ({
  cart: { ...cart, lines: [...cart.lines, aLine({ part: `001#P${cart.version}` })] },
});

describe('a cart', () => {
  it('that is the main one is emptied where others are deleted, and its lines are kept aside', async () => {
    await carts.change(owner('u0'), MAIN_CART, now, withLine);
    await carts.remove(owner('u0'), MAIN_CART, now);
    expect((await carts.find(owner('u0'), MAIN_CART))?.lines).toEqual([]);
    const snapshots = await queryAll(table, { pk: 'CART#2#u0', sk: 'SNAPSHOT#' });
    expect(snapshots).toMatchObject([{ lines: [{ part: '001#P0' }] }]);
  });

  it('is empty before anything was put into it, and saved with a version after that', async () => {
    expect(await carts.find(owner('u1'), MAIN_CART)).toEqual(aCart());
    const { saved } = (await carts.change(owner('u1'), MAIN_CART, now, withLine)) ?? {};
    expect(saved).toMatchObject({ version: 1, lines: [{ part: '001#P0' }], updatedAt: now.toISOString() });
    expect(await carts.find(owner('u1'), MAIN_CART)).toEqual(saved);
  });

  it('for a job is not there until it was made', async () => {
    expect(await carts.find(owner('u2'), 'job-1')).toBeUndefined();
    expect(await carts.change(owner('u2'), 'job-1', now, withLine)).toBeUndefined();
    await carts.change(owner('u2'), 'job-1', now, withLine, aCart({ userId: 'u2', name: 'job-1' }));
    expect((await carts.list(owner('u2'))).map(({ name }) => name)).toEqual([MAIN_CART, 'job-1']);
  });

  it('is decided anew when somebody else saved in between, also where it was loaded before', async () => {
    const stale = await carts.find(owner('u3'), MAIN_CART);
    await carts.change(owner('u3'), MAIN_CART, now, withLine);
    const rule = (cart: Cart) => ({ ...withLine(cart), linesBefore: cart.lines.length });
    const changed = await carts.change(owner('u3'), MAIN_CART, now, rule, stale);
    expect(changed?.saved).toMatchObject({ version: 2, lines: [{ part: '001#P0' }, { part: '001#P1' }] });
    expect(changed?.result.linesBefore).toBe(1);
  });

  it('is not saved when a rule leaves it as it is', async () => {
    const before = await carts.change(owner('u4'), MAIN_CART, now, withLine);
    const changed = await carts.change(owner('u4'), MAIN_CART, now, (cart) => ({ cart }));
    expect(changed?.saved).toEqual(before?.saved);
  });

  it('is found among items that were read with others, by its key', async () => {
    const cart = aCart({ userId: 'u5', version: 3, lines: [aLine()] });
    const item = { ...cart, ...cartKey(2, 'u5', MAIN_CART) };
    const other = { ...cart, ...cartKey(2, 'u6', MAIN_CART) };
    expect(carts.among([other, item], owner('u5'), MAIN_CART)).toEqual(cart);
    expect(carts.among([other], owner('u5'), MAIN_CART)).toEqual(aCart({ userId: 'u5' }));
    const job = { ...cart, name: 'job-1', ...cartKey(2, 'u5', 'job-1') };
    expect(carts.among([job, item], owner('u5'), MAIN_CART)).toEqual(cart);
  });

  it('is refused when its row is damaged', async () => {
    await putItem(table, cartKey(2, 'damaged', MAIN_CART), { lines: 'none' });
    await expect(carts.find(owner('damaged'), MAIN_CART)).rejects.toThrow();
  });

  it('of another account or user is another cart', async () => {
    await carts.change(owner('u7'), MAIN_CART, now, withLine);
    expect((await carts.find({ accountId: 3, userId: 'u7' }, MAIN_CART))?.lines).toEqual([]);
    expect((await carts.find(owner('u8'), MAIN_CART))?.lines).toEqual([]);
  });
});

describe.each([
  { what: 'cleared', isCleared: true },
  { what: 'kept', isCleared: false },
])('an ordered cart that is $what', ({ what, isCleared }) => {
  const cartWithLine = async (buyer: ReturnType<typeof owner>): Promise<Cart> => {
    const changed = await carts.change(buyer, MAIN_CART, now, withLine);
    if (!changed) throw new Error('The buyer has no cart');
    return changed.saved;
  };
  const order = async (seen: Cart) => transact<'cart'>(table, orderedCartWrites(seen, '1001', isCleared, now));

  it('is not ordered a second time by whoever saw it before the order (decision W6)', async () => {
    const buyer = owner(`ordered-twice-${what}`);
    const seen = await cartWithLine(buyer);
    expect(await order(seen)).toBeUndefined();
    expect(await order(seen)).toBe('cart');
  });

  it('is not ordered when it changed since it was seen', async () => {
    const buyer = owner(`changed-${what}`);
    const seen = await cartWithLine(buyer);
    const changed = await cartWithLine(buyer);
    expect(await order(seen)).toBe('cart');
    expect(await carts.find(buyer, MAIN_CART)).toEqual(changed);
  });

  it('names its order and the version that was ordered', async () => {
    const buyer = owner(`names-order-${what}`);
    const seen = await cartWithLine(buyer);
    await order(seen);
    expect(await carts.find(buyer, MAIN_CART)).toMatchObject({
      version: 2,
      lastOrder: { orderNumber: '1001', version: 1 },
      lines: isCleared ? [] : seen.lines,
    });
  });
});

describe('a snapshot', () => {
  it('is of the cart that was cleared in the same transaction, however many clear it at once', async () => {
    await carts.change(owner('u9'), MAIN_CART, now, withLine);
    const clear = (cart: Cart) => ({ cart: { ...cart, lines: [] }, snapshot: 'cleared' as const });
    await Promise.all([1, 2, 3].map(() => carts.change(owner('u9'), MAIN_CART, now, clear)));
    expect(await carts.snapshots(owner('u9'), now)).toMatchObject([{ lines: [{ part: '001#P0' }], reason: 'cleared' }]);
  });

  it('is kept of a job cart that goes away, and going away twice is no fault', async () => {
    await carts.change(owner('u10'), 'job-1', now, withLine, aCart({ userId: 'u10', name: 'job-1' }));
    await carts.remove(owner('u10'), 'job-1', now);
    await carts.remove(owner('u10'), 'job-1', now);
    expect(await carts.find(owner('u10'), 'job-1')).toBeUndefined();
    expect(await carts.snapshots(owner('u10'), now)).toMatchObject([{ cartName: 'job-1', reason: 'cart deleted' }]);
  });

  it('has the part that was added while its job cart was being deleted', async () => {
    const buyer = owner('u11');
    await carts.change(buyer, 'job-1', now, withLine, aCart({ userId: 'u11', name: 'job-1' }));
    const overtaken = overtakenTable(table, () => carts.change(buyer, 'job-1', now, withLine));
    await cartRepository(overtaken).remove(buyer, 'job-1', now);
    expect(await carts.find(buyer, 'job-1')).toBeUndefined();
    const lines = [{ part: '001#P0' }, { part: '001#P1' }];
    expect(await carts.snapshots(buyer, now)).toMatchObject([{ lines }]);
  });

  it('is found by the id that the parent is sent with a cart', async () => {
    const buyer = owner('u12');
    const { saved } = (await carts.change(buyer, MAIN_CART, now, withLine)) ?? { saved: aCart() };
    const { writes, snapshotId } = clearedCartWrites(saved, 'sent to parent', now);
    await transact(table, writes);
    const found = await carts.findSnapshot(buyer, snapshotOf(snapshotId), now);
    expect(found).toMatchObject({ cartName: MAIN_CART, lines: saved.lines });
  });
});

it('O05: a cart of 999 lines, named and pictured as real parts are, is half of what an item may be', () => {
  const lines = Array.from({ length: 999 }, (_, index) =>
    aLine({
      part: `001#GM${2502000 + index}`,
      quantity: 12,
      warranty: '12L',
      title: 'Headlight Assembly, Driver Side, Halogen, CAPA Certified',
      image: '/images/parts/headlight-assembly-400.svg',
    }),
  );
  const outcomes = Array.from({ length: 999 }, () => 'partly added' as const);
  const call = { key: 'x'.repeat(16), body: 'x'.repeat(16), outcomes, at: now.toISOString() };
  const done = [1, 2, 3].reduce<Cart['done']>((before) => withDone(before, call), []);
  expect(itemSize(aCart({ lines, done }))).toBeLessThan(200_000);
});
