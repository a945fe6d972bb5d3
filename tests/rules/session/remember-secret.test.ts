import { expect, it } from 'vitest';
import { worthOfSecret } from '#shared/rules/session/remember-secret.ts';

const family = { secretHash: 'new', previousHash: 'old', rotatedAt: '2026-03-01T09:00:00.000Z' };

it.each([
  { given: 'new', seconds: 0, worth: 'current', why: 'it is the one given out last' },
  { given: 'new', seconds: 86_400, worth: 'current', why: 'it does not age before it is used' },
  { given: 'old', seconds: 30, worth: 'just rotated', why: 'a slower tab may still hold it' },
  { given: 'old', seconds: 31, worth: 'reused', why: 'no tab can be that slow' },
  { given: 'older', seconds: 0, worth: 'reused', why: 'only a copy can be that old' },
])('"$given" is $worth after $seconds s, because $why', ({ given, seconds, worth }) => {
  const now = new Date(Date.parse(family.rotatedAt) + seconds * 1000);
  expect(worthOfSecret(family, given, now)).toBe(worth);
});
