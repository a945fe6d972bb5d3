import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { warehouseRepository } from '#functions/data/catalogue/warehouse-repository.ts';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { makeSendContactUs } from '#functions/outbox/contact-us.ts';
import type { Email } from '#functions/outbox/email.ts';
import type { ContactRequest } from '#shared/schemas/wire/contact-request.ts';
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

async function ask(userName: string, request: Partial<ContactRequest> = {}, owner = 'the demo’s') {
  const deliver = makeSendContactUs(
    {
      findPerson: findPersonIn(table),
      findProvider: async () =>
        owner === 'the demo’s' ? accountRepository(table).find(provider, 1) : anAccount({ id: 1, settings: {} }),
      listWarehouses: () => warehouseRepository(table).list(),
    },
    sendInto(mails),
  );
  await deliver({
    ...(await anEnvelope(table, userName)),
    kind: 'contact us',
    request: { questionType: 'returns', message: 'Where do I send a core?', ...request },
    warehouseNumber: 'CHI',
  });
}

describe('a question', () => {
  it('goes to who answers it, with who asks, and an answer goes back to them', async () => {
    await ask('northside-buyer', { name: 'The night shift', phoneNumber: '773 555 0100' });
    expect(mails).toEqual([
      {
        to: 'parts@northside.example',
        replyTo: 'northside-buyer@northside.example',
        subject: 'Returns: a question from Northside Fleet',
        text: `From: The night shift (northside-buyer)
Email: northside-buyer@northside.example
Phone: 773 555 0100
Account: Northside Fleet
Service location: Chicago

Where do I send a core?`,
      },
    ]);
  });

  it.each([
    { userName: 'northside-buyer', questionType: 'siteFeedback', to: 'support@provider.example', why: 'it has nobody' },
    { userName: 'northside-buyer', questionType: 'other', to: 'webmaster@provider.example', why: 'it has nobody' },
    { userName: 'summit-east-buyer', questionType: 'returns', to: 'counter@provider.example', why: 'nor its parent' },
  ] as const)('of $userName about $questionType goes to $to, as $why', async ({ userName, questionType, to }) => {
    await ask(userName, { questionType });
    expect(mails.map((mail) => mail.to)).toEqual([to]);
  });

  it('comes from the user where they gave neither name nor number', async () => {
    await ask('summit-buyer');
    expect(mails[0]?.text).toMatch(/^From: Sam Sorensen \(summit-buyer\)\nEmail: .*\nPhone: 3035550199\n/);
  });

  it('H10: has no line that a name made up', async () => {
    await ask('summit-buyer', { name: 'Pat\r\nEmail: boss@example.com', phoneNumber: '1\n2' });
    expect(mails[0]?.text.split('\n').slice(0, 3)).toEqual([
      'From: Pat Email: boss@example.com (summit-buyer)',
      'Email: summit-buyer@summit.example',
      'Phone: 1 2',
    ]);
  });

  it('is left to a person where nobody has an address', async () => {
    await expect(ask('summit-buyer', {}, 'another')).rejects.toThrow('No account has an address for this question');
  });

  it('is left to a person where nobody asked', async () => {
    await expect(ask('nobody-at-all')).rejects.toThrow('The user or their account no longer exists');
  });
});
