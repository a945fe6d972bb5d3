import { afterAll, beforeAll, expect, it } from 'vitest';
import { garageContract } from '#shared/contracts/garage.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { aVehicle } from '../../builders/vehicle.ts';
import { demoTable } from '../../support/demo-table.ts';
import { type TableTrips, tableTrips } from '../../support/table-trips.ts';
import { wholeApi } from '../../support/whole-api.ts';

const { listVehicles, saveVehicle, removeVehicle } = garageContract;
const params = { id: 'summit-buyer' };

let visitor: StoreVisitor;
let cost: TableTrips;
let close: () => Promise<void>;
beforeAll(async () => {
  const api = await wholeApi(await demoTable());
  close = api.close;
  visitor = storeVisitor(api.send, SUMMIT);
  await visitor.call(sessionContract.login, { body: { userName: 'summit-buyer', password: DEMO_PASSWORD } });
  cost = tableTrips((await import('#functions/data/deployed-table.ts')).table);
});
afterAll(() => close());

it.each([
  { name: 'the garage', call: () => visitor.call(listVehicles, { params }), why: 'it is read whole' },
  {
    name: 'a vehicle',
    call: () => visitor.call(saveVehicle, { params, body: aVehicle() }),
    why: 'the garage is counted while it is saved',
  },
  {
    name: 'the removal of one',
    call: () => visitor.call(removeVehicle, { params: { userid: 'summit-buyer', id: 'v1' } }),
    why: 'its key is known',
  },
])('$name takes two round trips to the table, one of them for the session, because $why', async ({ call }) => {
  const spent = await cost.of(async () => expect((await call()).status).toBe(200));
  expect(spent.trips).toBeLessThanOrEqual(2);
  expect(spent.readUnits).toBeLessThanOrEqual(10);
});
