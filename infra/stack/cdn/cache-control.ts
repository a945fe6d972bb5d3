/**
 * How long browsers and the CDN keep a file of the frontend, as the object's own metadata: a header set by the CDN
 * would also make them keep the answer that there is no such file.
 */
export function cacheControlOf(key: string): string {
  // Vite puts a hash of the content into these names, so a name never gets other content.
  return key.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
