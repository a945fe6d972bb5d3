/** The id of the first row of a table of parts, for whoever skips what stands above it. */
export const FIRST_ROW_ID = 'first-part';
