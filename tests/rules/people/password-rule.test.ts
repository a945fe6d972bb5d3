import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAcceptablePassword, passwordPoints, pointsOfPassword } from '#shared/rules/people/password-rule.ts';

const unmetPoints = (password: string) =>
  pointsOfPassword(password)
    .filter(({ isMet }) => !isMet)
    .map(({ point }) => point);

describe('a password (admin 5, decision B270)', () => {
  it.each([
    { password: 'Abcdefg1', unmet: [], why: 'eight characters are enough' },
    { password: 'Abcdef1', unmet: ['length'], why: 'seven are not' },
    { password: `Ab1${'x'.repeat(252)}`, unmet: [], why: '255 characters are not too many' },
    { password: `Ab1${'x'.repeat(253)}`, unmet: ['length'], why: '256 are' },
    { password: 'Abcdefg 1', unmet: ['noSpaces'], why: 'a space is none of them' },
    { password: 'Abcdefg\t1', unmet: ['noSpaces'], why: 'a tab is a space' },
    { password: 'Abcdefg\u00a01', unmet: ['noSpaces'], why: 'a hard space is a space' },
    { password: 'abcdefg1', unmet: ['upperCase'], why: 'an upper case letter is missing' },
    { password: 'ABCDEFG1', unmet: ['lowerCase'], why: 'a lower case letter is missing' },
    { password: 'Abcdefgh', unmet: ['number'], why: 'a number is missing' },
    { password: 'Éàçdefg٣', unmet: [], why: 'letters and digits of every script count' },
    { password: '12345678', unmet: ['upperCase', 'lowerCase'], why: 'numbers are no letters' },
    { password: '', unmet: [...passwordPoints], why: 'an empty one meets nothing' },
  ])('"$password" lacks $unmet, because $why', ({ password, unmet }) => {
    expect(unmetPoints(password)).toEqual(unmet);
    expect(isAcceptablePassword(password, 'pat.doe.1')).toBe(unmet.length === 0);
  });

  it.each([
    { password: 'Pat.Doe.1', userName: 'Pat.Doe.1', is: false, why: 'it is the user name' },
    { password: 'Pat.Doe.1', userName: 'pat.doe.1', is: false, why: 'it is the user name in another case' },
    { password: 'Pat.Doe.12', userName: 'Pat.Doe.1', is: true, why: 'it only contains the user name' },
  ])('$password for $userName is acceptable: $is, because $why', ({ password, userName, is }) => {
    expect(isAcceptablePassword(password, userName)).toBe(is);
  });

  it('of the characters that the rule asks for is accepted, in any order', () => {
    const parts = fc.tuple(
      fc.stringMatching(/^[a-z]{1,60}$/),
      fc.stringMatching(/^[A-Z]{1,60}$/),
      fc.stringMatching(/^\d{1,60}$/),
      fc.stringMatching(/^[!-/:-@]{5,60}$/),
    );
    fc.assert(
      fc.property(parts, fc.infiniteStream(fc.nat()), (given, order) => {
        const shuffled = [...given.join('')]
          .map((character) => ({ character, place: order.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ character }) => character);
        expect(isAcceptablePassword(shuffled.join(''), 'pat.doe.1')).toBe(true);
      }),
    );
  });
});
