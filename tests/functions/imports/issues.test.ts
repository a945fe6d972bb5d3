import { expect, it } from 'vitest';
import { IssueCounts } from '#functions/imports/issues.ts';

it('tells each issue once, where it came first and how often', () => {
  const issueCounts = new IssueCounts();
  issueCounts.add('unknown-code', 'Position 9 is not in the list', { line: 4, column: 2 });
  issueCounts.add('unknown-code', 'Position 8 is not in the list', { line: 5 });
  issueCounts.add('unknown-code', 'Position 9 is not in the list', { line: 6, column: 2 });
  expect([...issueCounts.issues()]).toEqual([
    {
      line: 4,
      column: 2,
      code: 'unknown-code',
      message: 'Position 9 is not in the list (2 times).',
      severity: 'warning',
    },
    { line: 5, code: 'unknown-code', message: 'Position 8 is not in the list (1 time).', severity: 'warning' },
  ]);
});

it('counts the rest together once there are too many different ones', () => {
  const issueCounts = new IssueCounts();
  for (let id = 0; id < 100_010; id += 1)
    issueCounts.add('unmapped-vehicle', `BaseVehicle ${id} is not in the map`, { line: id });
  const issues = [...issueCounts.issues()];
  expect(issues).toHaveLength(100_001);
  expect(issues.at(-1)).toMatchObject({ line: 100_000, message: 'Others of this kind (10 times).' });
});
