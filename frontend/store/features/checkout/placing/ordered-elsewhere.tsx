import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { alreadyOrdered } from '#shared/texts/checkout/checkout-texts.ts';
import { orderPath, PATHS } from '../../../../paths.ts';
import { EmptyState } from '../../../../ui/page/page-states.tsx';

/** Says that another tab has ordered this cart already, and leads to that order. */
export function OrderedElsewhere({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <EmptyState
      title={alreadyOrdered(orderNumber)}
      description={CHECKOUT_PAGE_TEXTS.orderedElsewhere}
      action={
        <>
          <Button component={Link} to={orderPath(orderNumber)}>
            {CHECKOUT_PAGE_TEXTS.seeOrder}
          </Button>
          <Button component={Link} to={PATHS.home} variant="default">
            {CHECKOUT_PAGE_TEXTS.continueShopping}
          </Button>
        </>
      }
    />
  );
}
