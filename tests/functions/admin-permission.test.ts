import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userKey } from '#functions/data/identity/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { allGroups } from '#shared/contracts/all-groups.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import type { Permission } from '#shared/values/access.ts';
import type { Endpoint, EndpointGroup } from '#shared/wire/endpoint.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../api-journeys/demo-users.ts';
import type { SendToStore } from '../api-journeys/store-visitor.ts';
import { demoTable } from '../support/demo-table.ts';
import { leastSampleOf, sampleOf } from '../support/sample-of.ts';
import { wholeApi } from '../support/whole-api.ts';

const groups: readonly EndpointGroup[] = Object.values(allGroups);
const gated = groups.flatMap((group) =>
  Object.entries(group).flatMap(([name, endpoint]) =>
    'level' in endpoint.access ? [{ name, endpoint, deepest: endpoint.access.level }] : [],
  ),
);
/** Everybody whose level an endpoint admits. */
const cases = gated.flatMap(({ name, endpoint, deepest }) =>
  DEMO_USERS.filter(({ level }) => level <= deepest).map(({ userName, host }) => ({ name, endpoint, userName, host })),
);
/**
 * Only the provider edits the users of Northside (decision B277), so their whole import is refused. Level 2 imports users
 * alone, and the sample of an import is one of accounts.
 */
const isClosed = ({ name, userName }: (typeof cases)[number]): boolean =>
  (name === 'importUsers' && userName === 'northside-admin') ||
  (['preparePeopleUpload', 'beginPeopleImport'].includes(name) && userName === 'summit-east-admin');
const admins = DEMO_USERS.filter(({ level }) => level < 3);

let table: Table;
let send: SendToStore;
let close: () => Promise<void>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  table = await demoTable();
  ({ send, close } = await wholeApi(table));
  for (const { userName, host } of admins) {
    const body = JSON.stringify({ userName, password: DEMO_PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await send(host, '/api/user/login', { method: 'POST', headers, body });
    tokens.set(userName, answer.headers.get('authorization') ?? '');
  }
});
afterAll(() => close());

const setPermissions = (permissions: Permission[]) =>
  Promise.all(
    admins.map(({ userName }) =>
      // The repository does not take the last administrator away.
      table.client.send(
        new UpdateCommand({
          TableName: table.tableName,
          Key: userKey(userName),
          UpdateExpression: 'SET #permissions = :permissions',
          ExpressionAttributeNames: { '#permissions': 'permissions' },
          ExpressionAttributeValues: { ':permissions': permissions },
        }),
      ),
    ),
  );

/** Who may not change one of the fields of an account is refused, so these calls name none. */
const bodyOf = (name: string, schema: Parameters<typeof sampleOf>[0]): unknown =>
  name in accountsContract ? leastSampleOf(schema) : sampleOf(schema);

async function ask(name: string, { method, path, body }: Endpoint, host: string, userName: string) {
  const headers = {
    authorization: tokens.get(userName) ?? '',
    ...(body && { 'content-type': 'application/json' }),
  };
  const target = path.replace(/\{\w+\}/g, 'x');
  const response = await send(host, target, {
    method,
    headers,
    ...(body && { body: JSON.stringify(bodyOf(name, body)) }),
  });
  return { status: response.status, errors: response.headers.get('errors') };
}

it('is asked of every endpoint with a level', () => {
  expect(gated.length).toBeGreaterThanOrEqual(13);
});

describe('an administrator without the permission to manage users is refused (admin 6, decision I6):', () => {
  beforeAll(() => setPermissions(['checkout']));

  it.each(cases)('$name for $userName', async ({ name, endpoint, userName, host }) => {
    expect(await ask(name, endpoint, host, userName)).toEqual({ status: 403, errors: SESSION_TEXTS.unauthorized });
  });
});

describe('and is let in with it:', () => {
  beforeAll(() => setPermissions(['usermanagement', 'checkout']));

  it.each(cases.filter((each) => !isClosed(each)))(
    '$name for $userName',
    async ({ name, endpoint, userName, host }) => {
      const { status } = await ask(name, endpoint, host, userName);
      expect([401, 403]).not.toContain(status);
    },
  );
});
