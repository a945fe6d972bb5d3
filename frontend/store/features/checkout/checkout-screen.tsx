import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { mayCheckOut } from '#shared/rules/orders/may-check-out.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { PATHS } from '../../../paths.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { RedirectWithMessage } from '../../../ui/page/redirect-with-message.tsx';
import { Checkout } from './checkout.tsx';
import { checkoutKey } from './checkout-queries.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { OrderedElsewhere } from './placing/ordered-elsewhere.tsx';
import { PendingOrder } from './placing/pending-order.tsx';
import type { JustPlaced } from './placing/placed-order.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';
import type { VehicleCheck } from './vehicle-check.ts';

interface CheckoutScreenProps {
  readonly user: SignedInUser;
  /** Undefined while it is loading. */
  readonly cart: CartView | undefined;
  /** Shown instead when the cart could not be loaded. */
  readonly cartFailure: ReactNode;
  /** Refetches the cart. */
  readonly refreshCart: () => Promise<void>;
  readonly onPlaced: (placed: JustPlaced) => void;
  /** The choice of customer and delivery. */
  readonly chooser?: ReactNode;
  readonly vehicleCheck?: VehicleCheck;
}

/** From a cart to an order: who may not, or has nothing to order, goes home (storefront 4, checkout flow). */
export function CheckoutScreen({
  user,
  cart,
  cartFailure,
  refreshCart,
  onPlaced,
  chooser,
  vehicleCheck,
}: CheckoutScreenProps) {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<Error>();
  /** The cart as this tab had it first, with something in it. */
  const [seen, setSeen] = useState<CartView>();
  const [postalCode] = useState(user.postalCode);

  /** Nothing of what was known counts any more. */
  async function refreshAll() {
    await Promise.all([refreshCart(), queryClient.invalidateQueries({ queryKey: checkoutKey(user.userId) })]);
  }

  const order = usePlaceOrder({
    userId: user.userId,
    onPlaced(placed) {
      onPlaced(placed);
      void refreshAll();
    },
    onHalfPlaced(message) {
      void navigate(PATHS.home, { replace: true });
      void dialogs.alert({ title: message, message: CHECKOUT_PAGE_TEXTS.contactService });
      const clearing = cartApi.clearCartItems({ query: { reason: 'order placed' } });
      void clearing.catch(() => undefined).then(refreshAll);
    },
    onRefused(error) {
      setRefusal(error);
      void refreshAll();
    },
  });

  const isEmpty = cart !== undefined && cart.items.length + cart.changes.length === 0;
  if (cart && !isEmpty && seen?.cartId !== cart.cartId) setSeen(cart);

  if (order.isPlaced) return <CheckoutSkeleton />;
  // After a reload it may be that the cart is ordered already.
  if (order.isOpen && !cart?.items.length) return <PendingOrder order={order} />;
  // Another postal code has emptied the cart, and leads home by itself.
  if (postalCode !== null && user.postalCode !== postalCode) return <CheckoutSkeleton />;
  if (!cart && cartFailure) return cartFailure;
  const isOrderedSince = isEmpty && seen?.cartId === cart.cartId && seen.lastOrderNumber !== cart.lastOrderNumber;
  if (isOrderedSince && cart.lastOrderNumber !== null) return <OrderedElsewhere orderNumber={cart.lastOrderNumber} />;
  if (!mayCheckOut(user) || isEmpty) {
    return (
      <RedirectWithMessage message={CHECKOUT_TEXTS.notAllowed} to={PATHS.home}>
        <CheckoutSkeleton />
      </RedirectWithMessage>
    );
  }
  if (!cart) return <CheckoutSkeleton />;
  return (
    <Checkout
      key={`${cart.cartId} ${cart.begunVersion}`}
      user={user}
      cart={cart}
      order={order}
      refusal={refusal}
      onForgetRefusal={() => setRefusal(undefined)}
      refreshCart={refreshCart}
      chooser={chooser}
      vehicleCheck={vehicleCheck}
    />
  );
}
