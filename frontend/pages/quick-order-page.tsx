import { Text } from '@mantine/core';
import { formatBreadcrumbs } from '#shared/rules/breadcrumbs.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart-page-texts.ts';
import { QUICK_ORDER_TEXTS } from '#shared/texts/quick-order-texts.ts';
import { SHELL_TEXTS } from '#shared/texts/shell-texts.ts';
import { PATHS } from '../app/paths.ts';
import { Page } from '../features/application/page.tsx';
import { QuickOrder } from '../features/cart/quick-order.tsx';
import { useUser } from '../features/session/session-context.tsx';

const TITLE = formatBreadcrumbs([
  { name: SHELL_TEXTS.home, url: PATHS.home },
  { name: CART_PAGE_TEXTS.title, url: PATHS.cart },
  { name: QUICK_ORDER_TEXTS.title },
]);

/** Many parts at once, by their numbers. */
export function QuickOrderPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <Page title={TITLE} heading={QUICK_ORDER_TEXTS.title}>
      <Text c="dimmed">{QUICK_ORDER_TEXTS.lead}</Text>
      <QuickOrder user={user} />
    </Page>
  );
}
