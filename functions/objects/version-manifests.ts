import { type CatalogueVersion, catalogueVersionSchema } from '#shared/schemas/catalogue/catalogue-version.ts';
import { getObject, type ObjectStore, putObject, type WritableObjectStore } from './object-store.ts';

const NAME = 'versions';

/**
 * The manifests of catalogue versions by hash. A manifest lists all index objects, which is too large for an item of
 * the table.
 */
export interface VersionManifests {
  get(hash: string): Promise<CatalogueVersion>;
}

/** Keeps the latest one, because it is read every two seconds. */
export function versionManifests(store: ObjectStore): VersionManifests {
  let kept: { readonly hash: string; readonly manifest: Promise<CatalogueVersion> } | undefined;
  return {
    get(hash) {
      if (kept?.hash !== hash) {
        const manifest = readManifest(store, hash);
        kept = { hash, manifest };
        manifest.catch(() => {
          if (kept?.manifest === manifest) kept = undefined;
        });
      }
      return kept.manifest;
    },
  };
}

async function readManifest(store: ObjectStore, hash: string): Promise<CatalogueVersion> {
  return catalogueVersionSchema.parse(JSON.parse(new TextDecoder().decode(await getObject(store, NAME, hash))));
}

/** Returns the hash. */
export async function putManifest(store: WritableObjectStore, version: CatalogueVersion): Promise<string> {
  const { hash } = await putObject(store, NAME, new TextEncoder().encode(JSON.stringify(version)));
  return hash;
}

export const isManifest = (name: string): boolean => name === NAME;
