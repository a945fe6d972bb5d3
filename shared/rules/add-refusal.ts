/** What keeps a part out of the cart before anybody tries (storefront 4, adding a part; decision P7). */
export const addRefusals = ['loading', 'unavailable', 'inCart', 'guest'] as const;
export type AddRefusal = (typeof addRefusals)[number];

interface AddSituation {
  /** Price and availability of the chosen unit are on their way. */
  readonly isLoading: boolean;
  /** The chosen unit can't be had, or has no price. */
  readonly isUnavailable: boolean;
  /** Salvage, which is one of one, that is in the cart already. */
  readonly isOnlyOneInCart: boolean;
  /** Without a customer number in the part's line of business. */
  readonly isGuest: boolean;
}

/** Why the add button is disabled; undefined when it is not. */
export function addRefusal({
  isLoading,
  isUnavailable,
  isOnlyOneInCart,
  isGuest,
}: AddSituation): AddRefusal | undefined {
  if (isLoading) return 'loading';
  if (isOnlyOneInCart) return 'inCart';
  if (isGuest) return 'guest';
  return isUnavailable ? 'unavailable' : undefined;
}
