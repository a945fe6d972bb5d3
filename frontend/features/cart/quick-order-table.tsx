import { TextInput } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { quantityOf } from '#shared/rules/quantity.ts';
import type { QuickOrderRow } from '#shared/rules/quick-order-rows.ts';
import { onlySoMany } from '#shared/texts/part-texts.ts';
import { numberOfRow, QUICK_ORDER_TEXTS, quantityOfRow, removeRow } from '#shared/texts/quick-order-texts.ts';
import { formatCount } from '../../ui/format-count.ts';
import { formatMoney } from '../../ui/format-money.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { PadRow, RowStatus } from './check-rows.ts';
import classes from './quick-order.module.css';

/** Characters of a number and of a quantity. */
const LONGEST = { partNumber: 60, quantity: 3 } as const;

/** Another part may do as well. */
const REPLACEABLE: readonly RowStatus[] = ['short', 'unavailable', 'unknown', 'failed'];

interface QuickOrderTableProps {
  readonly rows: readonly PadRow[];
  readonly isChecking: boolean;
  readonly onChange: (row: PadRow, change: Partial<QuickOrderRow>) => void;
  readonly onRemove: (row: PadRow) => void;
  readonly onAlternatives: (row: PadRow) => void;
}

/** The rows of the pad, each with what was found out about it, in colour and in words. */
export function QuickOrderTable({ rows, isChecking, onChange, onRemove, onAlternatives }: QuickOrderTableProps) {
  return (
    <table className={classes['table']} aria-label={QUICK_ORDER_TEXTS.checked} aria-busy={isChecking}>
      <thead>
        <tr>
          <th scope="col">{QUICK_ORDER_TEXTS.partNumber}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.quantity}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.part}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.price}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.status}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.key} data-status={row.status}>
            <td>
              <TextInput
                aria-label={numberOfRow(formatCount(index + 1))}
                value={row.partNumber}
                maxLength={LONGEST.partNumber}
                spellCheck={false}
                onChange={({ currentTarget }) => onChange(row, { partNumber: currentTarget.value })}
              />
            </td>
            <td>
              <TextInput
                // Whoever leaves it with what is no quantity finds a 1 there (storefront 5).
                key={row.quantity}
                aria-label={quantityOfRow(formatCount(index + 1))}
                defaultValue={row.quantity}
                maxLength={LONGEST.quantity}
                inputMode="numeric"
                onBlur={({ currentTarget }) => {
                  const quantity = quantityOf(currentTarget.value);
                  currentTarget.value = String(quantity);
                  if (quantity !== row.quantity) onChange(row, { quantity });
                }}
              />
            </td>
            <td>{row.part?.webDescription}</td>
            <td>{row.part?.customerPrice ? formatMoney(row.part.customerPrice) : null}</td>
            <td>
              <span className={classes['status']}>{QUICK_ORDER_TEXTS[row.status]}</span>
              {explanationOf(row) && <small>{explanationOf(row)}</small>}
              {REPLACEABLE.includes(row.status) && (
                <TextButton onClick={() => onAlternatives(row)}>{QUICK_ORDER_TEXTS.alternatives}</TextButton>
              )}
            </td>
            <td>
              <IconButton label={removeRow(row.partNumber)} onClick={() => onRemove(row)}>
                <IconX size={18} stroke={1.75} aria-hidden />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function explanationOf({ status, part, message }: PadRow): string | undefined {
  if (status === 'failed') return message;
  return status === 'short' && part ? onlySoMany(formatCount(part.uomQuantityAvailable)) : undefined;
}
