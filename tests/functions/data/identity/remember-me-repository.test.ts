import { beforeEach, describe, expect, it } from 'vitest';
import { rememberKey } from '#functions/data/identity/keys.ts';
import { type RememberMeRepository, rememberMeRepository } from '#functions/data/identity/remember-me-repository.ts';
import { sessionRecords } from '#functions/data/identity/session-records.ts';
import { type SessionRepository, sessionRepository } from '#functions/data/identity/session-repository.ts';
import { getItem } from '#functions/data/table/get-item.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { aSession } from '../../../builders/people.ts';
import { overtakenTable } from '../../../support/overtaken-table.ts';
import { testTable } from '../../../support/test-table.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const start = new Date('2026-03-01T09:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const session = aSession({ parentId: 1, accountId: 3 });

let table: Table;
let sessions: SessionRepository;
let remembered: RememberMeRepository;
beforeEach(async () => {
  table = await testTable();
  sessions = sessionRepository(table);
  remembered = rememberMeRepository(table);
  await sessions.create(session);
  await remembered.create(session, { family: 'family', secret: 'first' }, start);
});

const present = (secret: string, next: string, now: Date, host = session.host) =>
  remembered.rotate({ family: 'family', secret, host }, next, now);
const sessionNow = async () => (await sessionRecords(table, session)).session;

describe('a remember secret', () => {
  it('is stored as a hash only', async () => {
    expect(JSON.stringify(await getItem(table, rememberKey('family')))).not.toContain('first');
  });

  it('brings its session back and is replaced', async () => {
    expect(await present('first', 'second', later(DAY))).toMatchObject({
      outcome: 'rotated',
      remembered: { sessionId: 's1', userId: 'u1', accountId: 3, parentId: 1 },
    });
    expect(await present('second', 'third', later(2 * DAY))).toMatchObject({ outcome: 'rotated' });
  });

  it('renews the session for another 14 days', async () => {
    await present('first', 'second', later(10 * DAY));
    expect(await sessionNow()).toMatchObject({
      ttl: later(24 * DAY).getTime() / SECOND,
      usedAt: later(10 * DAY).toISOString(),
    });
  });

  it.each([
    { used: 0, again: 30 * SECOND, outcome: 'just rotated', why: 'a tab may race another for half a minute' },
    { used: 0, again: 31 * SECOND, outcome: 'reused', why: 'after that only a thief has it' },
  ])('used again after $again ms is $outcome, as $why', async ({ used, again, outcome }) => {
    await present('first', 'second', later(used));
    expect(await present('first', 'other', later(used + again))).toMatchObject({ outcome });
  });

  it('used again in time leaves the next one in force', async () => {
    await present('first', 'second', start);
    await present('first', 'other', later(SECOND));
    expect(await present('second', 'third', later(2 * SECOND))).toMatchObject({ outcome: 'rotated' });
    expect(await present('other', 'fourth', later(3 * SECOND))).toEqual({ outcome: 'reused' });
  });

  it('two rotations old ends the family at once', async () => {
    await present('first', 'second', start);
    await present('second', 'third', later(SECOND));
    expect(await present('first', 'fourth', later(2 * SECOND))).toEqual({ outcome: 'reused' });
  });

  it('reused ends the session for thief and owner', async () => {
    await present('first', 'second', start);
    await present('first', 'other', later(DAY));
    expect(await sessionNow()).toBeUndefined();
    expect(await present('second', 'third', later(DAY))).toEqual({ outcome: 'unknown' });
  });

  it('reused tells its owner, once for all the copies that come back', async () => {
    await present('first', 'second', start);
    await Promise.all(Array.from({ length: 5 }, () => present('first', 'other', later(DAY))));
    expect(await queryAll(table, { pk: 'OUTBOX', sk: '' })).toMatchObject([
      { id: 'sign-in-ended-family', kind: 'sign-in ended', userId: 'u1', accountId: 3, parentId: 1 },
    ]);
  });

  it.each([
    { host: 'northside.localhost', now: start, why: 'it is of another host' },
    { host: session.host, now: later(14 * DAY), why: 'fourteen days are over' },
  ])('is unknown where $why', async ({ host, now }) => {
    expect(await present('first', 'second', now, host)).toEqual({ outcome: 'unknown' });
  });

  it('is unknown when the session was ended', async () => {
    await sessions.end(session);
    expect(await present('first', 'second', start)).toEqual({ outcome: 'unknown' });
  });

  it.each([
    { what: 'its own secret', secret: 'first', isEnded: true },
    { what: 'a wrong secret', secret: 'guessed', isEnded: false },
    { what: 'another family', secret: 'first', family: 'no-family', isEnded: false },
    { what: 'another host', secret: 'first', host: 'northside.localhost', isEnded: false },
  ])(
    'with $what ends family and session: $isEnded',
    async ({ secret, isEnded, family = 'family', host = session.host }) => {
      await remembered.end({ family, secret, host });
      expect((await sessionNow()) === undefined).toBe(isEnded);
      expect((await present('first', 'second', start)).outcome).toBe(isEnded ? 'unknown' : 'rotated');
    },
  );

  it('of before ends the family too, as the answer with the next one may have been lost', async () => {
    await present('first', 'second', start);
    await remembered.end({ family: 'family', secret: 'first', host: session.host });
    expect(await sessionNow()).toBeUndefined();
  });

  it.each([
    { what: 'current', secret: 'second', now: later(DAY), isLiving: true },
    { what: 'just rotated', secret: 'first', now: later(30 * SECOND), isLiving: true },
    { what: 'reused', secret: 'first', now: later(31 * SECOND), isLiving: false },
    { what: 'wrong', secret: 'guessed', now: start, isLiving: false },
    { what: 'too old', secret: 'second', now: later(15 * DAY), isLiving: false },
    { what: 'of another host', secret: 'second', now: start, host: 'northside.localhost', isLiving: false },
  ])('that is $what is living: $isLiving, and finding out changes nothing', async ({ secret, now, isLiving, host }) => {
    await present('first', 'second', start);
    const before = await getItem(table, rememberKey('family'));
    const found = await remembered.find({ family: 'family', secret, host: host ?? session.host }, now);
    expect(found !== undefined).toBe(isLiving);
    expect(await getItem(table, rememberKey('family'))).toEqual(before);
  });

  it('presented by two tabs at the same moment is rotated by one, whose next secret stays in force', async () => {
    const first = overtakenTable(table, () => present('first', 'second', start));
    const presented = { family: 'family', secret: 'first', host: session.host };
    expect(await rememberMeRepository(first).rotate(presented, 'other', start)).toMatchObject({
      outcome: 'just rotated',
    });
    expect(await present('second', 'third', later(SECOND))).toMatchObject({ outcome: 'rotated' });
  });

  it('presented by ten tabs at once is rotated once and serves all', async () => {
    const tabs = Array.from({ length: 10 }, (_, tab) => present('first', `next ${tab}`, start));
    const outcomes = (await Promise.all(tabs)).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual([...Array<string>(9).fill('just rotated'), 'rotated']);
    expect(await sessionNow()).toBeDefined();
  });
});
