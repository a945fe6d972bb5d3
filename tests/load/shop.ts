import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { readEndpoints } from '#infra/local/endpoints-file.ts';
import { gateway } from '#infra/local/gateway.ts';
import { readBuiltStack } from '#infra/local/read-built-stack.ts';
import { allGroups, type GroupName } from '#shared/contracts/all-groups.ts';
import type { SendToStore } from '../api-journeys/store-visitor.ts';
import type { Priced } from '../bench/costs/call-cost.ts';
import { tableUnits } from '../bench/costs/table-units.ts';
import { sendTo } from '../local/send-to.ts';
import { demoCatalogueOf } from '../support/demo-catalogue-of.ts';
import { chance } from '../support/search/chance.ts';
import { startedStore } from '../support/started-store.ts';
import { isRefusal, shopReport } from './shop-report.ts';
import { aShopper, type Call, type Kind, SHOPPERS, type Watch } from './shopper.ts';

const REPORT = 'docs/benchmarks/shop.md';
const SECONDS = 60;
const SESSIONS = 8;
/** Steps of each shopper while units are counted. */
const COUNTED_STEPS = 150;
const WARM_UP_STEPS = 20;
/** No log line for each call, and no CDN in front. */
const QUIET = { LOG_LEVEL: 'SILENT', METRICS_NAMESPACE: '', CDN_SECRETS_SECRET: '' };

/**
 * `npm run load -- shop [SEED]`: several users of both tenants search, fill carts and order for a minute in a running
 * store with the demo catalogue. None of it may fail. Then it measures the units and the cost of each call.
 */
const seed = Number(process.argv[2] ?? 1);
const stateFolder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-shop-'));
const store = await startedStore({ stateFolder, demoCatalogue: 1 });
try {
  await demoCatalogueOf(store);
  const { environment = {} } = (await readEndpoints(path.join(stateFolder, 'endpoints.json'))) ?? {};
  const busy = loadavg()[0] ?? 0;
  const { calls, seconds } = await shopTogether(sendTo(() => store.port));
  const priced = await countedCalls(await inThisProcess(environment));
  const text = shopReport({ calls, seconds, sessions: SESSIONS, priced, seed, busy });
  await writeFile(REPORT, text);
  console.log(text);
  const errors = calls.filter((call) => call.status >= 400 && !isRefusal(call));
  for (const { kind, status, errors: told } of errors) console.error(`${kind}: ${status} ${told}`);
  const isEverythingThere = (['search', 'cart', 'checkout'] as const).every((kind) =>
    calls.some((call) => call.kind === kind && call.status === 200),
  );
  if (errors.length > 0 || !isEverythingThere) process.exitCode = 1;
} finally {
  await store.stop();
  await rm(stateFolder, { recursive: true, force: true });
}

/** All sessions run at once, each without pauses. */
async function shopTogether(send: SendToStore): Promise<{ calls: Call[]; seconds: number }> {
  const calls: Call[] = [];
  let isMeasured = false;
  const watch: Watch = async (kind, call) => {
    const began = performance.now();
    const { status, errors } = await call();
    if (isMeasured) calls.push({ kind, milliseconds: performance.now() - began, status, errors });
  };
  const shoppers = await Promise.all(
    Array.from({ length: SESSIONS }, (_, session) =>
      aShopper(send, SHOPPERS[session % SHOPPERS.length] ?? SHOPPERS[0], chance(seed, session), watch),
    ),
  );
  const shopUntil = (isOver: (steps: number) => boolean) =>
    Promise.all(
      shoppers.map(async ({ doSomething }) => {
        for (let steps = 0; !isOver(steps); steps += 1) await doSomething();
      }),
    );
  await shopUntil((steps) => steps >= WARM_UP_STEPS);
  isMeasured = true;
  const began = performance.now();
  await shopUntil(() => performance.now() - began > SECONDS * 1000);
  return { calls, seconds: (performance.now() - began) / 1000 };
}

/** One call after the other, so that counted units belong to one call. */
async function countedCalls(send: SendToStore): Promise<ReadonlyMap<Kind, Priced[]>> {
  const units = tableUnits((await import('#functions/data/table/deployed-table.ts')).table);
  const counted = new Map<Kind, Priced[]>();
  let isCounted = false;
  const watch: Watch = async (kind, call) => {
    const began = performance.now();
    const used = await units.of(call);
    if (!isCounted) return;
    counted.set(kind, [...(counted.get(kind) ?? []), { ...used, milliseconds: performance.now() - began }]);
  };
  for (const [index, who] of SHOPPERS.entries()) {
    const { doSomething } = await aShopper(send, who, chance(seed, 100 + index), watch);
    for (let steps = 0; steps < WARM_UP_STEPS + COUNTED_STEPS; steps += 1) {
      isCounted = steps >= WARM_UP_STEPS;
      await doSomething();
    }
    isCounted = false;
  }
  return counted;
}

/** The functions themselves over the engines of the running store. They read their environment when they are loaded. */
async function inThisProcess(environment: Readonly<Record<string, string>>): Promise<SendToStore> {
  const { functions } = await readBuiltStack();
  const groups = [];
  for (const name of ['session', 'catalogue', 'cart', 'checkout'] satisfies GroupName[]) {
    const own = functions.find((known) => known.environment['SERVICE_NAME'] === name)?.environment;
    Object.assign(process.env, environment, own, QUIET);
    const { handler } = await import(`../../functions/${name}/handler.ts`);
    groups.push({ contract: allGroups[name], handler });
  }
  const answer = gateway(groups);
  return (host, target, init) => {
    const headers = new Headers(init.headers);
    headers.set('x-tenant-host', host);
    return answer(new Request(new URL(target, `http://${host}`), { ...init, headers }));
  };
}
