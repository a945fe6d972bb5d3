import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ApprovalRequestRepository,
  approvalRequestRepository,
  newApprovalRequest,
} from '#functions/data/sales/approval-request-repository.ts';
import { cartKey } from '#functions/data/sales/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew, transact } from '#functions/data/table/transact.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import { aLine } from '../../../builders/carts.ts';
import { testTable } from '../../../support/test-table.ts';

const now = new Date('2026-03-02T17:00:00.000Z');
const parent = { accountId: 2 };
const child = { accountId: 3, parentId: 2 };

const aRequest = (given: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  id: 'request-1',
  parentId: 2,
  accountId: 3,
  companyName: 'Summit East',
  userId: 'u1',
  firstName: 'Sam',
  lastName: 'Sorensen',
  email: 'sam@summit.test',
  note: '',
  lines: [aLine()],
  snapshotId: 'snapshot-1',
  state: 'open',
  version: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  ttl: now.getTime() / 1000 + 1000,
  ...given,
});

let table: Table;
let requests: ApprovalRequestRepository;
beforeEach(async () => {
  table = await testTable();
  requests = approvalRequestRepository(table);
});
const send = async (given: Partial<ApprovalRequest> = {}) => {
  const request = aRequest(given);
  await transact(table, { request: newApprovalRequest(request) });
  return request;
};

describe('an approval request', () => {
  it.each<{ scope: { accountId: number; parentId?: number }; found: boolean; why: string }>([
    { scope: parent, found: true, why: 'it was sent to that parent' },
    { scope: child, found: true, why: 'it was sent from that child' },
    { scope: { accountId: 4, parentId: 2 }, found: false, why: 'it is a sister’s' },
    { scope: { accountId: 9 }, found: false, why: 'it is another parent’s' },
  ])('is found: $found, as $why', async ({ scope, found }) => {
    const request = await send();
    expect(await requests.find(scope, request.id)).toEqual(found ? request : undefined);
    expect(await requests.list(scope, now)).toEqual(found ? [request] : []);
  });

  it.each([
    { scope: parent, of: 'a parent' },
    { scope: child, of: 'a child' },
  ])('that was never sent is not found by $of', async ({ scope }) => {
    expect(await requests.find(scope, 'nothing')).toBeUndefined();
  });

  it('is listed with the newest first, until it is forgotten', async () => {
    const first = await send({ id: 'b', createdAt: '2026-03-01T10:00:00.000Z' });
    const second = await send({ id: 'a', createdAt: '2026-03-02T10:00:00.000Z' });
    const third = await send({ id: 'c', createdAt: '2026-03-02T11:00:00.000Z' });
    await send({ id: 'd', ttl: now.getTime() / 1000 - 1 });
    expect(await requests.list(parent, now)).toEqual([third, second, first]);
  });

  it('is decided with what follows from it', async () => {
    const request = await send();
    const decision = { state: 'returned', answer: 'Too many', decidedBy: 'Pat', updatedAt: now.toISOString() } as const;
    const key = cartKey(3, 'u1', 'main');
    const decided = await requests.decide(request, decision, { also: putNew(key, { version: 1 }) });
    expect(decided).toEqual({ ...request, ...decision, version: 2 });
    expect(await requests.find(parent, request.id)).toEqual(decided);
  });

  it('is decided once', async () => {
    const request = await send();
    const decision = { state: 'returned', updatedAt: now.toISOString() } as const;
    const decisions = [1, 2, 3].map(() => requests.decide(request, decision, {}));
    const outcomes = await Promise.allSettled(decisions);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(requests.decide(request, decision, {})).rejects.toMatchObject({ code: 'conflict' });
  });
});
