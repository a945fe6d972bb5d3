/** A text, or a number that is to stay one. */
type CsvCell = string | number;

/** Spreadsheets take a file for UTF-8 when it begins so. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet may take for the beginning of a formula, blanks before it and wide forms included. */
const FORMULA = /^\s*[=@＝＠]|^[\t\r\n]/;
const SIGNED = /^\s*[-+＋－]/;
const NUMBER = /^[-+]?\d+(\.\d+)?$/;

/**
 * Rows as CSV for spreadsheets, the first one the heads: UTF-8 with its mark, commas, and lines that end as RFC 4180 has
 * it. No text in it can start a formula (decision F4); a number stays a number, and a name with a plus in it a name.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'number' ? String(cell) : harmless(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** With an apostrophe before it, which spreadsheets read as 'this is text'. */
function harmless(text: string): string {
  const isFormula = FORMULA.test(text) || (SIGNED.test(text) && !NUMBER.test(text));
  return isFormula ? `'${text}` : text;
}
