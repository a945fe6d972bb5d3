import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CheckBox } from '../../../ui/base/check-box.tsx';
import { JobLine } from '../../../ui/base/job-line.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import classes from './checkout.module.css';
import { OrderRefusal } from './placing/order-refusal.tsx';
import { PlaceOrder } from './placing/place-order.tsx';
import type { usePlaceOrder } from './placing/use-place-order.ts';
import { figuresOf } from './review/order-figures.ts';
import { OrderReview, OrderTotal } from './review/order-review.tsx';
import type { useCheckout } from './use-checkout.ts';

interface CheckoutSummaryProps {
  readonly user: SignedInUser;
  readonly cart: CartView;
  readonly order: ReturnType<typeof usePlaceOrder>;
  readonly refusal: Error | undefined;
  readonly checkout: ReturnType<typeof useCheckout>;
  /** Whether an order is being sent. */
  readonly isLocked: boolean;
}

/** The order beside its fields: the parts, the options, the total and the button. */
export function CheckoutSummary({ user, cart, order, refusal, checkout, isLocked }: CheckoutSummaryProps) {
  const { draft, change, shipping, showsShipping, texts } = checkout;
  return (
    <section aria-label={CHECKOUT_PAGE_TEXTS.review} className={classes['summary']}>
      {/* While nothing in it can be pressed, it is still scrolled by keys. */}
      <div className={classes['body']} tabIndex={isLocked ? 0 : undefined}>
        <h2>{CHECKOUT_PAGE_TEXTS.review}</h2>
        <JobLine job={cart.job} />
        <OrderReview cart={cart} shipping={shipping} showsShipping={showsShipping} />
        <div className={classes['options']} inert={isLocked}>
          <p>
            {CHECKOUT_PAGE_TEXTS.payment}: {termsOf(user)}
          </p>
          <CheckBox
            label={CHECKOUT_PAGE_TEXTS.sendConfirmation}
            isChecked={draft.sendOrderConfirmation}
            onChange={(sendOrderConfirmation) => change({ sendOrderConfirmation })}
          />
          <CheckBox
            label={CHECKOUT_PAGE_TEXTS.clearCart}
            isChecked={draft.clearShoppingCart}
            onChange={(clearShoppingCart) => change({ clearShoppingCart })}
          />
        </div>
        <ErrorSummary problems={texts.map((text) => ({ text }))} />
      </div>
      <div className={classes['foot']}>
        {refusal && texts.length === 0 && !order.isOpen && (
          <OrderRefusal
            error={refusal}
            before={checkout.shownBefore}
            now={figuresOf({ cart, ...shipping })}
            isLoading={shipping.isLoading || shipping.areTaxesLoading}
            lastOrderNumber={cart.lastOrderNumber}
          />
        )}
        <OrderTotal cart={cart} shipping={shipping} showsShipping={showsShipping} />
        <PlaceOrder
          order={order}
          isChecking={checkout.isChecking}
          note={checkout.hindrance}
          onRetry={checkout.retry}
          onPlace={() => void checkout.place()}
        />
      </div>
    </section>
  );
}

/** How the account pays: by invoice, on the terms of its customer records. */
function termsOf({ customers }: SignedInUser): string {
  const terms = new Set(customers.map(({ arTermDescription }) => arTermDescription).filter(Boolean));
  return [CHECKOUT_PAGE_TEXTS.invoice, ...terms].join(', ');
}
