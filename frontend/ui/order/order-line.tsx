import { Link } from 'react-router';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { ORDER_PAGE_TEXTS, partOfLine } from '#shared/texts/orders/orders-texts.ts';
import { formatCount } from '../format/format-count.ts';
import { linePath } from '../part/line-path.ts';
import textClasses from '../part/line-text.module.css';
import { PartFtc } from '../part/part-ftc.tsx';
import { PartPictureFrame } from '../part/part-picture.tsx';
import classes from './order-line.module.css';

type Line = OrderView['parts'][number];

interface OrderLineProps {
  readonly line: Line;
  readonly eaches: number;
  readonly allEaches: number;
  readonly isPricedHere: boolean;
  readonly hasPicture: boolean;
}

/** A part of an order: what it is, with its warranty and core, how many, and what they cost. */
export function OrderLineRow({ line, eaches, allEaches, isPricedHere, hasPicture }: OrderLineProps) {
  const { description, image, ftcDisplay, quantity, unitOfMeasure, customerPrice, total } = line;
  const unit = unitOfMeasure.description || unitOfMeasure.code;
  return (
    <article className={classes['line']} aria-label={description}>
      {hasPicture && (
        <div className={classes['picture']}>
          <PartPictureFrame src={image} alt="" />
        </div>
      )}
      <div className={`${classes['what']} ${textClasses['text']}`}>
        <h3>
          <Link to={linePath({ ...line, itemNumber: line.partNumber })}>{description}</Link>
        </h3>
        <p>{detailsOf(line).join(' · ')}</p>
        <PartFtc text={ftcDisplay} />
        {eaches < allEaches && <p>{partOfLine(formatCount(eaches), formatCount(allEaches))}</p>}
        {isPricedHere && <Extras line={line} />}
      </div>
      {isPricedHere && (
        <>
          <p className={classes['quantity']}>
            <span>
              {formatCount(quantity)} {unit}
            </span>
            {customerPrice !== null && quantity > 1 && <small>× {formatMoney(customerPrice)}</small>}
          </p>
          {total !== null && <strong className={classes['total']}>{formatMoney(total)}</strong>}
        </>
      )}
    </article>
  );
}

/** The extras of each selling unit, with their prices where the account shows them. */
function Extras({ line: { customerPrice, warranty, corePrice, isCoreCharged } }: { readonly line: Line }) {
  const hasCore = corePrice !== null && corePrice > 0;
  if (!warranty && !hasCore) return null;
  return (
    <ul className={classes['extras']}>
      {customerPrice !== null && (warranty?.cost || (hasCore && isCoreCharged)) ? (
        <li>
          <span>{ORDER_PAGE_TEXTS.part}</span>
          <span>{formatMoney(customerPrice)}</span>
        </li>
      ) : null}
      {warranty && (
        <li>
          <span>{warranty.description}</span>
          {warranty.cost !== null && <span>{warranty.cost === 0 ? PART_TEXTS.free : formatMoney(warranty.cost)}</span>}
        </li>
      )}
      {hasCore && (
        <li>
          <span>
            {PART_TEXTS.coreCharge}
            {!isCoreCharged && ` (${CART_PAGE_TEXTS.notCharged})`}
          </span>
          <span>{formatMoney(corePrice)}</span>
        </li>
      )}
    </ul>
  );
}

/** A guid tells nobody anything. */
const detailsOf = ({ lineOfBusinessKey, partNumber, vehicle }: Line): string[] =>
  [lineOfBusinessKey === 'aftermarket' ? partNumber : '', vehicle].filter(Boolean);
