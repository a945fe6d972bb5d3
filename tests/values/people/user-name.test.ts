import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userNameSchema } from '#shared/schemas/fields/user-name.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { offeredUserName, userNameFault } from '#shared/values/people/user-name.ts';

describe('a user name (admin 5)', () => {
  it.each([
    { userName: 'pat.doe1', fault: undefined, why: 'eight characters are enough' },
    { userName: 'pat.doe', fault: 'userNameTooShort', why: 'seven are not' },
    { userName: 'x'.repeat(100), fault: undefined, why: 'a hundred are not too many' },
    { userName: 'x'.repeat(101), fault: 'userNameTooLong', why: 'a hundred and one are' },
    { userName: 'pat doe 1', fault: 'userNameHasSpaces', why: 'it has spaces' },
    { userName: ' pat.doe1', fault: 'userNameHasSpaces', why: 'a space in front counts too' },
    { userName: 'pat\tdoe\u00a01', fault: 'userNameHasSpaces', why: 'tabs and hard spaces are spaces' },
    { userName: 'a@bc.de', fault: 'userNameTooShort', why: 'a short email is checked like any other (decision B271)' },
    { userName: '', fault: 'userNameTooShort', why: 'it is empty' },
  ] as const)('"$userName" has the fault $fault, because $why', ({ userName, fault }) => {
    expect(userNameFault(userName)).toBe(fault);
    const messages = userNameSchema.safeParse(userName).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(fault && [ACCOUNT_TEXTS[fault]]);
  });

  it.each([
    { fault: 'userNameHasSpaces', text: 'A user name can’t have spaces.' },
    { fault: 'userNameTooShort', text: 'A user name must have at least 8 characters.' },
    { fault: 'userNameTooLong', text: 'A user name can have at most 100 characters.' },
  ] as const)('with the fault $fault is refused with "$text"', ({ fault, text }) => {
    expect(ACCOUNT_TEXTS[fault]).toBe(text);
  });

  it('is stored exactly if it has no fault', () => {
    const names = fc.string({ unit: fc.constantFrom('a', '@', ' ', '\t', 'é'), maxLength: 120 });
    fc.assert(
      fc.property(names, (userName) => {
        expect(userNameSchema.safeParse(userName).success).toBe(userNameFault(userName) === undefined);
      }),
    );
  });

  it.each([
    { typed: '', email: ' pat@example.com ', offered: 'pat@example.com', why: 'it defaults to the email' },
    { typed: ' pat.doe.1 ', email: 'pat@example.com', offered: 'pat.doe.1', why: 'what was typed comes first' },
    { typed: '  ', email: 'pat@example.com', offered: 'pat@example.com', why: 'blanks are nothing' },
  ])('is offered as $offered, because $why', ({ typed, email, offered }) => {
    expect(offeredUserName(typed, email)).toBe(offered);
  });
});
