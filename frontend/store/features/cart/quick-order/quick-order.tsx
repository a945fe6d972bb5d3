import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { addSoMany, QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { useDroppedFiles } from '../../../../ui/hooks/use-dropped-files.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { toast } from '../../../../ui/page/toasts.tsx';
import classes from './quick-order.module.css';
import { QuickOrderFile } from './quick-order-file.tsx';
import { QuickOrderTable } from './quick-order-table.tsx';
import { textOfFile, UnreadableFile } from './text-of-file.ts';
import { useQuickOrder } from './use-quick-order.ts';

/** Orders many parts by number. All rows are checked before any goes into the cart, and wrong ones stay to be fixed. */
export function QuickOrder({ user }: { readonly user: SignedInUser }) {
  const pad = useQuickOrder(user);
  const { rows, message, isChecking, isAdded } = pad;
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  // The pressed button is disabled or gone by now; the outcome stands above it.
  useEffect(() => {
    if (isAdded) status.current?.focus();
  }, [isAdded]);

  function showMissing() {
    setIsMissing(true);
    field.current?.focus();
  }

  /** `rest` stays in the field, before the lines that are too many for one check. */
  function enter(texts: readonly string[], rest: string) {
    const left = pad.enter(texts);
    if (left === undefined) showMissing();
    else setText([rest, left].filter(Boolean).join('\n'));
  }

  /** Each file is read on its own, because each has its own headings. */
  async function handleFiles(files: readonly File[]) {
    try {
      const texts = await Promise.all(files.map(textOfFile));
      if (texts.length > 0) enter(texts, text);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      toast.error(error.message);
    }
  }

  const { isOver, ...dropping } = useDroppedFiles((files) => void handleFiles(files));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') showMissing();
    else enter([text], '');
  }

  function handleStartOver() {
    pad.startOver();
    field.current?.focus();
  }

  return (
    <div className={classes['pad']}>
      <ActionArea>
        <form
          noValidate
          className={classes['entry']}
          data-over={isOver || undefined}
          onSubmit={handleSubmit}
          {...dropping}
        >
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
            <Button type="submit" variant={rows.length > 0 ? 'default' : 'filled'} loading={isChecking}>
              {QUICK_ORDER_TEXTS.check}
            </Button>
            <QuickOrderFile onFiles={(files) => void handleFiles(files)} />
            {pad.mayUndo && (
              <Button variant="subtle" onClick={pad.undo}>
                {CART_PAGE_TEXTS.undo}
              </Button>
            )}
          </div>
        </form>
      </ActionArea>
      <p ref={status} role="status" tabIndex={-1} className={classes['status']}>
        {message}
      </p>
      {rows.length > 0 && <CheckedRows pad={pad} user={user} onStartOver={handleStartOver} />}
    </div>
  );
}

interface CheckedRowsProps {
  readonly user: SignedInUser;
  readonly pad: ReturnType<typeof useQuickOrder>;
  readonly onStartOver: () => void;
}

function CheckedRows({ user, pad, onStartOver }: CheckedRowsProps) {
  const { rows, good, unchecked, isChecking, isAdding } = pad;
  return (
    <ActionArea>
      <QuickOrderTable
        rows={rows}
        account={user.account}
        isChecking={isChecking}
        onNumber={pad.changeNumber}
        onChoice={pad.changeChoice}
        onRemove={pad.remove}
        onAlternatives={(row) => void pad.replaceByAlternative(row)}
      />
      <div className={classes['buttons']}>
        <Button size="md" disabled={good.length === 0 || isChecking} loading={isAdding} onClick={pad.add}>
          {addSoMany(formatCount(good.length), good.length === 1)}
        </Button>
        {unchecked.length > 0 && !isChecking && (
          <Button size="md" variant="default" onClick={pad.checkAgain}>
            {QUICK_ORDER_TEXTS.checkAgain}
          </Button>
        )}
        <Button size="md" variant="subtle" onClick={onStartOver}>
          {QUICK_ORDER_TEXTS.startOver}
        </Button>
      </div>
    </ActionArea>
  );
}
