import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { partQuality } from '#shared/rules/catalogue/part-quality.ts';
import { partTitle } from '#shared/rules/catalogue/part-title.ts';
import { isUnavailable } from '#shared/rules/pricing/part-unavailable.ts';
import type { PriceView } from '#shared/rules/pricing/retail-price.ts';
import { shownPrice, type storeMargins } from '#shared/rules/pricing/store-view.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import { addPart, CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { AVAILABILITY_DISPLAY } from '#shared/texts/catalogue/catalogue-texts.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { inCartCount, listAt, quantityOfPart, TABLE_TEXTS } from '#shared/texts/catalogue/table-texts.ts';
import { quantityOf } from '#shared/values/quantity.ts';
import { areSingleKeysOn } from '../../../../shortcuts/single-keys.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { PartDrawing } from '../../../../ui/part/part-drawing.tsx';
import { FROM_LIST } from '../part-card.tsx';
import classes from './part-table.module.css';
import { arrivalOf, makerLine, qualityLine, stockLines, vehicleLine } from './row-facts.ts';
import { PositionMark, QualityMark } from './row-marks.tsx';

/** The facts that all rows of a table share. */
export interface RowLook {
  readonly hasPictures: boolean;
  /** Whether the account shows any. */
  readonly hasPrices: boolean;
  readonly view: PriceView;
  readonly margins: ReturnType<typeof storeMargins>;
  /** The make and the model that are searched for; empty for none. */
  readonly model: string;
  /** ISO date. */
  readonly today: string;
  readonly pathOf: (part: PartCard) => string;
}

interface PartRowProps extends RowLook {
  /** Only the first row has one, which the keyboard reaches from what stands above. */
  readonly id: string | undefined;
  readonly part: PartCard;
  readonly inCart: number;
  readonly mayAdd: boolean;
  readonly onAdd: (part: PartCard, quantity: number) => void;
}

/** A part as a row. Enter adds as many as its field says; a digit is typed into the field. */
export function PartRow({ id, part, inCart, mayAdd, onAdd, ...look }: PartRowProps) {
  const isOneOfAKind = part.guid !== null;
  const add = (row: HTMLElement) => mayAdd && onAdd(part, takenQuantity(row));
  return (
    <tr id={id} tabIndex={id ? 0 : -1} data-none={!mayAdd || undefined} onKeyDown={(event) => handleKey(event, add)}>
      {identityCells(part, look)}
      {termsCells(part, look, inCart)}
      <td className={classes['add']}>
        {!isOneOfAKind && mayAdd && (
          <input
            inputMode="numeric"
            maxLength={3}
            defaultValue="1"
            aria-label={quantityOfPart(part.webDescription)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={({ currentTarget: field }) => {
              field.value = String(quantityOf(field.value));
            }}
          />
        )}
        <button
          type="button"
          disabled={!mayAdd}
          aria-label={addPart(part.webDescription)}
          // The second click of a double click is none.
          onClick={({ currentTarget, detail }) => detail < 2 && add(currentTarget.closest('tr') ?? currentTarget)}
        >
          {isOneOfAKind && inCart > 0 ? CART_PAGE_TEXTS.inCart : TABLE_TEXTS.add}
        </button>
      </td>
    </tr>
  );
}

function identityCells(part: PartCard, { hasPictures, model, pathOf }: RowLook) {
  const picture = part.partImages[0]?.url;
  const { name, position, difference } = partTitle(part.webDescription);
  const quality = partQuality(part);
  return (
    <>
      {hasPictures && (
        <td className={classes['picture']}>
          <span>
            {picture ? (
              <img src={picture} alt="" width={40} height={30} loading="lazy" decoding="async" />
            ) : (
              <PartDrawing />
            )}
          </span>
        </td>
      )}
      <td>
        <Link to={pathOf(part)} state={FROM_LIST} title={part.webDescription}>
          {difference || name}
          {difference && <small> {name}</small>}
        </Link>
        <p>{vehicleLine(part, model)}</p>
      </td>
      <td className={classes['position']}>
        <PositionMark {...position} />
      </td>
      <td className={classes['number']}>
        <b>{part.guid === null ? part.partNumber : part.hollanderInterchangeNumber}</b>
        <p>{makerLine(part)}</p>
      </td>
      <td className={classes['quality']}>
        <QualityMark {...quality} />
        <p title={part.ftcDisplay ?? undefined}>{qualityLine(part)}</p>
      </td>
    </>
  );
}

function termsCells(part: PartCard, { hasPrices, today, ...prices }: RowLook, inCart: number) {
  const [nearest = TABLE_TEXTS.noneLeft, elsewhere = ''] = stockLines(part, today);
  const price = shownPrice(part.customerPrice, part.lineOfBusiness.lineOfBusinessKey, prices);
  const { listPrice, availability } = part;
  const count = inCart > 0 && <p data-in-cart>{inCartCount(formatCount(inCart))}</p>;
  return (
    <>
      <td className={classes['stock']} title={[nearest, elsewhere].filter(Boolean).join(', ')}>
        {nearest}
        <p>{elsewhere}</p>
      </td>
      <td className={classes['arrival']} data-state={availability}>
        <b>{availability === 'loading' ? '' : AVAILABILITY_DISPLAY[availability]}</b>
        <p>{arrivalOf(part, today)}</p>
      </td>
      {hasPrices && (
        <td className={classes['price']}>
          <b>{price === null || isUnavailable(part) ? PART_TEXTS.unavailable : formatMoney(price)}</b>
          {count ||
            (price !== null && listPrice !== null && listPrice > price && <p>{listAt(formatMoney(listPrice))}</p>)}
        </td>
      )}
      {!hasPrices && <td className={classes['price']}>{count}</td>}
    </>
  );
}

/** Reads the field of a row, and sets it back for the next part. */
function takenQuantity(row: HTMLElement): number {
  const field = row.querySelector('input');
  const quantity = quantityOf(field?.value);
  if (field) field.value = '1';
  return quantity;
}

function handleKey(event: KeyboardEvent<HTMLTableRowElement>, add: (row: HTMLElement) => void) {
  const { key, target, currentTarget: row, repeat, ctrlKey, metaKey, altKey } = event;
  if (repeat || ctrlKey || metaKey || altKey) return;
  const isInField = target instanceof HTMLInputElement;
  if (key === 'Enter' && (isInField || target === row)) {
    event.preventDefault();
    add(row);
  }
  if (key === 'Escape' && isInField) row.focus();
  // The field selects what it says, and so gets the digit instead.
  if (target === row && /^[1-9]$/.test(key) && areSingleKeysOn()) row.querySelector('input')?.focus();
}
