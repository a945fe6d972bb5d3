import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cartDependencies } from '#functions/cart/dependencies.ts';
import { cartRoutes } from '#functions/cart/routes.ts';
import { contentDependencies } from '#functions/content/dependencies.ts';
import { contentRoutes } from '#functions/content/routes.ts';
import { attemptsKey } from '#functions/data/identity/keys.ts';
import { passwordReminderRepository } from '#functions/data/passwords/password-reminder-repository.ts';
import { cartKey, vehicleKey } from '#functions/data/sales/keys.ts';
import { getItem } from '#functions/data/table/get-item.ts';
import type { Key } from '#functions/data/table/keys.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { garageDependencies } from '#functions/garage/dependencies.ts';
import { garageRoutes } from '#functions/garage/routes.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { contentContract } from '#shared/contracts/content.ts';
import { garageContract } from '#shared/contracts/garage.ts';
import type { AppError } from '#shared/errors.ts';
import { aSignedIn } from '../builders/signed-in.ts';
import { aVehicle } from '../builders/vehicle.ts';
import { testTable } from '../support/test-table.ts';
import { visitGroup } from '../support/visit-group.ts';

const AT_ONCE = 20;
const ROOM = 3;
const now = () => new Date('2026-03-02T17:00:00.000Z');

let table: Table;
beforeAll(async () => {
  table = await testTable();
});

/** A kind of record that a user may have only a limited number of. */
interface Limited {
  readonly kind: string;
  readonly limit: number;
  /** Makes one more; the status of the answer. */
  readonly make: (userId: string, number: number) => Promise<{ readonly status: number }>;
  readonly count: (userId: string) => Promise<number>;
  /** Removes one; absent where nothing can be removed. */
  readonly removeOne?: (userId: string) => Promise<unknown>;
  readonly refusal: number;
}

const signedIn = (userId: string) => aSignedIn({ userId });
const garage = (userId: string) =>
  visitGroup(garageContract, garageRoutes(garageDependencies(table, now)), signedIn(userId));
const carts = (userId: string) => visitGroup(cartContract, cartRoutes(cartDependencies(table, now)), signedIn(userId));
const vehiclesOf = async (userId: string) =>
  (await garage(userId).call(garageContract.listVehicles, { params: { id: userId } })).output();
const jobCartsOf = async (userId: string) =>
  (await carts(userId).call(cartContract.getCarts)).output().filter(({ job }) => job !== null);

async function remind(asked: { readonly userName: string; readonly address: string }) {
  const isThrottled = await passwordReminderRepository(table)
    .request({ ...asked, tenantId: 2 }, now())
    .catch((error: AppError) => error.code === 'throttled');
  return { status: isThrottled ? 429 : 200 };
}
const countOf = async (key: Key) => z.object({ attempts: z.int() }).parse(await getItem(table, key)).attempts;

const LIMITED: readonly Limited[] = [
  {
    kind: 'saved vehicles',
    limit: 200,
    make: (userId, number) =>
      garage(userId).call(garageContract.saveVehicle, {
        params: { id: userId },
        body: aVehicle({ model: `Model ${number}` }),
      }),
    count: async (userId) => (await queryAll(table, vehicleKey({ accountId: 2, userId }))).length,
    removeOne: async (userId) => {
      const [vehicle] = await vehiclesOf(userId);
      await garage(userId).call(garageContract.removeVehicle, {
        params: { userid: userId, id: vehicle?.vehicleId ?? '' },
      });
    },
    refusal: 409,
  },
  {
    kind: 'job carts',
    limit: 50,
    make: (userId, number) => carts(userId).call(cartContract.createCart, { body: { label: `Job ${number}` } }),
    count: async (userId) => (await queryAll(table, cartKey(2, userId))).length,
    removeOne: async (userId) => {
      const [cart] = await jobCartsOf(userId);
      await carts(userId).call(cartContract.deleteCart, { query: { cartId: cart?.cartId ?? '' } });
    },
    refusal: 409,
  },
  {
    kind: 'questions in an hour',
    limit: 20,
    make: (userId, number) => {
      const actor = signedIn(userId);
      const dependencies = contentDependencies(table, {
        authenticator: { byToken: async () => actor, byRecords: async () => ({ actor }) },
        findStore: async () => undefined,
        now,
      });
      const body = { questionType: 'returns', name: 'Pat', phoneNumber: '', message: `Question ${number}` } as const;
      return visitGroup(contentContract, contentRoutes(dependencies), actor).call(contentContract.contactUs, { body });
    },
    count: async (userId) => (await queryAll(table, { pk: `USER#${userId}`, sk: 'CONTACT#' })).length,
    refusal: 429,
  },
  {
    kind: 'reminders of a name in a quarter of an hour',
    limit: 5,
    make: (userId, number) => remind({ userName: userId, address: `198.51.100.${number}` }),
    count: (userId) => countOf(attemptsKey('REMINDER-NAME', `2#${userId}`)),
    refusal: 429,
  },
  {
    kind: 'reminders at an address in a quarter of an hour',
    limit: 20,
    make: (userId, number) => remind({ userName: `name-${number}`, address: userId }),
    count: (userId) => countOf(attemptsKey('REMINDER-ADDRESS', userId)),
    refusal: 429,
  },
];

let made = 0;
const makeAtOnce = (limited: Limited, userId: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, () => {
      made += 1;
      return limited.make(userId, made);
    }),
  );
/** How many of these answers say which status. */
const tally = (answers: readonly { readonly status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe.each(LIMITED)('$limit $kind', (limited) => {
  const { kind, limit, count, refusal, removeOne } = limited;
  const userId = `user-of-${kind.replaceAll(' ', '-')}`;

  it('are reached and not passed by many calls at once', async () => {
    for (let left = limit - ROOM; left > 0; left -= AT_ONCE) {
      const filled = await makeAtOnce(limited, userId, Math.min(left, AT_ONCE));
      expect(tally(filled, 200)).toBe(filled.length);
    }
    const answers = await makeAtOnce(limited, userId, AT_ONCE);
    expect([tally(answers, 200), tally(answers, refusal)]).toEqual([ROOM, AT_ONCE - ROOM]);
    expect(await count(userId)).toBe(limit);
  });

  if (!removeOne) return;
  it('have room for as many as were removed, and for no more', async () => {
    for (let number = 0; number < ROOM; number += 1) await removeOne(userId);
    const answers = await makeAtOnce(limited, userId, AT_ONCE);
    expect([tally(answers, 200), tally(answers, refusal)]).toEqual([ROOM, AT_ONCE - ROOM]);
    expect(await count(userId)).toBe(limit);
  });
});
