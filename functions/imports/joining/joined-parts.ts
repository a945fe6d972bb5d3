import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { PiesItem, PiesPrices } from '../pies/pies-item.ts';
import { groupedRows } from '../sources/grouped-rows.ts';
import { mergeSorted } from '../sources/merge-sorted.ts';
import { sortedRows } from '../sources/sorted-rows.ts';
import { sourceBatches, sourceRows } from '../sources/source-files.ts';
import {
  type BrandNumber,
  brandNumberKey,
  identityKey,
  ownIdentity,
  type PartIdentities,
  type PartIdentity,
} from './part-identity.ts';
import { completedProduct, productOfItem } from './product-of-item.ts';

/** A part of the provider, of all that its sources say of it. */
export interface JoinedPart {
  readonly product: ProductRow;
  /** Of its brand's file; the provider's own price list outranks them. */
  readonly prices?: PiesPrices;
}

/** A brand's number for an item that is another's already. */
export interface RefusedClaim {
  readonly claimed: PartIdentity;
  readonly by: BrandNumber;
  readonly holder: BrandNumber;
}

/** What one source says of a part. */
interface Account {
  readonly product: ProductRow;
  readonly prices?: PiesPrices;
  /** By a cross-reference: no number is taken from anybody. */
  readonly isNamed: boolean;
}

const accountKey = ({ product }: Account): string => identityKey(product);

/**
 * Every part once, by company and number. The provider's own row of it comes first; the rest is filled from the items of
 * brands that attach to it. A second brand that claims a number is refused (decision C9): first come is who stands
 * first in the list of sources.
 */
export async function* joinedParts(
  store: ObjectStore,
  sources: { readonly products: readonly SourceEntry[]; readonly items: readonly SourceEntry[] },
  identities: PartIdentities,
  onRefused: (claim: RefusedClaim) => void = () => undefined,
): AsyncGenerator<JoinedPart> {
  const inputs = [
    ...sources.products.map((entry) => ownProducts(store, entry)),
    ...sources.items.map((entry) => itemsInPlace(store, entry, identities)),
    inSmallBatches(sortedRows(movedItems(store, sources.items, identities), accountKey)),
  ];
  for await (const accounts of groupedRows(mergeSorted(inputs, accountKey), accountKey)) {
    const [first, ...others] = accounts;
    if (!first) continue;
    let { product, prices } = first;
    for (const other of others) {
      const isSamePart = other.isNamed || brandNumberKey(other.product) === brandNumberKey(first.product);
      if (isSamePart) {
        product = completedProduct(product, other.product);
        prices ??= other.prices;
      } else onRefused({ claimed: product, by: other.product, holder: first.product });
    }
    yield { product, ...(prices && { prices }) };
  }
}

async function* ownProducts(store: ObjectStore, entry: SourceEntry): AsyncGenerator<Account[]> {
  for await (const products of sourceBatches<ProductRow>(store, entry)) {
    yield products.map((product) => ({ product, isNamed: false }));
  }
}

function accountOf(item: PiesItem, identity: PartIdentity, identities: PartIdentities): Account {
  const { prices } = item;
  return { product: productOfItem(item, identity), ...(prices && { prices }), isNamed: identities.isNamed(item) };
}

/** Items under their own numbers, which is the order of their source. */
async function* itemsInPlace(
  store: ObjectStore,
  entry: SourceEntry,
  identities: PartIdentities,
): AsyncGenerator<Account[]> {
  for await (const items of sourceBatches<PiesItem>(store, entry)) {
    yield items.flatMap((item) => {
      const own = ownIdentity(item.brandPartNumber);
      const isInPlace = identities.of(item).some((identity) => identityKey(identity) === identityKey(own));
      return isInPlace ? [accountOf(item, own, identities)] : [];
    });
  }
}

/** Items that have another number than their own, or another one besides; those have to be sorted anew. */
async function* movedItems(
  store: ObjectStore,
  entries: readonly SourceEntry[],
  identities: PartIdentities,
): AsyncGenerator<Account> {
  for await (const item of sourceRows<PiesItem>(store, ...entries)) {
    const own = identityKey(ownIdentity(item.brandPartNumber));
    for (const identity of identities.of(item)) {
      if (identityKey(identity) !== own) yield accountOf(item, identity, identities);
    }
  }
}

async function* inSmallBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  for await (const row of rows) yield [row];
}
