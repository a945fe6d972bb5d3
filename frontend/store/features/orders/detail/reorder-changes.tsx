import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { OrderedAgain } from '#shared/schemas/wire/order-view.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { fewerInCart, ORDER_PAGE_TEXTS, priceChanged, warrantyChanged } from '#shared/texts/orders/orders-texts.ts';
import classes from '../../../../ui/base/change-list.module.css';
import { formatCount } from '../../../../ui/format/format-count.ts';

/** Whether all of it is in the cart, at the same price and with the same warranty. */
export const isAsBefore = (result: OrderedAgain): boolean => changesOf(result).length === 0;

/** Ordered parts that are other than they were, each with what is. */
export function ReorderChanges({ results }: { readonly results: readonly OrderedAgain[] }) {
  return (
    <ul className={classes['changes']}>
      {results.map((result) => (
        <li key={result.id}>
          <strong>{result.description}</strong>
          {changesOf(result).map((change) => (
            <span key={change}>{change}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function changesOf(result: OrderedAgain): string[] {
  const { quantity, quantityInCart, formerPrice, customerPrice, formerWarranty, warranty } = result;
  if (result.message !== null) return [result.message];
  if (quantityInCart === 0) return [ORDER_PAGE_TEXTS.noLongerAvailable];
  const isDearer = formerPrice !== null && customerPrice !== null && formerPrice !== customerPrice;
  return [
    ...(quantityInCart < quantity ? [fewerInCart(formatCount(quantityInCart), formatCount(quantity))] : []),
    ...(isDearer ? [priceChanged(formatMoney(formerPrice), formatMoney(customerPrice))] : []),
    ...(formerWarranty !== warranty
      ? [warrantyChanged(formerWarranty || CART_PAGE_TEXTS.noWarranty, warranty || CART_PAGE_TEXTS.noWarranty)]
      : []),
  ];
}
