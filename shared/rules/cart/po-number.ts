import type { AccountSettings } from '../../schemas/fields/account-settings.ts';

type PoValidation = AccountSettings['poValidation'];

/** The rule for a line of business whose PO numbers are not checked. */
export const ANY_PO_NUMBER: PoValidation = { method: 'accept', pattern: '', list: [] };

/** Longer than any purchase order number, and short enough for a pattern to match quickly. */
const LONGEST_PO_NUMBER = 50;

/** The most parts of variable length in a pattern. With more of them, a number could keep the server busy. */
const MOST_VARIABLE_PARTS = 3;

/** One character: escaped, a class, or itself. Groups, references and look-arounds are not allowed. */
const ATOM = /\\[dDwWsS.\\/$^*+?()[\]{}|-]|\[(?:\\.|[^\\\]])+\]|[^\\()[\]{}|*+?]/;
const REPEAT = /[*+?]|\{\d{1,2}(?:,\d{0,2})?\}/;
const SEQUENCE = new RegExp(`^\\^?(?:(?:${ATOM.source})(?:${REPEAT.source})?)+\\$?$`);
const VARIABLE = /[*+?]|\{\d{1,2},\d{0,2}\}/g;

/**
 * Whether a pattern is allowed: a regular expression of single characters and their counts, such as
 * `PO-\d{6}|WO\d{4,8}`. Unlike others, such a pattern always matches quickly.
 */
export function isUsablePattern(pattern: string): boolean {
  const isSimple = pattern
    .split(/(?<!\\)\|/)
    .every((part) => SEQUENCE.test(part) && (withoutSigns(part).match(VARIABLE) ?? []).length <= MOST_VARIABLE_PARTS);
  return isSimple && compiled(pattern) !== undefined;
}

/**
 * Whether an account accepts a purchase order number. Outer blanks are ignored. Undefined if its rule can't be used.
 */
export function isPoNumberValid(typed: string, { method, pattern, list }: PoValidation): boolean | undefined {
  const number = typed.trim();
  if (number === '' || number.length > LONGEST_PO_NUMBER) return false;
  if (method === 'accept') return true;
  if (method === 'list') return list.some((known) => caseless(known) === caseless(number));
  return isUsablePattern(pattern) ? compiled(pattern)?.test(number) : undefined;
}

/** Removes escaped characters and classes, in which signs are not quantifiers. */
const withoutSigns = (part: string): string => part.replace(/\\./g, 'x').replace(/\[[^\]]+\]/g, 'x');

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'i');
  } catch {
    return undefined;
  }
}

const caseless = (text: string): string => text.trim().toUpperCase();
