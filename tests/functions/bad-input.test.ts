import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { allGroups } from '#shared/contracts/all-groups.ts';
import type { FieldError } from '#shared/errors.ts';
import type { Endpoint, EndpointGroup } from '#shared/wire/endpoint.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { DEMO_PASSWORD, PROVIDER } from '../api-journeys/demo-users.ts';
import type { SendToStore } from '../api-journeys/store-visitor.ts';
import { ADJUSTED_SAMPLES, acceptedSampleOf } from '../support/accepted-sample-of.ts';
import { badVariantsOf, overfilledVariantsOf } from '../support/bad-variants-of.ts';
import { demoTable } from '../support/demo-table.ts';
import { sampleOf } from '../support/sample-of.ts';
import { storedItems } from '../support/stored-items.ts';
import { wholeApi } from '../support/whole-api.ts';

const groups: readonly EndpointGroup[] = Object.values(allGroups);
const endpoints = groups.flatMap((group) => Object.entries(group));
const withBody = endpoints.flatMap(([name, endpoint]) =>
  endpoint.body ? [{ name, endpoint, schema: endpoint.body }] : [],
);
const JSON_TYPE = { 'content-type': 'application/json' };

let table: Table;
let send: SendToStore;
let close: () => Promise<void>;
let token: string;
beforeAll(async () => {
  table = await demoTable();
  ({ send, close } = await wholeApi(table));
  const body = JSON.stringify({ userName: 'provider-admin', password: DEMO_PASSWORD });
  const answer = await send(PROVIDER, '/api/user/login', { method: 'POST', headers: JSON_TYPE, body });
  token = answer.headers.get('authorization') ?? '';
});
afterAll(() => close());

/** The largest body that a call takes: of anybody, and of whom a session is known. */
const mostBytes = ({ access }: Endpoint): number => (access.signedIn ? 5 * 1024 : 16) * 1024;

/** As the provider's admin, whom no access rule keeps from reaching the input, about somebody else. */
async function ask({ method, path }: Endpoint, init: RequestInit, values: Record<string, string> = {}) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '2');
  const headers = { authorization: token, ...JSON_TYPE, ...init.headers };
  const response = await send(PROVIDER, filled, { ...init, method, headers });
  const { errors: faults = [] } = (response.ok ? {} : await response.json()) as { errors?: readonly FieldError[] };
  return { status: response.status, errors: response.headers.get('errors'), faults };
}

/** For a large body, this many variants are enough to try many of the bad values in each field. */
const MOST_VARIANTS = 160;

/** Every so many of the variants: an odd step that 5 does not divide, so that fields get different ones of 20 values. */
function sampled<T>(variants: readonly T[]): T[] {
  const least = Math.ceil(variants.length / MOST_VARIANTS);
  const step = [1, 3, 7, 9, 11].find((odd) => odd >= least) ?? 13;
  return variants.filter((_, index) => index % step === 0);
}

const stored = async (): Promise<string> => JSON.stringify(await storedItems(table));

it.each(ADJUSTED_SAMPLES)('%s takes the sample that is made worse', async (name) => {
  const [call] = withBody.filter((each) => each.name === name);
  const body = call && JSON.stringify(acceptedSampleOf(name, call.schema));
  expect(call && body && (await ask(call.endpoint, { body }))).toMatchObject({ status: 200, faults: [] });
});

