import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { HAND_OVER_TEXTS } from '#shared/texts/orders/hand-over-texts.ts';
import { PageFrame } from '../features/application/page-frame.tsx';
import { useRestoreSnapshot } from '../features/cart/saved/earlier-carts.tsx';
import { HandOverList } from '../features/hand-over/hand-over-list.tsx';
import { useSession, useUser } from '../features/session/session-context.tsx';
import { PATHS } from '../paths.ts';

const TITLE = formatBreadcrumbs([
  { name: SHELL_TEXTS.home, url: PATHS.home },
  { name: CART_PAGE_TEXTS.title, url: PATHS.cart },
  { name: HAND_OVER_TEXTS.title },
]);

/** Carts that children leave to their parent. */
export function SentCartsPage() {
  const user = useUser();
  return user ? <SentCartsOf user={user} /> : null;
}

function SentCartsOf({ user }: { readonly user: SignedInUser }) {
  const { refreshUser } = useSession();
  const { mutate: restore } = useRestoreSnapshot(user.userId);
  return (
    <PageFrame title={TITLE} heading={HAND_OVER_TEXTS.title}>
      <HandOverList user={user} refreshUser={refreshUser} onRestore={restore} />
    </PageFrame>
  );
}
