import { wholeNumber } from './cells.ts';
import type { CellReader } from './column.ts';
import { RowRefusal } from './refusal.ts';

/** Yards write 0 for an unknown mileage, and no dismantled vehicle has a mileage of 0. */
const UNKNOWN = /^(?:0|unknown|unk|n\/?a|tmu|-|\?)(?:\s*(?:mi|miles?)\.?)?$/i;

/** Titles say in these words that the odometer does not tell how far the car went, sometimes after its number. */
const NOT_TOLD =
  /\b(?:exempt|not\s+actual|not\s+available|true\s+mileage\s+unknown|tmu|nam|inop(?:erable)?|no\s+odometer|broken|digital|exceeds)\b/i;

const NUMBER =
  /^(?:actual\s*:?\s*)?(\d[\d,]*(?:\.\d+)?)\s*(k)?\s*(mi|miles?|kms?|kilomet(?:er|re)s?)?\.?(?:\s*\(?actual\)?)?$/i;

const MILES_OF_A_KILOMETER = 0.621_371;

const miles = wholeNumber(1, 2_000_000);

/** Miles in the forms in which they are written for cars: '61,204 mi', '61k'. Undefined if unknown (case N09). */
export const mileage: CellReader<number | undefined> = (cell, warn) => {
  if (UNKNOWN.test(cell)) return undefined;
  if (NOT_TOLD.test(cell)) {
    warn('unknown-mileage', `"${cell}" does not say how far the vehicle went. Its mileage is unknown.`);
    return undefined;
  }
  const [, number = cell, thousand, unit = ''] = NUMBER.exec(cell) ?? [];
  const isInKilometers = /^k/i.test(unit);
  if (thousand === undefined && !isInKilometers) return miles(number);
  const read = Number(number.replaceAll(',', '')) * (thousand ? 1000 : 1);
  const converted = miles(String(Math.round(isInKilometers ? read * MILES_OF_A_KILOMETER : read)));
  if (converted instanceof RowRefusal) return new RowRefusal(converted.code, `"${cell}" is not a mileage.`);
  warn('converted-mileage', `"${cell}" is imported as ${converted} miles.`);
  return converted;
};
