import { beforeEach, describe, expect, it } from 'vitest';
import { personRecords } from '#functions/data/identity/session-records.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Email } from '#functions/outbox/email.ts';
import { makeNotifyUser, SIGN_IN_ENDED } from '#functions/outbox/notify-user.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { sendInto } from '../../support/send-into.ts';

let table: Table;
let buyer: User;
let mails: Email[];
beforeEach(async () => {
  table = await demoTable();
  const users = userRepository(table);
  const marker = await users.findByUserName('northside-buyer');
  buyer = (await users.find(provider, marker?.userId ?? '')) as User;
  mails = [];
});

const tell = () =>
  makeNotifyUser(
    (message) => personRecords(table, message),
    sendInto(mails),
    SIGN_IN_ENDED,
  )({
    id: 'sign-in-ended-f1',
    kind: 'sign-in ended',
    userId: buyer.userId,
    accountId: buyer.accountId,
    parentId: buyer.parentId,
    createdAt: '2026-03-01T09:00:00Z',
    dueAt: '2026-03-01T09:00:00Z',
    attempts: 1,
  });

describe('that a sign-in was ended', () => {
  it("is told to its user, with the account's name alone: no link, as a thief would send one (decision F3)", async () => {
    await tell();
    expect(mails).toEqual([
      {
        to: buyer.email,
        subject: 'You were signed out at Northside Fleet',
        text: `Hello ${buyer.firstName},

A browser that stayed signed in to your account at Northside Fleet used a sign-in key that had already been replaced. Someone else may have a copy of that key, so we signed that browser out.

If it was your browser, just sign in again. If you don’t recognize this, change your password.`,
      },
    ]);
  });

  it('is not told to somebody who has left', async () => {
    await userRepository(table).deactivate(provider, buyer.userId);
    await tell();
    expect(mails).toEqual([]);
  });
});
