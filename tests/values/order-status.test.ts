import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFinal, mayAskToCancel, mayBecome, orderStatuses } from '#shared/values/order-status.ts';

describe('what may become of an order (decision O2)', () => {
  it.each([
    { from: 'Pending', to: ['Canceled', 'Submitted', 'Error'] },
    { from: 'Submitted', to: ['Completed', 'Canceled', 'Error'] },
    { from: 'Error', to: ['Canceled', 'Submitted'] },
    { from: 'Completed', to: [] },
    { from: 'Canceled', to: [] },
  ] as const)('$from becomes $to', ({ from, to }) => {
    expect(orderStatuses.filter((status) => mayBecome(from, status))).toEqual(to);
  });

  it('a customer may ask for a cancel of a submitted order alone', () => {
    expect(orderStatuses.filter(mayAskToCancel)).toEqual(['Submitted']);
  });

  it('nothing comes after what is final, and nothing becomes what it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), fc.constantFrom(...orderStatuses), (from, to) => {
        expect(mayBecome(from, to) && (isFinal(from) || from === to)).toBe(false);
      }),
    );
  });
});
