/** What keeps a part out of the cart before anybody tries (storefront 4, adding a part). */
export type AddRefusal = 'loading' | 'unavailable' | 'inCart';

interface AddSituation {
  /** Price and availability of the chosen unit are on their way. */
  readonly isLoading: boolean;
  /** The chosen unit can't be had, or has no price. */
  readonly isUnavailable: boolean;
  /** Salvage, which is one of one, that is in the cart already. */
  readonly isOnlyOneInCart: boolean;
}

/** Why the add button is disabled; undefined when it is not. */
export function addRefusal({ isLoading, isUnavailable, isOnlyOneInCart }: AddSituation): AddRefusal | undefined {
  if (isLoading) return 'loading';
  if (isOnlyOneInCart) return 'inCart';
  return isUnavailable ? 'unavailable' : undefined;
}
