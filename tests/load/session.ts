import autocannon from 'autocannon';
import { loginSchema, sessionContract } from '#shared/contracts/session.ts';
import { encodeWire } from '#shared/wire/wire.ts';
import { DEMO_PASSWORD } from '../api-journeys/demo-users.ts';
import { startedStore } from '../support/started-store.ts';

const HOST = 'northside.localhost';
const SECONDS = 10;
/** Warms up the compiler before measuring. */
const WARM_UP_SECONDS = 2;

interface Measured {
  readonly name: string;
  readonly endpoint: { readonly method: string; readonly path: string };
  readonly body?: string;
  readonly connections: number;
}

const login = { userName: 'northside-buyer', password: DEMO_PASSWORD };

const MEASURED: readonly Measured[] = [
  { name: 'start of the store', endpoint: sessionContract.getApplication, connections: 20 },
  // Hashing occupies the processor, so more concurrent logins would only wait.
  {
    name: 'login',
    endpoint: sessionContract.login,
    body: JSON.stringify(encodeWire(loginSchema, login)),
    connections: 4,
  },
];

/** `npm run load -- session`: how many session calls the store answers on this machine, and how fast. */
const store = await startedStore();
try {
  for (const { name, endpoint, body, connections } of MEASURED) {
    const shoot = (duration: number) =>
      autocannon({
        url: `http://127.0.0.1:${store.port}${endpoint.path}`,
        method: endpoint.method,
        headers: { host: `${HOST}:${store.port}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body }),
        connections,
        duration,
      });
    await shoot(WARM_UP_SECONDS);
    const { requests, latency, errors, timeouts, non2xx } = await shoot(SECONDS);
    const failed = errors + timeouts + non2xx;
    console.log(
      [
        `${endpoint.method} ${endpoint.path} (${name}, ${connections} at a time)`,
        `${Math.round(requests.average)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
        `${requests.total} answers, ${failed} failed`,
      ].join('\n  '),
    );
    if (failed > 0 || requests.total === 0) process.exitCode = 1;
  }
} finally {
  await store.stop();
}
