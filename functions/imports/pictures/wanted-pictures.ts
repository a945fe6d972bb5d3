import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { PiesItem } from '../pies/pies-item.ts';
import { lastResults } from '../sources/last-results.ts';
import { sourceLines } from '../sources/source-files.ts';
import { addressesOf, isWebAddress } from './picture-sources.ts';

/** A picture that parts of the catalogue name by its web address. */
export interface WantedPicture {
  /** The first source that names it, and the first part in it. */
  readonly source: Pick<SourceEntry, 'kind' | 'key'>;
  readonly part: string;
  /** The number of parts that name it. */
  readonly parts: number;
}

export type WantedPictures = ReadonlyMap<string, WantedPicture>;

/** The part of a row and the addresses of its pictures, by the kind of the source. */
const NAMED: Readonly<Record<string, (row: unknown) => { readonly part: string; readonly addresses: string[] }>> = {
  products: (row) => {
    const { companyCode, partNumber, images } = row as ProductRow;
    return { part: `${companyCode} ${partNumber}`, addresses: addressesOf(images) };
  },
  items: (row) => {
    const { brand, brandPartNumber, images = [] } = row as PiesItem;
    return { part: `${brand} ${brandPartNumber}`, addresses: addressesOf(images) };
  },
  salvage: (row) => {
    const { guid, images, sourceVehicle } = row as SalvageRow;
    return { part: guid, addresses: [...images, ...sourceVehicle.images].filter(isWebAddress) };
  },
};

/** Rows without such a text have no picture by web address. Looking for it is much faster than parsing them all. */
const MARK = '"http';

/** Fetching and reporting ask the same of the same sources. */
const last = lastResults<WantedPictures>(1);

/** The pictures that the rows of sources name by web address, by that address. */
export function wantedPictures(store: ObjectStore, sources: readonly SourceEntry[]): Promise<WantedPictures> {
  const naming = sources.filter(({ kind }) => NAMED[kind] !== undefined);
  return last.of(store, naming, () => namedIn(store, naming));
}

async function namedIn(store: ObjectStore, sources: readonly SourceEntry[]): Promise<WantedPictures> {
  const wanted = new Map<string, WantedPicture>();
  for (const { kind, key, hash } of sources) {
    for await (const lines of sourceLines(store, { kind, key, hash })) {
      for (const line of lines) {
        const named = line.includes(MARK) ? NAMED[kind]?.(JSON.parse(line)) : undefined;
        for (const address of new Set(named?.addresses)) {
          const known = wanted.get(address) ?? { source: { kind, key }, part: named?.part ?? '', parts: 0 };
          wanted.set(address, { ...known, parts: known.parts + 1 });
        }
      }
    }
  }
  return wanted;
}
