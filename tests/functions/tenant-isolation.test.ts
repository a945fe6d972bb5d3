import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGroups } from '#shared/contracts/all-groups.ts';
import type { Endpoint, EndpointGroup } from '#shared/contracts/endpoint.ts';
import { CONTENT_TEXTS } from '#shared/texts/content-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/order-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session-texts.ts';
import { DEMO_PASSWORD, DEMO_USERS, NORTHSIDE, SUMMIT } from '../api-journeys/demo-users.ts';
import type { SendToStore } from '../api-journeys/store-visitor.ts';
import { demoTable } from '../support/demo-table.ts';
import { sampleOf } from '../support/sample-of.ts';
import { wholeApi } from '../support/whole-api.ts';

const groups: readonly EndpointGroup[] = Object.values(allGroups);
const endpoints = groups.flatMap((group) => Object.entries(group));
const signedIn = endpoints.filter(([, { access }]) => access.signedIn);
/** What the provider alone may call refuses everybody else by their level. */
const withIds = endpoints.filter(([, endpoint]) => endpoint.params && deepestLevelOf(endpoint) > 0);
const limited = endpoints.flatMap(([name, endpoint]) => {
  const deepest = deepestLevelOf(endpoint);
  return DEMO_USERS.filter(({ level }) => level > deepest).map((user) => ({ ...user, name, endpoint }));
});

function deepestLevelOf({ access }: Endpoint): number {
  return access.signedIn && 'level' in access ? (access.level ?? 3) : 3;
}

/**
 * Ids of Summit's data, as somebody at Northside would have to guess them. A new variable of a path needs its line here,
 * under its name, or under path and name where the name means something else there.
 */
const IDS_OF_SUMMIT: Readonly<Record<string, string>> = {
  '/api/vehicle/{id} id': 'summit-buyer',
  '/api/vehicle/{userid}/{id} id': 'v1',
  userid: 'summit-buyer',
  cartId: 'summit-buyer-5',
  '/api/category/{id} id': '5',
  '/api/order/{id} id': '1000001',
  '/api/order/{id}/cancel id': '1000001',
  '/api/order/{id}/reorder id': '1000001',
  '/api/order/{id}/status id': '1000001',
  '/api/headerpage/{id} id': '5',
  '/api/page/{id} id': 'about-summit',
  '/api/imports/{id} id': 'import-1',
  '/api/imports/{id}/faults id': 'import-1',
  '/api/MarketingSpots/{id}/account id': '5',
};

/** Texts of groups that have one of their own for what is missing (decision W3). */
const NOT_FOUND: Readonly<Record<string, string>> = {
  '/api/page/{id}': CONTENT_TEXTS.noSuchPage,
  '/api/order/{id}': ORDER_TEXTS.notFound,
  '/api/order/{id}/cancel': ORDER_TEXTS.notFound,
  '/api/order/{id}/reorder': ORDER_TEXTS.notFound,
};

let send: SendToStore;
let close: () => Promise<void>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  ({ send, close } = await wholeApi(await demoTable()));
  for (const { userName, host } of DEMO_USERS) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ userName, password: DEMO_PASSWORD });
    const answer = await send(host, '/api/user/login', { ...init, body });
    tokens.set(userName, answer.headers.get('authorization') ?? '');
  }
});
afterAll(() => close());

async function ask({ method, path, body }: Endpoint, host: string, token: string | undefined) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = IDS_OF_SUMMIT[`${path} ${name}`] ?? IDS_OF_SUMMIT[name];
    if (id === undefined) throw new Error(`IDS_OF_SUMMIT has no ${name}`);
    return encodeURIComponent(id);
  });
  const headers = { ...(token && { authorization: token }), ...(body && { 'content-type': 'application/json' }) };
  const sample = body && JSON.stringify(sampleOf(body));
  const response = await send(host, filled, { method, headers, ...(sample && { body: sample }) });
  return { status: response.status, errors: response.headers.get('errors') };
}

it.each(signedIn)('%s needs a session', async (_name, endpoint) => {
  expect(await ask(endpoint, SUMMIT, undefined)).toEqual({ status: 401, errors: SESSION_TEXTS.sessionLost });
});

it.each(signedIn)('S11: %s does not take the session of another host', async (_name, endpoint) => {
  const answer = await ask(endpoint, NORTHSIDE, tokens.get('summit-admin'));
  expect(answer).toEqual({ status: 401, errors: SESSION_TEXTS.sessionLost });
});

describe('a level that is too deep is refused:', () => {
  it.each(limited)('$name for $userName', async ({ endpoint, userName, host }) => {
    expect(await ask(endpoint, host, tokens.get(userName))).toEqual({
      status: 403,
      errors: SESSION_TEXTS.unauthorized,
    });
  });
});

it.each(withIds)(
  'S11: %s does not tell a stranger that something of another tenant exists',
  async (_name, endpoint) => {
    const answer = await ask(endpoint, NORTHSIDE, tokens.get('northside-admin'));
    expect(answer).toEqual({ status: 404, errors: NOT_FOUND[endpoint.path] ?? SESSION_TEXTS.unauthorized });
  },
);
