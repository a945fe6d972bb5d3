import { randomUUID } from 'node:crypto';
import { importRepository } from '#functions/data/catalogue/import-repository.ts';
import { synonymRepository } from '#functions/data/catalogue/synonym-repository.ts';
import { marketingSpotRepository } from '#functions/data/content/marketing-spot-repository.ts';
import { pageRepository } from '#functions/data/content/page-repository.ts';
import { pictureRepository } from '#functions/data/content/picture-repository.ts';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { websiteRepository } from '#functions/data/identity/website-repository.ts';
import { outboxRepository, toOutbox } from '#functions/data/operations/outbox-repository.ts';
import { hashPassword } from '#functions/data/passwords/password-hash.ts';
import { peopleImportRepository } from '#functions/data/people-imports/people-import-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { transact } from '#functions/data/table/transact.ts';
import { peopleStore } from '#functions/imports/people/people-store.ts';
import { approvalsContract } from '#shared/contracts/approvals.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { garageContract } from '#shared/contracts/garage.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { permissionsOfNewUser } from '#shared/rules/accounts/level.ts';
import type { Import } from '#shared/schemas/stored/import.ts';
import type { Level } from '#shared/values/access.ts';
import { checkoutRequest } from '../api-journeys/checkout-request.ts';
import { DEMO_PASSWORD, DEMO_USERS, NORTHSIDE, SUMMIT } from '../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';
import { aPage, aPicture, aSpot } from '../builders/content.ts';
import { aNewUser, provider } from '../builders/people.ts';
import { aPeopleImport, aPeopleRow } from '../builders/people-import.ts';
import { anAddedSynonym } from '../builders/synonyms.ts';
import { aVehicle } from '../builders/vehicle.ts';
import { SHIP_TO } from './demo-shop.ts';
import { demoTable } from './demo-table.ts';
import { DENVER_PART, openDenver, stockDenver } from './denver.ts';
import { wholeApi } from './whole-api.ts';

/** The owners of the things that others request: a parent's buyer and a buyer of its child. */
export const owners = ['summit-buyer', 'summit-east-buyer'] as const;
export type Owner = (typeof owners)[number];

/** Ids of an owner's things. All of them exist. */
export interface Things {
  readonly userId: string;
  readonly userNumber: string;
  /** A change of the user by an administrator. */
  readonly historyEntry: string;
  readonly accountId: string;
  readonly customerNumber: string;
  readonly cartId: string;
  readonly jobCartId: string;
  readonly snapshotId: string;
  readonly shareToken: string;
  readonly vehicleId: string;
  readonly orderNumber: string;
  /** A cart that Summit East sent to Summit for approval. */
  readonly handOverId: string;
  readonly pageId: string;
  readonly pageSlug: string;
  /** A draft of the account, which only its administrators read. */
  readonly ownPageId: string;
  readonly spotId: string;
  /** An import of the provider's catalogue. */
  readonly importId: string;
  /** An import of users of the account, whose rows are kept. */
  readonly peopleImportId: string;
  /** A synonym that the provider added. */
  readonly synonymId: string;
  /** A second website of Summit. */
  readonly websiteId: string;
  /** Messages in the provider's repair queue, one for each decision. */
  readonly messageToSend: string;
  readonly messageToSettle: string;
}

/** Ids of the same forms that belong to nothing. */
export const NOTHING: Things = {
  userId: 'nobody-at-all',
  userNumber: '987654',
  historyEntry: '987654-1772355600000-0123456789ab',
  accountId: '987654',
  customerNumber: '98765',
  cartId: 'nobody-at-all-987654',
  jobCartId: 'nobody-at-all-987654-0123456789ab',
  snapshotId: '2026-03-01T09:00:00.000Z main',
  shareToken: '00000000-0000-4000-8000-000000000001',
  vehicleId: '00000000-0000-4000-8000-000000000002',
  orderNumber: '999999999999',
  handOverId: '00000000-0000-4000-8000-000000000003',
  pageId: 'page-of-nobody',
  pageSlug: 'slug-of-nobody',
  ownPageId: 'draft-of-nobody',
  spotId: 'spot-of-nobody',
  importId: 'import-of-nobody',
  peopleImportId: 'people-import-of-nobody',
  synonymId: 'synonym-of-nobody',
  websiteId: '987654',
  messageToSend: 'message-of-nobody',
  messageToSettle: 'message-of-nobody',
};

interface Person {
  readonly userName: string;
  readonly host: string;
  readonly level: Level;
}

const WEST: readonly Person[] = [
  { userName: 'summit-west-admin', host: SUMMIT, level: 2 },
  { userName: 'summit-west-buyer', host: SUMMIT, level: 3 },
];

