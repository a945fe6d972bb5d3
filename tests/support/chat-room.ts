import { makeAnswerRequest } from '#functions/chat/answer-request.ts';
import { chatDependencies } from '#functions/chat/dependencies.ts';
import { type SocketEvent, type SocketResponse, socketHandler } from '#functions/chat/socket-handler.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SignedIn } from '#functions/http/authenticate.ts';
import { type ChatAnswer, chatAnswerSchema } from '#shared/schemas/wire/chat.ts';
import type { Problem } from '#shared/schemas/wire/problem.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { aChild, anAccount } from '../builders/accounts.ts';
import { aUser } from '../builders/people.ts';
import { aSignedIn } from '../builders/signed-in.ts';
import { anEdge } from './api-under-test.ts';
import { putItem, testTable } from './test-table.ts';

/** The accounts of the room: the provider, a tenant with its child, and another tenant. */
export const ROOM = { provider: 1, summit: 2, east: 3, northside: 4 } as const;

/** Who sits in the room. Those of one account share nothing but it. */
const PEOPLE = {
  staff: { accountId: ROOM.provider, level: 0, firstName: 'Paula', lastName: 'Prentice' },
  'more staff': { accountId: ROOM.provider, level: 0, firstName: 'Peter', lastName: 'Pruitt' },
  summit: { accountId: ROOM.summit, level: 1, firstName: 'Sara', lastName: 'Sandoval' },
  'more of summit': { accountId: ROOM.summit, level: 1, firstName: 'Sam', lastName: 'Salas' },
  northside: { accountId: ROOM.northside, level: 1, firstName: 'Nora', lastName: 'Nash' },
  east: { accountId: ROOM.east, parentId: ROOM.summit, level: 2, firstName: 'Eva', lastName: 'East' },
  buyer: { accountId: ROOM.summit, level: 3, firstName: 'Ben', lastName: 'Buyer' },
} as const;
export type Talker = keyof typeof PEOPLE;

export function talker(name: Talker, overrides: Partial<SignedIn> = {}): SignedIn {
  const { level, ...person } = PEOPLE[name];
  const userId = name.replaceAll(' ', '-');
  const user = aUser({ userId, ...person });
  return aSignedIn({ userId, accountId: person.accountId, level, user, ...overrides });
}

interface ChatRoom {
  readonly table: Table;
  /** The response of the socket's function, in the names of the wire. */
  readonly send: (actor: SignedIn | undefined, body: string) => Promise<SocketResponse>;
  /** A request, by default the first poll of a page. Throws if it is refused. */
  readonly ask: (name: Talker, request?: object) => Promise<ChatAnswer>;
  /** The problem that it is refused with. Throws if it is not. */
  readonly refusal: (actor: SignedIn | undefined, request?: object) => Promise<Problem>;
}

/** The chat over a table. The caller names the speaker. */
export async function chatRoom(now = () => new Date(), on?: Table): Promise<ChatRoom> {
  const table = on ?? (await testTable());
  const accounts = [
    anAccount({ id: ROOM.provider }),
    anAccount({ id: ROOM.summit }),
    aChild({ id: ROOM.east, parentId: ROOM.summit }),
    anAccount({ id: ROOM.northside }),
  ];
  await Promise.all(accounts.map((account) => putItem(table, accountKey(account.id), account)));
  const answerRequest = makeAnswerRequest(chatDependencies(table, now));
  const send = async (actor: SignedIn | undefined, body: string) =>
    (await socketHandler(anEdge(actor), answerRequest)(messageEvent(body))) as SocketResponse;
  const filled = (request: object) => JSON.stringify({ Authorization: 'a token', Date: '1/1/2000', ...request });
  return {
    table,
    send,
    async ask(name, request = {}) {
      const { body = '' } = await send(talker(name), filled(request));
      const decoded = decodeWire(chatAnswerSchema, JSON.parse(body));
      if (!decoded.ok) throw new Error(`${name} was answered ${body}`);
      return decoded.value;
    },
    async refusal(actor, request = {}) {
      const { statusCode, body = '' } = await send(actor, filled(request));
      if (statusCode < 400) throw new Error(`It is answered ${body}`);
      return JSON.parse(body);
    },
  };
}

/** A message as the gateway passes it on. */
export const messageEvent = (
  body: string,
  authorizer = { host: 'summit.localhost', address: '203.0.113.7' },
): SocketEvent => ({
  requestContext: { eventType: 'MESSAGE', requestId: 'request-1', authorizer },
  body,
});
