import { afterEach, describe, expect, it, vi } from 'vitest';
import { askedOrders, WHOLE_LIST } from '#frontend/store/features/orders/list/order-list-location.ts';

const NOW = new Date('2026-03-03T03:30:00.000Z');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the period of a list counts days of the browser', () => {
  it.each([
    { timeZone: 'America/Denver', from: '2026-01-31', why: 'where it is still Monday' },
    { timeZone: 'Asia/Tokyo', from: '2026-02-01', why: 'where it is Tuesday already' },
  ])('from $from on in $timeZone, $why', ({ timeZone, from }) => {
    vi.stubEnv('TZ', timeZone);
    expect(askedOrders({ ...WHOLE_LIST, period: 30 }, NOW)).toMatchObject({ from, timeZone });
  });
});
