import { expect, it } from 'vitest';
import { contactRepository } from '#functions/data/content/contact-repository.ts';
import { contactKey } from '#functions/data/content/keys.ts';
import { getItem } from '#functions/data/table/get-item.ts';
import { testTable } from '../../../support/test-table.ts';

it('a question is kept for 30 days, so that a repeat is known for that long and personal data is not kept longer', async () => {
  const table = await testTable();
  const question = { questionType: 'returns', name: 'Pat', phoneNumber: '303 555 0101', message: 'Hi' } as const;
  const asker = { userId: 'u3', accountId: 3, parentId: 2 };
  await contactRepository(table).send(asker, 'question-1', question, new Date('2026-03-02T17:00:00.000Z'));
  expect(await getItem(table, contactKey('u3', 'question-1'))).toMatchObject({
    request: question,
    ttl: Date.parse('2026-04-01T17:00:00.000Z') / 1000,
  });
});
