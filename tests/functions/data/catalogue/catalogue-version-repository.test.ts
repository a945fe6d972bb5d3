import { beforeEach, describe, expect, it } from 'vitest';
import {
  type CatalogueVersionRepository,
  catalogueVersionRepository,
} from '#functions/data/catalogue/catalogue-version-repository.ts';
import type { CatalogueVersion } from '#shared/schemas/catalogue/catalogue-version.ts';
import { testTable } from '../../../support/test-table.ts';

const builtAt = '2026-03-02T17:00:00.000Z';
const item = (version: number) => ({ version, manifest: `manifest-${version}`, builtAt });
const manifest = (hash: string) => ({ version: Number(hash.split('-')[1]) }) as CatalogueVersion;
const now = new Date(builtAt);
const later = (ms: number) => new Date(now.getTime() + ms);

let versions: CatalogueVersionRepository;
beforeEach(async () => {
  versions = catalogueVersionRepository(await testTable(), { get: async (hash) => manifest(hash) });
});

describe('a version of the catalogue', () => {
  it('is none before the first import', async () => {
    expect(await versions.current()).toBeUndefined();
    expect(await versions.list()).toEqual([]);
  });

  it('is the current one once it is published, and those before it are still found', async () => {
    expect(await versions.publish(item(1), undefined)).toBe(true);
    expect(await versions.publish(item(2), 1)).toBe(true);
    expect(await versions.current()).toEqual(manifest('manifest-2'));
    expect(await versions.find(1)).toEqual(manifest('manifest-1'));
    expect(await versions.find(3)).toBeUndefined();
  });

  it('stands in the list of all, the newest first', async () => {
    for (const version of [1, 2, 3]) await versions.publish(item(version), version > 1 ? version - 1 : undefined);
    expect(await versions.list()).toEqual([item(3), item(2), item(1)]);
  });

  it.each([
    { version: 3, base: 1, why: 'another version came since the base' },
    { version: 3, base: undefined, why: 'it is not the first' },
    { version: 2, base: 2, why: 'another one has its number' },
  ])('is not published when $why', async ({ version, base }) => {
    await versions.publish(item(1), undefined);
    await versions.publish(item(2), 1);
    expect(await versions.publish({ ...item(version), manifest: 'manifest-9' }, base)).toBe(false);
    expect(await versions.current()).toEqual(manifest('manifest-2'));
    expect(await versions.list()).toEqual([item(2), item(1)]);
  });
});

describe('the lease of the catalogue', () => {
  it.each([
    { owner: 'b', at: later(0), got: false, why: 'another one has it' },
    { owner: 'b', at: later(1000), got: false, why: 'it ends only now' },
    { owner: 'b', at: later(1001), got: true, why: 'it has ended' },
    { owner: 'a', at: later(500), got: true, why: 'its owner may have it longer' },
  ])('goes to $owner: $got, as $why', async ({ owner, at, got }) => {
    expect(await versions.lease.take('a', now, 1000)).toBe(true);
    expect(await versions.lease.take(owner, at, 1000)).toBe(got);
  });

  it('is free once its owner gives it back, and nobody else can', async () => {
    await versions.lease.take('a', now, 1000);
    await versions.lease.release('b');
    expect(await versions.lease.take('b', now, 1000)).toBe(false);
    await versions.lease.release('a');
    expect(await versions.lease.take('b', now, 1000)).toBe(true);
  });
});

it('offers are in work from when somebody began to write them until they ended', async () => {
  const lists = [[{ kind: 'stock', key: 'all', hash: 'h', rows: 1, asOf: builtAt }]];
  await versions.beginOffers('one', { lists, at: builtAt });
  await versions.beginOffers('two', { lists: [], at: builtAt });
  expect(await versions.offersInWork()).toEqual([
    { id: 'one', lists, at: builtAt },
    { id: 'two', lists: [], at: builtAt },
  ]);
  await versions.endOffers(['one', 'two']);
  expect(await versions.offersInWork()).toEqual([]);
});
