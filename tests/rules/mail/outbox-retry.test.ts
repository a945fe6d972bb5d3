import { expect, it } from 'vitest';
import { OUTBOX_LEASE_MS, retryDelay } from '#shared/rules/mail/outbox-retry.ts';

it.each([
  { attempts: 1, minutes: 1 },
  { attempts: 2, minutes: 2 },
  { attempts: 5, minutes: 15 },
  { attempts: 11, minutes: 960 },
])('after $attempts attempts the next one is $minutes minutes away', ({ attempts, minutes }) => {
  expect(retryDelay(attempts)).toBe(minutes * 60_000);
});

it('there is no retry after twelve attempts', () => {
  expect(retryDelay(12)).toBeUndefined();
});

it('a process holds a message for longer than the sending function may run, which is 55 seconds', () => {
  expect(OUTBOX_LEASE_MS).toBeGreaterThan(55_000);
});
