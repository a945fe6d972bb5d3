import type { Offer } from '../../schemas/catalogue/offer.ts';
import type { PartReservations } from '../../schemas/catalogue/part-reservations.ts';
import { type ServiceArea, type StockSource, sourceKindOf } from './availability.ts';
import { isSold, stockLeft } from './stock-reservation.ts';

/**
 * A part's stock at the locations that may serve a session (decision P8): the feed's count, less later reservations. A
 * recycled part is one each at its yard until it is sold.
 */
export function stockSources(offer: Offer, reserved: PartReservations | undefined, area: ServiceArea): StockSource[] {
  if (offer.isDiscontinued) return [];
  return Object.entries(leftAt(offer, reserved)).flatMap(([location, onHand]) => {
    const kind = sourceKindOf(location, area);
    return kind === undefined ? [] : [{ kind, location, onHand }];
  });
}

function leftAt(offer: Offer, reserved: PartReservations | undefined): Readonly<Record<string, number>> {
  if (offer.lineOfBusiness === 'aftermarket') return stockLeft(offer, reserved);
  return isSold(reserved) ? {} : { [offer.yard]: 1 };
}
