import { compareStrings } from '../../format/dense-codes.ts';
import { yearCode } from '../../format/row-codes.ts';
import type { DictionaryLookup } from '../dictionary-lookup.ts';
import type { IndexReader } from '../index-reader.ts';

/** One of the interchange numbers for a vehicle and part type, and how it differs from the others. */
export interface InterchangeOption {
  readonly partType: string;
  readonly interchangeNumber: string;
  /** Such as '3.5L, AT, FWD'; empty if the source has none. */
  readonly option: string;
}

/** The options that have parts, by part type and number (storefront 7, GetInterchangeYMMLookup). */
export async function interchangeOptionsOf(
  { year, make, model }: { readonly year: number; readonly make: string; readonly model: string },
  partTypes: readonly string[],
  reader: IndexReader,
  dictionary: DictionaryLookup,
): Promise<InterchangeOption[]> {
  const makeCode = dictionary.makeOf(make);
  const modelCode = makeCode === undefined ? undefined : dictionary.modelOf(makeCode, model);
  if (modelCode === undefined) return [];
  const segment = `make-${makeCode}`;
  const [rows, fits, text] = await Promise.all([reader.rows(segment), reader.fits(segment), reader.text(segment)]);
  if (!rows || !fits || !text) return [];
  const wanted = yearCode(year);
  const options = new Map<string, InterchangeOption>();
  for (let fit = fits.groupModelStart[modelCode] ?? 0; fit < (fits.groupModelStart[modelCode + 1] ?? 0); fit++) {
    if ((fits.groupFrom[fit] ?? 0) > wanted || (fits.groupTo[fit] ?? 0) < wanted) continue;
    const row = fits.groupStart[fit] ?? 0;
    const partType = dictionary.types[rows.type[row] ?? 0]?.code ?? '';
    if (!partTypes.includes(partType)) continue;
    const interchangeNumber = text.groupName.at(rows.group[row - rows.aftermarketCount] ?? 0);
    const option = text.note.at(fits.groupNote[fit] ?? 0);
    options.set([partType, interchangeNumber, option].join('\t'), { partType, interchangeNumber, option });
  }
  return [...options].sort(([a], [b]) => compareStrings(a, b)).map(([, option]) => option);
}
