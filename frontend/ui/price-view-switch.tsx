import type { PriceView } from '#shared/rules/retail-price.ts';
import { PART_TEXTS } from '#shared/texts/part-texts.ts';
import { choosePriceView, usePriceView } from './price-view.ts';
import classes from './price-view-switch.module.css';

const VIEWS: readonly (readonly [PriceView, string])[] = [
  ['customer', PART_TEXTS.yourPrice],
  ['store', PART_TEXTS.storePrice],
];

/** Turns the screen from what the account pays to what its customers pay. Shown only where `storeMargins` has some. */
export function PriceViewSwitch() {
  const shown = usePriceView();
  return (
    <fieldset className={classes['switch']}>
      <legend>{PART_TEXTS.priceView}</legend>
      {VIEWS.map(([view, label]) => (
        <label key={view} data-chosen={view === shown || undefined}>
          <input type="radio" name="price-view" checked={view === shown} onChange={() => choosePriceView(view)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
