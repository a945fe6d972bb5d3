/** The name of a column for display: one line, single blanks, no control characters (case C22). */
export const shownName = (cell: string): string =>
  cell
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .trim();

/** 'Part Number', 'part_number' and 'PartNumber' have the same key. The colon of names such as 'price:fleet' is kept. */
export const headerKey = (name: string): string =>
  shownName(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}:%#]/gu, '');
