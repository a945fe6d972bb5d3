import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { useSession } from '../../session/session-context.tsx';
import { OrderAsBanner } from '../features/approvals/order-as-banner.tsx';

/** The banner of a parent who orders for a child, connected to the session. */
export function OrderAsNotice({ user }: { readonly user: SignedInUser }) {
  const { refreshUser } = useSession();
  return <OrderAsBanner user={user} refreshUser={refreshUser} />;
}
