import { companyCode, formed, ownPartNumber, partNumber } from './cells.ts';
import { type CellReader, deciding, required, withDefault } from './column.ts';

/** Every file with aftermarket parts names them by company code and part number. */
export const partColumns = {
  companyCode: deciding(withDefault(['Company Code', 'Company'], companyCode, '001')),
  partNumber: required(['Part Number', 'Item Number', 'Part No', 'Part #', 'SKU'], ownPartNumber),
};

/** The AAIA code of a brand, as in ACES and PIES files. */
const brand: CellReader<string> = (cell) =>
  formed(/^[A-Z]{3}[A-Z0-9]$/, 'brand code of four letters')(cell.toUpperCase());

/** The brand's own number of the same part (decision C9). */
export const brandColumns = {
  brand: required(['Brand', 'Brand Code', 'Brand ID', 'Brand AAIA ID'], brand),
  brandPartNumber: required(['Brand Part Number', 'Brand Number', 'Manufacturer Part Number'], partNumber),
};
