import type { WantedLine } from '#shared/rules/cart/cart-lines.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import { partOnSale, type Stock } from './parts-for-sale.ts';
import type { SellingContext } from './selling-context.ts';

/** Lines that were in a cart before, as wanted now. What is sold by its unit no more can't be had. */
export const reAddedLines = (lines: readonly CartLine[], stock: Stock, selling: SellingContext): WantedLine[] =>
  lines.map((line) => {
    const part = partOnSale(line.part, stock, selling);
    const isSoldByUnit = part.units.some(({ code }) => code === line.unit);
    return { line, part: part.refusal || isSoldByUnit ? part : { ...part, refusal: 'unavailable' } };
  });
