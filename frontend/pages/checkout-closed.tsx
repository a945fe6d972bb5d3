import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { CART_PAGE_TEXTS } from '#shared/texts/cart-page-texts.ts';
import { PATHS } from '../app/paths.ts';
import { PageSkeleton } from '../ui/page-states.tsx';
import { toast } from '../ui/toasts.tsx';

/** As long as nothing can be checked out: says so, and goes back to the cart (storefront 8). */
export function CheckoutClosed() {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    toast.error(CART_PAGE_TEXTS.checkoutClosed);
    void navigate(PATHS.cart, { replace: true });
  }, [navigate]);
  return <PageSkeleton />;
}
