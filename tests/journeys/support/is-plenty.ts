import type { Part } from '#shared/schemas/wire/part.ts';

/** A part with a price and enough stock for several journeys at once. */
export const isPlenty = ({ uomQuantityAvailable, customerPrice }: Part): boolean =>
  uomQuantityAvailable >= 5 && (customerPrice ?? 0) > 0;
