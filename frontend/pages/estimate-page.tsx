import { formatBreadcrumbs } from '#shared/rules/breadcrumbs.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart-page-texts.ts';
import { SHELL_TEXTS } from '#shared/texts/shell-texts.ts';
import { PATHS } from '../app/paths.ts';
import { Page } from '../features/application/page.tsx';
import { useNow } from '../features/application/use-now.ts';
import { Estimate } from '../features/cart/estimate.tsx';
import { useUser } from '../features/session/session-context.tsx';

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
    <Page title={TITLE} heading={CART_PAGE_TEXTS.estimate}>
      <Estimate user={user} today={today} />
    </Page>
  );
}
