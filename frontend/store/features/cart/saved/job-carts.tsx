import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { cartContract } from '#shared/contracts/cart.ts';
import { jobName } from '#shared/rules/cart/job-name.ts';
import type { CartSummary } from '#shared/schemas/wire/cart-view.ts';
import { CART_PAGE_TEXTS, countOfItems } from '#shared/texts/cart/cart-page-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { cartApi } from '../../../../api/groups/cart-api.ts';
import { sharedCartPath } from '../../../../paths.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { maxLengthOf } from '../../../../ui/form/contract-fields.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { copyText } from '../../../../ui/hooks/copy-text.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { LoadFailure } from '../../../../ui/page/load-failure.tsx';
import { cartsQuery } from '../cart-queries.ts';
import { CART_SCOPE, useRefreshCart } from '../use-refresh-cart.ts';
import classes from './earlier-carts.module.css';

/** The main cart and those for jobs: which one is worked on, further ones, and a link for others of the account. */
export function JobCarts({ userId }: { readonly userId: string }) {
  const dialogs = useDialogs();
  const { data: carts, error, refetch } = useQuery(cartsQuery(userId));
  const refresh = useRefreshCart(userId);
  /** Runs any change of carts. It shows a failure and reads all carts again. */
  const change = useMutation({
    scope: CART_SCOPE,
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: refresh,
  });

  const workOn = ({ cartId }: Pick<CartSummary, 'cartId'>) => cartApi.setActiveCart({ body: { cartId } });

  async function handleNew() {
    const title = CART_PAGE_TEXTS.newCart;
    const { body } = cartContract.createCart;
    const ask = (label: string, name: 'label' | 'vehicle' | 'repairOrder') =>
      dialogs.prompt({ title, label, maxLength: maxLengthOf(body, name) });
    const label = await ask(CART_PAGE_TEXTS.jobLabel, 'label');
    if (!label) return;
    const vehicle = await ask(CART_PAGE_TEXTS.jobVehicle, 'vehicle');
    if (vehicle === undefined) return;
    const repairOrder = await ask(CART_PAGE_TEXTS.repairOrder, 'repairOrder');
    if (repairOrder === undefined) return;
    change.mutate(async () => workOn(await cartApi.createCart({ body: { label, vehicle, repairOrder } })));
  }

  async function handleDelete({ cartId }: CartSummary) {
    const confirmLabel = CART_PAGE_TEXTS.deleteCart;
    if (await dialogs.confirm({ message: CART_PAGE_TEXTS.deleteConfirm, confirmLabel, isDangerous: true })) {
      change.mutate(() => cartApi.deleteCart({ query: { cartId } }));
    }
  }

  const handleShare = () =>
    change.mutate(async () => {
      const { token } = await cartApi.shareCart({});
      await copyText(`${location.origin}${sharedCartPath(token)}`, CART_PAGE_TEXTS.shared);
    });

  return (
    <details className={classes['earlier']}>
      <summary>{CART_PAGE_TEXTS.carts}</summary>
      <ActionArea>
        {!carts && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
        <ul>
          {carts?.map((cart) => (
            <li key={cart.cartId}>
              <span className={classes['what']}>
                <strong>{cart.job ? jobName(cart.job) : CART_PAGE_TEXTS.mainCart}</strong>
                <span>{factsOf(cart).join(' · ')}</span>
              </span>
              <span className={classes['buttons']}>
                {!cart.isActive && (
                  <Button variant="default" onClick={() => change.mutate(() => workOn(cart))}>
                    {CART_PAGE_TEXTS.switchTo}
                  </Button>
                )}
                {cart.job && (
                  <Button variant="subtle" color="red" onClick={() => void handleDelete(cart)}>
                    {CART_PAGE_TEXTS.deleteCart}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
        <div className={classes['foot']}>
          <Button variant="default" onClick={() => void handleNew()}>
            {CART_PAGE_TEXTS.newCart}
          </Button>
          <Button variant="default" onClick={handleShare}>
            {CART_PAGE_TEXTS.share}
          </Button>
        </div>
      </ActionArea>
    </details>
  );
}

const factsOf = ({ isActive, itemCount, job }: CartSummary): string[] =>
  [
    isActive ? CART_PAGE_TEXTS.inUse : '',
    countOfItems(formatCount(itemCount), itemCount === 1),
    job?.vehicle ?? '',
    job?.repairOrder ?? '',
  ].filter(Boolean);
