import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { useOrderFor } from '../../order-as/use-order-for.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { useSession, useUser } from '../../session/session-context.tsx';
import { useOpenApproval } from '../features/approvals/use-open-approval.ts';
import { CartFailure } from '../features/cart/cart-failure.tsx';
import { cartQuery } from '../features/cart/cart-queries.ts';
import { useRefreshCart } from '../features/cart/use-refresh-cart.ts';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import { rememberedOrderKey } from '../features/checkout/placing/placed-order.ts';
import { useConfirmVin } from '../features/vin/use-confirm-vin.tsx';
import { VinVehicleNotice } from '../features/vin/vin-vehicle-notice.tsx';
import { CustomerChoice } from './customer-choice.tsx';

const TITLE = formatBreadcrumbs([
  { name: SHELL_TEXTS.home, url: PATHS.home },
  { name: CART_PAGE_TEXTS.title, url: PATHS.cart },
  { name: CHECKOUT_PAGE_TEXTS.title },
]);

/** From the cart to the order that is made of it (storefront 2 and 4). */
export function CheckoutPage() {
  const user = useUser();
  return user ? <CheckoutOf user={user} /> : null;
}

function CheckoutOf({ user }: { readonly user: SignedInUser }) {
  const navigate = useNavigate();
  const { data: cart, error, refetch } = useQuery(cartQuery(user.userId));
  const refreshCart = useRefreshCart(user.userId);
  const { refreshUser } = useSession();
  const { leave } = useOpenApproval(refreshUser);
  const { stopOrderingFor } = useOrderFor();
  const confirmVin = useConfirmVin();
  return (
    <PageFrame title={TITLE} heading={CHECKOUT_PAGE_TEXTS.title}>
      <CheckoutScreen
        user={user}
        cart={cart}
        cartFailure={
          error && <CartFailure error={error} onRetry={() => void refetch()} skeleton={<CheckoutSkeleton />} />
        }
        refreshCart={refreshCart}
        chooser={<CustomerChoice user={user} look="bar" />}
        vehicleCheck={{ notice: (vin, items) => <VinVehicleNotice vin={vin} lines={items} />, confirm: confirmVin }}
        onPlaced={(placed) => {
          void navigate(orderPath(placed.order.orderNumber), { replace: true, state: rememberedOrderKey(placed) });
          // Placing the order ends the mode (storefront 4).
          if (user.orderAs) void (user.orderAs.approval ? leave() : stopOrderingFor());
        }}
      />
    </PageFrame>
  );
}
