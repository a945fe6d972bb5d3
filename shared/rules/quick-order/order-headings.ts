import { headerKey } from '../base/header-name.ts';
import { plainQuantity } from './quantity-cell.ts';

/** Headings as `headerKey` gives them. The first that a file has is meant. */
const HEADINGS = {
  partNumber: [
    'partnumber',
    'partno',
    'partnr',
    'partnum',
    'part#',
    'pn',
    'supplierpartnumber',
    'vendorpartnumber',
    'itemnumber',
    'itemno',
    'item#',
    'sku',
    'sku#',
    'productnumber',
    'productcode',
    'productid',
    'stocknumber',
    'catalognumber',
    'mfgpartnumber',
    'manufacturerpartnumber',
    'mpn',
    'oemnumber',
    'oempartnumber',
    'oem#',
    'oem',
    'oenumber',
    'part',
    'product',
    'item',
    'number',
    'no',
    'code',
  ],
  quantity: [
    'orderqty',
    'orderquantity',
    'qtyordered',
    'quantityordered',
    'qtytoorder',
    'qtyneeded',
    'quantityneeded',
    'qtyrequired',
    'quantityrequired',
    'qtyreq',
    'qty',
    'qty#',
    'quantity',
    'qnty',
    'quant',
    'pcs',
    'pieces',
  ],
  unit: ['uom', 'um', 'unitofmeasure', 'sellingunit', 'unit'],
} as const;

/** Where the cells of a table stand. Several places where headings are repeated. */
export interface OrderColumns {
  readonly partNumber: readonly number[];
  readonly quantity: readonly number[];
  readonly unit: readonly number[];
  /** The number of columns. */
  readonly width: number;
}

/** The columns that a row of headings names, in any order. Undefined if the row is no heading. */
export function orderColumns(cells: readonly string[]): OrderColumns | undefined {
  if (cells.some((cell) => plainQuantity(cell) !== undefined)) return undefined;
  const keys = cells.map(headerKey);
  const partNumber = placesOf(keys, HEADINGS.partNumber);
  if (partNumber.length === 0) return undefined;
  const [quantity, unit] = [placesOf(keys, HEADINGS.quantity), placesOf(keys, HEADINGS.unit)];
  return { partNumber, quantity, unit, width: cells.length };
}

function placesOf(keys: readonly string[], headings: readonly string[]): number[] {
  const meant = headings.find((heading) => keys.includes(heading));
  return keys.flatMap((key, place) => (key === meant ? [place] : []));
}
