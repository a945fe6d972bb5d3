import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGroups } from '#shared/contracts/all-groups.ts';
import { picturePaths } from '#shared/rules/content/picture-paths.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import type { Endpoint, EndpointGroup } from '#shared/wire/endpoint.ts';
import { DEMO_USERS, NORTHSIDE, PROVIDER, SUMMIT } from '../api-journeys/demo-users.ts';
import { aPicture } from '../builders/content.ts';
import { isolationWorld, NOTHING, type Owner, owners, people, type Things } from '../support/isolation-world.ts';
import { SMALLEST_PICTURE } from '../support/pictures/smallest-picture.ts';
import { sampleOf } from '../support/sample-of.ts';
import { bodyFields, neededQuery, pathFields, queryFields } from '../support/wire-fields.ts';

type Thing = keyof Things;
interface Call {
  readonly name: string;
  readonly endpoint: Endpoint;
}

const groups: readonly EndpointGroup[] = Object.values(allGroups);
const calls: readonly Call[] = groups.flatMap((group) =>
  Object.entries(group).map(([name, endpoint]) => ({ name, endpoint })),
);
const signedIn = calls.filter(({ endpoint }) => endpoint.access.signedIn);
const limited = calls.flatMap((call) =>
  DEMO_USERS.filter(({ level }) => level > deepestLevelOf(call)).map((person) => ({ ...person, ...call })),
);

function deepestLevelOf({ endpoint: { access } }: Call): number {
  return 'level' in access ? access.level : 3;
}

/** In any case, as path, query and body write the same name differently. */
const plain = (field: string): string => field.toLowerCase();

/**
 * The fields of calls that name something with an owner. The key is the name of the field, or the names of the call and
 * the field if the name means something else there. A field that looks like an id needs a line here or in `NOBODYS`.
 */
const THINGS: Readonly<Record<string, readonly Thing[]>> = {
  cartid: ['cartId', 'jobCartId'],
  userid: ['userId'],
  token: ['shareToken'],
  customernumber: ['customerNumber'],
  'listVehicles id': ['userId'],
  'saveVehicle id': ['userId'],
  'removeVehicle id': ['vehicleId'],
  'getCategories id': ['accountId'],
  'getInterchangeOptions id': ['accountId'],
  'checkout accountid': ['accountId'],
  'orderAs accountid': ['accountId'],
  'getHeaderPages id': ['accountId'],
  'getMarketingSpots id': ['accountId'],
  'getPage id': ['pageId', 'pageSlug'],
  'getPages accountid': ['accountId'],
  'savePage id': ['ownPageId'],
  'savePage accountid': ['accountId'],
  'removePage id': ['ownPageId'],
  'linkDraft id': ['ownPageId'],
  'getSpots id': ['accountId'],
  'getSpot id': ['spotId'],
  'createSpot accountid': ['accountId'],
  'changeSpot id': ['spotId'],
  'removeSpot id': ['spotId'],
  'getOrders id': ['accountId'],
  'getOrders search': ['orderNumber'],
  'getOrder id': ['orderNumber'],
  'cancelOrder id': ['orderNumber'],
  'reorder id': ['orderNumber'],
  'openHandOver id': ['handOverId'],
  'returnHandOver id': ['handOverId'],
  'restoreSnapshot id': ['snapshotId'],
  'changeOrderStatus id': ['orderNumber'],
  'sendOrderMail id': ['orderNumber'],
  'sendRepair id': ['messageToSend'],
  'settleRepair id': ['messageToSettle'],
  'getImport id': ['importId'],
  'getImportFaults id': ['importId'],
  'getRefusedRows id': ['importId'],
  'removeSynonym id': ['synonymId'],
  'beginPeopleImport accountid': ['accountId'],
  'getPeopleImport id': ['peopleImportId'],
  'mapPeopleImport id': ['peopleImportId'],
  'getPeopleImportRows id': ['peopleImportId'],
  'correctPeopleImportRows id': ['peopleImportId'],
  'continuePeopleImport id': ['peopleImportId'],
  'cancelPeopleImport id': ['peopleImportId'],
  'invitePeopleImport id': ['peopleImportId'],
  'takeBackPeopleImport id': ['peopleImportId'],
  'getUsers id': ['accountId'],
  'exportUsers id': ['accountId'],
  'getUserById id': ['userNumber'],
  'changeUser id': ['userNumber'],
  'sendInvitation id': ['userNumber'],
  'signOutUser id': ['userNumber'],
  'getHistory id': ['accountId'],
  'getHistoryOf id': ['userNumber'],
  'createUser accountid': ['accountId'],
  'createIdentityUser accountid': ['accountId'],
  'getIdentityUsers accountid': ['accountId'],
  'getIdentityUser userkey': ['userId'],
  'addUserPermission userkey': ['userId'],
  'removeUserPermission userkey': ['userId'],
  'resetUserPassword userkey': ['userId'],
  entry: ['historyEntry'],
  'getAccounts id': ['accountId'],
  'getAccountsList id': ['accountId'],
  'getAccount id': ['accountId'],
  'getCustomers id': ['accountId'],
  'getPriceTrace id': ['accountId'],
  'getAccountParts id': ['accountId'],
  'createAccount parentid': ['accountId'],
  'changeAccount id': ['accountId'],
  'deactivateAccount id': ['accountId'],
  'getEffects id': ['accountId'],
  'saveCustomer accountid': ['accountId'],
  'uploadImage accountid': ['accountId'],
  'getWebsites accountid': ['accountId'],
  'getWebsite id': ['websiteId'],
  'removeWebsite id': ['websiteId'],
  'checkWebsite id': ['websiteId'],
  'saveWebsite id': ['websiteId'],
  'saveWebsite accountid': ['accountId'],
};
/**
 * They look like ids and name lines of a cart that is named beside them, places of a customer, what the provider uploaded
 * itself, which tenant's figures the provider wants to see, a website or a customer number that the provider gives an
 * account, or what is ignored.
 */
