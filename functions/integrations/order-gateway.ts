import type { Order, OrderLine } from '#shared/schemas/stored/order.ts';

/** What became of an order at the provider's. */
export type GatewayAnswer =
  | { readonly isAccepted: true; readonly reference: string }
  | { readonly isAccepted: false; readonly reason: string };

/**
 * The provider's own system (decision O3). It may be asked again with the same key, and then answers as before. It throws
 * when nobody knows what became of the order.
 */
export type OrderGateway = (
  order: { readonly order: Order; readonly lines: readonly OrderLine[] },
  idempotencyKey: string,
) => Promise<GatewayAnswer>;

/** The provider said no, and would again: a person has to look. */
export class OrderRefused extends Error {}

/** For a provider that has none: takes every order; that it did stands in the order itself. */
export const acceptingGateway: OrderGateway = async ({ order }) => ({ isAccepted: true, reference: order.orderNumber });
