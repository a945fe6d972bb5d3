import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { PATHS } from '../../../../paths.ts';
import { OrderSkeleton } from '../../../../ui/order/order-skeleton.tsx';
import { RedirectWithMessage } from '../../../../ui/page/redirect-with-message.tsx';

interface LeaveOrderProps {
  readonly orderNumber: string;
  /** It was to be seen right after it was placed. */
  readonly isFromCheckout: boolean;
}

/**
 * Says that there is no such order, and goes home from checkout, else back one page (storefront 8); whoever opened the
 * store here comes to the list.
 */
export function LeaveOrder({ orderNumber, isFromCheckout }: LeaveOrderProps) {
  return (
    <RedirectWithMessage
      message={ORDER_TEXTS.notFound}
      sought={orderNumber}
      isBack={!isFromCheckout}
      to={isFromCheckout ? PATHS.home : PATHS.orders}
    >
      <OrderSkeleton />
    </RedirectWithMessage>
  );
}
