import { useMutation } from '@tanstack/react-query';
import { startTransition, useRef, useState } from 'react';
import { readQuickOrder } from '#shared/rules/quick-order/read-quick-order.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { linesUnread, QUICK_ORDER_TEXTS, rowsLeft } from '#shared/texts/cart/quick-order-texts.ts';
import { cartApi } from '../../../../api/groups/cart-api.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { lastActionArea } from '../../../../ui/page/action-area.tsx';
import { CART_SCOPE, useRefreshCart } from '../use-refresh-cart.ts';
import { useShowAddFailure } from '../use-show-add-failure.ts';
import { itemOf, resultsOf, withNumber, withRead } from './pad-rows.ts';
import { useChooseAlternative } from './use-choose-alternative.ts';
import { useRowsWithUndo } from './use-rows-with-undo.ts';
import { findParts, fixFirst, type PadRow, type RowChoice, withChoice, withPart } from './validate-rows.ts';

/** The rows of the quick order pad: checking them, changing them, and adding the good ones to the cart. */
export function useQuickOrder(user: SignedInUser) {
  const chooseAlternative = useChooseAlternative();
  const { rows, setRows, remember, undo, mayUndo, forget } = useRowsWithUndo();
  const [message, setMessage] = useState('');
  const checking = useChecking(setRows);
  const { add, ...adding } = useAddRows(user, (good, results) => {
    const outcome = resultsOf(rows, good, results);
    forget();
    setRows(outcome.left);
    setMessage(outcome.message);
  });

  function enter(texts: readonly string[]): string | undefined {
    const read = texts.map(readQuickOrder);
    const unread = read.flatMap((each) => each.unread);
    const unreadText = linesUnread(unread, formatCount(unread.length));
    setMessage(unreadText);
    const added = read.flatMap((each) => each.rows);
    if (added.length === 0) return undefined;
    const next = withRead(rows, added);
    remember();
    // Two hundred rows take a while to paint; the server is asked meanwhile.
    startTransition(() => setRows(next.rows));
    if (next.left.length > 0) setMessage(`${rowsLeft(formatCount(next.left.length))} ${unreadText}`.trim());
    checking.check(
      next.rows.filter(({ status }) => status === 'unchecked'),
      true,
    );
    return next.left.join('\n');
  }

  const changeRow = ({ key }: PadRow, change: (row: PadRow) => PadRow) =>
    setRows((current) => current.map((row) => (row.key === key ? change(row) : row)));

  async function replaceByAlternative(row: PadRow) {
    const partNumber = await chooseAlternative(row.partNumber);
    if (partNumber === undefined) return;
    remember();
    const next = withNumber(row, partNumber);
    changeRow(row, () => next);
    checking.check([next]);
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
    mayUndo: mayUndo && !adding.isPending,
    /**
     * Adds texts to the rows; a number that is in a row already adds to it. Returns the lines that are too many
     * for one check, or undefined if no line has a number.
     */
    enter,
    add: () => add(good),
    checkAgain: () => checking.check(unchecked, true),
    changeNumber(row: PadRow, partNumber: string) {
      remember(`number of ${row.key}`);
      changeRow(row, (now) => withNumber(now, partNumber));
    },
    /** Another quantity may come at another time, so its arrival is asked for. */
    changeChoice(row: PadRow, choice: RowChoice) {
      remember();
      const next = withChoice(row, choice);
      changeRow(row, () => next);
      if (choice.quantity !== undefined && next.part) checking.check([next]);
    },
    remove({ key }: PadRow) {
      remember();
      setRows(rows.filter((row) => row.key !== key));
    },
    replaceByAlternative,
    startOver() {
      remember();
      setRows([]);
      setMessage('');
    },
    undo() {
      const former = undo() ?? [];
      setMessage(QUICK_ORDER_TEXTS.undone);
      checking.check(former.filter(({ status }) => status === 'unchecked'));
    },
  };
}

/** Looks rows up and notes what was found, unless their number was changed meanwhile. */
function useChecking(setRows: (change: (current: readonly PadRow[]) => readonly PadRow[]) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ rows }: { rows: readonly PadRow[]; isFixFirst: boolean }) => findParts(rows),
    onSuccess: (parts, { rows, isFixFirst }) =>
      setRows((current) => {
        const asked = new Map(rows.map((row) => [row.key, row]));
        const checked = current.map((row) =>
          asked.get(row.key)?.partNumber === row.partNumber ? withPart(row, parts.get(row.key)) : row,
        );
        return isFixFirst ? fixFirst(checked) : checked;
      }),
  });
  return {
    isPending,
    /** With `isFixFirst`, rows to fix move to the top. */
    check(rows: readonly PadRow[], isFixFirst = false) {
      if (rows.length > 0 || isFixFirst) mutate({ rows, isFixFirst });
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
