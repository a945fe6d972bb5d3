import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { failureText } from '../../../api/failure-text.ts';
import { CheckBox } from '../../../ui/base/check-box.tsx';
import { JobLine } from '../../../ui/base/job-line.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import classes from './checkout.module.css';
import { poNumberQuery } from './checkout-queries.ts';
import { useDraft } from './draft/use-draft.ts';
import { type FieldProblems, fieldProblems } from './fields/field-problems.ts';
import { OrderContacts } from './fields/order-contacts.tsx';
import { OrderFields } from './fields/order-fields.tsx';
import { OrderRefusal } from './placing/order-refusal.tsx';
import { orderRequest } from './placing/order-request.ts';
import { PlaceOrder } from './placing/place-order.tsx';
import { refusedFields } from './placing/refused-fields.ts';
import type { usePlaceOrder } from './placing/use-place-order.ts';
import { type Figure, figuresOf } from './review/order-figures.ts';
import { OrderReview, OrderTotal } from './review/order-review.tsx';
import { ShipTo } from './shipping/ship-to.tsx';
import { ShipmentCard, ShipmentSkeleton } from './shipping/shipment-card.tsx';
import { useQuotesFailure } from './shipping/use-quotes-failure.ts';
import { useShipping } from './shipping/use-shipping.ts';
import { useInsuranceCheck } from './use-insurance-check.ts';
import { useLimitedAvailability } from './use-limited-availability.ts';

interface CheckoutProps {
  readonly user: SignedInUser;
  /** With something in it. */
  readonly cart: CartView;
  readonly order: ReturnType<typeof usePlaceOrder>;
  /** What the server said to the last press; nothing was ordered then. */
  readonly refusal: Error | undefined;
  /** It counts no more. */
  readonly onForgetRefusal: () => void;
  readonly refreshCart: () => Promise<void>;
  readonly chooser: ReactNode;
}

