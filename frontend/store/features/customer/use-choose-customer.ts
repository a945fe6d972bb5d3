import { useMutation } from '@tanstack/react-query';
import type { ActiveCustomerChoice, GuestCustomer } from '#shared/contracts/session.ts';
import { CUSTOMER_TEXTS } from '#shared/texts/session/customer-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { failureText } from '../../../api/failure-text.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { toast } from '../../../ui/page/toasts.tsx';

/** The actions that choosing a customer needs. Each rejects with the error to show. */
export interface CustomerActions {
  readonly buyAs: (choice: ActiveCustomerChoice) => Promise<void>;
  readonly goAsGuest: (guest: GuestCustomer) => Promise<void>;
  readonly changePostalCode: () => void;
  /** Brings back what a snapshot of the cart kept. */
  readonly restore: (snapshotId: string) => void;
  /** The line of business of each part in the cart. */
  readonly linesInCart: readonly LineOfBusiness[];
}

/** Changes whom a session buys as, says so, and offers parts again that left the cart for it. */
export function useChooseCustomer({ buyAs, goAsGuest, restore }: CustomerActions) {
  const dialogs = useDialogs();
  const { isPending, mutateAsync } = useMutation({
    mutationFn: async ({ calls }: { readonly calls: readonly (() => Promise<void>)[] }) => {
      for (const call of calls) await call();
    },
  });

  /** Rejects with a failure that has been shown already. */
  async function changeAndSay(success: string, ...calls: (() => Promise<void>)[]): Promise<void> {
    await mutateAsync({ calls });
    toast.success(success);
  }

  /** Whether it worked. A failure has been shown already. */
  const change = (success: string, ...calls: (() => Promise<void>)[]): Promise<boolean> =>
    changeAndSay(success, ...calls).then(
      () => true,
      () => false,
    );

  async function offerParts(): Promise<void> {
    const [newest] = await cartApi.getSnapshots({});
    if (newest?.reason !== 'customer') return;
    const isWanted = await dialogs.confirm({
      message: CUSTOMER_TEXTS.bringBackQuestion,
      confirmLabel: CUSTOMER_TEXTS.bringBack,
      cancelLabel: CUSTOMER_TEXTS.leaveThem,
    });
    if (isWanted) restore(newest.id);
  }

  return {
    isPending,
    /** Rejects when the server refuses. */
    goAsGuest: (guest: GuestCustomer) => changeAndSay(CUSTOMER_TEXTS.guestStarted, () => goAsGuest(guest)),
    deliverTo: (choice: ActiveCustomerChoice) => change(CUSTOMER_TEXTS.addressChanged, () => buyAs(choice)),
    /** Buys as the account's own customers again. */
    async buyAgain(choices: readonly ActiveCustomerChoice[]): Promise<void> {
      const isDone = await change(CUSTOMER_TEXTS.changed, ...choices.map((choice) => () => buyAs(choice)));
      if (isDone) await offerParts().catch((error) => toast.error(failureText(error)));
    },
  };
}
