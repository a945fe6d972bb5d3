import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedText, PHONE_MASK, POSTAL_CODE_MASKS } from '#shared/rules/base/input-mask.ts';
import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';

describe('a masked input (storefront 5, admin 5)', () => {
  it.each([
    { mask: PHONE_MASK, typed: '3', shown: '(3', why: 'the first digit brings its bracket' },
    { mask: PHONE_MASK, typed: '303', shown: '(303', why: 'what comes after it waits, so that it can be deleted' },
    { mask: PHONE_MASK, typed: '3035', shown: '(303) 5', why: 'the next digit brings it' },
    { mask: PHONE_MASK, typed: '3035550101', shown: '(303) 555-0101', why: 'ten digits fill it' },
    { mask: PHONE_MASK, typed: '303.555.0101', shown: '(303) 555-0101', why: 'other separators are replaced' },
    { mask: PHONE_MASK, typed: '(303) 555-010', shown: '(303) 555-010', why: 'it stays while it is edited' },
    { mask: PHONE_MASK, typed: '+1 303 555 0101', shown: '+1 303 555 0101', why: 'a digit too many is kept' },
    { mask: PHONE_MASK, typed: '303 CALL', shown: '303 CALL', why: 'a letter among digits is kept' },
    { mask: PHONE_MASK, typed: '', shown: '', why: 'nothing is nothing' },
    { mask: PHONE_MASK, typed: '(', shown: '', why: 'a bracket alone is nothing' },
    { mask: POSTAL_CODE_MASKS.US, typed: '80202', shown: '80202', why: 'five digits are complete' },
    { mask: POSTAL_CODE_MASKS.US, typed: '802021', shown: '80202-1', why: 'the sixth brings the hyphen' },
    { mask: POSTAL_CODE_MASKS.US, typed: '8020212345', shown: '8020212345', why: 'ten digits are too many' },
    { mask: POSTAL_CODE_MASKS.CA, typed: 'm1l2s9', shown: 'M1L-2S9', why: 'letters become upper case' },
    { mask: POSTAL_CODE_MASKS.CA, typed: 'M1L 2S', shown: 'M1L-2S', why: 'a blank is a hyphen' },
    { mask: POSTAL_CODE_MASKS.CA, typed: '80202', shown: '80202', why: 'a code of another country is kept' },
    { mask: POSTAL_CODE_MASKS.MX, typed: '06600', shown: '06600', why: 'five digits' },
  ])('shows "$typed" in $mask as "$shown", because $why', ({ mask, typed, shown }) => {
    expect(maskedText(mask, typed)).toBe(shown);
  });

  const masks = fc.constantFrom(PHONE_MASK, ...Object.values(POSTAL_CODE_MASKS));
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789abCS ()-.+'), maxLength: 16 });
  const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, '');

  it('loses no letter and no digit, and changes nothing the second time', () => {
    fc.assert(
      fc.property(masks, texts, (mask, typed) => {
        const shown = maskedText(mask, typed);
        expect(lettersAndDigits(shown)).toBe(lettersAndDigits(typed));
        expect(maskedText(mask, shown)).toBe(shown);
      }),
    );
  });

  it('is read as the phone number that was typed', () => {
    fc.assert(
      fc.property(texts, (typed) => {
        expect(storedPhoneNumber(maskedText(PHONE_MASK, typed))).toBe(storedPhoneNumber(typed));
      }),
    );
  });
});
