import { matchedInterchangeNumber } from '#shared/rules/catalogue/part-number.ts';
import type { PriceChange } from '../../data/catalogue/price-history-writer.ts';
import { aftermarketId } from '../../search/format/part-identity.ts';
import { type AftermarketPart, aftermarketParts } from './aftermarket-parts.ts';
import { type Chance, chance } from './chance.ts';
import { companyOf } from './files/part-files.ts';
import { type SalvagePart, salvageParts } from './salvage-parts.ts';

const DAY_MS = 86_400_000;
/** A little more than the year that a part page shows. */
const DAYS = 400;
/** In percent of all parts. */
const WITH_HISTORY = 50;
/** Catalogue prices are in ten-thousandths of a dollar, demo prices in cents. */
const PER_CENT = 100;

/**
 * Price histories as a year of price files would have made them: for half of the parts, ending with the price in the
 * catalogue, and for the interchange numbers of recycled parts. They are the same for the same day.
 */
export function* priceHistories(scale: number, today: Date): Generator<PriceChange> {
  for (const part of aftermarketParts(scale)) {
    const draw = chance('price history', part.partNumber);
    if (part.offer && draw.is(WITH_HISTORY)) yield historyOf(draw, part, part.offer.list, today);
  }
  for (const part of salvageParts(scale)) {
    const draw = chance('price history', part.guid);
    if (draw.is(WITH_HISTORY)) yield arrivalOf(draw, part, today);
  }
}

/** Makers raise prices by a few percent at a time and sometimes lower them again. */
function historyOf(draw: Chance, part: AftermarketPart, list: number, today: Date): PriceChange {
  const entries: { date: string; list: number }[] = [];
  let cents = list;
  for (let ago = draw.between(5, 60); ago < DAYS; ago += draw.between(45, 120)) {
    entries.unshift({ date: daysBefore(today, ago), list: cents * PER_CENT });
    cents = Math.max(1, Math.floor((cents * 100) / draw.of([97, 102, 103, 104, 106])));
  }
  entries.unshift({ date: daysBefore(today, DAYS), list: cents * PER_CENT });
  return { of: { partId: aftermarketId(companyOf(part), part.partNumber) }, entries };
}

function arrivalOf(draw: Chance, { group, list }: SalvagePart, today: Date): PriceChange {
  const date = daysBefore(today, draw.between(1, DAYS));
  const price = Math.floor((list * draw.between(90, 110)) / 100) * PER_CENT;
  return { of: { interchangeNumber: matchedInterchangeNumber(group.number) }, entries: [{ date, list: price }] };
}

const daysBefore = (today: Date, days: number): string =>
  new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10);
