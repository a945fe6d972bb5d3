import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';
import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { aShoppingAccount, aSignedInCustomer, aSignedInUser } from '../../../../builders/store.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCheckoutServer } from '../../../support/servers/a-checkout-server.ts';
import { aServer } from '../../../support/servers/a-server.ts';

// Three toasts are shown at most, and here no animation takes them away.
afterEach(() => {
  for (let toast = shownToast(); toast; toast = shownToast()) fireEvent.click(toast);
  sessionStorage.clear();
});

const shownToast = () => document.querySelector('[aria-live] [data-kind] > button');

interface CheckoutPageOptions {
  readonly account?: Partial<ShoppingAccount>;
  readonly user?: Partial<SignedInUser>;
  readonly checkout?: ReturnType<typeof aCheckoutServer>;
  /** Gives the server further answers. */
  readonly prepare?: (server: ReturnType<typeof aServer>) => void;
}

export const PLACE = 'POST /api/checkout';

/** Opens the store at checkout, for somebody who may order. */
export function openCheckout({
  account = {},
  user = {},
  checkout = aCheckoutServer(),
  prepare,
}: CheckoutPageOptions = {}) {
  const somebody = aSignedInUser({
    account: aShoppingAccount({ ...account }),
    resultantPermissions: [{ permissionName: 'checkout' }],
    customers: [aSignedInCustomer()],
    ...user,
  });
  const server = aServer({ users: [somebody], cart: checkout });
  prepare?.(server);
  const fetch: typeof server.fetch = (url, request) => {
    checkout.expectKey(new Headers(request.headers).get('idempotency-key'));
    return server.fetch(url, request);
  };
  return {
    ...openSignedIn({ ...server, fetch }, { path: '/checkout', cookies: { stable: 'true' } }),
    server,
    checkout,
  };
}

export const placeButton = () => screen.findByRole('button', { name: 'Place order' });
/** The section with the ordered parts and the amounts. */
export const review = async () => within(await screen.findByRole('region', { name: 'Your order' }));
/** Once everything is known that the button waits for. */
export async function whenReady(total: string) {
  const amounts = await review();
  await amounts.findByText(total);
  return placeButton();
}
export const shipment = async (name: string) => within(await screen.findByRole('region', { name }));
