import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { useSession } from '../../session/session-context.tsx';

/** Ends the session, and leaves the cart as the account has it left (storefront 4). */
export function SignOutButton({ account }: Pick<SignedInUser, 'account'>) {
  const { signOut } = useSession();
  const [isPending, setIsPending] = useState(false);

  async function handleClick() {
    setIsPending(true);
    // A failure to load must not keep the user signed in.
    await import('../features/cart/clear-cart-on-logout.ts')
      .then(({ clearCartOnLogout }) => clearCartOnLogout(account))
      .catch(() => undefined);
    await signOut();
  }

  return (
    <Button variant="default" loading={isPending} onClick={handleClick}>
      {SHELL_TEXTS.signOut}
    </Button>
  );
}
