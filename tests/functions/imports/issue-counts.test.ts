import { expect, it } from 'vitest';
import { IssueCounts } from '#functions/imports/issue-counts.ts';

it('tells each fault once, where it came first and how often', () => {
  const tally = new IssueCounts();
  tally.add('unknown-code', 'Position 9 is in no list', { line: 4, column: 2 });
  tally.add('unknown-code', 'Position 8 is in no list', { line: 5 });
  tally.add('unknown-code', 'Position 9 is in no list', { line: 6, column: 2 });
  expect([...tally.faults()]).toEqual([
    { line: 4, column: 2, code: 'unknown-code', message: 'Position 9 is in no list (2 times).', severity: 'warning' },
    { line: 5, code: 'unknown-code', message: 'Position 8 is in no list (1 time).', severity: 'warning' },
  ]);
});

it('counts the rest together once there are too many different ones', () => {
  const tally = new IssueCounts();
  for (let id = 0; id < 100_010; id += 1)
    tally.add('unmapped-vehicle', `BaseVehicle ${id} is not in the map`, { line: id });
  const faults = [...tally.faults()];
  expect(faults).toHaveLength(100_001);
  expect(faults.at(-1)).toMatchObject({ line: 100_000, message: 'Others of this kind (10 times).' });
});
