import { unguardedText } from '#shared/rules/csv/csv-text.ts';
import { withoutInvisible } from '../texts/invisible-characters.ts';

/** The text of a cell without surrounding blanks, invisible characters and the guard of spreadsheets (case N40). */
export const cellText = (cell: string): string => {
  const text = withoutInvisible(cell).trim();
  if (!text.startsWith("'") && !text.startsWith('=')) return text;
  // A guarded text may end in blanks, and may have its guard because of them.
  return withoutInvisible(unguardedText(cell.startsWith("'") ? cell : text)).trim();
};

/** The decoder puts this where a byte is not valid in the encoding of the file. */
export const UNREADABLE = '\uFFFD';
