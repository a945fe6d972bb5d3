import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ActingBanner } from '../features/hand-over/acting-banner.tsx';
import { useSession } from '../features/session/session-context.tsx';

/** That a parent works on what a child sent, with what of the session that needs. */
export function ActingNotice({ user }: { readonly user: SignedInUser }) {
  const { refreshUser } = useSession();
  return <ActingBanner user={user} refreshUser={refreshUser} />;
}
