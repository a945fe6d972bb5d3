import { canBeOrdered } from '#shared/rules/terms/order-quantity.ts';
import { termsOfSale } from '#shared/rules/terms/terms-of-sale.ts';
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
import {
  FETCHED_PICTURES,
  type FetchedPaths,
  fetchedPictures,
  withPicturesOfProduct,
  withPicturesOfSalvage,
} from '../pictures/picture-sources.ts';
import { onePerKey } from '../sources/grouped-rows.ts';
import { inBatches } from '../sources/in-batches.ts';
import { lastResults } from '../sources/last-results.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';
import { SeenKeys } from '../sources/seen-keys.ts';
import { soldParts } from '../sources/sold-parts.ts';
import { sortedRows } from '../sources/sorted-rows.ts';
import { sourceBatches, sourceHeads, sourceRows } from '../sources/source-files.ts';
import {
  claimIssue,
  type MergeIssue,
  sameFormIssue,
  unorderableIssue,
  unsellableIssue,
  unsoldIssue,
} from './merge-issue.ts';
import { type FitmentOwner, mergedFitmentRows } from './merged-fitments.ts';
import { type MergedPart, mergedParts, type PartsListener } from './merged-parts.ts';
import { type Aliases, formKey, numberAliases } from './number-forms.ts';
import {
  type BrandNumber,
  brandFormKey,
  brandNumberKey,
  identityKey,
  type PartIdentities,
  type PartIdentity,
} from './part-identity.ts';
import { byKey, identitiesIn, type PartNumbers, partNumbers } from './part-numbers.ts';

/** The index and the offers are made from the same sources, and offers from those before as well. */
const lastAliases = lastResults<Readonly<Record<'prices' | 'stock', Aliases>>>(2);

/** The time of stock that was never counted, because there is none. */
export const NEVER_COUNTED = '1970-01-01T00:00:00.000Z';

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
  const [products, items, crossEntries] = [entriesOf('products'), entriesOf('items'), entriesOf('cross-references')];
  const [prices, stock] = [entriesOf('prices'), entriesOf('stock')];
  const crossReferences = rowsOf<CrossReferenceRow>('cross-references');
  const identities = await identitiesIn(store, sources);
  const numbers = () => partNumbers(store, { products, items }, identities);
  const pictures = await fetchedPictures(store, entriesOf(FETCHED_PICTURES));
  const parts = (listener?: PartsListener) => mergedParts(store, { products, items }, identities, listener);
  async function* fitments(): AsyncGenerator<FitmentRow> {
    const vehicles = vehicleLookup(await collect(rowsOf<VehicleRow>('vehicles')));
    const ownerOf = await fitmentOwner(crossReferences, identities, numbers, () =>
      fitmentNumbers(store, entriesOf('fitments')),
    );
    const rows = mergedFitmentRows(() => rowsOf<SentFitments>('fitments')[Symbol.asyncIterator](), vehicles, ownerOf);
    // Issues are only reported while building, which reads the products first.
    yield* onIssue ? reportingUnsold(rows, sold, onIssue) : rows;
  }
  const sold = new SeenKeys();
  async function* soldProducts(): AsyncGenerator<ProductRow> {
    const forms = new SeenKeys();
    const listener: PartsListener = {
      onRefused: (claim) => onIssue?.(claimIssue(claim)),
      onUnsellable: (product) => onIssue?.(unsellableIssue(product)),
    };
    for await (const { product } of parts(listener)) {
      if (onIssue) {
        sold.add(brandNumberKey(product));
        if (!forms.add(formKey(product))) onIssue(sameFormIssue(product));
        const terms = termsOfSale(product);
        if (terms && !canBeOrdered(terms, product.units)) onIssue(unorderableIssue(product));
      }
      yield withPicturesOfProduct(product, pictures);
    }
  }
  const aliases = await lastAliases.of(store, [products, items, crossEntries, prices, stock].flat(), () =>
    numberAliases(store, numbers, { prices, stock }),
  );
  return {
    products: again(soldProducts),
    prices: again(() => pricesOf(store, prices, aliases.prices, items.length > 0 ? parts() : nothing())),
    stock: again(() => stockOf(store, stock, aliases.stock)),
    fitments: again(fitments),
    interchange: rowsOf('interchange'),
    salvage: again(() => unsold(store, salvageOf(store, entriesOf('salvage'), pictures), entriesOf(SOLD_PARTS))),
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
  aliases: Aliases,
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
  const lists = entries.map((entry) => underPartNumbers(() => sourceBatches<PriceRow>(store, entry), aliases));
  return onePerKey(mergeSorted([...lists.flat(), ofBrands()], identityKey), identityKey, firstCome);
}

/** The stock of all suppliers, with the time each row was counted. */
function stockOf(store: ObjectStore, entries: readonly SourceEntry[], aliases: Aliases): AsyncGenerator<StockRow> {
  const counted = entries.flatMap((entry) => {
    async function* rowsOf(): AsyncGenerator<StockRow[]> {
      for await (const rows of sourceBatches<StockRow>(store, entry)) {
        yield rows.map((row) => ({ ...row, asOf: row.asOf ?? entry.asOf }));
      }
    }
    return underPartNumbers(rowsOf, aliases);
  });
  return onePerKey(mergeSorted(counted, identityKey), identityKey, stockFormat.merge);
}