/** Everything an order needs, in one page with one button (storefront 2, checkout). */
export function Checkout({ user, cart, order, refusal, onForgetRefusal, refreshCart, chooser }: CheckoutProps) {
  const { userId, account } = user;
  const queryClient = useQueryClient();
  const { draft, change, changeField } = useDraft(user, cart);
  const shipping = useShipping(user, cart, draft);
  const checks = [useInsuranceCheck(userId, cart, refreshCart), useLimitedAvailability(cart, refreshCart)];
  const failedCheck = checks.find(({ error }) => error !== undefined);
  useQuotesFailure(shipping.error, shipping.retry);

  const [tries, setTries] = useState(0);
  const [isChecking, setIsChecking] = useState(false);
  const [poProblem, setPoProblem] = useState<string>();
  const [shownBefore, setShownBefore] = useState<readonly Figure[]>([]);
  const page = useRef<HTMLDivElement>(null);

  const lines = cart.linesOfBusiness.map(({ lineOfBusinessKey }) => lineOfBusinessKey);
  const showsShipping = account.showPrices && account.showShipping;
  const isChecked = tries > 0;
  const problems: FieldProblems = {
    ...(refusal && refusedFields(refusal.message)),
    ...(poProblem && { poNumber: poProblem }),
    ...(isChecked && fieldProblems(draft, user, lines)),
  };
  const addressTexts = shipping.shipTo.flatMap((place) => Object.values(place.problems));
  const texts = [...new Set([...(isChecked ? addressTexts : []), ...Object.values(problems)])];

  // What is wrong comes first, whatever had the focus.
  useEffect(() => {
    if (tries > 0 || refusal) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, refusal]);

  /** Why the order can't be sent, apart from what is filled in. */
  function hindrance(): string | undefined {
    if (shipping.isLoading) return CHECKOUT_TEXTS.shippingLoading;
    if (failedCheck?.error) return failureText(failedCheck.error, CART_TEXTS.validationFailed);
    if (checks.some(({ isSettled }) => !isSettled)) return CHECKOUT_PAGE_TEXTS.stillChecking;
    if (shipping.shipments.some(({ quotes }) => !quotes)) return CHECKOUT_PAGE_TEXTS.noAddress;
    if (shipping.shipments.some(({ chosen }) => !chosen)) return CHECKOUT_PAGE_TEXTS.noQuotes;
    if (!showsShipping) return undefined;
    if (shipping.areTaxesLoading) return CHECKOUT_PAGE_TEXTS.taxesLoading;
    return shipping.taxError ? failureText(shipping.taxError, CHECKOUT_PAGE_TEXTS.taxesFailed) : undefined;
  }

  /** What trying again may help with, where the button is. */
  function retryOf(): (() => void) | undefined {
    if (failedCheck) return failedCheck.retry;
    return shipping.taxError && !shipping.areTaxesLoading ? shipping.retryTaxes : undefined;
  }

  /** What is wrong with the number for aftermarket parts, by the server; nothing where there is none. */
  async function poRefusal(): Promise<string | undefined> {
    const number = draft.fields.poNumber.trim();
    if (!lines.includes('aftermarket') || number === '') return undefined;
    try {
      const { booleanValue } = await queryClient.fetchQuery(poNumberQuery(userId, number));
      return booleanValue ? undefined : CART_TEXTS.aftermarketPoInvalid;
    } catch (error) {
      return failureText(error, CART_TEXTS.aftermarketPoUnverified);
    }
  }

  async function handlePlace() {
    onForgetRefusal();
    setPoProblem(undefined);
    const isWrong = addressTexts.length > 0 || Object.keys(fieldProblems(draft, user, lines)).length > 0;
    if (isWrong) setTries(tries + 1);
    if (isWrong || hindrance()) return;
    setIsChecking(true);
    const refused = await poRefusal();
    setIsChecking(false);
    if (refused) {
      setPoProblem(refused);
      setTries(tries + 1);
      return;
    }
    setShownBefore(figuresOf({ cart, ...shipping }));
    order.place(cart.cartId, orderRequest(cart, draft, shipping));
  }

  const isLocked = isChecking || order.isOpen;
  return (
    <div ref={page} className={classes['checkout']}>
      <div className={classes['sections']} inert={isLocked}>
        {chooser}
        <Section title={CHECKOUT_PAGE_TEXTS.shipTo}>
          <ShipTo
            shipTo={shipping.shipTo}
            isResidential={draft.isResidential}
            isChecked={isChecked}
            onChange={(changed, address) =>
              change({
                addresses: { ...draft.addresses, ...Object.fromEntries(changed.map((line) => [line, address])) },
              })
            }
            onChangeResidential={(isResidential) => change({ isResidential })}
          />
        </Section>
        <Section title={CHECKOUT_PAGE_TEXTS.shipments}>
          {shipping.shipments.length === 0 && <ShipmentSkeleton />}
          {shipping.shipments.map((shipment) => (
            <ShipmentCard
              key={shipment.key}
              shipment={shipment}
              onChoose={(code) => change({ shipVia: { ...draft.shipVia, [shipment.key]: code } })}
              onChangeLiftGate={(hasLiftGate) => {
                const others = draft.liftGates.filter((key) => key !== shipment.key);
                change({ liftGates: hasLiftGate ? [...others, shipment.key] : others });
              }}
            />
          ))}
        </Section>
        <Section title={CHECKOUT_PAGE_TEXTS.details}>
          <OrderFields
            user={user}
            lines={lines}
            fields={draft.fields}
            problems={problems}
            onChange={(name, value) => {
              if (name === 'poNumber') setPoProblem(undefined);
              if (refusal && refusedFields(refusal.message)[name]) onForgetRefusal();
              changeField(name, value);
            }}
          />
        </Section>
        <Section title={CHECKOUT_PAGE_TEXTS.contacts}>
          <OrderContacts draft={draft} problems={problems} onChange={change} onChangeField={changeField} />
        </Section>
      </div>
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
              onChange={(isChecked) => change({ sendOrderConfirmation: isChecked })}
            />
            <CheckBox
              label={CHECKOUT_PAGE_TEXTS.clearCart}
              isChecked={draft.clearShoppingCart}
              onChange={(isChecked) => change({ clearShoppingCart: isChecked })}
            />
          </div>
          <ErrorSummary problems={texts.map((text) => ({ text }))} />
        </div>
        <div className={classes['foot']}>
          {refusal && texts.length === 0 && !order.isOpen && (
            <OrderRefusal
              error={refusal}
              before={shownBefore}
              now={figuresOf({ cart, ...shipping })}
              isLoading={shipping.isLoading || shipping.areTaxesLoading}
              lastOrderNumber={cart.lastOrderNumber}
            />
          )}
          <OrderTotal cart={cart} shipping={shipping} showsShipping={showsShipping} />
          <PlaceOrder
            order={order}
            isChecking={isChecking}
            note={hindrance()}
            onRetry={retryOf()}
            onPlace={() => void handlePlace()}
          />
        </div>
      </section>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className={classes['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** How the account pays: by invoice, on the terms of its customer records. */
function termsOf({ customers }: SignedInUser): string {
  const terms = new Set(customers.map(({ arTermDescription }) => arTermDescription).filter(Boolean));
  return [CHECKOUT_PAGE_TEXTS.invoice, ...terms].join(', ');
}