/** All users of the demo, and two of Summit West, the sister of Summit East. */
export const people: readonly Person[] = [...DEMO_USERS, ...WEST];

interface IsolationWorld {
  readonly table: Table;
  readonly send: SendToStore;
  readonly things: Readonly<Record<Owner, Things>>;
  /** The token of each user, by user name. */
  readonly tokens: Map<string, string>;
  readonly close: () => Promise<void>;
}

/** The demo accounts with a thing of every kind in Summit and in Summit East, and a session for every user. */
export async function isolationWorld(): Promise<IsolationWorld> {
  const table = await demoTable();
  const { send, close } = await wholeApi(table);
  await Promise.all([openDenver(table), stockDenver(table), hireWest(table)]);

  async function signIn(userName: string, host = SUMMIT): Promise<StoreVisitor> {
    const visitor = storeVisitor(send, host);
    const body = { userName, password: DEMO_PASSWORD, postalCode: host === NORTHSIDE ? '60608' : '80202' };
    (await visitor.call(sessionContract.login, { body })).output();
    return visitor;
  }

  const [parent, child] = [await signIn('summit-buyer'), await signIn('summit-east-buyer')];
  const ordered = await sendToParent(child);
  const childOrder = await orderSent(parent, ordered);
  const parentOrder = await order(parent);
  const handOverId = await sendToParent(child);
  const [ofParent, ofChild] = [await leaveThings(parent), await leaveThings(child)];
  await pageRepository(table).save(provider, {
    ...aPage({ id: 'page-of-summit', slug: 'slug-of-summit' }),
    accountId: Number(ofParent.accountId),
  });
  const [parentContent, childContent] = [
    await leaveContent(table, ofParent),
    await leaveContent(table, ofChild, ofParent),
  ];
  await importRepository(table).saveNew(anImport('import-of-the-provider'));
  const imports = [await leavePeopleImport(table, ofParent), await leavePeopleImport(table, ofChild, ofParent)];
  const synonym = anAddedSynonym({ id: 'synonym-of-the-provider' });
  await synonymRepository(table).add(synonym, () => undefined);
  const second = await websiteRepository(table).create(provider, {
    accountId: Number(ofParent.accountId),
    name: 'Second of Summit',
    host: 'second-of-summit.localhost',
    url: 'http://second-of-summit.localhost',
  });
  const shared = {
    handOverId,
    pageId: 'page-of-summit',
    pageSlug: 'slug-of-summit',
    importId: 'import-of-the-provider',
    synonymId: synonym.id,
    websiteId: String(second.website.id),
    messageToSend: await giveUpMail(table, 'message-to-send', Number(ofParent.accountId)),
    messageToSettle: await giveUpMail(table, 'message-to-settle', Number(ofParent.accountId)),
  };

  const admin = await signIn('summit-admin');
  const entries = [await changeCity(admin, ofParent.userNumber), await changeCity(admin, ofChild.userNumber)];

  const tokens = new Map<string, string>();
  for (const { userName, host } of people) tokens.set(userName, (await signIn(userName, host)).token() ?? '');
  return {
    table,
    send,
    tokens,
    close,
    things: {
      'summit-buyer': {
        ...ofParent,
        ...parentContent,
        ...shared,
        peopleImportId: imports[0] ?? '',
        historyEntry: entries[0] ?? '',
        orderNumber: parentOrder,
      },
      'summit-east-buyer': {
        ...ofChild,
        ...childContent,
        ...shared,
        peopleImportId: imports[1] ?? '',
        historyEntry: entries[1] ?? '',
        orderNumber: childOrder,
      },
    },
  };
}

const anImport = (id: string): Import => ({
  id,
  kind: 'catalogue',
  state: 'done',
  startedAt: '2026-03-01T09:00:00.000Z',
  changedAt: '2026-03-01T09:00:00.000Z',
  files: [],
  bytes: 0,
  bytesRead: 0,
  rowsRead: 0,
  rowsWritten: 0,
  refused: 0,
  warnings: 0,
  faults: 0,
  rowsPerSecond: 0,
});

/** Puts a mail into the repair queue. Returns its id. */
async function giveUpMail(table: Table, id: string, accountId: number): Promise<string> {
  const now = new Date();
  const message = { id, kind: 'password changed', userId: 'nobody', accountId, createdAt: now.toISOString() } as const;
  await transact(table, { message: toOutbox(message) });
  await outboxRepository(table).giveUp({ ...message, dueAt: message.createdAt, attempts: 0 }, 'No connection', now);
  return id;
}

