import { personRecords } from '#functions/data/identity/session-records.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import type { Table } from '#functions/data/table/table.ts';

/** The fields of every outbox message, for one that a demo user caused. Without such a user it has none. */
export async function anEnvelope(table: Table, userName: string) {
  const marker = await userRepository(table).findByUserName(userName);
  return {
    id: 'message-1',
    userId: marker?.userId ?? 'nobody',
    accountId: marker?.accountId ?? 99,
    parentId: marker?.parentId,
    createdAt: '2026-03-01T09:00:00Z',
    dueAt: '2026-03-01T09:00:00Z',
    attempts: 1,
  };
}

export const findPersonIn = (table: Table) => (message: Parameters<typeof personRecords>[1]) =>
  personRecords(table, message);
