import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { accountStore, readAnew } from '../../support/account-store.ts';
import { VALUES } from '../../support/account-values.ts';

/** Where people of the account see a field: in their session, or in what the store tells everybody. */
type Place = 'session' | 'store';
const PLACES: Readonly<Record<number, Place>> = {
  ...Object.fromEntries([101, 102, 103, 104, 105, 106, 107, 108, 109, 110].map((code) => [code, 'session'])),
  ...Object.fromEntries([112, 113, 114, 116, 117, 119, 123, 124, 125, 126, 127, 128].map((code) => [code, 'session'])),
  ...Object.fromEntries(
    [129, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 145].map((code) => [code, 'session']),
  ),
  ...Object.fromEntries([200, 301, 302, 303, 304].map((code) => [code, 'session'])),
  ...Object.fromEntries([118, 120, 122, 144].map((code) => [code, 'store'])),
};
/** Fields that act elsewhere, each of which where-it-acts.test.ts changes and sees act. */
const ELSEWHERE = [111, 115, 121, 130, 143, 201, 202, 305, 306, 307];
/** Shown and locked (decision D52). */
const LOCKED = [142];

let store: Awaited<ReturnType<typeof accountStore>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store = await accountStore();
});
afterAll(async () => {
  vi.useRealTimers();
  await store.close();
});

/** The response that a person gets at a place. */
async function toldTo(who: 'parent' | 'child', place: Place): Promise<string> {
  const visitor = store.people[who];
  if (place === 'session') return JSON.stringify((await visitor.call(sessionContract.getUser)).output().account);
  readAnew();
  return (await visitor.call(sessionContract.getApplication)).text;
}

it('every field has its place', () => {
  const codes = [...Object.keys(PLACES).map(Number), ...ELSEWHERE, ...LOCKED].toSorted((a, b) => a - b);
  expect(codes).toEqual(ACCOUNT_FIELDS.map(({ code }) => code));
});

/** A child has a name of its own. */
const OWN = [200];
const cases = Object.entries(PLACES).map(([code, place]) => ({ code: Number(code), place }));

describe('a saved field shows to people of the parent and of the child, and is gone when it is taken over again', () => {
  it.each(cases)('$code in the $place', async ({ code, place }) => {
    const told = async () => [await toldTo('parent', place), await toldTo('child', place)] as const;
    const before = await told();
    const [value] = VALUES[code] ?? [];
    if (!value) throw new Error(`There is no value for ${code}`);
    await store.save(store.parent.id, value);
    const after = await told();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1] === before[1]).toBe(OWN.includes(code));
    await store.save(store.parent.id, OWN.includes(code) ? { storeNumber: '' } : { reset: [code] });
    if (!OWN.includes(code)) expect(await told()).toEqual(before);
  });
});
