import { isRewritten } from './rewritten-text.ts';

/** A value of ours that a spreadsheet reads as the number, day or time that it is. */
interface ValueCell {
  readonly value: string;
}

/** A text, which stays as it is; a number; or a value of ours. */
export type CsvCell = string | number | ValueCell;

/** An amount in dollars, with its cents. Empty if the account shows no amounts. */
export const amountCell = (cents: number | null): CsvCell =>
  cents === null ? '' : { value: (cents / 100).toFixed(2) };

/** An ISO day, or a time in UTC. */
export const timeCell = (iso: string): CsvCell => ({ value: iso });

/** Spreadsheets recognize UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Texts that a spreadsheet may read as a formula, including leading blanks and full-width characters. */
const FORMULA = /^\s*[=@\uFF1D\uFF20]/;
const CONTROL = /^[\t\r\n]\s*\S/;
const SIGNED = /^\s*[-+\uFF0B\uFF0D]/;
const SIGNED_NUMBER = /^-\d+(?:\.\d+)?$/;
/** Characters that nobody sees. An import drops them, and a formula must not come to light by that. */
const INVISIBLE = /(?![\t\n\r])[\p{Cf}\p{Cc}]/gu;

/** Spreadsheets write ="0010" to keep leading zeros. */
const FORMULA_TEXT = /^="([^"]*)"$/;

/**
 * Rows as CSV for spreadsheets, starting with the headings: UTF-8 with a byte order mark, commas and the line ends of
 * RFC 4180. No text starts a formula or turns into a number or date (decision F4), and `unguardedText` reads every
 * text back to the letter (case N40).
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => csvLine(row)).join('');

/** One row with its line end. */
export const csvLine = (row: readonly CsvCell[]): string => `${row.map(cellText).join(',')}\r\n`;

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = typeof cell === 'string' ? guarded(cell) : cell.value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Puts an apostrophe in front, which spreadsheets read as 'this is text'. */
const guarded = (text: string): string => (needsGuard(text) ? `'${text}` : text);

/** A text that looks like a guarded one is guarded too, so that every text can be read back. */
function needsGuard(text: string): boolean {
  const stem = text.replace(INVISIBLE, '').replace(/^'+/, '');
  // Readers take blanks away before they look for the guard.
  const bare = stem.replace(/^[\s']*'/, '');
  return CONTROL.test(stem) || isMisread(stem) || isMisread(bare);
}

const isMisread = (text: string): boolean =>
  FORMULA.test(text) || (SIGNED.test(text) && !SIGNED_NUMBER.test(text)) || isRewritten(text);

/** The text of a cell without its guard: the apostrophe of `csvText`, or the ="…" of spreadsheets. */
export function unguardedText(cell: string): string {
  if (cell.startsWith("'") && needsGuard(cell.slice(1))) return cell.slice(1);
  return cell.startsWith('="') ? (FORMULA_TEXT.exec(cell)?.[1] ?? cell) : cell;
}
