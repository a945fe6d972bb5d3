import { useQueryClient } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ORDER_AS_TEXTS } from '#shared/texts/session/order-as-texts.ts';
import { failureText } from '../api/failure-text.ts';
import { useDialogs } from '../ui/dialogs/dialogs.tsx';
import { toast } from '../ui/page/toasts.tsx';
import { accountChoicesQuery, accountOptions } from './account-choices.ts';
import { useOrderFor } from './use-order-for.ts';

/** The choice of the user's own account. */
const NONE = '0';
/** Admin 9. */
const LIST_KEPT_MS = 5 * 60_000;

/** Asks for the account to order for, and orders as it. */
export function usePickAccount({ accountId, orderAs }: Pick<SignedInUser, 'accountId' | 'orderAs'>) {
  const queryClient = useQueryClient();
  const { select } = useDialogs();
  const { orderFor, isPending } = useOrderFor();
  const current = String(orderAs?.accountId ?? NONE);

  async function pick() {
    const query = { ...accountChoicesQuery(accountId), staleTime: LIST_KEPT_MS };
    const accounts = await queryClient.fetchQuery(query).catch((error: Error) => {
      toast.error(failureText(error));
    });
    if (!accounts) return;
    const answer = await select({
      title: ORDER_AS_TEXTS.title,
      label: ORDER_AS_TEXTS.account,
      options: [{ value: NONE, label: ORDER_AS_TEXTS.none }, ...accountOptions(accounts)],
      initialValue: current,
    });
    if (answer !== undefined && answer !== current) await orderFor(answer === NONE ? null : Number(answer));
  }

  return { pick, isPending };
}
