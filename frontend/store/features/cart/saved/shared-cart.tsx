import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { storeMargins } from '#shared/rules/pricing/store-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { cartApi } from '../../../../api/groups/cart-api.ts';
import { PATHS } from '../../../../paths.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../../../ui/page/page-states.tsx';
import { usePriceView } from '../../../../ui/part/price-view.ts';
import { sharedCartQuery } from '../cart-queries.ts';
import { ItemList } from '../header/item-list.tsx';
import classes from '../header/mini-cart.module.css';
import { CART_SCOPE, useRefreshCart } from '../use-refresh-cart.ts';
import { useShowRestored } from './earlier-carts.tsx';

interface SharedCartProps {
  readonly user: SignedInUser;
  readonly token: string;
}

/** A cart of somebody else of the account, as it is now, to be copied into one's own. */
export function SharedCart({ user, token }: SharedCartProps) {
  const navigate = useNavigate();
  const { data: cart, error, refetch } = useQuery(sharedCartQuery(user.userId, token));
  const showRestored = useShowRestored();
  const isStore = usePriceView() === 'store' && storeMargins(user) !== undefined;
  const copy = useMutation({
    scope: CART_SCOPE,
    mutationFn: () => cartApi.copySharedCart({ body: { token } }),
    async onSuccess(changes) {
      showRestored(changes);
      await navigate(PATHS.cart);
    },
    onSettled: useRefreshCart(user.userId),
  });

  if (error && !cart) {
    const isGone = error instanceof ApiError && error.code === 'not_found';
    if (isGone) return <EmptyState title={CART_PAGE_TEXTS.sharedNotFound} />;
    return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  }
  if (!cart) return <PageSkeleton />;
  if (cart.items.length === 0) return <EmptyState title={CART_PAGE_TEXTS.sharedEmpty} />;
  return (
    <div className={classes['end']}>
      <ActionArea>
        <ItemList items={cart.items} isStore={isStore} />
        <Button loading={copy.isPending} onClick={() => copy.mutate()}>
          {CART_PAGE_TEXTS.copyShared}
        </Button>
      </ActionArea>
    </div>
  );
}
