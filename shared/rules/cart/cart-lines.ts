import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';
import type { Cart, CartLine } from '../../schemas/stored/cart.ts';
import type { AddOutcome } from '../../values/add-outcomes.ts';
import type { Cents } from '../../values/money.ts';
import type { SellingUnit } from '../pricing/selling-unit.ts';
import { inSellingUnits, isAllowedQuantity, type QuantityTerms } from '../terms/order-quantity.ts';
import { afterAdding, afterUpdating } from './adding-a-part.ts';

/** The most lines in a cart. */
export const MOST_LINES = 999;

/** The id of a line. A part has one line for each unit in which it is bought. */
export const lineId = ({ part, unit }: Pick<CartLine, 'part' | 'unit'>): string => `${part}#${unit}`;

/** The current facts about a part that somebody wants. */
export interface PartOnSale {
  /** Why it can't be sold to this account, or undefined. */
  readonly refusal: Extract<AddOutcome, 'no account' | 'unavailable' | 'restricted'> | undefined;
  /** Available eaches. Infinity if availability does not apply. */
  readonly eaches: number;
  readonly units: readonly SellingUnit[];
  /** In eaches. */
  readonly terms: TermsOfSale;
}

/** A line with the full wanted quantity, and the current facts about its part. */
export interface WantedLine {
  readonly line: CartLine;
  readonly part: PartOnSale;
}

/** A selling unit with its current customer price. */
interface PricedUnit extends SellingUnit {
  readonly price: Cents;
}

/** A new quantity, unit or warranty for a line. Values that are undefined keep the old ones. */
export interface LineUpdate {
  readonly id: string;
  readonly quantity: number | undefined;
  readonly unit: PricedUnit | undefined;
  readonly warranty: string | undefined;
  readonly part: PartOnSale;
}

export interface ChangedLines {
  readonly lines: readonly CartLine[];
  /** The outcome of each request, in the same order. */
  readonly outcomes: readonly AddOutcome[];
}

/**
 * Adds parts to the lines of a cart (storefront 4). Quantities of the same part and unit are summed. Choices that are
 * not given again stay.
 */
export const withAdded = (lines: readonly CartLine[], wanted: readonly WantedLine[]): ChangedLines =>
  oneByOne(lines, wanted, addLine);

/** Changes lines of a cart. A line that changes to the unit of another line is merged with it. */
export const withUpdated = (lines: readonly CartLine[], updates: readonly LineUpdate[]): ChangedLines =>
  oneByOne(lines, updates, updateLine);

/**
 * Brings lines from a snapshot or a shared cart into a cart. A line that the cart already has is not doubled; it only
 * grows to the other's quantity.
 */
export const mergeLines = (lines: readonly CartLine[], brought: readonly WantedLine[]): ChangedLines =>
  oneByOne(lines, brought, (before, { line, part }) => {
    const missing = line.quantity - quantityIn(before, lineId(line));
    return missing > 0
      ? addLine(before, { line: { ...line, quantity: missing }, part })
      : { lines: before, outcome: 'updated' };
  });

interface ChangedLine {
  readonly lines: readonly CartLine[];
  readonly outcome: AddOutcome;
}

function oneByOne<Change>(
  before: readonly CartLine[],
  changes: readonly Change[],
  apply: (lines: readonly CartLine[], change: Change) => ChangedLine,
): ChangedLines {
  const outcomes: AddOutcome[] = [];
  let lines = before;
  for (const change of changes) {
    const changed = apply(lines, change);
    lines = changed.lines;
    outcomes.push(changed.outcome);
  }
  return { lines, outcomes };
}

function addLine(lines: readonly CartLine[], { line, part }: WantedLine): ChangedLine {
  if (isNeverSold(part)) return { lines, outcome: part.refusal };
  const before = lines.find((other) => lineId(other) === lineId(line));
  const inCart = before?.quantity ?? 0;
  if (!before && lines.length >= MOST_LINES) return { lines, outcome: 'cart full' };
  const terms = termsFor(line, part);
  const { outcome, quantity } = afterAdding(inCart, line.quantity, unitsFor(line, part, lines), terms);
  if (outcome === 'wrong quantity') return { lines, outcome };
  return { lines: withLine(lines, { ...before, ...line, quantity }), outcome };
}

