import { Text } from '@mantine/core';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { QuickOrder } from '../features/cart/quick-order/quick-order.tsx';

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
    <PageFrame title={TITLE} heading={QUICK_ORDER_TEXTS.title}>
      <Text c="dimmed">{QUICK_ORDER_TEXTS.lead}</Text>
      <QuickOrder user={user} />
    </PageFrame>
  );
}
