import { describe, expect, it } from 'vitest';
import { needsAttention, orderAttentions } from '#shared/rules/orders/order-attention.ts';
import { orderStatuses } from '#shared/values/order-status.ts';

const ASKED = '2026-03-02T17:00:00.000Z';

describe('an order waits for the provider (decision B460)', () => {
  it.each([
    { status: 'Error', asked: false, waits: ['stuck'], why: 'the gateway refused it' },
    { status: 'Error', asked: true, waits: ['stuck', 'cancelAsked'], why: 'its buyer would rather cancel it' },
    { status: 'Submitted', asked: true, waits: ['cancelAsked'], why: 'nobody has decided yet' },
    { status: 'Submitted', asked: false, waits: [], why: 'it goes on by itself' },
    { status: 'Pending', asked: false, waits: [], why: 'the gateway is tried again by itself' },
    { status: 'Canceled', asked: true, waits: [], why: 'it was agreed' },
    { status: 'Completed', asked: true, waits: [], why: 'it was too late' },
  ] as const)('$status, asked to cancel $asked: $waits, because $why', ({ status, asked, waits }) => {
    const order = { status, ...(asked && { cancelAskedAt: ASKED }) };
    expect(orderAttentions.filter((reason) => needsAttention(order, reason))).toEqual(waits);
  });

  it('for any of the reasons', () => {
    for (const status of orderStatuses)
      for (const order of [{ status }, { status, cancelAskedAt: ASKED }])
        expect(needsAttention(order, 'any')).toBe(orderAttentions.some((reason) => needsAttention(order, reason)));
  });
});
