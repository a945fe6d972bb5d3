import type { ReactNode } from 'react';
import type { CartItem } from '#shared/schemas/wire/cart-view.ts';

/** Compares the VIN of an order with its parts. */
export interface VehicleCheck {
  /** A notice about the typed VIN, if there is one. */
  readonly notice: (vin: string, items: readonly CartItem[]) => ReactNode;
  /** Whether to go on with the order, after asking if its parts are for another vehicle. */
  readonly confirm: (vin: string, items: readonly CartItem[]) => Promise<boolean>;
}