/** Sorted rows in two streams: those of the numbers of parts, and those that have the number of their part from now on. */
function underPartNumbers<Row extends PartIdentity>(
  rowsOf: () => AsyncIterable<readonly Row[]>,
  aliases: Aliases,
): AsyncIterable<readonly Row[]>[] {
  if (aliases.size === 0) return [rowsOf()];
  async function* own(): AsyncGenerator<Row[]> {
    for await (const rows of rowsOf()) yield rows.filter((row) => !aliases.has(identityKey(row)));
  }
  async function* moved(): AsyncGenerator<Row> {
    for await (const rows of rowsOf()) {
      for (const row of rows) {
        const part = aliases.get(identityKey(row));
        if (part) yield { ...row, ...part };
      }
    }
  }
  return [own(), inBatches(sortedRows(moved(), identityKey))];
}

async function* salvageOf(
  store: ObjectStore,
  entries: readonly SourceEntry[],
  pictures: FetchedPaths,
): AsyncGenerator<SalvageRow> {
  const guidOf = ({ guid }: SalvageRow) => guid;
  const inputs = entries.map((entry) => sourceBatches<SalvageRow>(store, entry));
  for await (const part of onePerKey(mergeSorted(inputs, guidOf), guidOf, firstCome)) {
    yield withPicturesOfSalvage(part, pictures);
  }
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

/** The brands' numbers that have fitments. Only they are read of the rows, which are long. */
async function* fitmentNumbers(store: ObjectStore, entries: readonly SourceEntry[]): AsyncGenerator<BrandNumber[]> {
  for (const entry of entries) yield* sourceHeads<BrandNumber>(store, entry, 'applications');
}

/**
 * Finds the part that the fitments of a number go to, if it is not the part of just that number: the one that a
 * cross-reference names, or the only one of the brand whose number is another spelling. Undefined if there are none.
 */
async function fitmentOwner(
  crossReferences: AsyncIterable<CrossReferenceRow>,
  identities: PartIdentities,
  parts: () => AsyncIterable<PartNumbers>,
  numbers: () => AsyncIterable<readonly BrandNumber[]>,
): Promise<FitmentOwner | undefined> {
  const crossReferenced = await crossReferencedOwner(crossReferences, identities, parts);
  const spelled = await spelledOtherwise(parts, numbers);
  if (!crossReferenced && spelled.size === 0) return undefined;
  return (part) => (identities.isNamed(part) ? crossReferenced?.(part) : spelled.get(brandNumberKey(part)));
}

/** The parts of numbers with fitments that no part has just so, by the key of the number (decision C2, case N13). */
async function spelledOtherwise(
  parts: () => AsyncIterable<PartNumbers>,
  numbers: () => AsyncIterable<readonly BrandNumber[]>,
): Promise<ReadonlyMap<string, BrandNumber>> {
  const sold = new SeenKeys();
  for await (const part of parts()) sold.add(brandNumberKey(part));
  const unsold = new Map<string, BrandNumber[]>();
  for await (const batch of numbers()) {
    for (const number of batch) {
      if (sold.has(brandNumberKey(number))) continue;
      const form = brandFormKey(number);
      unsold.set(form, [...(unsold.get(form) ?? []), number]);
    }
  }
  const owners = new Map<string, BrandNumber[]>();
  if (unsold.size > 0) {
    for await (const part of parts()) {
      const form = brandFormKey(part);
      if (!unsold.has(form)) continue;
      const { brand, brandPartNumber } = part;
      const known = (owners.get(form) ?? []).filter((one) => brandNumberKey(one) !== brandNumberKey(part));
      owners.set(form, [...known, { brand, brandPartNumber }]);
    }
  }
  const spelled = new Map<string, BrandNumber>();
  for (const [form, [owner, ...others]] of owners) {
    if (!owner || others.length > 0) continue;
    for (const number of unsold.get(form) ?? []) spelled.set(brandNumberKey(number), owner);
  }
  return spelled;
}

/** Finds the part whose fitments a cross-referenced number adds to. Undefined if there are no cross-references. */
async function crossReferencedOwner(
  crossReferences: AsyncIterable<CrossReferenceRow>,
  identities: PartIdentities,
  parts: () => AsyncIterable<PartNumbers>,
): Promise<FitmentOwner | undefined> {
  const named = new Set<string>();
  for await (const row of crossReferences) named.add(identityKey(row));
  if (named.size === 0) return undefined;
  const owners = new Map<string, BrandNumber>();
  for await (const part of parts()) {
    const key = identityKey(part);
    const { brand, brandPartNumber } = part;
    if (named.has(key)) owners.set(key, { brand, brandPartNumber });
  }
  return (part) => {
    if (!identities.isNamed(part)) return undefined;
    const [identity] = identities.of(part);
    const owner = identity && owners.get(identityKey(identity));
    return owner?.brand === part.brand && owner.brandPartNumber === part.brandPartNumber ? undefined : owner;
  };
}
