import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ORDER_AS_TEXTS } from '#shared/texts/session/order-as-texts.ts';
import { mayOrderForOthers } from '../../order-as/may-order-for-others.ts';
import { OrderForButton } from '../../order-as/order-for-button.tsx';
import { usePickAccount } from '../../order-as/use-pick-account.ts';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';

/** Picks the account to order for, also by keyboard. Shown to users who may order for others. */
export const OrderFor = ({ user }: { readonly user: SignedInUser }) =>
  mayOrderForOthers(user) ? <PickerWithKeys user={user} /> : null;

function PickerWithKeys({ user }: { readonly user: SignedInUser }) {
  const { pick } = usePickAccount(user);
  useShortcuts([{ keys: 'g x', label: ORDER_AS_TEXTS.orderFor, group: 'everywhere', run: () => void pick() }]);
  return <OrderForButton user={user} />;
}
