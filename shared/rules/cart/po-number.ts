import type { AccountSettings } from '../../schemas/fields/account-settings.ts';

type PoValidation = AccountSettings['poValidation'];

/** Of a line of business whose numbers no account has a rule for. */
export const ANY_PO_NUMBER: PoValidation = { method: 'accept', pattern: '', list: [] };

/** Longer than any purchase order number, and short enough for a pattern to go through in no time. */
const LONGEST_PO_NUMBER = 50;

/** Parts of a pattern that may be of any length; with more, a number could keep the server busy. */
const MOST_VARIABLE_PARTS = 3;

/** One character: escaped, a class of them, or itself. Groups, references and look-arounds are none. */
const ATOM = /\\[dDwWsS.\\/$^*+?()[\]{}|-]|\[(?:\\.|[^\\\]])+\]|[^\\()[\]{}|*+?]/;
const REPEAT = /[*+?]|\{\d{1,2}(?:,\d{0,2})?\}/;
const SEQUENCE = new RegExp(`^\\^?(?:(?:${ATOM.source})(?:${REPEAT.source})?)+\\$?$`);
const VARIABLE = /[*+?]|\{\d{1,2},\d{0,2}\}/g;

/**
 * Whether a pattern of an account can be used: a regular expression of single characters and how often each comes, such
 * as `PO-\d{6}|WO\d{4,8}`. Such a one can't run away with the processor, which any other might.
 */
export function isUsablePattern(pattern: string): boolean {
  const isSimple = pattern
    .split(/(?<!\\)\|/)
    .every((part) => SEQUENCE.test(part) && (withoutSigns(part).match(VARIABLE) ?? []).length <= MOST_VARIABLE_PARTS);
  return isSimple && compiled(pattern) !== undefined;
}

/** Whether an account takes a purchase order number; undefined when its rule can't be used. Outer blanks don't count. */
export function isPoNumberValid(typed: string, { method, pattern, list }: PoValidation): boolean | undefined {
  const number = typed.trim();
  if (number === '' || number.length > LONGEST_PO_NUMBER) return false;
  if (method === 'accept') return true;
  if (method === 'list') return list.some((known) => caseless(known) === caseless(number));
  return isUsablePattern(pattern) ? compiled(pattern)?.test(number) : undefined;
}

/** Escaped, and in a class, a sign says nothing of how often something comes. */
const withoutSigns = (part: string): string => part.replace(/\\./g, 'x').replace(/\[[^\]]+\]/g, 'x');

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'i');
  } catch {
    return undefined;
  }
}

const caseless = (text: string): string => text.trim().toUpperCase();
