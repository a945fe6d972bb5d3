import { beforeAll, describe, expect, it } from 'vitest';
import { vehicleKey } from '#functions/data/sales/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { garageDependencies } from '#functions/garage/dependencies.ts';
import { garageRoutes } from '#functions/garage/routes.ts';
import type { SignedIn } from '#functions/http/authenticate.ts';
import { garageContract } from '#shared/contracts/garage.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { NewVehicle, SavedVehicle } from '#shared/schemas/fields/vehicle.ts';
import type { CustomerNameLabel } from '#shared/values/customer-name.ts';
import { anAccount } from '../../builders/accounts.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { aVehicle } from '../../builders/vehicle.ts';
import { putItem, testTable } from '../../support/test-table.ts';
import { visitGroup } from '../../support/visit-group.ts';

const { listVehicles, saveVehicle, removeVehicle } = garageContract;

let table: Table;
beforeAll(async () => {
  table = await testTable();
});

const MORNING = '2026-03-01T09:00:00Z';

/** A user with a garage of their own, at a time. */
function garageOf(userId: string, time = MORNING, others: Partial<SignedIn> = {}) {
  const routes = garageRoutes(garageDependencies(table, () => new Date(time)));
  const visitor = visitGroup(garageContract, routes, aSignedIn({ userId, ...others }));
  const params = { id: userId };
  return {
    visitor,
    list: async () => (await visitor.call(listVehicles, { params })).output(),
    save: async (vehicle = aVehicle()) => (await visitor.call(saveVehicle, { params, body: vehicle })).output(),
    trySave: (body: NewVehicle, idempotencyKey?: string) =>
      visitor.call(saveVehicle, { params, body }, idempotencyKey ? { idempotencyKey } : {}),
    remove: (id: string) => visitor.call(removeVehicle, { params: { userid: userId, id } }),
  };
}
const modelsOf = (vehicles: readonly SavedVehicle[]) => vehicles.map(({ model }) => model);

describe('a saved vehicle', () => {
  it('is kept with everything that was chosen, for 14 days', async () => {
    const chosen = aVehicle({
      category: 'Body|Bumpers',
      option: '110-58845R',
      fitment: 'Extended Cab',
      customerName: 'A. Smith',
    });
    const saved = await garageOf('keeps').save(chosen);
    expect(saved).toEqual({ ...chosen, vehicleId: saved.vehicleId, userId: 'keeps', expires: '2026-03-15' });
    expect(await garageOf('keeps', '2026-03-14T23:59:59Z').list()).toEqual([saved]);
    expect(await garageOf('keeps', '2026-03-15T00:00:00Z').list()).toEqual([]);
  });

  it('stands before those that were saved earlier', async () => {
    await garageOf('orders', '2026-03-01T09:00:00Z').save(aVehicle({ model: 'first' }));
    await garageOf('orders', '2026-03-02T09:00:00Z').save(aVehicle({ model: 'second' }));
    await garageOf('orders', '2026-03-01T12:00:00Z').save(aVehicle({ model: 'between' }));
    expect(modelsOf(await garageOf('orders', '2026-03-03T09:00:00Z').list())).toEqual(['second', 'between', 'first']);
  });

  it('is removed once, and again without effect', async () => {
    const { vehicleId } = await garageOf('removes').save();
    expect((await garageOf('removes').remove(vehicleId)).status).toBe(200);
    expect((await garageOf('removes').remove(vehicleId)).status).toBe(200);
    expect(await garageOf('removes').list()).toEqual([]);
  });

  it('is the account’s for which it was saved', async () => {
    await garageOf('two-accounts').save();
    expect(await garageOf('two-accounts', MORNING, { accountId: 99 }).list()).toEqual([]);
  });

  it.each(['C/K 1500', '9-3', 'Town & Country', '106" Day cab', '日産', '<b>Th!nk</b>'])(
    'keeps its name: %s',
    async (model) => {
      const userId = `named-${Buffer.from(model).toString('hex')}`;
      await garageOf(userId).save(aVehicle({ model }));
      expect(modelsOf(await garageOf(userId).list())).toEqual([model]);
    },
  );
});

