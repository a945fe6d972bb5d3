import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { type CatalogueSource, catalogueSource } from '#functions/search/query/catalogue-source.ts';
import type { ListedReservation } from '#functions/search/query/reservation-overlay.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';
import { builtCatalogue } from './built-catalogue.ts';
import { generatedCatalogue } from './generated-catalogue.ts';

export function aProduct(facts: Partial<ProductRow> & { partNumber: string }): ProductRow {
  return {
    companyCode: '001',
    brand: 'BBAA',
    brandPartNumber: facts.partNumber,
    manufacturer: 'Acme Collision',
    partType: '100',
    productLine: 'PL0',
    title: `Headlight Assembly ${facts.partNumber}`,
    description: '',
    keywords: [],
    flags: [],
    units: [],
    images: [],
    alternateNumbers: [],
    restrictions: [],
    attributes: [],
    ...facts,
  };
}

export function aSalvagePart({
  mileage = 50_000,
  ...facts
}: Omit<Partial<SalvageRow>, 'mileage'> & { guid: string; mileage?: number | 'unknown' }): SalvageRow {
  return {
    companyCode: '004',
    partType: '100',
    interchangeNumber: '',
    yard: '501',
    ...(mileage === 'unknown' ? {} : { mileage }),
    grade: 'A',
    list: 1_000_000,
    title: 'Headlight',
    description: '',
    flags: [],
    sourceVehicle: { year: 2012, make: 'Honda', model: 'Civic', images: [] },
    images: [],
    ...facts,
  };
}

/**
 * Sources with the given rows, each kind sorted by its natural key, and with the locations, lines and categories of
 * every generated catalogue: warehouses 11 to 18 and yards 501 to 520, product lines PL0 to PL11, part types 100 to
 * 103.
 */
export function smallSources(rows: Partial<CatalogueSources>): CatalogueSources {
  const places = generatedCatalogue({ seed: 1, aftermarket: 0, salvage: 0, applicationsPerPart: 0, types: 4 });
  return { ...places, interchange: [], ...rows };
}

/** A published catalogue in memory, as a function sees it. */
export async function catalogueHolding(
  sources: CatalogueSources,
  reservations: readonly ListedReservation[] = [],
): Promise<CatalogueSource> {
  const { manifest, store } = await builtCatalogue(sources);
  return catalogueSource({
    objects: store,
    pointer: async () => ({ version: 1, index: manifest }),
    reservationsSince: async () => [...reservations],
    now: () => new Date('2026-01-10T12:00:00.000Z'),
    cacheBytes: 2 ** 28,
  });
}
