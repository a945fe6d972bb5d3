import { beforeEach, describe, expect, it } from 'vitest';
import { sessionRecords } from '#functions/data/identity/session-records.ts';
import { type SessionRepository, sessionRepository } from '#functions/data/identity/session-repository.ts';
import { sessionUse } from '#functions/data/identity/session-use.ts';
import type { Table } from '#functions/data/table/table.ts';
import { aSession } from '../../../builders/people.ts';
import { testTable } from '../../../support/test-table.ts';

let table: Table;
let sessions: SessionRepository;
beforeEach(async () => {
  table = await testTable();
  sessions = sessionRepository(table);
  await sessions.create(aSession());
});
const stored = async () => (await sessionRecords(table, aSession())).session;

describe('a session', () => {
  it('is kept as it was begun', async () => {
    expect(await stored()).toEqual(aSession());
  });

  it('is the last sign-in of its user, and stays that when it has ended', async () => {
    await sessions.end(aSession());
    expect(await sessions.lastSignIn('u1')).toBe(aSession().createdAt);
    await sessions.create(aSession({ sessionId: 's2', createdAt: '2026-03-02T09:00:00.000Z' }));
    expect(await sessions.lastSignIn('u1')).toBe('2026-03-02T09:00:00.000Z');
    expect(await sessions.lastSignIn('u2')).toBeUndefined();
  });

  it('says when it was last used, and does not come back by that', async () => {
    const now = new Date('2026-03-01T09:30:00.000Z');
    await sessionUse(table)(aSession(), now);
    expect(await stored()).toEqual(aSession({ usedAt: now.toISOString() }));
    await sessions.end(aSession());
    await sessionUse(table)(aSession(), now);
    expect(await stored()).toBeUndefined();
  });

  it('ends, and ending it again does nothing', async () => {
    await sessions.end(aSession());
    await sessions.end(aSession());
    expect(await stored()).toBeUndefined();
  });

  it('takes a postal code with its service location, and another without', async () => {
    expect(await sessions.setLocation(aSession(), { postalCode: '80202', warehouseNumber: 'DEN' })).toBe(true);
    expect(await stored()).toEqual(aSession({ postalCode: '80202', warehouseNumber: 'DEN' }));
    await sessions.setLocation(aSession(), { postalCode: '09002' });
    expect(await stored()).toEqual(aSession({ postalCode: '09002' }));
  });

  it('that has ended does not come back by a postal code', async () => {
    await sessions.end(aSession());
    expect(await sessions.setLocation(aSession(), { postalCode: '80202' })).toBe(false);
    expect(await stored()).toBeUndefined();
  });

  it('works for a child from one write to the next, with nothing of its own choices, and ends that alike', async () => {
    const own = { postalCode: '80202', warehouseNumber: 'DEN' };
    const orderAs = {
      accountId: 3,
      reason: 'approval' as const,
      approvalId: 'h1',
      sentBy: 'Pat',
      note: 'Soon',
      ...own,
    };
    await sessions.setLocation(aSession(), own);
    await sessions.setLineChoice(aSession(), 'aftermarket', { guest: { customerName: 'Jo' } });
    expect(await sessions.setOrderAs(aSession(), orderAs, { postalCode: '60608', cartName: 'sent-h1' })).toBe(true);
    expect(await stored()).toEqual(aSession({ orderAs, postalCode: '60608', cartName: 'sent-h1' }));
    expect(await sessions.setOrderAs(aSession(), undefined, own)).toBe(true);
    expect(await stored()).toEqual(aSession(own));
    await sessions.setOrderAs(aSession(), undefined, {});
    expect(await stored()).toEqual(aSession());
    await sessions.end(aSession());
    expect(await sessions.setOrderAs(aSession(), orderAs, own)).toBe(false);
  });

  it('keeps whom it buys as in each line, unless it has ended', async () => {
    const aftermarket = { guest: { customerName: 'Jo' } };
    expect(await sessions.setLineChoice(aSession(), 'aftermarket', aftermarket)).toBe(true);
    expect(await stored()).toEqual(aSession({ aftermarket }));
    await sessions.end(aSession());
    expect(await sessions.setLineChoice(aSession(), 'aftermarket', aftermarket)).toBe(false);
  });

  it('forgets where it ships to, unless it has ended', async () => {
    await sessions.setLocation(aSession(), { postalCode: '80202', warehouseNumber: 'DEN' });
    expect(await sessions.clearLocation(aSession())).toBe(true);
    expect(await stored()).toEqual(aSession());
    await sessions.end(aSession());
    expect(await sessions.clearLocation(aSession())).toBe(false);
  });

  it('leaves a cart only while it works with that one', async () => {
    await sessions.setCart(aSession(), 'job-1');
    await sessions.leaveCart(aSession(), 'job-2');
    expect(await stored()).toEqual(aSession({ cartName: 'job-1' }));
    await sessions.leaveCart(aSession(), 'job-1');
    expect(await stored()).toEqual(aSession());
  });

  it('takes another cart to work with, unless it has ended', async () => {
    expect(await sessions.setCart(aSession(), 'job-1')).toBe(true);
    expect(await stored()).toEqual(aSession({ cartName: 'job-1' }));
    await sessions.end(aSession());
    expect(await sessions.setCart(aSession(), 'job-2')).toBe(false);
  });
});
