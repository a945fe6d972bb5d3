/** The id of an aftermarket part everywhere (decision C9). The id of a salvage part is its guid. */
export const aftermarketId = (companyCode: string, partNumber: string): string => `${companyCode}#${partNumber}`;
export const isAftermarketId = (id: string): boolean => id.includes('#');

/** The part number in the id. */
export const numberOfId = (aftermarketId: string): string => aftermarketId.slice(aftermarketId.indexOf('#') + 1);

/** Natural keys by which rows are sorted and joined. The separator sorts before any other character. */
const DIVIDER = '\u0000';
export const partKey = ({ companyCode, partNumber }: { companyCode: string; partNumber: string }): string =>
  companyCode + DIVIDER + partNumber;
export const partKeyOfId = (aftermarketId: string): string => aftermarketId.replace('#', DIVIDER);
/** The key of a part in ACES and PIES files. */
export const brandKey = (brand: string, number: string): string => brand + DIVIDER + number;
