import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailFault } from '#shared/rules/people/email-address.ts';
import { TOP_LEVEL_DOMAINS } from '#shared/rules/people/top-level-domains.ts';

const FORM = { kind: 'form' };
const domain = (name: string) => ({ kind: 'domain', domain: name });

describe('an email address (admin 5, decisions F5, B272)', () => {
  it.each([
    { email: 'pat@example.com', fault: undefined, why: 'it is a usual one' },
    { email: 'Pat.O’Neil@example.com', fault: FORM, why: 'a curly apostrophe is no ASCII' },
    { email: "pat.o'neil+parts@example.com", fault: undefined, why: 'apostrophe and plus are allowed' },
    { email: 'pat@parts.example.co.uk', fault: undefined, why: 'only the last name of the domain is checked' },
    { email: 'pat@EXAMPLE.COM', fault: undefined, why: 'case does not matter' },
    { email: 'pat@summit.auto', fault: undefined, why: 'newer domains are real too' },
    { email: 'pat@example.con', fault: domain('con'), why: 'a slip of the finger is no domain' },
    { email: 'pat@example.Comm', fault: domain('Comm'), why: 'the fault names the domain as it was typed' },
    { email: 'pat@summit.example', fault: undefined, why: 'the people of the demo have such addresses' },
    { email: 'pat@summit.test', fault: domain('test'), why: 'no other reserved name is needed' },
    { email: 'pat@localhost', fault: FORM, why: 'a host alone is no domain' },
    { email: 'pat doe@example.com', fault: FORM, why: 'it has a space' },
    { email: 'pat@example.com ', fault: FORM, why: 'it ends in a space' },
    { email: 'pat@@example.com', fault: FORM, why: 'it has two @' },
    { email: 'pat.example.com', fault: FORM, why: 'it has no @' },
    { email: `${'x'.repeat(243)}@example.com`, fault: FORM, why: '255 characters are too many' },
    { email: '', fault: FORM, why: 'it is empty' },
  ])('$email has the fault $fault, because $why', ({ email, fault }) => {
    expect(emailFault(email)).toEqual(fault);
  });

  it('may end in every domain of the list', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TOP_LEVEL_DOMAINS), (name) => {
        expect(emailFault(`pat@summit.${name}`)).toBeUndefined();
      }),
    );
  });

  it('list is as large as IANA’s without other scripts', () => {
    expect(TOP_LEVEL_DOMAINS.size).toBeGreaterThan(1_200);
    expect([...TOP_LEVEL_DOMAINS].filter((name) => !/^[a-z]{2,}$/.test(name))).toEqual([]);
  });
});
