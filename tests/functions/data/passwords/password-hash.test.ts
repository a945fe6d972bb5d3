import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#functions/data/passwords/password-hash.ts';

describe('a password', () => {
  it('is kept as argon2id with 19 MiB and two passes', async () => {
    expect(await hashPassword('Welcome2Parts')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is salted, so that equal passwords do not look equal', async () => {
    expect(await hashPassword('Welcome2Parts')).not.toBe(await hashPassword('Welcome2Parts'));
  });

  it.each([
    { kept: 'Welcome2Parts', given: 'Welcome2Parts', isRight: true, why: 'it is the same' },
    { kept: 'Welcome2Parts', given: 'welcome2parts', isRight: false, why: 'case counts' },
    { kept: 'Welcome2Parts', given: '', isRight: false, why: 'nothing is not enough' },
    { kept: 'Grüße2Parts', given: 'Gru\u0308ße2Parts', isRight: true, why: 'keyboards compose an umlaut differently' },
  ])('is right: $isRight, as $why', async ({ kept, given, isRight }) => {
    expect(await verifyPassword(await hashPassword(kept), given)).toEqual({ isRight, isOutdated: false });
  });

  it('is outdated when hashed at another cost', async () => {
    const weak = await hash('Welcome2Parts', { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 });
    expect(await verifyPassword(weak, 'Welcome2Parts')).toEqual({ isRight: true, isOutdated: true });
  });

  it.each(['', 'Welcome2Parts', '\u0000', '\ud800'])('of nobody is never right: %j', async (given) => {
    expect(await verifyPassword(undefined, given)).toEqual({ isRight: false, isOutdated: false });
  });
});
