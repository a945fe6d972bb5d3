import type { CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import { CHECKOUT_PAGE_TEXTS, liftGateFrom, shippingFrom } from '#shared/texts/checkout/checkout-page-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { type Cents, cents } from '#shared/values/money.ts';
import type { TaxTotals } from '../checkout-queries.ts';
import type { OrderShipment } from '../shipping/use-shipping.ts';

/** An amount that somebody saw before they pressed the button. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly amount: Cents;
}

interface OrderShown {
  readonly cart: Pick<CartView, 'items' | 'linesOfBusiness' | 'total'>;
  readonly shipments: readonly OrderShipment[];
  readonly taxes: readonly TaxTotals[];
}

/** The totals of an order; undefined where the account hides prices or shipping, or while a figure is missing. */
export function figureTotals({ cart, shipments, taxes }: OrderShown) {
  if (shipments.length === 0 || taxes.length < cart.linesOfBusiness.length) return undefined;
  const freight = sumOf(shipments.map((shipment) => shipment.freight));
  const tax = sumOf(taxes.map(({ taxAmount }) => taxAmount));
  if (cart.total === null || freight === undefined || tax === undefined) return undefined;
  return { parts: cart.total, freight, tax, total: cents(cart.total + freight + tax) };
}

/** The shares of warranties and core charges in the total of the parts. */
export function feesIn(items: readonly CartItem[]) {
  const fees = items.flatMap((item) => item.fees).filter(({ isCharged }) => isCharged);
  const totalOf = (wanted: 'core' | 'warranty') =>
    cents(fees.reduce((sum, fee) => sum + (fee.category === wanted ? fee.extendedAmount : 0), 0));
  return { cores: totalOf('core'), warranties: totalOf('warranty') };
}

/** Every amount of an order by what it is for, in the order in which it is shown. */
export function figuresOf(order: OrderShown): Figure[] {
  const { cart, shipments, taxes } = order;
  const total = figureTotals(order)?.total;
  return [
    ...cart.items.flatMap(({ id, description, total: amount }) => figure(id, description, amount)),
    ...shipments.flatMap(({ key, origin, chosen, hasLiftGate }) => {
      const place = origin.locationName || origin.location;
      return [
        ...figure(key, shippingFrom(place), chosen?.shippingFee),
        ...figure(`${key} lift gate`, liftGateFrom(place), hasLiftGate ? chosen?.liftGateFee : undefined),
      ];
    }),
    ...taxes.flatMap(({ lineOfBusinessKey: lineOfBusiness, taxAmount }) =>
      figure(`tax ${lineOfBusiness}`, `${CHECKOUT_PAGE_TEXTS.taxes}, ${LINE_FACTS[lineOfBusiness].label}`, taxAmount),
    ),
    ...figure('total', CHECKOUT_PAGE_TEXTS.total, total),
  ];
}

/** The figures that have changed, are new, or are gone. */
export function changedFigures(before: readonly Figure[], now: readonly Figure[]) {
  const labels = new Map([...before, ...now].map(({ id, label }) => [id, label]));
  const amountIn = (figures: readonly Figure[], id: string) => figures.find((each) => each.id === id)?.amount;
  return [...labels]
    .map(([id, label]) => ({ id, label, from: amountIn(before, id), to: amountIn(now, id) }))
    .filter(({ from, to }) => from !== to);
}

const figure = (id: string, label: string, amount: Cents | null | undefined): Figure[] =>
  amount === null || amount === undefined ? [] : [{ id, label, amount }];

function sumOf(amounts: readonly (Cents | null)[]): Cents | undefined {
  if (amounts.includes(null)) return undefined;
  return cents(amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0));
}
