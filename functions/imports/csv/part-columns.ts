import { companyCode, formed, orderableNumber, partNumber } from './cells.ts';
import { type CellReader, deciding, required, withDefault } from './column.ts';

/** Reported of rows whose number no product has (case N14). It has no full stop, because a count follows. */
export const UNKNOWN_PART = 'No product has this number, so nothing is sold of it yet';

/** Every file with aftermarket parts names them by company code and part number. */
export const partColumns = {
  companyCode: deciding(withDefault(['Company Code', 'Company'], companyCode, '001')),
  partNumber: required(['Part Number', 'Item Number', 'Part No', 'Part #', 'SKU'], orderableNumber),
};

/** The AAIA code of a brand, as in ACES and PIES files. */
const brand: CellReader<string> = (cell) =>
  formed(/^[A-Z]{3}[A-Z0-9]$/, 'brand code of four letters')(cell.toUpperCase());

/** The brand's own number of the same part (decision C9). */
export const brandColumns = {
  brand: required(['Brand', 'Brand Code', 'Brand ID', 'Brand AAIA ID'], brand),
  brandPartNumber: required(['Brand Part Number', 'Brand Number', 'Manufacturer Part Number'], partNumber),
};
