import { basisPoints, type Cents, cents, percentOf } from '../../values/money.ts';

/**
 * How shipping is charged (storefront 9): 0 default, 1 free, 2 flat rate, 3 percentage up-charge, 4 dollar up-charge.
 */
interface ShippingSettings {
  readonly shippingCalculationMethod: 0 | 1 | 2 | 3 | 4;
  /** Cents, or hundredths of a percent for method 3. */
  readonly shippingCalculationAmount: Cents;
}

/** The shipping fee that the account pays for a carrier's fee (decision P4). The lift-gate fee is not changed. */
export function chargedShippingFee(
  quoted: Cents,
  { shippingCalculationMethod: method, shippingCalculationAmount: amount }: ShippingSettings,
): Cents {
  switch (method) {
    case 0:
      return quoted;
    case 1:
      return cents(0);
    case 2:
      return amount;
    case 3:
      return cents(quoted + percentOf(quoted, basisPoints(amount)));
    case 4:
      return cents(quoted + amount);
  }
}
