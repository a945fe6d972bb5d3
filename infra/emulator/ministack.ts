import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, run, startProcess } from '../commands/child-process.ts';
import type { Emulator } from './emulator.ts';

const READY_MS = 60_000;
const PAUSE_MS = 100;

/**
 * Starts MiniStack on a free port of 127.0.0.1. It checks the rights of every call, and uses TLS because bucket
 * policies refuse calls without. `folder` must be outside of the project, because functions run in it and would find
 * the project's packages instead of their own.
 */
export async function startMinistack(python: string, folder: string): Promise<Emulator> {
  await run(python, ['-m', 'trustme', '--quiet', '--dir', folder, '--identities', 'localhost', '127.0.0.1'], {
    timeout: READY_MS,
  });
  const [certificate, key, authority, log] = ['server.pem', 'server.key', 'client.pem', 'ministack.log'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string];
  const port = await freePort();
  // Functions inherit these variables, so there are only those that MiniStack needs. It runs functions on the first
  // Node in PATH.
  const env = {
    PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
    HOME: folder,
    TMPDIR: folder,
    STATE_DIR: folder,
    AUTH: 'true',
    USE_SSL: '1',
    MINISTACK_SSL_CERT: certificate,
    MINISTACK_SSL_KEY: key,
    NODE_EXTRA_CA_CERTS: authority,
    GATEWAY_PORT: String(port),
    IOT_MTLS_ENABLED: '0',
    LOG_LEVEL: 'WARNING',
  };
  // Its own start script would also open port 443.
  const server = ['-m', 'hypercorn', 'ministack.app:app', '--workers', '0', '--bind', `127.0.0.1:${port}`];
  const child = startProcess(python, [...server, '--certfile', certificate, '--keyfile', key], env, log);
  const url = `https://127.0.0.1:${port}`;
  await untilReady(child, url, authority, log);
  return { url, authority };
}

async function untilReady(child: ChildProcess, url: string, authority: string, log: string): Promise<void> {
  const ca = await readFile(authority);
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(`${url}/_ministack/ready`, ca))) {
    const isOver = child.exitCode !== null || Date.now() > deadline;
    if (isOver) throw new CommandError(`MiniStack did not start:\n${await readFile(log, 'utf8')}`);
    await pause(PAUSE_MS);
  }
}

const isReady = (url: string, ca: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    get(url, { ca, timeout: READY_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
