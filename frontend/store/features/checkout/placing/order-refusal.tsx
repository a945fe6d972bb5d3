import { Link } from 'react-router';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { alreadyOrdered, CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { orderPath } from '../../../../paths.ts';
import { ChangedFigures } from '../review/changed-figures.tsx';
import type { Figure } from '../review/order-figures.ts';

interface RefusalProps {
  readonly error: Error;
  readonly before: readonly Figure[];
  readonly now: readonly Figure[];
  /** Whether figures are loading again after the refusal. */
  readonly isLoading: boolean;
  /** The number of the order that the cart became last. */
  readonly lastOrderNumber: string | null;
}

/** Why the order was not placed, and what has changed meanwhile where that was the reason (storefront 8). */
export function OrderRefusal({ error, before, now, isLoading, lastOrderNumber }: RefusalProps) {
  const message = failureText(error, CHECKOUT_TEXTS.orderFailed);
  if (isChange(error) && !isLoading) return <ChangedFigures message={message} before={before} now={now} />;
  return (
    <div role="alert">
      <p>{message}</p>
      {lastOrderNumber !== null && message === alreadyOrdered(lastOrderNumber) && (
        <Link to={orderPath(lastOrderNumber)}>{CHECKOUT_PAGE_TEXTS.seeOrder}</Link>
      )}
    </div>
  );
}

const CHANGES: readonly string[] = [CHECKOUT_TEXTS.changed, CHECKOUT_TEXTS.shipmentsChanged];

/** Something is not as it was shown, or of some lines less is left. */
const isChange = (error: Error): boolean =>
  error instanceof ApiError && (CHANGES.includes(error.message) || error.fieldErrors.length > 0);
