import { randomUUID } from 'node:crypto';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/data/table/table.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD } from '../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';

const { login, logout, getUser, updateLocation, reportError, getErrors } = sessionContract;

/** A running store: its API, and its engines for data without an endpoint. */
export interface Target {
  readonly sendToStore: SendToStore;
  readonly environment: Readonly<Record<string, string>>;
}

/** A write that got a success response. */
export interface Acknowledged {
  readonly kind: string;
  /** Whether a later start of the store still has it. */
  readonly isKept: (target: Target) => Promise<boolean>;
}

/** Makes one write. Rejects if it is not acknowledged. */
type Writer = (target: Target) => Promise<Acknowledged>;

const HOST = 'summit.localhost';

async function signedIn({ sendToStore }: Target, userName: string): Promise<StoreVisitor> {
  const visitor = storeVisitor(sendToStore, HOST);
  (await visitor.call(login, { body: { userName, password: DEMO_PASSWORD } })).output();
  return visitor;
}

/** The response to the same browser from a later start of the store. */
async function statusLater({ sendToStore }: Target, token: string | undefined): Promise<number> {
  const headers = { authorization: String(token) };
  return (await sendToStore(HOST, getUser.path, { headers })).status;
}

const signIn: Writer = async (target) => {
  const token = (await signedIn(target, 'summit-buyer')).token();
  return { kind: 'login', isKept: async (later) => (await statusLater(later, token)) === 200 };
};

const signOut: Writer = async (target) => {
  const visitor = await signedIn(target, 'summit-buyer');
  const token = visitor.token();
  (await visitor.call(logout)).output();
  return { kind: 'logout', isKept: async (later) => (await statusLater(later, token)) === 401 };
};

const ZIP_CODES = ['60601', '10001', '80216', '94105'];

const moveLocation: Writer = async (target) => {
  const visitor = await signedIn(target, 'summit-buyer');
  const zipcode = ZIP_CODES[Math.floor(Math.random() * ZIP_CODES.length)] ?? '';
  (await visitor.call(updateLocation, { body: { zipcode } })).output();
  const token = visitor.token();
  return {
    kind: 'location',
    isKept: async ({ sendToStore }) => {
      const answer = await sendToStore(HOST, getUser.path, { headers: { authorization: String(token) } });
      return (await answer.text()).includes(zipcode);
    },
  };
};

/** Only one writer reports errors for its account. Reports of a second one would push its own out of the last three. */
const report: Writer = async (target) => {
  const visitor = await signedIn(target, 'summit-admin');
  const info = randomUUID();
  const body = { localTime: '11/27/2026 09:00:00', errors: ['Part not found'], info };
  (await visitor.call(reportError, { body })).output();
  return {
    kind: 'error report',
    isKept: async (later) => {
      const kept = (await (await signedIn(later, 'summit-admin')).call(getErrors)).output();
      return kept.some((record) => record.info === info);
    },
  };
};

const PARTS = ['header', 'lines', 'marker', 'outbox'];

/** Writes several items at once, like an order. Each has a new key, so that nothing overwrites it. */
const transaction: Writer = async ({ environment }) => {
  const order = `order#${randomUUID()}`;
  const TransactItems = PARTS.map((sk) => ({
    Put: { TableName: environment['TABLE_NAME'], Item: { pk: order, sk, gsi1pk: order, gsi1sk: sk, summary: sk } },
  }));
  await client(environment).send(new TransactWriteCommand({ TransactItems }));
  return {
    kind: 'transaction',
    isKept: async (later) => {
      const counts = [undefined, 'gsi1'].map(async (IndexName) => {
        const { Count } = await client(later.environment).send(
          new QueryCommand({
            TableName: later.environment['TABLE_NAME'],
            IndexName,
            KeyConditionExpression: '#pk = :order',
            ExpressionAttributeNames: { '#pk': IndexName ? 'gsi1pk' : 'pk' },
            ExpressionAttributeValues: { ':order': order },
          }),
        );
        return Count;
      });
      return (await Promise.all(counts)).every((count) => count === PARTS.length);
    },
  };
};

function client(environment: Readonly<Record<string, string>>) {
  return openTable(String(environment['TABLE_NAME']), {
    endpoint: String(environment['AWS_ENDPOINT_URL_DYNAMODB']),
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }).client;
}

export const WRITERS: readonly Writer[] = [signIn, signOut, moveLocation, report, transaction, transaction];
