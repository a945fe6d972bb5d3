import { useParams } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { SharedCart } from '../features/cart/saved/shared-cart.tsx';

const TITLE = formatBreadcrumbs([{ name: SHELL_TEXTS.home, url: PATHS.home }, { name: CART_PAGE_TEXTS.sharedTitle }]);

/** A cart that somebody of the account shared by its link. */
export function SharedCartPage() {
  const user = useUser();
  const { token } = useParams();
  if (!user || !token) return null;
  return (
    <PageFrame title={TITLE} heading={CART_PAGE_TEXTS.sharedTitle}>
      <SharedCart user={user} token={token} />
    </PageFrame>
  );
}
