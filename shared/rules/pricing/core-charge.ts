import { type Cents, cents } from '../../values/money.ts';
import { sellingPrice } from '../base/ten-thousandths.ts';

/** The account's core charges: 0 none, 1 shown but not in the total, 2 charged. */
interface CoreSettings {
  readonly coreChargeType: 0 | 1 | 2;
  readonly minimumCoreCharge: Cents;
}

/**
 * The core price of a selling unit with this many eaches (decision P3). `core` is for one each, in ten-thousandths of a
 * dollar. It is 0 if the account charges none, or if one each is below the account's minimum.
 */
export function corePrice(core: number, eaches: number, { coreChargeType, minimumCoreCharge }: CoreSettings): Cents {
  if (coreChargeType === 0 || sellingPrice(core, 1) < minimumCoreCharge) return cents(0);
  return sellingPrice(core, eaches);
}
