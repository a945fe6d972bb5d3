import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { useSession } from '../../session/session-context.tsx';
import { OrderAsBanner } from '../features/approvals/order-as-banner.tsx';

/** That a parent works on what a child sent, with what of the session that needs. */
export function OrderAsNotice({ user }: { readonly user: SignedInUser }) {
  const { refreshUser } = useSession();
  return <OrderAsBanner user={user} refreshUser={refreshUser} />;
}
