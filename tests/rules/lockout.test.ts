import { expect, it } from 'vitest';
import { isLockedOut } from '#shared/rules/lockout.ts';

it.each([
  { ofUserName: 1, ofAddress: 1, refused: false, why: 'the first try is everybody’s' },
  { ofUserName: 10, ofAddress: 10, refused: false, why: 'ten failures are allowed' },
  { ofUserName: 11, ofAddress: 11, refused: true, why: 'the eleventh comes after ten failures' },
  { ofUserName: 1, ofAddress: 100, refused: false, why: 'a shop behind one address may fail a hundred times' },
  { ofUserName: 1, ofAddress: 101, refused: true, why: 'and no more than that' },
])('refuses an attempt ($ofUserName, $ofAddress): $refused, as $why', ({ refused, ...attempts }) => {
  expect(isLockedOut(attempts)).toBe(refused);
});
