import { profileDependencies } from '#functions/profile/dependencies.ts';
import { profileRoutes } from '#functions/profile/routes.ts';
import { profileContract } from '#shared/contracts/profile.ts';
import { REMINDER_WINDOW_MS } from '#shared/rules/session/password-links.ts';
import { anAccount } from '../../builders/accounts.ts';
import { provider } from '../../builders/people.ts';
import { administration } from '../../support/administration.ts';
import { visitGroup } from '../../support/visit-group.ts';
import { quantile } from '../search/timings.ts';

const TRIES = 200;
const STORE = {
  website: {
    id: 1,
    accountId: 2,
    name: 'Summit',
    url: 'http://shop.test',
    host: 'shop.test',
    version: 1,
  },
  account: anAccount(),
};

/** The median time of a reminder, in ms, for each kind of name at the store of account 2. */
export async function reminderTimings(endpoint: string): Promise<{ name: string; median: number }[]> {
  const { table, users, hire } = await administration(endpoint);
  const [known, inactive, foreign] = [await hire('known', 2, 0), await hire('gone', 2, 0), await hire('other', 4, 0)];
  await users.deactivate(provider, inactive.userId);
  const names = { known: known.userName, inactive: inactive.userName, 'of another host': foreign.userName };
  const asked = Object.entries({ ...names, unknown: 'nobody.at.all' }).map(([name, username]) => ({
    name,
    username,
    times: [] as number[],
  }));
  let time = Date.now();
  const tokens = { issue: async () => 'no token' };
  const dependencies = profileDependencies(table, {
    findStore: async () => STORE,
    now: () => new Date(time),
    tokens,
  });
  const visitor = visitGroup(profileContract, profileRoutes(dependencies), undefined);
  for (let turn = 0; turn < TRIES; turn += 1) {
    for (const { username, times } of asked) {
      // Every try is in a window of its own, so that no limit is reached.
      time += REMINDER_WINDOW_MS + 1;
      const start = performance.now();
      (await visitor.call(profileContract.remindPassword, { query: { username } })).output();
      times.push(performance.now() - start);
    }
  }
  return asked.map(({ name, times }) => ({ name, median: quantile(times, 0.5) }));
}
