import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { useSession } from '../../session/session-context.tsx';
import { ApprovalBanner } from '../features/approvals/approval-banner.tsx';

/** The banner of a parent who completes the cart of a child, connected to the session. */
export function ApprovalNotice({ user }: { readonly user: SignedInUser }) {
  const { refreshUser } = useSession();
  return <ApprovalBanner user={user} refreshUser={refreshUser} />;
}
