import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { wordsOf } from '#functions/search/format/search-text.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import { matchedInterchangeNumber, matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { replacementOf } from '#shared/rules/catalogue/superseded.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';

/** A part with all its facts side by side, without any index. */
export interface Part {
  readonly line: LineOfBusiness;
  readonly id: string;
  readonly company: string;
  readonly type: string;
  readonly title: string;
  readonly flags: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly titleWords: ReadonlySet<string>;
  readonly typeNames: readonly string[];
  /** Stripped numbers that find the part. */
  readonly numbers: readonly string[];
  readonly interchange: string;
  readonly order: readonly string[];
  readonly fits: readonly { make: string; model: string; from: number; to: number; note: string }[];
  readonly list: number;
  readonly explicit: Readonly<Record<string, number>>;
  readonly eaches: number;
  readonly manufacturer: string;
  readonly productLine: string;
  readonly stockAsOf: string;
  readonly stock: readonly { place: LocationRow | undefined; number: string; quantity: number }[];
  readonly mileage: number | undefined;
  readonly grade: string;
  readonly yard: LocationRow | undefined;
}

/** Reads a catalogue into plain parts. */
export async function referenceParts(sources: CatalogueSources): Promise<Part[]> {
  const key = (row: { companyCode: string; partNumber: string }): string => `${row.companyCode}#${row.partNumber}`;
  const typeNames = Map.groupBy(await collect(sources.partTypes), ({ code }) => code);
  const namesOf = (code: string): string[] => (typeNames.get(code) ?? []).map(({ name }) => name);
  const places = new Map((await collect(sources.locations)).map((place) => [`${place.kind}#${place.number}`, place]));
  const prices = new Map((await collect(sources.prices)).map((row) => [key(row), row]));
  const stock = new Map((await collect(sources.stock)).map((row) => [key(row), row]));
  const fitments = new Map(
    (await collect(sources.fitments)).map((row) => [`${row.brand}#${row.brandPartNumber}`, row]),
  );
  const isStreet = ({ make }: { make: string }): boolean => make !== 'PBE' && make !== 'MISC';
  const spans = Map.groupBy((await collect(sources.interchange)).filter(isStreet), (row) =>
    matchedInterchangeNumber(row.interchangeNumber),
  );
  const aftermarket = (await collect(sources.products)).map((row): Part => {
    const price = prices.get(key(row));
    const applications = fitments.get(`${row.brand}#${row.brandPartNumber}`)?.applications ?? [];
    const others = [
      row.brandPartNumber,
      row.sourcePartNumber ?? '',
      ...row.alternateNumbers.map(({ number }) => number),
    ];
    return {
      line: 'aftermarket',
      id: key(row),
      type: row.partType,
      company: row.companyCode,
      title: row.title,
      flags: row.flags,
      titleWords: wordsOf(row.title),
      typeNames: namesOf(row.partType),
      words: wordsOf([row.title, ...namesOf(row.partType), row.manufacturer, ...row.keywords].join(' ')),
      numbers: [row.partNumber, ...others].map(matchedNumber),
      interchange: '',
      order: ['1', row.partType, replacementOf(row) === undefined ? '0' : '1', row.partNumber, key(row)],
      fits: applications.filter(isStreet).map((fit) => ({ ...fit, note: fit.notes.join('; ') })),
      list: price?.list ?? 0,
      explicit: price?.levels ?? {},
      eaches: row.units[0]?.eaches ?? 1,
      manufacturer: row.manufacturer,
      productLine: row.productLine,
      stockAsOf: stock.get(key(row))?.asOf ?? sources.asOf,
      stock: Object.entries(stock.get(key(row))?.onHand ?? {}).map(([number, quantity]) => ({
        place: places.get(`warehouse#${number}`),
        number,
        quantity,
      })),
      mileage: undefined,
      grade: '',
      yard: undefined,
    };
  });
  const salvage = (await collect(sources.salvage)).map((row): Part => {
    const interchange = matchedInterchangeNumber(row.interchangeNumber);
    const { year, make, model } = row.sourceVehicle;
    const own = { make, model, from: year, to: year, note: '' };
    return {
      line: 'salvage',
      id: row.guid,
      type: row.partType,
      company: row.companyCode,
      title: row.title,
      flags: row.flags,
      titleWords: wordsOf(row.title),
      typeNames: namesOf(row.partType),
      words: wordsOf([row.title, ...namesOf(row.partType)].join(' ')),
      numbers: [],
      interchange,
      order: ['2', row.partType, interchange, row.guid],
      fits: spans.get(interchange)?.map((span) => ({ ...span, note: span.option })) ?? [own],
      list: row.list,
      explicit: {},
      eaches: 1,
      manufacturer: '',
      productLine: '',
      stockAsOf: '',
      stock: [],
      mileage: row.mileage,
      grade: row.grade,
      yard: places.get(`yard#${row.yard}`),
    };
  });
  return [...aftermarket, ...salvage];
}
