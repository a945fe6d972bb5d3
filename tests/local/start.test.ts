import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '#infra/local/local-server.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../api-journeys/demo-users.ts';
import { storeVisitor } from '../api-journeys/store-visitor.ts';
import { type StartedStore, startedStore } from '../support/started-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { sendTo } from './send-to.ts';

let stateFolder: string;

/** In a state of its own that is gone with the test. */
async function started(): Promise<StartedStore> {
  const store = await startedStore({ stateFolder });
  onTestFinished(store.kill);
  return store;
}

/** Starts take their time, so tests that leave the store as it was have one together. */
function oneStore(): () => StartedStore {
  let store: StartedStore;
  beforeAll(async () => {
    stateFolder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-'));
    store = await startedStore({ stateFolder });
  });
  afterAll(async () => {
    await store.kill();
    await rm(stateFolder, { recursive: true });
  });
  return () => store;
}

/** Runs a command of package.json to its end. */
async function command(task: string, env: Readonly<Record<string, string>> = {}, ...args: string[]) {
  const child = spawn(process.execPath, ['infra/run.mjs', task, ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: undefined, STATE_FOLDER: stateFolder, PORT: '0', ...env },
  });
  const code = new Promise((resolve) => child.on('exit', resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, error };
}

const visit = (store: StartedStore, host: string) =>
  storeVisitor(
    sendTo(() => store.port),
    host,
  );

async function signedIn(store: StartedStore) {
  const visitor = visit(store, 'summit.localhost');
  await visitor.call(sessionContract.login, { body: { userName: 'summit-buyer', password: DEMO_PASSWORD } });
  return visitor;
}

describe('npm start', () => {
  const store = oneStore();

  it('says where the stores are, who can sign in, and where mail is', async () => {
    const { output, port } = store();
    for (const { host, userName } of DEMO_USERS) {
      expect(output()).toContain(`http://${host}:${port}`);
      expect(output()).toContain(userName);
    }
    const [, mailbox = ''] = /Mailbox: (\S+)/.exec(output()) ?? [];
    expect((await fetch(mailbox)).headers.get('content-type')).toContain('text/html');
  });

  it('prints no colours where nobody sees them', () => {
    expect(store().output()).not.toContain('\u001b');
  });

  it('says nothing of calls that go well', async () => {
    await signedIn(store());
    expect(store().output()).not.toContain('POST /api/user/login');
  });

  it('shows a page to every path of a tenant, under a policy that lets nothing strange in', async () => {
    const { port } = store();
    const page = await fetch(`http://127.0.0.1:${port}/catalogue`);
    expect(await page.text()).toContain('<div id="root">');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('hands on what a function compressed, as it is', async () => {
    const ask = async (accepts: string) => {
      const headers = { 'accept-encoding': accepts };
      const answer = await sendTo(() => store().port)('summit.localhost', '/api/application', { headers });
      return { encoding: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const plain = await ask('identity');
    const packed = await ask('br');
    expect([plain.encoding, packed.encoding]).toEqual([null, 'br']);
    expect(JSON.parse(brotliDecompressSync(packed.bytes).toString())).toEqual(JSON.parse(plain.bytes.toString()));
  });
});

describe('a store that ended', () => {
  beforeEach(async () => {
    stateFolder = await temporaryFolder();
  });

  it.each(['kill', 'stop'] as const)('goes on after a %s with the sessions there were', async (end) => {
    const before = await started();
    const visitor = await signedIn(before);
    const token = visitor.token();
    await before[end]();

    const after = await started();
    const answer = await sendTo(() => after.port)('summit.localhost', '/api/user', {
      headers: { authorization: String(token) },
    });
    expect(answer.status).toBe(200);
  });

  it('leaves no word of a running store behind when it is stopped', async () => {
    await (await started()).stop();
    expect(existsSync(path.join(stateFolder, 'endpoints.json'))).toBe(false);
  });
});

describe('a second start', () => {
  const store = oneStore();

  it('with the same state is refused and names the first', async () => {
    const first = store();
    const { code, error } = await command('start');
    expect(code).toBe(1);
    expect(error).toMatch(new RegExp(`in use by process \\d+, at http://localhost:${first.port}`));
    expect((await visit(first, 'summit.localhost').call(sessionContract.getApplication)).status).toBe(200);
  });

  it('on the same port says that the store runs already', async () => {
    const { port } = store();
    const { code, error } = await command('start', { PORT: String(port) });
    expect(code).toBe(1);
    expect(error).toContain(`The store runs already: http://localhost:${port}`);
  });

  it('on the port of another program says so, and touches nothing', async () => {
    const other = await listen(createServer());
    onTestFinished(other.close);
    const { port } = new URL(other.endpoint);
    const STATE_FOLDER = await temporaryFolder();
    const { code, error } = await command('start', { PORT: port, STATE_FOLDER });
    expect(code).toBe(1);
    expect(error).toContain(`Port ${port} is taken by another program`);
    expect(await readdir(STATE_FOLDER)).toEqual([]);
  });

  it.each(['abc', '-1', '70000'])('with PORT=%s is refused', async (PORT) => {
    const { code, error } = await command('start', { PORT });
    expect(code).toBe(1);
    expect(error).toContain('not a port number');
  });
});

describe('npm run reset', () => {
  beforeEach(async () => {
    stateFolder = await temporaryFolder();
  });

  it('is refused while the store is open; afterwards all sessions are gone, and the demo is back', async () => {
    const before = await started();
    const token = String((await signedIn(before)).token());
    expect(await command('reset')).toMatchObject({ code: 1, error: expect.stringContaining('in use') });
    expect((await visit(before, 'summit.localhost').call(sessionContract.getApplication)).status).toBe(200);
    await before.stop();
    expect(await command('reset')).toMatchObject({ code: 0 });
    expect(await readdir(stateFolder)).toEqual([]);

    const after = await started();
    const old = await sendTo(() => after.port)('summit.localhost', '/api/user', { headers: { authorization: token } });
    expect(old.status).toBe(401);
    expect((await signedIn(after)).token()).toBeDefined();
  });
});

describe('a script for the engines', () => {
  const script = path.join(import.meta.dirname, 'print-environment.ts');

  beforeEach(async () => {
    stateFolder = await temporaryFolder();
  });

  it('reaches those of the running store', async () => {
    await started();
    const { code, out } = await command('run', {}, script, 'an argument');
    expect(code).toBe(7);
    expect(JSON.parse(out)).toEqual({ arguments: ['an argument'], tables: ['table'], tableName: 'table' });
  });

  it('has engines of its own when no store runs', async () => {
    const { code, out } = await command('run', {}, script);
    expect(code).toBe(7);
    expect(JSON.parse(out)).toMatchObject({ tables: ['table'] });
  });
});
