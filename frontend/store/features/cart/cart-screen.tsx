import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { mayCheckOut } from '#shared/rules/orders/may-check-out.ts';
import { storeMargins } from '#shared/rules/pricing/store-view.ts';
import { WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { termsRefusal } from '#shared/rules/terms/terms-refusal.ts';
import type { CartChangeView, CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { CART_PAGE_TEXTS, clearLine, clearLineConfirm, lineRemoved } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { FAVOURITES_TEXTS } from '#shared/texts/cart/favourites-texts.ts';
import { QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';
import { LINE_FACTS, type LineOfBusiness } from '#shared/values/line-of-business.ts';
import { PATHS } from '../../../paths.ts';
import { JobLine } from '../../../ui/base/job-line.tsx';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { EmptyState } from '../../../ui/page/page-states.tsx';
import { toast } from '../../../ui/page/toasts.tsx';
import { placesOfUser } from '../../../ui/part/places-of-user.ts';
import { usePriceView } from '../../../ui/part/price-view.ts';
import { PriceViewSwitch } from '../../../ui/part/price-view-switch.tsx';
import { CartFailure } from './cart-failure.tsx';
import { CartGroup } from './cart-group.tsx';
import { cartQuery } from './cart-queries.ts';
import classes from './cart-screen.module.css';
import { ChangedLinesNotice } from './changed-lines.tsx';
import { useFavourites } from './favourites/use-favourites.ts';
import { InsuranceNotice } from './insurance-notice.tsx';
import { EarlierCarts } from './saved/earlier-carts.tsx';
import { JobCarts } from './saved/job-carts.tsx';
import { shownTotal } from './shown-total.ts';
import { useChangeCart } from './use-change-cart.ts';
import { changesOptions } from './use-changed-lines.ts';
import { useClearCart } from './use-clear-cart.ts';
import { useInsurance } from './use-insurance.ts';

interface CartScreenProps {
  readonly user: SignedInUser;
  /** Other actions with the cart, besides checkout. */
  readonly otherWay?: ReactNode;
  /** A notice about the job's vehicle, which may offer to remove lines for another one. */
  readonly vehicleNotice?: VehicleNotice | undefined;
}

type VehicleNotice = (
  vehicle: string,
  items: readonly CartItem[],
  onRemove: (ids: readonly string[]) => void,
) => ReactNode;

/** The cart that the session works with, and everything that can be done with it (storefront 2, cart). */
export function CartScreen({ user, otherWay, vehicleNotice }: CartScreenProps) {
  const { data: cart, error, refetch } = useQuery(cartQuery(user.userId));
  if (cart) return <Cart user={user} cart={cart} otherWay={otherWay} vehicleNotice={vehicleNotice} />;
  if (!error) return <CartSkeleton />;
  return <CartFailure error={error} onRetry={() => void refetch()} skeleton={<CartSkeleton />} />;
}

function CartSkeleton() {
  return (
    <div role="status" aria-busy className={classes['skeleton']}>
      <VisuallyHidden>{UI_TEXTS.loading}</VisuallyHidden>
      <Skeleton height="2.25rem" width="14rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </div>
  );
}

function Cart({ user, cart, otherWay, vehicleNotice }: CartScreenProps & { readonly cart: CartView }) {
  const { userId, account } = user;
  const dialogs = useDialogs();
  const { update, remove, putBackIn } = useChangeCart(userId);
  const { isFavourite, toggle } = useFavourites(userId);
  const clear = useClearCart(userId);
  const { refused } = useInsurance(userId, cart);
  const [removed, setRemoved] = useState<CartItem>();
  const undo = useRef<HTMLParagraphElement>(null);
  const view = usePriceView();
  const hasStore = storeMargins(user) !== undefined;
  const isStore = hasStore && view === 'store';
  const isEmpty = cart.items.length === 0;

  // The button that had the focus is gone with its line.
  useEffect(() => {
    if (removed) undo.current?.querySelector('button')?.focus();
  }, [removed]);

  /** All of it, or one line of business. */
  async function handleClear(lineOfBusiness?: LineOfBusiness) {
    const label = lineOfBusiness && LINE_FACTS[lineOfBusiness].label;
    const isSure = await dialogs.confirm({
      message: label ? clearLineConfirm(label) : CART_TEXTS.clearConfirm,
      confirmLabel: label ? clearLine(label) : CART_PAGE_TEXTS.clear,
      isDangerous: true,
    });
    if (!isSure) return;
    setRemoved(undefined);
    clear.mutate(
      { reason: 'cleared', line: lineOfBusiness },
      { onSuccess: () => toast.success(CART_PAGE_TEXTS.cleared) },
    );
  }

  function handleRemoveAll(ids: readonly string[]) {
    for (const item of cart.items) if (ids.includes(item.id)) remove.mutate(item);
  }

  function handleRemove(item: CartItem) {
    setRemoved(item);
    remove.mutate(item, { onError: () => setRemoved(undefined) });
  }

  return (
    <div className={classes['screen']}>
      <JobLine job={cart.job} />
      {cart.job && vehicleNotice?.(cart.job.vehicle, cart.items, handleRemoveAll)}
      <CartMessage {...account.cartMessage} />
      <div className={classes['actions']}>
        <ActionArea>
          <Button component={Link} to={PATHS.quickOrder} variant="default">
            {QUICK_ORDER_TEXTS.title}
          </Button>
          <Button component={Link} to={PATHS.favourites} variant="default">
            {FAVOURITES_TEXTS.title}
          </Button>
          {hasStore && !isEmpty && (
            <Button component={Link} to={PATHS.estimate} variant="default">
              {CART_PAGE_TEXTS.printEstimate}
            </Button>
          )}
          {hasStore && <PriceViewSwitch />}
          {!isEmpty && (
            <Button variant="subtle" color="red" className={classes['clear'] ?? ''} onClick={() => void handleClear()}>
              {CART_PAGE_TEXTS.clear}
            </Button>
          )}
        </ActionArea>
      </div>
      <ActionArea>
        <p ref={undo} role="status" className={classes['undo']}>
          {removed && (
            <>
              {lineRemoved(removed.description)}
              <TextButton
                onClick={() => {
                  setRemoved(undefined);
                  putBackIn.mutate(removed, { onError: () => setRemoved(removed) });
                }}
              >
                {CART_PAGE_TEXTS.undo}
              </TextButton>
            </>
          )}
        </p>
      </ActionArea>
      <TakenOver userId={userId} />
      <InsuranceNotice userId={userId} isInCart />
      {isEmpty ? (
        <EmptyState
          title={CART_PAGE_TEXTS.empty}
          description={CART_PAGE_TEXTS.emptyDetail}
          action={
            <Button component={Link} to={PATHS.home}>
              {CART_PAGE_TEXTS.findParts}
            </Button>
          }
        />
      ) : (
        <ActionArea>
          {cart.linesOfBusiness.map((line) => (
            <CartGroup
              key={line.lineOfBusinessKey}
              totals={line}
              items={cart.items.filter((item) => item.lineOfBusinessKey === line.lineOfBusinessKey)}
              isStore={isStore}
              hasPictures={!account.disableAisleImages}
              refusedBy={({ id }) =>
                refused.some((part) => part.id === id) ? (cart.insuranceCompany ?? undefined) : undefined
              }
              refusalOf={({ termsOfSale, quantity, lineOfBusinessKey }) =>
                termsRefusal(termsOfSale, quantity, placesOfUser(user, lineOfBusinessKey))
              }
              onClear={cart.linesOfBusiness.length > 1 ? () => void handleClear(line.lineOfBusinessKey) : undefined}
              pendingId={update.isPending ? update.variables.id : undefined}
              isFavourite={isFavourite}
              onToggleFavourite={({ itemNumber, companyCode, description, image }) =>
                toggle({ itemNumber, companyCode, description, image })
              }
              onChange={update.mutate}
              onRemove={handleRemove}
            />
          ))}
          <CartEnd user={user} cart={cart} isStore={isStore} otherWay={otherWay} />
        </ActionArea>
      )}
      {/* Who completes a sent cart works in no other (decision B166). */}
      {!user.orderAs?.approval && <JobCarts userId={userId} />}
      <EarlierCarts userId={userId} />
    </div>
  );
}

interface CartEndProps extends CartScreenProps {
  readonly cart: CartView;
  readonly isStore: boolean;
}

function CartEnd({ user, cart, isStore, otherWay }: CartEndProps) {
  const total = shownTotal(cart, isStore);
  return (
    <div className={classes['end']}>
      {total !== null && (
        <p className={classes['total']}>
          <span>{CART_PAGE_TEXTS.total}</span>
          <strong>{formatMoney(total)}</strong>
        </p>
      )}
      {otherWay}
      {mayCheckOut(user) && (
        <Button component={Link} to={PATHS.checkout} size="md">
          {CART_PAGE_TEXTS.checkout}
        </Button>
      )}
    </div>
  );
}

/** The account's own message about carts. It is shown as text, never as HTML (case H04). */
function CartMessage({ enabled, message }: SignedInUser['account']['cartMessage']) {
  if (!enabled || message.trim() === '') return null;
  return (
    <section aria-label={CART_PAGE_TEXTS.messages} className={classes['message']}>
      {message}
    </section>
  );
}

/** The changes of the last refresh, until they are dismissed. A part that is gone has a link to alternatives. */
function TakenOver({ userId }: { readonly userId: string }) {
  const queryClient = useQueryClient();
  const options = changesOptions(userId);
  const { data: changes } = useQuery(options);
  if (changes.length === 0) return null;
  return (
    <section aria-label={CART_PAGE_TEXTS.changesShown} className={classes['changes']}>
      <h2>{CART_TEXTS.cartChanged}</h2>
      <ChangedLinesNotice changes={changes} actionFor={replacementFor} />
      <Button variant="default" onClick={() => queryClient.setQueryData(options.queryKey, [])}>
        {UI_TEXTS.dismiss}
      </Button>
    </section>
  );
}

/** A number finds what replaces it too; a recycled part is one of a kind, and another is found by what it is. */
function replacementFor({ change, lineOfBusinessKey, itemNumber, description }: CartChangeView) {
  if (change !== 'removed') return null;
  const keyword = lineOfBusinessKey === 'aftermarket' ? itemNumber : description;
  return <Link to={cataloguePath({ ...WHOLE_CATALOGUE, keyword })}>{CART_PAGE_TEXTS.findReplacement}</Link>;
}
