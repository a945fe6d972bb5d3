import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { useNow } from '../../application/use-now.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { Estimate } from '../features/cart/saved/estimate.tsx';

const TITLE = formatBreadcrumbs([
  { name: SHELL_TEXTS.home, url: PATHS.home },
  { name: CART_PAGE_TEXTS.title, url: PATHS.cart },
  { name: CART_PAGE_TEXTS.estimate },
]);

/** The cart for the eyes of the car's owner. */
export function EstimatePage() {
  const user = useUser();
  const today = useNow();
  if (!user) return null;
  return (
    <PageFrame title={TITLE} heading={CART_PAGE_TEXTS.estimate}>
      <Estimate user={user} today={today} />
    </PageFrame>
  );
}