function updateLine(lines: readonly CartLine[], { id, quantity, unit, warranty, part }: LineUpdate): ChangedLine {
  const before = lines.find((line) => lineId(line) === id);
  // A repeat after a lost response finds the line already changed to its new unit.
  if (!before) return { lines, outcome: unit && hasUnit(lines, id, unit.code) ? 'updated' : 'missing' };
  if (isNeverSold(part)) return { lines, outcome: part.refusal };
  const others = lines.filter((line) => line !== before);
  const wanted: CartLine = {
    ...before,
    quantity: quantity ?? before.quantity,
    ...(unit && unit.code !== before.unit && inUnit(before, unit, others)),
    ...(warranty !== undefined && { warranty }),
  };
  const joined = quantityIn(others, lineId(wanted));
  const sum = wanted.quantity + joined;
  const terms = termsFor(wanted, part);
  // Another choice of a line whose quantity a feed no longer allows. Ordering it is refused.
  const isKept = wanted.unit === before.unit && sum === before.quantity && !isAllowedQuantity(sum, terms);
  const units = unitsFor(wanted, part, others);
  const changed =
    isKept && sum <= units
      ? { outcome: 'updated' as const, quantity: sum }
      : afterUpdating(before.quantity, sum, units, terms);
  if (changed.outcome === 'wrong quantity') return { lines, outcome: changed.outcome };
  const place = lines.indexOf(before);
  const kept = others.filter((line) => lineId(line) !== lineId(wanted));
  const next = changed.quantity > 0 ? kept.toSpliced(place, 0, { ...wanted, quantity: changed.quantity }) : kept;
  return { lines: next, outcome: changed.outcome };
}

/** The price last seen on a line is for its own unit, so a change of unit drops it. */
function inUnit({ part }: CartLine, { code, price }: PricedUnit, others: readonly CartLine[]) {
  const joined = others.find((line) => lineId(line) === lineId({ part, unit: code }));
  return { unit: code, price: joined?.price ?? price };
}

/** A part that this session can't have at all. A line that it has already stays. */
const isNeverSold = (part: PartOnSale): part is PartOnSale & { readonly refusal: 'no account' | 'restricted' } =>
  part.refusal === 'no account' || part.refusal === 'restricted';

/** The quantities in which the line may be ordered. */
const termsFor = ({ unit }: CartLine, { terms, units }: PartOnSale): QuantityTerms =>
  inSellingUnits(terms, eachesOf(unit, units));

const eachesOf = (code: string, units: readonly SellingUnit[]): number =>
  units.find((unit) => unit.code === code)?.eaches ?? 1;

/** Whether the cart has the line's part in another unit. */
const hasUnit = (lines: readonly CartLine[], id: string, unit: string): boolean =>
  lines.some((line) => line.unit === unit && id.startsWith(`${line.part}#`));

/** Selling units that a line can have after the lines of the same part in other units got theirs. */
function unitsFor(wanted: CartLine, { refusal, eaches, units }: PartOnSale, lines: readonly CartLine[]): number {
  const eachesIn = (code: string): number => eachesOf(code, units);
  if (refusal) return 0;
  const held = lines
    .filter((line) => line.part === wanted.part && line.unit !== wanted.unit)
    .reduce((sum, line) => sum + line.quantity * eachesIn(line.unit), 0);
  return Math.floor((eaches - held) / eachesIn(wanted.unit));
}

const quantityIn = (lines: readonly CartLine[], id: string): number =>
  lines.find((line) => lineId(line) === id)?.quantity ?? 0;

/** Replaces the line in its place or adds it at the end. A line with a quantity of 0 is removed. */
function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const place = lines.findIndex((other) => lineId(other) === lineId(line));
  if (line.quantity < 1) return lines.filter((other) => lineId(other) !== lineId(line));
  return place < 0 ? [...lines, line] : lines.with(place, line);
}

/**
 * How many calls a cart remembers (decision W6), and how many of their outcomes. A cart is one item, so both are
 * limited.
 */
const REMEMBERED_CALLS = 50;
const REMEMBERED_OUTCOMES = 2000;

type DoneCall = Cart['done'][number];

/** Remembers one more call. The oldest are dropped, long after anybody repeats them. */
export function withDone(done: readonly DoneCall[], call: DoneCall): DoneCall[] {
  const newestFirst = [call, ...done.slice(1 - REMEMBERED_CALLS).toReversed()];
  let outcomes = 0;
  return newestFirst
    .filter((each) => {
      outcomes += each.outcomes.length;
      return outcomes <= REMEMBERED_OUTCOMES;
    })
    .toReversed();
}
