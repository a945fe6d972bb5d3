import { type Cents, cents } from '../../../values/money.ts';
import { warrantyCost } from '../../pricing/warranty-cost.ts';
import { RANGE_TOP, type WarrantyEntry } from './warranty-editing.ts';

/** The cost of a warranty between two prices, which rises evenly or stays. */
export interface CurvePiece {
  readonly from: Cents;
  readonly to: Cents;
  readonly costFrom: Cents;
  readonly costTo: Cents;
}

/** The least price that a curve shows. */
const LEAST_END = cents(100_00);
/** The end of a curve whose cost is the same at all prices. */
const USUAL_END = cents(1000_00);

/**
 * The cost of a warranty over the price of a part up to `end`, as straight pieces, by the rule that charges it
 * (pricing/warranty-cost). Above the last range there is no piece, because the warranty is not sold there.
 */
export function warrantyCurve(entry: WarrantyEntry, end: Cents): CurvePiece[] {
  const pieceOf = (from: Cents, to: Cents): CurvePiece[] => {
    const costTo = warrantyCost(entry, to);
    if (to <= from || costTo === undefined) return [];
    const isRising = entry.method === 'Percentage' && from >= minimumEnd(entry);
    return [{ from, to, costFrom: isRising ? (warrantyCost(entry, from) ?? costTo) : costTo, costTo }];
  };
  const bounds = boundsOf(entry).filter((bound) => bound < end);
  const isOpen = warrantyCost(entry, end) !== undefined;
  return [...bounds, ...(isOpen ? [end] : [])].flatMap((to, index) => pieceOf(bounds[index - 1] ?? cents(0), to));
}

/** The price at which a curve ends. It lies above every change of the cost and above the price of the part. */
export function curveEnd(entry: WarrantyEntry, partPrice: Cents | undefined): Cents {
  const [last] = boundsOf(entry)
    .filter((bound) => bound > 0 && bound < RANGE_TOP)
    .slice(-1);
  const own = last === undefined ? USUAL_END : cents(Math.round(last * (entry.method === 'Percentage' ? 2.5 : 1.25)));
  return cents(Math.max(LEAST_END, own, Math.round((partPrice ?? 0) * 1.25)));
}

/** The prices at which another part of the cost rule begins to apply. */
const boundsOf = (entry: WarrantyEntry): readonly Cents[] =>
  entry.method === 'Percentage' ? [minimumEnd(entry)] : entry.values.map(({ top }) => top);

/** The price up to which the minimum is charged. 0 if there is none, or if it always is. */
const minimumEnd = ({ percentage, minimumCost }: Extract<WarrantyEntry, { method: 'Percentage' }>): Cents =>
  cents(percentage === 0 ? 0 : Math.floor((minimumCost * 10_000) / percentage));
