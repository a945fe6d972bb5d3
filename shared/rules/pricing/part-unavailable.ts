import type { AvailabilityState } from '../../values/catalogue/availability-states.ts';

interface Offered {
  /** Cents. Null if the account shows no prices. */
  readonly listPrice: number | null;
  readonly customerPrice: number | null;
  readonly availability: AvailabilityState | 'loading';
}

/**
 * Whether a part can't be bought because one of its prices is 0 (storefront 4). Core items are an exception: they are
 * sold at that price and are always available (decision C2).
 */
export const isUnavailable = ({ listPrice, customerPrice, availability }: Offered): boolean =>
  (listPrice === 0 || customerPrice === 0) && availability !== 'local';
