import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { type QuickOrderRow, readQuickOrder } from '#shared/rules/cart/quick-order-rows.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import {
  addedSoMany,
  addSoMany,
  alternativesFor,
  leftToFix,
  QUICK_ORDER_TEXTS,
  rowsLeftOut,
  saidOfRow,
} from '#shared/texts/cart/quick-order-texts.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { cartApi } from '../../../../api/cart-api.ts';
import { catalogueApi } from '../../../../api/catalogue-api.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { PressPlace, pressedPlace } from '../../../../ui/page/press-place.tsx';
import { toast } from '../../../../ui/page/toasts.tsx';
import { newCartItem } from '../adding/new-cart-item.ts';
import { toldResult } from '../told-result.ts';
import { CART_SCOPE, useRefreshCart } from '../use-refresh-cart.ts';
import { useTellFailure } from '../use-tell-failure.ts';
import classes from './quick-order.module.css';
import { QuickOrderFile } from './quick-order-file.tsx';
import { QuickOrderTable } from './quick-order-table.tsx';
import { type PadRow, validateRows, withChoice } from './validate-rows.ts';

/** By these nothing of a row is left to do. */
const DONE: readonly AddOutcome[] = ['added', 'partly added', 'reduced'];

/** What is said of a row that is not as it was asked for; each names its part, as several rows may have less. */
function lessOf({ partNumber }: PadRow, result: CartChanges['results'][number] | undefined): string[] {
  const told = result && result.outcome !== 'added' ? toldResult(result) : undefined;
  return told ? [saidOfRow(partNumber, told)] : [];
}

