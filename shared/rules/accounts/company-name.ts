/**
 * The form in which company names are compared: case and blanks don't matter (admin 5: an existing company is flagged).
 */
export const sameCompanyName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
