import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { sentFields } from '../fields/field-problems.ts';
import { figureTotals } from '../review/order-figures.ts';
import { sentAddress } from '../shipping/ship-to-address.ts';
import type { Shipping } from '../shipping/use-shipping.ts';

/** The request for an order: the cart, the shipments and the amounts as shown (storefront 3, checkout request). */
export function orderRequest(
  cart: CartView,
  { orderAs }: Pick<SignedInUser, 'orderAs'>,
  draft: CheckoutDraft,
  shipping: Pick<Shipping, 'shipments' | 'taxes'>,
): CheckoutRequest {
  const totals = figureTotals({ cart, ...shipping });
  return {
    cartId: cart.cartId,
    cartVersion: cart.version,
    carts: shipping.shipments.map(({ origin, chosen, hasLiftGate, address }) => ({
      lineOfBusinessKey: origin.lineOfBusinessKey,
      shippingWarehouse: origin.location,
      shipVia: chosen?.code ?? '',
      hasLiftGate,
      isResidential: draft.isResidential,
      deliveryAddress: sentAddress(address),
    })),
    orderAs: orderAs?.accountId ?? null,
    total: totals?.total ?? null,
    taxAmount: totals?.tax ?? null,
    options: {
      ...sentFields(draft),
      clearShoppingCart: draft.clearShoppingCart,
      sendOrderConfirmation: draft.sendOrderConfirmation,
      // Taxes that were shown are to be those that are charged.
      validateTax: totals !== undefined,
      paymentMethod: 'invoice',
    },
  };
}
