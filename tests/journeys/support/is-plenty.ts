import type { Part } from '#shared/schemas/wire/part.ts';

/** A part with a price, of which several journeys can buy at once. */
export const isPlenty = ({ uomQuantityAvailable, customerPrice }: Part): boolean =>
  uomQuantityAvailable >= 5 && (customerPrice ?? 0) > 0;
