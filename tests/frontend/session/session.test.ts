import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiFor } from '#frontend/api/client.ts';
import { connect } from '#frontend/api/connect.ts';
import { createSession } from '#frontend/session/session.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { REFRESH_INTERVAL_MS } from '#shared/rules/session/session-lifetimes.ts';
import { aSignedInUser } from '../../builders/store.ts';
import { aChannel } from '../support/a-channel.ts';
import { aClock } from '../support/a-clock.ts';
import { aCookieJar } from '../support/a-cookie-jar.ts';
import { aLock } from '../support/a-lock.ts';
import { aServer, PASSWORD } from '../support/servers/a-server.ts';

afterEach(() => vi.unstubAllGlobals());

const pat = aSignedInUser();
const kim = aSignedInUser({ id: 8, userId: 'u8', userName: 'summit-west-buyer', firstName: 'Kim' });
const credentials = { userName: pat.userName, password: PASSWORD, postalCode: '', remember: false };

/** One browser on the store of 'Summit Collision', with as many tabs as a test wants. */
function aBrowser(server = aServer({ users: [pat, kim] }), cookies: Readonly<Record<string, string>> = {}) {
  vi.stubGlobal('fetch', server.fetch);
  const jar = aCookieJar(cookies);
  const [exclusively, channel, clock] = [aLock(), aChannel(), aClock()];
  function aTab() {
    const tab = connect({ origin: 'https://summit.test', cookies: jar, exclusively, pause: async () => undefined });
    const api = apiFor(sessionContract, tab.connection);
    return { api, ...createSession({ api, tab, tabs: channel.open(), cookies: jar, clock }) };
  }
  return { server, jar, clock, aTab };
}

