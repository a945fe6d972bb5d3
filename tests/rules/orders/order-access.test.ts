import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maySeeOrder } from '#shared/rules/orders/order-access.ts';

const own = { accountId: 3, parentId: 2, customerNumbers: ['100'] };
const viewer = (level: 0 | 1 | 2 | 3, more = {}) => ({ level, ...own, ...more });
const topLevel = { accountId: 2, parentId: undefined };

describe('who may see an order (admin 6, order view)', () => {
  it.each([
    { who: viewer(0), order: { accountId: 9, customerNumbers: [] }, sees: true, why: 'the provider sees all' },
    { who: viewer(1, topLevel), order: { ...own, customerNumbers: ['9'] }, sees: true, why: 'it belongs to a child' },
    {
      who: viewer(1, topLevel),
      order: { accountId: 2, customerNumbers: [] },
      sees: true,
      why: 'it belongs to the own account',
    },
    {
      who: viewer(1, topLevel),
      order: { accountId: 9, customerNumbers: ['100'] },
      sees: false,
      why: 'it belongs to another tenant',
    },
    { who: viewer(2), order: own, sees: true, why: 'account and customer number are known' },
    { who: viewer(2), order: { ...own, customerNumbers: ['9'] }, sees: false, why: 'the customer number is unknown' },
    {
      who: viewer(2),
      order: { ...own, customerNumbers: ['9', '100'] },
      sees: true,
      why: 'one of its customer numbers is known',
    },
    { who: viewer(2), order: { ...own, accountId: 4 }, sees: false, why: 'it belongs to another child' },
    { who: viewer(3), order: own, sees: true, why: 'it belongs to the own account' },
    { who: viewer(3), order: { ...own, customerNumbers: ['9'] }, sees: false, why: 'the customer number is unknown' },
    { who: viewer(3, topLevel), order: { ...own, customerNumbers: ['9'] }, sees: true, why: 'it belongs to a child' },
    {
      who: viewer(3),
      order: { ...own, accountId: 4 },
      sees: true,
      why: 'the parent is the same and the number is known',
    },
    {
      who: viewer(3),
      order: { accountId: 2, customerNumbers: ['100'] },
      sees: false,
      why: 'the parent shares the number, but keeps its own orders',
    },
    {
      who: viewer(2),
      order: { accountId: 4, parentId: 2, customerNumbers: ['100'] },
      sees: false,
      why: 'a sister shares the number, and administers its own orders',
    },
    {
      who: viewer(3, { parentId: undefined }),
      order: { accountId: 9, customerNumbers: ['100'] },
      sees: false,
      why: 'accounts without a parent have no common parent',
    },
  ])('level $who.level sees it: $sees, because $why', ({ who, order, sees }) => {
    expect(maySeeOrder(who, order)).toBe(sees);
  });

  it('no one in another tenant sees it, except the provider', () => {
    const tenant = (first: number) => fc.constantFrom({ accountId: first }, { accountId: first + 1, parentId: first });
    const numbers = fc.subarray(['1', '2']);
    fc.assert(
      fc.property(
        fc.constantFrom(1, 2, 3),
        tenant(10),
        tenant(20),
        numbers,
        numbers,
        (level, mine, theirs, known, used) => {
          const order = { ...theirs, customerNumbers: used };
          expect(maySeeOrder({ level, ...mine, customerNumbers: known }, order)).toBe(false);
        },
      ),
    );
  });
});