/** Saves a draft and a marketing spot that is not active, with the parent that administers a child's. */
async function leaveContent(
  table: Table,
  { accountId }: Pick<Things, 'accountId'>,
  parent?: Pick<Things, 'accountId'>,
) {
  const ids = { ownPageId: `draft-of-${accountId}`, spotId: `spot-of-${accountId}` };
  const owned = {
    accountId: Number(accountId),
    active: false,
    ...(parent && { parentId: Number(parent.accountId) }),
  };
  await pageRepository(table).save(provider, { ...aPage({ id: ids.ownPageId, slug: ids.ownPageId }), ...owned });
  await pictureRepository(table).saveUpload(aPicture({ accountId: Number(accountId) }));
  await marketingSpotRepository(table).save(provider, { ...aSpot({ id: ids.spotId }), ...owned });
  return ids;
}

/** Saves an import of one user row that was checked, into the bucket of the handlers. */
async function leavePeopleImport(
  table: Table,
  { accountId }: Pick<Things, 'accountId'>,
  parent?: Pick<Things, 'accountId'>,
): Promise<string> {
  const id = `people-import-of-${accountId}`;
  const state = aPeopleImport({
    id,
    accountId: Number(accountId),
    ...(parent && { parentId: Number(parent.accountId) }),
  });
  await peopleImportRepository(table).create(state);
  const objects = peopleStore('people');
  await objects.put(id, 'rows', { rows: [aPeopleRow()] });
  await objects.put(id, state.index ?? '', { rows: [{ outcome: 'wrong', result: '', keys: [] }], batches: ['rows'] });
  return id;
}

async function hireWest(table: Table): Promise<void> {
  const accounts = accountRepository(table);
  const west = (await accounts.list(provider)).find(({ companyName }) => companyName === 'Summit West');
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const { userName, level } of WEST) {
    const type = level === 3 ? 0 : 1;
    const email = `${userName}@summit.example`;
    const permissions = permissionsOfNewUser(type);
    const given = aNewUser({ userId: userName, userName, email, type, permissions, accountId: west?.id ?? 0 });
    await userRepository(table).create(provider, given, passwordHash);
  }
}

const addPart = async (visitor: StoreVisitor) =>
  (await visitor.call(cartContract.insertCartItem, { body: { items: [DENVER_PART] } })).output();

async function order(visitor: StoreVisitor): Promise<string> {
  const { items } = (await visitor.call(cartContract.getCartItems)).output();
  if (items.length === 0) await addPart(visitor);
  const body = await checkoutRequest(visitor, SHIP_TO);
  const placed = await visitor.call(checkoutContract.checkout, { body }, { idempotencyKey: randomUUID() });
  return placed.output().orderNumber;
}

async function sendToParent(child: StoreVisitor): Promise<string> {
  await addPart(child);
  return (await child.call(approvalsContract.sendToParent, { body: {} })).output().id;
}

async function orderSent(parent: StoreVisitor, id: string): Promise<string> {
  (await parent.call(approvalsContract.openHandOver, { body: { id } })).output();
  const orderNumber = await order(parent);
  (await parent.call(approvalsContract.leaveHandOver, { body: {} })).output();
  return orderNumber;
}

/** Changes a user. Returns the entry of the history. */
async function changeCity(admin: StoreVisitor, id: string): Promise<string> {
  (await admin.call(usersContract.changeUser, { params: { id }, body: { city: 'Boulder', version: 1 } })).output();
  const params = { kind: 'user', id } as const;
  const { data } = (await admin.call(usersContract.getHistoryOf, { params, query: {} })).output();
  return data[0]?.id ?? '';
}

/** Creates one of everything that a user may have, except an order. */
async function leaveThings(visitor: StoreVisitor) {
  const user = (await visitor.call(sessionContract.getUser)).output();
  await addPart(visitor);
  (await visitor.call(cartContract.clearCartItems, { query: {} })).output();
  await addPart(visitor);
  const [snapshot] = (await visitor.call(cartContract.getSnapshots)).output();
  const body = { label: 'Bay 4' };
  const job = (await visitor.call(cartContract.createCart, { body }, { idempotencyKey: randomUUID() })).output();
  const { token } = (await visitor.call(cartContract.shareCart, {}, { idempotencyKey: randomUUID() })).output();
  const vehicle = (
    await visitor.call(garageContract.saveVehicle, { params: { id: user.userId }, body: aVehicle() })
  ).output();
  return {
    userId: user.userId,
    userNumber: String(user.id),
    accountId: String(user.account.id),
    customerNumber: user.customers[0]?.customerNumber ?? '',
    cartId: `${user.userId}-${user.account.id}`,
    jobCartId: job.cartId,
    snapshotId: snapshot?.id ?? '',
    shareToken: token,
    vehicleId: vehicle.vehicleId,
  };
}
