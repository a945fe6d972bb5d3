import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isAllowedQuantity } from '#shared/rules/terms/order-quantity.ts';
import { quantityTermsText } from '#shared/rules/terms/terms-texts.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { refusedByTerms } from '#shared/texts/catalogue/part-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import type { CheckoutFieldName } from '#shared/values/checkout-fields.ts';
import { failureText } from '../../../api/failure-text.ts';
import type { CheckoutCheck } from './checkout-check.ts';
import { poNumberQuery } from './checkout-queries.ts';
import { useDraft } from './draft/use-draft.ts';
import { type FieldProblems, fieldProblems } from './fields/field-problems.ts';
import { orderRequest } from './placing/order-request.ts';
import { refusedFields } from './placing/refused-fields.ts';
import type { usePlaceOrder } from './placing/use-place-order.ts';
import { type Figure, figuresOf } from './review/order-figures.ts';
import { useQuotesFailure } from './shipping/use-quotes-failure.ts';
import { type Shipping, useShipping } from './shipping/use-shipping.ts';
import { useInsuranceCheck } from './use-insurance-check.ts';
import { useLimitedAvailability } from './use-limited-availability.ts';
import type { VehicleCheck } from './vehicle-check.ts';

interface CheckoutOptions {
  readonly user: SignedInUser;
  /** With at least one part. */
  readonly cart: CartView;
  readonly order: ReturnType<typeof usePlaceOrder>;
  /** The server's refusal of the last attempt; nothing was ordered. */
  readonly refusal: Error | undefined;
  /** Clears the last refusal. */
  readonly onForgetRefusal: () => void;
  readonly refreshCart: () => Promise<void>;
  readonly vehicleCheck: VehicleCheck | undefined;
}

/** The state of a checkout: the draft, its shipping, everything that is wrong with it, and placing the order. */
export function useCheckout(options: CheckoutOptions) {
  const { user, cart, order, refusal, onForgetRefusal, refreshCart, vehicleCheck } = options;
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

  const lines = cart.linesOfBusiness.map(({ lineOfBusinessKey }) => lineOfBusinessKey);
  const showsShipping = account.showPrices && account.showShipping;
  const isChecked = tries > 0;
  const problems: FieldProblems = {
    ...(refusal && refusedFields(refusal.message)),
    ...(poProblem && { poNumber: poProblem }),
    ...(isChecked && fieldProblems(draft, user, lines)),
  };
  const addressTexts = shipping.shipTo.flatMap((place) => Object.values(place.problems));
  const hindrance = termsHindrance(cart, shipping) ?? hindranceOf(shipping, checks, showsShipping);
  const retryTaxes = shipping.taxError && !shipping.areTaxesLoading ? shipping.retryTaxes : undefined;

  async function place() {
    onForgetRefusal();
    setPoProblem(undefined);
    const isWrong = addressTexts.length > 0 || Object.keys(fieldProblems(draft, user, lines)).length > 0;
    if (isWrong) setTries(tries + 1);
    if (isWrong || hindrance) return;
    setIsChecking(true);
    const number = lines.includes('aftermarket') ? draft.fields.poNumber.trim() : '';
    const refused = number === '' ? undefined : await poRefusal(queryClient, userId, number);
    setIsChecking(false);
    if (refused) {
      setPoProblem(refused);
      setTries(tries + 1);
      return;
    }
    if (vehicleCheck && !(await vehicleCheck.confirm(draft.fields.vin, cart.items))) return;
    setShownBefore(figuresOf({ cart, ...shipping }));
    order.place(cart.cartId, orderRequest(cart, user, draft, shipping));
  }

  return {
    draft,
    change,
    changeField,
    /** Changes a field of the order, which takes back what was said against it. */
    changeOrderField(name: CheckoutFieldName, value: string) {
      if (name === 'poNumber') setPoProblem(undefined);
      if (refusal && refusedFields(refusal.message)[name]) onForgetRefusal();
      changeField(name, value);
    },
    shipping,
    lines,
    showsShipping,
    problems,
    /** The texts of all problems, each once. */
    texts: [...new Set([...(isChecked ? addressTexts : []), ...Object.values(problems)])],
    tries,
    isChecked,
    isChecking,
    /** Why the order cannot be placed now, apart from its fields. */
    hindrance,
    /** The action for the retry button; undefined where retrying does not help. */
    retry: failedCheck ? failedCheck.retry : retryTaxes,
    /** The figures on the screen when the order was sent. */
    shownBefore,
    place,
  };
}

/** The first line whose terms refuse its quantity, as after a feed that brought them, or its address. */
function termsHindrance({ items }: CartView, { shipTo }: Shipping): string | undefined {
  const wrong = items.find(({ quantity, termsOfSale }) => !isAllowedQuantity(quantity, termsOfSale));
  if (wrong) return refusedByTerms(wrong.itemNumber, quantityTermsText(wrong.termsOfSale) ?? '');
  return shipTo.flatMap(({ barred }) => barred)[0];
}

function hindranceOf(shipping: Shipping, checks: readonly CheckoutCheck[], showsShipping: boolean): string | undefined {
  const failedCheck = checks.find(({ error }) => error !== undefined);
  if (shipping.isLoading) return CHECKOUT_TEXTS.shippingLoading;
  if (failedCheck?.error) return failureText(failedCheck.error, CART_TEXTS.validationFailed);
  if (checks.some(({ isSettled }) => !isSettled)) return CHECKOUT_PAGE_TEXTS.stillChecking;
  if (shipping.shipments.some(({ quotes }) => !quotes)) return CHECKOUT_PAGE_TEXTS.noAddress;
  if (shipping.shipments.some(({ chosen }) => !chosen)) return CHECKOUT_PAGE_TEXTS.noQuotes;
  if (!showsShipping) return undefined;
  if (shipping.areTaxesLoading) return CHECKOUT_PAGE_TEXTS.taxesLoading;
  return shipping.taxError ? failureText(shipping.taxError, CHECKOUT_PAGE_TEXTS.taxesFailed) : undefined;
}

/** The server's objection to a purchase order number for aftermarket parts; undefined where it has none. */
async function poRefusal(queryClient: QueryClient, userId: string, number: string): Promise<string | undefined> {
  try {
    const { booleanValue } = await queryClient.fetchQuery(poNumberQuery(userId, number));
    return booleanValue ? undefined : CART_TEXTS.aftermarketPoInvalid;
  } catch (error) {
    return failureText(error, CART_TEXTS.aftermarketPoUnverified);
  }
}
