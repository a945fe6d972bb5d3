/** A column's name as people read it: on one line, without control characters, with single blanks (case C22). */
export const shownName = (cell: string): string =>
  cell
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .trim();

/** 'Part Number', 'part_number' and 'PartNumber' are one name. What follows a colon, as in 'price:fleet', is kept apart. */
export const headerKey = (name: string): string =>
  shownName(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}:%#]/gu, '');
