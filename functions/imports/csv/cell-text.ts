/** A spreadsheet's way to keep the zeros of ="0010". */
const FORMULA_TEXT = /^="([^"]*)"$/;

/** What a cell says: without the blanks around it, zero characters, or the formula that some files keep numbers with. */
export function cellText(cell: string): string {
  const text = cell.includes('\0') ? cell.replaceAll('\0', '').trim() : cell.trim();
  return text.startsWith('="') ? (FORMULA_TEXT.exec(text)?.[1] ?? text) : text;
}

/** Stands where a byte was no character of the file's encoding. */
export const UNREADABLE = '\uFFFD';