const NOBODYS = [
  'updateItems id',
  'updateCartItem id',
  'updateCartItems id',
  'setActiveCustomer shiptoid',
  'beginImport uploadid',
  'beginPeopleImport uploadid',
  'remindPassword accountid',
  'getAnalytics id',
  'createUser id',
  'userExists id',
  'changeUser userid',
  'changeUser accountid',
  'signOutUser sessionid',
  'createIdentityUser userkey',
  'createAccount defaultwebsiteid',
  'changeAccount defaultwebsiteid',
  'getEffects defaultwebsiteid',
  'saveCustomer customernumber',
  'changeSpot accountid',
];

const thingsIn = (name: string, field: string): readonly Thing[] | undefined =>
  NOBODYS.includes(`${name} ${plain(field)}`) ? undefined : (THINGS[`${name} ${plain(field)}`] ?? THINGS[plain(field)]);
const fieldsOf = ({ endpoint }: Call): string[] => [
  ...pathFields(endpoint),
  ...queryFields(endpoint),
  ...bodyFields(endpoint),
];
/** Every call with every field of it that names something of somebody's. */
const uses = calls.flatMap((call) =>
  fieldsOf(call).flatMap((field) => (thingsIn(call.name, field) ?? []).map((thing) => ({ ...call, field, thing }))),
);

const accountOf = (userName: string): string => userName.replace(/-(admin|buyer)$/, '');
const OF_USER: readonly Thing[] = [
  'userId',
  'userNumber',
  'historyEntry',
  'cartId',
  'jobCartId',
  'snapshotId',
  'vehicleId',
  'ownPageId',
  'spotId',
];
const OF_ACCOUNT: readonly Thing[] = ['customerNumber', 'shareToken'];
const OF_STORE: readonly Thing[] = ['pageId', 'pageSlug'];

/** The provider alone may make the call. */
const isForProvider = (call: Call): boolean => deepestLevelOf(call) === 0;

/** Administrators make the call for the accounts below them, or users for themselves. */
const isForAdmins = (call: Call): boolean => deepestLevelOf(call) === 2 || call.name === 'getUserById';