const NO_OBJECTS: Readonly<Record<string, { readonly body: string; readonly headers: Record<string, string> }>> = {
  nothing: { body: '', headers: {} },
  'half of a JSON text': { body: '{"a":', headers: {} },
  'a NUL': { body: '\u0000', headers: {} },
  text: { body: '{}', headers: { 'content-type': 'text/plain' } },
  'a form': { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  XML: { body: '<a/>', headers: { 'content-type': 'application/xml' } },
};

describe.each(withBody)('$name', ({ name, endpoint, schema }) => {
  let before = '';
  beforeAll(async () => {
    before = await stored();
  });

  it('refuses every body that its contract refuses, tells why, and stores nothing', async () => {
    const refused = sampled(badVariantsOf(sampleOf(schema)))
      .filter((body) => JSON.stringify(body).length <= mostBytes(endpoint))
      .filter((body) => !decodeWire(schema, roundTrip(body)).ok);
    const answers = [];
    for (const body of refused) answers.push(await ask(endpoint, { body: JSON.stringify(body) }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(answers.every(({ errors }) => errors === 'Invalid Request.')).toBe(true);
    expect(await stored()).toBe(before);
  });

  it('answers what is no JSON object with 400, and stores nothing', async () => {
    const statuses: Record<string, number> = {};
    for (const [why, { body, headers }] of Object.entries(NO_OBJECTS)) {
      statuses[why] = (await ask(endpoint, { body, headers })).status;
    }
    expect(statuses).toEqual(Object.fromEntries(Object.keys(NO_OBJECTS).map((why) => [why, 400])));
    expect(await stored()).toBe(before);
  });

  it('never fails over what its contract takes, however odd', async () => {
    const reserved = sampled(badVariantsOf(acceptedSampleOf(name, schema))).filter(
      (body) => decodeWire(schema, roundTrip(body)).ok,
    );
    for (const body of reserved) {
      const { status, errors } = await ask(endpoint, { body: JSON.stringify(body) });
      expect(status).toBeLessThan(500);
      expect(status < 400 || errors !== null).toBe(true);
    }
  });

  it('tells at most a hundred faults of a list of many', async () => {
    for (const body of [900, 500_000].flatMap((entries) => overfilledVariantsOf(sampleOf(schema), entries))) {
      const { status, faults } = await ask(endpoint, { body: JSON.stringify(body) });
      expect(status).toBe(400);
      expect(faults.length).toBeLessThanOrEqual(100);
    }
  });

  it('never stores a field that it does not know', async () => {
    const body = withExtraFields(sampleOf(schema));
    await ask(endpoint, { body: JSON.stringify(body) });
    expect(await stored()).not.toMatch(/unknown-field-/);
  });
});

const TOO_LARGE = { status: 413, errors: 'Request too large' };
/** The tests' own client sends no body with a GET. */
const withMethodOfBodies = endpoints.filter(([, { method }]) => method !== 'GET');

it.each(withMethodOfBodies)(
  '%s refuses a body that is too large, also where it reads none',
  async (_name, endpoint) => {
    const body = JSON.stringify('x'.repeat(mostBytes(endpoint) - 1));
    expect(await ask(endpoint, { body })).toMatchObject(TOO_LARGE);
  },
);

it('refuses six megabytes before any call reads them', async () => {
  const [call] = withBody;
  expect(call && (await ask(call.endpoint, { body: `"${'x'.repeat(6 * 1024 * 1024)}"` })).status).toBe(413);
});

const ODD_VALUES = ['%00', '%F0%9F%98%80', '..%2F..%2Fetc', '%23', 'a%20b', '-1', 'x'.repeat(4000), "'%20OR%201=1"];

it.each(endpoints)('%s never fails over odd variables, queries, tokens and cookies', async (_name, endpoint) => {
  const inputs = ODD_VALUES.map((value) => ({
    path: endpoint.path.replace(/\{\w+\}/g, value),
    headers: { cookie: `remember=${value}; __Host-remember=${value}; =; ${value}` },
  }));
  const body = endpoint.body && JSON.stringify(sampleOf(endpoint.body));
  for (const { path, headers } of inputs) {
    const odd = { ...endpoint, path: `${path}?id=${ODD_VALUES[0]}&id=2&=&%` as const } as Endpoint;
    const { status } = await ask(odd, { ...(body && { body }), headers });
    expect(status).toBeLessThan(500);
  }
  for (const authorization of ['x', 'Bearer x', '....', 'x'.repeat(8000)]) {
    const { status } = await ask(endpoint, { ...(body && { body }), headers: { authorization } });
    expect(status).toBeLessThan(500);
  }
});

it.each(['x'.repeat(3000), 'a..b', '-', '192.0.2.7'])('a store that nobody has is no failure: %s', async (host) => {
  const body = JSON.stringify({ userName: 'provider-admin', password: DEMO_PASSWORD });
  const answers = [
    await send(host, '/api/application', { method: 'GET' }),
    await send(host, '/api/user/login', { method: 'POST', headers: JSON_TYPE, body }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 401]);
});

/** The value after it has been written as JSON and read again. */
const roundTrip = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

function withExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraFields);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, field]) => [key, withExtraFields(field)]);
  return {
    ...Object.fromEntries(inner),
    'unknown-field-1': 1,
    __proto: { 'unknown-field-2': 1 },
    IsAdmin: 'unknown-field-3',
  };
}