describe('saving (decision W6)', () => {
  it('answers a repeat as it did the first time, and saves once', async () => {
    const first = (await garageOf('repeats').trySave(aVehicle(), 'one-key-one')).output();
    const again = (await garageOf('repeats', '2026-03-02T09:00:00Z').trySave(aVehicle(), 'one-key-one')).output();
    expect(again).toEqual(first);
    expect(await garageOf('repeats').list()).toEqual([first]);
  });

  it('saves once, however many repeats come at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => garageOf('races').trySave(aVehicle(), 'one-key-one')),
    );
    expect(new Set(answers.map((answer) => answer.output().vehicleId)).size).toBe(1);
    expect(await garageOf('races').list()).toHaveLength(1);
  });

  it('refuses the same key with another vehicle', async () => {
    await garageOf('reuses').trySave(aVehicle(), 'one-key-one');
    const answer = await garageOf('reuses').trySave(aVehicle({ year: 2020 }), 'one-key-one');
    expect([answer.status, answer.errors]).toEqual([
      409,
      'This Idempotency-Key was already used for a different request.',
    ]);
    expect((await garageOf('reuses').list()).map(({ year }) => year)).toEqual([2019]);
  });

  it('saves twice without a key', async () => {
    const garage = garageOf('twice');
    await garage.save();
    await garage.save();
    expect(await garage.list()).toHaveLength(2);
  });
});

describe('a garage of 200', () => {
  const fill = async (userId: string, expires: string) => {
    for (let number = 0; number < 200; number += 1) {
      const scope = { accountId: 2, userId };
      const vehicle = { ...aVehicle(), vehicleId: `v${number}`, userId, expires, savedAt: '2026-02-20T09:00:00.000Z' };
      await putItem(table, vehicleKey(scope, vehicle.vehicleId), vehicle);
    }
  };

  it('takes no more', async () => {
    await fill('full', '2026-03-06');
    const answer = await garageOf('full').trySave(aVehicle());
    expect([answer.status, answer.errors]).toEqual([409, 'You have 200 saved vehicles. Please remove one first.']);
    expect(await garageOf('full').list()).toHaveLength(200);
  });

  it('has room again when they have expired, whether or not the table has deleted them', async () => {
    await fill('was-full', '2026-03-01');
    await garageOf('was-full').save();
    expect(await garageOf('was-full').list()).toHaveLength(1);
  });
});

describe('the customer’s name', () => {
  const withLabel = (customerNameLabel: CustomerNameLabel) =>
    garageOf(`names-${customerNameLabel.length}`, MORNING, {
      account: effectiveAccount(anAccount({ settings: { fieldConfig: { customerNameLabel } } })),
    });

  it.each([
    { label: 'Customer', length: 20, status: 200, why: 'it is the most' },
    { label: 'Customer', length: 21, status: 400, why: 'the default has 20' },
    { label: 'Customer Name', length: 50, status: 200, why: 'the alternative has more' },
    { label: 'Customer Name', length: 51, status: 400, why: 'and no more than 50' },
  ] as const)(
    'of $length characters as "$label" is answered with $status, as $why',
    async ({ label, length, status }) => {
      const body = { ...aVehicle(), CustomerName: 'x'.repeat(length) };
      const wire = JSON.stringify({
        Year: body.year,
        Make: body.make,
        Model: body.model,
        CustomerName: body.CustomerName,
      });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: wire };
      const answer = await withLabel(label).visitor.send(`/api/vehicle/names-${label.length}`, init);
      expect(answer.status).toBe(status);
    },
  );

  it('is refused with what the account calls it', async () => {
    const answer = await withLabel('Customer').trySave(aVehicle({ customerName: 'x'.repeat(21) }));
    expect(answer.errors).toBe('Customer can have at most 20 characters.');
    expect(JSON.parse(answer.text).errors).toEqual([
      { path: 'CustomerName', message: 'Customer can have at most 20 characters.' },
    ]);
  });
});

describe('another one’s garage', () => {
  it.each([
    { call: 'read', ask: () => garageOf('curious').visitor.call(listVehicles, { params: { id: 'owner' } }) },
    {
      call: 'filled',
      ask: () => garageOf('curious').visitor.call(saveVehicle, { params: { id: 'owner' }, body: aVehicle() }),
    },
    {
      call: 'emptied',
      ask: () => garageOf('curious').visitor.call(removeVehicle, { params: { userid: 'owner', id: 'v1' } }),
    },
  ])('is not $call, and is not told to exist', async ({ ask }) => {
    const { vehicleId } = await garageOf('owner').save();
    const answer = await ask();
    expect([answer.status, answer.errors]).toEqual([404, 'Unauthorized']);
    expect((await garageOf('owner').list()).some((vehicle) => vehicle.vehicleId === vehicleId)).toBe(true);
  });

  it('keeps its vehicles when somebody removes theirs by the same id', async () => {
    const saved = await garageOf('owner').save();
    await garageOf('curious').remove(saved.vehicleId);
    expect(await garageOf('owner').list()).toContainEqual(saved);
  });
});