/** Who must not learn that the thing is there. A parent and its children see some of each other's; sisters see nothing. */
function isStranger(userName: string, owner: Owner, { thing, ...call }: (typeof uses)[number]): boolean {
  const asker = accountOf(userName);
  const holder = accountOf(owner);
  if (asker === 'provider') return false;
  if (isForProvider(call)) return true;
  if (isForAdmins(call)) return asker !== 'summit' && asker !== holder;
  if (userName === owner) return false;
  if (asker === 'northside') return true;
  if (OF_STORE.includes(thing)) return false;
  if (OF_USER.includes(thing)) return true;
  if (asker === holder) return false;
  const areSisters = asker !== 'summit' && holder !== 'summit';
  return OF_ACCOUNT.includes(thing) || areSisters || (thing === 'orderNumber' && holder === 'summit');
}

/**
 * Summit East leaves its orders to its parent, whatever is in its cart, and has no accounts under it and no websites. What it sent, and what
 * the provider has, is asked for once.
 */
const isLeftOut = (name: string, thing: Thing, owner: Owner): boolean =>
  owner === 'summit-buyer'
    ? thing === 'handOverId'
    : ['checkout', 'createAccount', 'getAccounts', 'getWebsites', 'saveWebsite'].includes(name) ||
      ['importId', 'synonymId', 'websiteId', 'messageToSend', 'messageToSettle'].includes(thing);
const owned = owners.flatMap((owner) =>
  uses.filter(({ name, thing }) => !isLeftOut(name, thing, owner)).map((use) => ({ ...use, owner })),
);
const foreign = owned.flatMap((use) =>
  people
    .filter(({ userName }) => isStranger(userName, use.owner, use))
    .map(({ userName, host }) => ({ ...use, userName, host })),
);
/** Calls that remove or decide something come after the strangers' calls, which must have changed nothing. */
const ENDING = [
  'deleteCart',
  'removeVehicle',
  'returnHandOver',
  'openHandOver',
  'cancelOrder',
  'changeOrderStatus',
  'sendOrderMail',
  'sendRepair',
  'settleRepair',
  'removeSynonym',
  'savePage',
  'removePage',
  'changeSpot',
  'removeSpot',
  'restoreFromHistory',
  'mapPeopleImport',
  'correctPeopleImportRows',
  'continuePeopleImport',
  'cancelPeopleImport',
  'invitePeopleImport',
  'takeBackPeopleImport',
  'addUserPermission',
  'removeUserPermission',
  'changeUser',
  'signOutUser',
  'resetUserPassword',
  'changeAccount',
  // The session works for the other account from then on.
  'orderAs',
  'deactivateAccount',
  'removeWebsite',
];
/** A single field that is refused or wrong has the whole call refused, so these calls name no more than it takes. */
const LITTLE: Readonly<Record<string, readonly string[]>> = {
  changeAccount: ['Id', 'Version', 'City'],
  getEffects: ['Id', 'Version', 'City'],
  saveCustomer: ['AccountId', 'LineOfBusinessKey', 'Version', 'CustomerName'],
  saveWebsite: ['Id', 'Version', 'AccountId', 'Name', 'Url'],
  createAccount: ['ParentId', 'CompanyName', 'Address1', 'City', 'State', 'PostalCode'],
  changeSpot: ['Id', 'Version', 'Title'],
};

let world: Awaited<ReturnType<typeof isolationWorld>>;
beforeAll(async () => {
  world = await isolationWorld();
});
afterAll(() => world.close());

/** The values of all other fields. They are valid, so that only the id decides the outcome. */
const SAID: Readonly<Record<string, unknown>> = {
  itemnumber: 'H1',
  companycode: '001',
  unitofmeasure: { code: 'EA' },
  warrantycode: 'none',
  shiptoid: null,
  isguest: false,
  postalcode: '80202',
  state: 'CO',
  phonenumber: '3035550101',
  password: 'Parts-2026',
  email: 'person@example.com',
  emailaddress: 'person@example.com',
  permissions: ['checkout'],
  permissionkey: 56,
  userid: null,
  applicationkey: undefined,
  customername: 'A. Smith',
  orderas: null,
  content: SMALLEST_PICTURE,
  // Left out where they are not what is asked for.
  accountid: undefined,
  cartid: undefined,
  customernumber: undefined,
};

