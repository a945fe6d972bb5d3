/** Why a vehicle identification number is invalid (storefront 5, decision X2). Positions count from 1. */
export type VinProblem =
  | { readonly kind: 'length' }
  | { readonly kind: 'character'; readonly position: number }
  | { readonly kind: 'ninth' };

const LENGTH = 17;
const NINTH = 8;
const VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'0123456789'].map((digit) => [digit, Number(digit)])),
  ...Object.fromEntries([...'ABCDEFGH'].map((email, index) => [email, index + 1])),
  ...Object.fromEntries([...'JKLMN'].map((email, index) => [email, index + 1])),
  ...{ P: 7, R: 9 },
  ...Object.fromEntries([...'STUVWXYZ'].map((email, index) => [email, index + 2])),
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** A label before a VIN. No VIN contains an I, so none begins with one, but the word 'vinyl' does. */
const LABEL = /^VIN(?:\s+NUMBER|\s+NO\b\.?|\s*#)?(?:\s*[:=]\s*|\s+|(?=\d))/;
/** Blanks, hyphens and invisible characters between groups, and the asterisks that some scanners send around a bar code. */
const BETWEEN = /[\s\p{Pd}\p{Cf}*]/gu;

/**
 * A VIN in the form used for comparing: in capitals, without 'VIN:' and blanks, and without the I that a scanner reads
 * before the 17 characters of an imported vehicle (case N24).
 */
export function normalVin(typed: string): string {
  const vin = typed.trim().toUpperCase().replace(LABEL, '').replace(BETWEEN, '');
  return vin.length === LENGTH + 1 && vin.startsWith('I') ? vin.slice(1) : vin;
}

/**
 * Whether a text is meant as a VIN, though it may be wrong: it says so, or it has 17 letters and digits in one word, the
 * last four of them digits as in every VIN (49 CFR 565.15). Words that happen to add up to 17 characters are no VIN.
 */
export function looksLikeVin(typed: string): boolean {
  const vin = normalVin(typed);
  const digits = vin.replace(/\D/g, '').length;
  if (LABEL.test(typed.trim().toUpperCase())) return vin.length >= SHORTEST && digits >= FEWEST_DIGITS;
  const isOneWord = !/\s/.test(typed.trim());
  if (!isOneWord) return vinProblem(vin) === undefined && hasCheckDigit(vin);
  return /^[A-Z\d]{13}\d{4}$/.test(vin) && digits >= FEWEST_DIGITS && digits < vin.length;
}
/** So that 'VIN plate' and 'headlightbulb9006' are words. */
const SHORTEST = 11;
const FEWEST_DIGITS = 5;

/** Undefined if the VIN is valid. An empty VIN is the caller's to check. */
export function vinProblem(typed: string): VinProblem | undefined {
  const vin = normalVin(typed);
  const wrong = [...vin].findIndex((character) => VALUES[character] === undefined);
  if (wrong >= 0) return { kind: 'character', position: wrong + 1 };
  if (vin.length !== LENGTH) return { kind: 'length' };
  return /[\dX]/.test(vin.charAt(NINTH)) ? undefined : { kind: 'ninth' };
}

/** Whether the ninth character matches the checksum of the others. A wrong one is only a warning (decision X2). */
export function hasCheckDigit(typed: string): boolean {
  const vin = normalVin(typed);
  return vin === withCheckDigit(vin);
}

/** A VIN in its normal form with the ninth character that matches the others. */
export function withCheckDigit(vin: string): string {
  const sum = WEIGHTS.reduce<number>((total, weight, index) => total + weight * (VALUES[vin.charAt(index)] ?? 0), 0);
  const digit = sum % 11;
  return `${vin.slice(0, NINTH)}${digit === 10 ? 'X' : digit}${vin.slice(NINTH + 1)}`;
}

/** The codes of the years from 1980 on, and again from 2010 on. I, O, Q, U, Z and 0 are never used. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const YEAR_PLACE = 9;
/** On cars and light trucks this character is a digit before 2010, and a letter since. */
const TURN_PLACE = 6;
/** The codes repeat after this many years. */
export const YEARS_OF_A_TURN = YEAR_CODES.length;

/** The model year that a VIN names, or undefined. On heavy trucks it can be wrong by thirty years. */
export function modelYearOf(typed: string): number | undefined {
  const vin = normalVin(typed);
  const code = vin.length > YEAR_PLACE ? YEAR_CODES.indexOf(vin.charAt(YEAR_PLACE)) : -1;
  if (code < 0) return undefined;
  return (/\d/.test(vin.charAt(TURN_PLACE)) ? 1980 : 2010) + code;
}
