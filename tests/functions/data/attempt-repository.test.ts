import { beforeEach, describe, expect, it } from 'vitest';
import { type AttemptRepository, attemptRepository } from '#functions/data/attempt-repository.ts';
import { testTable } from '../../support/test-table.ts';

const now = new Date('2026-03-01T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const pat = { userName: 'pat.doe.1', address: '192.0.2.1' };

let attempts: AttemptRepository;
beforeEach(async () => {
  attempts = attemptRepository(await testTable());
});

describe('login attempts', () => {
  it('are counted for the user name, in any case, and for the address', async () => {
    await attempts.begin(pat, now);
    await attempts.begin({ ...pat, userName: 'sam.poe.1' }, now);
    expect(await attempts.begin({ ...pat, userName: 'PAT.DOE.1' }, later(1))).toEqual({ ofUserName: 2, ofAddress: 3 });
    expect(await attempts.begin({ ...pat, address: '192.0.2.2' }, later(1))).toEqual({ ofUserName: 3, ofAddress: 1 });
  });

  it('at once are each counted', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => attempts.begin(pat, now)));
    expect(counts.map(({ ofUserName }) => ofUserName).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it('that succeed clear the user name and take one from the address', async () => {
    await attempts.begin(pat, now);
    await attempts.begin(pat, now);
    await attempts.succeed(pat, now);
    expect(await attempts.begin(pat, now)).toEqual({ ofUserName: 1, ofAddress: 2 });
  });

  it('that are withdrawn count for nobody', async () => {
    await attempts.begin(pat, now);
    await attempts.begin(pat, now);
    await attempts.withdraw(pat, now);
    expect(await attempts.begin(pat, now)).toEqual({ ofUserName: 2, ofAddress: 2 });
  });

  it.each([
    { minutes: 14, ofUserName: 2, why: 'the quarter of an hour is not over' },
    { minutes: 15, ofUserName: 1, why: 'a new quarter begins' },
  ])('after $minutes minutes count $ofUserName, as $why', async ({ minutes, ofUserName }) => {
    await attempts.begin(pat, now);
    expect(await attempts.begin(pat, later(minutes))).toMatchObject({ ofUserName });
  });

  it.each(['', '#', '\u0000', '\ud800', 'ß'.repeat(255)])('may name anybody: %j', async (userName) => {
    expect(await attempts.begin({ ...pat, userName }, now)).toMatchObject({ ofUserName: 1 });
  });
});
