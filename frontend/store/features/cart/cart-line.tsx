import { NativeSelect } from '@mantine/core';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { Link } from 'react-router';
import type { CartItemUpdate } from '#shared/contracts/cart.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { NO_WARRANTY } from '#shared/rules/pricing/warranty-cost.ts';
import type { TermsRefusal } from '#shared/rules/terms/terms-refusal.ts';
import type { CartItem } from '#shared/schemas/wire/cart-view.ts';
import {
  CART_PAGE_TEXTS,
  notPaidBy,
  priceWas,
  quantityOfLine,
  removeLine,
  unitOfLine,
  warrantyOfLine,
} from '#shared/texts/cart/cart-page-texts.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { FavouriteButton } from '../../../ui/part/favourite-button.tsx';
import { linePath } from '../../../ui/part/line-path.ts';
import textClasses from '../../../ui/part/line-text.module.css';
import { PartAvailability } from '../../../ui/part/part-availability.tsx';
import { PartPictureFrame } from '../../../ui/part/part-picture.tsx';
import { PartQuantity } from '../../../ui/part/part-quantity.tsx';
import { PartTerms } from '../../../ui/part/part-terms.tsx';
import classes from './cart-line.module.css';
import { shownTotal } from './shown-total.ts';

interface CartLineProps {
  readonly item: CartItem;
  readonly isStore: boolean;
  readonly hasPictures: boolean;
  readonly isPending: boolean;
  /** The insurance company that does not pay for it. */
  readonly refusedBy: string | undefined;
  /** Why the terms of the part refuse the line as it is. */
  readonly refusal: TermsRefusal | undefined;
  readonly isFavourite: (item: CartItem) => boolean;
  readonly onToggleFavourite: (item: CartItem) => void;
  readonly onChange: (change: CartItemUpdate) => void;
  readonly onRemove: (item: CartItem) => void;
}

/** A part in the cart: what it is, what it costs, when it comes, and how many of it are wanted. */
export function CartLineRow({ item, isStore, hasPictures, isPending, refusedBy, refusal, ...actions }: CartLineProps) {
  const { isFavourite, onToggleFavourite, onChange, onRemove } = actions;
  const { id, description } = item;
  const total = shownTotal(item, isStore);
  return (
    <article className={classes['line']} aria-label={description} aria-busy={isPending}>
      <ActionArea>
        {hasPictures && (
          <div className={classes['picture']}>
            <PartPictureFrame src={item.image} alt="" />
          </div>
        )}
        <div className={`${classes['what']} ${textClasses['text']}`}>
          <h3>
            <Link to={linePath(item)}>{description}</Link>
          </h3>
          <p className={classes['detail']}>{detailsOf(item).join(' · ')}</p>
          <PartAvailability
            state={item.availability}
            firstEta={item.firstEda}
            lastEta={item.lastEda}
            unitsAvailable={item.uomQuantityAvailable}
          />
          <PartTerms terms={item.termsOfSale} refusal={refusal} />
          {refusedBy !== undefined && <p className={classes['refused']}>{notPaidBy(refusedBy)}</p>}
          <UnitPrice item={item} isStore={isStore} />
        </div>
        <div className={classes['choices']}>
          {item.lineOfBusinessKey === 'salvage' ? (
            <p className={classes['only']}>{CART_PAGE_TEXTS.oneOfAKind}</p>
          ) : (
            <PartQuantity
              quantity={item.quantity}
              terms={item.termsOfSale}
              label={quantityOfLine(description)}
              isLabelSeen={false}
              onChange={(quantity) => onChange({ id, quantity })}
            />
          )}
          {item.units.length > 1 && (
            <NativeSelect
              aria-label={unitOfLine(description)}
              value={item.unitOfMeasure.code}
              disabled={isPending}
              onChange={(event) => onChange({ id, unitOfMeasure: { code: event.currentTarget.value } })}
              data={item.units.map(({ code, description: label }) => ({ value: code, label: label || code }))}
            />
          )}
          {item.availableWarranties.length > 0 && (
            <NativeSelect
              className={classes['warranty'] ?? ''}
              aria-label={warrantyOfLine(description)}
              value={item.selectedWarranty?.warrantyCode ?? NO_WARRANTY}
              onChange={(event) => onChange({ id, warrantyCode: event.currentTarget.value })}
              data={[...warrantyChoices(item), { value: NO_WARRANTY, label: CART_PAGE_TEXTS.noWarranty }]}
            />
          )}
        </div>
        <div className={classes['sum']}>
          {total !== null && <strong>{formatMoney(total)}</strong>}
          <div className={classes['buttons']}>
            <FavouriteButton
              description={description}
              isFavourite={isFavourite(item)}
              onToggle={() => onToggleFavourite(item)}
            />
            <IconButton label={removeLine(description)} onClick={() => onRemove(item)}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </div>
        </div>
      </ActionArea>
    </article>
  );
}

/** The price of one, with its core charge, and the earlier price where it has changed. */
function UnitPrice({ item, isStore }: Pick<CartLineProps, 'item' | 'isStore'>) {
  if (!item.prices) return null;
  const { customer, store } = item.prices;
  const price = isStore && store ? store.amount : customer.amount;
  const core = item.fees.find(({ category }) => category === 'core');
  return (
    <p className={classes['price']}>
      <span>
        {formatMoney(price)} {item.unitOfMeasure.description || CART_PAGE_TEXTS.each}
      </span>
      {item.formerPrice !== null && !isStore && (
        <span className={classes['former']}>{priceWas(formatMoney(item.formerPrice))}</span>
      )}
      {core && (
        <span>
          {CART_PAGE_TEXTS.coreCharge} {formatMoney(core.unitAmount)}
          {!core.isCharged && ` (${CART_PAGE_TEXTS.notCharged})`}
        </span>
      )}
    </p>
  );
}

/** A guid tells nobody anything. */
function detailsOf({ lineOfBusinessKey, itemNumber, manufacturer, ...item }: CartItem): string[] {
  const vehicle = [item.vehicleYear, item.vehicleMake, item.vehicleModel].filter(Boolean).join(' ');
  return [lineOfBusinessKey === 'aftermarket' && itemNumber, manufacturer, vehicle].filter(
    (detail) => typeof detail === 'string' && detail !== '',
  ) as string[];
}

const warrantyChoices = ({ availableWarranties }: CartItem) =>
  availableWarranties.map(({ warrantyCode, description, cost }) => ({
    value: warrantyCode,
    label: cost === null ? description : `${description} – ${cost === 0 ? PART_TEXTS.free : formatMoney(cost)}`,
  }));
