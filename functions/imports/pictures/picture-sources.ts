import { type PartImage, partPictures } from '#shared/rules/catalogue/part-pictures.ts';
import { imagesAt } from '#shared/rules/content/fetched-picture.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { SalvageRow } from '#shared/schemas/catalogue/salvage-row.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { sourceRows } from '../sources/source-files.ts';

/** The kind of the source that says which pictures have been fetched. It comes from the fetching, not from a file. */
export const FETCHED_PICTURES = 'pictures';

/** A picture that was fetched from a web address, and the path of our copy of it. Sorted by address. */
export interface FetchedPicture {
  readonly address: string;
  readonly path: string;
}

/** Our copies of pictures, by the web addresses in files. */
export type FetchedPaths = ReadonlyMap<string, string>;

export const isWebAddress = (text: string): boolean => /^https?:/.test(text);

export async function fetchedPictures(store: ObjectStore, entries: readonly SourceEntry[]): Promise<FetchedPaths> {
  const paths = new Map<string, string>();
  for await (const { address, path } of sourceRows<FetchedPicture>(store, ...entries)) paths.set(address, path);
  return paths;
}

/** The web addresses that a part's pictures are fetched from: of each picture the largest version. */
export const addressesOf = (images: readonly PartImage[]): string[] =>
  hasWebAddress(images)
    ? partPictures(images)
        .map(({ full }) => full)
        .filter(isWebAddress)
    : [];

/** A product with our copies of its pictures. Those that nobody has fetched yet are left out. */
export function withPicturesOfProduct(product: ProductRow, pictures: FetchedPaths): ProductRow {
  if (!hasWebAddress(product.images)) return product;
  const images = partPictures(product.images).flatMap(({ title, full }) => {
    const path = isWebAddress(full) ? pictures.get(full) : full;
    return path === undefined ? [] : imagesAt(path, title);
  });
  return { ...product, images };
}

/** A recycled part with our copies of its pictures and those of its source vehicle. */
export function withPicturesOfSalvage(part: SalvageRow, pictures: FetchedPaths): SalvageRow {
  const { images, sourceVehicle } = part;
  if (![...images, ...sourceVehicle.images].some(isWebAddress)) return part;
  const own = (addresses: readonly string[]) =>
    addresses.flatMap((address) => (isWebAddress(address) ? (pictures.get(address) ?? []) : address));
  return { ...part, images: own(images), sourceVehicle: { ...sourceVehicle, images: own(sourceVehicle.images) } };
}

const hasWebAddress = (images: readonly PartImage[]): boolean => images.some(({ url }) => isWebAddress(url));
