import type { WantedLine } from '#shared/rules/cart/cart-lines.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import { partOnSale, type Stock } from './parts-for-sale.ts';
import type { SellingContext } from './selling-context.ts';

/** Checks lines that were in a cart before. A part that is no longer sold by its unit is unavailable. */
export const reAddedLines = (lines: readonly CartLine[], stock: Stock, selling: SellingContext): WantedLine[] =>
  lines.map((line) => {
    const part = partOnSale(line.part, stock, selling);
    const isSoldByUnit = part.units.some(({ code }) => code === line.unit);
    return { line, part: part.refusal || isSoldByUnit ? part : { ...part, refusal: 'unavailable' } };
  });
