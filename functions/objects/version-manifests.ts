import { type CatalogueVersion, catalogueVersionSchema } from '#shared/schemas/catalogue/catalogue-version.ts';
import { getObject, type ObjectStore, putObject, type WritableObjectStore } from './object-store.ts';

const NAME = 'versions';

/** What catalogue versions consist of, by hash: with all their index objects they are too large for items of the table. */
export interface VersionManifests {
  get(hash: string): Promise<CatalogueVersion>;
}

/** The latest one is kept, for it is asked for every two seconds. */
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

/** Answers the hash. */
export async function putManifest(store: WritableObjectStore, version: CatalogueVersion): Promise<string> {
  const { hash } = await putObject(store, NAME, new TextEncoder().encode(JSON.stringify(version)));
  return hash;
}

export const isManifest = (name: string): boolean => name === NAME;
