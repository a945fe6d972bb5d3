import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#frontend/api/api-error.ts';
import { createRememberHint } from '#frontend/api/remember-hint.ts';
import { createTokenRefresher } from '#frontend/api/token-refresher.ts';
import { createTokenStore } from '#frontend/api/token-store.ts';
import { aCookieJar } from '../support/a-cookie-jar.ts';
import { aLock } from '../support/a-lock.ts';

/** One browser; each tab of it refreshes by itself. The server answers the calls in turn, the last answer for good. */
function aBrowser(cookies: Readonly<Record<string, string>>, ...answers: (string | ApiError)[]) {
  const jar = aCookieJar(cookies);
  const exclusively = aLock();
  const pauses: number[] = [];
  const fetchToken = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof ApiError) throw answer;
    jar.write('authorization', answer ?? '', 0);
  });
  const aTab = () =>
    createTokenRefresher({
      fetchToken,
      tokens: createTokenStore(jar, 'summit.localhost'),
      hint: createRememberHint(jar),
      exclusively,
      pause: async (ms) => void pauses.push(ms),
    });
  return { jar, pauses, fetchToken, aTab };
}

const refused = new ApiError('Unauthorized', { status: 401, code: 'unauthenticated' });
const unreachable = new ApiError('The server could not be reached. Please try again.', { status: 0 });

describe('refreshing the token', () => {
  it('replaces the one that is known', async () => {
    const { jar, aTab } = aBrowser({ authorization: 'old' }, 'new');
    await expect(aTab()('old')).resolves.toBe(true);
    expect(jar.read('authorization')).toBe('new');
  });

  it('S01: two tabs that refresh at once make one call, and both go on', async () => {
    const { fetchToken, aTab } = aBrowser({ authorization: 'old' }, 'new', refused);
    const [first, second] = [aTab(), aTab()];
    await expect(Promise.all([first('old'), second('old')])).resolves.toEqual([true, true]);
    expect(fetchToken).toHaveBeenCalledOnce();
  });

  it('S02: the loser of a race leaves the cookie of the winner', async () => {
    const { jar, fetchToken, aTab } = aBrowser({ authorization: 'old' }, refused);
    fetchToken.mockImplementationOnce(async () => {
      jar.write('authorization', 'winner', 0);
      throw refused;
    });
    await expect(aTab()('old')).resolves.toBe(true);
    expect(jar.read('authorization')).toBe('winner');
  });

  it('waits a moment for the token that took the place of a refused one', async () => {
    const { jar, pauses, aTab } = aBrowser({ authorization: 'own' }, refused);
    const isPaused = vi.spyOn(pauses, 'push').mockImplementation(() => {
      jar.write('authorization', 'of the child', 0);
      return 1;
    });
    await expect(aTab()('own')).resolves.toBe(true);
    expect(isPaused).toHaveBeenCalledOnce();
    expect(jar.read('authorization')).toBe('of the child');
  });

  it('removes a token that is refused, and gives up the remembered user', async () => {
    const { jar, aTab } = aBrowser({ authorization: 'old', remembered: 'true' }, refused);
    await expect(aTab()('old')).resolves.toBe(false);
    expect([jar.read('authorization'), jar.read('remembered')]).toEqual([undefined, undefined]);
  });

  it('brings back a remembered user without a token', async () => {
    const { jar, aTab } = aBrowser({ remembered: 'true' }, 'new');
    await expect(aTab()(undefined)).resolves.toBe(true);
    expect(jar.read('authorization')).toBe('new');
  });

  it('asks nothing for a first visitor', async () => {
    const { fetchToken, aTab } = aBrowser({}, 'new');
    await expect(aTab()(undefined)).resolves.toBe(false);
    expect(fetchToken).not.toHaveBeenCalled();
  });

  it.each([
    { failure: unreachable, why: 'no network' },
    { failure: new ApiError('Internal Error', { status: 500, code: 'internal' }), why: 'trouble of the server' },
    { failure: new ApiError('Slow down', { status: 429, code: 'throttled' }), why: 'too many calls' },
    { failure: new ApiError('An unknown error has occoured', { status: 503 }), why: 'trouble of the gateway' },
    { failure: new ApiError('An unknown error has occoured', { status: 200 }), why: "a hotel network's own page" },
  ])('tries again after $why', async ({ failure }) => {
    const { pauses, aTab } = aBrowser({ authorization: 'old' }, failure, failure, 'new');
    await expect(aTab()('old')).resolves.toBe(true);
    expect(pauses).toEqual([1000, 2000]);
  });

  it('gives up when the network stays away for a minute, and keeps the token for the next try', async () => {
    const { jar, pauses, aTab } = aBrowser({ authorization: 'old' }, unreachable);
    await expect(aTab()('old')).resolves.toBe(false);
    expect(pauses.reduce((sum, ms) => sum + ms)).toBe(60_000);
    expect(jar.read('authorization')).toBe('old');
  });

  it('goes on with what another tab got while this one had no network', async () => {
    const { jar, fetchToken, aTab } = aBrowser({ authorization: 'old' }, refused);
    fetchToken.mockImplementationOnce(async () => {
      jar.write('authorization', 'winner', 0);
      throw unreachable;
    });
    await expect(aTab()('old')).resolves.toBe(true);
    expect(fetchToken).toHaveBeenCalledOnce();
  });
});
