import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentContract } from '#shared/contracts/content.ts';
import { imagesContract } from '#shared/contracts/images.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, NORTHSIDE, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { measuredVisitor } from '../../support/measured-visitor.ts';
import { SMALLEST_PICTURE } from '../../support/pictures/smallest-picture.ts';
import type { TableTrips } from '../../support/table-trips.ts';

const { getHeaderPages, getPage, getMarketingSpots, contactUs } = contentContract;
const { getPages, savePage, removePage, linkDraft } = contentContract;
const { getSpots, getSpot, createSpot, changeSpot, removeSpot } = contentContract;
const params = { id: '2' };

/** Northside. */
const OWN = 2;

let visitor: StoreVisitor;
let cost: TableTrips;
let close: () => Promise<void>;
let administrator: StoreVisitor;
let branch: StoreVisitor;
let staff: StoreVisitor;
beforeAll(async () => {
  const measured = await measuredVisitor(NORTHSIDE, 'northside-buyer');
  ({ visitor, cost, close } = measured);
  const signedIn = async (host: string, userName: string) => {
    const person = storeVisitor(measured.send, host);
    (
      await person.call(sessionContract.login, { body: { userName, password: DEMO_PASSWORD, remember: true } })
    ).output();
    return person;
  };
  administrator = await signedIn(NORTHSIDE, 'northside-admin');
  branch = await signedIn(SUMMIT, 'summit-east-admin');
  staff = await signedIn(PROVIDER, 'provider-admin');
});
afterAll(() => close());

const tripsOf = async (call: () => Promise<{ readonly status: number }>) =>
  (await cost.of(async () => expect((await call()).status).toBe(200))).trips;

it.each([
  {
    name: 'the menu',
    call: () => visitor.call(getHeaderPages, { params }),
    trips: 2,
    why: 'the session is read first',
  },
  {
    name: 'the spots',
    call: () => visitor.call(getMarketingSpots, { params }),
    trips: 2,
    why: 'the session is read first',
  },
  {
    name: 'a page',
    call: () => visitor.call(getPage, { params: { id: 'returns' }, query: {} }),
    trips: 2,
    why: 'its slug tells its id',
  },
  {
    name: 'a question',
    call: () => visitor.call(contactUs, { body: { questionType: 'returns', message: 'Hi' } }),
    trips: 3,
    why: 'the session is read first, then it is counted',
  },
])('$name takes $trips round trips to the table, because $why', async ({ call, trips }) => {
  expect(await tripsOf(call)).toBe(trips);
});

const aPage = (more: object = {}) => ({
  title: 'Trips',
  slug: `trips-${randomUUID().slice(0, 8)}`,
  menuTitle: 'Trips',
  text: '<p>Text</p>',
  active: false,
  displayNavMenuLink: false,
  ...more,
});
const made = async (person: StoreVisitor, more: object = {}) =>
  (await person.call(savePage, { body: aPage(more) })).output();
const upload = (person: StoreVisitor, accountId: number, purpose: 'spot' | 'page' = 'spot') =>
  person.call(imagesContract.uploadImage, {
    body: { accountId, purpose, fileName: 'a.gif', content: SMALLEST_PICTURE },
  });
const aSpot = async (person: StoreVisitor, accountId: number) => {
  const image = (await upload(person, accountId)).output().path;
  return { accountId, title: 'Trips', url: '/parts', image, localFileName: 'a.gif', active: true };
};
const madeSpot = async (person: StoreVisitor, accountId: number) =>
  (await person.call(createSpot, { body: await aSpot(person, accountId) })).output();

describe('after the trip that reads the session’s records (decision B420)', () => {
  it('the pages of one’s own account take two: the list and what it leaves out', async () => {
    const call = () => administrator.call(getPages, { params: { accountId: String(OWN) }, query: {} });
    expect(await tripsOf(call)).toBe(1 + 2);
  });

  it('the pages of a branch with those of its parent take two, because the parent is known', async () => {
    const { accountId } = (await branch.call(sessionContract.getUser)).output();
    const call = () => branch.call(getPages, { params: { accountId: String(accountId) }, query: {} });
    expect(await tripsOf(call)).toBe(1 + 2);
    expect(await tripsOf(() => branch.call(getSpots, { params: { id: String(accountId) } }))).toBe(1 + 1);
  });

  it('the pages of a branch take the provider three, because its account says who the parent is', async () => {
    const { accountId } = (await branch.call(sessionContract.getUser)).output();
    const call = () => staff.call(getPages, { params: { accountId: String(accountId) }, query: {} });
    expect(await tripsOf(call)).toBe(1 + 3);
  });

  it.each([
    { name: 'a new page', more: {}, trips: 2, why: 'is read and written, with the pages around it' },
    { name: 'a new page of another account', more: { accountId: OWN }, trips: 3, why: 'has its account read first' },
  ])('$name takes $trips, because it $why', async ({ more, trips }) => {
    const person = 'accountId' in more ? staff : administrator;
    expect(await tripsOf(() => person.call(savePage, { body: aPage(more) }))).toBe(1 + trips);
  });

  it('a changed page takes two, and its editor two', async () => {
    const { id, editing } = await made(administrator);
    const body = { id, version: editing?.version ?? 0, title: 'Changed' };
    expect(await tripsOf(() => administrator.call(savePage, { body }))).toBe(1 + 2);
    expect(await tripsOf(() => administrator.call(getPage, { params: { id }, query: {} }))).toBe(2);
  });

  it('a changed page of another account takes three, because only the page says whose it is', async () => {
    const { id, editing } = await made(staff, { accountId: OWN });
    const body = { id, version: editing?.version ?? 0, title: 'Changed' };
    expect(await tripsOf(() => staff.call(savePage, { body }))).toBe(1 + 3);
  });

  it('a draft link takes two, and removing a page two', async () => {
    const { id } = await made(administrator);
    expect(await tripsOf(() => administrator.call(linkDraft, { params: { id }, body: {} }))).toBe(1 + 2);
    expect(await tripsOf(() => administrator.call(removePage, { params: { id } }))).toBe(1 + 2);
  });

  it('a draft link of another account takes three, because its account names its website', async () => {
    const { id } = await made(staff, { accountId: OWN });
    expect(await tripsOf(() => staff.call(linkDraft, { params: { id }, body: {} }))).toBe(1 + 3);
  });

  it('marketing spots of one’s own account take one to list and to read, and two to save and to remove', async () => {
    const spot = await aSpot(administrator, OWN);
    expect(await tripsOf(() => administrator.call(createSpot, { body: spot }))).toBe(1 + 2);
    const { id, version } = await madeSpot(administrator, OWN);
    expect(await tripsOf(() => administrator.call(getSpots, { params: { id: String(OWN) } }))).toBe(1 + 1);
    expect(await tripsOf(() => administrator.call(getSpot, { params: { id } }))).toBe(1 + 1);
    const body = { id, version, title: 'Changed' };
    expect(await tripsOf(() => administrator.call(changeSpot, { body }))).toBe(1 + 2);
    expect(await tripsOf(() => administrator.call(removeSpot, { params: { id } }))).toBe(1 + 2);
  });

  it('a marketing spot of another account takes three to save, because the answer names the account', async () => {
    const { id, version } = await madeSpot(staff, OWN);
    expect(await tripsOf(() => staff.call(changeSpot, { body: { id, version, title: 'Changed' } }))).toBe(1 + 3);
  });

  it('an upload takes two: the account and the record', async () => {
    expect(await tripsOf(() => upload(administrator, OWN, 'page'))).toBe(1 + 2);
  });
});
