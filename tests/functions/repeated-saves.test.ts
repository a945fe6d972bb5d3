import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { PROVIDER, SUMMIT } from '../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';
import { isolationWorld, type Things } from '../support/isolation-world.ts';
import { repeatedSaves, SAVES_ONCE, SAVES_WITHOUT_KEY, saves, savesWithKey } from '../support/saves.ts';
import { storedItems } from '../support/stored-items.ts';

interface Save {
  readonly visitor: 'buyer' | 'westBuyer' | 'provider' | 'admin';
  readonly params?: object;
  readonly body: object;
  /** The body with which somebody else saves the same record. */
  readonly otherBody: object;
}

const ofLine = (quantity: number) => ({ items: [{ id: '001#H1#EA', quantity }] });
const recordOf = ({ accountId }: Things) =>
  ({ accountId: Number(accountId), lineOfBusinessKey: 'salvage', version: 999 }) as const;
const ofCart = { visitor: 'buyer', body: ofLine(2), otherBody: ofLine(3) } as const;

/** The request for each save. A new PUT needs a line here. */
function saveOf(
  name: string,
  { cartId, jobCartId, orderNumber, peopleImportId: ownImport }: Things,
  other: Things,
): Save {
  const known: Readonly<Record<string, Save>> = {
    updateItems: { ...ofCart, params: { cartId } },
    updateCartItem: ofCart,
    updateCartItems: ofCart,
    changeOrderStatus: {
      visitor: 'provider',
      params: { id: orderNumber },
      body: { status: 'Error', note: 'Sold out' },
      otherBody: { status: 'Submitted', note: 'Found one' },
    },
    setInsuranceCompany: {
      visitor: 'buyer',
      body: { insuranceCompany: 'Acme Mutual' },
      otherBody: { insuranceCompany: null },
    },
    setActiveCart: { visitor: 'buyer', body: { cartId }, otherBody: { cartId: jobCartId } },
    updateProfile: { visitor: 'buyer', body: { firstName: 'Anna' }, otherBody: { firstName: 'Bea' } },
    changeUser: {
      visitor: 'admin',
      params: { id: other.userNumber },
      body: { city: 'Boulder', version: 999 },
      otherBody: { city: 'Aspen', version: 999 },
    },
    changeAccount: {
      visitor: 'provider',
      body: { id: Number(other.accountId), city: 'Boulder', version: 999 },
      otherBody: { id: Number(other.accountId), city: 'Aspen', version: 999 },
    },
    changeSpot: {
      visitor: 'admin',
      body: { id: other.spotId, title: 'Winter', version: 999 },
      otherBody: { id: other.spotId, title: 'Spring', version: 999 },
    },
    saveCustomer: {
      visitor: 'provider',
      body: { ...recordOf(other), customerName: 'Summit East Yard' },
      otherBody: { ...recordOf(other), customerName: 'East' },
    },
    resetUserPassword: {
      visitor: 'admin',
      body: { userKey: other.userId, password: 'Parts-2026' },
      otherBody: { userKey: other.userId, password: 'Parts-2027' },
    },
    mapPeopleImport: {
      visitor: 'admin',
      params: { id: ownImport },
      body: { mapping: [{ column: 'Email', heading: 'Email' }] },
      otherBody: { mapping: [{ column: 'City', heading: 'City' }] },
    },
    correctPeopleImportRows: {
      visitor: 'admin',
      params: { id: other.peopleImportId },
      body: { rows: [{ row: 1, cells: { city: 'Boulder' } }] },
      otherBody: { rows: [{ row: 1, cells: { city: 'Aspen' } }] },
    },
    orderAs: { visitor: 'admin', body: { accountId: Number(other.accountId) }, otherBody: { accountId: null } },
    updateLocation: { visitor: 'westBuyer', body: { zipcode: '80203' }, otherBody: { zipcode: '80202' } },
  };
  const save = known[name];
  if (!save) throw new Error(`Nothing is known to save by ${name}`);
  return save;
}

let world: Awaited<ReturnType<typeof isolationWorld>>;
let visitors: Readonly<Record<Save['visitor'], StoreVisitor>>;
beforeAll(async () => {
  world = await isolationWorld();
  const signedIn = (userName: string, host: string) =>
    storeVisitor(world.send, host, { token: world.tokens.get(userName) });
  visitors = {
    buyer: signedIn('summit-buyer', SUMMIT),
    westBuyer: signedIn('summit-west-buyer', SUMMIT),
    provider: signedIn('provider-admin', PROVIDER),
    admin: signedIn('summit-admin', SUMMIT),
  };
});
afterAll(() => world.close());

const stored = () => storedItems(world.table);
/** Goes up by one with every save of anything that has versions. */
const versions = async (): Promise<number> =>
  (await stored()).reduce((sum, { version }) => sum + (typeof version === 'number' ? version : 0), 0);

/** One save of something that has been saved by somebody else before. */
async function begin(name: string, endpoint: Endpoint) {
  const { visitor, params, body, otherBody } = saveOf(
    name,
    world.things['summit-buyer'],
    world.things['summit-east-buyer'],
  );
  const idempotencyKey = randomUUID();
  const ask = async (saved: object, key: string) => {
    const { status, text } = await visitors[visitor].call(endpoint, { params, body: saved }, { idempotencyKey: key });
    return { status, text };
  };
  const saveOther = () => ask(otherBody, randomUUID());
  expect((await saveOther()).status).toBe(200);
  return { save: () => ask(body, idempotencyKey), saveOther, saveOtherByTheKey: () => ask(otherBody, idempotencyKey) };
}

it.each(saves)('%s takes an Idempotency-Key, or needs none', (name, { idempotencyKey = false }) => {
  expect(idempotencyKey).toBe(!SAVES_WITHOUT_KEY[name] && !SAVES_ONCE[name]);
});

it.each(repeatedSaves)('%s answers a repeat as the first time, and saves nothing more', async (name, endpoint) => {
  const { save } = await begin(name, endpoint);
  const first = await save();
  const before = await stored();
  expect(await save()).toEqual(first);
  expect(first.status).toBe(200);
  expect(await stored()).toEqual(before);
});

describe.each(savesWithKey)('%s', (name, endpoint) => {
  it('saves once what comes twice at once', async () => {
    const { save } = await begin(name, endpoint);
    const before = await versions();
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await versions()) - before).toBe(1);
  });

  it('leaves what somebody else saved since', async () => {
    const { save, saveOther } = await begin(name, endpoint);
    await save();
    await saveOther();
    const before = await stored();
    expect((await save()).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('refuses the same key with other content (decision W6)', async () => {
    const { save, saveOtherByTheKey } = await begin(name, endpoint);
    await save();
    const before = await stored();
    expect((await saveOtherByTheKey()).status).toBe(409);
    expect(await stored()).toEqual(before);
  });
});

it('is not refused where the order has gone on meanwhile', async () => {
  const params = { id: world.things['summit-east-buyer'].orderNumber };
  const become = (status: 'Submitted' | 'Completed', idempotencyKey: string) =>
    visitors.provider.call(checkoutContract.changeOrderStatus, { params, body: { status } }, { idempotencyKey });
  (await become('Submitted', 'first-save')).output();
  (await become('Completed', 'other-save')).output();
  expect((await become('Submitted', 'first-save')).output().status).toBe('Completed');
});