/** The same for one call alone. Without an id a website is a new one. Every administrator imports users. */
const SAID_TO: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  saveWebsite: { id: undefined, url: 'https://website.example.com' },
  beginPeopleImport: { kind: 'users', mapping: undefined },
  mapPeopleImport: { mapping: [] },
  correctPeopleImportRows: { rows: undefined, replace: undefined },
  sendOrderMail: { to: 'summit-buyer@summit.example' },
};

/** The same for queries. */
const SAID_IN_QUERY: Readonly<Record<string, string>> = { permissionkey: '56' };

interface Asker {
  readonly host: string;
  readonly userName?: string;
}

/** Makes a call with these values in its path, query and body, by the names of their fields. */
async function ask(
  { name, endpoint }: Call,
  { host, userName = '' }: Asker,
  ids: Readonly<Record<string, string | undefined>>,
) {
  const { method, path, body } = endpoint;
  const given = (field: string) => ids[plain(field)];
  const target = path.replace(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(given(field) ?? (userName || 'x')),
  );
  const named = queryFields(endpoint).flatMap((field) => {
    const value = given(field) ?? SAID_IN_QUERY[plain(field)];
    return value === undefined ? [] : [[field, value] as const];
  });
  const query = new URLSearchParams({ ...neededQuery(endpoint), ...Object.fromEntries(named) });
  const token = world.tokens.get(userName);
  const headers = {
    'idempotency-key': randomUUID(),
    ...(token && { authorization: token }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const said = body && JSON.stringify(withValues(saidBy(name, sampleOf(body)), { ...SAID, ...SAID_TO[name], ...ids }));
  const answer = await world.send(host, `${target}?${query}`, { method, headers, ...(said && { body: said }) });
  const text = await answer.text();
  // As a browser does it.
  if (token) world.tokens.set(userName, answer.headers.get('authorization') ?? token);
  return { status: answer.status, errors: answer.headers.get('errors'), output: answer.ok ? text : '' };
}

function saidBy(name: string, sample: unknown): unknown {
  const { [name]: fields } = LITTLE;
  if (!fields) return sample;
  return Object.fromEntries(Object.entries(sample as object).filter(([field]) => fields.includes(field)));
}

function withValues(sample: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(sample)) return sample.map((each) => withValues(each, values));
  if (sample === null || typeof sample !== 'object') return sample;
  const filled = (key: string, value: unknown) => {
    if (!(plain(key) in values)) return withValues(value, values);
    const given = values[plain(key)];
    return typeof value === 'number' && given !== undefined && given !== null ? Number(given) : given;
  };
  return Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, filled(key, value)]));
}

/** A vehicle is asked for in the garage where it stands; everything else is asked for by one id. */
const idsOf = ({ name, field, thing }: (typeof uses)[number], things: Things): Record<string, string | undefined> => ({
  // A new page has no id, and a new spot needs a picture of its account.
  ...(name === 'savePage' && thing === 'accountId' && { id: undefined }),
  ...(name === 'createSpot' && {
    url: '/pages/winter',
    image: picturePaths(aPicture({ accountId: Number(things.accountId) })).path,
  }),
  ...(name === 'getHistoryOf' && { kind: 'user' }),
  ...(name === 'removeVehicle' && { userid: things.userId, id: things.vehicleId }),
  [plain(field)]: things[thing],
});

it('knows what every field names that looks like an id', () => {
  const unknown = calls.flatMap((call) =>
    fieldsOf(call)
      .filter((field) => /id$|token$|^customernumber$/i.test(field) && thingsIn(call.name, field) === undefined)
      .map((field) => `${call.name} ${plain(field)}`),
  );
  expect(unknown.filter((field) => !NOBODYS.includes(field))).toEqual([]);
});

const lost = { status: 401, errors: SESSION_TEXTS.sessionLost, output: '' };

it.each(signedIn)('$name needs a session', async (call) => {
  expect(await ask(call, { host: SUMMIT }, {})).toEqual(lost);
});

it.each(signedIn)('S11: $name does not take the session of another host', async (call) => {
  expect(await ask(call, { host: NORTHSIDE, userName: 'summit-admin' }, {})).toEqual(lost);
});

