import { beforeEach, describe, expect, it } from 'vitest';
import { setMonthlyLimit } from '#functions/cli/set-monthly-limit.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { putItem } from '../../support/test-table.ts';

const NOW = new Date('2026-03-02T17:00:00.000Z');

let table: Table;
beforeEach(async () => {
  table = await demoTable();
  await putItem(table, { pk: 'USER#summit-buyer', sk: 'SPENT#2026-03' }, { spent: 120_50 });
});
const set = (...args: string[]) => setMonthlyLimit(table, args, NOW);
const stored = () => userRepository(table).find(provider, 'summit-buyer');

describe('the limit of a user and month', () => {
  it('is set, told, and taken away', async () => {
    const name = 'Sam Sorensen (summit-buyer)';
    const used = '$120.50 ordered this month';
    expect(await set('summit-buyer', '1500')).toBe(`${name}: no limit → $1,500.00 a month, ${used}`);
    expect(await stored()).toMatchObject({ monthlyLimit: 1500_00 });
    expect(await set('summit-buyer', '0.99')).toBe(`${name}: $1,500.00 a month → $0.99 a month, ${used}`);
    expect(await set('summit-buyer')).toBe(`${name}: $0.99 a month, ${used}`);
    expect(await set('Summit-Buyer', 'none')).toContain('$0.99 a month → no limit');
    expect(await stored()).not.toHaveProperty('monthlyLimit');
  });

  it('is explained when nothing is asked', async () => {
    expect(await set()).toContain('npm run monthly-limit -- <user name>');
  });

  it.each([
    { args: ['summit-buyer', '-5'], message: 'The limit can’t be -5', why: 'it is less than nothing' },
    { args: ['summit-buyer', '12.5'], message: 'The limit can’t be 12.5', why: 'cents have two digits' },
    { args: ['summit-buyer', '1,500'], message: 'The limit can’t be 1,500', why: 'it has a comma' },
    { args: ['summit-buyer', '$5'], message: 'The limit can’t be $5', why: 'it has a sign' },
    { args: ['summit-buyer', ''], message: 'The limit can’t be', why: 'it is empty' },
    { args: ['summit-buyer', '99999999'], message: 'The limit can’t be', why: 'nobody orders so much' },
    { args: ['nobody', '5'], message: 'There is no user nobody', why: 'there is no such user' },
    { args: ['summit-buyer', '5', 'dollars'], message: 'npm run monthly-limit', why: 'there is too much' },
  ])('does not change where $why', async ({ args, message }) => {
    const before = await stored();
    await expect(set(...args)).rejects.toThrow(message);
    expect(await stored()).toEqual(before);
  });
});
