import { afterAll, beforeAll, expect, it } from 'vitest';
import { garageContract } from '#shared/contracts/garage.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { aVehicle } from '../../builders/vehicle.ts';
import { measuredVisitor } from '../../support/measured-visitor.ts';
import type { TableTrips } from '../../support/table-trips.ts';

const { listVehicles, saveVehicle, removeVehicle } = garageContract;
const params = { id: 'summit-buyer' };

let visitor: StoreVisitor;
let cost: TableTrips;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ visitor, cost, close } = await measuredVisitor(SUMMIT, 'summit-buyer'));
  // The first one of all has to count what is there already (decision B189).
  await visitor.call(saveVehicle, { params, body: aVehicle() });
});
afterAll(() => close());

it.each([
  { name: 'the garage', call: () => visitor.call(listVehicles, { params }), why: 'the session is read first' },
  {
    name: 'a vehicle',
    call: () => visitor.call(saveVehicle, { params, body: aVehicle() }),
    why: 'it is counted in the transaction that saves it',
  },
  {
    name: 'the removal of one',
    call: () => visitor.call(removeVehicle, { params: { userid: 'summit-buyer', id: 'v1' } }),
    why: 'its key is known',
  },
])('$name takes two round trips to the table, because $why', async ({ call }) => {
  const spent = await cost.of(async () => expect((await call()).status).toBe(200));
  expect(spent).toMatchObject({ trips: 2 });
});
