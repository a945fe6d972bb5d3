import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type LoginAttempt,
  type LoginAttemptRepository,
  loginAttemptRepository,
} from '#functions/data/identity/login-attempt-repository.ts';
import { LOGIN_LIMITS } from '#shared/rules/session/lockout.ts';
import { testTable } from '../../../support/test-table.ts';

const now = new Date('2026-03-01T09:07:30Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const pat: LoginAttempt = { userName: 'pat.doe.1', address: '192.0.2.1', storeAccountId: 4 };

let attempts: LoginAttemptRepository;
beforeEach(async () => {
  attempts = loginAttemptRepository(await testTable());
});

/** How often a name was tried here, how often anything was, and how often the name was anywhere; undefined when refused. */
async function begin(attempt = pat, time = now) {
  const { counted, lockedOutUntil } = await attempts.begin(attempt, time);
  if (lockedOutUntil !== undefined) return undefined;
  return [counted.nameAtAddress?.count, counted.address?.count, counted.name?.count];
}
const atOnce = <T>(times: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)));
const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('login attempts', () => {
  it('are counted for the name, in any case, at an address, for the address, and for the name anywhere', async () => {
    await begin();
    await begin({ ...pat, userName: 'sam.poe.1' });
    expect(await begin({ ...pat, userName: 'PAT.DOE.1' }, later(1))).toEqual([2, 3, 2]);
    expect(await begin({ ...pat, address: '192.0.2.2' }, later(1))).toEqual([1, 1, 3]);
  });

  it('on another store, or on none, count nothing for the name', async () => {
    expect(await begin({ ...pat, storeAccountId: 5 })).toEqual([1, 1, 1]);
    expect(await begin({ ...pat, storeAccountId: undefined })).toEqual([undefined, 2, undefined]);
    expect(await begin()).toEqual([1, 3, 1]);
  });

  it('at once are each counted, up to the limit', async () => {
    const counts = await atOnce(30, () => begin());
    const ofName = counts.flatMap((count) => count?.[0] ?? []);
    expect(ofName.toSorted((a, b) => a - b)).toEqual(upTo(LOGIN_LIMITS.nameAtAddress));
  });

  it('that succeed clear the name at the address and take one from the others', async () => {
    await begin();
    await attempts.succeed(pat, await attempts.begin(pat, now));
    expect(await begin()).toEqual([1, 2, 2]);
  });

  it('that are withdrawn count for nobody', async () => {
    await begin();
    await attempts.withdraw(pat, await attempts.begin(pat, now));
    expect(await begin()).toEqual([2, 2, 2]);
  });

  it.each([
    { minutes: 14.99, counts: [2, 2, 2], why: 'the first is not a quarter of an hour ago' },
    { minutes: 15, counts: [1, 1, 1], why: 'it is, and counting starts anew' },
    { minutes: 600, counts: [1, 1, 1], why: 'it is long ago' },
  ])('after $minutes minutes count $counts, as $why', async ({ minutes, counts }) => {
    await begin();
    expect(await begin(pat, later(minutes))).toEqual(counts);
  });

  it('are counted from the first one on, however many come after it', async () => {
    await begin();
    await begin(pat, later(10));
    expect(await begin(pat, later(15))).toEqual([1, 1, 1]);
    expect(await begin(pat, later(29))).toEqual([2, 2, 2]);
  });

  it('at once after old ones are each counted anew', async () => {
    await begin();
    const counts = await atOnce(10, () => begin(pat, later(15)));
    expect(counts.flatMap((count) => count?.[1] ?? []).toSorted((a, b) => a - b)).toEqual(upTo(10));
  });

  it('that were no failures leave nothing from which failures are counted', async () => {
    const [one, another] = [await attempts.begin(pat, now), await attempts.begin(pat, now)];
    await Promise.all([one, another].map((begun) => attempts.withdraw(pat, begun)));
    expect(await begin(pat, later(14))).toEqual([1, 1, 1]);
    expect(await begin(pat, later(16))).toEqual([2, 2, 2]);
  });

  it('that end after counting started anew take nothing from it', async () => {
    const late = await attempts.begin(pat, now);
    await begin(pat, later(15));
    await attempts.withdraw(pat, late);
    expect(await begin(pat, later(15))).toEqual([2, 2, 2]);
  });

  it('that are refused tell when the first of those before them is a quarter of an hour ago', async () => {
    await begin();
    await atOnce(9, () => begin(pat, later(3)));
    const { lockedOutUntil } = await attempts.begin(pat, later(4));
    expect(lockedOutUntil).toBe(later(15).getTime());
  });

  it.each(['', '#', '\u0000', '\ud800', 'ß'.repeat(255)])('may name anybody: %j', async (userName) => {
    expect(await begin({ ...pat, userName })).toEqual([1, 1, 1]);
  });
});

describe('whoever tries names, in whatever order and however many at once,', () => {
  const ADDRESSES = ['192.0.2.10', '192.0.2.11', '192.0.2.12'];
  const NAMES = ['pat.doe.1', 'sam.poe.1'];
  const burst = fc.record({
    address: fc.constantFrom(...ADDRESSES),
    userName: fc.constantFrom(...NAMES),
    storeAccountId: fc.constantFrom(4, 5, undefined),
    times: fc.integer({ min: 1, max: 15 }),
  });

  it('gets no more looks at a password than the limits say, and never locks out the owner at another address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(burst, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), async (rounds) => {
        const repository = loginAttemptRepository(await testTable());
        const looked: LoginAttempt[] = [];
        for (const bursts of rounds) {
          const tries = bursts.flatMap(({ times, ...attempt }) => Array.from({ length: times }, () => attempt));
          const owner = repository.begin({ ...pat, address: '203.0.113.7' }, now);
          const begun = await Promise.all(tries.map((attempt) => repository.begin(attempt, now)));
          looked.push(...tries.filter((_, index) => begun[index]?.lockedOutUntil === undefined));
          const ofOwner = await owner;
          expect(ofOwner.lockedOutUntil).toBeUndefined();
          await repository.succeed({ ...pat, address: '203.0.113.7' }, ofOwner);
        }
        for (const [limit, same] of [
          [LOGIN_LIMITS.address, (one: LoginAttempt) => one.address],
          [
            LOGIN_LIMITS.nameAtAddress,
            (one: LoginAttempt) => one.storeAccountId && [one.storeAccountId, one.address, one.userName].join(),
          ],
        ] as const) {
          const counts = Object.values(Object.groupBy(looked, (one) => String(same(one) ?? '')));
          const groups = counts.filter((group) => same(group?.[0] ?? pat) !== undefined);
          expect(Math.max(0, ...groups.map((group) => group?.length ?? 0))).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('gets 200 looks at the password of a name from all addresses together', async () => {
    const begun = await atOnce(230, (index) => begin({ ...pat, address: `198.51.100.${index % 25}` }));
    expect(begun.filter((count) => count !== undefined)).toHaveLength(LOGIN_LIMITS.name);
    expect(await begin({ ...pat, address: '203.0.113.7' })).toBeUndefined();
  });
});
