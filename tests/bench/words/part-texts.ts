import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';

/** The texts of a part as a full-text search gets them. */
export interface PartText {
  readonly line: LineOfBusiness;
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
  /** Each vehicle with every year that the part fits: '2012 2013 2014 Honda Civic'. */
  readonly vehicles: string;
}

interface VehicleYears {
  readonly make: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
}

/** All parts of a catalogue as texts. */
export async function partTexts(sources: CatalogueSources): Promise<PartText[]> {
  const fitments = new Map<string, string>();
  for await (const { brand, brandPartNumber, applications } of sources.fitments) {
    fitments.set(`${brand} ${brandPartNumber}`, applications.map(inWords).join(' '));
  }
  const shared = new Map<string, string>();
  for await (const row of sources.interchange) {
    shared.set(row.interchangeNumber, [shared.get(row.interchangeNumber), inWords(row)].filter(Boolean).join(' '));
  }
  const parts: PartText[] = [];
  for await (const { title, keywords, manufacturer, description, brand, brandPartNumber } of sources.products) {
    parts.push({
      line: 'aftermarket',
      title,
      keywords: [...keywords, manufacturer].join(' '),
      description,
      vehicles: fitments.get(`${brand} ${brandPartNumber}`) ?? '',
    });
  }
  for await (const { title, description, interchangeNumber } of sources.salvage) {
    parts.push({ line: 'salvage', title, keywords: '', description, vehicles: shared.get(interchangeNumber) ?? '' });
  }
  return parts;
}

const inWords = ({ make, model, from, to }: VehicleYears): string =>
  [...Array.from({ length: to - from + 1 }, (_, index) => from + index), make, model].join(' ');
