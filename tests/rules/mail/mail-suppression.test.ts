import { describe, expect, it } from 'vitest';
import { afterFailure } from '#shared/rules/mail/mail-suppression.ts';
import type { SuppressedAddress } from '#shared/schemas/stored/deliveries/suppressed-address.ts';

const known = (given: Partial<SuppressedAddress> = {}): SuppressedAddress => ({
  address: 'sam@summit.test',
  delayed: [],
  version: 1,
  updatedAt: '2026-03-02T17:00:00.000Z',
  ...given,
});

describe('an address', () => {
  it.each(['bounced', 'complained'] as const)('is dead after one mail that %s', (failure) => {
    expect(afterFailure(known(), failure, 'm1')).toEqual({ reason: failure, delayed: [] });
  });

  it.each([
    { before: [], delayed: ['m3'], dead: false, why: 'one mail was late' },
    { before: ['m1'], delayed: ['m1', 'm3'], dead: false, why: 'two mails were late' },
    { before: ['m1', 'm2'], delayed: ['m1', 'm2', 'm3'], dead: true, why: 'three mails were late (H11)' },
    { before: ['m1', 'm3'], delayed: ['m1', 'm3'], dead: false, why: 'a notice that comes twice counts once' },
  ])('is dead: $dead, as $why', ({ before, delayed, dead }) => {
    const after = afterFailure(known({ delayed: before }), 'delayed', 'm3');
    expect(after).toEqual({ ...(dead && { reason: 'delayed' }), delayed });
  });

  it('keeps the reason for which it died first, and the three latest delays', () => {
    const dead = known({ reason: 'bounced', delayed: ['m1', 'm2', 'm3'] });
    expect(afterFailure(dead, 'delayed', 'm4')).toEqual({ reason: 'bounced', delayed: ['m2', 'm3', 'm4'] });
  });
});
