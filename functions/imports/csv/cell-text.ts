import { unguardedText } from '#shared/rules/base/csv-text.ts';
import { withoutInvisible } from '../texts/invisible-characters.ts';

/** Spreadsheets write ="0010" to keep leading zeros. */
const FORMULA_TEXT = /^="([^"]*)"$/;

/**
 * The text of a cell without surrounding blanks, invisible characters, the apostrophe that our own files put before what
 * could be a formula, and the formula that keeps leading zeros.
 */
export function cellText(cell: string): string {
  const text = unguardedText(withoutInvisible(cell).trim());
  return text.startsWith('="') ? (FORMULA_TEXT.exec(text)?.[1] ?? text) : text;
}

/** The decoder puts this where a byte is not valid in the encoding of the file. */
export const UNREADABLE = '\uFFFD';
