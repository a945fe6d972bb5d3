/** What names an aftermarket part everywhere (decision C9); salvage is named by its guid. */
export const aftermarketId = (companyCode: string, partNumber: string): string => `${companyCode}#${partNumber}`;
export const isAftermarketId = (id: string): boolean => id.includes('#');

/** The part number in it. */
export const numberOfId = (aftermarketId: string): string => aftermarketId.slice(aftermarketId.indexOf('#') + 1);

/** Natural keys by which rows are sorted and joined: their parts divided by what sorts before everything. */
const DIVIDER = '\u0000';
export const partKey = ({ companyCode, partNumber }: { companyCode: string; partNumber: string }): string =>
  companyCode + DIVIDER + partNumber;
export const partKeyOfId = (aftermarketId: string): string => aftermarketId.replace('#', DIVIDER);
/** What ACES and PIES know a part by. */
export const brandKey = (brand: string, number: string): string => brand + DIVIDER + number;
