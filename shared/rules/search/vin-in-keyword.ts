import { hasCheckDigit, looksLikeVin, normalVin, vinProblem } from '../../values/vin.ts';

interface VinInKeyword {
  /** In its normal form. */
  readonly vin: string;
  /** The words beside it. */
  readonly rest: string;
}

/**
 * The VIN in a keyword, as in 'VIN: 1HG CM826 33A004352' or '1HGCM82633A004352 brake pads'. Beside other words its check
 * digit has to match. Undefined if there is none, or if it is wrong.
 */
export function vinInKeyword(keyword: string): VinInKeyword | undefined {
  if (looksLikeVin(keyword) && vinProblem(keyword) === undefined) return { vin: normalVin(keyword), rest: '' };
  const words = keyword.split(/\s+/u).filter(Boolean);
  const at = words.findIndex((word) => looksLikeVin(word) && vinProblem(word) === undefined && hasCheckDigit(word));
  const found = words[at];
  if (found === undefined) return undefined;
  const others = words.filter((word, index) => index !== at && !(index === at - 1 && /^vin\W*$/iu.test(word)));
  return { vin: normalVin(found), rest: others.join(' ') };
}
