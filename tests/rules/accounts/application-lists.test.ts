import { expect, it } from 'vitest';
import { APPLICATION_LISTS } from '#shared/rules/accounts/application-lists.ts';

it('has the fifty states, the district, five territories and three military codes', () => {
  expect(APPLICATION_LISTS.states).toHaveLength(59);
  expect(new Set(APPLICATION_LISTS.states.map(({ code }) => code)).size).toBe(59);
});

it('case P07: does not ship to Alaska, Hawaii, the territories and the military, but to the District of Columbia', () => {
  const beyond = APPLICATION_LISTS.states.filter(({ shipTo }) => !shipTo).map(({ code }) => code);
  expect(beyond).toEqual(['AK', 'HI', 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP']);
});

it('calls salvage what customers call it', () => {
  expect(APPLICATION_LISTS.linesOfBusiness).toEqual([
    { key: 'aftermarket', name: 'Aftermarket', companyCode: '001' },
    { key: 'salvage', name: 'Recycled', companyCode: '004' },
  ]);
});

it('knows the order statuses by their numbers', () => {
  expect(APPLICATION_LISTS.orderStatuses.map(({ key, name }) => `${key} ${name}`)).toEqual([
    '1 Pending',
    '2 Completed',
    '3 Canceled',
    '4 Submitted',
    '5 Error',
  ]);
});

it('sells in three countries', () => {
  expect(APPLICATION_LISTS.countries.map(({ code }) => code)).toEqual(['US', 'CA', 'MX']);
});
