import { lineTotal } from '#shared/rules/pricing/line-total.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { type Cents, cents } from '#shared/values/money.ts';
import { warrantyOffer } from '../../../../ui/part/offered-warranties.ts';
import { type PadRow, sellingOf } from './validate-rows.ts';

/** The warranties of a row at the price of its unit, and the one that counts. */
export function rowWarranties(row: PadRow, account: ShoppingAccount) {
  const price = sellingOf(row)?.customerPrice;
  return row.part && price !== undefined ? warrantyOffer(row.part, account, price, row.warrantyCode) : undefined;
}

/** The price of one and the total of a row with its warranty and core. Undefined where there is none to show. */
export function rowAmounts(row: PadRow, account: ShoppingAccount): { readonly price?: Cents; readonly total?: Cents } {
  const { part, quantity } = row;
  const selling = sellingOf(row);
  const price = selling?.customerPrice;
  if (!part || !selling || !price) return {};
  if (quantity === undefined) return { price };
  const offer = rowWarranties(row, account);
  const warranty = offer?.warranties.find(({ code }) => code === offer.chosen)?.cost ?? cents(0);
  const core = ('corePrice' in selling ? selling.corePrice : part.corePrice) ?? cents(0);
  return { price, total: lineTotal({ price, core, warranty }, quantity, account.coreChargeType ?? 0) };
}