/** A busy machine may need longer than the library's second. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

/** Everything that was set off has happened: no answer of the server takes any time, but some turns of the event loop. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('opening the store', () => {
  it('costs a first visitor no call', async () => {
    const { server, aTab } = aBrowser();
    const tab = aTab();
    await tab.start();
    expect(tab.state()).toEqual({ status: 'signedOut', isByChoice: false });
    expect(server.calls).toEqual([]);
  });

  it('finds whoever is signed in', async () => {
    const server = aServer();
    const tab = aBrowser(server, { authorization: server.issue() }).aTab();
    await tab.start();
    expect(tab.state()).toEqual({ status: 'signedIn', user: pat });
  });

  it('brings a remembered user back', async () => {
    const server = aServer();
    server.remember(pat);
    const tab = aBrowser(server, { remembered: 'true' }).aTab();
    await tab.start();
    expect(tab.state()).toEqual({ status: 'signedIn', user: pat });
    expect(server.calls).toEqual(['GET /api/user/token', 'GET /api/user']);
  });

  it('is nobody when the token is refused, and forgets it', async () => {
    const { jar, aTab } = aBrowser(aServer(), { authorization: 'ended' });
    const tab = aTab();
    await tab.start();
    expect(tab.state()).toMatchObject({ status: 'signedOut' });
    expect(jar.read('authorization')).toBeUndefined();
  });

  it('fails with the text of the server, and can be tried again', async () => {
    const server = aServer();
    const tab = aBrowser(server, { authorization: server.issue() }).aTab();
    const failure = () => new Response('{}', { status: 500, headers: { errors: 'Internal Error' } });
    server.willAnswer('GET /api/user', failure(), failure(), failure());
    await tab.start();
    expect(tab.state()).toEqual({ status: 'failed', message: 'Internal Error' });
    await tab.start();
    expect(tab.state()).toMatchObject({ status: 'signedIn' });
  });
});

describe('signing in', () => {
  it('keeps token and postal code, and no hint unless asked to remember', async () => {
    const { jar, aTab } = aBrowser();
    await aTab().signIn({ ...credentials, postalCode: '80202' });
    const kept = ['authorization', 'postalCode', 'remembered'].map((name) => jar.read(name));
    expect(kept).toEqual(['t1', '80202', undefined]);
  });

  it('keeps a hint beside the remember cookie when asked to', async () => {
    const { jar, aTab } = aBrowser();
    await aTab().signIn({ ...credentials, remember: true });
    expect(jar.read('remembered')).toBe('true');
  });

  it('begins with the postal code of the last day', async () => {
    const { aTab } = aBrowser(aServer(), { postalCode: '80202' });
    expect(aTab().lastPostalCode()).toBe('80202');
  });

  it('signs the other tabs in', async () => {
    const { aTab } = aBrowser();
    const [tab, other] = [aTab(), aTab()];
    await other.start();
    await tab.signIn(credentials);
    await eventually(() => expect(other.state()).toEqual({ status: 'signedIn', user: pat }));
  });

  it('leaves everything as it is when refused', async () => {
    const { jar, aTab } = aBrowser();
    const tab = aTab();
    await tab.start();
    await expect(tab.signIn({ ...credentials, password: 'wrong' })).rejects.toMatchObject({ message: 'Bad Password' });
    expect(tab.state()).toMatchObject({ status: 'signedOut' });
    expect(jar.read('authorization')).toBeUndefined();
  });
});

describe('signing out', () => {
  it('ends the session everywhere: on the server, in the cookies, in the other tabs', async () => {
    const { server, jar, aTab } = aBrowser();
    const [tab, other] = [aTab(), aTab()];
    await tab.signIn({ ...credentials, remember: true });
    await eventually(() => expect(other.state()).toMatchObject({ status: 'signedIn' }));
    await tab.signOut();
    const expected = { status: 'signedOut', isByChoice: true };
    expect([tab.state(), other.state()]).toEqual([expected, expected]);
    expect(server.calls.at(-1)).toBe('POST /api/user/logout');
    expect(['authorization', 'remembered'].map((name) => jar.read(name))).toEqual([undefined, undefined]);
  });

  it('happens here even when the server can not be told', async () => {
    const { server, jar, aTab } = aBrowser();
    const tab = aTab();
    await tab.signIn(credentials);
    server.willAnswer('POST /api/user/logout', new TypeError('Failed to fetch'));
    await tab.signOut();
    expect(tab.state()).toEqual({ status: 'signedOut', isByChoice: true, isUnconfirmed: true });
    expect(jar.read('authorization')).toBeUndefined();
  });
});

describe('a session that is lost', () => {
  it.each(['GET /api/user', 'POST /api/error'])('is noticed by any call: %s', async (call) => {
    const { server, aTab } = aBrowser();
    const tab = aTab();
    await tab.signIn(credentials);
    server.endSessions();
    const error = { localTime: 'now', errors: ['x'], info: '' };
    const made = call === 'GET /api/user' ? tab.api.getUser({}) : tab.api.reportError({ body: error });
    await expect(made).rejects.toMatchObject({ status: 401 });
    await eventually(() => expect(tab.state()).toEqual({ status: 'lost', user: pat }));
  });

  it('goes on when a token of another tab is there already', async () => {
    const { server, jar, aTab } = aBrowser();
    const tab = aTab();
    await tab.signIn(credentials);
    const late = tab.api.getUser({});
    server.endSessions();
    jar.write('authorization', server.issue(), 0);
    await expect(late).resolves.toEqual(pat);
    expect(tab.state()).toMatchObject({ status: 'signedIn' });
  });

  it('goes on in this tab when the user signs in again in another one', async () => {
    const { server, aTab } = aBrowser();
    const [tab, other] = [aTab(), aTab()];
    await tab.signIn(credentials);
    server.endSessions();
    await tab.api.getUser({}).catch(() => undefined);
    await other.signIn(credentials);
    await eventually(() => expect(tab.state()).toEqual({ status: 'signedIn', user: pat }));
  });
});

describe('the periodic refresh', () => {
  async function signedInTabs(count: number) {
    const browser = aBrowser();
    const tabs = Array.from({ length: count }, browser.aTab);
    await tabs[0]?.signIn(credentials);
    await eventually(() => expect(tabs.every(({ state }) => state().status === 'signedIn')).toBe(true));
    for (const tab of tabs) tab.keepFresh(REFRESH_INTERVAL_MS);
    const refreshes = () => browser.server.countOf('GET /api/user/token');
    return { ...browser, tabs, refreshes };
  }

  it('S01: asks for one token over all tabs, each interval, and nobody is logged out', async () => {
    const { clock, tabs, refreshes } = await signedInTabs(3);
    clock.pass(REFRESH_INTERVAL_MS / 2);
    await eventually(() => expect(refreshes()).toBe(1));
    await settled();
    clock.pass(REFRESH_INTERVAL_MS - 1);
    await settled();
    expect(refreshes()).toBe(1);
    clock.pass(1);
    await eventually(() => expect(refreshes()).toBe(2));
    expect(tabs.map(({ state }) => state().status)).toEqual(['signedIn', 'signedIn', 'signedIn']);
  });

  it('does not wait for timers after a sleep', async () => {
    const { clock, refreshes } = await signedInTabs(1);
    clock.sleep(REFRESH_INTERVAL_MS);
    clock.wake();
    await eventually(() => expect(refreshes()).toBe(1));
  });

  it('asks nothing when a tab is looked at before it is time', async () => {
    const { clock, refreshes } = await signedInTabs(1);
    clock.sleep(60_000);
    clock.wake();
    await settled();
    expect(refreshes()).toBe(0);
  });

  it('does not trust a clock that was set back', async () => {
    const { clock, refreshes } = await signedInTabs(1);
    clock.sleep(-3_600_000);
    clock.wake();
    await eventually(() => expect(refreshes()).toBe(1));
  });

  it('loses the session when the server refuses', async () => {
    const { clock, server, tabs } = await signedInTabs(2);
    server.endSessions();
    clock.pass(REFRESH_INTERVAL_MS / 2);
    await eventually(() => expect(tabs.map(({ state }) => state().status)).toEqual(['lost', 'lost']));
  });

  it('loses the session when the token is missing', async () => {
    const { clock, jar, tabs } = await signedInTabs(1);
    jar.remove('authorization');
    clock.wake();
    await eventually(() => expect(tabs[0]?.state().status).toBe('lost'));
  });

  it('outlasts a network that comes back within the minute', async () => {
    const { clock, server, tabs, refreshes } = await signedInTabs(1);
    const noNetwork = Array.from({ length: 9 }, () => new TypeError('Failed to fetch'));
    server.willAnswer('GET /api/user/token', ...noNetwork);
    clock.pass(REFRESH_INTERVAL_MS / 2);
    await eventually(() => expect(refreshes()).toBe(10));
    await settled();
    expect(tabs[0]?.state().status).toBe('signedIn');
  });

  it('ends with the page', async () => {
    const { aTab, clock, server } = aBrowser();
    const tab = aTab();
    await tab.signIn(credentials);
    const stop = tab.keepFresh(REFRESH_INTERVAL_MS);
    stop();
    clock.pass(2 * REFRESH_INTERVAL_MS);
    clock.wake();
    await settled();
    expect(server.countOf('GET /api/user/token')).toBe(0);
  });
});

describe('the postal code', () => {
  it('changes where the session ships to, for the next login too', async () => {
    const { aTab } = aBrowser();
    const tab = aTab();
    await tab.signIn(credentials);
    await tab.changePostalCode('10001');
    expect(tab.state()).toMatchObject({ user: { postalCode: '10001' } });
    expect(tab.lastPostalCode()).toBe('10001');
  });
});
