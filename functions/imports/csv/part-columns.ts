import { companyCode, formed, partNumber } from './cells.ts';
import { type CellReader, required, withDefault } from './column.ts';

/** Names a part by company and number, in every file that speaks of aftermarket parts. */
export const partColumns = {
  companyCode: withDefault(['Company Code', 'Company'], companyCode, '001'),
  partNumber: required(['Part Number', 'Item Number', 'Part No', 'Part #', 'SKU'], partNumber),
};

/** As in ACES and PIES. */
const brand: CellReader<string> = (cell) =>
  formed(/^[A-Z]{3}[A-Z0-9]$/, 'brand code of four letters')(cell.toUpperCase());

/** Names the same part as its brand does (decision C9). */
export const brandColumns = {
  brand: required(['Brand', 'Brand Code', 'Brand ID', 'Brand AAIA ID'], brand),
  brandPartNumber: required(['Brand Part Number', 'Brand Number', 'Manufacturer Part Number'], partNumber),
};
