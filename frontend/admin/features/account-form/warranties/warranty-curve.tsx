import { useQuery } from '@tanstack/react-query';
import { type CurvePiece, curveEnd, warrantyCurve } from '#shared/rules/accounts/warranties/warranty-curve.ts';
import { RANGE_TOP, type WarrantyEntry } from '#shared/rules/accounts/warranties/warranty-editing.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { warrantyCost, warrantyListOf } from '#shared/rules/pricing/warranty-cost.ts';
import {
  costOfExample,
  costUpTo,
  notSoldAbove,
  overPrice,
  shareAbove,
  shareOfAny,
  WARRANTY_COST_TEXTS as TEXTS,
} from '#shared/texts/admin/account-form/example-texts.ts';
import { type Cents, cents } from '#shared/values/money.ts';
import { useAccountState } from '../account-context.ts';
import { usePinnedPart } from '../price/pinned-part.ts';
import { priceTraceQuery } from '../price/price-trace-query.ts';
import { shownPercentage } from '../values/typed-numbers.ts';
import classes from './warranties.module.css';

/** The example part, 'none' if there is none, or 'other' if its warranties come from another list. */
export type ExamplePart = 'none' | 'other' | { readonly description: string; readonly price: Cents };

/** The pinned part of the form, for a list of warranties. */
export function useExamplePart(list: 'majorWarranty' | 'otherWarranty'): ExamplePart {
  const { view } = useAccountState();
  const { data: trace } = useQuery(priceTraceQuery(view.id, view.version, usePinnedPart()));
  if (!trace?.sale) return 'none';
  const { description, sale } = trace;
  return warrantyListOf(sale) === list ? { description, price: sale.customerPrice } : 'other';
}

/** The ends of a drawing: the highest price and the highest cost. */
export interface CurveScale {
  readonly end: Cents;
  readonly most: number;
}

/** A scale for several warranties, so that their curves can be compared. */
export function curveScale(entries: readonly WarrantyEntry[], example: ExamplePart): CurveScale {
  const price = typeof example === 'string' ? undefined : example.price;
  const end = cents(Math.max(0, ...entries.map((entry) => curveEnd(entry, price))));
  const costs = entries.flatMap((entry) => warrantyCurve(entry, end).map(({ costTo }) => costTo));
  return { end, most: Math.max(1, ...costs) };
}

interface WarrantyCurveProps {
  readonly entry: WarrantyEntry;
  readonly example: ExamplePart;
  readonly scale: CurveScale;
}

/** The cost of a warranty by the price of the part: as a curve, in words, and for the example part. */
export function WarrantyCurve({ entry, example, scale: { end, most } }: WarrantyCurveProps) {
  const part = typeof example === 'string' ? undefined : example;
  return (
    <figure className={classes['curve']}>
      <figcaption>{overPrice(entry.code)}</figcaption>
      <div className={classes['scale']} aria-hidden>
        <span>{formatMoney(most)}</span>
      </div>
      <Curve pieces={warrantyCurve(entry, end)} end={end} most={most} at={part?.price} />
      <div className={classes['scale']} aria-hidden>
        <span>{formatMoney(0)}</span>
        <span>{formatMoney(end)}</span>
      </div>
      <p>{inWords(entry)}</p>
      {part && (
        <p>
          <b>{costOfExample(part.description, formatMoney(part.price), costText(warrantyCost(entry, part.price)))}</b>
        </p>
      )}
    </figure>
  );
}

/** In units of the drawing, which is stretched to the width of its figure. */
const WIDTH = 240;
const HEIGHT = 56;

interface CurveProps extends CurveScale {
  readonly pieces: readonly CurvePiece[];
  /** The price of the example part. */
  readonly at: Cents | undefined;
}

/** The words below say the same. */
function Curve({ pieces, end, most, at }: CurveProps) {
  const x = (price: number) => (price / end) * WIDTH;
  const y = (cost: number) => HEIGHT - (cost / most) * (HEIGHT - 4);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`} preserveAspectRatio="none" aria-hidden>
      <path className={classes['ground']} d={`M0 ${HEIGHT}H${WIDTH}`} />
      {at !== undefined && <path className={classes['at']} d={`M${x(at)} 0V${HEIGHT}`} />}
      {pieces.map(({ from, to, costFrom, costTo }) => (
        <path
          key={from}
          className={classes['cost']}
          data-free={costTo === 0 || undefined}
          d={`M${x(from)} ${y(costFrom)}L${x(to)} ${y(costTo)}`}
        />
      ))}
    </svg>
  );
}

const costText = (cost: Cents | undefined): string => {
  if (cost === undefined) return TEXTS.notSold;
  return cost === 0 ? TEXTS.free : formatMoney(cost);
};

/** 'Free up to $100.00, $25.00 up to $500.00, not sold above $500.00', or '$10.00 up to $100.00, 10 % above $100.00'. */
function inWords(entry: WarrantyEntry): string {
  if (entry.method === 'Range') {
    const ranges = entry.values.map(({ top, cost }) => costUpTo(costText(cost), formatMoney(top)));
    const last = entry.values.at(-1);
    const isOpen = !last || last.top >= RANGE_TOP;
    return [...ranges, ...(isOpen ? [] : [notSoldAbove(formatMoney(last.top))])].join(', ');
  }
  const share = `${shownPercentage(entry.percentage)} %`;
  const [minimum, rising] = warrantyCurve(entry, curveEnd(entry, undefined));
  if (!minimum || !rising) return entry.percentage === 0 ? costText(entry.minimumCost) : shareOfAny(share);
  const knee = formatMoney(minimum.to);
  return [costUpTo(costText(minimum.costTo), knee), shareAbove(share, knee)].join(', ');
}
