import type { Order, OrderLine } from '#shared/schemas/stored/order.ts';

/** The response of the provider's system to an order. */
export type GatewayResponse =
  | { readonly isAccepted: true; readonly reference: string }
  | { readonly isAccepted: false; readonly reason: string };

/**
 * Submits orders to the provider's system (decision O3). A repeated key must get the same response as before. Throws
 * when the outcome is unknown.
 */
export type OrderGateway = (
  order: { readonly order: Order; readonly lines: readonly OrderLine[] },
  idempotencyKey: string,
) => Promise<GatewayResponse>;

/** The provider rejected the order and would reject it again, so a person must look at it. */
export class OrderRefused extends Error {}

/** For a provider without an order system: accepts every order and uses its number as the reference. */
export const acceptingGateway: OrderGateway = async ({ order }) => ({ isAccepted: true, reference: order.orderNumber });
