import { queryOptions } from '@tanstack/react-query';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import { cartApi } from './groups/cart-api.ts';

/** How long an answer stays fresh, in ms. It changes only when the provider loads a catalogue. */
const FRESH_MS = 60_000;

/** The parts of a cart that its insurance company does not pay for; asked only where it has one and holds something. */
export const insuranceQuery = (userId: string, cart: CartView | undefined) => {
  const { cartId, version, items = [], insuranceCompany = null } = cart ?? {};
  return queryOptions({
    queryKey: ['checkout', userId, 'insurance', cartId, version, items.map(({ id }) => id), insuranceCompany],
    queryFn: ({ signal }) =>
      cartApi.checkInsuranceParts({ query: { insuranceCompany: insuranceCompany ?? '' } }, { signal }),
    staleTime: FRESH_MS,
    enabled: insuranceCompany !== null && items.length > 0,
  });
};
