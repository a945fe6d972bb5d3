import type { TermsOfSale } from '#shared/schemas/catalogue/terms-of-sale.ts';
import { type PartFlag, partFlagNames } from '#shared/values/catalogue/part-flags.ts';
import { compareStrings, lowerBoundWithin } from '../format/dense-codes.ts';
import { grades, isSuperseded, UNKNOWN_MILES } from '../format/row-codes.ts';
import { eachesOfPart, gradeOf, lineOfPart, manufacturerOfPart, yardOf } from '../format/row-facts.ts';
import type { RowColumns, TextColumns } from '../format/segment-columns.ts';
import type { DictionaryLookup } from './dictionary-lookup.ts';
import { remainingStock } from './remaining-stock.ts';
import { customerPriceOf, distanceOf, flagsOf, listPriceOf } from './row-terms.ts';
import type { ScannedSegment } from './scan/scanned-segment.ts';
import type { FoundPart } from './search-query.ts';
import type { SearchTables } from './search-tables.ts';

/** The content of a card, read from columns only. */
export function foundPart(
  segment: ScannedSegment,
  row: number,
  text: TextColumns,
  tables: SearchTables,
  dictionary: DictionaryLookup,
): FoundPart {
  const { rows } = segment;
  const isSalvage = row >= rows.aftermarketCount;
  const distance = distanceOf(segment, tables, row);
  const customerPrice = customerPriceOf(segment, tables, row);
  // One literal, because spreading objects takes twice as long, and a page has many cards.
  return {
    lineOfBusiness: isSalvage ? 'salvage' : 'aftermarket',
    id: rows.id.at(row),
    companyCode: dictionary.companies[rows.company[row] ?? 0] ?? '',
    partType: dictionary.types[rows.type[row] ?? 0]?.code ?? '',
    title: text.title.at(rows.title[row] ?? 0),
    imageUrl: text.imageUrl.at(text.image[row] ?? 0),
    flags: flagNames(flagsOf(segment, row)),
    isSuperseded: isSuperseded(flagsOf(segment, row)),
    customerPrice,
    // Never below the customer price (decision P1).
    listPrice: Math.max(listPriceOf(segment, row), customerPrice),
    distance: Number.isFinite(distance) ? distance : undefined,
    notes: notesOf(segment, row, text),
    aftermarket: isSalvage ? undefined : aftermarketOf(segment, row, text, tables, dictionary),
    salvage: isSalvage ? salvageOf(rows, row, text, dictionary) : undefined,
  };
}

function aftermarketOf(
  segment: ScannedSegment,
  row: number,
  text: TextColumns,
  tables: SearchTables,
  dictionary: DictionaryLookup,
) {
  return {
    manufacturer: dictionary.manufacturers[manufacturerOfPart(segment.parts, row)] ?? '',
    productLine: dictionary.productLines[lineOfPart(segment.parts, row)] ?? '',
    unit: text.unitCode.at(text.unit[row] ?? 0),
    eaches: eachesOfPart(segment.parts, row),
    ftcDisplay: text.ftcDisplay.at(text.ftcText[row] ?? 0),
    termsOfSale: termsIn(text.termsOfSale.at(text.terms[row] ?? 0)),
    stock: stockOf(segment, row, tables),
  };
}

const termsIn = (json: string): TermsOfSale | undefined => (json === '' ? undefined : JSON.parse(json));

function flagNames(bits: number): PartFlag[] {
  const flags: PartFlag[] = [];
  for (const [bit, flag] of partFlagNames.entries()) if ((bits & (1 << bit)) !== 0) flags.push(flag);
  return flags;
}

/** The remaining stock at each permitted location. */
function stockOf(segment: ScannedSegment, row: number, { permitted }: SearchTables) {
  const { offers, dictionary } = segment;
  const stock: { warehouse: string; quantity: number }[] = [];
  for (let pair = offers.stockOffset[row] ?? 0; pair < (offers.stockOffset[row + 1] ?? 0); pair++) {
    const location = offers.stockLocation[pair] ?? 0;
    const quantity = permitted[location] === 1 ? remainingStock(segment, row, pair) : 0;
    if (quantity > 0) stock.push({ warehouse: dictionary.locations[location]?.number ?? '', quantity });
  }
  return stock;
}

function salvageOf(rows: RowColumns, row: number, text: TextColumns, dictionary: DictionaryLookup) {
  const own = row - rows.aftermarketCount;
  const [year = '', make = '', model = ''] = text.sourceVehicleName.at(text.sourceVehicle[own] ?? 0).split('\t');
  const miles = rows.miles[own] ?? UNKNOWN_MILES;
  const rowFacts = rows.salvageFacts[own] ?? 0;
  return {
    interchangeNumber: text.groupName.at(rows.group[own] ?? 0),
    yard: dictionary.locations[yardOf(rowFacts)]?.number ?? '',
    mileage: miles === UNKNOWN_MILES ? undefined : miles,
    grade: grades[gradeOf(rowFacts)] ?? 'ungraded',
    sourceVehicle: { year: Number(year), make, model },
  };
}

/** The different notes of the applications that match the vehicle. */
function notesOf({ plan, fits, rows }: ScannedSegment, row: number, text: TextColumns): string[] {
  if (plan.kind !== 'vehicle' || !fits) return [];
  const { models, years } = plan;
  const isSalvage = row >= rows.aftermarketCount;
  if (!isSalvage && fits.notedStart[row] === fits.notedStart[row + 1]) return [];
  const isWanted = (from: number, to: number): boolean =>
    years.length === 0 || years.some((year) => from <= year && year <= to);
  const notes = new Set<string>();
  for (let fit = fits.notedStart[row] ?? 0; fit < (fits.notedStart[row + 1] ?? 0); fit++) {
    if (models && !models.includes(fits.notedModel[fit] ?? 0)) continue;
    if (isWanted(fits.notedFrom[fit] ?? 0, fits.notedTo[fit] ?? 0)) notes.add(text.note.at(fits.note[fit] ?? 0));
  }
  if (isSalvage) {
    for (const model of models ?? fits.groupModelStart.subarray(1).keys()) {
      // Groups have no rows in common, so the row can only be in the last group that begins before it.
      const groups = fits.groupModelStart[model] ?? 0;
      const after = lowerBoundWithin(fits.groupStart, groups, fits.groupModelStart[model + 1] ?? 0, row + 1);
      const group = fits.groupStart[after - 1];
      for (let fit = after - 1; fit >= groups && fits.groupStart[fit] === group; fit--) {
        if ((fits.groupEnd[fit] ?? 0) <= row || !isWanted(fits.groupFrom[fit] ?? 0, fits.groupTo[fit] ?? 0)) continue;
        notes.add(text.note.at(fits.groupNote[fit] ?? 0));
      }
    }
  }
  return [...notes].filter(Boolean).sort(compareStrings);
}
