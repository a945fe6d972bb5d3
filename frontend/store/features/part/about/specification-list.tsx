import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import {
  driven,
  graded,
  inches,
  MARK_TEXTS,
  PART_PAGE_TEXTS,
  pounds,
  SPECIFICATION_TEXTS,
} from '#shared/texts/catalogue/part-texts.ts';
import classes from './specification-list.module.css';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** The specifications of a part. Unknown ones have no row. */
export function SpecificationList({ part }: { readonly part: Part }) {
  const rows = rowsOf(part).filter((row): row is [string, string] => Boolean(row[1]));
  if (rows.length === 0) return <p>{PART_PAGE_TEXTS.noSpecifications}</p>;
  return (
    <dl className={classes['specifications']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf(part: Part): (readonly [name: string, value: string | null | undefined])[] {
  const { dimensions, wheelPartInfo: wheel, weight, mileage, condition, flatRateShippingFee } = part;
  const handling = [part.oversized && MARK_TEXTS.oversized, part.hazardous && MARK_TEXTS.hazardous];
  const texts = SPECIFICATION_TEXTS;
  return [
    [texts.manufacturer, part.manufacturer],
    [texts.category, part.categoryName],
    [texts.productLine, part.productLine],
    [texts.sourcePartNumber, part.sourcePartNumber],
    [texts.vehicle, [part.vehicleYear, part.vehicleMake, part.vehicleModel].filter(Boolean).join(' ')],
    [texts.grade, condition && condition !== 'ungraded' ? graded(condition) : undefined],
    [texts.mileage, mileage === null ? undefined : driven(number.format(mileage))],
    [texts.damageCode, part.damageCode],
    [texts.dimensions, dimensions && inches(...sidesOf(dimensions))],
    [texts.weight, weight === null ? undefined : pounds(number.format(weight))],
    [texts.wheelDiameter, wheel?.diameter],
    [texts.wheelWidth, wheel?.width],
    [texts.wheel, wheel?.wheelDescription],
    [texts.handling, handling.filter(Boolean).join(', ')],
    [texts.flatRateShipping, flatRateShippingFee === null ? undefined : formatMoney(flatRateShippingFee)],
  ];
}

const sidesOf = ({ length, width, height }: NonNullable<Part['dimensions']>): [string, string, string] => [
  number.format(length),
  number.format(width),
  number.format(height),
];
