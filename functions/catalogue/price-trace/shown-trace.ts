import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { PriceStep, PriceTrace } from '#shared/schemas/wire/price-trace.ts';
import type { SignedIn } from '../../http/authenticate.ts';

const withoutAmounts = (step: PriceStep): PriceStep => ({ ...step, before: null, after: null });

/**
 * A trace without what its reader may not know. The administrator of a branch is one of its users: whoever has hidden
 * prices or core charges from the branch has hidden them from its administrator too (decision B334).
 */
export function shownTrace(
  trace: PriceTrace,
  { level }: Pick<SignedIn, 'level'>,
  { showPrices, showCoreCharges }: Pick<AccountSettings, 'showPrices' | 'showCoreCharges'>,
): PriceTrace {
  if (level < 2 || (showPrices && showCoreCharges)) return trace;
  const isHidden = ({ step }: PriceStep) => !showPrices || step === 'core';
  return {
    ...trace,
    steps: trace.steps.map((step) => (isHidden(step) ? withoutAmounts(step) : step)),
    ...(!showPrices && { customerPrice: null, storePrice: null }),
    total: null,
    sale: null,
  };
}
