import { expect, it } from 'vitest';
import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';

it.each([
  { typed: '1-212-123-4567', stored: '2121234567', why: 'P04: a leading 1 is removed' },
  { typed: '(312) 222-3223', stored: '3122223223', why: 'the mask' },
  { typed: '3122222223', stored: '3122222223', why: 'digits stay' },
  { typed: '617 935 6677', stored: '6179356677', why: 'P04: blanks are removed' },
  { typed: '0312222322', stored: undefined, why: 'P04: no number starts with 0' },
  { typed: '0-212-123-4567', stored: undefined, why: 'only a leading 1 is removed' },
  { typed: '1-012-123-4567', stored: undefined, why: 'no number starts with 0 after the 1 either' },
  { typed: '31222223', stored: undefined, why: 'eight digits' },
  { typed: '+44 20 7946 0958', stored: undefined, why: 'twelve digits' },
  { typed: '1-212-123-4567 ext. 89', stored: undefined, why: 'an extension is not dropped silently' },
  {
    typed: '\u202a(312)\u00a0222\u20113223\u202c',
    stored: '3122223223',
    why: 'N24: signs of where it was copied from',
  },
  { typed: '', stored: undefined, why: 'nothing' },
])('$typed is stored as $stored: $why', ({ typed, stored }) => {
  expect(storedPhoneNumber(typed)).toBe(stored);
});
