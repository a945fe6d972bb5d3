import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { APPROVAL_TEXTS } from '#shared/texts/orders/approval-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useSession, useUser } from '../../session/session-context.tsx';
import { ApprovalRequestList } from '../features/approvals/approval-request-list.tsx';
import { useRestoreSnapshot } from '../features/cart/saved/earlier-carts.tsx';

const TITLE = formatBreadcrumbs([
  { name: SHELL_TEXTS.home, url: PATHS.home },
  { name: CART_PAGE_TEXTS.title, url: PATHS.cart },
  { name: APPROVAL_TEXTS.title },
]);

/** Carts that children leave to their parent. */
export function ApprovalRequestsPage() {
  const user = useUser();
  return user ? <ApprovalRequestsOf user={user} /> : null;
}

function ApprovalRequestsOf({ user }: { readonly user: SignedInUser }) {
  const { refreshUser } = useSession();
  const { mutate: restore } = useRestoreSnapshot(user.userId);
  return (
    <PageFrame title={TITLE} heading={APPROVAL_TEXTS.title}>
      <ApprovalRequestList user={user} refreshUser={refreshUser} onRestore={restore} />
    </PageFrame>
  );
}
