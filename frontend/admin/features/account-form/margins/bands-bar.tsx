import type { MarginBand } from '#shared/rules/accounts/margins/reorganized-margins.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { MARGIN_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { shownPercentage } from '../values/typed-numbers.ts';
import classes from './margins.module.css';

/** The bands side by side, as wide as their prices in powers of ten. The table below says the same. */
export function BandsBar({ bands }: { readonly bands: readonly MarginBand[] }) {
  if (bands.length === 0) return null;
  return (
    <div className={classes['bar']} aria-hidden>
      {bands.map(({ low, high, percentage }) => (
        <span key={high} style={{ flexGrow: widthOf(low, high) }}>
          <b>{shownPercentage(percentage)} %</b>
          <small>{formatMoney(high)}</small>
        </span>
      ))}
      <span data-above style={{ flexGrow: 1.5 }}>
        {MARGIN_TEXTS.noneAbove}
      </span>
    </div>
  );
}

const widthOf = (low: number, high: number): number => 1 + Math.log10((high + 100) / (low + 100));
