import { describe, expect, it } from 'vitest';
import {
  isTooSoonForReminder,
  PASSWORD_LINK_LIFETIME_MS,
  timeOfReminder,
} from '#shared/rules/session/password-links.ts';

const at = (time: string) => new Date(`2026-03-02T${time}Z`);

it('a link lives an hour, an invitation a week (decision B291)', () => {
  expect(PASSWORD_LINK_LIFETIME_MS).toEqual({ reset: 3_600_000, invitation: 604_800_000 });
});

describe('a reminder', () => {
  it.each([
    { newest: undefined, now: at('09:00:00'), isTooSoon: false },
    { newest: at('09:00:00'), now: at('09:00:00'), isTooSoon: true },
    { newest: at('09:00:00'), now: at('09:04:59'), isTooSoon: true },
    { newest: at('09:00:00'), now: at('09:05:00'), isTooSoon: false },
  ])('at $now after a link at $newest is too soon: $isTooSoon', ({ newest, now, isTooSoon }) => {
    expect(isTooSoonForReminder(newest && { createdAt: newest.toISOString() }, now)).toBe(isTooSoon);
  });

  it.each([
    { now: at('09:00:00'), time: at('09:00:00') },
    { now: at('09:00:59.999'), time: at('09:00:00') },
    { now: at('09:01:00'), time: at('09:01:00') },
  ])('at $now is the message of $time', ({ now, time }) => {
    expect(timeOfReminder(now)).toEqual(time);
  });
});
