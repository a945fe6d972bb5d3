import { vi } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD } from '../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';
import { demoTable } from './demo-table.ts';
import { type TableTrips, tableTrips } from './table-trips.ts';
import { wholeApi } from './whole-api.ts';

interface MeasuredVisitor {
  readonly visitor: StoreVisitor;
  readonly send: SendToStore;
  /** The cost of a call. Store and lists are cached for 30 seconds, and signing in has already read them. */
  readonly cost: TableTrips;
  readonly close: () => Promise<void>;
}

/**
 * A signed-in demo user whose trips to the table are counted. Time stands still, so that nothing cached expires on a
 * slow machine. Like `wholeApi`, it can be used once in a test file.
 */
export async function measuredVisitor(host: string, userName: string): Promise<MeasuredVisitor> {
  vi.setSystemTime(new Date());
  const { send, close } = await wholeApi(await demoTable());
  const visitor = storeVisitor(send, host);
  const body = { userName, password: DEMO_PASSWORD, postalCode: '80202', remember: true };
  (await visitor.call(sessionContract.login, { body })).output();
  const { table } = await import('#functions/data/table/deployed-table.ts');
  return {
    visitor,
    send,
    cost: tableTrips(table),
    close: async () => {
      vi.useRealTimers();
      await close();
    },
  };
}
