import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../builders/store.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';
import { anOrdersServer } from './an-orders-server.ts';

leaveNoToasts();

interface OrdersPageOptions {
  readonly path?: string;
  readonly account?: Partial<ShoppingAccount>;
  readonly user?: Partial<SignedInUser>;
  readonly orders?: ReturnType<typeof anOrdersServer>;
  /** Gives the server further answers. */
  readonly prepare?: (server: ReturnType<typeof aServer>) => void;
}

/** Opens the store at the orders, for somebody who is signed in. */
export function openOrders(options: OrdersPageOptions = {}) {
  const { path = '/orders', account = {}, user = {}, orders = anOrdersServer(), prepare } = options;
  const cart = aCartServer();
  const server = aServer({
    users: [aSignedInUser({ account: aShoppingAccount(account), ...user })],
    cart: { answer: (...call) => orders.answer(...call) ?? cart.answer(...call) },
  });
  prepare?.(server);
  // A fleet, or a cart session that goes on, is asked nothing.
  return { ...openSignedIn(server, { path, cookies: { stable: 'true' } }), server, orders };
}
