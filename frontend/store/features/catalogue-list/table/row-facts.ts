import { shortDay } from '#shared/rules/base/us-date.ts';
import { vehicleTitle } from '#shared/rules/search/location-title.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { MARK_TEXTS, PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { expectedBy, milesTo, onlyUnits, TABLE_TEXTS, unitsAt, yearSpan } from '#shared/texts/catalogue/table-texts.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';

/** The lines of a row of the table, in the words of a counter. `today` is an ISO date. */

const dayOf = (isoDate: string, today: string): string =>
  isoDate === today ? TABLE_TEXTS.today : shortDay(isoDate, today);

type Stocked = Pick<PartCard, 'stockByLocation' | 'salvageSourceVehicle' | 'distance'>;

/**
 * The nearest stock, and what other locations have: '22 Denver Tue', '36 Dallas Wed, 4 Newark 12/09'. A recycled part is
 * at one yard, so many miles away.
 */
export function stockLines({ stockByLocation, salvageSourceVehicle, distance }: Stocked, today: string): string[] {
  const [nearest, ...others] = stockByLocation.map(({ units, locationName, eda }) =>
    unitsAt(formatCount(units), locationName, salvageSourceVehicle ? '' : dayOf(eda, today)),
  );
  if (nearest === undefined) return [];
  return [nearest, salvageSourceVehicle && distance !== null ? milesTo(formatCount(distance)) : others.join(', ')];
}

type Arriving = Pick<PartCard, 'availability' | 'firstEda' | 'uomQuantityAvailable'>;

/** When a part arrives, or why that is not known: 'Tue', 'only 1', 'expected 01/13'. */
export function arrivalOf({ availability, firstEda, uomQuantityAvailable }: Arriving, today: string): string {
  const day = firstEda === null ? '' : dayOf(firstEda, today);
  if (availability === 'limited') return onlyUnits(formatCount(uomQuantityAvailable));
  return availability === 'backordered' && day ? expectedBy(day) : day;
}

const MARKS = ['oversized', 'hazardous'] as const;

type Fitting = Pick<
  PartCard,
  'fitmentYears' | 'fitmentNotes' | 'isSuperseded' | 'salvageSourceVehicle' | (typeof MARKS)[number]
>;

/** The vehicle that a part fits or comes from, notes, and what is special: 'Replaced · 2015–17 Toyota Camry · SE'. */
export function vehicleLine(part: Fitting, model: string): string {
  const { fitmentYears: years, salvageSourceVehicle: source, isSuperseded, fitmentNotes } = part;
  const fits = years && model ? `${yearSpan(years.first, years.last)} ${model}` : '';
  return [
    isSuperseded ? MARK_TEXTS.isSuperseded : '',
    source ? vehicleTitle(source) : fits,
    ...fitmentNotes,
    ...MARKS.filter((mark) => part[mark]).map((mark) => MARK_TEXTS[mark]),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Who made a part, or that it was used, which the law wants said (16 CFR 20). */
export const makerLine = ({ guid, manufacturer }: Pick<PartCard, 'guid' | 'manufacturer'>): string =>
  guid === null ? manufacturer : LIST_TEXTS.used;

/** How far a recycled part has gone, or the law's notice of a new part that is not wholly new. */
export function qualityLine({ guid, mileage, ftcDisplay }: Pick<PartCard, 'guid' | 'mileage' | 'ftcDisplay'>): string {
  if (guid === null) return ftcDisplay ?? '';
  return mileage === null ? PART_TEXTS.mileageUnknown : milesTo(formatCount(mileage));
}
