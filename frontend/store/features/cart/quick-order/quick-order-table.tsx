import { Input, NativeSelect } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { termsTexts } from '#shared/rules/terms/terms-texts.ts';
import {
  numberOfRow,
  QUICK_ORDER_TEXTS,
  quantityOfRow,
  removeRow,
  unitOfRow,
} from '#shared/texts/cart/quick-order-texts.ts';
import { onlySoMany } from '#shared/texts/catalogue/part-texts.ts';
import { quantityOf } from '#shared/values/quantity.ts';
import { IconButton } from '../../../../ui/base/icon-button.tsx';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { unitNames } from '../../../../ui/format/unit-names.ts';
import classes from './quick-order.module.css';
import { type PadRow, type RowStatus, sellingOf } from './validate-rows.ts';

/** Characters of a number and of a quantity. */
const LONGEST = { partNumber: 60, quantity: 3 } as const;

/** Another part may do as well. */
const REPLACEABLE: readonly RowStatus[] = ['short', 'unavailable', 'unknown', 'failed'];

interface QuickOrderTableProps {
  readonly rows: readonly PadRow[];
  readonly isChecking: boolean;
  readonly onNumber: (row: PadRow, partNumber: string) => void;
  /** The unit by a code of the part's. */
  readonly onChoice: (row: PadRow, choice: Partial<Pick<PadRow, 'quantity' | 'unit'>>) => void;
  readonly onRemove: (row: PadRow) => void;
  readonly onAlternatives: (row: PadRow) => void;
}

/** The rows of the pad, each with what was found out about it, in colour and in words. */
export function QuickOrderTable({ rows, isChecking, onAlternatives, ...changes }: QuickOrderTableProps) {
  const { onNumber, onChoice, onRemove } = changes;
  return (
    <table className={classes['table']} aria-label={QUICK_ORDER_TEXTS.checked} aria-busy={isChecking}>
      <thead>
        <tr>
          <th scope="col">{QUICK_ORDER_TEXTS.partNumber}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.quantity}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.unit}</th>
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
              <Input
                aria-label={numberOfRow(formatCount(index + 1))}
                value={row.partNumber}
                maxLength={LONGEST.partNumber}
                spellCheck={false}
                onChange={({ currentTarget }) => onNumber(row, currentTarget.value)}
              />
            </td>
            <td>
              <Input
                // Whoever leaves it with what is no quantity finds a 1 there (storefront 5).
                key={row.quantity}
                aria-label={quantityOfRow(formatCount(index + 1))}
                defaultValue={row.quantity}
                maxLength={LONGEST.quantity}
                inputMode="numeric"
                onBlur={({ currentTarget }) => {
                  const quantity = quantityOf(currentTarget.value);
                  currentTarget.value = String(quantity);
                  if (quantity !== row.quantity) onChoice(row, { quantity });
                }}
              />
            </td>
            <td>
              <Unit row={row} label={unitOfRow(formatCount(index + 1))} onUnit={(unit) => onChoice(row, { unit })} />
            </td>
            <td>{row.part?.webDescription}</td>
            <td>{priceOf(row)}</td>
            <td>
              <span className={classes['status']}>{QUICK_ORDER_TEXTS[row.status]}</span>
              {explanationsOf(row).map((text) => (
                <small key={text}>{text}</small>
              ))}
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

interface UnitProps {
  readonly row: PadRow;
  readonly label: string;
  readonly onUnit: (unit: string) => void;
}

/** The units that a part is sold in; where there is one, nothing is to be chosen. */
function Unit({ row: { part, unit }, label, onUnit }: UnitProps) {
  const [first, ...others] = part ? unitNames(part) : [];
  if (!first || others.length === 0) return first?.name;
  return (
    <NativeSelect
      aria-label={label}
      value={unit ?? first.code}
      onChange={({ currentTarget }) => onUnit(currentTarget.value)}
      data={[first, ...others].map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

function priceOf(row: PadRow): string | undefined {
  const price = sellingOf(row)?.customerPrice;
  return price ? formatMoney(price) : undefined;
}

/** How many there are of a part, its terms of sale, or why it was not added. */
function explanationsOf({ status, message, ...row }: PadRow): string[] {
  if (status === 'failed') return message === undefined ? [] : [message];
  const selling = sellingOf(row);
  if (!selling) return [];
  const short = status === 'short' ? [onlySoMany(formatCount(selling.uomQuantityAvailable))] : [];
  return [...short, ...termsTexts(selling.termsOfSale)];
}
