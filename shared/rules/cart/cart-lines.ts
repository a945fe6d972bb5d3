import type { Cart, CartLine } from '../../schemas/stored/cart.ts';
import type { AddOutcome } from '../../values/add-outcomes.ts';
import type { Cents } from '../../values/money.ts';
import type { SellingUnit } from '../pricing/selling-unit.ts';
import { afterAdding, afterUpdating } from './adding-a-part.ts';

/** So many lines a cart holds. */
export const MOST_LINES = 999;

/** The id of a line: a part is in a cart once for each unit that it is bought in. */
export const lineId = ({ part, unit }: Pick<CartLine, 'part' | 'unit'>): string => `${part}#${unit}`;

/** What the shop says now of a part that somebody wants. */
export interface PartOnSale {
  /** Why it is not sold to this account; undefined when it is. */
  readonly refusal: Extract<AddOutcome, 'no account' | 'unavailable'> | undefined;
  /** Eaches that can be had; Infinity where availability does not apply. */
  readonly eaches: number;
  readonly units: readonly SellingUnit[];
}

/** A line as it would be if all of it were there, and what the shop says of its part. */
export interface WantedLine {
  readonly line: CartLine;
  readonly part: PartOnSale;
}

/** A selling unit with the customer price of one of it, as of now. */
interface PricedUnit extends SellingUnit {
  readonly price: Cents;
}

/** Another quantity, unit or choice for the line of that id; what is undefined stays. */
export interface LineUpdate {
  readonly id: string;
  readonly quantity: number | undefined;
  readonly unit: PricedUnit | undefined;
  readonly warranty: string | undefined;
  readonly part: PartOnSale;
}

export interface ChangedLines {
  readonly lines: readonly CartLine[];
  /** How each of what was asked for ended, in the order asked. */
  readonly outcomes: readonly AddOutcome[];
}

/**
 * A cart's lines after parts were put into it (storefront 4). Quantities of the same part and unit are summed, and choices
 * that are not made anew stay.
 */
export const withAdded = (lines: readonly CartLine[], wanted: readonly WantedLine[]): ChangedLines =>
  oneByOne(lines, wanted, addLine);

/** A cart's lines after some were changed. A line that gets the unit of another one is joined with it. */
export const withUpdated = (lines: readonly CartLine[], updates: readonly LineUpdate[]): ChangedLines =>
  oneByOne(lines, updates, updateLine);

/**
 * A cart's lines after others were brought into it, from a snapshot or from a cart that somebody shared: what is in it
 * already is not doubled, it only grows to what the other has.
 */
export const withBrought = (lines: readonly CartLine[], brought: readonly WantedLine[]): ChangedLines =>
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
  if (part.refusal === 'no account') return { lines, outcome: 'no account' };
  const before = lines.find((other) => lineId(other) === lineId(line));
  const inCart = before?.quantity ?? 0;
  if (!before && lines.length >= MOST_LINES) return { lines, outcome: 'cart full' };
  const { outcome, quantity } = afterAdding(inCart, line.quantity, unitsFor(line, part, lines));
  return { lines: withLine(lines, { ...before, ...line, quantity }), outcome };
}

function updateLine(lines: readonly CartLine[], { id, quantity, unit, warranty, part }: LineUpdate): ChangedLine {
  const before = lines.find((line) => lineId(line) === id);
  // Asked again after the answer was lost, it has its unit already.
  if (!before) return { lines, outcome: unit && hasUnit(lines, id, unit.code) ? 'updated' : 'missing' };
  if (part.refusal === 'no account') return { lines, outcome: 'no account' };
  const others = lines.filter((line) => line !== before);
  const wanted: CartLine = {
    ...before,
    quantity: quantity ?? before.quantity,
    ...(unit && unit.code !== before.unit && inUnit(before, unit, others)),
    ...(warranty !== undefined && { warranty }),
  };
  const joined = quantityIn(others, lineId(wanted));
  const changed = afterUpdating(before.quantity, wanted.quantity + joined, unitsFor(wanted, part, others));
  const place = lines.indexOf(before);
  const kept = others.filter((line) => lineId(line) !== lineId(wanted));
  const next = changed.quantity > 0 ? kept.toSpliced(place, 0, { ...wanted, quantity: changed.quantity }) : kept;
  return { lines: next, outcome: changed.outcome };
}

/** The price that was last seen of a line is that of its own unit: of another unit it says nothing. */
function inUnit({ part }: CartLine, { code, price }: PricedUnit, others: readonly CartLine[]) {
  const joined = others.find((line) => lineId(line) === lineId({ part, unit: code }));
  return { unit: code, price: joined?.price ?? price };
}

/** Whether the part of a line is in the cart in another unit. */
const hasUnit = (lines: readonly CartLine[], id: string, unit: string): boolean =>
  lines.some((line) => line.unit === unit && id.startsWith(`${line.part}#`));

/** Selling units that a line can have: what is left when the lines of the same part in other units have theirs. */
function unitsFor(wanted: CartLine, { refusal, eaches, units }: PartOnSale, lines: readonly CartLine[]): number {
  const eachesIn = (code: string): number => units.find((unit) => unit.code === code)?.eaches ?? 1;
  if (refusal) return 0;
  const held = lines
    .filter((line) => line.part === wanted.part && line.unit !== wanted.unit)
    .reduce((sum, line) => sum + line.quantity * eachesIn(line.unit), 0);
  return Math.floor((eaches - held) / eachesIn(wanted.unit));
}

const quantityIn = (lines: readonly CartLine[], id: string): number =>
  lines.find((line) => lineId(line) === id)?.quantity ?? 0;

/** In its place if there was one, else at the end; without it when nothing of it is left. */
function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const place = lines.findIndex((other) => lineId(other) === lineId(line));
  if (line.quantity < 1) return lines.filter((other) => lineId(other) !== lineId(line));
  return place < 0 ? [...lines, line] : lines.with(place, line);
}

/** The calls of a cart that are remembered (decision W6), and how many outcomes of theirs: a cart is one item. */
const REMEMBERED_CALLS = 50;
const REMEMBERED_OUTCOMES = 2000;

type DoneCall = Cart['done'][number];

/** With one more call remembered; the oldest are forgotten, long after anybody repeats them. */
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