describe('a level that is too deep is refused:', () => {
  it.each(limited)('$name for $userName', async ({ userName, host, ...call }) => {
    const refused = { status: 403, errors: SESSION_TEXTS.unauthorized, output: '' };
    expect(await ask(call, { host, userName }, {})).toEqual(refused);
  });
});

/** Who sent a cart does not open it, and who has it waiting does; some calls are for the provider alone. */
function askerOf({ owner, thing, ...call }: (typeof owned)[number]): Asker {
  if (isForProvider(call)) return { host: PROVIDER, userName: 'provider-admin' };
  // Nobody deactivates the account that they belong to.
  if (call.name === 'deactivateAccount') return { host: PROVIDER, userName: 'provider-admin' };
  if (deepestLevelOf(call) === 1) return { host: SUMMIT, userName: 'summit-admin' };
  // Level 2 creates users of its own account, whichever is named.
  if (thing === 'accountId' && /^create/.test(call.name)) return { host: SUMMIT, userName: 'summit-admin' };
  if (deepestLevelOf(call) === 2) return { host: SUMMIT, userName: owner.replace('buyer', 'admin') };
  return { host: SUMMIT, userName: thing === 'handOverId' ? 'summit-buyer' : owner };
}

/** The answers for ids that do not exist, kept for each asker. */
const aboutNothing = new Map<string, ReturnType<typeof ask>>();
function askForNothing(use: (typeof uses)[number], asker: Asker): ReturnType<typeof ask> {
  const key = [use.name, use.field, use.thing, asker.userName].join(' ');
  const known = aboutNothing.get(key) ?? ask(use, asker, idsOf(use, NOTHING));
  aboutNothing.set(key, known);
  return known;
}

/** It is there, though its state may not allow the call or the call may ask for more that is not there. */
async function expectToFind(use: (typeof owned)[number]): Promise<void> {
  const asker = askerOf(use);
  const answer = await ask(use, asker, idsOf(use, world.things[use.owner]));
  expect([200, 404, 409], `${answer.errors}`).toContain(answer.status);
  expect(answer).not.toEqual(await askForNothing(use, asker));
}

describe('whoever it belongs to gets it:', () => {
  it.each(owned.filter(({ name }) => !ENDING.includes(name)))('$name by $field, $thing of $owner', expectToFind);
});

describe('S11: nobody else learns that it is there:', () => {
  it.each(foreign)('$name by $field, $thing of $owner, for $userName', async ({ userName, host, ...use }) => {
    const asker = { host, userName };
    const answer = await ask(use, asker, idsOf(use, world.things[use.owner]));
    expect(answer).toEqual(await askForNothing(use, asker));
  });
});

describe('S11: no other answer tells of it:', () => {
  /** Ids and names that stand in nobody else's answers. */
  const secretsOf = ({
    accountId: _account,
    userNumber: _number,
    pageId: _page,
    pageSlug: _slug,
    websiteId: _website,
    ...things
  }: Things) => [...Object.values(things)];
  const strangers = people.filter(({ userName }) => /^(northside|summit-west)/.test(userName));
  const cases = signedIn.flatMap((call) =>
    strangers.filter(({ level }) => level <= deepestLevelOf(call)).map((person) => ({ ...call, ...person })),
  );

  it.each(cases)('$name for $userName', async ({ userName, host, ...call }) => {
    const { output } = await ask(call, { host, userName }, {});
    const told = owners.flatMap((owner) => secretsOf(world.things[owner])).filter((secret) => output.includes(secret));
    expect(told).toEqual([]);
  });
});

describe('and it is still there, for whoever it belongs to:', () => {
  it.each(owners)('the vehicle of %s', async (owner) => {
    const { userId, vehicleId } = world.things[owner];
    const [call] = uses.filter(({ name }) => name === 'listVehicles');
    const { output } = await ask(call as Call, { host: SUMMIT, userName: owner }, { id: userId });
    expect(output).toContain(vehicleId);
  });

  it.each(ENDING.flatMap((ending) => owned.filter(({ name }) => name === ending)))(
    '$name by $field, $thing of $owner',
    expectToFind,
  );
});
