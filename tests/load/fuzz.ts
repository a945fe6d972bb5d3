import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { allGroups } from '#shared/contracts/all-groups.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { Endpoint, EndpointGroup } from '#shared/wire/endpoint.ts';
import { DEMO_PASSWORD, NORTHSIDE, PROVIDER, SUMMIT } from '../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../api-journeys/store-visitor.ts';
import { sendTo } from '../local/send-to.ts';
import { type FuzzedInput, inputsOf } from '../support/fuzz/fuzzed-inputs.ts';
import { startedStore } from '../support/started-store.ts';

const REPORT = new URL('../../docs/benchmarks/fuzz.md', import.meta.url);
const DEFAULT_INPUTS = 20_000;
/** Concurrent calls. */
const AT_ONCE = 6;
/** Milliseconds after which a response counts as missing. */
const PATIENCE_MS = 60_000;
const CATALOGUE_MS = 5 * 60_000;
/** The most failures that are printed. */
const MOST_TOLD = 20;
/** Size of the catalogue, as a factor of the full one. */
const CATALOGUE_SCALE = 0.05;

const CALLERS = [
  { who: 'customer', host: SUMMIT, userName: 'summit-buyer' },
  { who: 'admin', host: SUMMIT, userName: 'summit-admin' },
  { who: 'provider', host: PROVIDER, userName: 'provider-admin' },
  { who: 'other tenant', host: NORTHSIDE, userName: 'northside-buyer' },
  { who: 'anonymous', host: SUMMIT, userName: undefined },
] as const;

interface Failure {
  readonly call: string;
  readonly who: string;
  readonly input: string;
  readonly what: string;
}

/**
 * `npm run load -- fuzz [INPUTS] [SEED]`: sends inputs made from the contracts to every endpoint, as each kind of user.
 * Checks that none is answered with 5xx or not at all. The same seed makes the same inputs; the responses may depend on
 * earlier data.
 */
const inputs = Number(process.argv[2] ?? DEFAULT_INPUTS);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
console.log(`Seed ${seed}: npm run load -- fuzz ${inputs} ${seed} sends the same again`);

const groups: readonly EndpointGroup[] = Object.values(allGroups);
const endpoints = groups.flatMap((group) => Object.values(group));
const statuses = new Map<string, number>();
const failures: Failure[] = [];

const store = await startedStore({ demoCatalogue: CATALOGUE_SCALE });
const send = sendTo(() => store.port);
try {
  await catalogueIsThere();
  const began = performance.now();
  const work = planned();
  await Promise.all(Array.from({ length: AT_ONCE }, () => workOff(work)));
  await tell((performance.now() - began) / 1000);
} finally {
  await store.stop();
}

/** Every endpoint by every caller in turn, until the count is reached. */
function* planned(): Generator<{ endpoint: Endpoint; input: FuzzedInput; caller: (typeof CALLERS)[number] }> {
  const pairs = endpoints.flatMap((endpoint) => CALLERS.map((caller) => ({ endpoint, caller })));
  const rounds = Math.ceil(inputs / pairs.length);
  let made = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [index, { endpoint, caller }] of pairs.entries()) {
      if (made++ >= inputs) return;
      const [input] = fc.sample(inputsOf(endpoint), { seed: seed + round * pairs.length + index, numRuns: 1 });
      if (input) yield { endpoint, caller, input };
    }
  }
}

async function workOff(work: ReturnType<typeof planned>): Promise<void> {
  const visitors = new Map<string, StoreVisitor>();
  for (const { endpoint, input, caller } of work) {
    const visitor = visitors.get(caller.who) ?? (await signedIn(caller));
    visitors.set(caller.who, visitor);
    const status = await statusOf(endpoint, input, caller.who, visitor);
    const kind = `${Math.floor(status / 100)}xx ${caller.who}`;
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
    // One of its own calls may have ended the session.
    if (status === 401 && caller.userName !== undefined) visitors.delete(caller.who);
  }
}

async function signedIn({ host, userName }: (typeof CALLERS)[number]): Promise<StoreVisitor> {
  const visitor = storeVisitor(send, host);
  if (userName !== undefined) {
    await visitor.call(sessionContract.login, { body: { userName, password: DEMO_PASSWORD } });
  }
  return visitor;
}

async function statusOf(endpoint: Endpoint, input: FuzzedInput, who: string, visitor: StoreVisitor): Promise<number> {
  const { method } = endpoint;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(input.params[name] ?? ''));
  const query = input.query.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const init = { method, ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }) };
  // Signing out would end the session for the calls that follow.
  const asked = endpoint.access.signedIn ? visitor : storeVisitor(send, SUMMIT);
  const gaveUp = pause(PATIENCE_MS, 'no answer', { ref: false });
  const answer = await Promise.race([
    asked.send(query ? `${path}?${query}` : path, init).catch((error: Error) => error.message),
    gaveUp,
  ]);
  const status = typeof answer === 'string' ? 599 : answer.status;
  if (status >= 500) {
    const what = typeof answer === 'string' ? answer : `${status} ${answer.errors ?? answer.text.slice(0, 200)}`;
    failures.push({ call: `${method} ${endpoint.path}`, who, input: JSON.stringify(input).slice(0, 500), what });
  }
  return status;
}

/** As in an address, which can't contain half a character. */
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed().slice(0, 2000)) || '%20';
}

/** The store opens before its catalogue is loaded, and answers 503 until then. */
async function catalogueIsThere(): Promise<void> {
  const visitor = await signedIn(CALLERS[0]);
  for (const began = Date.now(); Date.now() - began < CATALOGUE_MS; await pause(500)) {
    if ((await visitor.call(catalogueContract.getYears)).status === 200) return;
  }
  throw new Error(`The demo catalogue did not get there:\n${store.output()}`);
}

async function tell(seconds: number): Promise<void> {
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const kinds = ['2xx', '3xx', '4xx', '5xx'];
  const rows = CALLERS.map(
    ({ who }) => `| ${who} | ${kinds.map((kind) => statuses.get(`${kind} ${who}`) ?? 0).join(' | ')} |`,
  );
  console.log(
    `${sent} inputs for ${endpoints.length} endpoints in ${seconds.toFixed(0)} s, ${failures.length} with 5xx or no answer`,
  );
  console.log(rows.join('\n'));
  for (const { call, who, what, input } of failures.slice(0, MOST_TOLD))
    console.log(`${call} (${who}): ${what}\n  ${input}`);
  if (failures.length > 0) {
    process.exitCode = 1;
    return;
  }
  await writeFile(
    REPORT,
    `# Inputs from the contracts

\`npm run load -- fuzz ${inputs} ${seed}\` sent ${sent} inputs that were made from the contracts to all ${endpoints.length} endpoints of a started store, ${AT_ONCE} at a time: what a call takes, its limits and
one beyond, wrong types, hostile texts, control characters, deep nesting and huge numbers. None was answered with 5xx, and each was answered. It took ${seconds.toFixed(0)} s.

| caller | ${kinds.join(' | ')} |
|---|---|---|---|---|
${rows.join('\n')}
`,
  );
}
