import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { makeAnswerRequest } from '#functions/chat/answer-request.ts';
import { chatDependencies } from '#functions/chat/dependencies.ts';
import { type SocketResponse, socketHandler } from '#functions/chat/socket-handler.ts';
import { sessionKey, userKey } from '#functions/data/identity/keys.ts';
import { sessionRecords } from '#functions/data/identity/session-records.ts';
import type { Table } from '#functions/data/table/table.ts';
import { authenticator } from '#functions/http/authenticate.ts';
import { secretValues } from '#functions/http/secret-values.ts';
import { sessionTokens } from '#functions/http/session-token.ts';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { CHAT_POLL_MS, FIRST_CHAT_DATE } from '#shared/values/chat.ts';
import { tableUnits, type Units } from '../../bench/costs/table-units.ts';
import { anAccount } from '../../builders/accounts.ts';
import { aSession, aUser } from '../../builders/people.ts';
import { anEdge } from '../../support/api-under-test.ts';
import { chatRoom, messageEvent, ROOM } from '../../support/chat-room.ts';
import { putItem, testTable } from '../../support/test-table.ts';
import { quantile } from '../search/timings.ts';

const REPORT = 'docs/benchmarks/chat.md';
const SOCKETS = 50;
/** Rounds of polls at once: five minutes of them. */
const ROUNDS = 30;
const MEMORY_GB = 1;
const HOST = 'summit.localhost';

/**
 * Dollars, from the AWS price list for us-east-1 as of November 2025: on-demand table, arm64 functions, WebSocket API,
 * without free tier.
 */
const PRICE = {
  readUnit: 0.125 / 1e6,
  writeUnit: 0.625 / 1e6,
  gigabyteSecond: 0.0000133334,
  invocation: 0.2 / 1e6,
  /** Each started 32 KB, in either direction. */
  message: 1 / 1e6,
  connectionMinute: 0.25 / 1e6,
} as const;

interface Measured {
  readonly name: string;
  readonly milliseconds: readonly number[];
  readonly units: Units;
}

/**
 * `npm run bench -- chat`: fifty administrators with an open page each, which asks every ten seconds, through the real
 * check of token and records, on the embedded table.
 */
export async function chatBenchmark(): Promise<void> {
  const busy = loadavg()[0] ?? 0;
  const engine = await startDynamodb();
  try {
    const table = await testTable(engine.endpoint);
    await chatRoom(() => new Date(), table);
    const say = await socketsOf(table);
    const units = tableUnits(table);
    const answers = Array.from({ length: SOCKETS }, (_, socket) => socket);
    const dates = new Map(answers.map((socket) => [socket, FIRST_CHAT_DATE as string]));
    const ask = async (socket: number, request: object): Promise<number> => {
      const began = performance.now();
      const newest = await say(socket, request);
      if (newest) dates.set(socket, newest);
      return performance.now() - began;
    };
    const oneByOne = async (name: string, request: (socket: number) => object): Promise<Measured> => {
      const milliseconds: number[] = [];
      const spent = await units.of(async () => {
        for (const socket of answers) milliseconds.push(await ask(socket, request(socket)));
      });
      return { name, milliseconds, units: { read: spent.read / SOCKETS, write: spent.write / SOCKETS } };
    };
    const poll = (socket: number) => ({ Date: dates.get(socket) });
    const message = () => ({ Text: 'Where is order 1000001? It should have been here yesterday.', Key: randomUUID() });
    const all = [
      await oneByOne('the first of a page, nothing said yet', () => ({ Date: FIRST_CHAT_DATE })),
      await oneByOne('a message', message),
      await oneByOne(`the first of a page, ${SOCKETS} messages`, () => ({ Date: FIRST_CHAT_DATE })),
      await oneByOne('a poll without news', poll),
    ];
    const atOnce: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      atOnce.push(...(await Promise.all(answers.map((socket) => ask(socket, poll(socket))))));
    }
    const text = report(all, atOnce, busy);
    await writeFile(REPORT, text);
    console.log(text);
  } finally {
    await engine.close();
  }
}

