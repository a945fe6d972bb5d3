import { storeMargins } from '#shared/rules/pricing/store-view.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { partLocation } from '#shared/rules/search/part-location.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { arrivalTo, TABLE_TEXTS } from '#shared/texts/catalogue/table-texts.ts';
import { useNow } from '../../application/use-now.ts';
import { localDay } from '../../ui/format/local-day.ts';
import { usePriceView } from '../../ui/part/price-view.ts';
import { useRowCart } from '../features/cart/adding/use-row-cart.tsx';
import type { PartRowsProps } from '../features/catalogue-list/catalogue-list.tsx';
import { PartTable } from '../features/catalogue-list/table/part-table.tsx';

/** The parts of a list as a table, with the cart in its rows. */
export function CatalogueTable({ parts, user, location, onApproach }: PartRowsProps) {
  const { account, postalCode } = user;
  const cart = useRowCart(user, location);
  const view = usePriceView();
  const margins = storeMargins(user);
  const { make = '', model = '' } = location;
  const isStorePrice = view === 'store' && margins !== undefined;
  return (
    <PartTable
      parts={parts}
      cart={cart}
      hasPictures={!account.disableAisleImages}
      hasPrices={account.showPrices}
      view={view}
      margins={margins}
      model={model && `${make} ${model}`}
      today={localDay(useNow().toISOString())}
      pathOf={(part) => cataloguePath(partLocation(part, location))}
      arrivalHead={postalCode === null ? TABLE_TEXTS.arrival : arrivalTo(postalCode)}
      priceHead={isStorePrice ? PART_TEXTS.storePrice : PART_TEXTS.yourPrice}
      onApproach={(part) => onApproach(partLocation(part, location))}
    />
  );
}
