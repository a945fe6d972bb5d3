import { beforeEach, describe, expect, it } from 'vitest';
import { type ErrorLogRepository, errorLogRepository } from '#functions/data/identity/error-log-repository.ts';
import { anActor } from '../../../builders/people.ts';
import { testTable } from '../../../support/test-table.ts';

const now = new Date('2026-03-01T09:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);
const anError = (info: string) => ({ localTime: '3/1/2026 9:00', errors: ['It failed'], info });
const actor = anActor();

let log: ErrorLogRepository;
beforeEach(async () => {
  log = errorLogRepository(await testTable());
});
const infos = async (scope = actor, at = now) => (await log.newest(scope, at)).map(({ info }) => info);

describe('the error log of an account', () => {
  it('is empty at first', async () => {
    expect(await infos()).toEqual([]);
  });

  it('keeps the last three, the newest first', async () => {
    for (const info of ['a', 'b', 'c', 'd']) await log.report(actor, `id ${info}`, anError(info), now);
    expect(await infos()).toEqual(['d', 'c', 'b']);
  });

  it('is the account’s own', async () => {
    await log.report(actor, 'id', anError('ours'), now);
    expect(await infos(anActor({ accountId: 3 }))).toEqual([]);
  });

  it('takes the same report once', async () => {
    await log.report(actor, 'id', anError('a'), now);
    await log.report(actor, 'id', anError('a'), now);
    expect(await infos()).toEqual(['a']);
  });

  it('refuses another report of the same id', async () => {
    await log.report(actor, 'id', anError('a'), now);
    await expect(log.report(actor, 'id', anError('b'), now)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This Idempotency-Key was already used for a different request.',
    });
    expect(await infos()).toEqual(['a']);
  });

  it('loses none of three that come at once', async () => {
    await Promise.all(['a', 'b', 'c'].map((info) => log.report(actor, `id ${info}`, anError(info), now)));
    expect((await infos()).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('forgets after thirty days, and begins anew', async () => {
    await log.report(actor, 'id', anError('a'), now);
    expect(await infos(actor, days(29))).toEqual(['a']);
    expect(await infos(actor, days(30))).toEqual([]);
    await log.report(actor, 'next', anError('b'), days(31));
    expect(await infos(actor, days(31))).toEqual(['b']);
  });

  it('holds three of the longest reports that there can be', async () => {
    const longest = {
      localTime: '🚗'.repeat(30),
      errors: Array<string>(10).fill('🚗'.repeat(1000)),
      info: '🚗'.repeat(1000),
    };
    for (const id of ['a', 'b', 'c']) await log.report(actor, id, longest, now);
    expect(await infos()).toHaveLength(3);
  });
});
