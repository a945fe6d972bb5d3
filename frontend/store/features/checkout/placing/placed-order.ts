import { checkoutContract, type PlacedOrder } from '#shared/contracts/checkout.ts';
import { decodeWire, encodeWire } from '#shared/wire/wire.ts';

/** An order that was placed just now, and whether an email with it was asked for. */
export interface JustPlaced {
  readonly order: PlacedOrder;
  readonly isMailed: boolean;
}

/** The order that was just placed, kept in the history so a reload still shows it. */
export const rememberedOrderKey = ({ order, isMailed }: JustPlaced) => ({
  isFromCheckout: true,
  placed: encodeWire(checkoutContract.checkout.output, order),
  isMailed,
});

/** Undefined on the way to any other order. */
export function placedIn(state: unknown): JustPlaced | undefined {
  const { placed, isMailed } = (state ?? {}) as { placed?: unknown; isMailed?: unknown };
  const decoded = decodeWire(checkoutContract.checkout.output, placed);
  return decoded.ok ? { order: decoded.value, isMailed: isMailed === true } : undefined;
}
