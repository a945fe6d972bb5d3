/** A text, or a number that stays a number. */
type CsvCell = string | number;

/** Spreadsheets recognize UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Texts that a spreadsheet may read as a formula, including leading blanks and full-width characters. */
const FORMULA = /^\s*[=@＝＠]|^[\t\r\n]/;
const SIGNED = /^\s*[-+＋－]/;
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
function harmless(text: string): string {
  const isFormula = FORMULA.test(text) || (SIGNED.test(text) && !SIGNED_NUMBER.test(text));
  return isFormula ? `'${text}` : text;
}