/** Fifty signed-in administrators of one tenant. Sending gives the date of the newest message. */
async function socketsOf(table: Table) {
  const now = () => new Date();
  const tokens = sessionTokens(
    secretValues('keys', async () => JSON.stringify({ current: 'a key of the benchmark' })),
    now,
  );
  const account = anAccount({ id: ROOM.summit });
  const website = { id: 1, accountId: ROOM.summit, name: 'Summit', host: HOST, url: '', version: 1 };
  const handle = socketHandler(
    anEdge(undefined, {
      authenticator: authenticator({
        tokens,
        loadRecords: (subject) => sessionRecords(table, subject),
        // Cached for 30 seconds where it is deployed.
        findStore: async () => ({ website, account }),
        now,
      }),
    }),
    makeAnswerRequest(chatDependencies(table, now)),
  );
  const ttl = Math.floor(Date.now() / 1000) + 86_400;
  const signedIn = Array.from({ length: SOCKETS }, async (_, index) => {
    const user = aUser({ userId: `u${index}`, accountId: ROOM.summit, type: 1, permissions: ['usermanagement'] });
    const session = aSession({ userId: user.userId, sessionId: `s${index}`, accountId: ROOM.summit, host: HOST, ttl });
    await putItem(table, userKey(user.userId), user);
    await putItem(table, sessionKey(user.userId, session.sessionId), session);
    const home = { accountId: ROOM.summit };
    const subject = {
      userId: user.userId,
      sessionId: session.sessionId,
      accountId: ROOM.summit,
      home,
      level: 1,
    } as const;
    return tokens.issue({ ...subject, priceLevels: {} }, HOST);
  });
  const all = await Promise.all(signedIn);
  return async (socket: number, request: object): Promise<string | undefined> => {
    const event = messageEvent(JSON.stringify({ Authorization: all[socket], Date: FIRST_CHAT_DATE, ...request }));
    const { statusCode, body = '' } = (await handle(event)) as SocketResponse;
    if (statusCode !== 200) throw new Error(body);
    return JSON.parse(body).Messages.at(-1)?.Date;
  };
}

/** Dollars of one request: the table, the function, and the message in either direction. */
function costOf({ units, milliseconds }: Measured): number {
  const table = units.read * PRICE.readUnit + units.write * PRICE.writeUnit;
  const lambda = (quantile(milliseconds, 0.5) / 1000) * MEMORY_GB * PRICE.gigabyteSecond + PRICE.invocation;
  return table + lambda + 2 * PRICE.message;
}

function report(all: readonly Measured[], atOnce: readonly number[], busy: number): string {
  const poll = all.find(({ name }) => name.startsWith('a poll'));
  const hourly = poll ? (3_600_000 / CHAT_POLL_MS) * costOf(poll) + 60 * PRICE.connectionMinute : 0;
  const rows = all.map((one) => {
    const [p50, p99] = [0.5, 0.99].map((share) => quantile(one.milliseconds, share).toFixed(1));
    const { read, write } = one.units;
    return `| ${one.name} | ${p50} | ${p99} | ${read.toFixed(1)} | ${write.toFixed(1)} | ${(costOf(one) * 1e6).toFixed(2)} |`;
  });
  return `# The chat, measured

Written by \`npm run bench -- chat\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

${SOCKETS} administrators of one tenant, each with an open page. Each request goes through the check of its token and of the session's records, in
one process with the embedded table, one after the other.

| request | p50 | p99 | read units | write units | 1,000,000 of them, $ |
|---|---|---|---|---|---|
${rows.join('\n')}

${SOCKETS} polls at the same moment, which this one process and its table share: ${quantile(atOnce, 0.5).toFixed(0)} ms (p50), ${quantile(atOnce, 0.99).toFixed(0)} ms (p99), over ${ROUNDS} rounds.

**${SOCKETS} open pages cost $${(hourly * SOCKETS).toFixed(3)} an hour, which is $${(hourly * SOCKETS * 8 * 22).toFixed(2)} a month of 22 days with 8 hours.** A page in the background does not ask.

Most read units are the records of the session, which decide anew whether a token still counts (decision W2).
Prices are from the AWS list for us-east-1 as of November 2025: a million read units $0.125 and write units $0.625 on demand, a gigabyte
second of an arm64 function $0.0000133334, a million invocations $0.20, a million messages of the WebSocket API $1.00 in each direction, a
million connection minutes $0.25; without free tier or discount. The function has ${MEMORY_GB * 1024} MB. Check the prices again before you rely on them.
`;
}
