import IconBuildingStore from '@tabler/icons-react/icons/IconBuildingStore';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ORDER_AS_TEXTS } from '#shared/texts/session/order-as-texts.ts';
import { mayOrderForOthers } from './may-order-for-others.ts';
import classes from './order-for-button.module.css';
import { usePickAccount } from './use-pick-account.ts';

/** Picks the account to order for. Shown to users who may order for others (admin 6). */
export const OrderForButton = ({ user }: { readonly user: SignedInUser }) =>
  mayOrderForOthers(user) ? <Picker user={user} /> : null;

function Picker({ user }: { readonly user: SignedInUser }) {
  const { pick, isPending } = usePickAccount(user);
  return (
    <button
      type="button"
      className={classes['button']}
      aria-label={ORDER_AS_TEXTS.orderFor}
      title={ORDER_AS_TEXTS.orderFor}
      aria-haspopup="dialog"
      disabled={isPending}
      onClick={() => void pick()}
    >
      <IconBuildingStore size={20} stroke={1.75} aria-hidden />
      <span aria-hidden>{ORDER_AS_TEXTS.orderFor}</span>
    </button>
  );
}
