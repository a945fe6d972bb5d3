import { SOLD_PARTS, type SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { CrossReferenceRow } from '#shared/schemas/catalogue/cross-reference-row.ts';
import type { FitmentRow, SentFitments } from '#shared/schemas/catalogue/fitment-row.ts';
import type { PriceRow, StockRow } from '#shared/schemas/catalogue/offer-rows.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';
import type { VehicleRow } from '#shared/schemas/catalogue/vehicle-row.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { CatalogueSources } from '../../search/format/catalogue-sources.ts';
import { collect, sortedLookup } from '../../search/format/sorted-rows.ts';
import { vehicleLookup } from '../aces/vehicle-lookup.ts';
import { stockFormat } from '../csv/formats/stock.ts';
import { onePerKey } from '../sources/grouped-rows.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';
import { SeenKeys } from '../sources/seen-keys.ts';
import { soldParts } from '../sources/sold-parts.ts';
import { sourceBatches, sourceRows } from '../sources/source-files.ts';
import { claimIssue, type MergeIssue, unsoldIssue } from './merge-issue.ts';
import { type FitmentOwner, mergedFitmentRows } from './merged-fitments.ts';
import { type MergedPart, mergedParts, type RefusedClaim } from './merged-parts.ts';
import { type BrandNumber, brandNumberKey, identityKey, type PartIdentities, partIdentities } from './part-identity.ts';

/** The time of stock that was never counted, because there is none. */
export const NEVER_COUNTED = '1970-01-01T00:00:00.000Z';

const byKey = (a: SourceEntry, b: SourceEntry): number => (a.key < b.key ? -1 : 1);

/**
 * The rows of all sources of a catalogue version, joined. Rows of each kind are sorted by natural key, one for each key. They
 * can be read any number of times, and the same sources always give the same rows.
 */
export async function mergedCatalogue(
  store: ObjectStore,
  sources: readonly SourceEntry[],
  onIssue?: (issue: MergeIssue) => void,
): Promise<CatalogueSources> {
  const entriesOf = (kind: string) => sources.filter((entry) => entry.kind === kind);
  const rowsOf = <Row>(kind: string) => again(() => sourceRows<Row>(store, ...entriesOf(kind).sort(byKey)));
  const [products, items, stock] = [entriesOf('products'), entriesOf('items'), entriesOf('stock')];
  const crossReferences = rowsOf<CrossReferenceRow>('cross-references');
  const identities = await partIdentities(
    crossReferences,
    // Only items of brands attach to products.
    items.length > 0 ? rowsOf<ProductRow>('products') : again(nothing<ProductRow>),
  );
  const parts = (listener?: (claim: RefusedClaim) => void) =>
    mergedParts(store, { products, items }, identities, listener);
  async function* fitments(): AsyncGenerator<FitmentRow> {
    const vehicles = vehicleLookup(await collect(rowsOf<VehicleRow>('vehicles')));
    const ownerOf = await fitmentOwner(crossReferences, identities, parts);
    const rows = mergedFitmentRows(() => rowsOf<SentFitments>('fitments')[Symbol.asyncIterator](), vehicles, ownerOf);
    // Issues are only reported while building, which reads the products first.
    yield* onIssue ? reportingUnsold(rows, sold, onIssue) : rows;
  }
  const sold = new SeenKeys();
  async function* soldProducts(): AsyncGenerator<ProductRow> {
    for await (const { product } of parts((claim) => onIssue?.(claimIssue(claim)))) {
      if (onIssue) sold.add(brandNumberKey(product));
      yield product;
    }
  }
  return {
    products: again(soldProducts),
    prices: again(() => pricesOf(store, entriesOf('prices'), items.length > 0 ? parts() : nothing())),
    stock: again(() => stockOf(store, stock)),
    fitments: again(fitments),
    interchange: rowsOf('interchange'),
    salvage: again(() => unsold(store, salvageOf(store, entriesOf('salvage')), entriesOf(SOLD_PARTS))),
    categories: rowsOf('categories'),
    partTypes: rowsOf('part-types'),
    productLines: rowsOf('product-lines'),
    insurers: rowsOf('insurance'),
    locations: rowsOf('locations'),
    asOf: stock.map(({ asOf }) => asOf).sort()[0] ?? NEVER_COUNTED,
  };
}

/** Starts from the beginning for each reader. */
const again = <Row>(rows: () => AsyncGenerator<Row>): { [Symbol.asyncIterator]: () => AsyncGenerator<Row> } => ({
  [Symbol.asyncIterator]: rows,
});

async function* nothing<Row>(): AsyncGenerator<Row> {}

/** Passes fitments on, and reports each brand with numbers that no product has. */
async function* reportingUnsold(
  rows: AsyncIterable<FitmentRow>,
  sold: SeenKeys,
  onIssue: (issue: MergeIssue) => void,
): AsyncGenerator<FitmentRow> {
  const unsold = new Map<string, { numbers: number; readonly example: string }>();
  for await (const row of rows) {
    yield row;
    if (sold.has(brandNumberKey(row))) continue;
    const ofBrand = unsold.get(row.brand) ?? { numbers: 0, example: row.brandPartNumber };
    ofBrand.numbers += 1;
    unsold.set(row.brand, ofBrand);
  }
  for (const [brand, { numbers, example }] of unsold) onIssue(unsoldIssue(brand, numbers, example));
}

/** The provider's prices. A part that they don't have gets the prices in its brand's file. */
function pricesOf(
  store: ObjectStore,
  entries: readonly SourceEntry[],
  parts: AsyncIterable<MergedPart>,
): AsyncGenerator<PriceRow> {
  const ofBrands = async function* (): AsyncGenerator<PriceRow[]> {
    for await (const { product, prices } of parts) {
      if (!prices) continue;
      const { companyCode, partNumber } = product;
      const { list = 0, core, levels } = prices;
      yield [{ companyCode, partNumber, list, ...(core !== undefined && { core }), levels }];
    }
  };
  const lists = entries.map((entry) => sourceBatches<PriceRow>(store, entry));
  return onePerKey(mergeSorted([...lists, ofBrands()], identityKey), identityKey, firstCome);
}

/** The stock of all suppliers, with the time each row was counted. */
function stockOf(store: ObjectStore, entries: readonly SourceEntry[]): AsyncGenerator<StockRow> {
  const counted = entries.map(async function* (entry): AsyncGenerator<StockRow[]> {
    for await (const rows of sourceBatches<StockRow>(store, entry)) {
      yield rows.map((row) => ({ ...row, asOf: row.asOf ?? entry.asOf }));
    }
  });
  return onePerKey(mergeSorted(counted, identityKey), identityKey, stockFormat.merge);
}

function salvageOf(store: ObjectStore, entries: readonly SourceEntry[]): AsyncGenerator<SalvageRow> {
  const guidOf = ({ guid }: SalvageRow) => guid;
  const inputs = entries.map((entry) => sourceBatches<SalvageRow>(store, entry));
  return onePerKey(mergeSorted(inputs, guidOf), guidOf, firstCome);
}

/** Leaves out sold parts, which feeds still contain for a while. */
async function* unsold(
  store: ObjectStore,
  salvage: AsyncIterable<SalvageRow>,
  entries: readonly SourceEntry[],
): AsyncGenerator<SalvageRow> {
  if (entries.every(({ rows }) => rows === 0)) {
    yield* salvage;
    return;
  }
  const sold = sortedLookup(soldParts(store, ...entries), ({ guid }) => guid);
  for await (const part of salvage) if (!(await sold.find(part.guid))) yield part;
}

/** The first source with a key wins, so that no supplier can take over a part by naming it. */
const firstCome = <Row>(earlier: Row): Row => earlier;

/** Finds the part whose fitments a cross-referenced number adds to. Undefined if there are no cross-references. */
async function fitmentOwner(
  crossReferences: AsyncIterable<CrossReferenceRow>,
  identities: PartIdentities,
  parts: () => AsyncIterable<MergedPart>,
): Promise<FitmentOwner | undefined> {
  const named = new Set<string>();
  for await (const row of crossReferences) named.add(identityKey(row));
  if (named.size === 0) return undefined;
  const owners = new Map<string, BrandNumber>();
  for await (const { product } of parts()) {
    const key = identityKey(product);
    const { brand, brandPartNumber } = product;
    if (named.has(key)) owners.set(key, { brand, brandPartNumber });
  }
  return (part) => {
    if (!identities.isNamed(part)) return undefined;
    const [identity] = identities.of(part);
    const owner = identity && owners.get(identityKey(identity));
    return owner?.brand === part.brand && owner.brandPartNumber === part.brandPartNumber ? undefined : owner;
  };
}
