import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { WarrantyView } from '#shared/schemas/wire/warranty-view.ts';
import type { Cents } from '#shared/values/money.ts';

interface PricedWarranty {
  readonly code: string;
  readonly description: string;
  readonly cost: Cents;
}

/** A warranty for the wire, without its cost if the account shows no prices (decision A1). */
export const warrantyView = (
  { code, description, cost }: PricedWarranty,
  { showPrices }: Pick<AccountSettings, 'showPrices'>,
): WarrantyView => ({ warrantyCode: code, description, cost: showPrices ? cost : null });
