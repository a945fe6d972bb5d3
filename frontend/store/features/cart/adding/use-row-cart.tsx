import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { jobName } from '#shared/rules/cart/job-name.ts';
import { mayCheckOut } from '#shared/rules/orders/may-check-out.ts';
import type { CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { addedUnits, TABLE_TEXTS } from '#shared/texts/catalogue/table-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { cartQuery } from '../cart-queries.ts';
import { useChangeCart } from '../use-change-cart.ts';
import { AddMessage, type AddNews } from './add-message.tsx';
import { cardRefusal } from './card-refusal.ts';
import { newCartItem } from './new-cart-item.ts';
import { useAddToCart } from './use-add-to-cart.ts';

type Vehicle = Parameters<typeof newCartItem>[1];

interface LastAdd {
  readonly lineId: string;
  readonly quantity: number;
}

/** The cart for parts that are added in their rows: how many of each are in it, and how the last add ended. */
export function useRowCart(user: SignedInUser, vehicle: Vehicle) {
  const queryClient = useQueryClient();
  const { add } = useAddToCart(user);
  const { update, remove } = useChangeCart(user.userId);
  const { data: cart } = useQuery(cartQuery(user.userId));
  const [news, setNews] = useState<AddNews>();
  const [last, setLast] = useState<LastAdd>();

  function tell(next: AddNews | undefined, added?: LastAdd) {
    setNews(next);
    setLast(added);
  }

  function handleAdd(part: PartCard, quantity: number) {
    const { job } = queryClient.getQueryData(cartQuery(user.userId).queryKey) ?? { job: null };
    const number = part.guid === null ? part.partNumber : part.webDescription;
    void add(
      { ...newCartItem(part, vehicle), quantity, unitOfMeasure: { code: part.unitOfMeasure } },
      {
        area: { showFailure: (text) => tell({ kind: 'failed', text }), clearFailure: () => tell(undefined) },
        onAdded: ({ id }) =>
          tell(
            { kind: 'added', what: addedUnits(formatCount(quantity), number), job: job && jobName(job) },
            { lineId: id, quantity },
          ),
      },
    );
  }

  /** Others may have changed the line since: what was added comes off what is there now. */
  async function undo({ lineId, quantity }: LastAdd) {
    setLast(undefined);
    try {
      const { items } = await queryClient.fetchQuery({ ...cartQuery(user.userId), staleTime: 0 });
      const line = items.find(({ id }) => id === lineId);
      const left = (line?.quantity ?? 0) - quantity;
      if (line && left > 0) await update.mutateAsync({ id: lineId, quantity: left });
      else if (line) await remove.mutateAsync(line);
      tell({ kind: 'undone', text: TABLE_TEXTS.undone });
    } catch (error) {
      tell({ kind: 'failed', text: failureText(error) });
    }
  }

  const takeBack = last && (() => void undo(last));
  const message: ReactNode = <AddMessage news={news} mayCheckOut={mayCheckOut(user)} onUndo={takeBack} />;
  return {
    inCart: (part: PartCard): number => unitsOf(part, cart),
    mayAdd: (part: PartCard): boolean => cardRefusal(part, unitsOf(part, cart) > 0) === undefined,
    add: handleAdd,
    undo: takeBack,
    message,
  };
}

/** In the unit that the list sells. */
const unitsOf = (part: PartCard, cart: CartView | undefined): number =>
  cart?.items.filter((item) => isOf(item, part)).reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

const isOf = (item: CartItem, { guid, partNumber, companyCode, unitOfMeasure }: PartCard): boolean =>
  item.itemNumber === (guid ?? partNumber) &&
  item.companyCode === companyCode &&
  item.unitOfMeasure.code === unitOfMeasure;
