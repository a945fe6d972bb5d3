import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ORDER_TEXTS } from '#shared/texts/order-texts.ts';
import { PATHS } from '../../app/paths.ts';
import { canGoBack } from '../../ui/can-go-back.ts';
import { toast } from '../../ui/toasts.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

interface LeaveOrderProps {
  /** It was to be seen right after it was placed. */
  readonly isFromCheckout: boolean;
}

/**
 * Says that there is no such order, and goes home from checkout, else back one page (storefront 8); whoever opened the
 * store here comes to the list.
 */
export function LeaveOrder({ isFromCheckout }: LeaveOrderProps) {
  const navigate = useNavigate();
  const hasLeft = useRef(false);

  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    toast.error(ORDER_TEXTS.notFound);
    if (isFromCheckout) void navigate(PATHS.home, { replace: true });
    else if (canGoBack()) void navigate(-1);
    else void navigate(PATHS.orders, { replace: true });
  }, [isFromCheckout, navigate]);

  return <OrderSkeleton />;
}
