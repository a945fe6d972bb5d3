import { type AddRefusal, addRefusal } from '#shared/rules/cart/adding-a-part.ts';
import { isUnavailable } from '#shared/rules/pricing/part-unavailable.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';

/** Why a part of a list can't be added, or undefined if it can (decision B72). */
export const cardRefusal = (part: PartCard, isInCart: boolean): AddRefusal | undefined =>
  addRefusal({
    isLoading: part.availability === 'loading',
    isUnavailable: isUnavailable(part) || ['call', 'backordered'].includes(part.availability),
    isOnlyOneInCart: part.guid !== null && isInCart,
  });
