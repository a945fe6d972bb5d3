import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createElement, Fragment, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { NewCartItem } from '#shared/contracts/cart.ts';
import { jobName } from '#shared/rules/cart/job-name.ts';
import { mayCheckOut } from '#shared/rules/orders/may-check-out.ts';
import type { CartItem } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CART_PAGE_TEXTS, jobCartNamed } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { cartApi } from '../../../../api/groups/cart-api.ts';
import { PATHS } from '../../../../paths.ts';
import { JobLine } from '../../../../ui/base/job-line.tsx';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { type ActionArea, lastActionArea } from '../../../../ui/page/action-area.tsx';
import { toast } from '../../../../ui/page/toasts.tsx';
import { cartQuery } from '../cart-queries.ts';
import { cartResultText } from '../cart-result-text.ts';
import { CART_SCOPE, useRefreshCart } from '../use-refresh-cart.ts';
import { useShowAddFailure } from '../use-show-add-failure.ts';

const ANY_PART = '';

/** Says how an add ended in the place where it was pressed, without the question of the specification. */
export interface AddFeedback {
  readonly area: ActionArea;
  /** The line as it is now. */
  readonly onAdded: (item: CartItem) => void;
}

/** Puts parts into the cart, and says how that ended (storefront 4, adding a part). */
export function useAddToCart(user: SignedInUser) {
  const queryClient = useQueryClient();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { data: cart } = useQuery(cartQuery(user.userId));
  const showFailure = useShowAddFailure();
  const job = cart?.job ?? null;
  const pending = useRef(new Set<string>());
  const adding = useMutation({
    scope: CART_SCOPE,
    mutationFn: (item: NewCartItem) => cartApi.insertCartItem({ body: { items: [item] } }),
    meta: { isToldByScreen: true },
    onSettled: useRefreshCart(user.userId),
  });

  async function showSuccess() {
    const question = {
      title: CART_TEXTS.successTitle,
      message: createElement(Fragment, {}, createElement('p', {}, CART_TEXTS.success), createElement(JobLine, { job })),
    };
    if (!mayCheckOut(user)) {
      return dialogs.alert({ ...question, confirmLabel: CART_PAGE_TEXTS.continueShopping });
    }
    const labels = { confirmLabel: CART_PAGE_TEXTS.checkout, cancelLabel: CART_PAGE_TEXTS.continueShopping };
    if (await dialogs.confirm({ ...question, ...labels })) await navigate(PATHS.checkout);
  }

  /**
   * Whether some of it got into the cart. A second press before the answer is none: for any part, as the question that
   * follows is about one, or with `feedback` for the same part.
   */
  async function add(item: NewCartItem, feedback?: AddFeedback): Promise<boolean> {
    const key = feedback ? `${item.companyCode} ${item.itemNumber}` : ANY_PART;
    if (pending.current.has(key)) return false;
    pending.current.add(key);
    const area = feedback?.area ?? lastActionArea();
    try {
      const { results } = await adding.mutateAsync(item);
      const [result] = results;
      const text = result && cartResultText(result);
      const isAdded = result?.outcome === 'added';
      // The question after a success names the job itself.
      const inJob = job && !isAdded && result?.item ? ` ${jobCartNamed(jobName(job))}.` : '';
      if (isAdded && result.item && feedback) {
        feedback.onAdded(result.item);
        return true;
      }
      if (text) toast[isAdded ? 'success' : 'info'](text + inJob);
      if (isAdded) void showSuccess();
      else if (text) area.showFailure(text + inJob);
      return result?.item != null;
    } catch (error) {
      // The cart may know better than this page.
      void queryClient.invalidateQueries(cartQuery(user.userId));
      void showFailure(error, area);
      return false;
    } finally {
      pending.current.delete(key);
    }
  }

  return {
    add,
    isInCart: (itemNumber: string | null): boolean =>
      itemNumber !== null && (cart?.items.some((item) => item.itemNumber === itemNumber) ?? false),
  };
}
