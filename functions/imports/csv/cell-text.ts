import { unguardedText } from '#shared/rules/csv/csv-text.ts';
import { withoutInvisible } from '../texts/invisible-characters.ts';

/** The text of a cell without surrounding blanks, invisible characters and the guard of spreadsheets (case N40). */
export const cellText = (cell: string): string => {
  const text = withoutInvisible(cell).trim();
  return text.startsWith("'") || text.startsWith('=') ? unguardedText(text).trim() : text;
};

/** The decoder puts this where a byte is not valid in the encoding of the file. */
export const UNREADABLE = '\uFFFD';
