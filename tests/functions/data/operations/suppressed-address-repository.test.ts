import { beforeEach, describe, expect, it } from 'vitest';
import {
  type SuppressedAddressRepository,
  suppressedAddressRepository,
} from '#functions/data/operations/suppressed-address-repository.ts';
import { testTable } from '../../../support/test-table.ts';

const now = new Date('2026-03-02T17:00:00.000Z');
const SAM = 'sam@summit.test';

let addresses: SuppressedAddressRepository;
beforeEach(async () => {
  addresses = suppressedAddressRepository(await testTable());
});

describe('an address', () => {
  it('gets mail as long as none came back', async () => {
    expect(await addresses.isSuppressed(SAM)).toBe(false);
  });

  it('gets none after a mail bounced, and others still do', async () => {
    await addresses.note(SAM, 'bounced', 'm1', now);
    expect(await addresses.isSuppressed(SAM)).toBe(true);
    expect(await addresses.isSuppressed('pat@summit.test')).toBe(false);
  });

  it.each([
    { mails: ['m1', 'm2'], suppressed: false, why: 'two were late' },
    { mails: ['m1', 'm1', 'm2'], suppressed: false, why: 'a notice came twice' },
    { mails: ['m1', 'm2', 'm3'], suppressed: true, why: 'three were late' },
  ])('gets none: $suppressed, as $why', async ({ mails, suppressed }) => {
    for (const mail of mails) await addresses.note(SAM, 'delayed', mail, now);
    expect(await addresses.isSuppressed(SAM)).toBe(suppressed);
  });

  it('loses no notice when several come at once', async () => {
    await Promise.all(['m1', 'm2', 'm3'].map((mail) => addresses.note(SAM, 'delayed', mail, now)));
    expect(await addresses.isSuppressed(SAM)).toBe(true);
  });
});
