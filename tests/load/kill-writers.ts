import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/data/table/table.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { type ChatAnswer, chatAnswerSchema } from '#shared/schemas/wire/chat.ts';
import { FIRST_CHAT_DATE } from '#shared/values/chat.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { DEMO_PASSWORD } from '../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';
import { chatClient } from '../support/chat-client.ts';
import type { Chance } from '../support/search/chance.ts';

const { login, logout, getUser, updateLocation, reportError, getErrors } = sessionContract;

/** A running store: its API, and its engines for data without an endpoint. */
export interface Target {
  readonly sendToStore: SendToStore;
  readonly environment: Readonly<Record<string, string>>;
  /** The address of the chat's socket. */
  readonly chat: string;
}

/** A write that got a success response. */
export interface Acknowledged {
  readonly kind: string;
  /** Whether a later start of the store still has it. */
  readonly isKept: (target: Target) => Promise<boolean>;
}

/** Makes one write. Rejects if it is not acknowledged. */
type Writer = (target: Target, chance: Chance) => Promise<Acknowledged>;

const HOST = 'summit.localhost';

/**
 * The users of the writers. A kill in the middle of a sign-in leaves it counted as a failed one until the next success,
 * so that several writers of one user would lock it.
 */
const [SIGNS_IN, SIGNS_OUT, MOVES, ADMIN] = ['summit-buyer', 'summit-east-buyer', 'summit-east-admin', 'summit-admin'];

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
  const token = (await signedIn(target, SIGNS_IN)).token();
  return { kind: 'login', isKept: async (later) => (await statusLater(later, token)) === 200 };
};

const signOut: Writer = async (target) => {
  const visitor = await signedIn(target, SIGNS_OUT);
  const token = visitor.token();
  (await visitor.call(logout)).output();
  return { kind: 'logout', isKept: async (later) => (await statusLater(later, token)) === 401 };
};

const ZIP_CODES = ['60601', '10001', '80216', '94105'];

const moveLocation: Writer = async (target, { of }) => {
  const visitor = await signedIn(target, MOVES);
  const zipcode = of(ZIP_CODES);
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
  const visitor = await signedIn(target, ADMIN);
  const info = randomUUID();
  const body = { localTime: '11/27/2026 09:00:00', errors: ['Part not found'], info };
  (await visitor.call(reportError, { body })).output();
  return {
    kind: 'error report',
    isKept: async (later) => {
      const kept = (await (await signedIn(later, ADMIN)).call(getErrors)).output();
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

/** A user may send thirty messages a minute. */
const CHAT_PAUSE_MS = 2000;

const chat: Writer = async (target) => {
  const text = randomUUID();
  await sayInChat(target, { Text: text, Key: text });
  await pause(CHAT_PAUSE_MS);
  return {
    kind: 'chat message',
    isKept: async (later) => {
      for (let date: string | undefined = FIRST_CHAT_DATE; date; ) {
        const { messages, hasMore } = await sayInChat(later, { Date: date });
        if (messages.some((message) => message.text === text)) return true;
        date = hasMore ? messages.at(-1)?.date : undefined;
      }
      return false;
    },
  };
};

async function sayInChat(target: Target, request: object): Promise<ChatAnswer> {
  const token = (await signedIn(target, ADMIN)).token();
  const client = await chatClient({ url: target.chat, headers: { host: HOST } });
  try {
    const answer = await client.say({ Authorization: token, Date: FIRST_CHAT_DATE, ...request });
    const decoded = decodeWire(chatAnswerSchema, answer);
    if (!decoded.ok) throw new Error(`The chat answers ${JSON.stringify(answer)}`);
    return decoded.value;
  } finally {
    client.close();
  }
}

function client(environment: Readonly<Record<string, string>>) {
  return openTable(String(environment['TABLE_NAME']), {
    endpoint: String(environment['AWS_ENDPOINT_URL_DYNAMODB']),
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }).client;
}

export const WRITERS: readonly Writer[] = [signIn, signOut, moveLocation, report, transaction, transaction, chat];
