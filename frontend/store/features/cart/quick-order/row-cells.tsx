import { Input, NativeSelect } from '@mantine/core';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { NO_WARRANTY } from '#shared/rules/pricing/warranty-cost.ts';
import { plainQuantity } from '#shared/rules/quick-order/quantity-cell.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { numberOfRow, quantityOfRow, warrantyOfRow } from '#shared/texts/cart/quick-order-texts.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { unitNames } from '../../../../ui/format/unit-names.ts';
import { rowWarranties } from './row-amounts.ts';
import { type PadRow, type RowChoice, sellingOf } from './validate-rows.ts';

interface CellProps {
  readonly row: PadRow;
  /** The number of the row, as shown. */
  readonly place: string;
  readonly onChoice: (choice: RowChoice) => void;
}

/** Characters of a quantity that somebody types. What was pasted may be longer, and is shown whole. */
const LONGEST_QUANTITY = 10;

export function NumberCell({ row, place, onNumber }: Omit<CellProps, 'onChoice'> & NumberCellProps) {
  return (
    <Input
      aria-label={numberOfRow(place)}
      value={row.partNumber}
      spellCheck={false}
      onChange={({ currentTarget }) => onNumber(currentTarget.value)}
    />
  );
}

interface NumberCellProps {
  readonly onNumber: (partNumber: string) => void;
}

/** Keeps what is typed, even if it is no quantity: a row never gets a quantity that nobody wrote (decision B510). */
export function QuantityCell({ row: { quantity, written }, place, onChoice }: CellProps) {
  return (
    <Input
      key={written}
      aria-label={quantityOfRow(place)}
      aria-invalid={quantity === undefined || undefined}
      error={quantity === undefined}
      defaultValue={quantity ?? written}
      maxLength={Math.max(LONGEST_QUANTITY, written.length)}
      inputMode="numeric"
      onBlur={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        if (typed !== String(quantity ?? written)) onChoice({ quantity: plainQuantity(typed), written: typed });
      }}
    />
  );
}

interface UnitCellProps {
  readonly row: PadRow;
  readonly label: string;
  readonly onUnit: (unit: string) => void;
}

/** The units that a part is sold in. If there is one, nothing is to be chosen, unless the row names another. */
export function UnitCell({ row, label, onUnit }: UnitCellProps) {
  const { part, unit } = row;
  const names = part ? unitNames(part) : [];
  const isSold = sellingOf(row) !== undefined;
  if (names.length < 2 && (isSold || !part)) return names[0]?.name ?? unit;
  const choices = names.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <NativeSelect
      aria-label={label}
      value={unit ?? names[0]?.code}
      error={!isSold}
      onChange={({ currentTarget }) => onUnit(currentTarget.value)}
      data={isSold || unit === undefined ? choices : [{ value: unit, label: unit }, ...choices]}
    />
  );
}

/** The warranties of a mechanical part. Nothing for any other part. */
export function WarrantyCell({ row, place, account, onChoice }: CellProps & { readonly account: ShoppingAccount }) {
  const offer = rowWarranties(row, account);
  if (!offer || offer.warranties.length === 0) return null;
  const choices = offer.warranties.map(({ code, description, cost }) => ({
    value: code,
    label: account.showPrices ? `${description} – ${cost === 0 ? PART_TEXTS.free : formatMoney(cost)}` : description,
  }));
  return (
    <NativeSelect
      aria-label={warrantyOfRow(place)}
      value={offer.chosen}
      onChange={({ currentTarget }) => onChoice({ warrantyCode: currentTarget.value })}
      data={[...choices, { value: NO_WARRANTY, label: CART_PAGE_TEXTS.noWarranty }]}
    />
  );
}
