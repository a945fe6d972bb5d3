import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFinal, mayAskToCancel, mayBecome, orderStatuses } from '#shared/values/order-status.ts';

describe('the next status of an order (decision O2)', () => {
  it.each([
    { from: 'Pending', to: ['Canceled', 'Submitted', 'Error'] },
    { from: 'Submitted', to: ['Completed', 'Canceled', 'Error'] },
    { from: 'Error', to: ['Canceled', 'Submitted'] },
    { from: 'Completed', to: [] },
    { from: 'Canceled', to: [] },
  ] as const)('$from can become $to', ({ from, to }) => {
    expect(orderStatuses.filter((status) => mayBecome(from, status))).toEqual(to);
  });

  it('customers may ask to cancel only submitted orders', () => {
    expect(orderStatuses.filter(mayAskToCancel)).toEqual(['Submitted']);
  });

  it('nothing follows a final status, and no status follows itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), fc.constantFrom(...orderStatuses), (from, to) => {
        expect(mayBecome(from, to) && (isFinal(from) || from === to)).toBe(false);
      }),
    );
  });
});
