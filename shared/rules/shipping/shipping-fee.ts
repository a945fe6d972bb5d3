import { basisPoints, type Cents, cents, percentOf } from '../../values/money.ts';

/** How an account is charged for shipping (storefront 9): 0 default, 1 free, 2 flat rate, 3 percentage up-charge, 4 dollar up-charge. */
interface ShippingSettings {
  readonly shippingCalculationMethod: 0 | 1 | 2 | 3 | 4;
  /** Cents, or for the percentage its hundredths. */
  readonly shippingCalculationAmount: Cents;
}

/** What a shipment costs the account whose carrier asks this fee (decision P4). The lift-gate fee is not touched by it. */
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
