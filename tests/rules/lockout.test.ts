import { expect, it } from 'vitest';
import { lockedOutUntil } from '#shared/rules/lockout.ts';

const at = (time: string) => `2026-03-02T${time}.000Z`;
/** A full quarter of an hour after the first failure of each. */
const [NAME_ENDS, ADDRESS_ENDS] = [at('09:22:30'), at('09:15:10')];

it.each([
  { ofUserName: 1, ofAddress: 1, until: undefined, why: 'the first try is everybody’s' },
  { ofUserName: 10, ofAddress: 10, until: undefined, why: 'ten failures are allowed' },
  { ofUserName: 11, ofAddress: 11, until: NAME_ENDS, why: 'the eleventh comes after ten failures' },
  { ofUserName: 1, ofAddress: 100, until: undefined, why: 'a shop behind one address may fail a hundred times' },
  { ofUserName: 1, ofAddress: 101, until: ADDRESS_ENDS, why: 'and no more than that' },
  { ofUserName: 11, ofAddress: 101, until: NAME_ENDS, why: 'both have to be over' },
])('refuses an attempt ($ofUserName, $ofAddress) until $until, as $why', ({ ofUserName, ofAddress, until }) => {
  const lockedOut = lockedOutUntil({
    ofUserName: { attempts: ofUserName, firstAt: at('09:07:30') },
    ofAddress: { attempts: ofAddress, firstAt: at('09:00:10') },
  });
  expect(lockedOut).toBe(until && Date.parse(until));
});
