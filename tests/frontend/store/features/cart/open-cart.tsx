import { screen, within } from '@testing-library/react';
import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../builders/store.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';

leaveNoToasts();

interface CartPageOptions {
  readonly account?: Partial<ShoppingAccount>;
  readonly user?: Partial<SignedInUser>;
  readonly cart?: ReturnType<typeof aCartServer>;
  readonly path?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  /** Gives the server further answers. */
  readonly prepare?: (server: ReturnType<typeof aServer>) => void;
}

/** The work on a cart goes on: nobody is asked whether it does. */
export const GOING_ON = { stable: 'true' };

export const MAY_CHECK_OUT: Partial<SignedInUser> = { resultantPermissions: [{ permissionName: 'checkout' }] };

/** Opens the store at the cart, for somebody who is signed in. */
export function openCart(options: CartPageOptions = {}) {
  const { account = {}, user = {}, cart = aCartServer(), path = '/cart', cookies = GOING_ON, prepare } = options;
  const server = aServer({ users: [aSignedInUser({ account: aShoppingAccount(account), ...user })], cart });
  prepare?.(server);
  return { ...openSignedIn(server, { path, cookies }), server, cart };
}

/** The section of the cart for a line of business. */
export const group = async (name: 'Aftermarket' | 'Recycled') => within(await screen.findByRole('region', { name }));
