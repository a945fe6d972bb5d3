import { beforeEach, describe, expect, it } from 'vitest';
import { type AttemptRepository, attemptRepository } from '#functions/data/attempt-repository.ts';
import type { LoginAttempts } from '#shared/rules/lockout.ts';
import { testTable } from '../../support/test-table.ts';

/** In the middle of a quarter of an hour, and of a minute. */
const now = new Date('2026-03-01T09:07:30Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const pat = { userName: 'pat.doe.1', address: '192.0.2.1' };

let attempts: AttemptRepository;
beforeEach(async () => {
  attempts = attemptRepository(await testTable());
});

const countsOf = ({ ofUserName, ofAddress }: LoginAttempts) => [ofUserName.attempts, ofAddress.attempts];
const begin = async (attempt = pat, time = now) => countsOf(await attempts.begin(attempt, time));
const inOrder = (counts: readonly number[]) => counts.toSorted((a, b) => a - b);
const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('login attempts', () => {
  it('are counted for the user name, in any case, and for the address', async () => {
    await begin();
    await begin({ ...pat, userName: 'sam.poe.1' });
    expect(await begin({ ...pat, userName: 'PAT.DOE.1' }, later(1))).toEqual([2, 3]);
    expect(await begin({ ...pat, address: '192.0.2.2' }, later(1))).toEqual([3, 1]);
  });

  it('at once are each counted', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => begin()));
    expect(inOrder(counts.map(([ofUserName = 0]) => ofUserName))).toEqual(upTo(20));
  });

  it('that succeed clear the user name and take one from the address', async () => {
    await begin();
    const counted = await attempts.begin(pat, now);
    await attempts.succeed(pat, counted);
    expect(await begin()).toEqual([1, 2]);
  });

  it('that are withdrawn count for nobody', async () => {
    await begin();
    const counted = await attempts.begin(pat, now);
    await attempts.withdraw(pat, counted);
    expect(await begin()).toEqual([2, 2]);
  });

  it.each([
    { minutes: 14.99, counts: [2, 2], why: 'the first is not a quarter of an hour ago' },
    { minutes: 15, counts: [1, 1], why: 'it is, and counting starts anew' },
    { minutes: 600, counts: [1, 1], why: 'it is long ago' },
  ])('after $minutes minutes count $counts, as $why', async ({ minutes, counts }) => {
    await begin();
    expect(await begin(pat, later(minutes))).toEqual(counts);
  });

  it('are counted from the first one on, however many come after it', async () => {
    const first = await attempts.begin(pat, now);
    expect(first.ofUserName.firstAt).toBe(now.toISOString());
    expect((await attempts.begin(pat, later(10))).ofUserName).toEqual({ attempts: 2, firstAt: now.toISOString() });
    const anew = later(20);
    expect((await attempts.begin(pat, anew)).ofUserName).toEqual({ attempts: 1, firstAt: anew.toISOString() });
    expect((await attempts.begin(pat, later(34))).ofUserName).toEqual({ attempts: 2, firstAt: anew.toISOString() });
  });

  it('at once after old ones are each counted anew', async () => {
    await begin();
    const counts = await Promise.all(Array.from({ length: 20 }, () => begin(pat, later(15))));
    expect(inOrder(counts.map(([ofUserName = 0]) => ofUserName))).toEqual(upTo(20));
  });

  it('that were no failures leave nothing from which failures are counted', async () => {
    const [one, another] = [await attempts.begin(pat, now), await attempts.begin(pat, now)];
    await Promise.all([one, another].map((counted) => attempts.succeed(pat, counted)));
    const failed = await attempts.begin(pat, later(14));
    expect(failed.ofAddress).toEqual({ attempts: 1, firstAt: later(14).toISOString() });
    expect(await begin(pat, later(16))).toEqual([2, 2]);
  });

  it('that end after counting started anew take nothing from it', async () => {
    const late = await attempts.begin(pat, now);
    await begin(pat, later(15));
    await attempts.withdraw(pat, late);
    expect(await begin(pat, later(15))).toEqual([2, 2]);
  });

  it.each(['', '#', '\u0000', '\ud800', 'ß'.repeat(255)])('may name anybody: %j', async (userName) => {
    expect(await begin({ ...pat, userName })).toEqual([1, 1]);
  });
});
