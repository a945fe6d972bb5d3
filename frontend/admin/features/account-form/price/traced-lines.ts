import { isSameValue } from '#shared/rules/base/same-value.ts';
import { priceTrace } from '#shared/rules/pricing/trace/price-trace.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { PriceStep, PriceTrace } from '#shared/schemas/wire/price-trace.ts';
import type { Cents } from '#shared/values/money.ts';

/** A step as it is saved, and as it would be after the edits of the form. */
interface TracedLine {
  readonly saved: PriceStep;
  readonly edited: Pick<PriceStep, 'name' | 'detail' | 'after' | 'code'>;
  readonly isMoved: boolean;
}

/** An amount before and after the edits of the form. */
export interface MovedAmount {
  readonly saved: Cents | null;
  readonly edited: Cents | null;
}

interface TracedLines {
  readonly lines: readonly TracedLine[];
  readonly customerPrice: MovedAmount;
  readonly storePrice: MovedAmount;
  readonly total: MovedAmount;
}

/** A trace beside the one with the settings of the form, by the same rule. They are the same if the prices are hidden. */
export function tracedLines(trace: PriceTrace, settings: AccountSettings): TracedLines {
  const edited = trace.sale ? priceTrace({ ...trace.sale, settings }) : trace;
  const moved = (name: 'customerPrice' | 'storePrice' | 'total'): MovedAmount => ({
    saved: trace[name],
    edited: edited[name],
  });
  return {
    lines: trace.steps.map((saved, index) => {
      const { name, detail, after, code } = edited.steps[index] ?? saved;
      const now = { name, detail, after, code };
      return { saved, edited: now, isMoved: !isSameValue(now, pick(saved)) };
    }),
    customerPrice: moved('customerPrice'),
    storePrice: moved('storePrice'),
    total: moved('total'),
  };
}

const pick = ({ name, detail, after, code }: PriceStep) => ({ name, detail, after, code });
