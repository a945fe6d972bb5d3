import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { makeSendAccountRequest } from '#functions/outbox/account-requested.ts';
import type { Email } from '#functions/outbox/email.ts';
import { anAccount } from '../../builders/accounts.ts';
import { anEnvelope, findPersonIn } from '../../builders/outbox-envelopes.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { sendInto } from '../../support/send-into.ts';

let table: Table;
beforeAll(async () => {
  table = await demoTable();
});
let mails: Email[];
beforeEach(() => {
  mails = [];
});

async function deliver(userName: string, findProvider = () => accountRepository(table).find(provider, 1)) {
  const send = makeSendAccountRequest({ findPerson: findPersonIn(table), findProvider }, sendInto(mails));
  await send({ ...(await anEnvelope(table, userName)), kind: 'account requested', lineOfBusiness: 'salvage' });
}

it('a request for an account goes to the provider, whoever else the account has, and an answer to who asked', async () => {
  await deliver('northside-buyer');
  expect(mails).toEqual([
    {
      to: 'counter@provider.example',
      replyTo: 'northside-buyer@northside.example',
      subject: 'Northside Fleet requests an account: Recycled',
      text: `Northside Fleet wants to buy Recycled parts but has no active account for them.

From: Ned Novak (northside-buyer)
Email: northside-buyer@northside.example
Phone: 3035550199
Account: Northside Fleet`,
    },
  ]);
});

it('is left to a person where the provider has no address', async () => {
  const nowhere = async () => anAccount({ id: 1, settings: {} });
  await expect(deliver('summit-buyer', nowhere)).rejects.toThrow('The provider has no address for requests');
});

it('is left to a person where nobody asked', async () => {
  await expect(deliver('nobody-at-all')).rejects.toThrow('The user or their account no longer exists');
});
