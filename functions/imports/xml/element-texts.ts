import type { IssueCounts } from '../issues.ts';
import { doubtOf } from '../texts/doubtful-number.ts';
import { withoutInvisible } from '../texts/invisible-characters.ts';
import { SEVERAL_NUMBERS, severalNumbers } from '../texts/several-numbers.ts';
import { decodedReferences, REFERENCES_DECODED } from '../texts/web-references.ts';
import type { XmlElement } from './xml-element.ts';

/** The text of an element that people read. What is left of references after XML was read was made for a web page. */
export function shownTextOf(element: XmlElement, issueCounts: IssueCounts): string {
  const text = element.text.trim();
  const decoded = decodedReferences(text);
  if (decoded === text) return text;
  issueCounts.add('web-references', REFERENCES_DECODED, element);
  return withoutInvisible(decoded).trim();
}

/** The part numbers in an element. */
export function numbersIn(element: XmlElement, issueCounts: IssueCounts): string[] {
  const numbers = severalNumbers(shownTextOf(element, issueCounts));
  if (numbers.length > 1) issueCounts.add('several-numbers', SEVERAL_NUMBERS, element);
  return numbers;
}

/** Reports a number that is perhaps not what was meant. */
export function checkNumber(number: string, element: XmlElement, issueCounts: IssueCounts): void {
  const doubt = doubtOf(number);
  if (doubt) issueCounts.add(doubt.code, doubt.problem, element);
}
