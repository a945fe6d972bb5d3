import { Button, Loader } from '@mantine/core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import classes from './place-order.module.css';
import { UnknownOutcome } from './unknown-outcome.tsx';
import type { usePlaceOrder } from './use-place-order.ts';

interface PlaceOrderProps {
  readonly order: Pick<
    ReturnType<typeof usePlaceOrder>,
    'isOpen' | 'isSending' | 'isAskedAgain' | 'failure' | 'askAgain'
  >;
  /** The page asks the server something before it sends the order. */
  readonly isChecking: boolean;
  /** Why it can't be placed right now. */
  readonly note: string | undefined;
  /** Left out where retrying does not help. */
  readonly onRetry: (() => void) | undefined;
  readonly onPlace: () => void;
}

/** The button that places the order. It stays mounted while it works, which keeps the focus. */
export function PlaceOrder({ order, isChecking, note, onRetry, onPlace }: PlaceOrderProps) {
  if (order.failure) return <UnknownOutcome error={order.failure} onAskAgain={order.askAgain} />;
  const isBusy = isChecking || order.isOpen;
  return (
    <div className={classes['place']}>
      <Button
        size="lg"
        fullWidth
        aria-disabled={isBusy}
        aria-busy={isBusy}
        data-busy={isBusy || undefined}
        leftSection={isBusy ? <Loader size={18} color="currentColor" aria-hidden /> : undefined}
        onClick={() => !isBusy && onPlace()}
      >
        {labelOf(order, isChecking)}
      </Button>
      <p role="status">{order.isOpen ? '' : note}</p>
      {onRetry && <TextButton onClick={onRetry}>{UI_TEXTS.retry}</TextButton>}
    </div>
  );
}

function labelOf({ isOpen, isAskedAgain }: PlaceOrderProps['order'], isChecking: boolean): string {
  if (isOpen) return isAskedAgain ? CHECKOUT_PAGE_TEXTS.asking : CHECKOUT_PAGE_TEXTS.placing;
  return isChecking ? CHECKOUT_PAGE_TEXTS.checking : CHECKOUT_PAGE_TEXTS.place;
}
