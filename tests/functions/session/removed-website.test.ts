import { beforeEach, describe, expect, it } from 'vitest';
import { type WebsiteRepository, websiteRepository } from '#functions/data/identity/website-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, NORTHSIDE, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreAnswer, type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { sessionApi } from '../../support/session-api.ts';

const { login, getUser, refreshToken, updateLocation } = sessionContract;
/** A store may be as it was so long ago (decision W2). */
const KEPT_MS = 30_000;

let table: Table;
let websites: WebsiteRepository;
let time: number;
let visitor: StoreVisitor;
beforeEach(async () => {
  table = await demoTable();
  websites = websiteRepository(table);
  time = Date.parse('2026-03-02T09:00:00Z');
  visitor = storeVisitor(
    sessionApi(table, () => new Date(time)),
    SUMMIT,
  );
  const body = { userName: 'summit-admin', password: DEMO_PASSWORD, remember: true };
  (await visitor.call(login, { body })).output();
});

async function removeWebsite() {
  const { website } = (await websites.findStore(SUMMIT)) ?? {};
  await websites.remove(provider, website?.id ?? 0);
}

const CALLS: readonly { name: string; call: () => Promise<StoreAnswer<unknown>> }[] = [
  { name: 'the user', call: () => visitor.call(getUser) },
  { name: 'a change', call: () => visitor.call(updateLocation, { body: { zipcode: '10001' } }) },
  { name: 'a new token', call: () => visitor.call(refreshToken) },
  { name: 'a browser that comes back', call: () => visitor.copy({ token: undefined }).call(refreshToken) },
];

describe.each(CALLS)('a session gets no more: $name', ({ call }) => {
  it('when its website was removed', async () => {
    await removeWebsite();
    time += KEPT_MS;
    expect((await call()).status).toBe(401);
  });

  it('when its website has moved to another host', async () => {
    const { website } = (await websites.findStore(SUMMIT)) ?? {};
    await websites.change(provider, website?.id ?? 0, (seen) => ({
      ...seen,
      website: { ...seen.website, host: 'moved.localhost' },
    }));
    time += KEPT_MS;
    expect((await call()).status).toBe(401);
  });

  it('when the host of its website is another tenant’s by now', async () => {
    const northside = (await websites.findStore(NORTHSIDE))?.website;
    await removeWebsite();
    await websites.create(provider, {
      accountId: northside?.accountId ?? 0,
      name: 'Northside at another host',
      host: SUMMIT,
      url: `http://${SUMMIT}`,
    });
    time += KEPT_MS;
    expect((await call()).status).toBe(401);
  });
});
