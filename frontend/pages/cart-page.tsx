import { formatBreadcrumbs } from '#shared/rules/breadcrumbs.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart-page-texts.ts';
import { SHELL_TEXTS } from '#shared/texts/shell-texts.ts';
import { PATHS } from '../app/paths.ts';
import { Page } from '../features/application/page.tsx';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { useUser } from '../features/session/session-context.tsx';

const TITLE = formatBreadcrumbs([{ name: SHELL_TEXTS.home, url: PATHS.home }, { name: CART_PAGE_TEXTS.title }]);

/** The cart (storefront 2). */
export function CartPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <Page title={TITLE} heading={CART_PAGE_TEXTS.title}>
      <CartScreen user={user} />
    </Page>
  );
}