/** Many parts by their numbers: all are checked before any goes into the cart, and what can't go in stays to be fixed. */
export function QuickOrder({ user }: { readonly user: SignedInUser }) {
  const dialogs = useDialogs();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [rows, setRows] = useState<readonly PadRow[]>([]);
  const [told, setTold] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isAdding = useRef(false);
  const tellFailure = useTellFailure();
  const place = useRef(pressedPlace());

  const refresh = useRefreshCart(user.userId);

  const checking = useMutation({
    mutationFn: validateRows,
    onSuccess: (checked) =>
      setRows((current) => current.map((row) => checked.find(({ key }) => key === row.key) ?? row)),
  });
  const looking = useMutation({
    mutationFn: (keyword: string) => catalogueApi.getParts({ body: { keyword, take: MOST_ALTERNATIVES } }),
  });
  const adding = useMutation({
    scope: CART_SCOPE,
    mutationFn: (good: readonly PadRow[]) => cartApi.insertCartItems({ body: { items: good.flatMap(itemOf) } }),
    onSuccess: ({ results }, good) => takeResults(good, results),
    meta: { isToldByScreen: true },
    onError: (error) => tellFailure(error, place.current),
    onSettled: () => {
      isAdding.current = false;
      return refresh();
    },
  });

  function takeResults(good: readonly PadRow[], results: CartChanges['results']) {
    const resultOf = (row: PadRow) => results[good.findIndex(({ key }) => key === row.key)];
    const isDone = (row: PadRow) => DONE.includes(resultOf(row)?.outcome ?? 'missing');
    const added = good.filter(isDone);
    const left = rows
      .filter((row) => !added.some(({ key }) => key === row.key))
      .map((row): PadRow => {
        const result = resultOf(row);
        return result ? { ...row, status: 'failed', message: toldResult(result) } : row;
      });
    setRows(left);
    const sentences = [
      addedSoMany(formatCount(added.length), added.length === 1),
      ...(left.length > 0 ? [leftToFix(formatCount(left.length), left.length === 1)] : []),
      ...good.flatMap((row) => lessOf(row, resultOf(row))),
    ];
    setTold(sentences.join(' '));
  }

  // The button that was pressed is off or gone: what became of it stands above.
  useEffect(() => {
    if (adding.isSuccess) status.current?.focus();
  }, [adding.isSuccess]);

  function handleAdd() {
    if (isAdding.current) return;
    isAdding.current = true;
    place.current = pressedPlace();
    adding.mutate(good);
  }

  function handleStartOver() {
    setRows([]);
    setTold('');
    field.current?.focus();
  }

  /** A number that stands in the table already adds to its row. */
  function take(typed: string) {
    const read = readQuickOrder([...rows.map(asText), typed].join('\n'));
    if (read.rows.length === 0) {
      setIsMissing(true);
      return field.current?.focus();
    }
    const next = read.rows.map((row) => padRow(row, rows));
    // Two hundred rows take a while to paint; the server is asked meanwhile.
    startTransition(() => setRows(next));
    setText('');
    setTold(read.leftOut > 0 ? rowsLeftOut(formatCount(read.leftOut)) : '');
    checking.mutate(next.filter(({ status }) => status === 'unchecked'));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') {
      setIsMissing(true);
      return field.current?.focus();
    }
    take(text);
  }

  const changeRow = ({ key }: PadRow, change: (row: PadRow) => PadRow) =>
    setRows((current) => current.map((row) => (row.key === key ? change(row) : row)));

  async function handleAlternatives(row: PadRow) {
    const found = await looking.mutateAsync(row.partNumber).catch(() => undefined);
    if (!found) return;
    const others = found.parts.filter(
      (part) => part.uomQuantityAvailable > 0 && matchedNumber(part.partNumber) !== matchedNumber(row.partNumber),
    );
    if (others.length === 0) return toast.info(QUICK_ORDER_TEXTS.noAlternatives);
    const chosen = await dialogs.select({
      label: alternativesFor(row.partNumber),
      options: others.map(({ guid, partNumber, webDescription }) => ({
        value: guid ?? partNumber,
        label: guid === null ? `${partNumber} – ${webDescription}` : webDescription,
      })),
    });
    if (chosen === undefined) return;
    const next = uncheckedRow({ ...row, partNumber: chosen });
    changeRow(row, () => next);
    checking.mutate([next]);
  }

  const good = rows.filter((row) => row.status === 'good');
  const unchecked = rows.filter((row) => row.status === 'unchecked');
  return (
    <div className={classes['pad']}>
      <PressPlace>
        <form noValidate className={classes['entry']} onSubmit={handleSubmit}>
          <Textarea
            ref={field}
            label={QUICK_ORDER_TEXTS.lines}
            placeholder={QUICK_ORDER_TEXTS.example}
            rows={rows.length > 0 ? 3 : 8}
            value={text}
            error={isMissing && QUICK_ORDER_TEXTS.nothing}
            spellCheck={false}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setIsMissing(false);
            }}
          />
          <div className={classes['buttons']}>
            <Button type="submit" variant={rows.length > 0 ? 'default' : 'filled'} loading={checking.isPending}>
              {QUICK_ORDER_TEXTS.check}
            </Button>
            <QuickOrderFile onText={take} />
          </div>
        </form>
      </PressPlace>
      <p ref={status} role="status" tabIndex={-1} className={classes['told']}>
        {told}
      </p>
      {rows.length > 0 && (
        <PressPlace>
          <QuickOrderTable
            rows={rows}
            isChecking={checking.isPending}
            onNumber={(row, partNumber) => changeRow(row, (now) => uncheckedRow({ ...now, partNumber }))}
            onChoice={(row, choice) => changeRow(row, (now) => withChoice(now, choice))}
            onRemove={({ key }) => setRows(rows.filter((row) => row.key !== key))}
            onAlternatives={(row) => void handleAlternatives(row)}
          />
          <div className={classes['buttons']}>
            <Button
              size="md"
              disabled={good.length === 0 || checking.isPending}
              loading={adding.isPending}
              onClick={handleAdd}
            >
              {addSoMany(formatCount(good.length), good.length === 1)}
            </Button>
            {unchecked.length > 0 && !checking.isPending && (
              <Button size="md" variant="default" onClick={() => checking.mutate(unchecked)}>
                {QUICK_ORDER_TEXTS.checkAgain}
              </Button>
            )}
            <Button size="md" variant="subtle" onClick={handleStartOver}>
              {QUICK_ORDER_TEXTS.startOver}
            </Button>
          </div>
        </PressPlace>
      )}
    </div>
  );
}

const MOST_ALTERNATIVES = 12;

const asText = ({ partNumber, quantity }: QuickOrderRow): string => `${partNumber}\t${quantity}`;

/** A row that was checked already stays so, as long as it says the same. */
function padRow(row: QuickOrderRow, before: readonly PadRow[]): PadRow {
  const same = before.find(({ partNumber }) => matchedNumber(partNumber) === matchedNumber(row.partNumber));
  if (same?.quantity === row.quantity) return same;
  return { ...row, key: same?.key ?? crypto.randomUUID(), unit: same?.unit, status: 'unchecked' };
}

/** Of a part that is not known yet. */
const uncheckedRow = ({ key, partNumber, quantity }: PadRow): PadRow => ({
  key,
  partNumber,
  quantity,
  status: 'unchecked',
});

const itemOf = ({ part, quantity, unit }: PadRow) =>
  part ? [{ ...newCartItem(part), quantity, ...(unit && { unitOfMeasure: { code: unit } }) }] : [];
