import { strippedSearchText } from '../search/search-text.ts';

/** Characters of a keyword that are kept. */
const LONGEST = 40;

/**
 * Whatever names a person, or a vehicle that is somebody's: an address of mail, a VIN, a phone number. Ten digits in a row
 * are a part number here.
 */
const PERSONAL = [/@/, /(?<![A-Z\d])[A-HJ-NPR-Z\d]{17}(?![A-Z\d])/i, /\(?\b\d{3}\)?[\s.-]\s?\d{3}[\s.-]\d{4}\b/];

/** A keyword as it may be kept: in one spelling, short, and empty where it may name a person. */
export function reportedKeyword(typed: string): string {
  if (PERSONAL.some((pattern) => pattern.test(typed))) return '';
  return strippedSearchText(typed).toLowerCase().slice(0, LONGEST).trim().toWellFormed();
}
