const MARKS = /\p{M}/gu;
const NOT_SEARCHED = /[^\p{L}\p{N} -]/gu;

/**
 * What is searched in and searched for, stripped alike so that 'Town & Country' and 'C/K' are found as they are written
 * (storefront 5): lower-case letters without accents, digits, single blanks and hyphens.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/\s/g, ' ')
    .replace(NOT_SEARCHED, '')
    .replace(/ {2,}/g, ' ')
    .trim();
