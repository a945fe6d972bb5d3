import {
  NO_WARRANTY,
  type PricedWarranty,
  pricedWarranties,
  selectedWarranty,
  warrantiesOf,
} from '#shared/rules/pricing/warranty-cost.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { type Cents, cents } from '#shared/values/money.ts';

export interface WarrantyOffer {
  readonly warranties: readonly PricedWarranty[];
  /** The code of the one that is chosen: by the user, else by the account; or `NO_WARRANTY`. */
  readonly chosen: string;
}

/**
 * The warranties of a part at that customer price, and which of them counts. Without a price, where the account shows
 * none, they are offered without their costs, which are 0 here.
 */
export function warrantyOffer(
  part: Part,
  account: ShoppingAccount,
  price: Cents | null,
  wanted: string | undefined,
): WarrantyOffer {
  const warranties = offeredWarranties(part, account);
  if (price !== null) {
    const chosen = selectedWarranty(wanted, warranties, price)?.code ?? NO_WARRANTY;
    return { warranties: pricedWarranties(warranties, price), chosen };
  }
  const usual = warranties.find((warranty) => warranty.default)?.code;
  return {
    warranties: warranties.map(({ code, description }) => ({ code, description, cost: cents(0) })),
    chosen: wanted ?? usual ?? NO_WARRANTY,
  };
}

/** The API leaves out prices that an account does not show. */
function offeredWarranties(part: Part, account: ShoppingAccount) {
  const { majorWarranty, otherWarranty, useWarranties, showWarranties } = account;
  const flags = [...(part.isMajorMechanical ? ['major'] : []), ...(part.isOtherMechanical ? ['other'] : [])];
  return warrantiesOf(
    { partNumber: part.partNumber, flags },
    { useWarranties, showWarranties, majorWarranty: majorWarranty ?? [], otherWarranty: otherWarranty ?? [] },
  );
}
