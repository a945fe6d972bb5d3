import { useNavigate } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { mayRequestApproval } from '#shared/rules/orders/may-request-approval.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { RequestApproval } from '../features/approvals/request-approval.tsx';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { useRefreshCart } from '../features/cart/use-refresh-cart.ts';
import { JobVehicleNotice } from '../features/vin/job-vehicle-notice.tsx';

const TITLE = formatBreadcrumbs([{ name: SHELL_TEXTS.home, url: PATHS.home }, { name: CART_PAGE_TEXTS.title }]);

/** The cart (storefront 2). */
export function CartPage() {
  const user = useUser();
  return user ? <CartOf user={user} /> : null;
}

function CartOf({ user }: { readonly user: SignedInUser }) {
  const navigate = useNavigate();
  const refreshCart = useRefreshCart(user.userId);

  function handleSent() {
    void refreshCart();
    void navigate(PATHS.approvals);
  }

  return (
    <PageFrame title={TITLE} heading={CART_PAGE_TEXTS.title}>
      <CartScreen
        user={user}
        vehicleNotice={(vehicle, items, onRemove) => (
          <JobVehicleNotice vin={vehicle} lines={items} onRemove={onRemove} />
        )}
        otherWay={mayRequestApproval(user) && <RequestApproval user={user} onSent={handleSent} />}
      />
    </PageFrame>
  );
}
