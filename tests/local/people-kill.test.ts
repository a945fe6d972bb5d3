import { expect, it } from 'vitest';
import { importThroughKills } from '../load/people-kills.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('an import of 300 accounts that is killed in the middle goes on, and makes each once', {
  timeout: 600_000,
}, async () => {
  const states: string[] = [];
  const { done, companies, expected } = await importThroughKills({
    rows: 300,
    after: [700],
    stateFolder: await temporaryFolder(),
    onKill: ({ state }) => states.push(state),
  });
  expect(done).toMatchObject({ state: 'done', imported: 300, outcomes: { new: 300 } });
  expect(companies).toEqual(expected);
  expect(states).toHaveLength(1);
  expect(['checking', 'checked', 'saving']).toContain(states[0]);
});
