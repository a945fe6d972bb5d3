import { formatMoney } from '#shared/rules/base/format-money.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import type { Cents } from '#shared/values/money.ts';
import classes from './part-price.module.css';

interface PartPriceProps {
  /** In cents for one selling unit; null where the account shows no prices, and then nothing is shown. */
  readonly price: Cents | null;
  readonly listPrice: Cents | null;
  /** Null or left out where none is shown; 0 is none. */
  readonly corePrice?: Cents | null;
  /** With the account's own margin, for the eyes of its customers. */
  readonly isStorePrice?: boolean;
  /** A price of 0 that nobody can buy at (storefront 4). */
  readonly isUnavailable?: boolean;
  /** The unit of the price, such as 'Pair'. */
  readonly unit?: string | undefined;
  readonly size?: 'card' | 'page';
}

/** The price of a part, its list price where that is higher, and its core charge. */
export function PartPriceLabel(props: PartPriceProps) {
  const { price, listPrice, corePrice, isStorePrice = false, isUnavailable = false, unit, size = 'card' } = props;
  if (price === null) return null;
  return (
    <dl className={classes['price']} data-size={size}>
      <div className={classes['main']}>
        <dt>{isStorePrice ? PART_TEXTS.storePrice : PART_TEXTS.yourPrice}</dt>
        <dd>
          {isUnavailable ? PART_TEXTS.unavailable : formatMoney(price)}
          {unit && !isUnavailable && <span className={classes['unit']}> / {unit}</span>}
        </dd>
      </div>
      {!isUnavailable && listPrice !== null && listPrice > price && (
        <Side name={PART_TEXTS.listPrice} amount={listPrice} />
      )}
      {!!corePrice && <Side name={PART_TEXTS.coreCharge} amount={corePrice} />}
    </dl>
  );
}

function Side({ name, amount }: { readonly name: string; readonly amount: Cents }) {
  return (
    <div className={classes['side']}>
      <dt>{name}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
