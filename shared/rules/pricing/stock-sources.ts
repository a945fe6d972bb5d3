import type { Offer } from '../../schemas/catalogue/offer.ts';
import type { Taken } from '../../schemas/catalogue/taken.ts';
import { type ServiceArea, type StockSource, sourceKindOf } from './availability.ts';
import { isSold, remainingStock } from './stock-taken.ts';

/**
 * What is left of a part where a session may be served from (decision P8): the feed's count less what orders took since.
 * A recycled part is one of one in its yard, until it is sold.
 */
export function stockSources(offer: Offer, taken: Taken | undefined, area: ServiceArea): StockSource[] {
  if (offer.isDiscontinued) return [];
  return Object.entries(leftAt(offer, taken)).flatMap(([location, onHand]) => {
    const kind = sourceKindOf(location, area);
    return kind === undefined ? [] : [{ kind, location, onHand }];
  });
}

function leftAt(offer: Offer, taken: Taken | undefined): Readonly<Record<string, number>> {
  if (offer.lineOfBusiness === 'aftermarket') return remainingStock(offer, taken);
  return isSold(taken) ? {} : { [offer.yard]: 1 };
}
