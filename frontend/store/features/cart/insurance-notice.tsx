import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { PATHS } from '../../../paths.ts';
import { PageNotice } from '../../../ui/page/page-notice.tsx';
import { cartQuery } from './cart-queries.ts';
import { useInsurance } from './use-insurance.ts';

interface InsuranceNoticeProps {
  readonly userId: string;
  /** The cart's page itself has the choices; elsewhere a link leads there. */
  readonly isInCart?: boolean;
}

/** Says which parts of the cart its insurance company does not pay for, long before checkout asks (storefront 8). */
export function InsuranceNotice({ userId, isInCart = false }: InsuranceNoticeProps) {
  const { data: cart } = useQuery(cartQuery(userId));
  const { message, refused, settling } = useInsurance(userId, cart);
  if (message === null) return null;
  const wayToCart = (
    <Button component={Link} to={PATHS.cart} variant="default">
      {CART_PAGE_TEXTS.viewCart}
    </Button>
  );
  const choices = (
    <>
      <Button variant="default" loading={settling.isPending} onClick={() => settling.mutate('uninsured')}>
        {CART_TEXTS.continueWithoutInsurance}
      </Button>
      <Button variant="subtle" color="red" disabled={settling.isPending} onClick={() => settling.mutate('remove')}>
        {CART_TEXTS.removeAndContinue}
      </Button>
    </>
  );
  return (
    <PageNotice label={CART_PAGE_TEXTS.insurance} actions={isInCart ? choices : wayToCart}>
      <p>{message}</p>
      <ul>
        {refused.map(({ id, description }) => (
          <li key={id}>{description}</li>
        ))}
      </ul>
    </PageNotice>
  );
}
