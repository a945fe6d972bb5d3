import { Skeleton } from '@mantine/core';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import {
  CHECKOUT_PAGE_TEXTS,
  countOf,
  liftGateFrom,
  shippingFrom,
} from '#shared/texts/checkout/checkout-page-texts.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import type { OrderShipment, Shipping } from '../shipping/use-shipping.ts';
import { feesIn, figureTotals } from './order-figures.ts';
import classes from './order-review.module.css';

interface OrderReviewProps {
  readonly cart: CartView;
  readonly shipping: Shipping;
  /** Without it, shipping and taxes are the provider's to add. */
  readonly showsShipping: boolean;
}

/** Everything that is about to be ordered, and what its parts come to. */
export function OrderReview({ cart, shipping, showsShipping }: OrderReviewProps) {
  return (
    <div className={classes['review']}>
      <ul className={classes['items']}>
        {cart.items.map((item) => (
          <li key={item.id}>
            <span>
              {countOf(formatCount(item.quantity), item.description)}
              <small>{detailsOf(item)}</small>
            </span>
            {item.total !== null && <strong>{formatMoney(item.total)}</strong>}
          </li>
        ))}
      </ul>
      {cart.total === null ? (
        <p className={classes['note']}>{CHECKOUT_PAGE_TEXTS.notShown}</p>
      ) : (
        <Amounts cart={cart} shipping={shipping} showsShipping={showsShipping} />
      )}
    </div>
  );
}

function Amounts({ cart, shipping, showsShipping }: OrderReviewProps) {
  const { cores, warranties } = feesIn(cart.items);
  const parts = cart.total ?? 0;
  const totals = figureTotals({ cart, ...shipping });
  return (
    <>
      <dl className={classes['amounts']}>
        <Amount name={CHECKOUT_PAGE_TEXTS.parts} amount={parts - cores - warranties} />
        {warranties > 0 && <Amount name={CHECKOUT_PAGE_TEXTS.warranties} amount={warranties} />}
        {cores > 0 && <Amount name={CHECKOUT_PAGE_TEXTS.cores} amount={cores} />}
        {showsShipping && shipping.shipments.map((shipment) => <Freight key={shipment.key} shipment={shipment} />)}
        {showsShipping && shipping.shipments.length === 0 && (
          <Amount name={CHECKOUT_PAGE_TEXTS.shipping} amount={undefined} />
        )}
        {showsShipping && <Taxes shipping={shipping} isKnown={totals !== undefined} />}
      </dl>
      {!showsShipping && <p className={classes['note']}>{CHECKOUT_PAGE_TEXTS.shippingNotShown}</p>}
    </>
  );
}

function Freight({ shipment: { origin, chosen, hasLiftGate } }: { readonly shipment: OrderShipment }) {
  const place = origin.locationName || origin.location;
  const fee = chosen?.shippingFee ?? undefined;
  return (
    <>
      <Amount name={shippingFrom(place)} amount={fee} isFreeAtNothing />
      {hasLiftGate && <Amount name={liftGateFrom(place)} amount={chosen?.liftGateFee ?? undefined} />}
    </>
  );
}

/** The total of the order; nothing where the account shows no prices. */
export function OrderTotal({ cart, shipping, showsShipping }: OrderReviewProps) {
  if (cart.total === null) return null;
  const total = showsShipping ? figureTotals({ cart, ...shipping })?.total : cart.total;
  return (
    <dl className={classes['total']}>
      <Amount name={CHECKOUT_PAGE_TEXTS.total} amount={total} />
    </dl>
  );
}

/** By jurisdiction, those of both lines of business together. */
function Taxes({ shipping, isKnown }: { readonly shipping: Shipping; readonly isKnown: boolean }) {
  const byJurisdiction = new Map<string, number>();
  for (const { jurisdiction, amount } of shipping.taxes.flatMap(({ taxes }) => taxes)) {
    byJurisdiction.set(jurisdiction, (byJurisdiction.get(jurisdiction) ?? 0) + amount);
  }
  if (!isKnown) return <Amount name={CHECKOUT_PAGE_TEXTS.taxes} amount={undefined} />;
  if (byJurisdiction.size === 0) return <Amount name={CHECKOUT_PAGE_TEXTS.taxes} amount={0} />;
  return [...byJurisdiction].map(([jurisdiction, amount]) => (
    <Amount key={jurisdiction} name={taxOf(jurisdiction)} amount={amount} />
  ));
}

interface AmountProps {
  readonly name: string;
  /** Undefined while it is on its way. */
  readonly amount: number | undefined;
  readonly isFreeAtNothing?: boolean;
}

function Amount({ name, amount, isFreeAtNothing = false }: AmountProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {amount === undefined ? (
          <Skeleton height="0.875em" width="4rem" />
        ) : isFreeAtNothing && amount === 0 ? (
          PART_TEXTS.free
        ) : (
          formatMoney(amount)
        )}
      </dd>
    </div>
  );
}

const taxOf = (jurisdiction: string): string => `${CHECKOUT_PAGE_TEXTS.taxes}, ${jurisdiction}`;

function detailsOf({ itemNumber, lineOfBusinessKey, unitOfMeasure, selectedWarranty, fees, prices }: CartItem): string {
  const core = fees.find(({ category }) => category === 'core');
  return [
    lineOfBusinessKey === 'aftermarket' && itemNumber,
    prices && `${formatMoney(prices.customer.amount)} ${unitOfMeasure.description}`,
    selectedWarranty?.description,
    core &&
      `${PART_TEXTS.coreCharge} ${formatMoney(core.unitAmount)}${core.isCharged ? '' : ` (${CHECKOUT_PAGE_TEXTS.notCharged})`}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
