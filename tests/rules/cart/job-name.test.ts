import { describe, expect, it } from 'vitest';
import { jobFacts, jobName } from '#shared/rules/cart/job-name.ts';

const NOTHING = { label: '', vehicle: '', repairOrder: '' };

describe('a job is called', () => {
  it.each([
    { job: { label: 'Blue van', vehicle: '2019 Ford Transit', repairOrder: '7' }, name: 'Blue van' },
    { job: { ...NOTHING, vehicle: '2019 Ford Transit', repairOrder: '7' }, name: '2019 Ford Transit' },
    { job: { ...NOTHING, repairOrder: '7' }, name: '7' },
  ])('$name', ({ job, name }) => {
    expect(jobName(job)).toBe(name);
  });
});

it('the facts of a job leave out empty fields', () => {
  expect(jobFacts({ label: 'Blue van', vehicle: ' ', repairOrder: '7' })).toEqual(['Blue van', '7']);
});
