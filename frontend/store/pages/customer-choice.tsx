import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { useSession } from '../../session/session-context.tsx';
import { cartQuery } from '../features/cart/cart-queries.ts';
import { useRestoreSnapshot } from '../features/cart/saved/earlier-carts.tsx';
import { ChooseCustomer } from '../features/customer/choose-customer.tsx';
import { CustomerBar } from '../features/customer/customer-bar.tsx';
import { GuestNotice } from '../features/customer/guest-notice.tsx';
import { useChangePostalCode } from '../features/postal-code/use-change-postal-code.ts';

const LOOKS = { bar: CustomerBar, link: ChooseCustomer, notice: GuestNotice } as const;

interface CustomerChoiceProps {
  readonly user: SignedInUser;
  /** In full, as a mere link, or as the notice of a guest. */
  readonly look: keyof typeof LOOKS;
}

/** The choice of customer, connected to session and cart. */
export function CustomerChoice({ user, look }: CustomerChoiceProps) {
  const { buyAs, goAsGuest } = useSession();
  const changePostalCode = useChangePostalCode();
  const { mutate: restore } = useRestoreSnapshot(user.userId);
  const { data: cart } = useQuery(cartQuery(user.userId));
  const Look = LOOKS[look];
  const linesInCart = cart?.items.map(({ lineOfBusinessKey }) => lineOfBusinessKey) ?? [];
  const actions = { buyAs, goAsGuest, changePostalCode: () => void changePostalCode(), restore, linesInCart };
  return <Look user={user} actions={actions} />;
}
