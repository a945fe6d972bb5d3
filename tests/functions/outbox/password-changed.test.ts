import { beforeEach, expect, it } from 'vitest';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Email } from '#functions/outbox/email.ts';
import { makeNotifyUser, PASSWORD_CHANGED } from '#functions/outbox/notify-user.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { anEnvelope, findPersonIn } from '../../builders/outbox-envelopes.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { sendInto } from '../../support/send-into.ts';

let table: Table;
let buyer: User;
let mails: Email[];
beforeEach(async () => {
  table = await demoTable();
  const { userId } = await anEnvelope(table, 'northside-buyer');
  buyer = (await userRepository(table).find(provider, userId)) as User;
  mails = [];
});

const tell = async () =>
  makeNotifyUser(
    findPersonIn(table),
    sendInto(mails),
    PASSWORD_CHANGED,
  )({ kind: 'password changed', ...(await anEnvelope(table, 'northside-buyer')) });

it('that a password was changed is told to its user, without a link, as a thief would send one', async () => {
  await tell();
  expect(mails).toEqual([
    {
      to: buyer.email,
      subject: 'Your password at Northside Fleet was changed',
      text: `Hello ${buyer.firstName},

Your password at Northside Fleet was changed, and all other browsers were signed out.

If this was not you, someone else has your password. Set a new one at once with “Forgot your password?” in the login dialog.`,
    },
  ]);
});

it('and not to somebody who has left', async () => {
  await userRepository(table).deactivate(provider, buyer.userId);
  await tell();
  expect(mails).toEqual([]);
});
