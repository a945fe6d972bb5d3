import { useMutation } from '@tanstack/react-query';
import { startTransition, useRef, useState } from 'react';
import { readQuickOrder } from '#shared/rules/cart/quick-order-rows.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { rowsLeftOut } from '#shared/texts/cart/quick-order-texts.ts';
import { cartApi } from '../../../../api/groups/cart-api.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { lastActionArea } from '../../../../ui/page/action-area.tsx';
import { CART_SCOPE, useRefreshCart } from '../use-refresh-cart.ts';
import { useShowAddFailure } from '../use-show-add-failure.ts';
import { asText, itemOf, padRow, resultsOf, uncheckedRow } from './pad-rows.ts';
import { useChooseAlternative } from './use-choose-alternative.ts';
import { type PadRow, validateRows, withChoice } from './validate-rows.ts';

/** The rows of the quick order pad: checking them, changing them, and adding the good ones to the cart. */
export function useQuickOrder(user: SignedInUser) {
  const chooseAlternative = useChooseAlternative();
  const [rows, setRows] = useState<readonly PadRow[]>([]);
  const [message, setMessage] = useState('');
  const checking = useMutation({
    mutationFn: validateRows,
    onSuccess: (checked) =>
      setRows((current) => current.map((row) => checked.find(({ key }) => key === row.key) ?? row)),
  });
  const { add, ...adding } = useAddRows(user, (good, results) => {
    const outcome = resultsOf(rows, good, results);
    setRows(outcome.left);
    setMessage(outcome.message);
  });

  function enter(typed: string): boolean {
    const read = readQuickOrder([...rows.map(asText), typed].join('\n'));
    if (read.rows.length === 0) return false;
    const next = read.rows.map((row) => padRow(row, rows));
    // Two hundred rows take a while to paint; the server is asked meanwhile.
    startTransition(() => setRows(next));
    setMessage(read.leftOut > 0 ? rowsLeftOut(formatCount(read.leftOut)) : '');
    checking.mutate(next.filter(({ status }) => status === 'unchecked'));
    return true;
  }

  const changeRow = ({ key }: PadRow, change: (row: PadRow) => PadRow) =>
    setRows((current) => current.map((row) => (row.key === key ? change(row) : row)));

  async function replaceByAlternative(row: PadRow) {
    const partNumber = await chooseAlternative(row.partNumber);
    if (partNumber === undefined) return;
    const next = uncheckedRow({ ...row, partNumber });
    changeRow(row, () => next);
    checking.mutate([next]);
  }

  const good = rows.filter((row) => row.status === 'good');
  const unchecked = rows.filter((row) => row.status === 'unchecked');
  return {
    rows,
    good,
    unchecked,
    /** The outcome of the last action. */
    message,
    isChecking: checking.isPending,
    isAdding: adding.isPending,
    isAdded: adding.isSuccess,
    /** Adds typed lines to the rows; a number that is in a row already adds to it. False where no line has a number. */
    enter,
    add: () => add(good),
    checkAgain: () => checking.mutate(unchecked),
    changeNumber: (row: PadRow, partNumber: string) => changeRow(row, (now) => uncheckedRow({ ...now, partNumber })),
    changeChoice: (row: PadRow, choice: Parameters<typeof withChoice>[1]) =>
      changeRow(row, (now) => withChoice(now, choice)),
    remove: ({ key }: PadRow) => setRows(rows.filter((row) => row.key !== key)),
    replaceByAlternative,
    startOver() {
      setRows([]);
      setMessage('');
    },
  };
}

/** Puts rows into the cart, once however often it is pressed. A failure is shown where it was pressed. */
function useAddRows(
  user: SignedInUser,
  onResults: (added: readonly PadRow[], results: CartChanges['results']) => void,
) {
  const isBusy = useRef(false);
  const showFailure = useShowAddFailure();
  const place = useRef(lastActionArea());
  const refresh = useRefreshCart(user.userId);
  const { mutate, isPending, isSuccess } = useMutation({
    scope: CART_SCOPE,
    mutationFn: (rows: readonly PadRow[]) => cartApi.insertCartItems({ body: { items: rows.flatMap(itemOf) } }),
    onSuccess: ({ results }, rows) => onResults(rows, results),
    meta: { isToldByScreen: true },
    onError: (error) => showFailure(error, place.current),
    onSettled: () => {
      isBusy.current = false;
      return refresh();
    },
  });

  function add(rows: readonly PadRow[]) {
    if (isBusy.current) return;
    isBusy.current = true;
    place.current = lastActionArea();
    mutate(rows);
  }

  return { add, isPending, isSuccess };
}
