import { checkoutContract, type PlacedOrder } from '#shared/contracts/checkout.ts';
import { decodeWire, encodeWire } from '#shared/contracts/wire.ts';

/** What the history remembers of an order that was placed just now, so that a reload tells it again. */
export const rememberedAs = (order: PlacedOrder) => ({
  isFromCheckout: true,
  placed: encodeWire(checkoutContract.checkout.output, order),
});

/** Undefined on the way to any other order. */
export function placedIn(state: unknown): PlacedOrder | undefined {
  const decoded = decodeWire(checkoutContract.checkout.output, (state as { placed?: unknown } | null)?.placed);
  return decoded.ok ? decoded.value : undefined;
}
