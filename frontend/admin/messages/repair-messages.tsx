import { Button, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { RepairRow } from '#shared/schemas/wire/delivery-view.ts';
import { DESK_TEXTS, MESSAGE_NAMES, ofOrder, toAddress } from '#shared/texts/desk/desk-texts.ts';
import { formatMoment } from '../../ui/format/format-moment.ts';
import { useKeptFocus } from '../../ui/hooks/use-kept-focus.ts';
import { LinedList } from '../frame/lined-list.tsx';
import { adminOrderPath } from '../frame/order-paths.ts';
import { KeyCaps } from '../shortcuts/key-caps.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.tsx';
import classes from './repair-messages.module.css';
import { useRepairDecision } from './use-repair-decision.ts';

interface RepairMessagesProps {
  readonly rows: readonly RepairRow[];
  /** Whether each message names its order. The page of the order itself does not repeat it. */
  readonly hasOrders?: boolean;
}

/**
 * Messages that could not be sent: why, whether a repeat is safe, and the two decisions. The keys are `j` and `k` to move,
 * `s` to send again and `x` to settle the one with the focus, or else the first. They stand in an `ActionArea` that stays
 * without them, because a decision is refused when a colleague was first.
 */
export function RepairMessages({ rows, hasOrders = false }: RepairMessagesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { sendAgain, settle, isPending } = useRepairDecision();
  const kept = useKeptFocus(rows.map(({ id }) => id).join(' '));

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('li[data-message]') ?? [])];
  const currentAt = () => items().findIndex((item) => item.contains(document.activeElement));
  const current = () => rows[Math.max(0, currentAt())];

  function move(step: 1 | -1) {
    const [all, at] = [items(), currentAt()];
    const next = at < 0 ? all[step > 0 ? 0 : all.length - 1] : all[at + step];
    next?.querySelector<HTMLElement>('button')?.focus();
  }

  function decide(decision: (row: RepairRow) => void) {
    const row = current();
    if (row && !isPending) decision(row);
  }

  const shortcut = (keys: string, label: string, run: () => void) => ({ keys, label, group: 'page' as const, run });
  useShortcuts(
    rows.length === 0
      ? []
      : [
          shortcut('j', DESK_TEXTS.next, () => move(1)),
          shortcut('k', DESK_TEXTS.previous, () => move(-1)),
          shortcut('s', DESK_TEXTS.sendAgain, () => decide(sendAgain)),
          shortcut('x', DESK_TEXTS.settle, () => decide(settle)),
        ],
  );

  return (
    <div {...kept} className={classes['messages']}>
      <LinedList ref={list} className={classes['list']}>
        {rows.map((row) => (
          <li key={row.id} data-message={row.id}>
            <Message row={row} hasOrder={hasOrders} />
            <div className={classes['actions']}>
              <Button
                variant="default"
                rightSection={<KeyCaps keys="s" />}
                disabled={isPending}
                onClick={() => sendAgain(row)}
              >
                {DESK_TEXTS.sendAgain} <VisuallyHidden>{nameOf(row)}</VisuallyHidden>
              </Button>
              <Button
                variant="subtle"
                color="gray"
                rightSection={<KeyCaps keys="x" />}
                disabled={isPending}
                onClick={() => settle(row)}
              >
                {DESK_TEXTS.settle} <VisuallyHidden>{nameOf(row)}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </LinedList>
    </div>
  );
}

/** Tells buttons of one list apart for screen readers. */
const nameOf = ({ kind, orderNumber, to }: RepairRow): string =>
  [MESSAGE_NAMES[kind], orderNumber && ofOrder(orderNumber), to && toAddress(to)].filter(Boolean).join(', ');

function Message({ row, hasOrder }: { readonly row: RepairRow; readonly hasOrder: boolean }) {
  const { kind, orderNumber, to, companyName, givenUpAt, reason, isRepeatable } = row;
  return (
    <div className={classes['what']}>
      <p>
        <b>{MESSAGE_NAMES[kind]}</b>
        {hasOrder && orderNumber && <Link to={adminOrderPath(orderNumber)}>{ofOrder(orderNumber)}</Link>}
        {to && <span>{toAddress(to)}</span>}
      </p>
      <p className={classes['reason']}>{reason}</p>
      <small>
        {hasOrder && companyName && <span>{companyName}</span>}
        <time dateTime={givenUpAt}>{formatMoment(givenUpAt)}</time>
        <span>{isRepeatable ? DESK_TEXTS.repeatable : DESK_TEXTS.notRepeatable}</span>
      </small>
    </div>
  );
}
