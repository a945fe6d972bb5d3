import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import { isPartNumber } from '#shared/schemas/fields/wire-names.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { PiesItem, PiesPrices } from '../pies/pies-item.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import { inBatches } from '../sources/in-batches.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';
import { sortedRows } from '../sources/sorted-rows.ts';
import { sourceBatches, sourceRows } from '../sources/source-files.ts';
import {
  type BrandNumber,
  brandFormKey,
  identityKey,
  ownIdentity,
  type PartIdentities,
  type PartIdentity,
} from './part-identity.ts';
import { completedProduct, productOfItem } from './product-of-item.ts';

/** A part of the provider, joined from all its sources. */
export interface MergedPart {
  readonly product: ProductRow;
  /** Prices in the brand's file. The provider's price list takes precedence. */
  readonly prices?: PiesPrices;
}

/** A brand's number for an item that already belongs to another brand. */
export interface RefusedClaim {
  readonly claimed: PartIdentity;
  readonly by: BrandNumber;
  readonly holder: BrandNumber;
}

/** Hears of parts that are left out while parts are joined. */
export interface PartsListener {
  readonly onRefused?: (claim: RefusedClaim) => void;
  /** The part can't be ordered, because no call can name its number (case N15). */
  readonly onUnsellable?: (product: ProductRow) => void;
}

/** A part as one source describes it. */
interface Description {
  readonly product: ProductRow;
  readonly prices?: PiesPrices;
  /** A cross-reference names the part, so its number is not a competing claim. */
  readonly isNamed: boolean;
}

const descriptionKey = ({ product }: Description): string => identityKey(product);

/**
 * Every part once, sorted by company code and number. The provider's own row takes precedence, and missing fields are filled
 * from the items of brands that attach to it. A second brand that claims a number is refused (decision C9). The brand that
 * comes first in the list of sources is the first.
 */
export async function* mergedParts(
  store: ObjectStore,
  sources: { readonly products: readonly SourceEntry[]; readonly items: readonly SourceEntry[] },
  identities: PartIdentities,
  { onRefused = () => undefined, onUnsellable = () => undefined }: PartsListener = {},
): AsyncGenerator<MergedPart> {
  const inputs = [
    ...sources.products.map((entry) => ownProducts(store, entry)),
    ...sources.items.map((entry) => itemsInPlace(store, entry, identities)),
    inBatches(sortedRows(movedItems(store, sources.items, identities), descriptionKey)),
  ];
  for await (const descriptions of groupedRows(mergeSorted(inputs, descriptionKey), descriptionKey)) {
    const [first, ...others] = descriptions;
    if (!first) continue;
    let { product, prices } = first;
    for (const other of others) {
      const isSamePart = other.isNamed || brandFormKey(other.product) === brandFormKey(first.product);
      if (isSamePart) {
        product = completedProduct(product, other.product);
        prices ??= other.prices;
      } else onRefused({ claimed: product, by: other.product, holder: first.product });
    }
    if (isPartNumber(product.partNumber)) yield { product, ...(prices && { prices }) };
    else onUnsellable(product);
  }
}

async function* ownProducts(store: ObjectStore, entry: SourceEntry): AsyncGenerator<Description[]> {
  for await (const products of sourceBatches<ProductRow>(store, entry)) {
    yield products.map((product) => ({ product, isNamed: false }));
  }
}

function descriptionOf(item: PiesItem, identity: PartIdentity, identities: PartIdentities): Description {
  const { prices } = item;
  return { product: productOfItem(item, identity), ...(prices && { prices }), isNamed: identities.isNamed(item) };
}

/** Items that keep their own numbers. They are already in the right order. */
async function* itemsInPlace(
  store: ObjectStore,
  entry: SourceEntry,
  identities: PartIdentities,
): AsyncGenerator<Description[]> {
  for await (const items of sourceBatches<PiesItem>(store, entry)) {
    yield items.flatMap((item) => {
      const own = ownIdentity(item.brandPartNumber);
      const isInPlace = identities.of(item).some((identity) => identityKey(identity) === identityKey(own));
      return isInPlace ? [descriptionOf(item, own, identities)] : [];
    });
  }
}

/** Items under other numbers than their own. They have to be sorted again. */
async function* movedItems(
  store: ObjectStore,
  entries: readonly SourceEntry[],
  identities: PartIdentities,
): AsyncGenerator<Description> {
  for await (const item of sourceRows<PiesItem>(store, ...entries)) {
    const own = identityKey(ownIdentity(item.brandPartNumber));
    for (const identity of identities.of(item)) {
      if (identityKey(identity) !== own) yield descriptionOf(item, identity, identities);
    }
  }
}
