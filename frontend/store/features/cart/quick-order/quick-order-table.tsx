import IconX from '@tabler/icons-react/icons/IconX';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { termsTexts } from '#shared/rules/terms/terms-texts.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { QUICK_ORDER_TEXTS, removeRow, unitOfRow } from '#shared/texts/cart/quick-order-texts.ts';
import { IconButton } from '../../../../ui/base/icon-button.tsx';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { PartAvailability } from '../../../../ui/part/part-availability.tsx';
import classes from './quick-order.module.css';
import { rowAmounts } from './row-amounts.ts';
import { NumberCell, QuantityCell, UnitCell, WarrantyCell } from './row-cells.tsx';
import { explanationOf } from './row-explanation.ts';
import { type PadRow, type RowChoice, type RowStatus, sellingOf } from './validate-rows.ts';

/** Another part may do as well. */
const REPLACEABLE: readonly RowStatus[] = ['short', 'unavailable', 'unknown', 'failed'];

interface RowActions {
  readonly account: ShoppingAccount;
  readonly onNumber: (row: PadRow, partNumber: string) => void;
  readonly onChoice: (row: PadRow, choice: RowChoice) => void;
  readonly onRemove: (row: PadRow) => void;
  readonly onAlternatives: (row: PadRow) => void;
}

interface QuickOrderTableProps extends RowActions {
  readonly rows: readonly PadRow[];
  readonly isChecking: boolean;
}

/** The rows of the pad, each with what was found out about it, in colour and in words. */
export function QuickOrderTable({ rows, isChecking, ...actions }: QuickOrderTableProps) {
  return (
    <table className={classes['table']} aria-label={QUICK_ORDER_TEXTS.checked} aria-busy={isChecking}>
      <thead>
        <tr>
          <th scope="col">{QUICK_ORDER_TEXTS.partNumber}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.quantity}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.unit}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.part}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.arrival}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.price}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.total}</th>
          <th scope="col">{QUICK_ORDER_TEXTS.status}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.key} row={row} place={formatCount(index + 1)} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends RowActions {
  readonly row: PadRow;
  /** The number of the row, as shown. */
  readonly place: string;
}

function Row({ row, place, account, onNumber, onChoice, onRemove, onAlternatives }: RowProps) {
  const { price, total } = rowAmounts(row, account);
  const explanation = explanationOf(row);
  return (
    <tr data-status={row.status}>
      <td>
        <NumberCell row={row} place={place} onNumber={(partNumber) => onNumber(row, partNumber)} />
      </td>
      <td>
        <QuantityCell row={row} place={place} onChoice={(choice) => onChoice(row, choice)} />
      </td>
      <td>
        <UnitCell row={row} label={unitOfRow(place)} onUnit={(unit) => onChoice(row, { unit })} />
      </td>
      <td>
        {row.part?.webDescription}
        <WarrantyCell row={row} place={place} account={account} onChoice={(choice) => onChoice(row, choice)} />
      </td>
      <td>
        <Arrival row={row} />
      </td>
      <td>{price !== undefined && formatMoney(price)}</td>
      <td>{total !== undefined && formatMoney(total)}</td>
      <td>
        <span className={classes['status']}>{QUICK_ORDER_TEXTS[row.status]}</span>
        {explanation && <small>{explanation}</small>}
        {termsOf(row).map((text) => (
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
  );
}

/** Under which terms a part is sold. A row that was not added says why itself. */
function termsOf(row: PadRow): string[] {
  const selling = row.status === 'failed' ? undefined : sellingOf(row);
  return selling ? termsTexts(selling.termsOfSale) : [];
}

function Arrival({ row }: { readonly row: PadRow }) {
  const selling = sellingOf(row);
  if (!selling || row.status === 'unavailable') return null;
  const { availability, firstEda, lastEda, uomQuantityAvailable } = selling;
  return (
    <PartAvailability
      state={availability}
      firstEta={firstEda}
      lastEta={lastEda}
      unitsAvailable={uomQuantityAvailable}
    />
  );
}
