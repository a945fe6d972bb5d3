import type { Country } from '../../values/countries.ts';

/** In a mask, 0 stands for a digit and S for a letter. Everything else stands for itself (storefront 5, admin 5). */
export const PHONE_MASK = '(000) 000-0000';

/** The masks of postal codes by country (storefront 5). The last four digits of a US code may be missing. */
export const POSTAL_CODE_MASKS: Readonly<Record<Country, string>> = { US: '00000-0000', CA: 'S0S-0S0', MX: '00000' };

/**
 * The length of a field whose text is cleaned before it is checked. A shorter one would cut what is pasted before its
 * blanks and hyphens are removed (case N24).
 */
export const LONGEST_PASTED = 40;

const SLOTS: Readonly<Record<string, RegExp>> = { 0: /\d/, S: /[A-Z]/ };

/**
 * The typed text in the form of a mask: letters in upper case, with the mask's own characters in between. It
 * never loses a letter or a digit: what does not fit into the mask stays as it was typed.
 */
export function maskedText(mask: string, typed: string): string {
  const characters = [...typed.toUpperCase().replace(/[^A-Z\d]/g, '')];
  let masked = '';
  for (const place of mask) {
    const slot = SLOTS[place];
    if (characters.length === 0) break;
    if (slot && !slot.test(characters[0] ?? '')) return typed;
    masked += slot ? characters.shift() : place;
  }
  return characters.length === 0 ? masked : typed;
}
