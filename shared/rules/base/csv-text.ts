/** A text, or a number that stays a number. */
type CsvCell = string | number;

/** Spreadsheets recognize UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Texts that a spreadsheet may read as a formula, including leading blanks and full-width characters. */
const FORMULA = /^\s*[=@\uFF1D\uFF20]|^[\t\r\n]/;
const SIGNED = /^\s*[-+\uFF0B\uFF0D]/;
const SIGNED_NUMBER = /^[-+]\d+(\.\d+)?$/;

/**
 * Rows as CSV for spreadsheets, starting with the headings: UTF-8 with a byte order mark, commas and the line ends of
 * RFC 4180. No text can start a formula (decision F4). Numbers stay numbers, and a name that starts with a plus is not
 * changed.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'number' ? String(cell) : harmless(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Puts an apostrophe in front, which spreadsheets read as 'this is text'. */
const harmless = (text: string): string => (needsGuard(text) ? `'${text}` : text);

/** A text that looks like a guarded one is guarded too, so that every text can be read back. */
function needsGuard(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return FORMULA.test(bare) || (SIGNED.test(bare) && !SIGNED_NUMBER.test(bare));
}

/** The text of a cell that `csvText` wrote: without the apostrophe in front of what could start a formula. */
export const unguardedText = (cell: string): string =>
  cell.startsWith("'") && needsGuard(cell.slice(1)) ? cell.slice(1) : cell;
