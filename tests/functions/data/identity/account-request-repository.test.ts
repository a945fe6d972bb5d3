import { beforeEach, expect, it } from 'vitest';
import {
  type AccountRequestRepository,
  accountRequestRepository,
} from '#functions/data/identity/account-request-repository.ts';
import { testTable } from '../../../support/test-table.ts';

const asker = { userId: 'u1', accountId: 3, parentId: 2 };
const asked = new Date('2026-03-02T17:00:00.000Z');

let requests: AccountRequestRepository;
beforeEach(async () => {
  requests = accountRequestRepository(await testTable());
  expect(await requests.send(asker, 'request-1', 'salvage', asked)).toBe(true);
});

it.each([
  { at: '2026-03-02T17:00:01.000Z', id: 'request-2', line: 'salvage', sent: false, why: 'it was just asked for' },
  { at: '2026-03-09T16:59:59.000Z', id: 'request-2', line: 'salvage', sent: false, why: 'seven days are not over' },
  { at: '2026-03-09T17:00:00.000Z', id: 'request-2', line: 'salvage', sent: true, why: 'seven days are over' },
  { at: '2026-03-02T17:00:01.000Z', id: 'request-2', line: 'aftermarket', sent: true, why: 'it is the other line' },
  { at: '2026-03-02T17:00:01.000Z', id: 'request-1', line: 'salvage', sent: true, why: 'it is the same request again' },
] as const)('a request of an account is sent: $sent, as $why', async ({ at, id, line, sent }) => {
  expect(await requests.send(asker, id, line, new Date(at))).toBe(sent);
});
