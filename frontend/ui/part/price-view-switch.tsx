import type { PriceView } from '#shared/rules/pricing/retail-price.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { ChoiceSwitch } from '../base/choice-switch.tsx';
import { choosePriceView, usePriceView } from './price-view.ts';

const VIEWS: readonly { readonly value: PriceView; readonly label: string }[] = [
  { value: 'customer', label: PART_TEXTS.yourPrice },
  { value: 'store', label: PART_TEXTS.storePrice },
];

/** Turns the screen from what the account pays to what its customers pay. Shown only where `storeMargins` has some. */
export function PriceViewSwitch() {
  return (
    <ChoiceSwitch
      legend={PART_TEXTS.priceView}
      name="price-view"
      choices={VIEWS}
      chosen={usePriceView()}
      onChoose={choosePriceView}
    />
  );
}
