import { beforeAll, expect, it } from 'vitest';
import { outboxRepository } from '#functions/data/operations/outbox-repository.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { cartStore } from '../../support/cart-visit.ts';

const { requestAccount } = cartContract;
const MONDAY = '2026-03-02T17:00:00.000Z';

let store: Awaited<ReturnType<typeof cartStore>>;
beforeAll(async () => {
  store = await cartStore([]);
});

/** Asks for a line, as a user of an account that nobody else here is of. */
async function ask(
  accountId: number,
  lineOfBusiness: LineOfBusiness,
  { time = MONDAY, idempotencyKey = `key-${Date.parse(time)}`, userId = 'u1' } = {},
) {
  const visit = store.visit({ accountId, userId, time });
  const answer = await visit.call(requestAccount, { body: { lineOfBusinessKey: lineOfBusiness } }, { idempotencyKey });
  return answer.output();
}

const waiting = async (accountId: number) => {
  const messages = await outboxRepository(store.table).due(new Date('2026-04-01T00:00:00.000Z'));
  return messages.filter((message) => message.accountId === accountId);
};

it('a request for an account is left to be sent to the provider', async () => {
  expect(await ask(11, 'salvage')).toEqual({ wasRequested: false });
  expect(await waiting(11)).toMatchObject([
    { kind: 'account requested', userId: 'u1', accountId: 11, lineOfBusiness: 'salvage' },
  ]);
});

it.each([
  { accountId: 12, why: 'the answer was lost', again: {}, wasRequested: false, sent: 1 },
  { accountId: 13, why: 'it was pressed twice', again: { idempotencyKey: 'key-00002' }, wasRequested: true, sent: 1 },
  {
    accountId: 14,
    why: 'a colleague asks too',
    again: { idempotencyKey: 'key-00002', userId: 'u2' },
    wasRequested: true,
    sent: 1,
  },
  {
    accountId: 15,
    why: 'a week has gone by',
    again: { time: '2026-03-09T17:00:00.000Z' },
    wasRequested: false,
    sent: 2,
  },
])('asked again as $why, $sent in all are sent', async ({ accountId, again, wasRequested, sent }) => {
  await ask(accountId, 'salvage');
  expect(await ask(accountId, 'salvage', again)).toEqual({ wasRequested });
  expect(await waiting(accountId)).toHaveLength(sent);
});

it('two clicks at once send one', async () => {
  const keys = ['key-00001', 'key-00002'];
  const answers = await Promise.all(keys.map((idempotencyKey) => ask(16, 'aftermarket', { idempotencyKey })));
  expect(answers.filter(({ wasRequested }) => !wasRequested)).toHaveLength(1);
  expect(await waiting(16)).toHaveLength(1);
});

it('each line is asked for on its own', async () => {
  await ask(17, 'aftermarket');
  expect(await ask(17, 'salvage')).toEqual({ wasRequested: false });
});
