/** Names that differ only in case and blanks name the same company (admin 5: an existing company is flagged). */
export const sameCompanyName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
