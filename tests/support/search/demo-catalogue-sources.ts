import { type AftermarketPart, aftermarketParts } from '#functions/demo/catalogue/aftermarket-parts.ts';
import { companyOf } from '#functions/demo/catalogue/files/part-files.ts';
import { type InterchangeGroup, sharersOf } from '#functions/demo/catalogue/interchange-groups.ts';
import { aftermarketTypes, categories, recycledTypes } from '#functions/demo/catalogue/part-categories.ts';
import { type SalvagePart, salvageParts } from '#functions/demo/catalogue/salvage-parts.ts';
import { type Yard, yards } from '#functions/demo/catalogue/yards.ts';
import type { CatalogueSources, CategoryRow } from '#functions/search/format/catalogue-sources.ts';
import type { FitmentRow } from '#shared/schemas/catalogue/fitment-row.ts';
import type { InterchangeRow } from '#shared/schemas/catalogue/interchange-row.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { PriceRow } from '#shared/schemas/catalogue/offer-rows.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';

/** Cents in ten-thousandths of a dollar. */
const UNITS_PER_CENT = 100;

/**
 * The demo catalogue without its files: the rows that its imports would make, as far as a search reads them. It has all
 * titles, keywords, vehicles and list prices, and no stock. The import of the files has tests of its own.
 */
export function demoCatalogueSources(): CatalogueSources {
  const parts = sortedBy([...aftermarketParts(1)], (part) => `${companyOf(part)}\t${part.partNumber}`);
  const recycled = sortedBy([...salvageParts(1)], ({ guid }) => guid);
  const groups = new Map(recycled.map(({ group }) => [group.number, group]));
  return {
    products: parts.map(productRow),
    prices: parts.filter(({ offer }) => offer !== undefined).map(priceRow),
    stock: [],
    fitments: sortedBy(parts.map(fitmentRow), ({ brand, brandPartNumber }) => `${brand}\t${brandPartNumber}`),
    salvage: recycled.map(salvageRow),
    interchange: sortedBy(
      [...groups.values()].flatMap(interchangeRows),
      ({ interchangeNumber, make, model, from }) => `${interchangeNumber}\t${make}\t${model}\t${from}`,
    ),
    categories: sortedBy(Object.entries(categories).map(categoryRow), ({ fullName }) => fullName),
    partTypes: [
      ...aftermarketTypes.map(({ code, name }) => ({ code, name, lineOfBusiness: 'aftermarket' as const })),
      ...recycledTypes.map(({ number, name }) => ({ code: number, name, lineOfBusiness: 'salvage' as const })),
    ],
    productLines: [...new Set(Object.values(categories).map(({ productLine }) => productLine))]
      .sort()
      .map((code) => ({ code, name: code })),
    insurers: [],
    locations: yards.map(locationRow),
    asOf: '2026-03-01T00:00:00.000Z',
  };
}

function sortedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ row }) => row);
}

function productRow(part: AftermarketPart): ProductRow {
  const { brand, type, partNumber, brandPartNumber, title, description, flags } = part;
  return {
    companyCode: companyOf(part),
    partNumber,
    brand: brand.code,
    brandPartNumber,
    manufacturer: brand.name,
    partType: type.code,
    productLine: type.productLine,
    title,
    description,
    keywords: [...(type.keywords ?? [])],
    flags: [...flags],
    units: [],
    images: [],
    alternateNumbers: [],
    restrictions: [],
    attributes: [],
  };
}

const priceRow = (part: AftermarketPart): PriceRow => ({
  companyCode: companyOf(part),
  partNumber: part.partNumber,
  list: (part.offer?.list ?? 0) * UNITS_PER_CENT,
  levels: {},
});

const fitmentRow = ({ brand, brandPartNumber, type, fitments }: AftermarketPart): FitmentRow => ({
  brand: brand.code,
  brandPartNumber,
  applications: fitments.map(({ generation: { make, model }, from, to, notes }, index) => ({
    id: String(index),
    make,
    model,
    from,
    to,
    partType: type.code,
    quantity: 1,
    notes: [...notes],
    options: [],
  })),
});

function salvageRow({ guid, group, vehicle, title, description, list, grade }: SalvagePart): SalvageRow {
  const { year, generation, mileage, yard } = vehicle;
  return {
    guid,
    companyCode: '004',
    partType: group.type.number,
    interchangeNumber: group.number,
    yard: yard.number,
    ...(mileage !== undefined && { mileage }),
    grade: grade === 'A' || grade === 'B' || grade === 'C' ? grade : 'ungraded',
    list: list * UNITS_PER_CENT,
    title,
    description,
    flags: [],
    sourceVehicle: { year, make: generation.make, model: generation.model, images: [] },
    images: [],
  };
}

const interchangeRows = (group: InterchangeGroup): InterchangeRow[] =>
  sharersOf(group).map(({ make, model, from, to }) => ({
    interchangeNumber: group.number,
    partType: group.type.number,
    make,
    model,
    from,
    to,
    option: group.option,
  }));

const categoryRow = ([fullName, { aftermarket, recycled = [] }]: [
  string,
  (typeof categories)[string],
]): CategoryRow => ({
  fullName,
  partTypes: [...aftermarket.map(({ code }) => code), ...recycled.map(({ number }) => number)],
});

const locationRow = ({ number, name, phoneNumber, postalCode, latitude, longitude, timeZone }: Yard): LocationRow => ({
  kind: 'yard',
  number,
  companyCode: '004',
  name,
  phoneNumber,
  postalCode,
  latitude,
  longitude,
  timeZone,
  transfersFrom: [],
});
